/// Ends a check or a proof that somebody else's work should not wait for.
package final class Interruption {
  private let isWanted: () -> Bool
  private var asked = 0
  /// Whether the work was ended, so that its result is not whole.
  package private(set) var hasHappened = false

  /// Creates an interruption.
  ///
  /// - Parameter isWanted: Whether the work should end; it is asked once in several trials, and
  ///   not again once it was true.
  package init(_ isWanted: @escaping () -> Bool) { self.isWanted = isWanted }

  /// The number of trials after which it is asked again, since a trial may be cheaper than asking.
  private static let trials = 8

  /// Whether the work should end.
  ///
  /// - Parameter now: Whether it is asked at once, before something that takes longer than asking.
  /// - Returns: Whether it should end.
  func ends(askingNow now: Bool = false) -> Bool {
    asked += 1
    if !hasHappened, now || asked % Self.trials == 0 { hasHappened = isWanted() }
    return hasHappened
  }
}
