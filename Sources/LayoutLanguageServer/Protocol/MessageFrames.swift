/// Splits a stream of bytes into messages, each behind a header with its length, and writes such
/// headers.
package struct MessageFrames {
  private var bytes: [UInt8] = []
  /// The place of the first byte that belongs to no returned message.
  private var start = 0
  /// The mistake that makes the rest of the stream unreadable.
  package private(set) var mistake: String?

  /// The longest header, so that a stream of something else is noticed.
  private static let longestHeader = 4_096
  /// The longest message in bytes: a document of the greatest size, escaped.
  private static let longestMessage = 64 << 20

  package init() {}

  /// Adds bytes of the stream, and returns the contents of the messages that are complete.
  package mutating func add(_ more: some Sequence<UInt8>) -> [[UInt8]] {
    bytes += more
    var messages: [[UInt8]] = []
    while mistake == nil, let message = next() { messages.append(message) }
    if start > 0 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    return messages
  }

  /// Returns a message with its header.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }

  private mutating func next() -> [UInt8]? {
    guard let headerEnd = endOfHeader() else {
      if bytes.count - start > Self.longestHeader { mistake = "a message has no header" }
      return nil
    }
    guard let length = length(in: bytes[start..<headerEnd]) else {
      mistake = "a message has no Content-Length"
      return nil
    }
    guard length <= Self.longestMessage else {
      mistake = "a message is longer than \(Self.longestMessage) bytes"
      return nil
    }
    let end = headerEnd + 4 + length
    guard end <= bytes.count else { return nil }
    defer { start = end }
    return Array(bytes[headerEnd + 4..<end])
  }

  /// Returns the place of the empty line behind the header.
  private func endOfHeader() -> Int? {
    var place = start
    while place + 3 < bytes.count, place - start <= Self.longestHeader {
      if bytes[place] == 0x0D, bytes[place + 1] == 0x0A, bytes[place + 2] == 0x0D,
        bytes[place + 3] == 0x0A
      {
        return place
      }
      place += 1
    }
    return nil
  }

  private func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0D || $0 == 0x0A }) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = String(decoding: parts[0], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let digits = parts[1].drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 != 0x20 && $0 != 0x09 }
      guard !digits.isEmpty, digits.count < 12, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else {
        return nil
      }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }
}
