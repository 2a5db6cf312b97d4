import Foundation
import LayoutDiagnostics
import LayoutRules
import LayoutXML
import TestSupport
import Testing

/// Files of rules, and documents checked by the rules beside them, have the findings that are drawn
/// in them.
struct OwnRuleFixtureTests {
  @Test(arguments: names(".rule.xml", in: "rules"))
  func mistakesInRulesAreAsDrawn(name: String) throws {
    try expect("rules/\(name)") { CheckedMarkup(rules: $0) }
  }

  @Test(arguments: names(".layout.xml", in: "own"))
  func findingsOfOwnRulesAreAsDrawn(name: String) throws {
    let file = String(name.prefix { $0 != "." }) + ".rule.xml"
    let reader = CheckedMarkup.reader(of: try Self.read("own/\(file)"))
    #expect(reader.findings == [])
    #expect(reader.rules.flatMap { $0.brokenExamples() } == [])
    var choice = RuleChoice.none
    choice.add(OwnRules(reader.rules))
    try expect("own/\(name)") { CheckedMarkup($0, rules: choice) }
  }

  /// A safe repair removes every finding of its rule.
  @Test func repairsLeaveNothingToFind() throws {
    let reader = CheckedMarkup.reader(of: try Self.read("own/repairs.rule.xml"))
    var choice = RuleChoice.none
    choice.add(OwnRules(reader.rules))
    let text = DrawnText(try Self.read("own/repairs.layout.xml")).source
    let findings = CheckedMarkup(text, rules: choice).findings
    let ids = Set(reader.rules.map(\.finding))
    #expect(Set(findings.map(\.id)) == ids)
    var batch = RepairBatch(for: text.utf8.count)
    var made = 0
    for finding in findings {
      let fix = try #require(finding.fixes.first, "\(finding.id) has no repair")
      if batch.add(fix) { made += 1 }
    }
    #expect(made == findings.count)
    let mended = String(decoding: batch.applied(to: Array(text.utf8)), as: UTF8.self)
    #expect(CheckedMarkup(mended, rules: choice).lines == [])
    try SnapshotFolder("own-rules").expect(mended, named: "repairs.layout.xml")
  }

  private func expect(_ path: String, _ check: (String) -> CheckedMarkup) throws {
    let text = try Self.read(path)
    let drawn = Drawing(text, check: check).text
    if Fixture.isUpdating {
      if drawn != text { try Data(drawn.utf8).write(to: Fixture.folder.appending(path: path)) }
    } else {
      #expect(text == drawn, "LAYOUTC_UPDATE=1 rewrites \(path)")
    }
    #expect(!check(DrawnText(text).source).findings.isEmpty)
  }

  private static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Fixture.folder.appending(path: path)), as: UTF8.self)
  }

  private static func names(_ suffix: String, in folder: String) -> [String] {
    let path = Fixture.folder.appending(path: folder).path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted()
  }
}
