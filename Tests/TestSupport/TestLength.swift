import Foundation

/// The share of long tests that a run does: a part of them, or all with `LAYOUTC_TESTS=all`, as in
/// `make test-all`.
package enum TestLength {
  package static let isWhole = ProcessInfo.processInfo.environment["LAYOUTC_TESTS"] == "all"

  /// Returns the number of rounds to run: all, or a fifth of them, at least one.
  package static func rounds(_ all: Int) -> Int { isWhole ? all : max(all / 5, 1) }

  /// Returns the elements to try: all, or every `step`th from the first on.
  package static func sample<Element>(_ all: [Element], every step: Int) -> [Element] {
    isWhole ? all : all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }
}
