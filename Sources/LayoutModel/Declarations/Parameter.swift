package import LayoutDiagnostics

/// A named value that a layout, a component, a record or a declared element takes.
package struct Parameter: Hashable, Sendable {
  package var name: String
  package var type: ExpressionType
  /// The declared choice that the type names, also in a list or an optional.
  ///
  /// The choice is nil for words in the `values` attribute and for all other types.
  package var choice: RecordName?
  /// The default, which is used without an argument; nil if there is no valid default.
  package var defaultValue: DefaultValue?
  /// Whether the default has a mistake, so that a missing argument is not reported.
  package var hasBrokenDefault = false
  /// The most characters of a text, or of each text of a list; nil if there is no limit.
  package var maxLength: Int?
  /// The range of the name in the declaration.
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

  /// Whether a use may omit the argument.
  package var isOptional: Bool {
    if case .optional = type { return true }
    return defaultValue != nil || hasBrokenDefault
  }
}
