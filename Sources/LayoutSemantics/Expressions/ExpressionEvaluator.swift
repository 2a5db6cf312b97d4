import LayoutEngine

/// Works out expressions, with the functions of the engine that generated Swift calls too.
///
/// It is total: what a checked document cannot hold, such as a parameter without a value, is
/// ``ConstantValue/none``.
package struct ExpressionEvaluator {
  /// The values of the parameters, in their order.
  package var parameters: [ConstantValue]
  /// The values of the locals, by their places.
  package var locals: [ConstantValue]
  /// The value of a `define`, for the light or the dark.
  package var constant: (DeclarationReference) -> ConstantValue

  package init(
    parameters: [ConstantValue] = [], locals: [ConstantValue] = [],
    constant: @escaping (DeclarationReference) -> ConstantValue = { _ in .none },
  ) {
    self.parameters = parameters
    self.locals = locals
    self.constant = constant
  }

  package func value(of expression: TypedExpression) -> ConstantValue {
    switch expression.node {
    case .literal(let value): return value
    case .parameter(let index):
      return parameters.indices.contains(index) ? parameters[index] : .none
    case .local(let index): return locals.indices.contains(index) ? locals[index] : .none
    case .constant(let reference): return constant(reference)
    case .field(let record, let index):
      guard case .record(let fields) = value(of: record), fields.indices.contains(index) else {
        return .none
      }
      return fields[index]
    case .unary(.not, let operand): return .bool(!isTrue(operand))
    case .binary(.and, let left, let right): return .bool(isTrue(left) && isTrue(right))
    case .binary(.or, let left, let right): return .bool(isTrue(left) || isTrue(right))
    case .conditional(let test, let yes, let no): return value(of: isTrue(test) ? yes : no)
    case .coalesce(let optional, let other):
      let found = value(of: optional)
      return found == .none ? value(of: other) : found
    case .interpolation(let pieces): return .string(pieces.map { text(of: $0) }.joined())
    case .opened(let optional): return value(of: optional)
    case .isNone(let optional): return .bool(value(of: optional) == .none)
    case .unary(.negate, _), .binary, .call, .convert:
      guard let call = EngineCall(expression) else {
        if case .convert(let operand) = expression.node { return value(of: operand) }
        return .none
      }
      return call.value(call.operands.map { value(of: $0) })
    }
  }

  /// Whether a test holds.
  package func isTrue(_ test: TypedExpression) -> Bool {
    value(of: test) == .bool(true)
  }

  /// What an expression prints in a text.
  package func text(of expression: TypedExpression) -> String {
    switch value(of: expression) {
    case .string(let text): text
    case .integer(let integer): Expressions.integerAsText(integer)
    case .bool(let bool): Expressions.boolAsText(bool)
    case .choice(let word): word
    case .number, .color, .asset, .symbol, .length, .insets, .record, .list, .none: ""
    }
  }
}
