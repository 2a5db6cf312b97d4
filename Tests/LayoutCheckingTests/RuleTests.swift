import LayoutDiagnostics
import LayoutRules
import Testing

/// Each rule finds its wrong examples and accepts its right ones.
struct RuleTests {
  /// A document that is an example for a rule.
  struct Example: CustomTestStringConvertible, Sendable {
    var finding: DiagnosticID
    var document: String

    var testDescription: String { "\(finding): \(document)" }

    /// The example, checked by this rule and the standard ones.
    var checked: CheckedMarkup {
      CheckedMarkup(document, rules: .standard.adding(finding))
    }
  }

  /// Rules that need solved frames are tested where documents are solved.
  static let wrong = RuleRegistry.examples.filter { !$0.asksFrames }.flatMap { rule in
    rule.wrong.map { Example(finding: rule.finding, document: $0) }
  }

  static let right = RuleRegistry.examples.flatMap { rule in
    rule.right.map { Example(finding: rule.finding, document: $0) }
  }

  @Test func placesInTheRegistryAreGoneThroughInOrder() {
    #expect(RulePlaces().isEmpty)
    for chosen in [[0], [63], [64], [127], [127, 64, 0, 63, 1, 0], Array(0..<RulePlaces.count)] {
      var places = RulePlaces()
      for place in chosen { places.insert(place) }
      #expect(!places.isEmpty)
      #expect(Array(places) == Set(chosen).sorted())
      for place in 0..<RulePlaces.count {
        #expect(places.contains(place) == chosen.contains(place))
        var others = places
        others.remove(place)
        #expect(Array(others) == Set(chosen).subtracting([place]).sorted())
        #expect(places.intersection(others) == others)
      }
    }
  }

  @Test(arguments: wrong)
  func theWrongExampleHasTheFindingAlone(example: Example) {
    #expect(example.checked.findings.map(\.id) == [example.finding])
  }

  @Test(arguments: right)
  func theRightExampleIsClean(example: Example) {
    #expect(example.checked.lines == [])
  }

  /// Rules that need several documents have tests of their own.
  @Test(arguments: RuleRegistry.examples.filter { !$0.asksOthers }.map(\.finding))
  func everyRuleHasExamplesOfBothKinds(finding: DiagnosticID) throws {
    let rule = try #require(RuleRegistry.examples.first { $0.finding == finding })
    #expect(!rule.wrong.isEmpty)
    #expect(!rule.right.isEmpty)
  }

  @Test func noRuleSharesItsFinding() {
    let findings = RuleRegistry.examples.map(\.finding)
    #expect(Set(findings).count == findings.count)
    #expect(Set(findings).isDisjoint(with: DiagnosticCatalog.general))
  }
}
