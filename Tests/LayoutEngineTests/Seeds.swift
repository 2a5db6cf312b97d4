import Foundation

/// Where the property tests start: the same place in every run.
///
/// One that fails has then found something, not only bad luck. `LAYOUTC_SEED=N` starts elsewhere.
let firstSeed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 1

/// As many seeds as a property test asks for, where the build is optimised, as it is in
/// `make test-release`; where it is not, and each takes ten times as long, one in four of them.
func seeds(_ count: UInt64) -> Range<UInt64> {
  #if DEBUG
    let count = (count + 3) / 4
  #endif
  return firstSeed..<firstSeed &+ count
}
