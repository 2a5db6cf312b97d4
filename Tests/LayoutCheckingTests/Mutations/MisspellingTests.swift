import LayoutDiagnostics
import LayoutSchema
import SchemaExamples
import SeededRandom
import TestSupport
import Testing

/// A finding about a name with one wrong letter offers the right name first.
struct MisspellingTests {
  private static let seed: UInt64 = 3
  private static let available = Schema.shared.elements.filter(\.isAvailable).map(\.kind)

  @Test func misspeltElementsAreAnsweredWithTheRightName() throws {
    var generator = SeededGenerator(seed: Self.seed)
    let known = Set(ElementKind.allCases.map(\.name))
    var score = Score()
    for kind in Self.available {
      for _ in 0..<40 {
        let wrong = Misspelling.random(of: kind.name, using: &generator)
        guard !known.contains(wrong) else { continue }
        score.note(
          answer(to: ExampleDocument.text(kind), wrong, for: kind.name, isElement: true),
          "\(kind.name) as \(wrong)")
      }
    }
    score.expectMost("elements, seed \(Self.seed)")
  }

  @Test func misspeltAttributesAreAnsweredWithTheRightName() throws {
    var generator = SeededGenerator(seed: Self.seed)
    let known = Set(AttributeName.allCases.map(\.name))
    var score = Score()
    for row in Schema.shared.attributes.dropFirst() {
      for reader in ExampleDocument.readers(of: row).prefix(6) {
        let text = ExampleDocument.text(row, readBy: reader, value: row.example)
        for _ in 0..<4 {
          let wrong = Misspelling.random(of: row.name.name, using: &generator)
          guard !known.contains(wrong) else { continue }
          score.note(
            answer(to: text, wrong, for: row.name.name, isElement: false),
            "\(row.name.name) of \(reader.name) as \(wrong)")
        }
      }
    }
    score.expectMost("attributes, seed \(Self.seed)")
  }

  /// Whether the first repair replaces the wrong name by the right one.
  private func answer(
    to text: String, _ wrong: String, for right: String, isElement: Bool
  ) -> Bool {
    let old = isElement ? ["<\(right)", "</\(right)"] : [" \(right)="]
    let new = isElement ? ["<\(wrong)", "</\(wrong)"] : [" \(wrong)="]
    let misspelt = zip(old, new).reduce(text) { $0.replacing($1.0, with: $1.1) }
    let id: DiagnosticID = isElement ? .unknownElement : .unknownAttribute
    let finding = CheckedMarkup(misspelt).findings.first { $0.id == id }
    return finding?.fixes.first?.title == "replace '\(wrong)' with '\(right)'"
  }
}

/// The number of names that were repaired well, and the names that were not.
private struct Score {
  private var right = 0
  private var wrong: [String] = []

  mutating func note(_ isRight: Bool, _ what: String) {
    if isRight { right += 1 } else { wrong.append(what) }
  }

  func expectMost(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let share = Double(right) / Double(max(1, right + wrong.count))
    print("misspelt \(what): \(right) of \(right + wrong.count) answered with the right name")
    #expect(share >= 0.95, "\(wrong.prefix(60))", sourceLocation: sourceLocation)
  }
}
