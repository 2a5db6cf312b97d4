/// The length of a date or a time as a language writes it, after the Unicode CLDR.
public enum LayoutDateStyle: String, Sendable, CaseIterable {
  /// The shortest form, in digits: `5/3/24` and `2:05 PM` in English.
  case short
  /// A form with an abbreviated month, or with seconds: `May 3, 2024` and `2:05:07 PM`.
  case medium
  /// A form with the month's name, or with the offset from UTC: `May 3, 2024` and
  /// `2:05:07 PM GMT+2`.
  case long
  /// A form with the day of the week, or with the whole offset: `Friday, May 3, 2024` and
  /// `2:05:07 PM GMT+02:00`.
  case full
}

/// The form of a duration.
public enum LayoutDurationStyle: String, Sendable, CaseIterable {
  /// Digits as on a clock: `3:45` for minutes and seconds, `1:03:45` with hours.
  case clock
  /// Abbreviated units: `1 hr, 3 min, 45 sec` in English.
  case short
  /// Units in words: `1 hour, 3 minutes, 45 seconds`.
  case long
}

/// The hours, minutes and seconds of a duration.
package struct DurationParts: Sendable, Equatable {
  package let isNegative: Bool
  package let hours: Int
  package let minutes: Int
  package let seconds: Int

  /// Creates the parts of a duration; fractions of a second are left out, `NaN` counts as 0, and
  /// the duration is clamped to a million million seconds.
  package init(_ seconds: Double) {
    let clamped = seconds.isNaN ? 0 : min(max(seconds, -1e12), 1e12)
    let whole = Int(clamped.magnitude)
    isNegative = clamped < 0 && whole > 0
    (hours, minutes, self.seconds) = (whole / 3600, whole / 60 % 60, whole % 60)
  }
}

/// The time from one instant to another in its largest unit.
package struct RelativeTime: Sendable, Equatable {
  package enum Unit: Sendable, CaseIterable {
    case second
    case minute
    case hour
    case day
    case week
    case month
    case year

    /// The length of the unit; months and years have their mean length.
    package var seconds: Double {
      switch self {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .week: 604_800
      case .month: 2_629_746
      case .year: 31_556_952
      }
    }
  }

  package let unit: Unit
  /// The number of whole units; 0 if the instants are less than a second apart.
  package let count: Int
  package let isPast: Bool

  package init(_ instant: LayoutInstant, to now: LayoutInstant) {
    let seconds = instant.secondsSince1970 - now.secondsSince1970
    let unit = Unit.allCases.last { $0.seconds <= seconds.magnitude } ?? .second
    self.unit = unit
    count = Int(seconds.magnitude / unit.seconds)
    isPast = seconds < 0
  }
}
