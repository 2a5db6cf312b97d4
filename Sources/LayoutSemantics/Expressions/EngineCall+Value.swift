package import LayoutEngine

extension EngineCall {
  /// What the function gives for these operands.
  func value(_ operands: [ConstantValue]) -> ConstantValue {
    let value = result(Operands(operands))
    guard isNegated, case .bool(let holds) = value else { return value }
    return .bool(!holds)
  }

  private func result(_ with: Operands) -> ConstantValue {
    switch function {
    case .absoluteInteger: .integer(Expressions.absoluteInteger(with.integer))
    case .absoluteNumber: .number(Expressions.absoluteNumber(with.number))
    case .addIntegers: .integer(Expressions.addIntegers(with.integer, with.secondInteger))
    case .addNumbers: .number(Expressions.addNumbers(with.number, with.secondNumber))
    case .areEqual: .bool(Expressions.areEqual(with.first, with.second))
    case .areEqualIntegers:
      .bool(Expressions.areEqualIntegers(with.integer, with.secondInteger))
    case .areEqualNumbers: .bool(Expressions.areEqualNumbers(with.number, with.secondNumber))
    case .ceilNumber: .integer(Expressions.ceilNumber(with.number))
    case .countOfList: .integer(Expressions.countOfList(with.list))
    case .countOfText: .integer(Expressions.countOfText(with.text))
    case .divideNumbers: .number(Expressions.divideNumbers(with.number, with.secondNumber))
    case .fixed: .string(Expressions.fixed(with.number, with.secondInteger))
    case .floorNumber: .integer(Expressions.floorNumber(with.number))
    case .greaterInteger: .integer(Expressions.greaterInteger(with.integer, with.secondInteger))
    case .greaterNumber: .number(Expressions.greaterNumber(with.number, with.secondNumber))
    case .integerAsNumber: .number(Expressions.integerAsNumber(with.integer))
    case .integersInRange:
      .list(
        Expressions.integersInRange(with.integer, with.secondInteger).map { .integer($0) })
    case .isEmptyList: .bool(Expressions.isEmptyList(with.list))
    case .isEmptyText: .bool(Expressions.isEmptyText(with.text))
    case .isLessInteger: .bool(Expressions.isLessInteger(with.integer, with.secondInteger))
    case .isLessNumber: .bool(Expressions.isLessNumber(with.number, with.secondNumber))
    case .lesserInteger: .integer(Expressions.lesserInteger(with.integer, with.secondInteger))
    case .lesserNumber: .number(Expressions.lesserNumber(with.number, with.secondNumber))
    case .listContains: .bool(Expressions.listContains(with.list, with.second))
    case .lowercased: .string(Expressions.lowercased(with.text))
    case .modIntegers: .integer(Expressions.modIntegers(with.integer, with.secondInteger))
    case .modNumbers: .number(Expressions.modNumbers(with.number, with.secondNumber))
    case .multiplyIntegers:
      .integer(Expressions.multiplyIntegers(with.integer, with.secondInteger))
    case .multiplyNumbers: .number(Expressions.multiplyNumbers(with.number, with.secondNumber))
    case .negateInteger: .integer(Expressions.negateInteger(with.integer))
    case .negateNumber: .number(Expressions.negateNumber(with.number))
    case .percentAsDimension:
      .length(DimensionValue(Expressions.percentAsDimension(with.number)))
    case .pointsAsDimension: .length(DimensionValue(Expressions.pointsAsDimension(with.number)))
    case .roundNumber: .integer(Expressions.roundNumber(with.number))
    case .subtractIntegers:
      .integer(Expressions.subtractIntegers(with.integer, with.secondInteger))
    case .subtractNumbers: .number(Expressions.subtractNumbers(with.number, with.secondNumber))
    case .textContains: .bool(Expressions.textContains(with.text, with.secondText))
    case .uppercased: .string(Expressions.uppercased(with.text))
    }
  }
}

/// Two operands, as the types that a function takes; what is of another type counts as nothing.
private struct Operands {
  let first: ConstantValue
  let second: ConstantValue

  init(_ operands: [ConstantValue]) {
    first = operands.first ?? .none
    second = operands.count > 1 ? operands[1] : .none
  }

  var integer: Int { first.integer ?? 0 }
  var secondInteger: Int { second.integer ?? 0 }
  var number: Double { first.number ?? 0 }
  var secondNumber: Double { second.number ?? 0 }
  var text: String { first.text ?? "" }
  var secondText: String { second.text ?? "" }

  var list: [ConstantValue] {
    guard case .list(let elements) = first else { return [] }
    return elements
  }
}

extension ConstantValue {
  /// The integer that the value is, or nil.
  package var integer: Int? {
    guard case .integer(let integer) = self else { return nil }
    return integer
  }

  /// The number, points, percentage or ratio that the value is, or nil.
  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The string that the value is, or nil.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

extension DimensionValue {
  /// A dimension of the engine as it could have been written.
  package init(_ dimension: Dimension) {
    switch dimension {
    case .auto: self = .auto
    case .points(let points): self = .points(points)
    case .percent(let percent): self = DimensionValue(.percent, percent)
    }
  }
}
