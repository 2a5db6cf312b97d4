/// A pattern in which `*` matches any text, including the empty one.
///
/// - Complexity: Matching takes O(n + m) time for a pattern of n bytes and a text of m bytes.
struct StarPattern: Sendable {
  private let start: [UInt8]
  private let end: [UInt8]
  /// The pieces between the stars, in order.
  private let middle: [Piece]
  /// Whether the pattern has no star, so that `start` is all of it.
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

  /// Whether the pattern has exactly one star.
  var hasOneStar: Bool { !isWhole && middle.isEmpty }

  /// Returns the text that the only star of the pattern matches; empty if there is no match.
  func rest(of text: String) -> String {
    guard hasOneStar, matches(text) else { return "" }
    return String(decoding: text.utf8.dropFirst(start.count).dropLast(end.count), as: UTF8.self)
  }

  /// A piece to search for, with the table of the Knuth–Morris–Pratt algorithm.
  private struct Piece {
    let bytes: [UInt8]
    /// For each matched length, the length of the longest prefix that is also a suffix of the
    /// match.
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

    /// Returns the index behind the first occurrence of the piece; nil if there is none.
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
