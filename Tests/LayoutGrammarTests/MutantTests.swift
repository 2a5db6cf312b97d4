import Foundation
import SeededRandom
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Writes mutants of the samples, over which `Scripts/check-grammar` compares grammar and checker.
struct MutantTests {
  @Test(.enabled(if: CorpusTests.folder != nil))
  func mutantsAreWrittenForTheValidators() throws {
    let folder = URL(filePath: try #require(CorpusTests.folder)).appending(path: "mutants")
    let seed = Self.seed
    print("mutants of seed \(seed); repeat with LAYOUTC_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let samples = try Self.samples()
    try #require(!samples.isEmpty)
    var mutants: Set<String> = []
    for number in 0..<4000 {
      let sample = try #require(samples.randomElement(using: &random))
      let document = try XMLDocument(data: sample)
      Self.rename(document, "Mutant\(number)")
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        Mutation.allCases.randomElement(using: &random)?.apply(to: document, &random)
      }
      mutants.insert(document.xmlString)
    }
    try CorpusTests.write(Array(mutants), to: folder)
  }

  /// Gives a document that has a name one of its own, since two of one name are an error in both,
  /// which would hide what else is wrong.
  private static func rename(_ document: XMLDocument, _ name: String) {
    document.rootElement()?.attribute(forName: "name")?.stringValue = name
  }

  /// Returns the samples that use no components, which only a grammar of their own would know.
  private static func samples() throws -> [Data] {
    let folder = GeneratedFilesTests.folder.deletingLastPathComponent().appending(path: "Samples")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".layout.xml") }
      .sorted { $0.path < $1.path }
      .map { try Data(contentsOf: $0) }
      .filter { !String(decoding: $0, as: UTF8.self).contains("<component") }
  }

  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap(UInt64.init)
    ?? .random(in: 0...999_999)
}
