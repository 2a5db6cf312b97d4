import Foundation
import LayoutModel
import LayoutPack
import ParitySupport
import TestSupport
import Testing

/// A document from its text and from a pack has the same frames, texts and looks, bit for bit.
struct PackParityTests {
  private static let folders = ["Tests/ParityTests/Corpus", "Samples"]

  static func documents() throws -> [ParityDocument] {
    let paths = folders.flatMap { ParityDocument.paths(in: PackageRoot.appending($0)) }
    return try ParityDocument.load(paths).documents
  }

  /// Returns a document as it is read from a pack of its own.
  private func packed(_ document: ParityDocument) throws -> TypedDocument {
    var writer = PackWriter()
    try writer.add(document.tree, named: document.name, path: document.path)
    let pack = try LayoutPack(writer.bytes())
    let place = try #require(pack.documents.first)
    return pack.files[place.file].document
  }

  private func differences(among documents: [ParityDocument]) throws -> [String] {
    var differences: [String] = []
    for document in documents {
      let settings = ParitySetting.previews(of: document)
      let values = TestLength.isWhole ? document.values : Array(document.values.prefix(2))
      let read: TypedDocument
      do {
        read = try packed(document)
      } catch {
        differences.append("\(document.path): \(error)")
        continue
      }
      let before = ParityRun.interpreted(document.tree, with: values, in: settings)
      let after = ParityRun.interpreted(read, with: values, in: settings)
      if let (one, other) = zip(before, after).first(where: { $0 != $1 }) {
        differences.append("\(document.path): \(one) is \(other)")
      } else if before.count != after.count {
        differences.append("\(document.path): \(before.count) lines are \(after.count)")
      }
    }
    return differences
  }

  @Test func samplesAndCorpusAreTheSameFromAPack() throws {
    let documents = try Self.documents()
    #expect(documents.count >= 100)
    let found = try differences(among: documents)
    #expect(found == [])
  }

  @Test func randomDocumentsAreTheSameFromAPack() throws {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 2026
    let folder = try TemporaryFolder()
    let corpus = folder.url.appending(path: "corpus")
    let (count, sheets) = TestLength.isWhole ? (120, 60) : (40, 20)
    try ParityCorpus.write(to: corpus, seed: seed, documents: count, sheets: sheets)
    let (documents, _) = try ParityDocument.load(ParityDocument.paths(in: corpus))
    #expect(documents.count * 6 >= (count + sheets) * 5, "seed \(seed)")
    let found = try differences(among: documents)
    #expect(found == [], "seed \(seed)")
  }

  @Test func allDocumentsTogetherShareTheirImports() throws {
    var writer = PackWriter()
    let documents = try Self.documents()
    for document in documents {
      try writer.add(document.tree, named: document.name, path: document.path)
    }
    let bytes = try writer.bytes()
    let pack = try LayoutPack(bytes)
    #expect(pack.documents.map(\.name) == documents.map(\.name))
    let paths = Set(documents.flatMap { [$0.path] + $0.importPaths })
    #expect(pack.files.count == paths.count)
    #expect(try writer.bytes() == bytes)
  }
}

extension ParityDocument {
  /// The paths of all files that the document imports, directly or not.
  fileprivate var importPaths: [String] {
    var paths: [String] = []
    var modules = tree.structure.imports
    while let module = modules.popLast() {
      paths.append(module.signature.path)
      modules += module.document.structure.imports
    }
    return paths
  }
}
