#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import LayoutEngine

  // Both bring Foundation's dates along.
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  extension LayoutInstant {
    /// Creates the instant of a date.
    public init(_ date: Date) {
      self.init(secondsSince1970: date.timeIntervalSince1970)
    }
  }

  extension LayoutTimeZone {
    /// Creates a time zone of the system, with its changes in some years.
    ///
    /// - Parameters:
    ///   - timeZone: The time zone.
    ///   - years: The years, of which about two changes each are stored. Before and after them, the
    ///     offsets are the first and the last ones.
    /// - Complexity: O(n) in the number of changes.
    public init(_ timeZone: TimeZone, years: ClosedRange<Int> = 1970...2100) {
      let year = 31_556_952.0
      var date = Date(timeIntervalSince1970: Double(years.lowerBound - 1970) * year)
      let end = Date(timeIntervalSince1970: Double(years.upperBound - 1969) * year)
      let first = timeZone.secondsFromGMT(for: date)
      var changes: [Change] = []
      while let next = timeZone.nextDaylightSavingTimeTransition(after: date), next > date,
        next < end
      {
        changes.append(
          Change(at: LayoutInstant(next), secondsFromUTC: timeZone.secondsFromGMT(for: next)))
        date = next
      }
      self.init(secondsFromUTC: first, changes: changes)
    }
  }
#endif
