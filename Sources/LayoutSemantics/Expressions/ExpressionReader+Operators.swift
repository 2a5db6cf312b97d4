import LayoutDiagnostics

// What operators take and give.
extension ExpressionReader {
  mutating func unary(
    _ sign: UnaryOperator, _ operand: ExpressionSyntax, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    switch sign {
    case .not:
      guard let value = bool(operand) else { return nil }
      return make(.unary(.not, value), .bool, syntax)
    case .negate:
      guard let value = typed(operand) else { return nil }
      guard value.type.isArithmetic || value.type == .percent else {
        reportOperand(value, operand, "-")
        return nil
      }
      return make(.unary(.negate, value), value.type, syntax)
    }
  }

  mutating func binary(
    _ sign: BinaryOperator, _ range: Range<Int>, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    switch sign {
    case .and, .or:
      let first = bool(left)
      let second = opening(first, as: sign == .and) { $0.bool(right) }
      guard let first, let second else { return nil }
      return make(.binary(sign, first, second), .bool, syntax)
    case .equal, .notEqual: return equality(sign, range, left, right, syntax)
    case .greater, .greaterOrEqual, .less, .lessOrEqual:
      return comparison(sign, range, left, right, syntax)
    case .add, .subtract, .multiply, .divide:
      return arithmetic(sign, range, left, right, syntax)
    }
  }

  private mutating func equality(
    _ sign: BinaryOperator, _ range: Range<Int>, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    // A word takes its meaning from the other side, whichever that is.
    let first: TypedExpression?
    let second: TypedExpression?
    if case .choice = left.kind {
      second = typed(right)
      first = second.flatMap { typed(left, hint: $0.type) }
    } else {
      first = typed(left)
      second = first.flatMap { typed(right, hint: $0.type) }
    }
    guard let first, let second else { return nil }
    if first.type == .nothing || second.type == .nothing {
      return noneTest(sign, first, left, second, right, syntax)
    }
    guard let type = first.type.joined(with: second.type), type.isComparable else {
      report(
        .incomparable(first, left, second, right, at: text.source(of: range), text))
      return nil
    }
    return make(
      .binary(sign, first.widened(to: type), second.widened(to: type)), .bool, syntax)
  }

  private mutating func noneTest(
    _ sign: BinaryOperator, _ first: TypedExpression, _ left: ExpressionSyntax,
    _ second: TypedExpression, _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    let isFirst = second.type == .nothing
    var value = isFirst ? first : second
    if case .opened(let optional) = value.node { value = optional }
    if value.type == .nothing { return make(.literal(.bool(sign == .equal)), .bool, syntax) }
    guard value.type.isOptional else {
      report(.neverNoneTest(value, isFirst ? left : right, text))
      return make(.literal(.bool(sign == .notEqual)), .bool, syntax)
    }
    let test = make(.isNone(value), .bool, syntax)
    return sign == .equal ? test : make(.unary(.not, test), .bool, syntax)
  }

  private mutating func comparison(
    _ sign: BinaryOperator, _ range: Range<Int>, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    let first = typed(left)
    let second = typed(right)
    guard let first, let second else { return nil }
    guard reportUnopened(first, left, second, right) else { return nil }
    let type = first.type.joined(with: second.type)
    guard let type, type.isArithmetic || type == .percent else {
      report(.unordered(sign, first, second, at: text.source(of: range)))
      return nil
    }
    return make(
      .binary(sign, first.widened(to: type), second.widened(to: type)), .bool, syntax)
  }

  private mutating func arithmetic(
    _ sign: BinaryOperator, _ range: Range<Int>, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    let first = typed(left)
    let second = typed(right)
    guard let first, let second else { return nil }
    guard reportUnopened(first, left, second, right) else { return nil }
    if sign == .divide, second.literal?.number == 0 || second.literal?.integer == 0 {
      report(.divisionByZero(at: text.source(of: right.range)))
    }
    if first.type == .percent || second.type == .percent {
      return percentage(sign, range, first, second, syntax)
    }
    let type = first.type.joined(with: second.type)
    guard first.type.isArithmetic, second.type.isArithmetic, let type else {
      report(.arithmetic(sign, first, left, second, right, at: text.source(of: range), text))
      return nil
    }
    guard sign == .divide else {
      return make(.binary(sign, first.widened(to: type), second.widened(to: type)), type, syntax)
    }
    // A quotient is a number, whatever is divided.
    let operand: ExpressionType = type == .integer ? .number : type
    return make(
      .binary(.divide, first.widened(to: operand), second.widened(to: operand)), .number, syntax)
  }

  /// A percentage meets a number alone, by `*` and `/`.
  private mutating func percentage(
    _ sign: BinaryOperator, _ range: Range<Int>, _ first: TypedExpression,
    _ second: TypedExpression, _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    let isNumber = { (type: ExpressionType) in type == .number || type == .integer }
    if first.type == .percent, isNumber(second.type), sign == .multiply || sign == .divide {
      return make(.binary(sign, first, second.widened(to: .number)), .percent, syntax)
    }
    if second.type == .percent, isNumber(first.type), sign == .multiply {
      return make(.binary(sign, first.widened(to: .number), second), .percent, syntax)
    }
    report(.percentage(sign, first, second, at: text.source(of: range)))
    return nil
  }

  // MARK: Operands

  /// Reports the operands that may be nil; true where there are none.
  private mutating func reportUnopened(
    _ first: TypedExpression, _ left: ExpressionSyntax, _ second: TypedExpression,
    _ right: ExpressionSyntax,
  ) -> Bool {
    var isSound = true
    for (value, syntax) in [(first, left), (second, right)] where value.type.isOptional {
      report(.unopened(value, syntax, text))
      isSound = false
    }
    return isSound
  }

  private mutating func reportOperand(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ sign: String
  ) {
    if value.type.isOptional {
      report(.unopened(value, syntax, text))
    } else {
      report(.operand(value, sign, at: text.source(of: syntax.range)))
    }
  }
}
