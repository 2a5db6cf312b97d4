import LayoutEngine

/// Operators and functions, with the same results as in generated Swift.
///
/// Operands of a wrong type give ``ConstantValue/none``; a checked expression has none.
enum ExpressionOperations {
  /// Returns the operand with the opposite sign.
  static func negative(_ operand: ConstantValue) -> ConstantValue {
    switch operand {
    case .integer(let integer): .integer(Expressions.negate(integer))
    case .number(let number): .number(-number)
    case .string, .text, .bool, .color, .asset, .symbol, .url, .length, .insets, .choice, .record,
      .list, .none:
      .none
    }
  }

  /// Returns a value of the environment.
  static func value(
    _ value: EnvironmentValue, _ environment: LayoutEnvironment
  ) -> ConstantValue {
    switch value {
    case .textScale: .number(Double(environment.textScale))
    case .scale: .number(Double(environment.scale))
    case .direction: .choice(environment.direction.rawValue)
    case .appearance: .choice(environment.colorScheme.rawValue)
    case .safeAreaTop: .number(Double(environment.safeAreaTop))
    case .safeAreaBottom: .number(Double(environment.safeAreaBottom))
    case .safeAreaStart: .number(Double(environment.safeAreaStart))
    case .safeAreaEnd: .number(Double(environment.safeAreaEnd))
    }
  }

  /// Returns the result of an operator that evaluates both operands.
  static func value(
    _ sign: BinaryOperator, _ left: ConstantValue, _ right: ConstantValue
  ) -> ConstantValue {
    switch sign {
    case .equal: return .bool(left == right)
    case .notEqual: return .bool(left != right)
    case .and, .or, .add, .subtract, .multiply, .divide, .greater, .greaterOrEqual, .less,
      .lessOrEqual:
      break
    }
    return switch (left, right) {
    case (.integer(let left), .integer(let right)): integers(sign, left, right)
    case (.number(let left), .number(let right)): numbers(sign, left, right)
    default: .none  // open: pairs; operands of other types have no such operator.
    }
  }

  private static func integers(_ sign: BinaryOperator, _ left: Int, _ right: Int) -> ConstantValue {
    switch sign {
    case .add: .integer(Expressions.add(left, right))
    case .subtract: .integer(Expressions.subtract(left, right))
    case .multiply: .integer(Expressions.multiply(left, right))
    case .greater: .bool(left > right)
    case .greaterOrEqual: .bool(left >= right)
    case .less: .bool(left < right)
    case .lessOrEqual: .bool(left <= right)
    case .divide, .equal, .notEqual, .and, .or: .none
    }
  }

  private static func numbers(
    _ sign: BinaryOperator, _ left: Double, _ right: Double
  ) -> ConstantValue {
    switch sign {
    case .add: .number(left + right)
    case .subtract: .number(left - right)
    case .multiply: .number(left * right)
    case .divide: .number(Expressions.divide(left, right))
    case .greater: .bool(left > right)
    case .greaterOrEqual: .bool(left >= right)
    case .less: .bool(left < right)
    case .lessOrEqual: .bool(left <= right)
    case .equal, .notEqual, .and, .or: .none
    }
  }

  /// Returns the result of a function for one or two operands.
  static func value(_ function: ExpressionFunction, _ operands: [ConstantValue]) -> ConstantValue {
    guard let first = operands.first else { return .none }
    guard operands.count > 1 else { return value(function, first) }
    return switch (function, first, operands[1]) {
    case (.min, .integer(let one), .integer(let two)): .integer(min(one, two))
    case (.min, .number(let one), .number(let two)): .number(min(one, two))
    case (.max, .integer(let one), .integer(let two)): .integer(max(one, two))
    case (.max, .number(let one), .number(let two)): .number(max(one, two))
    case (.mod, .integer(let one), .integer(let two)): .integer(Expressions.mod(one, two))
    case (.mod, .number(let one), .number(let two)): .number(Expressions.mod(one, two))
    case (.contains, .string(let text), .string(let part)):
      .bool(Expressions.contains(text, part))
    case (.contains, .list(let elements), let element): .bool(elements.contains(element))
    case (.fixed, .number(let number), .integer(let places)):
      .string(Expressions.fixed(number, places))
    case (.pad, .integer(let integer), .integer(let digits)):
      .string(Expressions.pad(integer, digits))
    case (.prefix, .string(let text), .integer(let count)):
      .string(Expressions.prefix(text, count))
    case (.join, .list(let elements), .string(let separator)):
      .string(elements.map(\.printed).joined(separator: separator))
    case (.range, .integer(let start), .integer(let end)):
      .list(Expressions.range(start, end).map { .integer($0) })
    default: .none  // open: triples; all other functions take one operand.
    }
  }

