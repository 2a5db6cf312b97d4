/// The bytes that values in XML consist of, with tests for them.
package enum Bytes {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let percent = UInt8(ascii: "%")
  static let plus = UInt8(ascii: "+")
  package static let comma = UInt8(ascii: ",")
  package static let minus = UInt8(ascii: "-")
  package static let point = UInt8(ascii: ".")
  package static let colon = UInt8(ascii: ":")
  package static let hash = UInt8(ascii: "#")
  package static let quote = UInt8(ascii: "'")
  package static let openParenthesis = UInt8(ascii: "(")
  package static let closeParenthesis = UInt8(ascii: ")")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")

  @inline(__always)
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == newline || byte == tab || byte == carriageReturn
  }

  /// Whether the byte is the sign of a sum or a difference.
  package static func isSign(_ byte: UInt8) -> Bool { byte == plus || byte == minus }

  @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10
  }

  @inline(__always)
  package static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }

  /// Returns the value of a hexadecimal digit; nil for other bytes.
  @inline(__always)
  package static func hexadecimal(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte &- 0x30) }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }

  /// Returns the end of the white space that starts at `position`.
  @inline(__always)
  package static func skipSpaces(_ bytes: Span<UInt8>, from position: Int) -> Int {
    var position = position
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    return position
  }

  /// Returns the end of the run of bytes other than white space that starts at `position`.
  @inline(__always)
  package static func wordEnd(_ bytes: Span<UInt8>, from position: Int) -> Int {
    var position = position
    while position < bytes.count, !isSpace(bytes[position]) { position += 1 }
    return position
  }
}
