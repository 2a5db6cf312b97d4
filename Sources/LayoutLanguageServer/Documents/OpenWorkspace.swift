import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages
import LayoutModel

/// The open documents, the files around them as far as documents depend on them, and the names in
/// the other documents of the workspace.
struct OpenWorkspace {
  private let checker: LiveChecker
  private let registry: LayoutRegistry
  /// Whether open documents are proved where nothing else is to be done.
  var proves = true
  private(set) var files = FileView()
  /// A number that each change of a text has raised.
  private(set) var edits = 0
  /// A number that each change of a file has raised, of an open document or on the disk.
  private(set) var fileChanges = 0
  /// The files with another text than when documents were checked.
  private var changed: Set<PathKey> = []
  private var documents: [PathKey: OpenDocument] = [:]
  /// A number that another set of open documents, or another check of one of them, has raised.
  private(set) var revision = 0
  /// The documents as features see them, made for the first request about a text.
  private var views: [PathKey: DocumentView] = [:]
  /// The documents with their tags, of their newest texts.
  private var outlines: [PathKey: OutlinedText] = [:]
  /// The names in the documents, found for the first request that asks for them.
  private var names: [PathKey: Occurrences] = [:]
  /// How elements look, found for the first request that asks for one; nil for a document that
  /// cannot be solved.
  private var looks: [PathKey: LiveLooks?] = [:]
  private var index = WorkspaceIndex()
  /// The names in the documents that are not open, in the order of their paths, with the revision
  /// of the index that they are of.
  private var sortedNames: (revision: Int, files: [FileNames]) = (-1, [])
  /// The semantic tokens that were sent last, by address.
  var semanticTokens: [String: [Int]] = [:]
  /// The labels and the documentation of the completions that were sent last, for a client that
  /// asks for it.
  var documentation: [(label: String, text: JSONValue)] = []
  /// The place that they were asked for.
  var offsetOfDocumentation = 0
  /// The actions that were offered last, until a text changes.
  var offered: CodeActions.Offered?
  /// The findings on documents that are not open.
  private var closed = ClosedFindings()
  /// Whether what editors show of documents has changed by other files or by settings.
  var hasNewLooks = false
  /// Whether the client has asked for lenses.
  var showsLenses = false
  /// Whether lenses have become others by what no message has asked for.
  var hasNewLenses = false
  var settings = FolderSettings()
  /// The hints of the last text of each document without errors.
  private var lastHints: [PathKey: InlayHints.Texts] = [:]

  init(registry: LayoutRegistry) {
    self.registry = registry
    checker = LiveChecker(registry: registry)
  }

  var hasDocuments: Bool { !documents.isEmpty }

  /// The open documents in the order of their paths.
  var all: [OpenDocument] { documents.sorted { $0.key < $1.key }.map(\.value) }

  /// Returns the document at an address; nil if it is not open.
  subscript(uri: String) -> OpenDocument? { documents[Self.key(of: uri)] }

  /// Returns the open document at a path, or nil.
  func document(at path: String) -> OpenDocument? { documents[PathKey(path)] }

  /// Returns the path at which the preview shows a document: for one that is no file yet, a path in
  /// the first folder of the workspace, from which it names its pictures.
  func shownPath(of document: OpenDocument) -> String {
    guard !document.path.isFromRoot else { return document.path }
    let name = document.path.split { $0 == "/" || $0 == ":" || $0 == "\\" }.last ?? "untitled"
    let isWhole = name.hasSuffix(FileFinder.suffix)
    let folder = index.folders.first ?? ""
    return "\(folder)/\(name)\(isWhole ? "" : FileFinder.suffix)"
  }

  /// Returns the open document that the preview shows at a path, or nil.
  func document(shownAt path: String) -> OpenDocument? {
    document(at: path)
      ?? documents.values.first { !$0.path.isFromRoot && shownPath(of: $0).isSamePath(as: path) }
  }

  private static func key(of uri: String) -> PathKey { PathKey(DocumentURI.path(of: uri) ?? uri) }

  // MARK: Changes

