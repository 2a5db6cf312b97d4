import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// `workspace/willRenameFiles`: the imports and the data that name files which move.
///
/// A document that moves itself names the same files from its new folder.
struct FileRenaming {
  /// A file or folder, where it is and where it will be.
  private struct Move {
    var old: String
    var new: String
  }

  private let moves: [Move]

  init(_ parameters: JSONNode?) {
    moves = (parameters?["files"]?.elements ?? []).compactMap { file in
      guard let old = file["oldUri"]?.string.flatMap(DocumentURI.path),
        let new = file["newUri"]?.string.flatMap(DocumentURI.path)
      else { return nil }
      return Move(old: old, new: new)
    }
  }

  /// What a client tells the server of before it is done.
  static let filters: JSONValue = [
    "filters": [
      ["scheme": "file", "pattern": ["glob": "**/*.layout.xml", "matches": "file"]],
      ["scheme": "file", "pattern": ["glob": "**/*.json", "matches": "file"]],
      ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
    ]
  ]

  /// Returns the edits; `null` if nothing names the files.
  func response(in workspace: inout OpenWorkspace, _ client: ClientCapabilities) -> JSONValue {
    guard !moves.isEmpty else { return .null }
    let files = workspace.allNames(client)
    let edits = files.compactMap { edit(of: $0, &workspace, client) }
    return edits.isEmpty ? .null : WorkspaceEdit.json(edits, client)
  }

  private func edit(
    of file: FileNames, _ workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) -> WorkspaceEdit.File? {
    let path = file.path.path
    let newPath = moved(path)
    let isConcerned = file.files.contains { newPath != nil || moved($0.path) != nil }
    guard isConcerned, let view = workspace.view(at: file.path, client) else { return nil }
    var edits: [JSONValue] = []
    for name in workspace.names(in: view).all where name.declaration.kind == .file {
      let target = name.declaration.path.path
      guard target.isFromRoot, newPath != nil || moved(target) != nil else { continue }
      let written = view.outline.text(name.range)
      let newTarget = moved(target) ?? target
      let text = Self.escaped(
        written.isFromRoot
          ? newTarget : ImportPath.relative(newTarget, from: newPath ?? path))
      // What moves together names the same.
      guard text != written, name.range.count > 0 else { continue }
      edits.append(["range": view.positions.json(name.range), "newText": .string(text)])
    }
    guard !edits.isEmpty else { return nil }
    let open = workspace.document(at: path)
    return WorkspaceEdit.File(uri: file.uri, version: open?.version, edits: edits)
  }

  /// Returns a path as it is written in a value.
  static func escaped(_ text: String) -> String {
    // Few names have such letters, for which a search takes long.
    guard text.utf8.contains(where: { "&<\"'".utf8.contains($0) }) else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
  }

  /// Returns where a file will be; nil if it stays.
  private func moved(_ path: String) -> String? {
    for move in moves {
      if path.isSamePath(as: move.old) { return move.new }
      if path.hasPrefix(move.old + "/") { return move.new + path.dropFirst(move.old.count) }
    }
    return nil
  }
}
