/// A parser of decimal numbers: digits, optionally followed by a point and more digits.
///
/// Signs, exponents and locales are not supported. A whole mantissa and a table of powers of ten
/// make the result exact for up to 15 digits, and the same on every system.
package enum NumberParser {
  package struct Number {
    package var value: Double
    var end: Int
    var isWhole: Bool
  }

  /// Parses the number at `start`; nil if there is none.
  ///
  /// The result's `end` is the position behind the number.
  @inline(__always)
  package static func parse(_ bytes: Span<UInt8>, from start: Int) -> Number? {
    var position = start
    var mantissa: UInt64 = 0
    var dropped = 0
    while position < bytes.count, Bytes.isDigit(bytes[position]) {
      if mantissa < limit {
        mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- 0x30)
      } else {
        dropped += 1
      }
      position += 1
    }
    guard position > start else { return nil }
    guard position + 1 < bytes.count, bytes[position] == Bytes.point,
      Bytes.isDigit(bytes[position + 1])
    else {
      return Number(value: scaled(mantissa, by: dropped), end: position, isWhole: true)
    }
    position += 1
    var places = 0
    while position < bytes.count, Bytes.isDigit(bytes[position]) {
      if mantissa < limit, dropped == 0 {
        mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- 0x30)
        places += 1
      }
      position += 1
    }
    let value = places > 0 ? fraction(mantissa, places) : scaled(mantissa, by: dropped)
    return Number(value: value, end: position, isWhole: false)
  }

  /// Returns the mantissa divided by a power of ten.
  ///
  /// The number of places is unlimited, because zeros behind the point add no digits to the
  /// mantissa.
  @inline(__always)
  private static func fraction(_ mantissa: UInt64, _ places: Int) -> Double {
    places <= mostPlaces
      ? Double(mantissa) / powersOfTen[places] : smallFraction(mantissa, places)
  }

  private static func smallFraction(_ mantissa: UInt64, _ places: Int) -> Double {
    var value = Double(mantissa)
    var places = places
    while places > mostPlaces, value > 0 {
      value /= powersOfTen[mostPlaces]
      places -= mostPlaces
    }
    return value > 0 ? value / powersOfTen[places] : 0
  }

  /// A mantissa from here on has more digits than a `Double` can distinguish.
  private static let limit: UInt64 = 100_000_000_000_000_000

  private static func scaled(_ mantissa: UInt64, by dropped: Int) -> Double {
    guard dropped <= mostPlaces else { return .infinity }
    return dropped == 0 ? Double(mantissa) : Double(mantissa) * powersOfTen[dropped]
  }

  private static let mostPlaces = 20

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20,
  ]
}
