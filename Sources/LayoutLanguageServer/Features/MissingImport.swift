import LayoutCompiler
import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// The imports that would declare a name which a document does not know.
struct MissingImport {
  /// The edit of a document that imports a file.
  struct Edit {
    var title: String
    var offset: Int
    var text: String
  }

  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  /// What may have the name that a finding does not know; nothing for other findings.
  private static func kinds(_ id: DiagnosticID) -> Set<Declaration.Kind> {
    switch id {
    case .unknownElement: [.component, .element]
    case .unknownStyle: [.style]
    case .unknownType: [.record, .choice]
    case .unknownName: [.constant]
    default: []  // open: kinds of findings.
    }
  }

  /// Returns the edits for a finding, in the order of the files' paths.
  func edits(for finding: Diagnostic, in workspace: inout OpenWorkspace) -> [Edit] {
    let kinds = Self.kinds(finding.id)
    let path = PathKey(view.document.path)
    guard !kinds.isEmpty else { return [] }
    let name = view.outline.text(finding.range.offsets)
    let files = workspace.allNames(view.client).filter { file in
      file.path != path && file.path.path.isFromRoot
        && file.declares(name, kinds)
    }
    guard !files.isEmpty else { return [] }
    // A file that imports this one cannot be imported.
    let dependents = workspace.dependents(of: path, view.client)
    return files.filter { !dependents.contains($0.path) }.compactMap { edit(for: name, $0.path) }
  }

  /// Returns the edit that imports a name from a file; nil for a document without a place for it.
  func edit(for name: String, _ file: PathKey) -> Edit? {
    let path = view.document.path
    guard path.isFromRoot, let place = placeOfImports else { return nil }
    let source = ImportPath.relative(file.path, from: path)
    return Edit(
      title: "import '\(name)' from '\(source)'", offset: place.offset,
      text: place.indentation + "<import src=\"\(FileRenaming.escaped(source))\"/>")
  }

  /// The place behind the last import, or behind the first tag, with what stands before each.
  private var placeOfImports: (offset: Int, indentation: String)? {
    let outline = view.outline
    guard let root = outline.children(of: -1).first(where: { !outline.name($0).isEmpty }),
      outline.elements[root].hasTagEnd, !outline.elements[root].isEmpty
    else { return nil }
    let children = outline.children(of: root)
    let last = children.last { outline.name($0) == ElementKind.import.name }
    let offset = last.map { outline.elements[$0].end } ?? outline.elements[root].tagEnd
    guard let first = children.first else { return (offset, "\n  ") }
    // Documents in one line stay so.
    let start = outline.elements[first].start
    let blanks = outline.bytes[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    let isOwnLine = start > blanks.count && outline.bytes[start - blanks.count - 1] == 0x0A
    return (offset, isOwnLine ? "\n" + String(decoding: blanks.reversed(), as: UTF8.self) : "")
  }
}

extension MarkupOutline {
  /// Returns the paths of the files that a document at a path imports itself.
  func imports(of path: String) -> Set<PathKey> {
    let sources = elements.indices.filter { name($0) == ElementKind.import.name }
      .compactMap { value("src", of: $0) }
    return Set(sources.map { PathKey(ImportPath.resolve($0, from: path)) })
  }
}