  mutating func open(_ node: JSONNode?, _ encoding: PositionEncoding) {
    guard let uri = node?["uri"]?.string, let text = node?["text"]?.string else { return }
    let document = OpenDocument(
      uri: uri, text: text, version: node?["version"]?.integer,
      language: node?["languageId"]?.string ?? "", encoding: encoding)
    let key = PathKey(document.path)
    let isAsOnDisk = (try? checker.text(at: document.path)) == document.text
    let isNew = documents.updateValue(document, forKey: key) == nil
    outlines[key] = nil
    index.open(key)
    edits += 1
    if isNew && isAsOnDisk {
      // What was made from the file is as true of the document.
      files.open(document.text, at: document.path)
      revision += 1
    } else {
      show(document)
    }
  }

  mutating func change(_ node: JSONNode?, _ changes: [JSONNode]) {
    guard let uri = node?["uri"]?.string, var document = documents[Self.key(of: uri)] else {
      return
    }
    document.change(changes, version: node?["version"]?.integer)
    documents[PathKey(document.path)] = document
    outlines[PathKey(document.path)] = nil
    edits += 1
    offered = nil
    show(document)
  }

  mutating func close(_ node: JSONNode?) {
    guard let uri = node?["uri"]?.string,
      let document = documents.removeValue(forKey: Self.key(of: uri))
    else { return }
    semanticTokens[document.uri] = nil
    outlines[PathKey(document.path)] = nil
    lastHints[PathKey(document.path)] = nil
    files.close(document.path)
    edits += 1
    changed.insert(PathKey(document.path))
    index.close(PathKey(document.path))
  }

  private mutating func show(_ document: OpenDocument) {
    files.open(document.text, at: document.path)
    changed.insert(PathKey(document.path))
  }

  /// Notes files that the client has seen change.
  mutating func noteFiles(_ changes: [JSONNode]) {
    for change in changes {
      guard let path = change["uri"]?.string.flatMap(DocumentURI.path) else { continue }
      // The text of an open document is the editor's.
      if documents[PathKey(path)] == nil { changed.insert(PathKey(path)) }
    }
  }

  /// Notes files that have changed on the disk.
  mutating func lookAtFiles() {
    for document in documents.values { changed.formUnion(document.live?.stamps.changed ?? []) }
  }

  // MARK: Checks

  /// Whether there are texts that have changed and are not checked.
  var awaitsCheck: Bool {
    !changed.isEmpty || documents.values.contains { $0.isChecked && $0.checked == nil }
  }

  /// Whether texts are left to be checked that a document may have findings of.
  func awaitsCheck(of uri: String) -> Bool { self[uri]?.isChecked == true && awaitsCheck }

  /// Checks the documents whose text has changed, and those that depend on files that have.
  ///
  /// - Parameter interruption: Leaves a document, and those behind it, to the next time.
  /// - Returns: Whether all are checked.
  mutating func checkDocuments(until interruption: Interruption) -> Bool {
    takeChanges()
    for key in documents.keys.sorted() {
      guard let document = documents[key], document.isChecked, document.checked == nil else {
        continue
      }
      let checked = checker.check(document.text, at: document.path, until: interruption)
      guard let checked else { return false }
      take(checked, of: document)
    }
    return true
  }

  private mutating func take(_ checked: LiveDocument, of document: OpenDocument) {
    let key = PathKey(document.path)
    documents[key]?.checked = checked
    views[key]?.live = checked
    revision += 1
  }

  /// Returns a document as features see it; nil if it is not open, no layout or too large.
  ///
  /// - Parameters:
  ///   - uri: The address.
  ///   - client: The client.
  ///   - isChecked: Whether the findings are asked for. Without them a text is read in a third of
  ///     the time, and checked later.
  /// - Returns: The document.
  mutating func view(
    of uri: String, _ client: ClientCapabilities, checked isChecked: Bool = false
  ) -> DocumentView? {
    takeChanges()
    let key = Self.key(of: uri)
    guard let document = documents[key], document.kind == .layout, !document.isTooLarge else {
      return nil
    }
    if isChecked, document.checked == nil {
      take(checker.check(document.text, at: document.path), of: document)
    }
    if let view = views[key] { return view }
    let live = documents[key]?.live ?? checker.read(document.text, at: document.path)
    if documents[key]?.checked == nil { documents[key]?.read = live }
    let view = DocumentView(outlined(document, client), live)
    views[key] = view
    return view
  }

