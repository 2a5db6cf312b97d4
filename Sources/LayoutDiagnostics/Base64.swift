/// Encodes bytes as Base64 (RFC 4648 §4), and decodes them.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let letter = Self.letters[Int(bits >> UInt32(18 - 6 * place) & 0x3F)]
        text.append(place <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text; nil unless ``text(of:)`` gives the text for them.
  package static func bytes(of text: String) -> [UInt8]? {
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }.map { letters.firstIndex(of: $0) }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    for (place, digit) in digits.enumerated() {
      guard let digit else { return nil }
      bits = bits << 6 | UInt32(digit)
      guard place % 4 > 0 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(6 - 2 * (place % 4))))
    }
    return self.text(of: bytes) == text ? bytes : nil
  }
}
