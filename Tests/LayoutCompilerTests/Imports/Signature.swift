import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import TestSupport

/// Returns the signature of a document without imports.
func signature(_ text: String, in folder: TemporaryFolder) throws -> ModuleSignature {
  var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  parser.parse(text)
  var checker = RuleChecker()
  checker.check(parser.document, findings: parser.diagnostics, path: "cards.layout.xml")
  return checker.signature(path: "cards.layout.xml")
}
