// Numbers, points and percentages: what would be infinite is the greatest number there is.
extension Expressions {
  /// `a + b`.
  public static func addNumbers(_ left: Double, _ right: Double) -> Double {
    finite(left + right)
  }

  /// `a - b`.
  public static func subtractNumbers(_ left: Double, _ right: Double) -> Double {
    finite(left - right)
  }

  /// `a * b`.
  public static func multiplyNumbers(_ left: Double, _ right: Double) -> Double {
    finite(left * right)
  }

  /// `a / b`; 0 for a `b` of 0.
  public static func divideNumbers(_ left: Double, _ right: Double) -> Double {
    right == 0 ? 0 : finite(left / right)
  }

  /// `-a`.
  public static func negateNumber(_ number: Double) -> Double {
    // Zero has no sign here.
    0 - number
  }

  /// `abs(a)`.
  public static func absoluteNumber(_ number: Double) -> Double {
    number < 0 ? -number : number
  }

  /// `mod(a, b)`: what is left over, with the sign of `b`; 0 for a `b` of 0.
  public static func modNumbers(_ left: Double, _ right: Double) -> Double {
    guard right != 0 else { return 0 }
    let rest = left.truncatingRemainder(dividingBy: right)
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  /// `min(a, b)`.
  public static func lesserNumber(_ left: Double, _ right: Double) -> Double {
    right < left ? right : left
  }

  /// `max(a, b)`.
  public static func greaterNumber(_ left: Double, _ right: Double) -> Double {
    right > left ? right : left
  }

  /// `round(a)`: the nearest integer, halves away from 0.
  public static func roundNumber(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.toNearestOrAwayFromZero))
  }

  /// `floor(a)`: the nearest integer below.
  public static func floorNumber(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.down))
  }

  /// `ceil(a)`: the nearest integer above.
  public static func ceilNumber(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.up))
  }

  private static func integer(ofWhole number: Double) -> Int {
    if let integer = Int(exactly: number) { return integer }
    if number.isNaN { return 0 }
    return number < 0 ? Int.min : Int.max
  }
}
