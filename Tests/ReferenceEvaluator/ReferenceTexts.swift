/// The text functions of the language.
enum ReferenceTexts {
  /// Whether a text contains the scalars of another one in sequence.
  static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.unicodeScalars)
    let part = Array(part.unicodeScalars)
    return part.isEmpty
      || text.indices.contains { text[$0...].starts(with: part) }
  }

  /// Returns a number with `digits` decimals, at most 15.
  ///
  /// Halves are rounded away from 0.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    let most = Double.greatestFiniteMagnitude
    let number = number.isNaN ? 0 : max(-most, min(most, number))
    let digits = max(0, min(15, digits))
    let amount = abs(number)
    let whole = amount.rounded(.down)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    var rest = ((amount - whole) * scale).rounded(.toNearestOrAwayFromZero)
    var front = decimal(whole)
    if rest >= scale {
      rest = 0
      front = decimal(whole + 1)
    }
    var text = front
    if digits > 0 {
      let behind = decimal(rest)
      text += "." + String(repeating: "0", count: digits - behind.count) + behind
    }
    let isZero = text.allSatisfy { $0 == "0" || $0 == "." }
    return number < 0 && !isZero ? "-" + text : text
  }

  /// Returns the finite number that replaces an infinite one or NaN.
  static func finite(_ number: Double) -> Double {
    let most = Double.greatestFiniteMagnitude
    return number.isNaN ? 0 : max(-most, min(most, number))
  }

  /// Returns a number with as many decimals as it has, at most 3.
  static func short(_ number: Double) -> String {
    var text = fixed(number, 3)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// Returns the digits of an integer with leading zeros up to the given count, at most 64.
  static func pad(_ given: [ReferenceValue], _ text: String) -> String {
    let digits = text.filter(\.isNumber)
    let count = min(64, max(0, given[1].integer ?? 0))
    let zeros = String(repeating: "0", count: max(0, count - digits.count))
    return (text.hasPrefix("-") ? "-" : "") + zeros + digits
  }

  /// Returns all digits of a whole number in decimal.
  private static func decimal(_ whole: Double) -> String {
    guard whole >= 1 else { return "0" }
    // The number is its significand, doubled several times. Each digit is doubled with its carry.
    var digits = [0]
    let significand = UInt64(whole.significand * 4_503_599_627_370_496)
    let exponent = Int(whole.exponent) - 52
    digits = String(exponent < 0 ? significand >> UInt64(-exponent) : significand)
      .compactMap { $0.wholeNumberValue }.reversed()
    for _ in 0..<max(0, exponent) {
      var carry = 0
      for index in digits.indices {
        let doubled = digits[index] * 2 + carry
        digits[index] = doubled % 10
        carry = doubled / 10
      }
      if carry > 0 { digits.append(carry) }
    }
    return digits.reversed().map { "\($0)" }.joined()
  }
}
