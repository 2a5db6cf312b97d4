import Foundation
import LayoutSchema
import ParitySupport
import TestSupport
import Testing

/// Compares the frames of interpreter and generated code for documents of every kind.
struct ParityTests {
  static let folders = ["Tests/ParityTests/Corpus", "Samples"]

  private func documents() throws -> [ParityDocument] {
    let paths = Self.folders.flatMap { ParityDocument.paths(in: PackageRoot.appending($0)) }
    let (documents, broken) = try ParityDocument.load(paths)
    #expect(broken.isEmpty)
    #expect(documents.count >= 100)
    return documents
  }

  /// Runs `body` in a temporary folder, which is removed afterwards.
  private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func compiledFramesAreTheInterpretedOnesBitForBit() throws {
    let documents = try documents()
    try inTemporaryFolder { folder in
      let run = ParityRun(ParityToolchain(), in: folder)
      let differences = try run.differences(among: documents)
      #expect(differences == [])
    }
  }

  @Test func textsSayWhatTheReferenceSays() throws {
    let documents = try documents()
    #expect(ReferenceComparison.differences(among: documents) == [])
  }

  @Test func documentsMadeAtRandomAreReadAlike() throws {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 2026
    try inTemporaryFolder { folder in
      let corpus = folder.appending(path: "corpus")
      let (count, sheets) = TestLength.isWhole ? (24, 12) : (8, 4)
      try ParityCorpus.write(to: corpus, seed: seed, documents: count, sheets: sheets)
      // Random documents may contain errors.
      let (documents, _) = try ParityDocument.load(ParityDocument.paths(in: corpus))
      #expect(documents.count * 6 >= (count + sheets) * 5, "seed \(seed)")
      let run = ParityRun(ParityToolchain(), in: folder)
      let differences = try run.differences(among: documents)
      #expect(differences == [], "seed \(seed)")
    }
  }

  /// Each run tests a part of the bindings, selected by the seed.
  @Test func boundAttributesAreReadAlike() throws {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { Int($0) } ?? 3
    let sweeps = BindingSweep.all.enumerated().filter { $0.offset % 20 == seed % 20 }
    let documents = sweeps.compactMap { $0.element.document() }
    #expect(documents.count == sweeps.count)
    try inTemporaryFolder { folder in
      let run = ParityRun(ParityToolchain(), in: folder)
      let differences = try run.differences(among: documents)
      #expect(differences == [], "seed \(seed)")
    }
  }

  @Test func everyAttributeThatTakesBindingsIsSwept() {
    let rows = Schema.shared.attributes.dropFirst().filter { row in
      row.type.takesBindings && !row.readers.isDisjoint(with: .layoutElements.union([.span]))
    }
    let swept = Set(BindingSweep.all.map { $0.row.summary })
    #expect(rows.filter { !swept.contains($0.summary) }.map(\.name.name) == [])
  }

  @Test func generatedSourcesPassTheFormattersLint() throws {
    let documents = try documents()
    try inTemporaryFolder { folder in
      for document in documents {
        let file = folder.appending(path: "\(document.name).swift")
        try Data(document.source.utf8).write(to: file)
      }
      // Names may be those of any language, as in Swift.
      let configuration = folder.appending(path: "configuration.json")
      let written = try String(contentsOf: PackageRoot.appending(".swift-format"), encoding: .utf8)
      let changed = written.replacing(
        #""IdentifiersMustBeASCII": true"#, with: #""IdentifiersMustBeASCII": false"#)
      #expect(changed != written)
      try Data(changed.utf8).write(to: configuration)
      try ParityToolchain().lint(folder, by: configuration)
    }
  }

  @Test func stubsOfBrokenDocumentsCompile() throws {
    let documents = try documents()
    try inTemporaryFolder { folder in
      let broken = documents.prefix(20)
      let imports = broken.map(\.imports).reduce(into: [:]) { all, one in
        all.merge(one) { known, _ in known }
      }
      try ParityToolchain().check(broken.map(\.stub) + imports.values, in: folder)
    }
  }

  @Test func aDifferenceIsFound() throws {
    let first = try documents()[0]
    let other = ParityDocument(path: first.path, name: first.name, tree: try documents()[1].tree)
    try inTemporaryFolder { folder in
      let run = ParityRun(ParityToolchain(), in: folder)
      let differences = try run.differences(among: [first], compiledFrom: [other])
      #expect(differences.count == 1)
    }
  }
}
