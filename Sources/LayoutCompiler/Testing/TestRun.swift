import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import LayoutXML

/// Compares the frames of documents in their previews with those that files beside them keep, and
/// runs the tests in the documents.
package struct TestRun: Sendable {
  package var paths: [String]
  /// What texts are measured by, and the words that they have.
  package var request: LayoutRequest
  /// The words of which the name of a test must have one; all tests are run if there are none.
  package var filters: [String]
  package var pool: WorkerPool
  /// The layouts written in Swift that documents may name.
  package var registry: LayoutRegistry

  package init(
    _ paths: [String], request: LayoutRequest, filters: [String], pool: WorkerPool,
    registry: LayoutRegistry
  ) {
    self.paths = paths
    self.request = request
    self.request.previews = .all
    self.filters = filters
    self.pool = pool
    self.registry = registry
  }

  /// The results of a run.
  package struct Result: Sendable {
    /// What was tried, in the order of the documents and of their previews.
    package var tests: [TestResult]
    /// The documents without tests that no file keeps frames of.
    package var unrecorded: [String]
    /// The files that keep the frames of this run, for those who want to record them.
    package var records: [OutputFile]
    /// The frames that files keep of the documents that were tested.
    package var kept: FrameRecords
    package var report: CheckReport

    /// The documents of which a test failed, each once.
    package var failed: [String] {
      var paths: [String] = []
      for test in tests where !test.hasPassed && paths.last != test.path { paths.append(test.path) }
      return paths
    }
  }

  /// What was found in a preview of a document.
  private enum Shown: Sendable {
    case solved(PreviewTitle, isOne: Bool, FrameRecord)
    /// A test in the document, called by its name and that of the preview; without failures if it
    /// was not run.
    case test(String, failures: [String]?)
    case broken
  }

  package func run() async -> Result {
    let run = SolvingRun(
      paths: paths, request: request, pool: pool, registry: registry,
      show: LayoutWorker<Shown>.Show(
        solved: { solved, interpreter in
          let title = solved.preview ?? PreviewTitle(name: solved.settings.name, number: 1)
          return FrameRecord(solved.layout, showing: interpreter.shownElements(of: solved.layout))
            .map { .solved(title, isOne: solved.preview == nil, $0) }
        },
        // A library has no frames, and no errors for that.
        errors: { findings, _, _ in
          findings.contains { $0.diagnostics.contains { $0.severity == .error } } ? .broken : nil
        },
        wantsTest: { [self] in isWanted(TestResult.name($0, Self.name(of: $1))) },
        test: { .test(Self.name(of: $0), failures: $1) }))
    let solved = await run.run()
    var result = Result(
      tests: [], unrecorded: [], records: [], kept: FrameRecords(name: "", []),
      report: solved.report)
    var kept: [(file: String, preview: PreviewTitle?, record: FrameRecord)] = []
    for (path, shown) in solved.shown where !shown.isEmpty {
      add(path, shown, to: &result, &kept)
    }
    result.kept = FrameRecords(name: "the recorded frames", kept)
    return result
  }

  /// Adds the tests of a document.
  private func add(
    _ path: String, _ shown: [Shown], to result: inout Result,
    _ kept: inout [(file: String, preview: PreviewTitle?, record: FrameRecord)]
  ) {
    let isBroken = shown.contains { if case .broken = $0 { true } else { false } }
    let document = FileFinder.displayName(of: path)
    let hasTests = shown.contains { if case .test = $0 { true } else { false } }
    defer { addTests(shown, of: path, to: &result) }
    guard let place = FrameFile.path(of: path) else {
      if !hasTests { result.unrecorded.append(document) }
      return
    }
    let solved = shown.compactMap { shown -> (PreviewTitle, isOne: Bool, FrameRecord)? in
      if case .solved(let title, let isOne, let record) = shown {
        (title, isOne, record)
      } else {
        nil
      }
    }
    let names = solved.map { FrameFile.name(of: $0.0) }
    let isAsked = (names + [""]).contains { isWanted(TestResult.name(document, $0)) }
    guard isAsked else { return }
    if !isBroken {
      let previews = zip(names, solved).map { FrameFile.Preview(name: $0, record: $1.2) }
      let text = FrameFile(previews: previews).text(
        of: path.split(separator: "/").last.map(String.init) ?? path)
      result.records.append(
        OutputFile(path: place, bytes: Array(text.utf8), replacing: FrameFile.mark))
    }
    let file: FrameFile
    do throws(FileError) {
      var reader = FileReader()
      try reader.read(file: place)
      do throws(FrameRecords.Mistake) {
        file = try FrameFile(SourceText(name: place, bytes: reader.bytes))
      } catch {
        result.report.findings.append(error.finding)
        return
      }
    } catch {
      if error.isMissing {
        if !hasTests { result.unrecorded.append(document) }
      } else {
        result.report.findings.append(FileFindings(file: error))
        result.report.hasUnreadable = true
      }
      return
    }
    if isBroken {
      result.tests.append(
        TestResult(path: path, document: document, preview: "", failures: ["it has errors"]))
      return
    }
    var tests: [TestResult] = []
    for (name, (title, isOne, record)) in zip(names, solved) {
      let old = file.previews.first { $0.name == name }
      let failures = old.map { FrameChange.all(from: $0.record, to: record).map(\.sentence) }
      tests.append(
        TestResult(
          path: path, document: document, preview: name,
          failures: failures ?? ["no frames are recorded for this preview"]))
      if let old { kept.append((document, isOne ? nil : title, old.record)) }
    }
    for gone in file.previews where !names.contains(gone.name) {
      tests.append(
        TestResult(
          path: path, document: document, preview: gone.name,
          failures: ["frames are recorded for it, and the document has no such preview"]))
    }
    result.tests += tests.filter { isWanted($0.name) }
  }

  /// Adds the results of the tests in a document.
  private func addTests(_ shown: [Shown], of path: String, to result: inout Result) {
    for case .test(let name, let failures?) in shown {
      result.tests.append(
        TestResult(
          path: path, document: FileFinder.displayName(of: path), preview: name,
          failures: failures))
    }
  }

  /// Returns the name of a test with that of its preview: `the price is in sight, phone`.
  private static func name(of test: LayoutWorker<Shown>.TestTitle) -> String {
    [test.name, test.preview.map { FrameFile.name(of: $0) }].compactMap(\.self)
      .joined(separator: ", ")
  }

  private func isWanted(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) }
  }
}

/// The result of one test: of a document in a preview.
package struct TestResult: Sendable {
  /// The path of the document, as it was given.
  package var path: String
  /// The path for messages.
  package var document: String
  /// The name of the preview, or its number, behind the name of a test in the document; empty for
  /// the document as a whole.
  package var preview: String
  /// A sentence for each difference; none if the test has passed.
  package var failures: [String]

  package var hasPassed: Bool { failures.isEmpty }

  /// The name of the test: `Cards/Profile.layout.xml (phone)`.
  package var name: String { Self.name(document, preview) }

  static func name(_ document: String, _ preview: String) -> String {
    preview.isEmpty ? document : "\(document) (\(preview))"
  }
}
