package import LayoutDiagnostics

/// A `define`: a named value, with an optional value for dark mode.
package struct ConstantDeclaration: Hashable, Sendable {
  package var name: String
  package var type: ExpressionType
  package var value: ConstantValue
  package var dark: ConstantValue?
  package var range: SourceRange

  package init(
    _ name: String, _ type: ExpressionType, _ value: ConstantValue, dark: ConstantValue? = nil,
    at range: SourceRange,
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.dark = dark
    self.range = range
  }
}
