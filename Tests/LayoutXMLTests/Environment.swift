import Foundation

/// What the caller may set of a test run.
enum Environment {
  /// `LAYOUTC_SEED`, to repeat a run that failed or to try another.
  static var seed: UInt64 { value("LAYOUTC_SEED").flatMap { UInt64($0) } ?? 2026 }

  /// `LAYOUTC_FUZZ_SECONDS`, how long to try mutated documents.
  static var fuzzSeconds: Int { value("LAYOUTC_FUZZ_SECONDS").flatMap { Int($0) } ?? 2 }

  private static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
