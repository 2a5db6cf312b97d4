import Foundation
import TestSupport

/// The first seed of the property tests, the same in every run.
///
/// A test that fails has thus found a new mistake, and has not only had bad luck. `LAYOUTC_SEED=N`
/// sets another seed.
let firstSeed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 1

/// The seeds of a property test: `count` of them in an optimised build, as in `make test-release`.
///
/// In a debug build, where each takes ten times as long, there are a quarter with
/// `LAYOUTC_TESTS=all`, as in `make test-all`, and else a sixteenth.
func seeds(_ count: UInt64) -> Range<UInt64> {
  #if DEBUG
    let count = TestLength.isWhole ? (count + 3) / 4 : (count + 15) / 16
  #endif
  return firstSeed..<firstSeed &+ count
}
