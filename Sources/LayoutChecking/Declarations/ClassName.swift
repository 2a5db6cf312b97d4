import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the names of the host's Swift types.
enum ClassName {
  /// Returns the type that an attribute names, or reports a mistake and returns nil.
  ///
  /// With `isRegistered`, the host's registry contains the type, and any name is legal. Other names
  /// are written in generated source, whose own types would hide them.
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

  /// Returns the owner of the type that `className` means in the generated source, or nil if it is
  /// the host's type.
  private static func typeOwner(of className: String, _ draft: borrowing Draft) -> String? {
    if EngineNames.types.contains(className) || className == EngineNames.module {
      return "the engine"
    }
    // The generated type has two types of these names itself.
    if [draft.document.structure.home, "ID", "Outlets"].contains(className) { return "this file" }
    return draft.document.structure.imports.first { $0.signature.name == className }
      .map { "'\($0.signature.path)'" }
  }
}
