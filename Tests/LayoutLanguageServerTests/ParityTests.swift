import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguageServer
import LayoutLanguages
import TestSupport
import Testing

/// The findings in an editor and those of `layoutc check` on the saved text are the same.
struct FindingParityTests {
  @Test func samplesHaveTheFindingsOfCheck() async throws {
    try await compare(Self.files(in: "Samples"))
  }

  @Test func fixturesHaveTheFindingsOfCheck() async throws {
    let folder = "Tests/LayoutCheckingTests/Fixtures"
    let files = ["broken", "check", "clean"].flatMap { Self.files(in: "\(folder)/\($0)") }
    #expect(files.count > 150)
    try await compare(TestLength.sample(files, every: 4))
  }

  @Test func documentsWithImportsHaveTheFindingsOfCheck() async throws {
    try await compare(Self.files(in: "Tests/LayoutCompilerTests/Imports/Fixtures"))
  }

  /// Compares files that are all opened in one session.
  private func compare(_ files: [String]) async throws {
    let editor = Editor(
      #"{"textDocument": {"publishDiagnostics": {"relatedInformation": true}}}"#,
      encoding: "utf-32")
    #expect(!files.isEmpty)
    for path in files {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let uri = DocumentURI.uri(of: path)
      editor.open(uri, text)
      let shown = (editor.published[uri] ?? []).map(Self.line)
      var run = CheckRun([path], pool: WorkerPool(jobs: 1))
      run.lint.source = .nearest
      let report = await run.run()
      let own = report.findings.filter { $0.source.name == path }
      let expected = own.flatMap { file in file.diagnostics.map { Self.line($0, file.source) } }
      #expect(shown == expected, "\(path)")
      let others = report.findings.filter { $0.source.name != path }
      for file in others {
        let shown = (editor.published[DocumentURI.uri(of: file.source.name)] ?? []).map(Self.line)
        let expected = file.diagnostics.map { Self.line($0, file.source) }
        #expect(Set(expected).isSubset(of: shown), "\(file.source.name)")
      }
      editor.close(uri)
    }
  }

  private static func files(in folder: String) -> [String] {
    let root = PackageRoot.appending(folder).path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".layout.xml") }.sorted().map { "\(root)/\($0)" }
  }

  /// A finding of `check` in a line of text, with its places counted as the protocol does.
  private static func line(_ finding: Diagnostic, _ source: SourceText) -> String {
    let related = finding.related.map { place in
      "\(Self.range(place.range, place.source ?? source)) \(place.message)"
    }
    let number =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    let start = "\(Self.range(finding.range, source)) \(number) \(finding.id.name) "
    return ([start + finding.sentence] + related).joined(separator: " | ")
  }

  private static func range(_ range: SourceRange, _ source: SourceText) -> String {
    let places = [range.start, max(range.start, range.end)].map { offset -> String in
      let position = source.position(of: offset)
      // An editor's text may begin with a byte order mark, which is on no line for `check`.
      let mark = source.bytes?.starts(with: [0xEF, 0xBB, 0xBF]) == true && position.line == 1
      return "\(position.line - 1):\(position.column - 1 + (mark && offset > 0 ? 1 : 0))"
    }
    return places.joined(separator: "-")
  }

  /// The same of a finding that was sent.
  private static func line(_ item: JSONNode) -> String {
    let related = (item["relatedInformation"]?.list ?? []).map { place in
      "\(Self.range(place["location"]?["range"])) \(place["message"]?.text ?? "")"
    }
    let start =
      "\(Self.range(item["range"])) \(item["severity"]?.text ?? "") \(item["code"]?.text ?? "") "
    return ([start + (item["message"]?.text ?? "")] + related).joined(separator: " | ")
  }

  private static func range(_ node: JSONNode?) -> String {
    ["start", "end"].map { end in
      "\(node?[end]?["line"]?.text ?? ""):\(node?[end]?["character"]?.text ?? "")"
    }.joined(separator: "-")
  }
}