  /// Returns a document with its tags, which need no check; nil if it is not open, no layout or too
  /// large.
  mutating func outlined(_ uri: String, _ client: ClientCapabilities) -> OutlinedText? {
    guard let document = self[uri], document.kind == .layout, !document.isTooLarge else {
      return nil
    }
    return outlined(document, client)
  }

  private mutating func outlined(
    _ document: OpenDocument, _ client: ClientCapabilities
  ) -> OutlinedText {
    let key = PathKey(document.path)
    if let known = outlines[key] { return known }
    let outlined = OutlinedText(document, client)
    outlines[key] = outlined
    return outlined
  }

  /// Returns the document at a path, open or not; nil if it cannot be read.
  mutating func view(at path: PathKey, _ client: ClientCapabilities) -> DocumentView? {
    if let document = documents[path] { return view(of: document.uri, client) }
    takeChanges()
    guard let live = try? checker.read(path.path) else { return nil }
    return DocumentView(OpenDocument(closed: live, client.encoding), live, client)
  }

  /// Returns all open layouts as features see them, in the order of their paths.
  mutating func views(_ client: ClientCapabilities) -> [DocumentView] {
    all.compactMap { view(of: $0.uri, client) }
  }

  /// Returns the names in a document.
  mutating func names(in view: DocumentView) -> Occurrences {
    let key = PathKey(view.document.path)
    if let known = names[key] { return known }
    let found = Occurrences(view)
    if views[key] != nil { names[key] = found }
    return found
  }

  /// Returns how the elements of a document look, if that is known; nil too for a document that
  /// cannot be solved.
  func knownLooks(for view: DocumentView) -> LiveLooks? {
    looks[PathKey(view.document.path)] ?? nil
  }

  /// Whether the looks of a document are still to be found; those of one with errors are not.
  func lacksLooks(of view: DocumentView) -> Bool {
    looks[PathKey(view.document.path)] == nil && !view.live.tree.hasErrors
  }

  /// Returns the work of finding the looks of a document.
  func drawing(of view: DocumentView) -> LookDrawing {
    LookDrawing(
      document: view.live, files: files, registry: registry, fileChanges: fileChanges)
  }

  /// Takes the looks of a document, unless a file has changed since they were asked for.
  mutating func take(_ found: LiveLooks?, from drawing: LookDrawing) {
    takeChanges()
    let key = PathKey(drawing.document.path)
    if drawing.fileChanges == fileChanges, documents[key] != nil { looks[key] = .some(found) }
  }

  /// Returns what the editor has set for a document.
  func settings(for view: DocumentView) -> EditorSettings {
    settings.settings(for: view.document.path)
  }

  /// Returns the hints of a document; those of its last text without errors while one types.
  mutating func hintTexts(for view: DocumentView) -> InlayHints.Texts? {
    let key = PathKey(view.document.path)
    if let last = lastHints[key], last.isOf(view) { return last }
    guard let frames = checker.frames(of: view.live) else { return lastHints[key] }
    let texts = InlayHints.Texts(frames, view)
    lastHints[key] = texts
    return texts
  }

  /// Returns the text of a file, or the one that is shown in its place.
  func text(at path: String) throws(FileError) -> [UInt8] { try checker.text(at: path) }

  /// Whether all that is seen of a document is in the same places with another text.
  func looksAlike(_ old: [UInt8], _ new: [UInt8], at path: PathKey) -> Bool {
    checker.looksAlike(old, new, at: path.path)
  }

  /// Returns the text of a document after all safe repairs.
  func repaired(_ live: LiveDocument) -> [UInt8] { checker.repaired(live) }

  /// Makes the checker read the files that have changed, and drops the results that they led to.
  private mutating func takeChanges() {
    guard !changed.isEmpty else { return }
    checker.see(files, changed: changed)
    for (key, document) in documents {
      guard let live = document.live, !live.files.isDisjoint(with: changed) else { continue }
      documents[key]?.checked = nil
      views[key] = nil
      if !changed.contains(key) { hasNewLooks = true }
    }
    for path in changed { views[path] = nil }
    names = names.filter { views[$0.key] != nil }
    looks = looks.filter { documents[$0.key]?.live != nil }
    index.forget(changed)
    closed.forget(changed)
    fileChanges += 1
    revision += 1
    changed = []
  }

