import LayoutChecking
import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages
import LayoutModel
import LayoutSchema
import LayoutXML

/// `textDocument/prepareRename` and `rename`: another name for a declaration, wherever it is used.
///
/// All is renamed, or nothing. A renaming is tried before its edits are sent: every document that
/// can see the declaration is read with the new name, and must have the errors that it had, and
/// names that mean what they meant.
struct Rename {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  /// Returns the range of the name at a place; `null` where there is none.
  func preparation(
    for parameters: JSONNode, in workspace: inout OpenWorkspace
  ) throws(ResponseError) -> JSONValue {
    guard let name = name(in: parameters, &workspace) else { return .null }
    _ = try source(of: name.declaration, &workspace)
    return [
      "range": view.positions.json(name.range), "placeholder": .string(name.declaration.name),
    ]
  }

  private func name(
    in parameters: JSONNode, _ workspace: inout OpenWorkspace
  ) -> Occurrence? {
    guard let offset = view.offset(in: parameters),
      let name = workspace.names(in: view).occurrence(at: offset), name.declaration.kind != .file
    else { return nil }
    return name
  }

  /// Returns the file that declares a name, if the name can be another one there.
  private func source(
    of declaration: Declaration, _ workspace: inout OpenWorkspace
  ) throws(ResponseError) -> DocumentView {
    guard declaration.path.path.isFromRoot || declaration.path == PathKey(view.document.path) else {
      throw refusal("'\(declaration.name)' is a name of '\(declaration.path.path)'")
    }
    let source = try read(declaration.path, &workspace)
    let isDeclared = Occurrences(source).all.contains {
      $0.isDeclaration && $0.declaration == declaration
    }
    guard isDeclared else {
      let file = declaration.path.path.lastName
      throw refusal("'\(declaration.name)' is not written where it is declared, in '\(file)'")
    }
    return source
  }

  private func refusal(_ reason: String) -> ResponseError { ResponseError(.requestFailed, reason) }

  private func read(
    _ path: PathKey, _ workspace: inout OpenWorkspace
  ) throws(ResponseError) -> DocumentView {
    do throws(FileError) {
      return try workspace.read(path, view.client)
    } catch {
      throw refusal("'\(path.path.lastName)' cannot be read: \(error.reason)")
    }
  }

  // MARK: The renaming

  func response(
    to parameters: JSONNode, in workspace: inout OpenWorkspace
  ) throws(ResponseError) -> JSONValue {
    guard let newName = parameters["newName"]?.string else {
      throw ResponseError(.invalidParams, "the request has no new name")
    }
    guard let declaration = name(in: parameters, &workspace)?.declaration else {
      throw refusal("there is no name here that can be another one")
    }
    _ = try source(of: declaration, &workspace)
    guard !newName.isEmpty, newName.utf8.allSatisfy(Self.isPartOfName) else {
      throw refusal("'\(newName)' is no name")
    }
    if declaration.kind == .area { try refuseDoubts(aboutArea: declaration) }
    let seeing = try documents(seeing: declaration, calledAfter: newName, &workspace)
    var renaming = Renaming(declaration, to: newName)
    var texts: [PathKey: [UInt8]] = [:]
    for document in seeing {
      renaming.add(document.names.all, in: document.path)
      if renaming.ranges[document.path] != nil {
        texts[document.path] = document.view.document.text
      }
      try refuseDoubts(in: document, renaming)
      for data in declaration.isInData ? workspace.dataNames(of: document.view) : [] {
        renaming.add(data.all, in: data.path)
        if renaming.ranges[data.path] != nil { texts[data.path] = data.text }
      }
    }
    try prove(renaming, texts, seeing, &workspace)
    return edit(renaming, texts, workspace)
  }