  private static func value(
    _ function: ExpressionFunction, _ operand: ConstantValue
  ) -> ConstantValue {
    switch (function, operand) {
    case (.count, .string(let text)): .integer(text.count)
    case (.count, .list(let elements)): .integer(elements.count)
    case (.isEmpty, .string(let text)): .bool(text.isEmpty)
    case (.isEmpty, .list(let elements)): .bool(elements.isEmpty)
    case (.first, .list(let elements)): elements.first ?? .none
    case (.last, .list(let elements)): elements.last ?? .none
    case (.sum, .list(let elements)): sum(elements)
    case (.abs, .integer(let integer)): .integer(Expressions.abs(integer))
    case (.abs, .number(let number)): .number(abs(number))
    case (.round, .number(let number)): .integer(Expressions.round(number))
    case (.floor, .number(let number)): .integer(Expressions.floor(number))
    case (.ceil, .number(let number)): .integer(Expressions.ceil(number))
    case (.lower, .string(let text)): .string(text.lowercased())
    case (.upper, .string(let text)): .string(text.uppercased())
    default: .none  // open: pairs; all other functions take two operands.
    }
  }

  /// Returns the result of a function that follows the language of the environment.
  static func value(
    _ function: ExpressionFunction, _ operands: [ConstantValue], in environment: LayoutEnvironment
  ) -> ConstantValue {
    guard let first = operands.first else { return .none }
    let second = operands.count > 1 ? operands[1] : nil
    return switch (function, first, second) {
    case (.number, .integer(let integer), nil): .string(environment.number(integer))
    case (.number, .number(let number), let places):
      .string(environment.number(number, places: places?.integer))
    case (.percent, .number(let number), _): .string(environment.percent(number))
    case (.money, .number(let amount), .string(let currency)?):
      .string(environment.money(amount, currency: currency))
    case (.list, .list(let elements), _):
      .string(
        environment.list(
          elements.map { element in
            if case .text(let text) = element { return environment.words(text) }
            return element.printed
          }))
    default: .none  // open: triples; the checker accepts only the cases above.
    }
  }

  /// Returns the sum of numbers of one type; the sum of no elements is the integer 0.
  private static func sum(_ elements: [ConstantValue]) -> ConstantValue {
    guard case .number? = elements.first else {
      return .integer(Expressions.sum(elements.map { $0.integer ?? 0 }))
    }
    return .number(Expressions.sum(elements.map { $0.number ?? 0 }))
  }

  /// Returns a value as a value of a wider type.
  static func value(
    _ operand: ConstantValue, of type: ExpressionType, as wider: ExpressionType
  ) -> ConstantValue {
    switch (type, wider, operand) {
    case (.integer, .number, .integer(let integer)), (.integer, .points, .integer(let integer)):
      .number(Double(integer))
    case (.string, .text, .string(let string)),
      (.optional(.string), .optional(.text), .string(let string)):
      .text(.verbatim(string))
    case (.points, .dimension, .number(let points)):
      .length(.points(Expressions.signedPoints(points)))
    case (.percent, .dimension, .number(let percent)):
      .length(DimensionValue(.percent, Expressions.number(percent)))
    default: operand  // open: types; between other types the value stays the same.
    }
  }
}

// MARK: Costs

extension ExpressionOperations {
  /// Returns the bytes that an operator reads; an element of a list counts as eight.
  static func cost(_ sign: BinaryOperator, _ left: ConstantValue, _ right: ConstantValue) -> Int {
    switch sign {
    case .equal, .notEqual: min(left.extent, right.extent)
    case .add, .subtract, .multiply, .divide, .greater, .greaterOrEqual, .less, .lessOrEqual, .and,
      .or:
      0
    }
  }

  /// Returns the bytes that a function reads or makes; an element of a list counts as eight.
  static func cost(_ function: ExpressionFunction, _ operands: [ConstantValue]) -> Int {
    switch function {
    case .count, .lower, .upper, .prefix:
      if case .string(let text)? = operands.first { text.utf8.count } else { 0 }
    case .contains, .sum: operands.reduce(0) { $0 + $1.extent }
    case .join, .list:
      if case .list(let elements)? = operands.first {
        elements.reduce(0) { $0 + 8 + $1.extent + (operands.last?.extent ?? 0) }
      } else {
        0
      }
    case .range:
      8 * Expressions.countOfRange(operands.first?.integer ?? 0, operands.last?.integer ?? 0)
    case .isEmpty, .first, .last, .min, .max, .abs, .round, .floor, .ceil, .mod, .fixed, .pad,
      .number, .percent, .money:
      0
    }
  }
}

extension ConstantValue {
  /// The size of a text or a list in bytes; an element of a list counts as eight.
  fileprivate var extent: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .text(let text): text.content.utf8.count
    case .list(let elements): 8 * elements.count
    case .number, .integer, .bool, .color, .asset, .symbol, .url, .length, .insets, .choice,
      .record,
      .none:
      0
    }
  }

  /// The string that an element of a list contributes to a text.
  fileprivate var printed: String {
    switch self {
    case .string(let text): text
    case .integer(let integer): String(integer)
    case .text, .number, .bool, .color, .asset, .symbol, .url, .length, .insets, .choice, .record,
      .list, .none:
      ""
    }
  }

  /// The value as an integer, or nil.
  package var integer: Int? {
    guard case .integer(let integer) = self else { return nil }
    return integer
  }

  /// The value as a number, points, a percentage or a ratio, or nil.
  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