  /// Notes files and folders that the client has made or deleted, by their addresses.
  mutating func noteFiles(at addresses: [String]) {
    for path in addresses.compactMap(DocumentURI.path) {
      let folder = path + "/"
      let inside = index.closed.filter { $0.path.hasPrefix(folder) }
      // What open documents name may be in it.
      let named = documents.values.flatMap { $0.live?.files ?? [] }
        .filter { $0.path.hasPrefix(folder) }
      changed.formUnion((inside.union(named) + [PathKey(path)]).filter { documents[$0] == nil })
    }
    index.rescan()
  }

  /// Returns the frames in the first preview of a document; nil for one with errors.
  func frames(of view: DocumentView) -> LiveFrames? { checker.frames(of: view.live) }

  /// Returns why an element has its size, and the name of the preview; nil if it is not laid out.
  func sizeReason(
    ofElementNamedAt name: Int, in view: DocumentView
  ) -> (steps: [JSONValue], preview: String?)? {
    checker.sizeReason(ofElementNamedAt: name, in: view.live)
  }

  /// Returns the value of an expression for the first preview of a document; nil if it is not known
  /// there.
  func value(of expression: TypedExpression, in view: DocumentView) -> LiveValue? {
    checker.value(of: expression, in: view.live)
  }

  // MARK: The workspace

  /// The folders of the workspace, as absolute paths.
  var folders: [String] { index.folders }

  /// Changes the folders of the workspace, which are given by their addresses.
  mutating func change(folders added: [String], removing removed: [String] = []) {
    index.add(
      added.compactMap(DocumentURI.path), removing: removed.compactMap(DocumentURI.path))
  }

  /// Whether documents of the workspace are left to be found or to be read.
  var isReading: Bool { index.hasWork }

  /// The numbers of the documents that are read, and of those that are found and not read yet.
  var progress: (read: Int, left: Int) { index.progress }

  /// Whether open documents are left to be proved, or documents of the workspace to be found or to
  /// be read.
  var hasWork: Bool {
    isReading || isCheckingClosed || proves && documents.values.contains(where: \.awaitsProof)
  }

  /// Whether documents that are not open are left to be checked.
  var isCheckingClosed: Bool { !isReading && closed.hasWork }

  /// Reads one folder or one document of the workspace, or proves an open document once all are
  /// read, unless the proof is interrupted.
  mutating func work(_ client: ClientCapabilities, until interruption: Interruption) {
    if index.hasWork {
      index.step(checker, client)
      if !index.hasWork {
        hasNewLenses = showsLenses
        closed.forget([])
      }
      return
    }
    if isCheckingClosed { return closed.step(checker, index.closed, client) }
    if proves { prove(until: interruption) }
  }

  /// Makes the next step of the proof of an open document.
  ///
  /// What breaks at an end of the widths is found in a moment, and told of all documents before
  /// any is proved as a whole, which may take seconds.
  private mutating func prove(until interruption: Interruption) {
    let awaiting = documents.keys.sorted().filter { documents[$0]?.awaitsProof == true }
    guard
      let key = awaiting.first(where: { documents[$0]?.proved == .nothing }) ?? awaiting.first,
      let document = documents[key], let checked = document.checked
    else { return }
    let isFirst = document.proved == .nothing
    let found =
      isFirst ? checker.lookAtEnds(of: checked) : checker.prove(checked, until: interruption)
    guard let found else { return }
    documents[key]?.take(found, proved: isFirst ? .ends : .everything)
    if found.findings == checked.findings { return }
    hasNewLenses = showsLenses
    views[key]?.live = found
    revision += 1
  }

  /// Returns the names in all documents of the workspace and in those that are imported, in the
  /// order of their paths.
  ///
  /// - Parameters:
  ///   - client: The client.
  ///   - isTold: Whether it is enough that the client tells of files that change, if it does, as it
  ///     is for what an editor asks for with every letter.
  /// - Returns: The names.
  mutating func allNames(_ client: ClientCapabilities, asTold isTold: Bool = false) -> [FileNames] {
    if isTold, client.watchesFiles { return namesAsTold(client) }
    // The text of an open document is the editor's.
    changed.formUnion(index.changedFiles.filter { documents[$0] == nil })
    // A client that does not watch files tells of no new ones.
    if !client.watchesFiles { index.rescan() }
    return namesAsTold(client)
  }

