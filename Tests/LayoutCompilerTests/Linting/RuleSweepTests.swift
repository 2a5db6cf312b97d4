import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutRules
import TestSupport
import Testing

/// Every rule can be turned off in every possible way, without affecting other rules.
struct RuleSweepTests {
  private let folder: TemporaryFolder

  /// Findings that appear when a rule is off, because the rule would count the name as used.
  private static let foundInstead = ["foreign-interpolation": ["unused-declaration"]]

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: RuleRegistry.examples.filter { !$0.asksOthers }.map(\.finding))
  func aRuleIsPutOutAndNothingElse(rule: DiagnosticID) async throws {
    let examples = try #require(RuleRegistry.examples.first { $0.finding == rule })
    let document = try #require(examples.wrong.first)
    try folder.write(document, to: "a.layout.xml")
    // A rule that is off by default is turned on first.
    var lint = LintRequest()
    lint.rules.set(rule, isOn: true)
    if examples.asksProof { lint.proof = ProofDomain() }
    let found = try await kinds(lint)
    #expect(found.contains(rule.name), "\(document)")
    let others = found.filter { $0 != rule.name }
    let unasked = others + Self.foundInstead[rule.name, default: []]

    var disabled = lint
    disabled.disabled = [rule.name]
    #expect(try await kinds(disabled) == unasked)

    try folder.write("{\"rules\": {\"\(rule.name)\": \"off\"}}", to: ".layoutc.json")
    var configured = lint
    configured.source = .nearest
    #expect(try await kinds(configured) == unasked)
    try folder.write(
      "{\"overrides\": [{\"files\": [\"a.*\"], \"rules\": {\"\(rule.name)\": {\"severity\": \"off\"}}}]}",
      to: ".layoutc.json")
    #expect(try await kinds(configured) == unasked)

    try folder.write("<!-- layoutc:disable-file \(rule.name) -->\n\(document)", to: "a.layout.xml")
    #expect(try await kinds(lint) == others)
    try folder.write(
      "<!-- layoutc:disable \(rule.name): it is meant so -->\(document)", to: "a.layout.xml")
    #expect(try await kinds(lint) == others)
  }

  /// Rules whose findings under another kind of flexbox differ from those under Yoga's.
  private static let ownHabits: [String: [FlexSpec.Flexbox]] = [
    // Yoga's is the default, so only `flexbox="yoga"` is redundant.
    "redundant-default": [.flexLayout, .css],
    // In a CSS flexbox, a text keeps the width of its longest word.
    "text-vanishes": [.css], "split-word": [.css],
    // Only in CSS is a flexbox a row by default.
    "column-by-default": [.css],
  ]

  /// A rule has the same findings under every kind of flexbox, with the exceptions listed above.
  ///
  /// Where a rule's examples contain stacks, equivalent flexboxes are tested too.
  @Test(arguments: RuleRegistry.examples.filter { !$0.asksOthers }.map(\.finding))
  func aRuleIsAskedUnderEveryFlexbox(rule: DiagnosticID) async throws {
    let examples = try #require(RuleRegistry.examples.first { $0.finding == rule })
    for document in (examples.wrong + examples.right).flatMap({ [$0, asFlexboxes($0)] })
    where document.contains("<flex") {
      let found = try await count(of: document, under: .yoga, rule)
      for habit in [FlexSpec.Flexbox.flexLayout, .css]
      where Self.ownHabits[rule.name]?.contains(habit) != true {
        let other = try await count(of: document, under: habit, rule)
        #expect(other == found, "\(habit) \(document)")
      }
    }
  }

  /// Returns the number of findings of the rule.
  private func count(
    of document: String, under habit: FlexSpec.Flexbox, _ rule: DiagnosticID
  ) async throws -> Int {
    let bare = document.replacing(#/ flexbox="\w+"/#, with: "")
    let said = bare.replacing("<layout ", with: "<layout flexbox=\"\(habit.rawValue)\" ")
    try folder.write(said, to: "a.layout.xml")
    var lint = LintRequest()
    lint.rules.set(rule, isOn: true)
    return try await kinds(lint).count { $0 == rule.name }
  }

  /// Returns the document with its stacks replaced by flexboxes.
  private func asFlexboxes(_ document: String) -> String {
    document
      .replacing("<stack direction=\"horizontal\"", with: "<flex direction=\"row\"")
      .replacing("<stack direction=\"vertical\"", with: "<flex direction=\"column\"")
      .replacing("<stack", with: "<flex").replacing("</stack>", with: "</flex>")
      .replacing(" spacing=", with: " gap=")
  }

  /// A comment may name a group, and is reported if the group has no finding.
  @Test(arguments: Set(RuleRegistry.findings.compactMap(\.entry.group)))
  func aGroupIsSilencedByItsName(group: RuleGroup) async throws {
    let examples = try #require(
      RuleRegistry.examples.first { $0.finding.entry.group == group && !$0.asksFrames })
    var lint = LintRequest()
    lint.rules.set(examples.finding, isOn: true)
    let document = try #require(examples.wrong.first)
    try folder.write(
      "<!-- layoutc:disable-file \(group.rawValue) -->\n\(document)", to: "a.layout.xml")
    let found = try await findings(lint)
    #expect(found.allSatisfy { $0.id.entry.group != group && $0.id != .unusedSuppression })
    let bare = "<layout name=\"A\"><text id=\"a\">a</text></layout>"
    try folder.write("<!-- layoutc:disable-file \(group.rawValue) -->\n\(bare)", to: "a.layout.xml")
    #expect(
      try await findings(lint).map(\.message)
        == ["'\(group.rawValue)' finds nothing that this comment could silence"])
  }

  @Test(arguments: RuleRegistry.examples.filter { !$0.asksOthers }.map(\.finding))
  func aRuleHasTheSeverityThatItIsGiven(rule: DiagnosticID) async throws {
    let examples = try #require(RuleRegistry.examples.first { $0.finding == rule })
    try folder.write(try #require(examples.wrong.first), to: "a.layout.xml")
    for level in ["note", "warning", "error"] {
      try folder.write("{\"rules\": {\"\(rule.name)\": \"\(level)\"}}", to: ".layoutc.json")
      var lint = LintRequest()
      lint.source = .nearest
      if examples.asksProof { lint.proof = ProofDomain() }
      let found = try await findings(lint).filter { $0.id == rule }
      #expect(!found.isEmpty && found.allSatisfy { $0.severity.rawValue == level })
    }
  }

  /// An error of the language cannot be turned off.
  @Test func errorsOfTheLanguageStay() async throws {
    try folder.write(
      "<!-- layoutc:disable-file unequal-grow --><layout><nonsense/></layout>", to: "a.layout.xml")
    var lint = LintRequest()
    for id in DiagnosticCatalog.all where !RuleSettings.isChoosable(id) {
      lint.disabled.append(id.name)
    }
    lint.only = RuleSettings.choosable.map(\.name)
    #expect(try await kinds(lint).contains("unknown-element"))
  }

  @Test func aRuleThatIsOffIsNotAsked() async throws {
    let all = RuleRegistry.examples
    for example in all where !example.asksFrames && !example.asksOthers {
      try folder.write(try #require(example.wrong.first), to: "\(example.finding.name).layout.xml")
    }
    var lint = LintRequest()
    lint.disabled = all.map(\.finding.name)
    var check = CheckRun([folder.url.path()])
    check.lint = lint
    check.measuresTime = true
    #expect(await check.run().times?.all.map(\.rule.name) == [])
    check.lint.disabled.removeAll { $0 == "minimum-over-maximum" }
    #expect(await check.run().times?.all.map(\.rule.name) == ["minimum-over-maximum"])
  }

  private func findings(_ lint: LintRequest) async throws -> [Diagnostic] {
    var check = CheckRun([folder.path("a.layout.xml")])
    check.lint = lint
    return await check.run().findings.flatMap(\.diagnostics)
  }

  private func kinds(_ lint: LintRequest) async throws -> [String] {
    try await findings(lint).map(\.id.name)
  }
}
