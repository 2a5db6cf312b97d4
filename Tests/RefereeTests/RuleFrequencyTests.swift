import Foundation
import LayoutDiagnostics
import LayoutGrammar
import LayoutRules
import LayoutSchema
import LayoutXML
import RefereeSupport
import TestSupport
import Testing

/// The number of findings that each rule has in correct documents.
///
/// A rule with many such findings would be turned off by authors.
struct RuleFrequencyTests {
  /// Documents from one source.
  private struct Corpus {
    var name: String
    var documents: [String]
  }

  /// Returns documents written by hand by people who know the language.
  private static func ofAuthors() throws -> [Corpus] {
    let samples = try files(in: "Samples")
    let clean = try files(in: "Tests/LayoutCheckingTests/Fixtures/clean")
    return [Corpus(name: "samples", documents: samples), Corpus(name: "clean", documents: clean)]
  }

  /// Returns documents that show one thing at a time, or were generated.
  private static func ofTests() throws -> [Corpus] {
    [
      Corpus(name: "examples", documents: try RefereeFamily("examples").cases.map(\.markup)),
      Corpus(
        name: "referees",
        documents: try RefereeFamily.names().flatMap { try RefereeFamily($0).cases.map(\.markup) }),
    ]
  }

  private static func files(in folder: String) throws -> [String] {
    let url = PackageRoot.appending(folder)
    let names = FileManager.default.enumerator(atPath: url.path())?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".layout.xml") }.sorted()
      .map { String(decoding: try Data(contentsOf: url.appending(path: $0)), as: UTF8.self) }
  }

  /// Returns, for each rule, the number of documents with a finding; documents with errors are
  /// skipped.
  ///
  /// Imports are not followed, so that findings depend on the document alone.
  private static func count(_ corpus: Corpus) -> (documents: Int, found: [String: Int]) {
    var found: [String: Int] = [:]
    var documents = 0
    for document in corpus.documents {
      var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
      parser.parse(document)
      var checker = RuleChecker()
      checker.rules = .all
      checker.check(parser.document, findings: parser.diagnostics)
      let findings = checker.diagnostics
      guard findings.allSatisfy({ $0.severity != .error || $0.id == .brokenImport }) else {
        continue
      }
      documents += 1
      // A suspicion counts as a finding, without being tested on frames.
      let ids = findings.map(\.id.name) + checker.suspicions.map(\.finding.id.name)
      for id in Set(ids) { found[id, default: 0] += 1 }
    }
    return (documents, found)
  }

  @Test func theTableIsAsRecorded() throws {
    let counts = try (Self.ofAuthors() + Self.ofTests()).map { ($0.name, Self.count($0)) }
    var text = "rule".padding(26) + "on    " + counts.map { $0.0.padding(10) }.joined() + "\n"
    text += "documents".padding(32) + counts.map { "\($0.1.documents)".padding(10) }.joined() + "\n"
    for id in RuleRegistry.findings.sorted(by: { $0.name < $1.name }) {
      let isAsked = RuleRegistry.examples.first { $0.finding == id }?.asksFrames ?? false
      let numbers = counts.map { "\($0.1.found[id.name] ?? 0)".padding(10) }.joined()
      let mark = id.entry.isOnByDefault ? "yes" : "no"
      text += "\(id.name)\(isAsked ? " ?" : "")".padding(26) + mark.padding(6) + numbers + "\n"
    }
    text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/ +$/#, with: "") }.joined(separator: "\n")
    try SnapshotFolder().expect(text, named: "rule-frequency.txt")
  }

  /// Rules that are on by default have findings in few correct documents.
  @Test func whatIsOnByDefaultIsRare() throws {
    var documents = 0
    var found: [String: Int] = [:]
    for corpus in try Self.ofAuthors() {
      let counts = Self.count(corpus)
      documents += counts.documents
      found.merge(counts.found) { $0 + $1 }
    }
    #expect(documents > 40)
    let proved = Set(RuleRegistry.examples.filter(\.asksFrames).map(\.finding))
    let frequent = RuleRegistry.findings.filter {
      $0.entry.isOnByDefault && !proved.contains($0) && (found[$0.name] ?? 0) * 20 > documents
    }
    #expect(frequent.map(\.name) == [])
  }
}

extension String {
  /// Returns the text padded with blanks to `length`, and with at least one blank.
  fileprivate func padding(_ length: Int) -> String {
    self + String(repeating: " ", count: max(1, length - count))
  }
}
