import Foundation
import ParitySupport
import TestSupport
import Testing

/// Documents that pass `check` compile: a sample of the documents of `make compile-sweep`.
struct SweepTests {
  private func run(_ sweep: Sweep, share: Double) throws -> CompileSweep.Outcome {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 2026
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try sweep.run(share: share, seed: seed, ParityToolchain(), in: folder)
  }

  @Test(arguments: [
    (Sweep.attributes, 0.01), (.defaults, 0.06), (.names, 0.008), (.namePairs, 0.02),
    (.namesTogether, 0.03),
  ])
  func whatCheckPassesCompiles(_ sweep: Sweep, share: Double) throws {
    let outcome = try run(sweep, share: TestLength.isWhole ? share : share / 2)
    #expect(outcome.failures == [])
    #expect(outcome.compiled > (TestLength.isWhole ? 5 : 2))
    #expect(outcome.compiled + outcome.refused == outcome.tried)
  }
}
