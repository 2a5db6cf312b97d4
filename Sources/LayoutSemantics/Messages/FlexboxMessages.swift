import LayoutDiagnostics
import LayoutSchema
import LayoutXML

extension Diagnostic {
  /// A word of a choice that means something in the flexbox of browsers alone.
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

  /// An attribute that a parent reads in the flexbox of browsers alone.
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
