import Foundation
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import SeededRandom
import TestSupport
import Testing

@testable import LayoutInterpreter

/// Documents in the XML of MKLayoutLibrary have the frames of their repaired versions.
struct MKLayoutDialectTests {
  private static let seed: UInt64 = 7

  private static let documents = ["mklayout-document", "mklayout-inside"]

  @Test(arguments: documents)
  func repairsLeaveTheFramesAsTheyAre(name: String) throws {
    let path = PackageRoot.appending("Tests/ParityTests/Corpus/\(name).layout.xml")
    let bytes = Array(try Data(contentsOf: path))
    let before = Checked(bytes)
    #expect(before.findings.allSatisfy { $0.id == .mklayoutSpelling })
    let after = Checked(before.repaired())
    #expect(after.findings.map(\.message) == [])
    #expect(try after.frames == before.frames)
  }

  @Test func whatTheDialectSaysIsWhatOurLanguageSays() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for number in 0..<150 {
      let document = DialectDocument(using: &generator)
      let words = "document \(number), seed \(Self.seed)\n\(document.dialect)"
      let dialect = Checked(Array(document.dialect.utf8))
      #expect(dialect.findings.allSatisfy { $0.id == .mklayoutSpelling }, "\(words)")
      let ours = Checked(Array(document.ours.utf8))
      let repaired = Checked(dialect.repaired())
      #expect(ours.findings.map(\.message) == [], "\(document.ours)")
      #expect(repaired.findings.map(\.message) == [], "\(words)")
      let frames = try ours.frames
      #expect(try dialect.frames == frames, "\(words)")
      #expect(try repaired.frames == frames, "\(words)")
    }
  }

  @Test func aBareDocumentIsNamedByItsFile() {
    let document = Checked(Array("<FlowLayout/>".utf8)).typed
    #expect(DocumentName.of(document, path: "Cards/profile-card.layout.xml") == "ProfileCard")
  }
}

/// A document with its findings.
private struct Checked {
  let bytes: [UInt8]
  let findings: [Diagnostic]
  let typed: TypedDocument

  init(_ bytes: [UInt8]) {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(bytes.span)
    var checker = RuleChecker()
    // Random documents may break rules of style, so only rules of correctness run.
    checker.rules = RuleChoice { $0.group == .correctness }
    checker.check(parser.document, findings: parser.diagnostics)
    self.bytes = parser.document.bytes
    findings = checker.diagnostics
    typed = checker.document
  }

  /// The frames in a small area, 320 × 240 points.
  var frames: String {
    get throws {
      var settings = PreviewSettings()
      settings.horizontal = .exact(320)
      settings.vertical = .exact(240)
      settings.environment.scale = 2
      var interpreter = Interpreter()
      let layout = interpreter.solve(typed, in: settings)
      return FrameJSON.line(file: "", name: "", try #require(layout))
    }
  }

  /// Returns the document after all first repairs, applied in several rounds if necessary.
  func repaired() -> [UInt8] {
    var checked = self
    for _ in 0..<8 {
      let edits = checked.compatibleEdits
      guard !edits.isEmpty else { break }
      var bytes = checked.bytes
      let ordered = edits.enumerated().sorted {
        ($0.element.range.start, $0.offset) > ($1.element.range.start, $1.offset)
      }
      for (_, edit) in ordered {
        bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
      }
      checked = Checked(bytes)
    }
    return checked.bytes
  }

  /// The edits of the first repairs, without those that overlap an earlier one.
  private var compatibleEdits: [SourceEdit] {
    var edits: [SourceEdit] = []
    for fix in findings.compactMap(\.fixes.first) {
      let isFree = fix.edits.allSatisfy { edit in
        edits.allSatisfy { edit.range.end <= $0.range.start || edit.range.start >= $0.range.end }
      }
      if isFree { edits += fix.edits }
    }
    return edits
  }
}