  private mutating func namesAsTold(_ client: ClientCapabilities) -> [FileNames] {
    takeChanges()
    let open = views(client)
    index.add(open.flatMap { $0.live.files })
    index.finish(checker, client)
    if sortedNames.revision != index.revision {
      sortedNames = (index.revision, index.all.sorted { $0.key < $1.key }.map(\.value))
    }
    var all: [FileNames] = []
    all.reserveCapacity(sortedNames.files.count + open.count)
    var left = open[...]
    for file in sortedNames.files {
      while let view = left.first, PathKey(view.document.path) < file.path {
        all.append(FileNames(view, names(in: view)))
        left.removeFirst()
      }
      all.append(file)
    }
    return all + left.map { FileNames($0, names(in: $0)) }
  }

  /// The pictures that the documents of the workspace name, as far as they are read, those first
  /// that most documents name.
  var pictures: [String] {
    var counts: [String: Int] = [:]
    for file in index.all.values {
      for picture in file.pictures { counts[picture, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// Returns the components in libraries that a document can import and whose names begin with
  /// some letters, as far as the libraries are read, in the order of the names.
  mutating func importableComponents(
    for path: PathKey, beginningWith typed: String, _ client: ClientCapabilities
  ) -> [(name: String, file: PathKey)] {
    var all: [(name: String, file: PathKey)] = []
    // A file that imports this one cannot be imported.
    let dependents = index.dependents(of: path)
    func add(_ names: [String], _ file: PathKey) {
      for name in names where name.lowercased().hasPrefix(typed) { all.append((name, file)) }
    }
    for (file, names) in index.all where file != path && !dependents.contains(file) {
      add(names.components, file)
    }
    for document in self.all where document.path.isFromRoot && PathKey(document.path) != path {
      guard let outline = outlined(document.uri, client)?.outline,
        !outline.imports(of: document.path).contains(path)
      else { continue }
      add(outline.libraryComponents, PathKey(document.path))
    }
    return all.sorted { ($0.name, $0.file) < ($1.name, $1.file) }
  }

  /// Returns the findings on documents that are not open, by their addresses, each document's from
  /// the first request on; nil while documents are left to be checked.
  mutating func closedFindings() -> [String: [JSONValue]]? {
    closed.isOn = true
    takeChanges()
    guard !isReading, !closed.hasWork else { return nil }
    return closed.sets.filter { self[$0.key]?.isChecked != true }
  }

  /// The findings on documents that are not open, as far as they are checked.
  var closedFindingsSoFar: [String: [JSONValue]] {
    closed.sets.filter { self[$0.key]?.isChecked != true }
  }

  /// A number that each other set of findings on documents that are not open has raised.
  var closedRevision: Int { closed.revision }

  // MARK: Renaming

  /// The documents of the workspace that cannot be read, with the reasons, once all others are.
  var unreadable: [PathKey: String] { index.unreadable }

  /// Returns the documents that depend on a file, open or not, once all are read.
  mutating func dependents(of path: PathKey, _ client: ClientCapabilities) -> Set<PathKey> {
    let open = views(client).filter { $0.live.files.contains(path) }
    return index.dependents(of: path).union(open.map { PathKey($0.document.path) })
  }

  /// Reads a document for its names and errors, open or not.
  mutating func read(
    _ path: PathKey, _ client: ClientCapabilities
  ) throws(FileError) -> DocumentView {
    takeChanges()
    let live = try checker.read(path.path)
    let document = documents[path] ?? OpenDocument(closed: live, client.encoding)
    return DocumentView(document, live, client)
  }

  /// Returns the names in the data that the previews of a document name.
  func dataNames(of view: DocumentView) -> [DataNames] {
    DataNames.all(of: view) { try? checker.text(at: $0) }
  }

  /// Returns documents as they are read where some files have other texts; nil for one that cannot
  /// be read.
  mutating func trying(
    _ texts: [(path: PathKey, text: [UInt8])], reading paths: [PathKey],
    _ client: ClientCapabilities
  ) -> [DocumentView?] {
    takeChanges()
    var tried = files
    for (path, text) in texts { tried.open(text, at: path.path) }
    let changed = Set(texts.map(\.path))
    checker.see(tried, changed: changed)
    defer { checker.see(files, changed: changed) }
    return paths.map { path in
      guard let live = try? checker.read(path.path) else { return nil }
      return DocumentView(OpenDocument(closed: live, client.encoding), live, client)
    }
  }
}
