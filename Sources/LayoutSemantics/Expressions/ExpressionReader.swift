import LayoutDiagnostics

/// Reads the expressions of one text in one scope: what they are, what is wrong with them and which
/// names they mention.
///
/// A method that gives nil has reported why.
struct ExpressionReader {
  let text: ExpressionText
  let scope: ExpressionScope
  var findings: [Diagnostic] = []
  /// The parameters, locals and constants that were named, as nodes.
  var mentioned: Set<ExpressionNode> = []
  /// Optional paths that are not `nil` at the place at hand.
  var opened: Set<ExpressionNode>

  init(_ text: ExpressionText, in scope: ExpressionScope) {
    self.text = text
    self.scope = scope
    opened = scope.opened
  }

  /// Reads an expression that stands without braces in `range` of the text.
  mutating func expression(
    _ range: Range<Int>, as expected: ExpectedType
  ) -> TypedExpression? {
    var issue: ExpressionIssue?
    guard let syntax = ExpressionParser.parse(text.bytes, range, &issue) else {
      if let issue { report(issue) }
      return nil
    }
    guard let typed = typed(syntax, hint: expected.types.first) else { return nil }
    return fitted(typed, syntax, to: expected)
  }

  /// Reads `{…}`, which fills `range` of the text but for white space.
  mutating func binding(_ range: Range<Int>, as expected: ExpectedType) -> TypedExpression? {
    let range = text.trimmed(range)
    guard let inner = inner(of: range) else { return nil }
    return expression(inner, as: expected)
  }

  /// The expression between the braces that stand around `range`.
  private mutating func inner(of range: Range<Int>) -> Range<Int>? {
    let bytes = text.bytes
    guard range.count > 0, bytes[range.lowerBound] == Bytes.openBrace else {
      report(ExpressionIssue(.noBinding, range))
      return nil
    }
    if range.count > 1, bytes[range.lowerBound + 1] == Bytes.openBrace {
      report(ExpressionIssue(.doubleBraces, range))
      return nil
    }
    guard let end = Braces.end(of: range.lowerBound, in: bytes, before: range.upperBound) else {
      report(ExpressionIssue(.unclosedBinding, range))
      return nil
    }
    guard end == range.upperBound else {
      report(ExpressionIssue(.behindBinding, text.trimmed(end..<range.upperBound)))
      return nil
    }
    return range.lowerBound + 1..<end - 1
  }

  mutating func report(_ issue: ExpressionIssue) {
    findings.append(.expression(issue, text))
  }

  mutating func report(_ finding: Diagnostic) {
    findings.append(finding)
  }
}

// MARK: What the place takes

extension ExpressionReader {
  /// The expression widened to the first of the expected types that it widens to.
  mutating func fitted(
    _ expression: TypedExpression, _ syntax: ExpressionSyntax, to expected: ExpectedType
  ) -> TypedExpression? {
    guard let first = expected.types.first else { return expression }
    for type in expected.types where expression.type == type { return expression }
    for type in expected.types where expression.type.widens(to: type) {
      return expression.widened(to: type)
    }
    if first == .string || first == .optional(.string), let printed = printed(expression, syntax) {
      return printed.widened(to: first)
    }
    if expression.type.isOptional, !first.isOptional {
      let isClose = expected.types.contains { expression.type.unwrapped.widens(to: $0) }
      if isClose {
        reportOptionals(in: expression, syntax)
        return nil
      }
    }
    // What prints has said why it does not.
    if first == .string, expression.type.isArithmetic || expression.type == .percent {
      return nil
    }
    report(.mismatch(expression, syntax, expected, text))
    return nil
  }

  /// Says what may be nil: of a choice between values those that may.
  mutating func reportOptionals(
    in expression: TypedExpression, _ syntax: ExpressionSyntax
  ) {
    guard case .conditional(_, let yes, let no) = expression.node,
      case .conditional(_, let yesSyntax, let noSyntax) = syntax.kind
    else {
      report(.unopened(expression, syntax, text))
      return
    }
    for (branch, syntax) in [(yes, yesSyntax), (no, noSyntax)] {
      var branch = branch
      // Beside an optional the other value was widened.
      if case .convert(let value) = branch.node { branch = value }
      if let literal = branch.literal, literal != .none { continue }
      if branch.type.isOptional { reportOptionals(in: branch, syntax) }
    }
  }

  /// The expression as a text, where it prints; a number says that it needs `fixed`.
  mutating func printed(
    _ expression: TypedExpression, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    switch expression.type {
    case .string: return expression
    case .integer, .bool:
      return TypedExpression(.interpolation([expression]), .string, at: expression.range).folded
    case .number, .points, .percent:
      report(.unprintable(expression, syntax, text))
      return nil
    case .dimension, .color, .image, .ratio, .insets, .choice, .record, .optional, .list, .nothing:
      return nil
    }
  }
}
