import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/codeAction`: the repairs of findings, imports of names that are not known, all
/// safe repairs of the document, and refactorings.
struct CodeActions {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  static let fixAll = "source.fixAll.layoutc"

  static let resolve = "codeAction/resolve"

  static func options(for client: ClientCapabilities) -> JSONValue {
    let kinds = ["quickfix", fixAll] + Refactoring.Kind.allCases.map(\.rawValue)
    let members: [(String, JSONValue)] = [("codeActionKinds", .strings(kinds))]
    let more: [(String, JSONValue)] =
      client.resolvesActions ? [("resolveProvider", .bool(true))] : []
    return .members(members + more)
  }

  /// The edits of actions, for a client that asks for them once an action is chosen.
  struct Offered {
    fileprivate var document: String
    fileprivate var version: Int?
    /// A hash of the edits, which tells the actions from those of another place.
    fileprivate var name: String
    /// The edit of each action; nil for all safe repairs, which take as long as several checks.
    fileprivate var edits: [JSONValue?]
  }

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    let actions = actions(for: parameters, in: &workspace)
    guard view.client.resolvesActions else { return .array(actions.map(JSONValue.members)) }
    let edits = actions.map { action in action.first { $0.0 == "edit" }?.1 }
    let name = DiagnosticReports.hash(of: edits.compactMap(\.self))
    workspace.offered = Offered(
      document: view.document.uri, version: view.document.version, name: name, edits: edits)
    let named = actions.enumerated().map { place, action in
      action.filter { $0.0 != "edit" } + [
        (
          "data",
          [
            "uri": .string(view.document.uri),
            "version": view.document.version.map { .integer($0) } ?? .null,
            "actions": .string(name), "action": .integer(place),
          ] as JSONValue
        )
      ]
    }
    return .array(named.map(JSONValue.members))
  }

  /// Returns an action with its edit; nil if the text is another one than when it was offered, so
  /// that the edit would not be right.
  static func resolved(
    _ action: JSONNode?, in workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) -> JSONValue? {
    guard let action, case .object(let given) = action.value else { return .null }
    let members = given.map { ($0.name, $0.value.json) }
    guard let place = action.at("data", "action")?.integer,
      let uri = action.at("data", "uri")?.string
    else { return .members(members) }
    guard let offered = workspace.offered, offered.document == uri,
      offered.name == action.at("data", "actions")?.string, offered.edits.indices.contains(place),
      let view = workspace.view(of: uri, client, checked: true),
      view.document.version == offered.version,
      view.document.version == action.at("data", "version")?.integer
    else { return nil }
    let edit = offered.edits[place] ?? CodeActions(view).allRepairs(in: workspace)
    return .members(members + [("edit", edit)])
  }

  /// An action by its members.
  private typealias Action = [(String, JSONValue)]

  private func actions(
    for parameters: JSONNode, in workspace: inout OpenWorkspace
  ) -> [Action] {
    // Without literals there are only commands, of which the server has none.
    guard view.client.takesCodeActionLiterals,
      let start = LinePosition(parameters["range"]?["start"]),
      let end = LinePosition(parameters["range"]?["end"])
    else { return [] }
    workspace.offered = nil
    let only = parameters.at("context", "only")?.elements.compactMap(\.string)
    let (one, other) = (view.positions.offset(of: start), view.positions.offset(of: end))
    var actions: [Action] = []
    if only?.contains(where: { Self.is("quickfix", in: $0) }) ?? true {
      for finding in view.live.findings
      where Int(finding.range.start) <= max(one, other) && min(one, other) <= Int(finding.range.end)
      {
        actions += imports(for: finding, in: &workspace) + self.actions(for: finding)
      }
    }
    // It takes as long as several checks, so it is made where it is asked for alone.
    if only?.contains(where: { Self.is(Self.fixAll, in: $0) }) ?? false {
      actions += repairs(in: workspace)
    }
    if only?.contains(where: { Self.is(Refactoring.Kind.organizeImports.rawValue, in: $0) })
      ?? false
    {
      actions += refactorings(Refactorings(view).organizedImports(in: &workspace))
    }
    // Each is tried, which takes too long for every move of a cursor.
    let isAutomatic = parameters.at("context", "triggerKind")?.integer == 2
    if !isAutomatic || only != nil {
      let kinds = Refactoring.Kind.allCases.filter { kind in
        kind != .organizeImports
          && only?.contains { Self.is(kind.rawValue, in: $0) } ?? true
      }
      let offered = Refactorings(view).offered(
        kinds, at: min(one, other)..<max(one, other), in: &workspace)
      actions += refactorings(offered)
    }
    return actions
  }

  private func refactorings(_ offered: [(Refactoring, edits: [JSONValue])]) -> [Action] {
    offered.map { change, edits in action(change.title, change.kind.rawValue, json: edits, []) }
  }

  /// Whether a kind of action is one of a kind that was asked for.
  private static func `is`(_ kind: String, in asked: String) -> Bool {
    kind == asked || kind.hasPrefix(asked + ".") || asked.isEmpty
  }

  private func imports(
    for finding: Diagnostic, in workspace: inout OpenWorkspace
  ) -> [Action] {
    let edits = MissingImport(view).edits(for: finding, in: &workspace)
    guard !edits.isEmpty else { return [] }
    let items = DiagnosticItems(view.client).items(view.live.with([finding]), in: view.document)
    return edits.map { edit in
      action(
        edit.title, "quickfix", [(edit.offset..<edit.offset, edit.text)], items,
        isPreferred: edits.count == 1)
    }
  }

  private func actions(for finding: Diagnostic) -> [Action] {
    let items = DiagnosticItems(view.client).items(view.live.with([finding]), in: view.document)
    var actions = finding.fixes.filter(\.isWhole).map { fix -> Action in
      let edits = fix.edits.map { ($0.range.offsets, $0.replacement) }
      let isPreferred = fix.isSafe && fix == finding.safeRepair
      return action(fix.title, "quickfix", edits, items, isPreferred: isPreferred)
    }
    if let silence = silence(finding) {
      actions.append(disabling("disable '\(finding.id.name)' here", silence, items))
    }
    if let silence = silenceInFile(finding) {
      actions.append(disabling("disable '\(finding.id.name)' in this file", silence, items))
    }
    return actions
  }

  /// Returns the comment that silences a finding in the whole file; nil for an error of the
  /// language.
  private func silenceInFile(_ finding: Diagnostic) -> (Range<Int>, String)? {
    guard RuleSettings.isChoosable(finding.id), finding.severity != .error,
      let root = view.outline.children(of: -1).first
    else { return nil }
    let start = view.outline.elements[root].start
    return (start..<start, "<!-- layoutc:disable-file \(finding.id.name)\(reason) -->\n")
  }

  /// Returns the comment that silences a finding in its element; nil for an error of the language.
  private func silence(_ finding: Diagnostic) -> (Range<Int>, String)? {
    guard RuleSettings.isChoosable(finding.id), finding.severity != .error else { return nil }
    let outline = view.outline
    let element = outline.lastElement(before: Int(finding.range.start) + 1)
    guard element >= 0, outline.elements[element].parent >= 0,
      !outline.ancestors(of: element).contains(where: { outline.name($0) == "text" })
    else { return nil }
    let start = outline.elements[element].start
    let line = view.positions.offsets(ofLine: view.positions.line(of: start)).lowerBound
    let before = outline.bytes[line..<start]
    let indentation =
      before.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      ? "\n" + String(decoding: before, as: UTF8.self) : ""
    return (start..<start, "<!-- layoutc:disable \(finding.id.name)\(reason) -->" + indentation)
  }

  /// The word that stands for the reason why a rule is disabled, until its author has one.
  private static let why = "why"

  /// What the comment of a disabled rule has behind the rule: a reason, if its author is led to it.
  private var reason: String { view.client.showsDocuments ? ": \(Self.why)" : "" }

  /// Returns an action that disables a rule, and then selects the reason in the comment.
  private func disabling(
    _ title: String, _ comment: (range: Range<Int>, text: String), _ items: [JSONValue]
  ) -> Action {
    var action = action(title, "quickfix", [comment], items)
    guard view.client.showsDocuments, let end = comment.text.firstRange(of: " -->") else {
      return action
    }
    let start = view.positions.position(of: comment.range.lowerBound)
    // The comment has letters of ASCII alone, which each encoding counts alike.
    let last = start.character + comment.text[..<end.lowerBound].utf8.count
    let range: JSONValue = [
      "start": [
        "line": .integer(start.line), "character": .integer(last - Self.why.utf8.count),
      ],
      "end": ["line": .integer(start.line), "character": .integer(last)],
    ]
    let place: JSONValue = ["uri": .string(view.document.uri), "range": range]
    let command: JSONValue = [
      "title": "write the reason", "command": .string(CodeLenses.first), "arguments": [place],
    ]
    action.append(("command", command))
    return action
  }

  /// Returns the action that makes all safe repairs; none where there are none.
  private func repairs(in workspace: OpenWorkspace) -> [Action] {
    if view.client.resolvesActions {
      // They are found when it is chosen.
      guard view.live.findings.contains(where: { $0.safeRepair != nil }) else { return [] }
      return [[("title", .string(Self.titleOfRepairs)), ("kind", .string(Self.fixAll))]]
    }
    let edits = edits(ofRepairs: workspace)
    return edits.isEmpty ? [] : [action(Self.titleOfRepairs, Self.fixAll, edits, [])]
  }

  private static let titleOfRepairs = "make all safe repairs"

  /// Returns the edit of the action that makes all safe repairs, which has none where each would
  /// lead to another mistake.
  private func allRepairs(in workspace: OpenWorkspace) -> JSONValue {
    edit(sorted(edits(ofRepairs: workspace)))
  }

  private func edits(ofRepairs workspace: OpenWorkspace) -> [(Range<Int>, String)] {
    LineChanges(from: view.document.text, to: workspace.repaired(view.live)).all.map {
      ($0.range, String(decoding: $0.text, as: UTF8.self))
    }
  }

  private func action(
    _ title: String, _ kind: String, _ edits: [(Range<Int>, String)], _ items: [JSONValue],
    isPreferred: Bool = false
  ) -> Action {
    action(title, kind, json: sorted(edits), items, isPreferred: isPreferred)
  }

  /// Returns edits in the order of their places.
  private func sorted(_ edits: [(Range<Int>, String)]) -> [JSONValue] {
    edits.sorted { $0.0.lowerBound < $1.0.lowerBound }.map { range, text -> JSONValue in
      ["range": view.positions.json(range), "newText": .string(text)]
    }
  }

  private func edit(_ list: [JSONValue]) -> JSONValue {
    let file = WorkspaceEdit.File(
      uri: view.document.uri, version: view.document.version, edits: list)
    return WorkspaceEdit.json([file], view.client)
  }

  private func action(
    _ title: String, _ kind: String, json list: [JSONValue], _ items: [JSONValue],
    isPreferred: Bool = false
  ) -> Action {
    var members: [(String, JSONValue)] = [("title", .string(title)), ("kind", .string(kind))]
    if !items.isEmpty { members.append(("diagnostics", .array(items))) }
    if isPreferred, view.client.takesPreferred { members.append(("isPreferred", .bool(true))) }
    return members + [("edit", edit(list))]
  }
}

extension FixIt {
  /// Whether the repair has edits, each of a range that ends behind its start.
  fileprivate var isWhole: Bool {
    !edits.isEmpty && edits.allSatisfy { $0.range.start <= $0.range.end }
  }
}
