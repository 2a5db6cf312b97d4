// Operators between two operands or three.
extension ExpressionParser {
  /// Reads operands and the operators between them that bind at least as firmly as `least`.
  mutating func expression(_ least: Strength) -> ExpressionSyntax? {
    level += 1
    defer { level -= 1 }
    guard level <= Self.depth else {
      fail(.tooDeep, token.range)
      return nil
    }
    guard var left = operand() else { return nil }
    var count = 0
    var wasComparison = false
    while let strength = strength(of: token.kind), strength >= least {
      // A chain of operators is as deep as it is long.
      count += 1
      guard count <= Self.depth else {
        fail(.tooDeep, token.range)
        return nil
      }
      if strength == .comparison, wasComparison {
        fail(.chainedComparison, token.range)
        return nil
      }
      wasComparison = strength == .comparison
      guard let whole = continued(left, strength) else { return nil }
      left = whole
    }
    return left
  }

  private func strength(of kind: ExpressionToken.Kind) -> Strength? {
    switch kind {
    case .question: .conditional
    case .coalesce: .coalesce
    case .binary(.or): .or
    case .binary(.and): .and
    case .binary(.add), .binary(.subtract): .sum
    case .binary(.multiply), .binary(.divide): .product
    case .binary(.equal), .binary(.notEqual), .binary(.greater), .binary(.greaterOrEqual),
      .binary(.less), .binary(.lessOrEqual):
      .comparison
    case .literal, .choice, .name, .not, .colon, .open, .close, .comma, .point, .end: nil
    }
  }

  private mutating func continued(
    _ left: ExpressionSyntax, _ strength: Strength
  ) -> ExpressionSyntax? {
    let sign = token
    advance()
    switch sign.kind {
    case .question:
      guard let yes = expression(.conditional) else { return nil }
      guard token.kind == .colon else {
        fail(.missingColon, sign.range)
        return nil
      }
      advance()
      guard let no = expression(.conditional) else { return nil }
      return ExpressionSyntax(
        .conditional(left, yes, no), left.range.lowerBound..<no.range.upperBound)
    case .coalesce:
      guard let right = expression(.coalesce) else { return nil }
      return ExpressionSyntax(
        .coalesce(left, sign.range, right), left.range.lowerBound..<right.range.upperBound)
    case .binary(let operation):
      guard let right = expression(strength.tighter) else { return nil }
      return ExpressionSyntax(
        .binary(operation, sign.range, left, right),
        left.range.lowerBound..<right.range.upperBound)
    case .literal, .choice, .name, .not, .colon, .open, .close, .comma, .point, .end:
      return left
    }
  }
}
