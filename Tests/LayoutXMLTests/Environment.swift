import Foundation

/// The environment variables that affect a test run.
enum Environment {
  /// The seed; `LAYOUTC_SEED` repeats a failed run or makes another.
  static var seed: UInt64 { value("LAYOUTC_SEED").flatMap { UInt64($0) } ?? 2026 }

  /// The seconds to try mutated documents; `LAYOUTC_FUZZ_SECONDS` sets another number.
  static var fuzzSeconds: Int { value("LAYOUTC_FUZZ_SECONDS").flatMap { Int($0) } ?? 2 }

  private static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
