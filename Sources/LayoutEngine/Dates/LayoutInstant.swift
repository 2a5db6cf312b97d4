/// A point in time, in seconds since the beginning of 1970 in UTC.
///
/// The engine reads no clock: instants are values of documents, and ``LayoutEnvironment/now`` is
/// given by the host. Leap seconds are not counted, as in POSIX.
@frozen
public struct LayoutInstant: Sendable, Hashable, Comparable {
  /// The seconds since the beginning of 1970 in UTC, from the year 1 to the end of the year 9999:
  /// `-62_135_596_800...253_402_300_799`.
  public let secondsSince1970: Double

  /// Creates an instant.
  ///
  /// - Parameter secondsSince1970: The seconds since the beginning of 1970 in UTC, clamped to the
  ///   years 1 to 9999; `NaN` counts as 0.
  public init(secondsSince1970: Double) {
    self.secondsSince1970 =
      secondsSince1970.isNaN ? 0 : min(max(secondsSince1970, Self.first), Self.last)
  }

  /// Creates an instant; `nil` outside the years 1 to 9999, and for `NaN`.
  ///
  /// - Parameter secondsSince1970: The seconds since the beginning of 1970 in UTC.
  public init?(exactly secondsSince1970: Double) {
    guard (Self.first...Self.last).contains(secondsSince1970) else { return nil }
    self.secondsSince1970 = secondsSince1970
  }

  /// The beginning of 1970 in UTC.
  public static let epoch = LayoutInstant(secondsSince1970: 0)

  /// Returns whether an instant is before another one.
  public static func < (one: LayoutInstant, other: LayoutInstant) -> Bool {
    one.secondsSince1970 < other.secondsSince1970
  }

  private static let first = -62_135_596_800.0
  private static let last = 253_402_300_799.0
}

extension LayoutInstant {
  /// Creates an instant from a date and a time in ISO 8601; `nil` if the text is none.
  ///
  /// These forms are known: `2024-05-03`, `2024-05-03T14:05`, `2024-05-03T14:05:07` and
  /// `2024-05-03T14:05:07.25`, each with a time also followed by `Z`, `+02`, `+0200` or `+02:00`.
  /// A blank or a lowercase `t` may stand for the `T`, and `24:00` is the end of the day. Without
  /// an offset, the text is in UTC; a date without a time is its midnight.
  ///
  /// - Parameter text: The date and the time, of the years 1 to 9999.
  /// - Complexity: O(n) in the length of the text.
  public init?(iso8601 text: String) {
    var reader = ISO8601Reader(Array(text.utf8))
    guard let seconds = reader.read() else { return nil }
    self.init(secondsSince1970: seconds)
  }
}

extension LayoutInstant: CustomStringConvertible {
  /// The date and the time in UTC in ISO 8601, in whole seconds: `2024-05-03T14:05:07Z`.
  public var description: String {
    let local = LocalTime(self, in: .utc)
    return "\(local.isoDate)T\(local.isoTime(seconds: true))Z"
  }
}

/// A reader of the forms that ``LayoutInstant/init(iso8601:)`` knows.
private struct ISO8601Reader {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  /// Returns the seconds since 1970; nil if the text is no date.
  mutating func read() -> Double? {
    guard let year = digits(4), year > 0, take("-"), let month = digits(2), take("-"),
      let day = digits(2), (1...12).contains(month),
      (1...LocalTime.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    let midnight = Double(LocalTime.days(year: year, month: month, day: day)) * 86_400
    guard position < text.count else { return midnight }
    guard take("T") || take("t") || take(" ") else { return nil }
    guard let time = time(), let offset = offset(), position == text.count else { return nil }
    return midnight + time - offset
  }

  /// Reads `14:05`, `14:05:07` or `14:05:07.25`.
  private mutating func time() -> Double? {
    guard let hour = digits(2), take(":"), let minute = digits(2), hour <= 24, minute <= 59 else {
      return nil
    }
    var seconds = Double(hour * 3600 + minute * 60)
    if take(":") {
      // A leap second is the first second of the next minute.
      guard let second = digits(2), second <= 60 else { return nil }
      seconds += Double(second)
      if take(".") || take(",") {
        guard let fraction = fraction() else { return nil }
        seconds += fraction
      }
    }
    return hour == 24 && seconds > 86_400 ? nil : seconds
  }

  /// Reads `Z`, `+02`, `+0200`, `+02:00` or nothing.
  private mutating func offset() -> Double? {
    guard position < text.count, !take("Z"), !take("z") else { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = digits(2), hours <= 23 else { return nil }
    var minutes = 0
    if position < text.count {
      _ = take(":")
      guard let found = digits(2), found <= 59 else { return nil }
      minutes = found
    }
    let seconds = Double(hours * 3600 + minutes * 60)
    return isWest ? -seconds : seconds
  }

  private mutating func digits(_ count: Int) -> Int? {
    guard position + count <= text.count else { return nil }
    var number = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// Reads the digits behind the point.
  private mutating func fraction() -> Double? {
    let start = position
    var (number, scale) = (0.0, 1.0)
    while let digit = digit() {
      // Further digits are below the precision of an instant.
      guard scale < 1e9 else { continue }
      number = number * 10 + Double(digit)
      scale *= 10
    }
    return position > start ? number / scale : nil
  }

  private mutating func digit() -> Int? {
    guard position < text.count, (0x30...0x39).contains(text[position]) else { return nil }
    position += 1
    return Int(text[position - 1]) - 0x30
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard position < text.count, UInt32(text[position]) == sign.value else { return false }
    position += 1
    return true
  }
}
