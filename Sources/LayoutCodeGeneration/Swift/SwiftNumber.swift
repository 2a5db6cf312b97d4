/// Number literals.
enum SwiftNumber {
  /// Returns the shortest literal that reads back as the same number.
  static func literal(_ number: Float) -> String {
    guard number.isFinite else { return number > 0 ? ".infinity" : "0" }
    guard number == number.rounded(), abs(number) < 1e15 else { return number.description }
    return literal(Int(number))
  }

  /// Returns the shortest literal that reads back as the same number.
  static func literal(_ number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? "Double.nan" : number > 0 ? "Double.infinity" : "-Double.infinity"
    }
    guard number == number.rounded(), abs(number) < 1e15 else { return number.description }
    return literal(Int(number))
  }

  /// Returns the shortest literal that Swift reads as a `Double` in every context.
  static func decimal(_ number: Double) -> String {
    let literal = literal(number)
    return literal.allSatisfy { $0.isNumber || $0 == "-" || $0 == "_" } ? literal + ".0" : literal
  }

  static func literal(_ integer: Int) -> String {
    let digits = grouped(String(integer.magnitude), by: 3, from: 7)
    return integer < 0 ? "-\(digits)" : digits
  }

  /// Returns a literal of eight hexadecimal digits, as in `0xF2F2_F7FF`.
  static func hexadecimal(_ number: UInt32) -> String {
    var text = SwiftBytes(literalCapacity: 11, interpolationCount: 0)
    text += "0x"
    for place in stride(from: 28, through: 0, by: -4) {
      if place == 12 { text += "_" }
      let digit = UInt8(truncatingIfNeeded: number >> UInt32(place) & 0xF)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    return text.string
  }

  /// Puts underscores between groups of digits, if there are at least `least` digits.
  private static func grouped(_ digits: String, by size: Int, from least: Int) -> String {
    guard digits.utf8.count >= least else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: size) { text += "_" }
      text.append(digit)
    }
    return text
  }
}
