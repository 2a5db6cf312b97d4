public import LayoutEngine

extension LayoutTimeZone {
  /// Creates a time zone from a compiled file (RFC 9636), such as
  /// `/usr/share/zoneinfo/Europe/Berlin`; `nil` if the bytes are no such file.
  ///
  /// The rule for the time after the last listed change is applied up to the year 2200.
  ///
  /// - Parameter file: The bytes of the file.
  /// - Complexity: O(n log n) in the length of the file.
  public init?(compiled file: some Sequence<UInt8>) {
    guard let timeZone = TimeZoneFile.timeZone(Array(file)) else { return nil }
    self = timeZone
  }
}

/// A reader of compiled time zones.
enum TimeZoneFile {
  /// Returns the time zone of a file; nil if the bytes are no such file.
  static func timeZone(_ bytes: [UInt8]) -> LayoutTimeZone? {
    guard let first = Block(bytes[...], isWide: false) else { return nil }
    guard first.version > 0 else { return first.timeZone(rule: nil) }
    // The second block has 64 bits for each instant, and a rule behind it.
    guard let second = Block(bytes[first.end...], isWide: true) else { return nil }
    let footer = bytes[second.end...]
    guard footer.first == 0x0A else { return second.timeZone(rule: nil) }
    let line = footer.dropFirst().prefix { $0 != 0x0A }
    return second.timeZone(rule: TimeZoneRule(String(decoding: line, as: UTF8.self)))
  }

  /// A header and the data behind it.
  private struct Block {
    let version: UInt8
    /// The index behind the block.
    let end: Int
    private var offsets: [Int] = []
    private var changes: [(seconds: Int, kind: Int)] = []

    init?(_ bytes: ArraySlice<UInt8>, isWide: Bool) {
      let start = bytes.startIndex
      guard bytes.count >= 44, bytes.prefix(4).elementsEqual("TZif".utf8) else { return nil }
      func number(at place: Int, bytes count: Int) -> Int {
        // The first byte has the sign.
        var value = Int(Int8(bitPattern: bytes[place]))
        for index in (place + 1)..<(place + count) { value = value << 8 | Int(bytes[index]) }
        return value
      }
      let version = bytes[start + 4]
      let counts = (0..<6).map { number(at: start + 20 + 4 * $0, bytes: 4) }
      guard counts.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
      let (utc, standard, leaps) = (counts[0], counts[1], counts[2])
      let (times, kinds, names) = (counts[3], counts[4], counts[5])
      let width = isWide ? 8 : 4
      let types = start + 44 + times * (width + 1)
      let end = types + kinds * 6 + names + leaps * (width + 4) + standard + utc
      guard end <= bytes.endIndex else { return nil }
      self.version = version
      self.end = end
      offsets = (0..<kinds).map { number(at: types + 6 * $0, bytes: 4) }
      for index in 0..<times {
        let kind = Int(bytes[start + 44 + times * width + index])
        guard kind < kinds else { return nil }
        changes.append((number(at: start + 44 + width * index, bytes: width), kind))
      }
    }

    func timeZone(rule: TimeZoneRule?) -> LayoutTimeZone {
      var all = changes.map {
        LayoutTimeZone.Change(
          at: LayoutInstant(secondsSince1970: Double($0.seconds)),
          secondsFromUTC: offsets[$0.kind])
      }
      if let rule {
        let last = changes.last.map { Double($0.seconds) } ?? -.infinity
        all += rule.changes.filter { $0.instant.secondsSince1970 > last }
        // A zone that never changed has its rule alone.
        if changes.isEmpty, rule.changes.isEmpty {
          return LayoutTimeZone(secondsFromUTC: rule.standard)
        }
      }
      return LayoutTimeZone(secondsFromUTC: offsets.first ?? 0, changes: all)
    }
  }
}

/// The rule of a time zone from its last known change on, as POSIX writes it:
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
private struct TimeZoneRule {
  /// The seconds by which local time is ahead of UTC in winter.
  let standard: Int
  /// The beginnings of summer and winter time.
  private(set) var changes: [LayoutTimeZone.Change] = []

