/// A formatter of numbers, amounts of money, lists, dates and times for a language.
///
/// A host usually wraps the formatter of its system. All numbers that the engine passes are finite.
/// A formatter without dates and times of its own has those of ``PlainTextFormatting``.
public protocol TextFormatting: Sendable {
  /// Returns an integer in digits, with the language's grouping separators.
  func number(_ integer: Int) -> String

  /// Returns a number as the language writes it.
  ///
  /// - Parameters:
  ///   - number: The number, which is finite.
  ///   - places: The number of decimals, `0...15`; `nil` is as many as the number has, up to 3.
  /// - Returns: The number in digits, with the language's separators.
  func number(_ number: Double, places: Int?) -> String

  /// Returns a fraction as a percentage without decimals: 0.25 is 25 %.
  ///
  /// The engine passes finite fractions only.
  func percent(_ fraction: Double) -> String

  /// Returns an amount of money as the language writes it.
  ///
  /// - Parameters:
  ///   - amount: The amount in the currency's main unit, which is finite.
  ///   - currency: The code of the currency in ISO 4217, such as `EUR`.
  /// - Returns: The amount with the currency's sign or code.
  func money(_ amount: Double, currency: String) -> String

  /// Returns the items joined to one list, with the language's word for *and*.
  func list(_ items: [String]) -> String

  /// Returns the date of an instant as the language writes it.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - style: The length of the date.
  ///   - timeZone: The time zone whose date it is.
  /// - Returns: The date without the time.
  func date(
    _ instant: LayoutInstant, style: LayoutDateStyle, in timeZone: LayoutTimeZone
  ) -> String

  /// Returns the time of day of an instant as the language writes it.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - style: The length of the time: `short` is without seconds, `long` and `full` are with the
  ///     time zone.
  ///   - timeZone: The time zone whose time it is.
  /// - Returns: The time without the date.
  func time(
    _ instant: LayoutInstant, style: LayoutDateStyle, in timeZone: LayoutTimeZone
  ) -> String

  /// Returns how far an instant is from now, in words: `in 3 hours`, `2 days ago`.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - now: The current time.
  /// - Returns: The distance in its largest unit.
  func relative(_ instant: LayoutInstant, to now: LayoutInstant) -> String

  /// Returns a duration in hours, minutes and seconds.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds, which is finite.
  ///   - style: The form of the duration.
  /// - Returns: The duration in digits or in words.
  func duration(_ seconds: Double, style: LayoutDurationStyle) -> String

  /// Returns whether another formatting produces the same strings as this one.
  ///
  /// An update lays out texts again if the formatting changes. An `Equatable` formatting is
  /// compared with `==`. A formatting that is not `Equatable` and does not implement this method is
  /// unequal to every formatting, including itself.
  ///
  /// - Parameter other: The other formatting, of any type.
  /// - Returns: Whether both formattings are known to produce the same strings.
  func isEqual(to other: any TextFormatting) -> Bool
}

extension TextFormatting {
  /// Default implementation: returns the date in ISO 8601.
  public func date(
    _ instant: LayoutInstant, style: LayoutDateStyle, in timeZone: LayoutTimeZone
  ) -> String {
    LocalTime(instant, in: timeZone).isoDate
  }

  /// Default implementation: returns the time in ISO 8601.
  public func time(
    _ instant: LayoutInstant, style: LayoutDateStyle, in timeZone: LayoutTimeZone
  ) -> String {
    let local = LocalTime(instant, in: timeZone)
    let time = local.isoTime(seconds: style != .short)
    switch style {
    case .short, .medium: return time
    case .long, .full: return time + local.isoOffset
    }
  }

  /// Default implementation: returns the distance with a sign and the symbol of its unit.
  public func relative(_ instant: LayoutInstant, to now: LayoutInstant) -> String {
    let time = RelativeTime(instant, to: now)
    guard time.count > 0 else { return "0 s" }
    return "\(time.isPast ? "-" : "+")\(time.count) \(time.unit.symbol)"
  }

  /// Default implementation: returns the duration in digits, or with the symbols of its units.
  public func duration(_ seconds: Double, style: LayoutDurationStyle) -> String {
    let parts = DurationParts(seconds)
    let sign = parts.isNegative ? "-" : ""
    switch style {
    case .clock:
      let minutes = parts.hours > 0 ? LocalTime.padded(parts.minutes) : String(parts.minutes)
      let hours = parts.hours > 0 ? "\(parts.hours):" : ""
      return "\(sign)\(hours)\(minutes):\(LocalTime.padded(parts.seconds))"
    case .short, .long:
      var units: [String] = []
      if parts.hours > 0 { units.append("\(parts.hours) h") }
      if parts.minutes > 0 { units.append("\(parts.minutes) min") }
      if parts.seconds > 0 || units.isEmpty { units.append("\(parts.seconds) s") }
      return sign + units.joined(separator: " ")
    }
  }

  /// Default implementation: returns `false`, because the formats cannot be compared.
  public func isEqual(to other: any TextFormatting) -> Bool { false }
}

extension RelativeTime.Unit {
  /// The symbol of the unit, in no language.
  fileprivate var symbol: String {
    switch self {
    case .second: "s"
    case .minute: "min"
    case .hour: "h"
    case .day: "d"
    case .week: "w"
    case .month: "mo"
    case .year: "y"
    }
  }
}

extension TextFormatting where Self: Equatable {
  /// Default implementation: returns whether `other` is of the same type and equal.
  public func isEqual(to other: any TextFormatting) -> Bool { (other as? Self) == self }
}

