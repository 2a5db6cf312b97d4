import LayoutDiagnostics
import LayoutSyntax
import LayoutXML

func tree(_ source: String) -> SyntaxTree {
  var parser = MarkupParser()
  parser.parse(source)
  return SyntaxTree(parser.document)
}

/// Parses `source`, makes edits, and returns the text with all of them applied.
func edited(_ source: String, _ edits: (SyntaxTree) -> [SourceEdit]) -> String {
  var bytes = Array(source.utf8)
  for edit in edits(tree(source)).sorted(by: { $0.range.start > $1.range.start }) {
    bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
