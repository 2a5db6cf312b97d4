package import LayoutEngine
import LayoutSchema

/// Evaluates expressions with the operators and functions that generated Swift uses too.
///
/// Every expression has a value: anything that a checked document cannot contain, such as a missing
/// parameter, is ``ConstantValue/none``. So is every value after ``work`` is used up.
package struct ExpressionEvaluator: Sendable {
  /// The reasons why an evaluation ended early.
  package enum Excess: Sendable {
    /// The evaluation takes more work than is left.
    case work
    /// A text in the evaluation exceeds the longest allowed text.
    case text
  }

  /// The values of the parameters, in the order of their declaration.
  package var parameters: [ConstantValue]
  /// The values of the locals, by index.
  package var locals: [ConstantValue]
  /// Returns the value of a `define` in light or dark mode.
  package var constant: @Sendable (DeclarationReference) -> ConstantValue
  /// Whether each slot of the surrounding component has content, by index.
  package var filled: [Bool] = []
  /// The environment of the layout, whose language `number`, `percent`, `money` and `list` follow.
  package var environment: LayoutEnvironment
  /// The work that may still be done, in bytes of text that are read or made.
  ///
  /// An operation counts as four bytes, an element of a list that is read as eight.
  package var work = Int.max
  /// The most bytes that a text made by an expression may have.
  package var longestText = Int.max
  package private(set) var excess: Excess?
  /// The parts of the surroundings on which the values so far depend.
  package private(set) var asked: Surroundings = []

  package init(
    parameters: [ConstantValue] = [], locals: [ConstantValue] = [],
    environment: LayoutEnvironment = LayoutEnvironment(),
    constant: @escaping @Sendable (DeclarationReference) -> ConstantValue = { _ in .none },
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
      let result = held(ExpressionOperations.value(function, operands, in: environment))
      // An empty sum has no elements that would show its type.
      let isNumber = function == .sum && result == .integer(0) && expression.type != .integer
      return isNumber ? .number(0) : result
    case .convert(let operand):
      return ExpressionOperations.value(value(of: operand), of: operand.type, as: expression.type)
    }
  }

  /// Returns a field of a record, or a list of that field of all records in a list.
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

  /// Returns whether a test is true.
  package mutating func isTrue(_ test: TypedExpression) -> Bool {
    value(of: test) == .bool(true)
  }

  /// Returns the string that an expression contributes to a text.
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

  /// Returns a text with values in it: a localization key, or the values' strings if the text has
  /// no words.
  private mutating func text(_ expression: TypedExpression) -> ConstantValue {
    guard let key = LocalizationKey(expression) else {
      guard case .interpolation(let pieces) = expression.node else { return .none }
      return joined(pieces).map { .text(.verbatim($0)) } ?? .none
    }
    let arguments = arguments(of: key)
    return excess == nil ? .text(LayoutText(key: key.pattern, arguments: arguments)) : .none
  }

  /// Returns the values for the placeholders of a key.
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

  /// Returns the value, unless it is a string that is too long.
  private mutating func held(_ value: ConstantValue) -> ConstantValue {
    guard case .string(let text) = value, text.utf8.count > longestText else { return value }
    excess = excess ?? .text
    return .none
  }

  /// Uses up some of the work; returns false if too little is left.
  private mutating func spend(_ amount: Int) -> Bool {
    guard excess == nil else { return false }
    work -= amount
    if work < 0 { excess = .work }
    return excess == nil
  }
}
