/// The meaning of an `&` and the bytes behind it.
///
/// Lengths are in bytes, from `&` to behind `;`.
enum Reference: Equatable {
  case character(UInt32, length: Int)
  case unknownName(length: Int)
  /// A numeric reference to something that is no character of XML.
  case illegalCharacter(length: Int)
  /// No reference starts at the `&`.
  case none

  /// Parses the reference at `start`, reading at most `limit` bytes.
  init(at start: UnsafePointer<UInt8>, limit: Int) {
    unsafe self.init(Span(_unsafeStart: start, count: limit))
  }

  /// Parses the reference at the start of `text`.
  init(_ text: Span<UInt8>) {
    guard text.count > 2 else {
      self = .none
      return
    }
    self = text[1] == .hash ? Self.number(text) : Self.name(text)
  }

  private static func number(_ text: Span<UInt8>) -> Reference {
    let isHexadecimal = text[2] == UInt8(ascii: "x")
    let first = isHexadecimal ? 3 : 2
    var index = first
    var value: UInt32 = 0
    while index < text.count, let digit = digit(text[index], isHexadecimal) {
      // The value saturates above all characters, so that many digits cannot overflow.
      value = min(value &* (isHexadecimal ? 16 : 10) &+ digit, 0x11_0000)
      index += 1
    }
    guard index > first, index < text.count, text[index] == .semicolon else { return .none }
    return XMLCharacters.isCharacter(value)
      ? .character(value, length: index + 1) : .illegalCharacter(length: index + 1)
  }

  private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal:
      UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal:
      UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private static func name(_ text: Span<UInt8>) -> Reference {
    guard XMLCharacters.startsName(text[1]) else { return .none }
    var index = 2
    while index < text.count, XMLCharacters.continuesName(text[index]) || text[index] == .colon {
      index += 1
    }
    guard index < text.count, text[index] == .semicolon else { return .none }
    let length = index + 1
    for (name, scalar) in predefined where name.utf8CodeUnitCount == length - 2 {
      if (0..<length - 2).allSatisfy({ unsafe text[$0 + 1] == name.utf8Start[$0] }) {
        return .character(scalar, length: length)
      }
    }
    return .unknownName(length: length)
  }

  /// The five entities of XML; documents cannot declare others.
  private static let predefined: [(StaticString, UInt32)] = [
    ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27),
  ]
}
