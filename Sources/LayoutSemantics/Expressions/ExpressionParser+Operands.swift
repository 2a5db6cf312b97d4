// Operands: values, names, calls, paths and what stands in parentheses.
extension ExpressionParser {
  /// Reads an operand with the signs before it and the path behind it.
  mutating func operand() -> ExpressionSyntax? {
    let first = token
    let before = last
    advance()
    switch first.kind {
    case .end:
      fail(.missingOperandBehind, before)
      return nil
    case .literal(let value, let type):
      return path(ExpressionSyntax(.literal(value, type), first.range))
    case .choice(let word): return ExpressionSyntax(.choice(word), first.range)
    case .name(let name): return path(named(name, first.range))
    case .open:
      guard let inner = expression(.conditional), closes(first.range) else { return nil }
      let end = lastEnd
      return path(ExpressionSyntax(inner.kind, first.range.lowerBound..<end))
    case .not: return prefixed(.not, first.range, .not)
    case .binary(.subtract): return prefixed(.negate, first.range, .sign)
    case .binary, .coalesce, .question, .colon, .close, .comma, .point:
      fail(.missingOperand, first.range)
      return nil
    }
  }

  private mutating func prefixed(
    _ sign: UnaryOperator, _ range: Range<Int>, _ strength: Strength
  ) -> ExpressionSyntax? {
    guard let operand = expression(strength) else { return nil }
    return ExpressionSyntax(
      .unary(sign, operand), range.lowerBound..<operand.range.upperBound)
  }

  /// Where the word before the one at hand ends.
  private var lastEnd: Int {
    var end = token.range.lowerBound
    while end > 0, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  private mutating func closes(_ open: Range<Int>) -> Bool {
    guard token.kind == .close else {
      if token.kind == .end { fail(.missingClose, open) } else { failBehindOperand() }
      return false
    }
    advance()
    return true
  }

  private mutating func named(_ name: String, _ range: Range<Int>) -> ExpressionSyntax? {
    guard token.kind == .open, token.range.lowerBound == range.upperBound else {
      return ExpressionSyntax(.name(name), range)
    }
    let open = token.range
    advance()
    var arguments: [ExpressionSyntax] = []
    if token.kind != .close {
      repeat {
        if !arguments.isEmpty { advance() }
        guard arguments.count <= Self.depth, let argument = expression(.conditional) else {
          if issue == nil { fail(.tooDeep, token.range) }
          return nil
        }
        arguments.append(argument)
      } while token.kind == .comma
    }
    guard closes(open) else { return nil }
    return ExpressionSyntax(.call(name, range, arguments), range.lowerBound..<lastEnd)
  }

  private mutating func path(_ start: ExpressionSyntax?) -> ExpressionSyntax? {
    guard var path = start else { return nil }
    var count = 0
    while token.kind == .point {
      let point = token.range
      advance()
      guard case .name(let name) = token.kind else {
        fail(.missingFieldName, point)
        return nil
      }
      count += 1
      guard count <= Self.depth else {
        fail(.tooDeep, token.range)
        return nil
      }
      path = ExpressionSyntax(
        .field(path, name, token.range), path.range.lowerBound..<token.range.upperBound)
      advance()
    }
    return path
  }
}
