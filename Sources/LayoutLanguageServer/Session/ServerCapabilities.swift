import LayoutDiagnostics

/// What the server offers to a client.
enum ServerCapabilities {
  static func json(for client: ClientCapabilities) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("positionEncoding", .string(client.encoding.rawValue)),
      (
        "textDocumentSync",
        ["openClose": .bool(true), "change": .integer(2), "save": .bool(true)]
      ),
    ]
    if client.pullsDiagnostics {
      members.append(
        (
          "diagnosticProvider",
          [
            "identifier": "layoutc", "interFileDependencies": .bool(true),
            "workspaceDiagnostics": .bool(true),
          ]
        ))
    }
    members += Feature.allCases.compactMap { $0.capability(for: client) }
    members += [
      (
        "workspaceSymbolProvider",
        client.resolvesSymbols ? ["resolveProvider": .bool(true)] : .bool(true)
      ),
      (
        "executeCommandProvider",
        ["commands": .strings([PreviewBeside.command, CodeLenses.first])]
      ),
      ("workspace", workspace(for: client)),
    ]
    return .members(members)
  }

  private static func workspace(for client: ClientCapabilities) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("workspaceFolders", ["supported": .bool(true), "changeNotifications": .bool(true)])
    ]
    let operations = [
      (client.createsFiles, "didCreate"), (client.deletesFiles, "didDelete"),
      (client.renamesFiles, "willRename"),
    ].filter(\.0).map { ($0.1, FileRenaming.filters) }
    if !operations.isEmpty { members.append(("fileOperations", .members(operations))) }
    return .members(members)
  }
}
