package import LayoutSemantics

/// Values for the parameters of a document, which differ in the dark where they are defaults that do.
package struct ParityValues: Sendable {
  package let light: [ConstantValue]
  package let dark: [ConstantValue]

  /// Values that are the same in the light and in the dark.
  package init(_ values: [ConstantValue]) {
    light = values
    dark = values
  }

  /// What is left out, that is nil, has its default.
  package init(_ values: [ConstantValue?], for parameters: [Parameter]) {
    let all = { (isDark: Bool) in
      zip(values, parameters).map { value, parameter in
        value ?? parameter.defaultValue?.value(isDark: isDark) ?? .none
      }
    }
    light = all(false)
    dark = all(true)
  }

  func constants(isDark: Bool) -> [ConstantValue] { isDark ? dark : light }
}
