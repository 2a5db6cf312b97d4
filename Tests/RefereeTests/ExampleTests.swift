import LayoutGrammar
import LayoutSchema
import LayoutSyntax
import LayoutXML
import RefereeSupport
import Testing

/// Every attribute that affects frames has an example in the reference that shows its effect.
struct ExampleTests {
  @Test func everyExampleHasTheFramesItSays() throws {
    var referee = Referee()
    let outcome = FamilyOutcome(try RefereeFamily.examples(), by: &referee)
    for failure in outcome.failures { Issue.record("\(failure.report)") }
    #expect(outcome.count == Example.all.count)
  }

  @Test func everyLayoutElementHasAnExample() {
    let shown = Set(Example.all.compactMap(\.element))
    #expect(ElementSet.layoutElements.kinds.filter { !shown.contains($0) } == [])
  }

  @Test func everyAttributeThatMovesAnythingHasAnExample() {
    let shown = Set(Example.all.flatMap { ExampleUse.all(in: $0) }.map(\.reading))
    let missing = Reading.all.filter { !shown.contains($0) }
    #expect(missing == [])
  }

  @Test func everyWordOfAChoiceIsShown() {
    let uses = Example.all.flatMap { ExampleUse.all(in: $0) }
    let words = Dictionary(grouping: uses, by: \.reading.rowID).mapValues { Set($0.map(\.value)) }
    for reading in Reading.all {
      guard case .choice(let choice) = reading.row.type else { continue }
      let missing = choice.filter { word in
        word != reading.row.defaultValue && word != reading.row.cssDefault
          && !Self.isQuiet(reading.name, word)
          && words[reading.rowID]?.contains(word) != true
      }
      #expect(missing == [], "\(reading)")
    }
  }

  /// Without the attribute, or with another value if it is required, a frame changes.
  @Test(arguments: Example.all)
  func whatAnExampleShowsMatters(_ example: Example) throws {
    var referee = Referee()
    let one = try RefereeCase(example, number: 0)
    let uses = ExampleUse.all(in: example)
    #expect(Set(uses.map(\.reading.name)) == Set(example.attributes), "\(one.markup)")
    for use in uses where use.value != use.reading.row.defaultValue {
      guard !Self.isQuiet(use.reading.name, use.value) else { continue }
      let other = RefereeCase(
        family: one.family, name: one.name, markup: use.markupWithout,
        expectations: one.expectations, space: one.space, tolerance: one.tolerance,
        naming: one.naming)
      #expect(
        referee.disagreement(on: other) != nil, "\(use.reading) \(use.value)\n\(one.markup)")
    }
  }

  /// Whether the value affects only the appearance, or equals the default.
  private static func isQuiet(_ name: AttributeName, _ word: String) -> Bool {
    switch (name, word) {
    case (.visibility, "invisible"), (.overflow, "hidden"), (.textStyle, "body"): true
    default: false
    }
  }
}

extension Example: CustomTestStringConvertible {
  package var testDescription: String {
    "\(element?.name ?? "any") \(attributes.map(\.name).joined(separator: " "))"
  }
}
