import LayoutDiagnostics

// The types of expressions, from their operands up.
extension ExpressionReader {
  /// The expression with its type; `hint` is what its place takes, which gives `.word` its meaning.
  mutating func typed(
    _ syntax: ExpressionSyntax, hint: ExpressionType? = nil
  ) -> TypedExpression? {
    switch syntax.kind {
    case .literal(let value, let type): return make(.literal(value), type, syntax)
    case .choice(let word): return choice(word, syntax, hint)
    case .name(let name): return named(name, syntax, hint)
    case .field(let record, let name, let range): return field(record, name, range, syntax)
    case .call(let name, let range, let arguments): return call(name, range, arguments, syntax)
    case .unary(let sign, let operand): return unary(sign, operand, syntax)
    case .binary(let sign, let range, let left, let right):
      return binary(sign, range, left, right, syntax)
    case .conditional(let test, let yes, let no):
      return conditional(test, yes, no, syntax, hint)
    case .coalesce(let optional, let range, let other):
      return coalesce(optional, range, other, syntax, hint)
    }
  }

  func make(
    _ node: ExpressionNode, _ type: ExpressionType, _ syntax: ExpressionSyntax
  ) -> TypedExpression {
    TypedExpression(node, type, at: text.source(of: syntax.range)).folded
  }

  /// Reads `body` where what `test` opens is open.
  mutating func opening<Result>(
    _ test: TypedExpression?, as outcome: Bool,
    _ body: (inout ExpressionReader) -> Result,
  ) -> Result {
    guard let paths = test?.node.opened(whereTestIs: outcome), !paths.isEmpty else {
      return body(&self)
    }
    let before = opened
    opened.formUnion(paths)
    defer { opened = before }
    return body(&self)
  }

  // MARK: Choices between values

  /// Whether a test in the range was found to come out the same.
  func saidConstant(in range: SourceRange) -> Bool {
    findings.contains { finding in
      finding.id == .constantTest && range.start <= finding.range.start
        && finding.range.end <= range.end
    }
  }

  private mutating func conditional(
    _ test: ExpressionSyntax, _ yes: ExpressionSyntax, _ no: ExpressionSyntax,
    _ syntax: ExpressionSyntax, _ hint: ExpressionType?,
  ) -> TypedExpression? {
    let condition = bool(test)
    if let condition, let value = condition.literal,
      !saidConstant(in: text.source(of: test.range))
    {
      report(.constantTest(value == .bool(true), at: text.source(of: test.range)))
    }
    let first = opening(condition, as: true) { $0.typed(yes, hint: hint) }
    let second = opening(condition, as: false) { $0.typed(no, hint: hint ?? first?.type) }
    guard let condition, let first, let second else { return nil }
    guard let type = joined(first, second, hint) else {
      report(.differentTypes(first, second, no, text))
      return nil
    }
    return make(
      .conditional(condition, then: first.widened(to: type), else: second.widened(to: type)), type,
      syntax)
  }

  /// The type that both have in common, or the one that their place takes.
  private func joined(
    _ first: TypedExpression, _ second: TypedExpression, _ hint: ExpressionType?
  ) -> ExpressionType? {
    if let type = first.type.joined(with: second.type) { return type }
    guard let hint, first.type.widens(to: hint), second.type.widens(to: hint) else { return nil }
    return hint
  }

  private mutating func coalesce(
    _ optional: ExpressionSyntax, _ range: Range<Int>, _ other: ExpressionSyntax,
    _ syntax: ExpressionSyntax, _ hint: ExpressionType?,
  ) -> TypedExpression? {
    let left = typed(optional, hint: hint.map { .optional($0.unwrapped) })
    let right = typed(other, hint: hint ?? left?.type.unwrapped)
    guard let left, let right else { return nil }
    guard left.type.isOptional || left.type == .nothing else {
      report(.neverNone(left, optional, range, other, text))
      return right.type.widens(to: left.type) ? left : nil
    }
    if left.type == .nothing { return right }
    if right.type.widens(to: left.type.unwrapped) {
      let type = left.type.unwrapped
      return make(.coalesce(left, right.widened(to: type)), type, syntax)
    }
    guard right.type.widens(to: left.type) else {
      report(.differentTypes(left, right, other, text))
      return nil
    }
    return make(.coalesce(left, right.widened(to: left.type)), left.type, syntax)
  }

  /// An expression that must be true or false.
  mutating func bool(_ syntax: ExpressionSyntax) -> TypedExpression? {
    guard let value = typed(syntax, hint: .bool) else { return nil }
    if value.type == .bool { return value }
    report(.notBool(value, syntax, text))
    return nil
  }
}
