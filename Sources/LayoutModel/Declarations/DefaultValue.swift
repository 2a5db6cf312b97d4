/// The default of a parameter, a field or an attribute.
///
/// Defaults are evaluated in the scope of their declaration. The default of a parameter that names
/// other parameters is evaluated when their values are known.
package struct DefaultValue: Hashable, Sendable {
  package var light: ConstantValue
  /// The value in dark mode, equal to ``light`` unless the default names a constant with a dark
  /// value.
  package var dark: ConstantValue
  /// The expression of a default that names earlier parameters; such a default has no other value.
  package private(set) var expression: TypedExpression?
  /// Whether the default has another value in dark mode, so that its value depends on the layout.
  package let isToned: Bool

  package init(_ light: ConstantValue, dark: ConstantValue) {
    self.light = light
    self.dark = dark
    isToned = light != dark
  }

  package init(_ expression: TypedExpression, isToned: Bool) {
    light = .none
    dark = .none
    self.expression = expression
    self.isToned = isToned
  }

  /// Returns the value of a default that names no parameters.
  package func value(isDark: Bool) -> ConstantValue { isDark ? dark : light }

}

extension Parameter {
  /// Returns the value of a parameter without an argument: its default, or `nil`.
  ///
  /// - Parameters:
  ///   - values: The values of the earlier parameters.
  ///   - structure: The declarations of the document, for the constants in the default.
  ///   - isDark: Whether constants have their values for dark mode.
  /// - Returns: The value.
  package func standard(
    after values: [ConstantValue], in structure: DocumentStructure, isDark: Bool
  ) -> ConstantValue {
    guard let defaultValue else { return .none }
    guard let expression = defaultValue.expression else {
      return defaultValue.value(isDark: isDark)
    }
    var evaluator = ExpressionEvaluator(parameters: values, isDark: isDark)
    evaluator.work = ConstantLimits.mostWork
    evaluator.longestText = ConstantLimits.longestText
    return evaluator.value(of: expression, in: structure)
  }
}
