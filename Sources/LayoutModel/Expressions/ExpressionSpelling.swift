/// The formatted spelling of an expression: its tokens as written, with one blank around operators
/// and after commas.
///
/// Only the tokens count and not their meaning, so parentheses and spellings stay.
package struct ExpressionSpelling {
  /// A token of the expression.
  package struct Word {
    /// The range of the token in the text.
    package var range: Range<Int>
    /// Whether a blank stands before the token.
    package var isSpaced: Bool
    /// Whether the token is a literal, such as a string.
    package var isLiteral: Bool
  }

  /// The tokens, in text order.
  package let words: [Word]

  /// Reads the expression that fills `range` of `bytes`.
  ///
  /// The result is nil if there is no expression, or if other blanks would change it.
  package init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var issue: ExpressionIssue?
    guard ExpressionParser.parse(bytes, range, &issue) != nil else { return nil }
    let tokens = Self.tokens(bytes, range)
    words = Self.words(tokens)
    guard isSame(as: tokens, bytes) else { return nil }
  }

  private static func tokens(_ bytes: [UInt8], _ range: Range<Int>) -> [ExpressionToken] {
    var lexer = ExpressionLexer(bytes, range)
    var tokens: [ExpressionToken] = []
    while true {
      let token = lexer.next()
      if token.kind == .end { return tokens }
      tokens.append(token)
    }
  }

  private static func words(_ tokens: [ExpressionToken]) -> [Word] {
    var words: [Word] = []
    words.reserveCapacity(tokens.count)
    var behind = Neighbour.opening
    for token in tokens {
      let place = Place(of: token.kind, behind: behind)
      let isFirst = words.isEmpty
      words.append(
        Word(
          range: token.range, isSpaced: !isFirst && place.wantsBlank(behind: behind),
          isLiteral: place == .literal))
      behind = place.neighbour
    }
    return words
  }

  /// Whether the tokens stay the same with these blanks between them.
  private func isSame(as tokens: [ExpressionToken], _ bytes: [UInt8]) -> Bool {
    var text: [UInt8] = []
    for word in words {
      if word.isSpaced { text.append(Bytes.space) }
      text += bytes[word.range]
    }
    let again = Self.tokens(text, 0..<text.count)
    guard again.count == tokens.count else { return false }
    return zip(again, tokens).allSatisfy { $0.kind == $1.kind }
  }
}

/// The blank that a token allows after it.
private enum Neighbour {
  /// The start or an opening bracket, after which no blank follows.
  case opening
  /// The end of an operand.
  case operand
  /// An operator between two operands, a comma or a word, after which a blank follows.
  case spaced
  /// A sign that belongs to the next token.
  case tight
}

/// The blank that a token needs before it.
private enum Place {
  case literal
  case operand
  /// An operator between two operands.
  case infix
  /// The operator `not`, before an operand.
  case prefix
  /// The `-` of a negative operand.
  case sign
  /// `(` or `[` at the start of an operand.
  case opening
  /// `(` of a call or `[` of an element.
  case suffix
  case closing
  case comma
  /// `.`, the `?` before one, or `...`.
  case path

  init(of kind: ExpressionToken.Kind, behind: Neighbour) {
    switch kind {
    case .literal, .text: self = .literal
    case .choice, .name, .anchor: self = .operand
    case .binary(.subtract) where behind != .operand: self = .sign
    case .binary, .coalesce, .question, .colon, .arrow: self = .infix
    case .not: self = .prefix
    case .open, .openBracket: self = behind == .operand ? .suffix : .opening
    case .close, .closeBracket: self = .closing
    case .comma: self = .comma
    case .point, .chain, .dots: self = .path
    case .end: self = .closing
    }
  }

  func wantsBlank(behind: Neighbour) -> Bool {
    switch self {
    case .literal, .operand, .prefix, .sign, .opening: behind == .spaced || behind == .operand
    case .infix: true
    case .suffix, .closing, .comma, .path: false
    }
  }

  var neighbour: Neighbour {
    switch self {
    case .literal, .operand, .closing: .operand
    case .infix, .prefix, .comma: .spaced
    case .sign, .path: .tight
    case .opening, .suffix: .opening
    }
  }
}
