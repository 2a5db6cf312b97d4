import LayoutDiagnostics

/// Edits of several files, in the form that the client takes.
enum WorkspaceEdit {
  /// The edits of a file.
  struct File {
    var uri: String
    /// The version of the text that they are for; nil for a file that is not open.
    var version: Int?
    var edits: [JSONValue]
  }

  static func json(_ files: [File], _ client: ClientCapabilities) -> JSONValue {
    guard client.takesDocumentChanges else {
      return ["changes": .members(files.map { ($0.uri, .array($0.edits)) })]
    }
    // An edit of a version that has passed is refused by the client.
    let changes = files.map { file -> JSONValue in
      [
        "textDocument": [
          "uri": .string(file.uri), "version": file.version.map { .integer($0) } ?? .null,
        ],
        "edits": .array(file.edits),
      ]
    }
    return ["documentChanges": .array(changes)]
  }
}
