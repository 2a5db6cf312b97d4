/// What a parameter, a field or an attribute is where nothing is given.
///
/// It is worked out where it is declared, because the names in it mean what they mean there.
package struct DefaultValue: Hashable, Sendable {
  package var light: ConstantValue
  /// The same as ``light`` unless the default names a constant that looks different in the dark.
  package var dark: ConstantValue

  package init(_ light: ConstantValue, dark: ConstantValue) {
    self.light = light
    self.dark = dark
  }

  /// Whether it differs in the dark, so that it is known only where a layout is built.
  package var isToned: Bool { light != dark }

  package func value(isDark: Bool) -> ConstantValue { isDark ? dark : light }
}
