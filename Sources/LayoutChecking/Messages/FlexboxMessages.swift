import LayoutDiagnostics
import LayoutSchema
import LayoutXML

extension Diagnostic {
  /// Returns a finding on a word of a choice that is valid only in documents with `flexbox="css"`.
  static func cssWord(
    _ attribute: MarkupAttribute, _ spec: AttributeSpec, _ draft: borrowing Draft
  ) -> Diagnostic {
    let word = draft.markup.value(of: attribute).string
    let plain = word == "flexEnd" ? "end" : "start"
    return Diagnostic(
      .unknownChoice, "'\(word)' is for flexboxes of CSS", at: attribute.valueRange,
      label: "\(css) knows it; elsewhere '\(plain)' is the same edge",
      fixes: [.write(plain, at: attribute.valueRange)])
  }

  /// Returns a finding on an attribute that parents read only in documents with `flexbox="css"`.
  static func cssPlacement(
    _ name: AttributeName, _ attribute: MarkupAttribute, of kind: ElementKind,
    _ draft: borrowing Draft
  ) -> Diagnostic {
    Diagnostic(
      .placement, "'\(name.name)' has no effect here", at: attribute.nameRange,
      label: "only \(css) reads it of a '\(kind.name)'",
      fixes: [.remove(name.name, attribute, draft.markup)])
  }

  private static var css: String { "a document with 'flexbox=\"css\"'" }
}
