import Foundation
import LayoutCompiler
import LayoutDiagnostics
import SeededRandom
import TestSupport
import Testing

/// Repairs that `check --prove` offers were tried over the whole domain.
struct ProvedRepairTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func findings(
    in text: String, widths: ClosedRange<Int> = 320...360
  ) async throws -> [Diagnostic] {
    try folder.write(text, to: "example.layout.xml")
    var check = CheckRun([folder.path("example.layout.xml")])
    var domain = ProofDomain()
    domain.widths = widths
    check.lint.proof = domain
    check.lint.source = .none
    check.lint.disabled = ["idle-attribute"]
    return await check.run().findings.flatMap(\.diagnostics).filter { $0.proof != nil }
  }

  private static func document(_ body: String) -> String {
    """
    <layout name="Example">
      <action name="open"/>
      <preview width="340" scale="2"/>
      <stack direction="vertical" alignItems="stretch">
        \(body)
      </stack>
    </layout>

    """
  }

  /// A document, and the repairs of each of its findings.
  struct Mended: Sendable, CustomTestStringConvertible {
    var body: String
    var repairs: [String]

    var testDescription: String { body }

    init(_ body: String, _ repairs: [String]) {
      self.body = body
      self.repairs = repairs
    }
  }

  /// A pixel that rounding takes of a text is given back by another rounding.
  @Test func aTextGetsItsPixelBack() async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="393" scale="3" textMetrics="fixed:54.666656x20"/>
          <flex direction="row">
            <view width="163.666641" height="10"/>
            <text>x</text>
          </flex>
        </layout>

        """)
    #expect(
      found.map { "\($0.id.name): \($0.label ?? "")" } == [
        "short-text: a pixel less than 54.67 points at a width of 320; from 320 to 360"
      ])
    #expect(
      found.flatMap(\.fixes).map(\.title) == ["write flexbox=\"flexLayout\" on 'layout'"])
  }

  @Test(arguments: [
    Mended(
      "<stack direction=\"horizontal\"><view size=\"330 20\"/><view size=\"4\"/></stack>",
      [
        "leaves-parent: write flexShrink=\"1\"", "leaves-parent: write maxWidth=\"100%\"",
        "leaves-parent: write flexShrink=\"1\"",
        "leaves-parent: write flexWrap=\"wrap\" on 'stack'",
      ]),
    Mended(
      "<flex direction=\"row\"><view size=\"330 20\" flexShrink=\"0\"/><view size=\"4\" flexShrink=\"0\"/></flex>",
      [
        "leaves-parent: write flexShrink=\"1\"", "leaves-parent: write maxWidth=\"100%\"",
        "leaves-parent: write flexShrink=\"1\"", "leaves-parent: write wrap=\"wrap\" on 'flex'",
      ]),
    Mended(
      "<text fontSize=\"12\" alignSelf=\"start\" tap=\"{open}\">Open</text>",
      ["small-target: write minWidth=\"44\" minHeight=\"44\""]),
    Mended(
      "<text height=\"30\">\(String(repeating: "words ", count: 20))</text>",
      ["cut-text: remove 'height'"]),
    // Nothing of what is tried helps.
    Mended("<absolute size=\"300 20\"><view size=\"320 20\"/></absolute>", []),
  ])
  func repairsAreThoseThatHelp(_ mended: Mended) async throws {
    let found = try await findings(in: Self.document(mended.body))
    #expect(!found.isEmpty || mended.repairs.isEmpty)
    #expect(
      found.flatMap { finding in finding.fixes.map { "\(finding.id.name): \($0.title)" } }
        == mended.repairs)
  }

  /// Each repair of random rows that break mends its finding and brings no other.
  @Test(arguments: 1...(TestLength.isWhole ? 40 : 6) as ClosedRange<UInt64>)
  func repairsOfRandomRowsMend(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let words = ["A cake", "The table by the window", "Today", "Two coffees and some cake"]
    let children = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      switch Int.random(in: 0...3, using: &random) {
      case 0: "<view size=\"\(Int.random(in: 20...200, using: &random)) 20\"/>"
      case 1: "<text maxLines=\"1\">\(words.randomElement(using: &random) ?? "")</text>"
      case 2: "<text flexShrink=\"1\">\(words.randomElement(using: &random) ?? "")</text>"
      default: "<text>\(words.randomElement(using: &random) ?? "")</text>"  // open: the fourth
      }
    }
    let text = Self.document(
      "<stack direction=\"horizontal\" spacing=\"8\">\(children.joined())</stack>")
    let before = try await findings(in: text)
    for finding in before {
      for fix in finding.fixes {
        var batch = RepairBatch(for: text.utf8.count)
        let isAdded = batch.add(fix)
        #expect(isAdded)
        let repaired = String(decoding: batch.applied(to: Array(text.utf8)), as: UTF8.self)
        let after = try await findings(in: repaired)
        let left = after.filter { $0.id == finding.id }.count
        #expect(
          left < before.filter { $0.id == finding.id }.count && after.count < before.count,
          "seed \(seed), \(fix.title): \(after.map(\.message)) of\n\(repaired)")
      }
    }
  }

  /// Lines that wrap mend what leaves a narrow screen, but on a wide one they leave it at the top.
  @Test func aRepairIsTriedFarFromTheWitnessToo() async throws {
    let wide = #"<if minWidth="350"><view size="340 20"/><view size="340 20"/></if>"#
    for (others, repairs) in [("", 2), (wide, 1)] {
      let found = try await findings(
        in: """
          <layout name="Example">
            <preview width="340" scale="2"/>
            <stack direction="horizontal" height="40" alignContent="center">
              <view size="300 20"/>
              <view size="60 20"/>
              \(others)
            </stack>
          </layout>

          """)
      let titles = found.first?.fixes.map(\.title) ?? []
      #expect(titles.count { $0.hasPrefix("write flexWrap") } == repairs - 1, "\(titles)")
    }
  }

  @Test func noMoreThanThreeAreOffered() async throws {
    let found = try await findings(
      in: Self.document(
        """
        <stack direction="horizontal"><text>Some words of a text that shrinks where it is asked to</text>\
        <view size="4"/></stack>
        """))
    #expect(found.contains { !$0.fixes.isEmpty })
    #expect(found.allSatisfy { $0.fixes.count <= 3 })
  }
}
