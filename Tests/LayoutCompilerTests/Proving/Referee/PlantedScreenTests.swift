import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// In screens as people write them, `check --prove` finds one broken part at exactly the widths
/// that are worked out by hand, and nothing in those that hold.
struct PlantedScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Seeds of one kind of part; 25 of each are 300 screens with a break and as many without.
  private static let seeds = 1...UInt64(TestLength.isWhole ? 25 : 2)

  @Test(arguments: PlantedScreen.Kind.allCases)
  func aPlantedPartIsFoundExactlyWhereItBreaks(kind: PlantedScreen.Kind) async throws {
    for seed in Self.seeds {
      for isBroken in [true, false] {
        let screen = PlantedScreen(kind, isBroken: isBroken, seed: seed)
        let found = try await found(in: screen)
        let expected = screen.broken.map { Found(property: $0, widths: [$1]) }
        #expect(found == Set(expected), "seed \(seed):\n\(screen.text)")
      }
    }
  }

  private struct Found: Hashable {
    var property: String
    /// The widths from left to right at the standard text size.
    var widths: [ClosedRange<Int>]
  }

  private func found(in screen: PlantedScreen) async throws -> Set<Found> {
    try folder.write(screen.text, to: "screen.layout.xml")
    var check = CheckRun([folder.path("screen.layout.xml")])
    var domain = ProofDomain()
    domain.widths = PlantedScreen.domain
    check.lint.proof = domain
    check.lint.source = .none
    check.lint.only = ProofProperty.all.map(\.finding.name)
    check.textMetrics = .fixed(
      advance: Float(PlantedScreen.letterWidth), lineHeight: Float(PlantedScreen.lineHeight))
    let report = await check.run()
    #expect(report.proof?.json.contains("\"verdict\": \"open\"") == false)
    let findings = report.findings.flatMap(\.diagnostics).map { finding in
      Found(property: finding.id.name, widths: Self.widths(of: finding.label ?? ""))
    }
    #expect(Set(findings).count == findings.count, "said twice:\n\(screen.text)")
    return Set(findings)
  }

  /// Reads the widths from a label: `… at a width of 320; from 320 to 339`.
  private static func widths(of label: String) -> [ClosedRange<Int>] {
    let ranges = label.matches(of: #/from (\d+) to (\d+)/#).compactMap { match in
      Int(match.1).flatMap { first in Int(match.2).map { first...$0 } }
    }
    let single = label.firstMatch(of: #/at a width of (\d+)/#).flatMap { Int($0.1) }
    return ranges.isEmpty ? single.map { [$0...$0] } ?? [] : ranges
  }
}
