import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/codeAction`: the repairs of findings, imports of names that are not known, all
/// safe repairs of the document, and refactorings.
struct CodeActions {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  static let fixAll = "source.fixAll.layoutc"

  static let options: JSONValue = [
    "codeActionKinds": .strings(
      ["quickfix", fixAll] + Refactoring.Kind.allCases.map(\.rawValue))
  ]

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    // Without literals there are only commands, of which the server has none.
    guard view.client.takesCodeActionLiterals,
      let start = LinePosition(parameters["range"]?["start"]),
      let end = LinePosition(parameters["range"]?["end"])
    else { return [] }
    let only = parameters.at("context", "only")?.elements.compactMap(\.string)
    let (one, other) = (view.positions.offset(of: start), view.positions.offset(of: end))
    var actions: [JSONValue] = []
    if only?.contains(where: { Self.is("quickfix", in: $0) }) ?? true {
      for finding in view.live.findings
      where Int(finding.range.start) <= max(one, other) && min(one, other) <= Int(finding.range.end)
      {
        actions += imports(for: finding, in: &workspace) + self.actions(for: finding)
      }
    }
    // It takes as long as several checks, so it is made where it is asked for alone.
    if only?.contains(where: { Self.is(Self.fixAll, in: $0) }) ?? false {
      actions += allRepairs(in: workspace)
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
    return .array(actions)
  }

  private func refactorings(_ offered: [(Refactoring, edits: [JSONValue])]) -> [JSONValue] {
    offered.map { change, edits in action(change.title, change.kind.rawValue, json: edits, []) }
  }

  /// Whether a kind of action is one of a kind that was asked for.
  private static func `is`(_ kind: String, in asked: String) -> Bool {
    kind == asked || kind.hasPrefix(asked + ".") || asked.isEmpty
  }

  private func imports(
    for finding: Diagnostic, in workspace: inout OpenWorkspace
  ) -> [JSONValue] {
    let edits = MissingImport(view).edits(for: finding, in: &workspace)
    guard !edits.isEmpty else { return [] }
    let items = DiagnosticItems(view.client).items(view.live.with([finding]), in: view.document)
    return edits.map { edit in
      action(
        edit.title, "quickfix", [(edit.offset..<edit.offset, edit.text)], items,
        isPreferred: edits.count == 1)
    }
  }

  private func actions(for finding: Diagnostic) -> [JSONValue] {
    let items = DiagnosticItems(view.client).items(view.live.with([finding]), in: view.document)
    var actions = finding.fixes.filter(\.isWhole).map { fix -> JSONValue in
      let edits = fix.edits.map { ($0.range.offsets, $0.replacement) }
      let isPreferred = fix.isSafe && fix == finding.safeRepair
      return action(fix.title, "quickfix", edits, items, isPreferred: isPreferred)
    }
    if let silence = silence(finding) {
      actions.append(
        action("disable '\(finding.id.name)' here", "quickfix", [silence], items))
    }
    if let silence = silenceInFile(finding) {
      actions.append(
        action("disable '\(finding.id.name)' in this file", "quickfix", [silence], items))
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
    return (start..<start, "<!-- layoutc:disable-file \(finding.id.name) -->\n")
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
    return (start..<start, "<!-- layoutc:disable \(finding.id.name) -->" + indentation)
  }

  private func allRepairs(in workspace: OpenWorkspace) -> [JSONValue] {
    let new = workspace.repaired(view.live)
    let changes = LineChanges(from: view.document.text, to: new).all
    guard !changes.isEmpty else { return [] }
    let edits = changes.map { ($0.range, String(decoding: $0.text, as: UTF8.self)) }
    return [action("make all safe repairs", Self.fixAll, edits, [])]
  }

  private func action(
    _ title: String, _ kind: String, _ edits: [(Range<Int>, String)], _ items: [JSONValue],
    isPreferred: Bool = false
  ) -> JSONValue {
    let list = edits.sorted { $0.0.lowerBound < $1.0.lowerBound }.map { range, text -> JSONValue in
      ["range": view.positions.json(range), "newText": .string(text)]
    }
    return action(title, kind, json: list, items, isPreferred: isPreferred)
  }

  private func action(
    _ title: String, _ kind: String, json list: [JSONValue], _ items: [JSONValue],
    isPreferred: Bool = false
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [("title", .string(title)), ("kind", .string(kind))]
    if !items.isEmpty { members.append(("diagnostics", .array(items))) }
    if isPreferred, view.client.takesPreferred { members.append(("isPreferred", .bool(true))) }
    let file = WorkspaceEdit.File(
      uri: view.document.uri, version: view.document.version, edits: list)
    let edit = WorkspaceEdit.json([file], view.client)
    members.append(("edit", edit))
    return .members(members)
  }
}

extension FixIt {
  /// Whether the repair has edits, each of a range that ends behind its start.
  fileprivate var isWhole: Bool {
    !edits.isEmpty && edits.allSatisfy { $0.range.start <= $0.range.end }
  }
}
