/// A text in which `*` stands for anything, be it nothing.
///
/// What it takes to compare it grows with the two texts and never with their product.
struct StarPattern: Sendable {
  private let start: [UInt8]
  private let end: [UInt8]
  /// What stands between stars, in its order.
  private let middle: [Piece]
  /// Nothing but the start, which is all of the text.
  private let isWhole: Bool

  init(_ text: String) {
    let parts = Array(text.utf8).split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    isWhole = parts.count == 1
    start = Array(parts.first ?? [])
    end = isWhole ? [] : Array(parts.last ?? [])
    middle = parts.dropFirst().dropLast().filter { !$0.isEmpty }.map { Piece(Array($0)) }
  }

  func matches(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !isWhole else { return bytes == start }
    guard bytes.count >= start.count + end.count, bytes.starts(with: start),
      bytes.suffix(end.count).elementsEqual(end)
    else { return false }
    let limit = bytes.count - end.count
    var place = start.count
    for piece in middle {
      guard let next = piece.end(in: bytes[place..<limit]) else { return false }
      place = next
    }
    return true
  }

  /// Whether it has exactly one star, for which one part of a text stands.
  var hasOneStar: Bool { !isWhole && middle.isEmpty }

  /// What the star of a pattern with one stands for in a text that it matches.
  func rest(of text: String) -> String {
    guard hasOneStar, matches(text) else { return "" }
    return String(decoding: text.utf8.dropFirst(start.count).dropLast(end.count), as: UTF8.self)
  }

  /// A text to look for, with what is known of it while its beginning is met.
  private struct Piece {
    let bytes: [UInt8]
    /// By length of a beginning that is met, the longest beginning that it ends with.
    let falls: [Int]

    init(_ bytes: [UInt8]) {
      var falls = [0]
      var length = 0
      for byte in bytes.dropFirst() {
        while length > 0, bytes[length] != byte { length = falls[length - 1] }
        if bytes[length] == byte { length += 1 }
        falls.append(length)
      }
      self.bytes = bytes
      self.falls = falls
    }

    /// Behind its first occurrence, by the algorithm of Knuth, Morris and Pratt.
    func end(in text: ArraySlice<UInt8>) -> Int? {
      var length = 0
      for place in text.indices {
        while length > 0, bytes[length] != text[place] { length = falls[length - 1] }
        if bytes[length] == text[place] { length += 1 }
        if length == bytes.count { return place + 1 }
      }
      return nil
    }
  }
}
