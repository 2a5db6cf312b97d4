import Foundation
import LayoutSchema
import Testing

/// Writes the corpus for `Scripts/check-grammar`, which runs independent validators on it.
struct CorpusTests {
  @Test func theCorpusIsLargeAndHoldsNothingTwiceOver() {
    let corpus = Corpus()
    #expect(!corpus.old.isEmpty)
    let valid = Set(corpus.valid)
    let invalid = Set(corpus.invalid)
    #expect(valid.count > 800)
    #expect(invalid.count > 3000)
    #expect(valid.isDisjoint(with: invalid))
  }

  @Test(.enabled(if: Self.folder != nil))
  func corpusIsWrittenForTheValidators() throws {
    let folder = URL(filePath: try #require(Self.folder))
    try Self.write(Corpus().valid, to: folder.appending(path: "valid"))
    try Self.write(Corpus().old, to: folder.appending(path: "old"))
    try Self.write(Corpus().invalid, to: folder.appending(path: "invalid"))
  }

  static func write(_ documents: [String], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, document) in Set(documents).sorted().enumerated() {
      let file = folder.appending(path: "\(index).layout.xml")
      try document.write(to: file, atomically: false, encoding: .utf8)
    }
  }

  static let folder = ProcessInfo.processInfo.environment["LAYOUTC_GRAMMAR_CORPUS"]
}
