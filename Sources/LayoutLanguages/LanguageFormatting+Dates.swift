public import LayoutEngine

// Dates and times, after the date field symbols of Unicode TR35, part 4.
extension LanguageFormatting {
  /// Returns the date of an instant as the language writes it, in the Gregorian calendar.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - style: The length of the date.
  ///   - timeZone: The time zone whose date it is.
  /// - Returns: The date without the time.
  public func date(
    _ instant: LayoutInstant, style: LayoutDateStyle, in timeZone: LayoutTimeZone
  ) -> String {
    filled(record.part(style.place, of: "d"), with: LocalTime(instant, in: timeZone))
  }

  /// Returns the time of day of an instant as the language writes it.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - style: The length of the time: `short` is without seconds, `long` and `full` are with the
  ///     time zone, as its offset from the time of Greenwich.
  ///   - timeZone: The time zone whose time it is.
  /// - Returns: The time without the date.
  public func time(
    _ instant: LayoutInstant, style: LayoutDateStyle, in timeZone: LayoutTimeZone
  ) -> String {
    filled(record.part(style.place, of: "t"), with: LocalTime(instant, in: timeZone))
  }

  /// Returns how far an instant is from now, in words: `in 3 hours`, `2 days ago`, `now`.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - now: The current time.
  /// - Returns: The number of whole units in the largest unit; months and years have their mean
  ///   length.
  public func relative(_ instant: LayoutInstant, to now: LayoutInstant) -> String {
    let time = RelativeTime(instant, to: now)
    guard time.count > 0 else { return String(record["w"]) }
    let form = record.form(for: time.count, of: "r" + time.unit.key, sign: time.isPast ? "-" : "+")
    return counted(time.count, in: form)
  }

  /// Returns a duration in hours, minutes and seconds.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds, of which fractions are left out. `NaN` counts as 0, and
  ///     the duration is clamped to a million million seconds.
  ///   - style: The form of the duration; units that are 0 are left out of words.
  /// - Returns: The duration in digits or in words.
  public func duration(_ seconds: Double, style: LayoutDurationStyle) -> String {
    let parts = DurationParts(seconds)
    let sign = parts.isNegative ? numbers.minus : ""
    switch style {
    case .clock:
      let separator = String(record["k"])
      var fields = [parts.minutes, parts.seconds]
      if parts.hours > 0 { fields.insert(parts.hours, at: 0) }
      let texts = fields.enumerated().map { place, field in
        place == 0 ? String(field) : LocalTime.padded(field)
      }
      return sign + numbers.digits(texts.joined(separator: separator))
    case .short: return sign + list(units(of: parts, width: "V"), "v")
    case .long: return sign + list(units(of: parts, width: "U"), "u")
    }
  }

  /// Returns the units of a duration that are not 0, with their numbers; of none, the seconds.
  private func units(of parts: DurationParts, width: Substring) -> [String] {
    var units: [(count: Int, key: Substring)] = []
    if parts.hours > 0 { units.append((parts.hours, "h")) }
    if parts.minutes > 0 { units.append((parts.minutes, "m")) }
    if parts.seconds > 0 || units.isEmpty { units.append((parts.seconds, "s")) }
    return units.map { unit in
      let form = record.form(for: unit.count, of: width + unit.key)
      return counted(
        unit.count, in: form.isEmpty ? record.form(for: unit.count, of: "U" + unit.key) : form)
    }
  }

  private func counted(_ count: Int, in form: Substring) -> String {
    form.replacing(every: "{0}", with: number(count))
  }

  // MARK: Patterns

