import LayoutSchema
import LayoutSemantics
import LayoutXML

/// The typed tree of a document, whether it is correct or not.
func typed(_ text: String) -> TypedDocument {
  var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  parser.parse(text)
  var checker = Checker()
  checker.check(parser.document, findings: parser.diagnostics)
  return checker.document
}
