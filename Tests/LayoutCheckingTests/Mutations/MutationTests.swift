import Foundation
import LayoutDiagnostics
import LayoutModel
import TestSupport
import Testing

/// Tests thousands of documents that are nearly right.
///
/// `LAYOUTC_MUTANTS_SEED` sets the seed, to make another run or to repeat one whose seed was
/// printed.
struct MutationTests {
  private static let seed =
    ProcessInfo.processInfo.environment["LAYOUTC_MUTANTS_SEED"].flatMap { UInt64($0) } ?? 2

  @Test(.timeLimit(.minutes(20)))
  func everyMutantIsAnswered() {
    var accepted = 0
    var rejected = 0
    for text in Mutants(seed: Self.seed, count: 4000) {
      let checked = CheckedMarkup(text)
      #expect(checked.markupFindings.isEmpty, "seed \(Self.seed): not XML\n\(text)")
      for finding in checked.findings {
        let complaint = Wording.complaint(about: finding, in: checked.bytes)
        #expect(complaint == nil, "seed \(Self.seed): \(finding.message)\n\(text)")
      }
      if checked.typed.hasErrors { rejected += 1 } else { accepted += 1 }
    }
    print("mutants of seed \(Self.seed): \(accepted) accepted, \(rejected) rejected")
    // A suite that accepts or rejects every mutant would test nothing.
    #expect(accepted > 200)
    #expect(rejected > 2000)
  }

  /// Writes mutants for `Scripts/check-mutants`, which passes them to other validators.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUTC_MUTANTS"] != nil))
  func mutantsAreWrittenWithTheirVerdict() throws {
    let folder = URL(filePath: ProcessInfo.processInfo.environment["LAYOUTC_MUTANTS"] ?? "")
    for verdict in ["accepted", "rejected"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: verdict), withIntermediateDirectories: true)
    }
    for (number, text) in Mutants(seed: Self.seed, count: 20000).enumerated() {
      let verdict = CheckedMarkup(text).typed.hasErrors ? "rejected" : "accepted"
      let file = folder.appending(path: "\(verdict)/\(number).layout.xml")
      try Data(text.utf8).write(to: file)
    }
  }
}
