// Formatting a number with a fixed count of decimals.
extension Expressions {
  /// The greatest number of decimals that ``fixed(_:_:)`` returns: 15.
  public static let mostPlaces = 15

  /// Returns a number in decimal digits, rounded to `places` decimals: the function `fixed` of the
  /// markup language.
  ///
  /// Halves are rounded away from 0. `places` is clamped to `0...15`. An infinite number counts as
  /// the greatest finite one, and `NaN` as 0. The result has no sign before a zero, no exponent and
  /// no thousands separator.
  public static func fixed(_ number: Double, _ places: Int) -> String {
    let number = finite(number)
    let places = places < 0 ? 0 : places > mostPlaces ? mostPlaces : places
    let amount = number < 0 ? -number : number
    let whole = amount.rounded(.down)
    let scale = scales[places]
    var rest = ((amount - whole) * scale).rounded(.toNearestOrAwayFromZero)
    var digits = [UInt8](digitsOfWhole: whole)
    if rest >= scale {
      rest = 0
      digits = [UInt8](digitsOfWhole: whole + 1)
    }
    // Equivalent, `<` as `<=`: the digits of 0 are a single 0 without a rest.
    let isNegative = number < 0 && (rest > 0 || digits != [0x30])
    if isNegative { digits.insert(0x2D, at: 0) }
    guard places > 0 else { return String(decoding: digits, as: UTF8.self) }
    let fraction = [UInt8](digitsOfWhole: rest)
    digits.append(0x2E)
    for _ in fraction.count..<max(places, fraction.count) { digits.append(0x30) }
    digits += fraction
    return String(decoding: digits, as: UTF8.self)
  }

  private static let scales: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension [UInt8] {
  /// Creates the exact decimal digits of a whole number that is not negative.
  fileprivate init(digitsOfWhole number: Double) {
    if let integer = UInt64(exactly: number) {
      self = Array(String(integer).utf8)
      return
    }
    // A number beyond 64 bits is its significand, doubled repeatedly.
    var limbs: [UInt64] = []
    var rest = number.significandBitPattern | (1 << 52)
    // Equivalent, `> 0` as `> 1`: a significand without its last nine digits is 0 or millions.
    while rest > 0 {
      limbs.append(rest % 1_000_000_000)
      rest /= 1_000_000_000
    }
    for _ in 0..<(Int(number.exponent) - 52) {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let doubled = limbs[index] * 2 + carry
        limbs[index] = doubled % 1_000_000_000
        carry = doubled / 1_000_000_000
      }
      if carry > 0 { limbs.append(carry) }
    }
    self = Array(String(limbs.last ?? 0).utf8)
    for limb in limbs.dropLast().reversed() {
      let digits = Array(String(limb).utf8)
      self += [UInt8](repeating: 0x30, count: 9 - digits.count) + digits
    }
  }
}
