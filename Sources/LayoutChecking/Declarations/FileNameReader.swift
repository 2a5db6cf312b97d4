import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Asks for a `name` where the file's own name is not that of a type.
enum FileNameReader {
  static func check(_ path: String, _ draft: inout Draft) {
    guard draft.markup.root >= 0 else { return }
    let root = draft.markup.nodes[Int(draft.markup.root)]
    guard let kind = draft.tables.schema.element(named: root.name.rawValue),
      kind == .layout || kind == .library,
      // A name with a mistake has a finding of its own.
      !root.attributeIndices.contains(where: {
        draft.tables.schema.attribute(named: draft.markup.attributes[$0].name.rawValue) == .name
      }), let name = DocumentName.inPlaceOf(path)
    else { return }
    draft.report(.namelessFile(path, kind, root, name, draft.markup))
  }
}

extension Diagnostic {
  fileprivate static func namelessFile(
    _ path: String, _ kind: ElementKind, _ root: MarkupNode, _ name: String,
    _ markup: MarkupDocument
  ) -> Diagnostic {
    let file = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    return Diagnostic(
      .namelessFile, "'\(file)' gives no name to the type that the '\(kind.name)' becomes",
      at: root.nameRange, label: "a type's name starts with a letter",
      fixes: [.insert(.name, name, into: root, markup)])
  }
}
