/// What a parameter, a field or an attribute is where nothing is given.
///
/// It is worked out where it is declared, because the names in it mean what they mean there; the
/// default of a parameter that names others is worked out once those are known.
package struct DefaultValue: Hashable, Sendable {
  package var light: ConstantValue
  /// The same as ``light`` unless the default names a constant that looks different in the dark.
  package var dark: ConstantValue
  /// What gives the value, where it names parameters that stand before: there is no other then.
  package private(set) var expression: TypedExpression?
  /// Whether it differs in the dark, so that it is known only where a layout is built.
  package let isToned: Bool

  package init(_ light: ConstantValue, dark: ConstantValue) {
    self.light = light
    self.dark = dark
    isToned = light != dark
  }

  init(_ expression: TypedExpression, isToned: Bool) {
    light = .none
    dark = .none
    self.expression = expression
    self.isToned = isToned
  }

  /// The value of a default that names no parameters.
  package func value(isDark: Bool) -> ConstantValue { isDark ? dark : light }

  /// The value, where `evaluator` knows the parameters that stand before.
  package func value(
    isDark: Bool, _ evaluator: inout ExpressionEvaluator
  ) -> ConstantValue {
    guard let expression else { return value(isDark: isDark) }
    return evaluator.value(of: expression)
  }
}

extension Parameter {
  /// The value where none is given, `values` being those of the parameters before it: its default,
  /// else `nil`.
  package func standard(
    after values: [ConstantValue], in structure: DocumentStructure, isDark: Bool
  ) -> ConstantValue {
    guard let defaultValue else { return .none }
    var evaluator = ExpressionEvaluator(
      parameters: values, constant: { structure.value(of: $0, isDark: isDark) })
    evaluator.work = ConstantFolder.mostWork
    evaluator.longestText = ConstantFolder.longestText
    return defaultValue.value(isDark: isDark, &evaluator)
  }
}
