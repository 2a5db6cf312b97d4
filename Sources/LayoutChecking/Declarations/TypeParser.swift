import LayoutModel

/// Parses the text of a type: a name, `[T]` or `T?`.
struct TypeParser {
  /// The most levels of nested brackets.
  static let deepest = 16

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Returns the type in the text, or throws the mistake.
  static func parse(_ bytes: [UInt8]) throws(TypeIssue) -> TypeSyntax {
    var parser = TypeParser(bytes: bytes)
    parser.skipSpaces()
    guard parser.position < bytes.count else {
      throw TypeIssue(kind: .empty, range: 0..<bytes.count)
    }
    let type = try parser.type()
    guard parser.position == bytes.count else {
      var end = bytes.count
      while end > parser.position, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
      throw TypeIssue(kind: .notAType, range: parser.position..<end)
    }
    return type
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func type() throws(TypeIssue) -> TypeSyntax {
    var type = try self.simple()
    let start = type.range.lowerBound
    skipSpaces()
    while position < bytes.count, bytes[position] == UInt8(ascii: "?") {
      if case .optional = type {
        throw TypeIssue(kind: .optionalTwice, range: position..<position + 1)
      }
      position += 1
      type = .optional(type, start..<position)
      skipSpaces()
    }
    return type
  }

  private mutating func simple() throws(TypeIssue) -> TypeSyntax {
    let start = position
    guard position < bytes.count else {
      throw TypeIssue(kind: .notAType, range: start..<bytes.count)
    }
    if bytes[position] == UInt8(ascii: "[") {
      guard depth < Self.deepest else {
        throw TypeIssue(kind: .tooDeep, range: start..<bytes.count)
      }
      depth += 1
      position += 1
      skipSpaces()
      let element = try type()
      depth -= 1
      guard position < bytes.count, bytes[position] == UInt8(ascii: "]") else {
        throw TypeIssue(kind: .openBracket, range: start..<start + 1)
      }
      position += 1
      return .list(element, start..<position)
    }
    while position < bytes.count, isNamePart(bytes[position]) { position += 1 }
    guard position > start, !Bytes.isDigit(bytes[start]) else {
      throw TypeIssue(kind: .notAType, range: start..<max(position, min(start + 1, bytes.count)))
    }
    return .name(String(decoding: bytes[start..<position], as: UTF8.self), start..<position)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    // The point stands behind the name of an import.
    Bytes.isLetter(byte) || Bytes.isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || byte == Bytes.point
  }

  private mutating func skipSpaces() {
    while position < bytes.count, Bytes.isSpace(bytes[position]) { position += 1 }
  }
}
