/// The findings of one document, in the order in which they are shown.
package struct FileFindings: Sendable {
  package var source: SourceText
  package var diagnostics: [Diagnostic]

  package init(source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
  }
}
