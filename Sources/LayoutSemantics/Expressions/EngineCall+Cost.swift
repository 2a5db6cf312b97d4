import LayoutEngine

// What functions cost whose work depends on how large their operands are.
extension EngineCall {
  /// The bytes that are read or made, an element of a list being eight.
  func cost(_ operands: [ConstantValue]) -> Int {
    switch function {
    case .countOfText, .lowercased, .uppercased: operands.first?.extent ?? 0
    case .areEqual: operands.map(\.extent).min() ?? 0
    case .textContains: operands.reduce(0) { $0 + $1.extent }
    case .listContains: (operands.first?.extent ?? 0) + (operands.last?.extent ?? 0)
    case .integersInRange:
      8 * Expressions.countOfRange(operands.first?.integer ?? 0, operands.last?.integer ?? 0)
    case .absoluteInteger, .absoluteNumber, .addIntegers, .addNumbers, .areEqualIntegers,
      .areEqualNumbers, .ceilNumber, .countOfList, .divideNumbers, .fixed, .floorNumber,
      .greaterInteger, .greaterNumber, .integerAsNumber, .isEmptyList, .isEmptyText,
      .isLessInteger, .isLessNumber, .lesserInteger, .lesserNumber, .modIntegers, .modNumbers,
      .multiplyIntegers, .multiplyNumbers, .negateInteger, .negateNumber, .percentAsDimension,
      .pointsAsDimension, .roundNumber, .subtractIntegers, .subtractNumbers:
      0
    }
  }
}

extension ConstantValue {
  /// How much there is of a text or a list.
  var extent: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .list(let elements): 8 * elements.count
    case .number, .integer, .bool, .color, .asset, .symbol, .length, .insets, .choice, .record,
      .none:
      0
    }
  }
}
