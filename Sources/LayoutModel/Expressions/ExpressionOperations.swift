package import LayoutEngine
import LayoutSchema

/// Operators and functions, with the same results as in generated Swift.
///
/// Operands of a wrong type give ``ConstantValue/none``; a checked expression has none.
enum ExpressionOperations {
  /// Returns the operand with the opposite sign.
  static func negative(_ operand: ConstantValue) -> ConstantValue {
    switch operand {
    case .integer(let integer): .integer(Expressions.negate(integer))
    case .number(let number): .number(-number)
    case .string, .text, .bool, .color, .date, .asset, .symbol, .url, .length, .insets, .choice,
      .record, .list, .none:
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
    case .now: .date(environment.now)
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
    case (.date(let left), .date(let right)): dates(sign, left, right)
    case (.date(let date), .number(let seconds)): moved(date, sign, seconds)
    case (.length(let left), .length(let right)): lengths(sign, left, right)
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

  private static func dates(
    _ sign: BinaryOperator, _ left: LayoutInstant, _ right: LayoutInstant
  ) -> ConstantValue {
    switch sign {
    case .subtract: .number(Expressions.subtract(left, right))
    case .greater: .bool(left > right)
    case .greaterOrEqual: .bool(left >= right)
    case .less: .bool(left < right)
    case .lessOrEqual: .bool(left <= right)
    case .add, .multiply, .divide, .equal, .notEqual, .and, .or: .none
    }
  }

  private static func moved(
    _ date: LayoutInstant, _ sign: BinaryOperator, _ seconds: Double
  ) -> ConstantValue {
    switch sign {
    case .add: .date(Expressions.add(date, seconds))
    case .subtract: .date(Expressions.subtract(date, seconds))
    case .greater, .greaterOrEqual, .less, .lessOrEqual, .multiply, .divide, .equal, .notEqual,
      .and, .or:
      .none
    }
  }

  private static func lengths(
    _ sign: BinaryOperator, _ left: DimensionValue, _ right: DimensionValue
  ) -> ConstantValue {
    let (left, right) = (LayoutDimension(left), LayoutDimension(right))
    return switch sign {
    case .add: .length(DimensionValue(of: Expressions.add(left, right)))
    case .subtract: .length(DimensionValue(of: Expressions.subtract(left, right)))
    case .greater, .greaterOrEqual, .less, .lessOrEqual, .multiply, .divide, .equal, .notEqual,
      .and, .or:
      .none
    }
  }

  /// Returns the result of a function for operands with the types of the function's row.
  static func value(
    _ function: ExpressionFunction, _ operands: [ConstantValue], in environment: LayoutEnvironment
  ) -> ConstantValue {
    guard let first = operands.first else { return .none }
    let second = operands.count > 1 ? operands[1] : .none
    switch function {
    case .count:
      if let text = first.string { return .integer(text.count) }
      return first.elements.map { .integer($0.count) } ?? .none
    case .isEmpty:
      if let text = first.string { return .bool(text.isEmpty) }
      return first.elements.map { .bool($0.isEmpty) } ?? .none
    case .first: return first.elements?.first ?? .none
    case .last: return first.elements?.last ?? .none
    case .filter, .map: return first  // They are passes.
    case .sorted: return first.elements.map { .list(ListPass.sorted($0, by: $0)) } ?? .none
    case .reversed: return first.elements.map { .list($0.reversed()) } ?? .none
    case .unique: return first.elements.map { .list(Expressions.unique($0)) } ?? .none
    case .sum: return first.elements.map(sum) ?? .none
    case .contains:
      if let elements = first.elements { return .bool(elements.contains(second)) }
      guard let text = first.string, let part = second.string else { return .none }
      return .bool(Expressions.contains(text, part))
    case .min where operands.count == 1:
      return extreme(
        of: first, integers: Expressions.least, numbers: Expressions.least,
        dates: Expressions.least)
    case .max where operands.count == 1:
      return extreme(
        of: first, integers: Expressions.greatest, numbers: Expressions.greatest,
        dates: Expressions.greatest)
    case .min:
      if let one = first.date, let other = second.date { return .date(min(one, other)) }
      return of(first, second, integers: min, numbers: min)
    case .max:
      if let one = first.date, let other = second.date { return .date(max(one, other)) }
      return of(first, second, integers: max, numbers: max)
    case .abs:
      if let integer = first.integer { return .integer(Expressions.abs(integer)) }
      return first.number.map { .number(abs($0)) } ?? .none
    case .round: return first.number.map { .integer(Expressions.round($0)) } ?? .none
    case .floor: return first.number.map { .integer(Expressions.floor($0)) } ?? .none
    case .ceil: return first.number.map { .integer(Expressions.ceil($0)) } ?? .none
    case .mod: return of(first, second, integers: Expressions.mod, numbers: Expressions.mod)
    case .fixed:
      guard let number = first.number, let places = second.integer else { return .none }
      return .string(Expressions.fixed(number, places))
    case .range:
      guard let start = first.integer, let end = second.integer else { return .none }
      return .list(Expressions.range(start, end).map { .integer($0) })
    case .lower: return first.string.map { .string($0.lowercased()) } ?? .none
    case .upper: return first.string.map { .string($0.uppercased()) } ?? .none
    case .pad:
      guard let integer = first.integer, let digits = second.integer else { return .none }
      return .string(Expressions.pad(integer, digits))
    case .prefix:
      if let elements = first.elements, let count = second.integer {
        return .list(Expressions.prefix(elements, count))
      }
      guard let text = first.string, let count = second.integer else { return .none }
      return .string(Expressions.prefix(text, count))
    case .join:
      guard let elements = first.elements, let separator = second.string else { return .none }
      return .string(elements.map(\.printed).joined(separator: separator))
    case .number:
      if let integer = first.integer { return .string(environment.number(integer)) }
      guard let number = first.number else { return .none }
      return .string(environment.number(number, places: second.integer))
    case .percent: return first.number.map { .string(environment.percent($0)) } ?? .none
    case .money:
      guard let amount = first.number, let currency = second.string else { return .none }
      return .string(environment.money(amount, currency: currency))
    case .list:
      guard let elements = first.elements else { return .none }
      return .string(
        environment.list(
          elements.map { element in
            if case .text(let text) = element { return environment.words(text) }
            return element.printed
          }))
    case .date:
      guard let date = first.date else { return .none }
      return .string(
        second.word.map { environment.date(date, style: Expressions.dateStyle($0)) }
          ?? environment.date(date))
    case .time:
      guard let date = first.date else { return .none }
      return .string(
        second.word.map { environment.time(date, style: Expressions.dateStyle($0)) }
          ?? environment.time(date))
    case .relative: return first.date.map { .string(environment.relative($0)) } ?? .none
    case .duration:
      guard let seconds = first.number else { return .none }
      return .string(
        second.word.map {
          environment.duration(seconds, style: Expressions.durationStyle($0))
        } ?? environment.duration(seconds))
    }
  }

  /// Returns the result of a function of two integers or two numbers.
  private static func of(
    _ first: ConstantValue, _ second: ConstantValue, integers: (Int, Int) -> Int,
    numbers: (Double, Double) -> Double,
  ) -> ConstantValue {
    if let one = first.integer, let other = second.integer { return .integer(integers(one, other)) }
    guard let one = first.number, let other = second.number else { return .none }
    return .number(numbers(one, other))
  }

  /// Returns one of the numbers or dates in a list, or `nil` for an empty one.
  private static func extreme(
    of list: ConstantValue, integers: ([Int]) -> Int?, numbers: ([Double]) -> Double?,
    dates: ([LayoutInstant]) -> LayoutInstant?,
  ) -> ConstantValue {
    guard let elements = list.elements else { return .none }
    if let integer = integers(elements.compactMap(\.integer)) { return .integer(integer) }
    if let date = dates(elements.compactMap(\.date)) { return .date(date) }
    return numbers(elements.compactMap(\.number)).map { .number($0) } ?? .none
  }

  /// Returns the sum of numbers of one type without those that are `nil`; the sum of no numbers is
  /// the integer 0.
  private static func sum(_ elements: [ConstantValue]) -> ConstantValue {
    let numbers = elements.compactMap(\.number)
    guard numbers.isEmpty else { return .number(Expressions.sum(numbers)) }
    return .integer(Expressions.sum(elements.compactMap(\.integer)))
  }

  /// Returns a value as a value of a wider type.
  static func value(
    _ operand: ConstantValue, by conversion: ExpressionCode.Conversion
  ) -> ConstantValue {
    switch (conversion, operand) {
    case (.integerToNumber, .integer(let integer)): .number(Double(integer))
    case (.stringToText, .string(let string)): .text(.verbatim(string))
    case (.pointsToLength, .number(let points)): .length(.points(Expressions.signedPoints(points)))
    case (.percentToLength, .number(let percent)):
      .length(DimensionValue(.percent, Expressions.number(percent)))
    default: operand  // open: pairs; the value of an optional may be `nil`.
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
    switch function.spec.work {
    case .constant: 0
    case .text: operands.first?.string?.utf8.count ?? 0
    case .operands: operands.reduce(0) { $0 + $1.extent }
    case .joined:
      (operands.first?.elements ?? []).reduce(0) {
        $0 + 8 + $1.extent + (operands.count > 1 ? operands[1].extent : 0)
      }
    case .range:
      8 * Expressions.countOfRange(operands.first?.integer ?? 0, operands.last?.integer ?? 0)
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
    case .number, .integer, .bool, .color, .date, .asset, .symbol, .url, .length, .insets, .choice,
      .record, .none:
      0
    }
  }

  /// The string that an element of a list contributes to a text.
  var printed: String {
    switch self {
    case .string(let text): text
    case .integer(let integer): String(integer)
    case .text, .number, .bool, .color, .date, .asset, .symbol, .url, .length, .insets, .choice,
      .record, .list, .none:
      ""
    }
  }

  /// The value as a string, or nil.
  fileprivate var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value as the elements of a list, or nil.
  fileprivate var elements: [ConstantValue]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }

  /// The value as a date, or nil.
  package var date: LayoutInstant? {
    guard case .date(let date) = self else { return nil }
    return date
  }

  /// The value as the word of a choice, or nil.
  fileprivate var word: String? {
    guard case .choice(let word) = self else { return nil }
    return word
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
