// Dates, which are instants.
extension Expressions {
  /// Returns the instant that is some seconds after another one: the operator `+` of the markup
  /// language.
  ///
  /// The result is clamped to the years 1 to 9999. `NaN` counts as 0 seconds.
  public static func add(_ instant: LayoutInstant, _ seconds: Double) -> LayoutInstant {
    LayoutInstant(secondsSince1970: instant.secondsSince1970 + (seconds.isNaN ? 0 : seconds))
  }

  /// Returns the instant that is some seconds before another one: the operator `-` of the markup
  /// language.
  ///
  /// The result is clamped to the years 1 to 9999. `NaN` counts as 0 seconds.
  public static func subtract(_ instant: LayoutInstant, _ seconds: Double) -> LayoutInstant {
    add(instant, -seconds)
  }

  /// Returns the seconds by which an instant is after another one: the operator `-` of the markup
  /// language.
  ///
  /// The result is negative if `earlier` is the later one.
  public static func subtract(_ instant: LayoutInstant, _ earlier: LayoutInstant) -> Double {
    instant.secondsSince1970 - earlier.secondsSince1970
  }

  /// Returns the style of a date or a time that a word names; `medium` for any other word.
  public static func dateStyle(_ word: String) -> LayoutDateStyle {
    LayoutDateStyle(rawValue: word) ?? .medium
  }

  /// Returns the style of a duration that a word names; `clock` for any other word.
  public static func durationStyle(_ word: String) -> LayoutDurationStyle {
    LayoutDurationStyle(rawValue: word) ?? .clock
  }
}
