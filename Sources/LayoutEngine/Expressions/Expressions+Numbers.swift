// Numbers, points and percentages: what would be infinite is the greatest number there is.
extension Expressions {
  /// The operator `+`; an infinite sum is the greatest finite number of its sign.
  public static func addNumbers(_ left: Double, _ right: Double) -> Double {
    finite(left + right)
  }

  /// The operator `-`; an infinite difference is the greatest finite number of its sign.
  public static func subtractNumbers(_ left: Double, _ right: Double) -> Double {
    finite(left - right)
  }

  /// The operator `*`; an infinite product is the greatest finite number of its sign.
  public static func multiplyNumbers(_ left: Double, _ right: Double) -> Double {
    finite(left * right)
  }

  /// The operator `/`; 0 for a divisor of 0.
  public static func divideNumbers(_ left: Double, _ right: Double) -> Double {
    right == 0 ? 0 : finite(left / right)
  }

  /// The sign `-`; the negative of 0 is 0.
  public static func negateNumber(_ number: Double) -> Double {
    // Zero has no sign here.
    0 - number
  }

  /// The function `abs`.
  public static func absoluteNumber(_ number: Double) -> Double {
    number < 0 ? -number : number
  }

  /// The function `mod`: the remainder of a floored division, which has the sign of `right`; 0
  /// where that is 0.
  public static func modNumbers(_ left: Double, _ right: Double) -> Double {
    guard right != 0 else { return 0 }
    let rest = left.truncatingRemainder(dividingBy: right)
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  /// The function `min`.
  public static func lesserNumber(_ left: Double, _ right: Double) -> Double {
    right < left ? right : left
  }

  /// The function `max`.
  public static func greaterNumber(_ left: Double, _ right: Double) -> Double {
    right > left ? right : left
  }

  /// The function `round`: the nearest integer, halves away from 0, clamped to the range of `Int`.
  public static func roundNumber(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.toNearestOrAwayFromZero))
  }

  /// The function `floor`: the greatest integer that is not above the number, clamped to the range
  /// of `Int`.
  public static func floorNumber(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.down))
  }

  /// The function `ceil`: the least integer that is not below the number, clamped to the range of
  /// `Int`.
  public static func ceilNumber(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.up))
  }

  private static func integer(ofWhole number: Double) -> Int {
    if let integer = Int(exactly: number) { return integer }
    if number.isNaN { return 0 }
    return number < 0 ? Int.min : Int.max
  }
}
