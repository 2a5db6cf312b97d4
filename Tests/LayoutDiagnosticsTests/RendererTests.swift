import Foundation
import LayoutDiagnostics
import TestSupport
import Testing

struct RendererTests {
  private let text = SnapshotFolder("Text")
  private let other = SnapshotFolder("Formats")

  @Test(arguments: RendererCase.all)
  func textShowsTheLinesAndTheirLabels(example: RendererCase) throws {
    let output = TextRenderer().render(example.findings)
    try text.expect(example.snapshot(output), named: "\(example.name).txt")
  }

  @Test func everyTextSnapshotHasItsCase() throws {
    try text.expectNothing(but: RendererCase.all.map { "\($0.name).txt" })
  }

  @Test(arguments: RendererCase.all)
  func colorChangesNothingButColor(example: RendererCase) {
    let plain = TextRenderer().render(example.findings)
    let colored = TextRenderer(inColor: true).render(example.findings)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(arguments: RendererCase.all)
  func shortIsOneLineForEachFinding(example: RendererCase) {
    let output = ShortRenderer().render(example.findings)
    #expect(output.split(separator: "\n").count == example.diagnostics.count)
    #expect(output.hasPrefix("Cards/\(example.name).layout.xml:"))
  }

  @Test(arguments: RendererCase.forPrograms, ProgramFormat.allCases)
  func formatsForPrograms(example: RendererCase, format: ProgramFormat) throws {
    let output = format.render(example.findings)
    try other.expect(example.snapshot(output), named: "\(example.name).\(format.rawValue).txt")
  }

  @Test func everySnapshotOfAFormatHasItsCase() throws {
    try other.expectNothing(
      but: RendererCase.forPrograms.flatMap { example in
        ProgramFormat.allCases.map { "\(example.name).\($0.rawValue).txt" }
      })
  }
}

enum ProgramFormat: String, CaseIterable, Sendable {
  case short
  case json
  case sarif
  case github

  func render(_ findings: [FileFindings]) -> String {
    switch self {
    case .short: ShortRenderer().render(findings)
    case .json: JSONRenderer().render(findings, files: 1)
    case .sarif: SARIFRenderer(version: "1.2.3").render(findings)
    case .github: GitHubRenderer().render(findings)
    }
  }
}
