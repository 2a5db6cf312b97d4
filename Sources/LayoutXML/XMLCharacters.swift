/// The classes of characters in XML 1.0, fifth edition, §2.2 and §2.3.
package enum XMLCharacters {
  private static let lowNameBytes: UInt64 =
    (0x3ff << 48)  // 0-9
    | (1 << 45) | (1 << 46)  // - .
  private static let highNameBytes: UInt64 =
    (0x3ff_ffff << 1) | (0x3ff_ffff << 33)  // A-Z a-z
    | (1 << 31)  // _

  /// Whether a byte other than a colon continues a name.
  ///
  /// Bytes from 0x80 up count as part of a name until their scalar is checked.
  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    if byte < 64 { return (lowNameBytes >> UInt64(byte)) & 1 != 0 }
    return byte >= 0x80 || (highNameBytes >> UInt64(byte & 63)) & 1 != 0
  }

  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == .colon
      || (byte >= 64 && (highNameBytes >> UInt64(byte & 63)) & 1 != 0)
  }

  /// Whether a byte is white space in XML.
  @inlinable @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Whether a byte is an ASCII letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10
  }

  /// Whether a name may start with the character.
  package static func startsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a name may contain the character behind its first.
  package static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsName(scalar)
    }
  }

  /// Whether XML allows the character in a document, directly or as a reference.
  static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension UInt8 {
  static let ampersand = UInt8(ascii: "&")
  static let apostrophe = UInt8(ascii: "'")
  static let bang = UInt8(ascii: "!")
  static let carriageReturn = UInt8(ascii: "\r")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let hash = UInt8(ascii: "#")
  static let hyphen = UInt8(ascii: "-")
  static let less = UInt8(ascii: "<")
  static let newline = UInt8(ascii: "\n")
  static let question = UInt8(ascii: "?")
  static let quotation = UInt8(ascii: "\"")
  static let rightBracket = UInt8(ascii: "]")
  static let semicolon = UInt8(ascii: ";")
  static let slash = UInt8(ascii: "/")
}