  /// Returns a pattern of fields such as `d. MMMM y` with the fields of a time; text in quotes
  /// stays.
  private func filled(_ pattern: Substring, with time: LocalTime) -> String {
    var text = ""
    var rest = pattern.unicodeScalars[...]
    let hasSeconds = pattern.contains("s")
    while let scalar = rest.first {
      if scalar == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        // Two quotes are one.
        text += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 1)
      } else if scalar.isASCII, scalar.properties.isAlphabetic {
        let count = rest.prefix { $0 == scalar }.count
        rest = rest.dropFirst(count)
        text += field(scalar, count, of: time, hasSeconds: hasSeconds)
      } else {
        text.unicodeScalars.append(scalar)
        rest.removeFirst()
      }
    }
    return text
  }

  /// Returns a field of a time: a letter that is written `count` times.
  private func field(
    _ letter: Unicode.Scalar, _ count: Int, of time: LocalTime, hasSeconds: Bool
  ) -> String {
    func number(_ value: Int) -> String {
      numbers.digits(count == 2 ? LocalTime.padded(value) : String(value))
    }
    func name(_ place: Int, _ key: Substring, else other: Substring?) -> String {
      String(record.part(place, of: key, else: other))
    }
    switch letter {
    case "G": return name(time.year > 0 ? 1 : 0, "G", else: nil)
    case "y", "u", "r":
      // The year before the year 1 is the year 1 before it.
      let year = time.year > 0 ? time.year : 1 - time.year
      return number(count == 2 ? year % 100 : year)
    case "M" where count >= 4: return name(time.month - 1, "M", else: nil)
    case "M" where count == 3: return name(time.month - 1, "m", else: "M")
    case "L" where count >= 4: return name(time.month - 1, "L", else: "M")
    case "L" where count == 3: return name(time.month - 1, "N", else: "m")
    case "M", "L": return number(time.month)
    case "d": return number(time.day)
    case "E" where count >= 4: return name(time.weekday, "E", else: nil)
    case "E": return name(time.weekday, "e", else: "E")
    case "c": return name(time.weekday, "C", else: "E")
    case "H": return number(time.hour)
    case "k": return number(time.hour == 0 ? 24 : time.hour)
    case "h": return number(time.hour % 12 == 0 ? 12 : time.hour % 12)
    case "K": return number(time.hour % 12)
    case "m": return number(time.minute)
    case "s": return number(time.second)
    case "a": return name(time.hour < 12 ? 0 : 1, "a", else: nil)
    case "B": return partOfDay(time, hasSeconds: hasSeconds)
    case "z": return offset(time.secondsFromUTC, isShort: count < 4)
    default: return ""
    }
  }

  /// Returns the part of the day, such as *in the evening*.
  private func partOfDay(_ time: LocalTime, hasSeconds: Bool) -> String {
    var found: Substring = ""
    for part in record.parts("b") {
      let isExact = part.first == "!"
      let fields = (isExact ? part.dropFirst() : part).split(separator: " ", maxSplits: 1)
      guard fields.count == 2, let hour = Int(fields[0]) else { continue }
      if !isExact {
        if hour <= time.hour { found = fields[1] }
      } else if hour == time.hour, time.minute == 0, time.second == 0 || !hasSeconds {
        return String(fields[1])
      }
    }
    return found.isEmpty ? String(record.part(time.hour < 12 ? 0 : 1, of: "a")) : String(found)
  }

  /// Returns the time of Greenwich and an offset from it: `GMT+5:30`, or `GMT+05:30` if not short.
  private func offset(_ seconds: Int, isShort: Bool) -> String {
    let pattern = record["q"]
    let minutes = Int(seconds.magnitude) / 60
    guard minutes > 0 else {
      return pattern.replacing(every: "{0}", with: "").split(separator: " ").joined(separator: " ")
    }
    let sign = seconds < 0 ? "-" : "+"
    let hours = isShort ? String(minutes / 60) : LocalTime.padded(minutes / 60)
    let hasMinutes = !isShort || minutes % 60 > 0
    let rest = hasMinutes ? ":" + LocalTime.padded(minutes % 60) : ""
    return pattern.replacing(every: "{0}", with: numbers.digits(sign + hours + rest))
  }
}

extension LayoutDateStyle {
  /// The place of the style's pattern.
  fileprivate var place: Int {
    switch self {
    case .short: 0
    case .medium: 1
    case .long: 2
    case .full: 3
    }
  }
}

extension RelativeTime.Unit {
  /// The letter of the unit in the tables.
  fileprivate var key: Substring {
    switch self {
    case .second: "s"
    case .minute: "m"
    case .hour: "h"
    case .day: "d"
    case .week: "w"
    case .month: "M"
    case .year: "y"
    }
  }
}
