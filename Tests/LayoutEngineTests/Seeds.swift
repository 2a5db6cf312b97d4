import Foundation

/// Where the property tests start: the same place in every run.
///
/// One that fails has then found something, not only bad luck. `LAYOUTC_SEED=N` starts elsewhere.
let firstSeed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 1
