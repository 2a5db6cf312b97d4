package import LayoutModel

/// Values for the parameters of a document in light and dark mode.
///
/// They differ only for defaults that do.
package struct ParityValues: Sendable {
  package let light: [ConstantValue]
  package let dark: [ConstantValue]

  /// Makes values that are equal in light and dark mode.
  package init(_ values: [ConstantValue]) {
    light = values
    dark = values
  }

  /// Makes values in which nil stands for a parameter's default.
  package init(_ values: [ConstantValue?], for structure: DocumentStructure) {
    let all = { (isDark: Bool) in
      zip(values, structure.parameters).reduce(into: [ConstantValue]()) { all, next in
        all.append(next.0 ?? next.1.standard(after: all, in: structure, isDark: isDark))
      }
    }
    light = all(false)
    dark = all(true)
  }

  func constants(isDark: Bool) -> [ConstantValue] { isDark ? dark : light }
}
