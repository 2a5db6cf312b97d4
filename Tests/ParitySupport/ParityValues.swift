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
