/// Reads an expression by the binding strength of its operators (Pratt).
///
/// From the loosest: `?:`, `or`, `and`, `not`, comparisons, `??`, `+ -`, `* /`, the sign, paths.
/// Comparisons do not follow one another; `?:` and `??` group from the right.
struct ExpressionParser {
  /// The most levels that an expression may have.
  static let depth = 64

  private var lexer: ExpressionLexer
  private(set) var token: ExpressionToken
  /// The word before the one at hand.
  private(set) var last: Range<Int>
  var level = 0
  let bytes: [UInt8]
  private(set) var issue: ExpressionIssue?

  /// Reads the expression that fills `range` of `bytes`; nil where there is none, for which `issue`
  /// then is the reason.
  static func parse(
    _ bytes: [UInt8], _ range: Range<Int>, _ issue: inout ExpressionIssue?
  ) -> ExpressionSyntax? {
    var parser = ExpressionParser(bytes, range)
    guard parser.token.kind != .end || parser.lexer.issue != nil else {
      // Braces with nothing in them are what there is to point at.
      let hasBraces =
        range.lowerBound > 0 && bytes[range.lowerBound - 1] == Bytes.openBrace
        && range.upperBound < bytes.count && bytes[range.upperBound] == Bytes.closeBrace
      issue = ExpressionIssue(
        .empty, hasBraces ? range.lowerBound - 1..<range.upperBound + 1 : range)
      return nil
    }
    let expression = parser.expression(.conditional)
    if expression != nil, parser.token.kind != .end { parser.failBehindOperand() }
    issue = parser.lexer.issue ?? parser.issue
    return issue == nil ? expression : nil
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    lexer = ExpressionLexer(bytes, range)
    token = lexer.next()
    last = token.range
  }

  /// How firmly an operator binds, from the loosest.
  enum Strength: Int, Comparable {
    case conditional
    case or
    case and
    case not
    case comparison
    case coalesce
    case sum
    case product
    case sign

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }

    /// The next tighter one.
    var tighter: Strength { Strength(rawValue: rawValue + 1) ?? .sign }
  }

  mutating func advance() {
    last = token.range
    token = lexer.next()
  }

  /// Notes what is wrong; the first to be noted holds.
  mutating func fail(_ kind: ExpressionIssue.Kind, _ range: Range<Int>) {
    if issue == nil { issue = ExpressionIssue(kind, range) }
  }

  /// Says that what stands behind an operand cannot go on from it.
  mutating func failBehindOperand() {
    switch token.kind {
    case .binary, .coalesce, .question: fail(.chainedComparison, token.range)
    case .comma where isBetweenDigits(token.range.lowerBound):
      fail(.numberSpelling, last.lowerBound..<lexer.next().range.upperBound)
    case .literal, .choice, .name, .not, .colon, .open, .close, .comma, .point, .end:
      fail(.missingOperator, token.range)
    }
  }

  private func isBetweenDigits(_ offset: Int) -> Bool {
    offset > 0 && offset + 1 < bytes.count && Bytes.isDigit(bytes[offset - 1])
      && Bytes.isDigit(bytes[offset + 1])
  }
}
