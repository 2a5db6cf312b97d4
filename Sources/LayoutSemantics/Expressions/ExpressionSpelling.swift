/// How an expression is spelled where nobody argues about blanks: its words as they are written, with
/// one blank around operators and behind commas.
///
/// It goes by the words and not by their meaning, so that parentheses and spellings stay.
package struct ExpressionSpelling {
  /// A word of the expression.
  package struct Word {
    /// Where it stands in the text.
    package var range: Range<Int>
    /// Whether a blank stands before it.
    package var isSpaced: Bool
    /// Whether it is a value that is written out, such as a string.
    package var isLiteral: Bool
  }

  /// The words in their order.
  package let words: [Word]

  /// Reads the expression that fills `range` of `bytes`; nil where there is none, or where other
  /// blanks would make another one of it.
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

  /// Whether the words say the same with these blanks between them.
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

/// What the word before one at hand leaves room for.
private enum Neighbour {
  /// The start, or what opens something: no blank follows.
  case opening
  /// What ends an operand.
  case operand
  /// An operator between two operands, a comma or a word: a blank follows.
  case spaced
  /// A sign that belongs to what follows.
  case tight
}

/// What a word is to the blank before it.
private enum Place {
  case literal
  case operand
  /// Between two operands.
  case infix
  /// Before an operand: `not`.
  case prefix
  /// The `-` of a negative operand.
  case sign
  /// `(` or `[` at the start of an operand.
  case opening
  /// `(` of a call or `[` of an element.
  case suffix
  case closing
  case comma
  /// `.`, or the `?` before one.
  case path

  init(of kind: ExpressionToken.Kind, behind: Neighbour) {
    switch kind {
    case .literal, .text: self = .literal
    case .choice, .name: self = .operand
    case .binary(.subtract) where behind != .operand: self = .sign
    case .binary, .coalesce, .question, .colon: self = .infix
    case .not: self = .prefix
    case .open, .openBracket: self = behind == .operand ? .suffix : .opening
    case .close, .closeBracket: self = .closing
    case .comma: self = .comma
    case .point, .chain: self = .path
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
