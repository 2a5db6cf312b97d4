import LayoutDiagnostics

/// Documents that are each read once, without rules, for what a run takes from all of them.
struct DocumentReading<Value: Sendable>: Sendable {
  /// What was taken from each document without errors, in their order.
  var values: [Value]
  /// The findings of documents with errors, and the paths that cannot be read.
  var report: CheckReport

  /// Whether each document was read and none has errors; a run makes nothing otherwise.
  var isWhole: Bool { report.summary.worst != .error && !report.hasUnreadable }

  private struct Outcome: Sendable {
    var value: Value?
    var findings: FileFindings?
    var isUnreadable = false
  }

  /// Reads the documents of some paths.
  ///
  /// - Parameters:
  ///   - paths: The files and folders, as on the command line.
  ///   - pool: The workers.
  ///   - modules: The imported files, with the view in which all files are read.
  ///   - take: Returns what is taken from a front end that has read a document without errors, and
  ///     from the document's path.
  init(
    _ paths: [String], pool: WorkerPool, modules: ModuleLoader = ModuleLoader(),
    _ take: @escaping @Sendable (borrowing DocumentFrontEnd, String) -> Value
  ) async {
    let found = FileFinder(paths)
    let files = found.files
    let outcomes = await pool.map(
      count: files.count,
      makeState: { DocumentFrontEnd(sharing: modules) },
      body: { Self.read(files[$1], with: &$0, take) },
    )
    values = outcomes.compactMap(\.value)
    report = CheckReport(
      findings: found.failures.map { FileFindings(file: $0) } + outcomes.compactMap(\.findings),
      files: files.count,
      hasUnreadable: !found.failures.isEmpty || outcomes.contains(where: \.isUnreadable),
      emptyFolders: found.emptyFolders,
    )
  }

  private static func read(
    _ path: String, with checker: inout DocumentFrontEnd,
    _ take: @Sendable (borrowing DocumentFrontEnd, String) -> Value
  ) -> Outcome {
    do throws(FileError) {
      let diagnostics = try checker.check(path)
      guard diagnostics.contains(where: { $0.severity == .error }) else {
        return Outcome(value: take(checker, path))
      }
      let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
      return Outcome(findings: FileFindings(source: source, diagnostics: diagnostics))
    } catch {
      return Outcome(findings: FileFindings(document: error), isUnreadable: true)
    }
  }
}
