import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// `check --prove` finds nothing in the samples.
struct SampleProofTests {
  private static let documents: [String] =
    Sample.all.map(\.file)
    + SampleFolder.all.flatMap { folder in
      folder.screens.map { "\(folder.path)/\($0).layout.xml" }
    }

  /// The whole domain takes minutes.
  ///
  /// Most breaks are seen in the narrowest and the widest width, in the standard letters and the
  /// largest, and in the dark.
  @Test(arguments: documents)
  func everySampleIsProved(_ document: String) async {
    var check = CheckRun([PackageRoot.appending(document).path()])
    var domain = ProofDomain()
    if !TestLength.isWhole {
      domain.isAtEnds = true
      domain.textSizes = [1, 3.118]
      domain.restrict(to: .dark)
      check.lint.disabled = [IdleAttribute.finding.name]
    }
    check.lint.proof = domain
    let report = await check.run()
    let findings = TextRenderer().render(report.findings)
    #expect(findings == "", "\n\(findings)")
  }

  /// A document says the widths that it is meant for, as those who copy it shall.
  @Test(arguments: documents)
  func theWidthsAreSaid(_ document: String) throws {
    let text = try String(contentsOf: PackageRoot.appending(document), encoding: .utf8)
    #expect(text.contains(#/<layout [^>]*widths="/#))
  }
}
