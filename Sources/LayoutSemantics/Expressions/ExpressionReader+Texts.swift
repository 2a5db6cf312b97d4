import LayoutDiagnostics

// Texts with values in them.
extension ExpressionReader {
  /// A piece of a text: what is written, or what an expression prints.
  enum Piece {
    case text([UInt8])
    case value(TypedExpression)
  }

  /// Reads all of the text as one that values may stand in.
  mutating func interpolation() -> TypedExpression? {
    let range = text.source(of: 0..<text.bytes.count)
    guard let pieces = pieces() else { return nil }
    return Self.joined(pieces, at: range)
  }

  /// The pieces of the text in their order; nil where one of them has a mistake.
  mutating func pieces() -> [Piece]? {
    let bytes = text.bytes
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var position = 0
    var isSound = true
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == Bytes.openBrace || byte == Bytes.closeBrace else {
        literal.append(byte)
        position += 1
        continue
      }
      if position + 1 < bytes.count, bytes[position + 1] == byte {
        literal.append(byte)
        position += 2
        continue
      }
      guard byte == Bytes.openBrace else {
        report(.loneBrace(at: text.source(of: position..<position + 1)))
        return nil
      }
      guard let end = Braces.end(of: position, in: bytes, before: bytes.count) else {
        report(ExpressionIssue(.unclosedBinding, position..<bytes.count))
        return nil
      }
      if let value = printed(position + 1..<end - 1) {
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = []
        pieces.append(.value(value))
      } else {
        isSound = false
      }
      position = end
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return isSound ? pieces : nil
  }

  /// Reads the expression in `range` as one that is printed, in its own type.
  private mutating func printed(_ range: Range<Int>) -> TypedExpression? {
    var issue: ExpressionIssue?
    guard let syntax = ExpressionParser.parse(text.bytes, range, &issue) else {
      if let issue { report(issue) }
      return nil
    }
    guard let value = typed(syntax, hint: .string) else { return nil }
    switch value.type {
    case .string, .integer, .bool: return value
    case .number, .points, .percent:
      report(.unprintable(value, syntax, text))
    case .optional(.string), .optional(.integer), .optional(.bool):
      reportOptionals(in: value, syntax)
    case .dimension, .color, .image, .ratio, .insets, .choice, .record, .list, .optional, .nothing:
      report(.unprintable(value, syntax, text))
    }
    return nil
  }

  /// One string of pieces; a single one that is a string stands for itself.
  static func joined(_ pieces: [Piece], at range: SourceRange) -> TypedExpression {
    var parts: [TypedExpression] = []
    for piece in pieces {
      switch piece {
      case .value(let value): parts.append(value)
      case .text(let bytes):
        parts.append(
          TypedExpression(
            .literal(.string(String(decoding: bytes, as: UTF8.self))), .string, at: range))
      }
    }
    if parts.count == 1, parts[0].type == .string {
      parts[0].range = range
      return parts[0]
    }
    return TypedExpression(.interpolation(parts), .string, at: range).folded
  }
}
