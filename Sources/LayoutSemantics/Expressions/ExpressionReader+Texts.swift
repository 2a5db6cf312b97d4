import LayoutDiagnostics
import LayoutEngine

// Texts with values in them.
extension ExpressionReader {
  /// A piece of a text: what is written, or what an expression prints.
  enum Piece {
    case text([UInt8])
    case value(TypedExpression)
  }

  /// Reads all of the text as a String or a Text that values may stand in.
  mutating func interpolation(as type: ExpressionType) -> TypedExpression? {
    let range = text.source(of: 0..<text.bytes.count)
    guard let pieces = pieces(of: type) else { return nil }
    return Self.joined(pieces, as: type, at: range)
  }

  /// The pieces of the text in their order; nil where one of them has a mistake.
  mutating func pieces(of type: ExpressionType) -> [Piece]? {
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
      if let value = printed(position + 1..<end - 1, in: type) {
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
  private mutating func printed(
    _ range: Range<Int>, in whole: ExpressionType
  ) -> TypedExpression? {
    var issue: ExpressionIssue?
    guard let syntax = ExpressionParser.parse(text.bytes, range, &issue) else {
      if let issue { report(issue) }
      return nil
    }
    guard let value = typed(syntax, hint: whole) else { return nil }
    switch value.type {
    case .string, .integer, .bool: return value
    case .text where whole == .text: return value
    case .number, .points, .percent:
      report(.unprintable(value, syntax, text))
    case .optional(.string), .optional(.text), .optional(.integer), .optional(.bool):
      reportOptionals(in: value, syntax)
    case .text, .dimension, .color, .image, .ratio, .insets, .choice, .record, .list, .optional,
      .nothing:
      report(.unprintable(value, syntax, text))
    }
    return nil
  }

  /// One String or Text of pieces; a single one that is a string stands for itself.
  static func joined(
    _ pieces: [Piece], as type: ExpressionType, at range: SourceRange
  ) -> TypedExpression {
    var parts: [TypedExpression] = []
    for piece in pieces {
      switch piece {
      case .value(let value): parts.append(value)
      case .text(let bytes):
        let words = String(decoding: bytes, as: UTF8.self)
        parts.append(TypedExpression(.literal(.string(words)), .string, at: range))
      }
    }
    if type == .text { return text(of: parts, at: range) }
    if parts.count == 1, parts[0].type == .string {
      parts[0].range = range
      return parts[0]
    }
    return TypedExpression(.interpolation(parts), type, at: range).folded
  }

  /// A Text of pieces: a key where there are words in it.
  private static func text(
    of pieces: [TypedExpression], at range: SourceRange
  ) -> TypedExpression {
    let parts = pieces.map { piece in
      guard case .text(let words)? = piece.literal, words.arguments.isEmpty else { return piece }
      return TypedExpression(.literal(.string(words.content)), .string, at: piece.range)
    }
    let literals = parts.compactMap(\.literal)
    if literals.count == parts.count {
      let words = TypedExpression(.interpolation(parts), .string, at: range).folded
      if case .string(let words)? = words.literal {
        return TypedExpression(.literal(.text(LayoutText(literal: words))), .text, at: range)
      }
    }
    if parts.count == 1, parts[0].type == .string || parts[0].type == .text {
      var text = parts[0].widened(to: .text)
      text.range = range
      return text
    }
    return TypedExpression(.interpolation(parts), .text, at: range)
  }
}

extension LayoutText {
  /// What a literal says where a text is due: a key, unless there are no words in it.
  init(literal words: String) {
    self = LocalizationKey.isText(words) ? LayoutText(key: words) : .verbatim(words)
  }
}
