import LayoutDiagnostics
import LayoutSemantics
import Testing

/// The examples of the rules are what they say they are.
struct RuleTests {
  /// A document and the rule that it is an example for.
  struct Example: CustomTestStringConvertible, Sendable {
    var finding: DiagnosticID
    var document: String

    var testDescription: String { "\(finding): \(document)" }
  }

  static let wrong = RuleRegistry.examples.flatMap { rule in
    rule.wrong.map { Example(finding: rule.finding, document: $0) }
  }

  static let right = RuleRegistry.examples.flatMap { rule in
    rule.right.map { Example(finding: rule.finding, document: $0) }
  }

  @Test(arguments: wrong)
  func theWrongExampleHasTheFindingAlone(example: Example) {
    #expect(CheckedMarkup(example.document).findings.map(\.id) == [example.finding])
  }

  @Test(arguments: right)
  func theRightExampleIsClean(example: Example) {
    #expect(CheckedMarkup(example.document).lines == [])
  }

  @Test(arguments: RuleRegistry.examples.map(\.finding))
  func everyRuleHasExamplesOfBothKinds(finding: DiagnosticID) {
    #expect(Self.wrong.contains { $0.finding == finding })
    #expect(Self.right.contains { $0.finding == finding })
  }

  @Test func noRuleSharesItsFinding() {
    let findings = RuleRegistry.examples.map(\.finding)
    #expect(Set(findings).count == findings.count)
    #expect(Set(findings).isDisjoint(with: DiagnosticCatalog.general))
  }
}
