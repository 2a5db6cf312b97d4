package import LayoutDiagnostics

/// What a layout, a component or a declared element takes by name.
package struct Parameter: Hashable, Sendable {
  package var name: String
  package var type: ExpressionType
  /// The declared choice that its type names, in lists and optionals too; nil where the words stand
  /// beside it, and for all other types.
  package var choice: RecordName?
  /// The value where none is given; nil where one must be.
  package var defaultValue: DefaultValue?
  /// Whether a default is written that is none, so that nobody has to give a value.
  package var hasBrokenDefault = false
  /// The name in its declaration.
  package var range: SourceRange

  package init(
    _ name: String, _ type: ExpressionType, default defaultValue: DefaultValue? = nil,
    at range: SourceRange,
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
  }

  /// Whether a use may leave it out.
  package var isOptional: Bool {
    if case .optional = type { return true }
    return defaultValue != nil || hasBrokenDefault
  }
}
