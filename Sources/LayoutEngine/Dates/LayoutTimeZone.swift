/// A time zone: the offset of local time from UTC, and the instants at which it changes.
///
/// The engine has no list of the world's time zones. A host passes the changes that its system
/// knows, or a fixed offset.
public struct LayoutTimeZone: Sendable, Hashable {
  /// A change of the offset, such as the beginning of summer time.
  public struct Change: Sendable, Hashable {
    /// The instant from which the offset applies.
    public var instant: LayoutInstant
    /// The seconds by which local time is ahead of UTC from then on.
    public var secondsFromUTC: Int

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - instant: The instant from which the offset applies.
    ///   - secondsFromUTC: The seconds by which local time is ahead of UTC from then on.
    public init(at instant: LayoutInstant, secondsFromUTC: Int) {
      self.instant = instant
      self.secondsFromUTC = secondsFromUTC
    }
  }

  /// The changes, shared by reference so that an environment stays small.
  private final class Changes: Sendable {
    let sorted: [Change]
    init(_ sorted: [Change]) { self.sorted = sorted }
  }

  private let first: Int
  private let changes: Changes?

  /// Coordinated universal time.
  public static let utc = LayoutTimeZone(secondsFromUTC: 0)

  /// Creates a time zone.
  ///
  /// - Parameters:
  ///   - secondsFromUTC: The seconds by which local time is ahead of UTC before the first change;
  ///     this and the offsets of the changes are clamped to 24 hours.
  ///   - changes: The changes of the offset, in any order; of two at one instant the later counts.
  /// - Complexity: O(n log n) in the number of changes.
  public init(secondsFromUTC: Int, changes: [Change] = []) {
    first = Self.clamped(secondsFromUTC)
    guard !changes.isEmpty else {
      self.changes = nil
      return
    }
    let sorted = changes.enumerated().sorted {
      ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset)
    }
    self.changes = Changes(
      sorted.map {
        Change(
          at: $0.element.instant, secondsFromUTC: Self.clamped($0.element.secondsFromUTC))
      })
  }

  /// Returns the seconds by which local time is ahead of UTC at an instant.
  ///
  /// - Complexity: O(log n) in the number of changes.
  public func secondsFromUTC(at instant: LayoutInstant) -> Int {
    guard let sorted = changes?.sorted else { return first }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : sorted[low - 1].secondsFromUTC
  }

  /// Returns whether two time zones have the same offsets and changes.
  ///
  /// Copies of one value are equal without a comparison of their changes.
  public static func == (one: LayoutTimeZone, other: LayoutTimeZone) -> Bool {
    one.first == other.first
      && (one.changes === other.changes || one.changes?.sorted == other.changes?.sorted)
  }

  /// Hashes the offsets and the changes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(changes?.sorted)
  }

  private static func clamped(_ seconds: Int) -> Int { min(max(seconds, -86_400), 86_400) }
}