/// A formatting without a language: `1234.5`, `25%`, `12.00 EUR`, `a, b, c`, `2024-05-03`, `14:05`,
/// `+3 h`, `3:45`.
public struct PlainTextFormatting: TextFormatting, Equatable {
  /// Creates the formatting.
  public init() {}

  /// Returns an integer in digits, without separators.
  public func number(_ integer: Int) -> String { String(integer) }

  /// Returns a number in digits, with a point before the decimals.
  ///
  /// - Parameters:
  ///   - number: The number; an infinite one counts as the greatest finite number, and `NaN` as 0.
  ///   - places: The number of decimals, clamped to `0...15`; `nil` is as many as the number has,
  ///     up to 3.
  /// - Returns: The number, without a sign before a zero.
  public func number(_ number: Double, places: Int?) -> String {
    if let places { return Expressions.fixed(number, places) }
    var digits = Expressions.fixed(number, 3)
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return digits == "-0" ? "0" : digits
  }

  /// Returns a fraction as a percentage without decimals, directly followed by the percent sign:
  /// 0.25 is `25%`.
  ///
  /// Halves are rounded away from 0. An infinite percentage counts as the greatest finite number,
  /// and `NaN` as 0.
  public func percent(_ fraction: Double) -> String { "\(Expressions.fixed(fraction * 100, 0))%" }

  /// Returns an amount with two decimals, followed by a blank and the code of the currency.
  ///
  /// - Parameters:
  ///   - amount: The amount in the currency's main unit; an infinite one counts as the greatest
  ///     finite number, and `NaN` as 0.
  ///   - currency: The code of the currency in ISO 4217, such as `EUR`.
  /// - Returns: The amount, such as `12.00 EUR`.
  public func money(_ amount: Double, currency: String) -> String {
    "\(Expressions.fixed(amount, 2)) \(currency)"
  }

  /// Returns the items separated by a comma and a blank.
  ///
  /// - Complexity: O(n) in the length of the result.
  public func list(_ items: [String]) -> String { items.joined(separator: ", ") }
}

extension LayoutEnvironment {
  private var formatting: any TextFormatting { localization.usedFormatting }

  /// Returns an integer as the language of the environment writes it: the function `number` of the
  /// markup language.
  public func number(_ integer: Int) -> String { formatting.number(integer) }

  /// Returns a number as the language of the environment writes it: the function `number` of the
  /// markup language.
  ///
  /// - Parameters:
  ///   - number: The number; an infinite one counts as the greatest finite number, and `NaN` as 0.
  ///   - places: The number of decimals, clamped to `0...15`; `nil` is as many as the number has,
  ///     up to 3.
  /// - Returns: The formatted number.
  public func number(_ number: Double, places: Int? = nil) -> String {
    let places = places.map { min(max($0, 0), Expressions.mostPlaces) }
    return formatting.number(Expressions.finite(number), places: places)
  }

  /// Returns a fraction as a percentage in the language of the environment: the function `percent`
  /// of the markup language.
  ///
  /// An infinite fraction counts as the greatest finite number, and `NaN` as 0.
  public func percent(_ fraction: Double) -> String {
    formatting.percent(Expressions.finite(fraction))
  }

  /// Returns an amount of money as the language of the environment writes it: the function `money`
  /// of the markup language.
  ///
  /// - Parameters:
  ///   - amount: The amount; an infinite one counts as the greatest finite number, and `NaN` as 0.
  ///   - currency: The code of the currency in ISO 4217, such as `EUR`.
  /// - Returns: The formatted amount.
  public func money(_ amount: Double, currency: String) -> String {
    formatting.money(Expressions.finite(amount), currency: currency)
  }

  /// Returns items as a list with the word for *and* of the environment's language: the function
  /// `list` of the markup language.
  public func list(_ items: [String]) -> String { formatting.list(items) }

  /// Returns the date of an instant in the language and the time zone of the environment.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - style: The length of the date.
  /// - Returns: The date without the time, such as `May 3, 2024`.
  public func date(_ instant: LayoutInstant, style: LayoutDateStyle = .medium) -> String {
    formatting.date(instant, style: style, in: timeZone)
  }

  /// Returns the time of day of an instant in the language and the time zone of the environment.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - style: The length of the time: `short` is without seconds, `long` and `full` are with the
  ///     time zone.
  /// - Returns: The time without the date, such as `2:05 PM`.
  public func time(_ instant: LayoutInstant, style: LayoutDateStyle = .short) -> String {
    formatting.time(instant, style: style, in: timeZone)
  }

  /// Returns how far an instant is from ``now``, in the language of the environment.
  ///
  /// - Parameter instant: The instant.
  /// - Returns: The distance in its largest unit, such as `3 hours ago`.
  public func relative(_ instant: LayoutInstant) -> String {
    formatting.relative(instant, to: now)
  }

  /// Returns a duration in hours, minutes and seconds in the language of the environment.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds; an infinite one counts as the greatest finite number,
  ///     and `NaN` as 0. Fractions of a second are left out.
  ///   - style: The form of the duration.
  /// - Returns: The duration, such as `3:45`.
  public func duration(_ seconds: Double, style: LayoutDurationStyle = .clock) -> String {
    formatting.duration(Expressions.finite(seconds), style: style)
  }

  /// Returns a text in the language of the environment; without a translation, its key with the
  /// arguments filled in.
  ///
  /// - Complexity: O(n) in the length of the text and its arguments, plus the time of the lookup.
  public func words(_ text: LayoutText) -> String { text.words(in: localization) }
}

extension TextLocalization? {
  /// The formatting of the language, or that without a language.
  var usedFormatting: any TextFormatting { self?.formatting ?? PlainTextFormatting() }
}
