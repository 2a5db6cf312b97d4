import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

/// Returns the typed tree of a document, with or without mistakes.
func typed(_ text: String) -> TypedDocument {
  var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  parser.parse(text)
  var checker = RuleChecker()
  checker.check(parser.document, findings: parser.diagnostics)
  return checker.document
}
