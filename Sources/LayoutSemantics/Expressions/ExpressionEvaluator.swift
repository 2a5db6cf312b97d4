package import LayoutEngine

/// Works out expressions, with the operators and functions that generated Swift has too.
///
/// It is total: what a checked document cannot hold, such as a parameter without a value, is
/// ``ConstantValue/none``. So is everything once there is no ``work`` left.
package struct ExpressionEvaluator {
  /// Why an expression was not worked out to the end.
  package enum Excess: Sendable {
    /// It takes more work than there was left.
    case work
    /// A text in it is longer than one may be.
    case text
  }

  /// The values of the parameters, in their order.
  package var parameters: [ConstantValue]
  /// The values of the locals, by their places.
  package var locals: [ConstantValue]
  /// The value of a `define`, for the light or the dark.
  package var constant: (DeclarationReference) -> ConstantValue
  /// Which slots of the component around something stands in, by their places.
  package var filled: [Bool] = []
  /// What the document is laid out in, and whose language the functions follow that follow one.
  package var environment: LayoutEnvironment
  /// What may still be done, in bytes of text that are read or made: an operation counts as four of
  /// them, an element of a list that is looked at as eight.
  package var work = Int.max
  /// The most bytes of a text that is made.
  package var longestText = Int.max
  package private(set) var excess: Excess?
  /// What of its surroundings the values so far hang on.
  package private(set) var asked: Surroundings = []

  package init(
    parameters: [ConstantValue] = [], locals: [ConstantValue] = [],
    environment: LayoutEnvironment = LayoutEnvironment(),
    constant: @escaping (DeclarationReference) -> ConstantValue = { _ in .none },
  ) {
    self.parameters = parameters
    self.locals = locals
    self.environment = environment
    self.constant = constant
  }

  package mutating func value(of expression: TypedExpression) -> ConstantValue {
    guard spend(4) else { return .none }
    switch expression.node {
    case .literal(let value): return value
    case .parameter(let index):
      return parameters.indices.contains(index) ? parameters[index] : .none
    case .local(let index): return locals.indices.contains(index) ? locals[index] : .none
    case .constant(let reference):
      asked.insert(.appearance)
      return constant(reference)
    case .filled(let slot): return .bool(filled.indices.contains(slot) && filled[slot])
    case .environment(let value):
      asked.insert(.environment)
      return ExpressionOperations.value(value, environment)
    case .field(let record, let index):
      return field(index, of: value(of: record))
    case .element(let list, let place):
      guard case .list(let elements) = value(of: list),
        let index = value(of: place).integer, elements.indices.contains(index)
      else { return .none }
      return elements[index]
    case .list(let elements):
      guard spend(8 * elements.count) else { return .none }
      return .list(elements.map { value(of: $0) })
    case .unary(.not, let operand): return .bool(!isTrue(operand))
    case .binary(.and, let left, let right): return .bool(isTrue(left) && isTrue(right))
    case .binary(.or, let left, let right): return .bool(isTrue(left) || isTrue(right))
    case .conditional(let test, let yes, let no): return value(of: isTrue(test) ? yes : no)
    case .coalesce(let optional, let other):
      let found = value(of: optional)
      return found == .none ? value(of: other) : found
    case .interpolation where expression.type == .text: return text(expression)
    case .interpolation(let pieces): return joined(pieces).map { .string($0) } ?? .none
    case .opened(let optional): return value(of: optional)
    case .isNone(let optional): return .bool(value(of: optional) == .none)
    case .unary(.negate, let operand): return ExpressionOperations.negative(value(of: operand))
    case .binary(let sign, let left, let right):
      let (left, right) = (value(of: left), value(of: right))
      guard spend(ExpressionOperations.cost(sign, left, right)) else { return .none }
      return ExpressionOperations.value(sign, left, right)
    case .call(let function, let operands):
      let operands = operands.map { value(of: $0) }
      guard spend(ExpressionOperations.cost(function, operands)) else { return .none }
      let result = held(
        function.followsLanguage
          ? ExpressionOperations.value(function, operands, in: environment)
          : ExpressionOperations.value(function, operands))
      // The sum of nothing does not show of which type it is.
      let isNumber = function == .sum && result == .integer(0) && expression.type != .integer
      return isNumber ? .number(0) : result
    case .convert(let operand):
      return ExpressionOperations.value(value(of: operand), of: operand.type, as: expression.type)
    }
  }

  /// A field of a record, or of each that is in a list.
  private mutating func field(_ index: Int, of value: ConstantValue) -> ConstantValue {
    switch value {
    case .record(let fields): return fields.indices.contains(index) ? fields[index] : .none
    case .list(let elements):
      guard spend(8 * elements.count) else { return .none }
      return .list(elements.map { field(index, of: $0) })
    case .string, .text, .number, .integer, .bool, .color, .asset, .symbol, .url, .length, .insets,
      .choice, .none:
      return .none
    }
  }

  /// Whether a test holds.
  package mutating func isTrue(_ test: TypedExpression) -> Bool {
    value(of: test) == .bool(true)
  }

  /// What an expression prints in a text.
  package mutating func text(of expression: TypedExpression) -> String {
    switch value(of: expression) {
    case .string(let text): text
    case .text(let text): text.words(in: environment.localization)
    case .integer(let integer): String(integer)
    case .bool(let bool): String(bool)
    case .choice(let word): word
    case .number, .color, .asset, .symbol, .url, .length, .insets, .record, .list, .none: ""
    }
  }

  /// A text with values in it: a key, or what the values print where there are no words.
  private mutating func text(_ expression: TypedExpression) -> ConstantValue {
    guard let key = LocalizationKey(expression) else {
      guard case .interpolation(let pieces) = expression.node else { return .none }
      return joined(pieces).map { .text(.verbatim($0)) } ?? .none
    }
    let arguments = arguments(of: key)
    return excess == nil ? .text(LayoutText(key: key.pattern, arguments: arguments)) : .none
  }

  /// The values for the placeholders of a key.
  package mutating func arguments(of key: LocalizationKey) -> [TextArgument] {
    var length = key.pattern.utf8.count
    return key.arguments.map { argument in
      if argument.type == .integer { return .integer(value(of: argument).integer ?? 0) }
      let text = text(of: argument)
      length += text.utf8.count
      guard spend(text.utf8.count), length <= longestText else {
        excess = excess ?? .text
        return .string("")
      }
      return .string(text)
    }
  }

  private mutating func joined(_ pieces: [TypedExpression]) -> String? {
    var joined = ""
    for piece in pieces {
      let text = text(of: piece)
      guard spend(text.utf8.count), joined.utf8.count + text.utf8.count <= longestText else {
        excess = excess ?? .text
        return nil
      }
      joined += text
    }
    return joined
  }

  /// The value, unless it is a text that is too long.
  private mutating func held(_ value: ConstantValue) -> ConstantValue {
    guard case .string(let text) = value, text.utf8.count > longestText else { return value }
    excess = excess ?? .text
    return .none
  }

  /// Does some of the work; false where there is not that much left.
  private mutating func spend(_ amount: Int) -> Bool {
    guard excess == nil else { return false }
    work -= amount
    if work < 0 { excess = .work }
    return excess == nil
  }
}