  /// Whether a name may have a byte; the check of the documents knows the rest.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"<>&\"'{}.".utf8.contains(byte)
  }

  /// A document that sees a declaration.
  private struct Seeing {
    var path: PathKey
    var view: DocumentView
    var names: Occurrences
  }

  /// Returns the documents that a new name of a declaration may change, in the order of their
  /// paths.
  private func documents(
    seeing declaration: Declaration, calledAfter newName: String, _ workspace: inout OpenWorkspace
  ) throws(ResponseError) -> [Seeing] {
    var paths: Set<PathKey> = [declaration.path]
    if !declaration.isLocal {
      let all = workspace.allNames(view.client)
      if let (path, reason) = workspace.unreadable.min(by: { $0.key < $1.key }) {
        throw refusal("'\(path.path.lastName)' may use the name and cannot be read: \(reason)")
      }
      let isNew = !all.contains { $0.knows(newName) }
      let seeing = workspace.dependents(of: declaration.path, view.client)
      for file in all where seeing.contains(file.path) {
        if !isNew || file.isConcerned(by: declaration) { paths.insert(file.path) }
      }
    }
    var documents: [Seeing] = []
    for path in paths.sorted() {
      let view = try read(path, &workspace)
      documents.append(Seeing(path: path, view: view, names: Occurrences(view)))
    }
    return documents
  }

  /// Refuses the name of an area that may stand where it is not seen: in an expression, in a style,
  /// or at what fills a slot of the grid.
  private func refuseDoubts(aboutArea area: Declaration) throws(ResponseError) {
    let outline = view.outline
    for element in outline.elements.indices {
      let name = outline.name(element)
      if name == ElementKind.slot.name {
        let grid = outline.grid(around: element)
        if grid >= 0, outline.elements[grid].start == area.start {
          throw refusal("what fills a slot of the grid may stand in '\(area.name)'")
        }
      }
      guard let place = outline.place(of: AttributeName.area.name, element) else { continue }
      let value = outline.text(place.range)
      let isDoubtful = value.contains("{") || name == ElementKind.style.name && value == area.name
      guard isDoubtful else { continue }
      let line = view.positions.line(of: place.range.lowerBound) + 1
      throw refusal("the 'area' in line \(line) may be '\(area.name)'")
    }
  }

  /// Refuses a document in which the old name may stand at places that cannot be read.
  private func refuseDoubts(
    in seeing: Seeing, _ renaming: Renaming
  ) throws(ResponseError) {
    let old = renaming.declaration.name
    let document = seeing.view
    let file = seeing.path.path.lastName
    let broken = seeing.names.unread.first { range in
      document.outline.text(range).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        .contains { $0 == old }
    }
    if let broken {
      let line = document.positions.line(of: broken.lowerBound) + 1
      throw refusal("'\(old)' is in an expression with a mistake, in line \(line) of '\(file)'")
    }
    guard renaming.ranges[seeing.path] != nil else { return }
    if let mistake = MarkupOutline.mistake(in: document.document.text) {
      let line = document.positions.line(of: Int(mistake.range.start)) + 1
      throw refusal("the markup of '\(file)' has a mistake in line \(line)")
    }
    if document.live.markup.isTranscoded {
      throw refusal("'\(file)' is not in UTF-8")
    }
  }

  /// Refuses a renaming after which a document has another error, or a name another meaning.
  private func prove(
    _ renaming: Renaming, _ texts: [PathKey: [UInt8]], _ documents: [Seeing],
    _ workspace: inout OpenWorkspace
  ) throws(ResponseError) {
    let new = texts.map { (path: $0, text: renaming.text($1, of: $0)) }
    let after = workspace.trying(new, reading: documents.map(\.path), view.client)
    for (before, after) in zip(documents, after) {
      let file = before.path.path.lastName
      guard let after else { throw refusal("'\(file)' cannot be read") }
      if let error = renaming.firstError(
        from: before.view.live.findings, to: after.live.findings, in: before.path)
      {
        let line = after.positions.line(of: Int(error.range.start)) + 1
        throw refusal("\(error.message), in line \(line) of '\(file)'")
      }
      if let place = renaming.firstChange(
        from: before.names, to: Occurrences(after), in: before.path)
      {
        let line = before.view.positions.line(of: place.lowerBound) + 1
        let name = before.view.outline.text(place)
        throw refusal("'\(name)' would mean something else, in line \(line) of '\(file)'")
      }
    }
  }

  // MARK: Edits

  private func edit(
    _ renaming: Renaming, _ texts: [PathKey: [UInt8]], _ workspace: OpenWorkspace
  ) -> JSONValue {
    let files = renaming.ranges.sorted { $0.key < $1.key }.map { path, ranges in
      let open = workspace.document(at: path.path)
      let positions =
        open?.positions ?? TextPositions(texts[path] ?? [], view.client.encoding)
      let edits = ranges.map { range -> JSONValue in
        ["range": positions.json(range), "newText": .string(renaming.newName)]
      }
      let uri = open?.uri ?? DocumentURI.uri(of: path.path)
      return WorkspaceEdit.File(uri: uri, version: open?.version, edits: edits)
    }
    return WorkspaceEdit.json(
      files, view.client, annotation: annotation(of: renaming, workspace))
  }

  /// The most Swift files that are named.
  private static let mostFiles = 5

  /// Returns what changes in generated Swift, with the Swift files that have the name, which are
  /// left to their author; nil for a name that no generated Swift has.
  private func annotation(
    of renaming: Renaming, _ workspace: OpenWorkspace
  ) -> WorkspaceEdit.Annotation? {
    let declaration = renaming.declaration
    guard view.client.takesChangeAnnotations, view.client.takesDocumentChanges,
      declaration.isInGeneratedSwift
    else { return nil }
    var owner = declaration.owner.isEmpty ? view.live.signature?.name ?? "" : declaration.owner
    if declaration.kind == .id { owner += ".Outlets" }
    let isType = declaration.kind == .record || declaration.kind == .choice
    let start = isType || owner.isEmpty ? "" : owner + "."
    let names = SwiftFiles(in: workspace.folders)
      .files(mentioning: declaration.name, workspace).map { String($0.lastName) }
    let more = names.count > Self.mostFiles ? " and \(names.count - Self.mostFiles) more" : ""
    let files =
      names.isEmpty
      ? "" : "; '\(declaration.name)' is in \(names.prefix(Self.mostFiles).joined(separator: ", "))"
    return WorkspaceEdit.Annotation(
      label: "Generated Swift changes",
      description: "'\(start)\(declaration.name)' becomes '\(start)\(renaming.newName)'"
        + files + more)
  }
}

extension MarkupOutline {
  /// Returns the first mistake in the markup of a text; nil if it is well-formed.
  fileprivate static func mistake(in text: [UInt8]) -> Diagnostic? {
    var parser = MarkupParser(names: .language)
    parser.parse(text.span)
    return parser.diagnostics.first { $0.severity == .error }
  }
}

extension String {
  /// The name of the file at the path.
  var lastName: Substring { self[nameStart...] }
}
