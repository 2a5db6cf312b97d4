import Foundation
import LayoutDiagnostics
import SeededRandom
import TestSupport
import Testing

/// Properties for any bytes and ranges, such as those of a file that is not text.
struct RendererPropertyTests {
  private static let pieces: [[UInt8]] = [
    Array("<text a=\"b\"/>".utf8), Array("東京".utf8), Array("e\u{301}".utf8), Array("👩‍👩‍👧".utf8),
    [0x0A], [0x0D], [0x0D, 0x0A], [0x09], [0x00], [0x1B], [0xFF], [0xE2, 0x82], [0xF0, 0x9F],
    [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0x20, 0x20], Array(repeating: 0x61, count: 300),
  ]

  private func findings(_ random: inout SeededGenerator) -> [FileFindings] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      bytes += Self.pieces.randomElement(using: &random) ?? []
    }
    let diagnostics = (0..<3).map { _ in
      Diagnostic(
        DiagnosticCatalog.general.randomElement(using: &random) ?? .placement,
        Severity.allCases.randomElement(using: &random),
        String(decoding: bytes.prefix(40), as: UTF8.self),
        at: range(in: bytes.count, &random),
        label: Bool.random(using: &random) ? "here" : nil,
        related: [RelatedLocation("there", at: range(in: bytes.count, &random))],
        fixes: [
          FixIt("mend", isSafe: true, edits: [SourceEdit(range(in: bytes.count, &random), "\n")])
        ],
      )
    }
    let source = SourceText(name: "any.layout.xml", bytes: bytes)
    return [FileFindings(source: source, diagnostics: diagnostics)]
  }

  /// Returns a random range, sometimes past the end or reversed.
  private func range(in count: Int, _ random: inout SeededGenerator) -> SourceRange {
    SourceRange(
      start: UInt32.random(in: 0...UInt32(count + 4), using: &random),
      end: UInt32.random(in: 0...UInt32(count + 4), using: &random),
    )
  }

  @Test func everyFormatTakesAnyBytesAndRanges() throws {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let findings = findings(&random)
      let json = JSONRenderer().render(findings, files: 1)
      let sarif = SARIFRenderer(version: "1").render(findings)
      for text in [json, sarif] {
        #expect(throws: Never.self, "seed \(random.seed)") {
          try JSONSerialization.jsonObject(with: Data(text.utf8))
        }
      }
      let short = ShortRenderer().render(findings)
      #expect(short.utf8.count { $0 == 0x0A } == 3, "seed \(random.seed)")
      let github = GitHubRenderer().render(findings)
      #expect(github.utf8.count { $0 == 0x0A } == 3, "seed \(random.seed)")
    }
  }

  @Test func textNeverMovesTheCursorAndMarksEveryPlace() {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let findings = findings(&random)
      let text = TextRenderer().render(findings)
      let hasControls = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
      #expect(!hasControls, "seed \(random.seed)")
      let hasSource = findings.contains { $0.source.bytes?.isEmpty == false }
      #expect(text.contains("^") == hasSource, "seed \(random.seed)")
      let isTrimmed = text.split(separator: "\n")
        .filter { $0.contains(" | ") }
        .allSatisfy { !$0.hasSuffix(" ") }
      #expect(isTrimmed, "seed \(random.seed)")
    }
  }
}
