package import LayoutDiagnostics

/// A type of several fields.
package struct RecordDeclaration: Hashable, Sendable {
  package var name: RecordName
  /// The Swift type that the host already has for it, or nil where one is to be generated.
  package var className: String?
  package var fields: [Parameter]
  /// The names of fields that have a mistake, which is told where they are declared.
  package var untyped: Set<String> = []
  package var range: SourceRange

  package init(_ name: RecordName, fields: [Parameter], className: String?, at range: SourceRange) {
    self.name = name
    self.fields = fields
    self.className = className
    self.range = range
  }
}
