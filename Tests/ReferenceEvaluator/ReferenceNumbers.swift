/// The arithmetic of the language: integers are clamped to their limits, other numbers follow IEEE
/// 754, and a division by 0 gives 0.
enum ReferenceNumbers {
  static func result(
    _ sign: String, _ one: ReferenceValue, _ two: ReferenceValue
  ) -> ReferenceValue {
    if sign != "/", case .integer(let one) = one, case .integer(let two) = two {
      return integers(sign, one, two)
    }
    let (left, right) = (one.amount, two.amount)
    switch sign {
    case "+": return .number(left + right)
    case "-": return .number(left - right)
    case "*": return .number(left * right)
    default: return .number(right == 0 ? 0 : left / right)
    }
  }

  private static func integers(_ sign: String, _ one: Int, _ two: Int) -> ReferenceValue {
    // 128 bits can represent every result, which is then clamped to the limits.
    let (left, right) = (Int128(one), Int128(two))
    let result =
      switch sign {
      case "+": left + right
      case "-": left - right
      default: left * right
      }
    return .integer(Int(max(Int128(Int.min), min(Int128(Int.max), result))))
  }

  /// Returns a whole number as an integer, or 0 for NaN.
  static func integer(_ whole: Double) -> ReferenceValue {
    if whole.isNaN { return .integer(0) }
    if whole >= 9_223_372_036_854_775_808 { return .integer(.max) }
    if whole <= -9_223_372_036_854_775_808 { return .integer(.min) }
    return .integer(Int(whole))
  }

  /// Returns the remainder with the sign of the divisor, or 0 for a divisor of 0.
  static func rest(_ one: ReferenceValue, _ two: ReferenceValue) -> ReferenceValue {
    if case .integer(let one) = one, case .integer(let two) = two {
      guard two != 0 else { return .integer(0) }
      let rest = Int128(one) % Int128(two)
      return .integer(Int(rest != 0 && (rest < 0) != (two < 0) ? rest + Int128(two) : rest))
    }
    let (left, right) = (one.amount, two.amount)
    guard right != 0 else { return .number(0) }
    let rest = left.truncatingRemainder(dividingBy: right)
    return .number(rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest)
  }

  /// Returns the integers from the first to before the last, at most 10,000.
  static func range(_ first: Int, _ last: Int) -> [ReferenceValue] {
    var integers: [ReferenceValue] = []
    var next = first
    while next < last, integers.count < 10_000 {
      integers.append(.integer(next))
      next += 1
    }
    return integers
  }
}
