import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// Each option of a rule changes the findings, and values outside its range are rejected.
struct RuleOptionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: DiagnosticID
    let option: RuleOption

    var testDescription: String { "\(rule.name) \(option.name)" }

    /// Returns a configuration in which the option has the value.
    func configuration(_ value: String) -> String {
      "{\"rules\": {\"\(rule.name)\": {\"options\": {\"\(option.name)\": \(value)}}}}"
    }
  }

  static let all = RuleRegistry.findings.flatMap { rule in
    rule.entry.options.map { Case(rule: rule, option: $0) }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: all) func anOptionDecidesWhatIsFound(one: Case) async throws {
    let examples = try #require(RuleRegistry.examples.first { $0.finding == one.rule }).wrong
    let standard = RuleOption.text(one.option.standard)
    #expect(try await found(one, standard, in: examples) == examples.count)
    let bounds = [one.option.range.lowerBound, one.option.range.upperBound]
    var counts: [Int] = []
    for bound in bounds {
      counts.append(try await found(one, RuleOption.text(bound), in: examples))
    }
    // One end of the range is strictest and one mildest, as far as the option affects the example.
    #expect(counts.max() == examples.count)
    #expect((counts.min() ?? 0) < examples.count)
  }

  /// Examples that are right by a large margin are found when the option is strict enough.
  @Test(arguments: all) func anOptionMayAskForMore(one: Case) async throws {
    let examples = try #require(RuleRegistry.examples.first { $0.finding == one.rule })
    var most = 0
    for bound in [one.option.range.lowerBound, one.option.range.upperBound] {
      most = max(
        most, try await found(one, RuleOption.text(bound), in: examples.wrong + examples.right))
    }
    #expect(most >= examples.wrong.count)
  }

  @Test(arguments: all) func whatAnOptionCannotBeIsRefused(one: Case) async throws {
    let low = one.option.range.lowerBound - 1
    let high = one.option.range.upperBound + 1
    var wrong = ["true", "null", "\"8\"", "[]", RuleOption.text(low), RuleOption.text(high)]
    if one.option.isWhole { wrong.append("\(one.option.standard + 0.5)") }
    for value in wrong {
      let text = one.configuration(value)
      let findings = try await mistakes(in: text)
      let finding = try #require(findings.first)
      #expect(findings.count == 1 && finding.message.contains(one.option.phrase))
      // The finding about a list covers only its bracket.
      if value == "[]" { continue }
      var batch = RepairBatch(for: text.utf8.count)
      #expect(batch.add(try #require(finding.fixes.first)))
      let mended = String(decoding: batch.applied(to: Array(text.utf8)), as: UTF8.self)
      #expect(try await mistakes(in: mended) == [], "\(value): \(mended)")
    }
  }

  @Test(arguments: RuleRegistry.findings) func unknownOptionsAreRefused(rule: DiagnosticID)
    async throws
  {
    let name = rule.entry.options.first.map { $0.name + "x" } ?? "minimum"
    let text = "{\"rules\": {\"\(rule.name)\": {\"options\": {\"\(name)\": 1}}}}"
    let findings = try await mistakes(in: text)
    #expect(findings.map(\.message) == ["'\(rule.name)' has no option '\(name)'"])
    #expect(findings.first?.fixes.isEmpty == rule.entry.options.isEmpty)
  }

  /// An override takes precedence, and leaves the options that it does not name.
  @Test func optionsAreTakenFromWhatIsNearest() async throws {
    try folder.write(
      """
      {
        "rules": {"low-contrast": {"severity": "note", "options": {"minimum": 7, "minimumLarge": 5}}},
        "overrides": [{"files": "a.*", "rules": {"low-contrast": {"options": {"minimum": 9}}}}]
      }
      """, to: ".layoutc.json")
    var request = LintRequest()
    request.source = .nearest
    let near = LintPlan.effective(for: folder.path("a.layout.xml"), request).text
    #expect(near.contains("\"minimum\": 9") && near.contains("\"minimumLarge\": 5"))
    let far = LintPlan.effective(for: folder.path("b.layout.xml"), request).text
    #expect(far.contains("\"minimum\": 7") && far.contains("\"minimumLarge\": 5"))
  }

  @Test(arguments: all) func everyOptionIsToldWhereRulesAreExplained(one: Case) async throws {
    let row =
      "| `\(one.rule.name)` | `\(one.option.name)` | \(RuleOption.text(one.option.standard)) | "
      + "\(RuleOption.text(one.option.range.lowerBound))…\(RuleOption.text(one.option.range.upperBound)) | "
      + "\(one.option.summary) |"
    #expect(try MarkdownPage("Docs/Linting.md").text.contains(row), "Docs/Linting.md needs \(row)")
    let page = try BuiltCommand().run(["explain", one.rule.name]).output
    #expect(page.contains("  \(one.option.name): \(RuleOption.text(one.option.standard))\n"))
    #expect(one.rule.entry.markdown.contains("- `\(one.option.name)`"))
    #expect(one.option.allows(one.option.standard) && one.option.summary.hasSuffix("."))
  }

  /// Returns the number of documents in which the rule finds something.
  private func found(_ one: Case, _ value: String, in documents: [String]) async throws -> Int {
    try folder.write(one.configuration(value), to: ".layoutc.json")
    var count = 0
    for document in documents {
      try folder.write(document, to: "a.layout.xml")
      var check = CheckRun([folder.path("a.layout.xml")])
      check.lint.source = .nearest
      let findings = await check.run().findings.flatMap(\.diagnostics)
      if findings.contains(where: { $0.id == one.rule }) { count += 1 }
    }
    return count
  }

  private func mistakes(in configuration: String) async throws -> [Diagnostic] {
    try folder.write(configuration, to: ".layoutc.json")
    try folder.write("<layout name=\"A\"><text>a</text></layout>", to: "a.layout.xml")
    var check = CheckRun([folder.path("a.layout.xml")])
    check.lint.source = .nearest
    let report = await check.run()
    return report.verdict == .usage ? report.findings.flatMap(\.diagnostics) : []
  }
}
