import Foundation
import FuzzTargets
import LayoutFormatting
import LayoutGrammar
import ParitySupport
import SeededRandom
import TestSupport
import Testing

/// Laws of the formatter that hold for every document.
///
/// Formatting twice changes nothing more, keeps the meaning, the comments and their order, and the
/// findings on each element; and a part can be formatted alone.
struct LawTests {
  @Test func theyHoldOfEveryFileOfThePackage() throws {
    let files = packageFiles(".xml")
    #expect(files.count > 400)
    for file in files {
      let fault = try FuzzTarget.format.fault(Array(Data(contentsOf: file)))
      #expect(fault == nil, "\(file.path())")
    }
  }

  @Test func theyHoldOfTheExamplesOfTheReference() {
    #expect(Example.all.count > 50)
    for example in Example.all {
      #expect(FuzzTarget.format.fault(Array(example.document.utf8)) == nil, "\(example.summary)")
    }
  }

  /// A few cases of each family, or all of them if `LAYOUTC_REFEREES` is `all`.
  @Test func theyHoldOfTheRefereesDocuments() throws {
    let isWhole = ProcessInfo.processInfo.environment["LAYOUTC_REFEREES"] == "all"
    let files = packageFiles(".jsonl")
    #expect(files.count > 3)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in stride(from: 0, to: lines.count, by: isWhole ? 1 : max(1, lines.count / 20)) {
        let row = try JSONSerialization.jsonObject(with: Data(lines[line].utf8)) as? [String: Any]
        let markup = try #require(row?["xml"] as? String)
        #expect(FuzzTarget.format.fault(Array(markup.utf8)) == nil, "\(file.lastPathComponent)")
      }
    }
  }

  @Test func theyHoldOfDocumentsMadeAtRandom() {
    print("random documents from seed \(firstSeed); repeat with LAYOUTC_SEED=\(firstSeed)")
    for number in 0..<UInt64(randomCount) {
      let seed = firstSeed &+ number
      var random = SeededGenerator(seed: seed)
      let markup =
        number % 4 == 0
        ? RandomExpressionDocument.markup(name: "Sheet", expressions: 20, &random)
        : RandomDocument.markup(name: "Random", random)
      let bytes = Scramble(Array(markup.utf8)).bytes(&random)
      #expect(FuzzTarget.format.fault(bytes) == nil, "seed \(seed)")
    }
  }

  /// The form does not depend on blanks, quotes or the order of attributes.
  @Test func theFormDependsOnNothingThatMeansNothing() throws {
    var random = SeededGenerator(seed: firstSeed)
    for file in packageFiles(".layout.xml") where file.path().contains("Samples") {
      let bytes = try Array(Data(contentsOf: file))
      let scrambled = Scramble(bytes).bytes(&random)
      #expect(scrambled != bytes)
      let one = String(decoding: formatted(bytes), as: UTF8.self)
      let other = String(decoding: formatted(scrambled), as: UTF8.self)
      #expect(one == other, "\(file.path())")
    }
  }
}
