import LayoutDiagnostics

// What functions take and give.
extension ExpressionReader {
  mutating func call(
    _ name: String, _ range: Range<Int>, _ arguments: [ExpressionSyntax],
    _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    guard let function = ExpressionFunction(rawValue: name) else {
      report(.unknownFunction(name, isName: scope.entry(named: name) != nil, range, text))
      return nil
    }
    guard function.argumentCount.contains(arguments.count) else {
      report(.argumentCount(function, arguments.count, at: text.source(of: syntax.range)))
      return nil
    }
    var values: [TypedExpression] = []
    for (index, argument) in arguments.enumerated() {
      let hint = index > 0 ? elementType(of: values.first) : nil
      guard let value = typed(argument, hint: hint) else { return nil }
      guard !value.type.isOptional || index > 0 && function == .contains else {
        report(.unopened(value, argument, text))
        return nil
      }
      values.append(value)
    }
    return apply(function, values, arguments, syntax)
  }

  /// What `contains` looks for in a list.
  private func elementType(of list: TypedExpression?) -> ExpressionType? {
    guard case .list(let element)? = list?.type else { return list?.type }
    return element
  }

  private mutating func apply(
    _ function: ExpressionFunction, _ values: [TypedExpression], _ arguments: [ExpressionSyntax],
    _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    switch function {
    case .count, .isEmpty:
      guard isListOrText(values[0].type) else { break }
      return make(.call(function, values), function == .count ? .integer : .bool, syntax)
    case .contains: return contains(values, arguments, syntax)
    case .min, .max, .mod: return extreme(function, values, arguments, syntax)
    case .abs:
      guard values[0].type.isArithmetic || values[0].type == .percent else { break }
      return make(.call(function, values), values[0].type, syntax)
    case .round, .floor, .ceil:
      guard values[0].type.isArithmetic else { break }
      return make(.call(function, [numeric(values[0])]), .integer, syntax)
    case .fixed:
      guard values[0].type.isArithmetic || values[0].type == .percent else { break }
      guard values[1].type == .integer else {
        report(.argument(function, values[1], at: text.source(of: arguments[1].range)))
        return nil
      }
      return make(.call(function, [numeric(values[0]), values[1]]), .string, syntax)
    case .range:
      for (value, argument) in zip(values, arguments) where value.type != .integer {
        report(.argument(function, value, at: text.source(of: argument.range)))
        return nil
      }
      let zero = TypedExpression(.literal(.integer(0)), .integer, at: values[0].range)
      let bounds = values.count == 1 ? [zero] + values : values
      return make(.call(function, bounds), .list(.integer), syntax)
    case .lower, .upper:
      guard values[0].type == .string else { break }
      return make(.call(function, values), .string, syntax)
    }
    report(.argument(function, values[0], at: text.source(of: arguments[0].range)))
    return nil
  }

  private func isListOrText(_ type: ExpressionType) -> Bool {
    if case .list = type { return true }
    return type == .string
  }

  private func numeric(_ value: TypedExpression) -> TypedExpression {
    value.type == .integer ? value.widened(to: .number) : value
  }

  private mutating func contains(
    _ values: [TypedExpression], _ arguments: [ExpressionSyntax], _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    let wanted: ExpressionType
    switch values[0].type {
    case .string: wanted = .string
    case .list(let element) where element.isComparable: wanted = element
    case .number, .integer, .bool, .points, .percent, .dimension, .color, .image, .ratio, .insets,
      .choice, .record, .optional, .list, .nothing:
      report(.argument(.contains, values[0], at: text.source(of: arguments[0].range)))
      return nil
    }
    guard values[1].type.widens(to: wanted) else {
      report(
        .argument(
          .contains, values[1], at: text.source(of: arguments[1].range), wanted: wanted,
          fixes: .word(arguments[1], of: wanted, text)))
      return nil
    }
    return make(.call(.contains, [values[0], values[1].widened(to: wanted)]), .bool, syntax)
  }

  /// `min`, `max` and `mod`: two numbers of one type at a time.
  private mutating func extreme(
    _ function: ExpressionFunction, _ values: [TypedExpression], _ arguments: [ExpressionSyntax],
    _ syntax: ExpressionSyntax,
  ) -> TypedExpression? {
    var type = values[0].type
    for (value, argument) in zip(values, arguments) {
      let isNumber = value.type.isArithmetic || (value.type == .percent && function != .mod)
      guard isNumber, let joined = type.joined(with: value.type) else {
        report(.argument(function, value, at: text.source(of: argument.range)))
        return nil
      }
      type = joined
    }
    let operands = values.map { $0.widened(to: type) }
    return operands.dropFirst().reduce(operands[0]) { first, second in
      make(.call(function, [first, second]), type, syntax)
    }
  }
}

extension ExpressionFunction {
  /// How many arguments the function takes.
  var argumentCount: ClosedRange<Int> {
    switch self {
    case .count, .isEmpty, .abs, .round, .floor, .ceil, .lower, .upper: 1...1
    case .contains, .mod, .fixed: 2...2
    case .min, .max: 2...8
    case .range: 1...2
    }
  }

  /// The function as it is called.
  var example: String {
    switch self {
    case .count, .isEmpty: "\(rawValue)(items)"
    case .contains: "contains(items, item)"
    case .min, .max: "\(rawValue)(a, b)"
    case .abs, .round, .floor, .ceil: "\(rawValue)(x)"
    case .mod: "mod(a, b)"
    case .fixed: "fixed(x, 2)"
    case .range: "range(a, b)"
    case .lower, .upper: "\(rawValue)(text)"
    }
  }

  /// What the function takes.
  var expectation: String {
    switch self {
    case .count, .isEmpty: "a list or a String"
    case .contains: "a list and an element of it, or two Strings"
    case .min, .max: "numbers of one kind"
    case .mod: "two numbers"
    case .abs, .round, .floor, .ceil: "a number"
    case .fixed: "a number and how many digits stand behind the point"
    case .range: "one or two of type Integer"
    case .lower, .upper: "a String"
    }
  }
}
