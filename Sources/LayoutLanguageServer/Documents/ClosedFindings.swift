import LayoutCompiler
import LayoutDiagnostics

/// The findings on the documents of a workspace that are not open.
///
/// They are found once a client has asked for them, one document after another while no message
/// waits.
struct ClosedFindings {
  /// The findings of a document, and what they depend on.
  private struct Checked {
    /// The findings by the addresses of the files that they are on.
    var sets: [String: [JSONValue]] = [:]
    var files: Set<PathKey> = []
    /// Whether a file has changed since.
    var isStale = false
  }

  private var documents: [PathKey: Checked] = [:]
  /// The documents that are left to be checked; nil if that is to be found out.
  private var pending: Set<PathKey>?
  /// Whether the client wants them.
  var isOn = false
  /// A number that each other set of findings has raised.
  private(set) var revision = 0

  /// Whether documents are left to be checked.
  var hasWork: Bool { isOn && (pending.map { !$0.isEmpty } ?? true) }

  /// The findings by the addresses of files.
  var sets: [String: [JSONValue]] {
    var all: [String: [JSONValue]] = [:]
    for (_, document) in documents.sorted(by: { $0.key < $1.key }) {
      for (uri, items) in document.sets {
        // Several documents may read one file, with the same findings.
        let known = all[uri] ?? []
        all[uri] = known + items.filter { !known.contains($0) }
      }
    }
    return all
  }

  /// Notes files that have changed, come or gone, been opened or closed.
  mutating func forget(_ changed: Set<PathKey>) {
    guard isOn else { return }
    pending = nil
    for (path, document) in documents
    where changed.contains(path) || !document.files.isDisjoint(with: changed) {
      documents[path]?.isStale = true
    }
  }

  /// Checks one document.
  mutating func step(
    _ checker: LiveChecker, _ closed: Set<PathKey>, _ client: ClientCapabilities
  ) {
    guard var left = pending else {
      for path in documents.keys where !closed.contains(path) {
        documents[path] = nil
        revision += 1
      }
      pending = closed.filter { documents[$0]?.isStale ?? true }
      return
    }
    guard let path = left.popFirst() else { return }
    pending = left
    revision += 1
    guard let text = try? checker.text(at: path.path) else {
      documents[path] = FileFinder.isFile(path.path) ? Checked() : nil
      return
    }
    let live = checker.check(text, at: path.path)
    var checked = Checked()
    let items = DiagnosticItems(client)
    checked.sets[DocumentURI.uri(of: path.path)] = items.items(
      live.findings, in: SourceText(name: path.path, bytes: text))
    for file in live.others {
      checked.sets[DocumentURI.uri(of: file.source.name), default: []] += items.items(
        file.diagnostics, in: file.source)
    }
    checked.files = live.files
    documents[path] = checked
  }
}
