import LayoutDiagnostics
import LayoutLanguages

/// `workspace/symbol`: what the documents of the workspace declare, by parts of its name.
enum WorkspaceSymbols {
  static let resolve = "workspaceSymbol/resolve"

  /// The most symbols of a response.
  private static let most = 300

  /// A symbol of a file, as far as it is compared with what was asked for.
  private struct Found {
    var name: String
    var kind: Int
    var container: String
    var uri: String
    var range: JSONValue
    /// The number among the symbols of the file with its name.
    var number = 0
  }

  static func response(
    to parameters: JSONNode?, in workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) -> JSONValue {
    let query = parameters?["query"]?.string?.lowercased() ?? ""
    var found: [(rank: Int, symbol: Found)] = []
    for file in workspace.allNames(client) {
      for symbol in symbols(of: file) {
        if let rank = rank(of: symbol.name.lowercased(), query) { found.append((rank, symbol)) }
      }
    }
    // The sort is stable: symbols of one rank are in the order of their files and places.
    found.sort { $0.rank < $1.rank }
    return .array(found.prefix(most).map { json($0.symbol, client) })
  }

  /// Returns a symbol with its range; without one if its document has no such symbol any more.
  static func resolved(
    _ symbol: JSONNode?, in workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) -> JSONValue {
    guard let symbol, case .object(let given) = symbol.value else { return .null }
    let uri = symbol.at("location", "uri")?.string
    let file = workspace.allNames(client).first { $0.uri == uri }
    let all = file.map(symbols).map { $0.filter { $0.name == symbol["name"]?.string } } ?? []
    let place = symbol["data"]?.integer ?? 0
    let found = all.indices.contains(place) ? all[place] : all.first
    return .members(
      given.map { member in
        guard member.name == "location", let found else { return (member.name, member.value.json) }
        return ("location", ["uri": .string(found.uri), "range": found.range])
      })
  }

  /// Returns how well a name fits: 0 begins as was asked, 1 contains it, 2 has its letters in their
  /// order; nil does not fit.
  private static func rank(of name: String, _ query: String) -> Int? {
    if name.hasPrefix(query) { return 0 }
    if name.contains(query) { return 1 }
    var left = query[...]
    for letter in name where letter == left.first { left.removeFirst() }
    return left.isEmpty ? 2 : nil
  }

  private static func symbols(of file: FileNames) -> [Found] {
    var found: [Found] = []
    var hasTitle = file.isLibrary
    for name in file.names where name.isDeclaration {
      let declaration = file.declaration(of: name)
      let isTitle = declaration.kind == .component && declaration.name == file.title
      if isTitle, !file.isLibrary { hasTitle = true }
      guard let title = title(of: declaration, in: file) else { continue }
      found.append(
        Found(
          name: title, kind: isTitle ? 2 : declaration.symbolKind,
          container: isTitle ? "" : file.title, uri: file.uri, range: name.json))
    }
    if !hasTitle, !file.title.isEmpty {
      let start: JSONValue = ["line": .integer(0), "character": .integer(0)]
      let whole = Found(
        name: file.title, kind: 2, container: "", uri: file.uri,
        range: ["start": start, "end": start])
      found.insert(whole, at: 0)
    }
    var counts: [String: Int] = [:]
    for place in found.indices {
      found[place].number = counts[found[place].name, default: 0]
      counts[found[place].name, default: 0] += 1
    }
    return found
  }

  /// Returns the name of a symbol, of an id with what it belongs to; nil for what is no symbol.
  private static func title(of declaration: Declaration, in file: FileNames) -> String? {
    switch declaration.kind {
    case .component, .element, .style, .constant, .record, .choice: declaration.name
    case .id:
      "\(declaration.owner.isEmpty ? file.title : declaration.owner).\(declaration.name)"
    case .word, .parameter, .placement, .action, .field, .slot, .area, .library, .local,
      .importName, .file:
      nil
    }
  }

  private static func json(_ symbol: Found, _ client: ClientCapabilities) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .string(symbol.name)), ("kind", .integer(symbol.kind)),
    ]
    if client.resolvesSymbols {
      members.append(("location", ["uri": .string(symbol.uri)]))
      if symbol.number > 0 { members.append(("data", .integer(symbol.number))) }
    } else {
      members.append(("location", ["uri": .string(symbol.uri), "range": symbol.range]))
    }
    if !symbol.container.isEmpty {
      members.append(("containerName", .string(symbol.container)))
    }
    return .members(members)
  }
}