  init?(_ text: String) {
    var rest = text.utf8[...]
    guard Self.skipName(&rest), let west = Self.time(&rest) else { return nil }
    standard = -west
    guard !rest.isEmpty else { return }
    guard Self.skipName(&rest) else { return nil }
    var summer = standard + 3600
    if rest.first != 0x2C {
      guard let west = Self.time(&rest) else { return nil }
      summer = -west
    }
    guard let start = Day(&rest), let end = Day(&rest), rest.isEmpty else { return nil }
    for year in 1970...2200 {
      let starts = start.seconds(in: year) - standard
      let ends = end.seconds(in: year) - summer
      changes += [
        .init(at: LayoutInstant(secondsSince1970: Double(starts)), secondsFromUTC: summer),
        .init(at: LayoutInstant(secondsSince1970: Double(ends)), secondsFromUTC: standard),
      ]
    }
  }

  /// A day of the year and the time of day at which the offset changes.
  private struct Day {
    private enum Form {
      /// A weekday, from 0 for Sunday, in a week of a month; the fifth is the last.
      case month(Int, week: Int, weekday: Int)
      /// A day from 0, leap days included.
      case day(Int)
      /// A day from 1 that ignores leap days.
      case dayWithoutLeap(Int)
    }

    private let form: Form
    private let time: Int

    init?(_ rest: inout Substring.UTF8View) {
      guard rest.popFirst() == 0x2C, let first = rest.first else { return nil }
      switch first {
      case UInt8(ascii: "M"):
        rest.removeFirst()
        guard let month = TimeZoneRule.digits(&rest), rest.popFirst() == 0x2E,
          let week = TimeZoneRule.digits(&rest), rest.popFirst() == 0x2E,
          let weekday = TimeZoneRule.digits(&rest), (1...12).contains(month),
          (1...5).contains(week), weekday <= 6
        else { return nil }
        form = .month(month, week: week, weekday: weekday)
      case UInt8(ascii: "J"):
        rest.removeFirst()
        guard let day = TimeZoneRule.digits(&rest), (1...365).contains(day) else { return nil }
        form = .dayWithoutLeap(day)
      default:
        guard let day = TimeZoneRule.digits(&rest), day <= 365 else { return nil }
        form = .day(day)
      }
      guard rest.first == 0x2F else {
        time = 7200
        return
      }
      rest.removeFirst()
      guard let time = TimeZoneRule.time(&rest) else { return nil }
      self.time = time
    }

    /// Returns the seconds from 1970 to the change, in local time.
    func seconds(in year: Int) -> Int {
      let days =
        switch form {
        case .day(let day): LocalTime.days(year: year, month: 1, day: 1) + day
        case .dayWithoutLeap(let day):
          LocalTime.days(year: year, month: day > 59 ? 3 : 1, day: 1) + day - (day > 59 ? 60 : 1)
        case .month(let month, let week, let weekday):
          Self.day(weekday, week, of: month, in: year)
        }
      return days * 86_400 + time
    }

    private static func day(_ weekday: Int, _ week: Int, of month: Int, in year: Int) -> Int {
      let first = LocalTime.days(year: year, month: month, day: 1)
      // 1970-01-01 was a Thursday, which is 4 if Sunday is 0.
      let weekdayOfFirst = ((first + 4) % 7 + 7) % 7
      var day = (weekday - weekdayOfFirst + 7) % 7 + (week - 1) * 7
      if day >= LocalTime.days(inMonth: month, of: year) { day -= 7 }
      return first + day
    }
  }

  /// Skips a name of letters, or of any signs in `<` and `>`.
  private static func skipName(_ rest: inout Substring.UTF8View) -> Bool {
    if rest.first == 0x3C {
      // Equivalent, `false` as `true`: the offset behind the name does not begin with `<`.
      guard let end = rest.firstIndex(of: 0x3E) else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let name = rest.prefix { (0x41...0x5A).contains($0 & 0xDF) }
    rest = rest.dropFirst(name.count)
    return name.count >= 3
  }

  /// Reads hours, minutes and seconds with a sign, as `-3:30`, in seconds.
  fileprivate static func time(_ rest: inout Substring.UTF8View) -> Int? {
    let isNegative = rest.first == 0x2D
    if isNegative || rest.first == 0x2B { rest.removeFirst() }
    guard let hours = digits(&rest), hours <= 167 else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where rest.first == 0x3A {
      rest.removeFirst()
      guard let part = digits(&rest), part <= 59 else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  fileprivate static func digits(_ rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    rest = rest.dropFirst(digits.count)
    return Int(Substring(digits))
  }
}
