package import LayoutDiagnostics

/// A type with several fields.
package struct RecordDeclaration: Hashable, Sendable {
  package var name: RecordName
  /// The host's Swift type for the record, or nil if a type is to be generated.
  package var className: String?
  package var fields: [Parameter]
  /// The names of fields with mistakes, which are reported at their declarations.
  package var untyped: Set<String> = []
  package var range: SourceRange

  package init(_ name: RecordName, fields: [Parameter], className: String?, at range: SourceRange) {
    self.name = name
    self.fields = fields
    self.className = className
    self.range = range
  }
}
