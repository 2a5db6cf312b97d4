import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// The names of the host's Swift types.
enum ClassName {
  /// The type that an attribute names, or nil where it is none, which is said.
  ///
  /// One that the host's registry knows it by may have any name; others are written in generated
  /// source, where its own types would hide them.
  static func read(
    _ attribute: MarkupAttribute, isRegistered: Bool = false, _ draft: inout Draft
  ) -> String? {
    let text = DeclaredText(of: attribute, in: draft.markup)
    let parts = text.string.split(separator: ".", omittingEmptySubsequences: false)
    let isType = parts.allSatisfy { part in
      let bytes = Array(part.utf8)
      return WordParser.isIdentifier(bytes.span, 0, bytes.count)
        && !SwiftKeywords.contains(bytes.span, 0, bytes.count)
    }
    guard isType else {
      draft.report(.notAClassName(text.string, at: text.range))
      return nil
    }
    if !isRegistered, let owner = typeOwner(of: text.string, draft) {
      draft.report(.takenClassName(text.string, owner, at: text.range))
      return nil
    }
    return text.string
  }

  /// Whose type a name alone means in the generated source, where it is not the host's.
  private static func typeOwner(of className: String, _ draft: borrowing Draft) -> String? {
    if EngineNames.types.contains(className) || className == EngineNames.module {
      return "the engine"
    }
    // The generated type has two of these names itself.
    if [draft.document.structure.home, "ID", "Outlets"].contains(className) { return "this file" }
    return draft.document.structure.imports.first { $0.signature.name == className }
      .map { "'\($0.signature.path)'" }
  }
}
