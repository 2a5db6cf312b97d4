import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import Testing

/// Returns the typed tree of a document that is expected to be correct.
func checked(
  _ text: String, importing module: Module? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
) -> TypedDocument {
  var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  parser.parse(text)
  var checker = RuleChecker()
  checker.check(
    parser.document, findings: parser.diagnostics,
    imports: module.map { [.module($0)] } ?? [])
  let errors = checker.diagnostics.filter { $0.severity == .error }
  #expect(errors.isEmpty, "\(errors.map(\.message))", sourceLocation: sourceLocation)
  return checker.document
}

/// Returns a library that is expected to be correct.
func library(_ text: String) -> Module {
  var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  parser.parse(text)
  var checker = RuleChecker()
  checker.check(parser.document, findings: parser.diagnostics)
  let path = "library.layout.xml"
  return Module(
    checker.signature(path: path), SourceText(name: path, text: text), checker.document)
}

/// Returns the typed tree of a layout with this root.
func checked(
  root: String, sourceLocation: SourceLocation = #_sourceLocation
) -> TypedDocument {
  checked("<layout name=\"Test\">\(root)</layout>", sourceLocation: sourceLocation)
}
