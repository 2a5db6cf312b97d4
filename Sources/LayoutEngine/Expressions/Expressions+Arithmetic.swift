// Whole numbers: results beyond the limits are the limits.
extension Expressions {
  /// The operator `+`; a sum out of range is clamped to that of `Int`.
  public static func add(_ left: Int, _ right: Int) -> Int {
    let (sum, isOver) = left.addingReportingOverflow(right)
    return isOver ? (left < 0 ? Int.min : Int.max) : sum
  }

  /// The operator `-`; a difference out of range is clamped to that of `Int`.
  public static func subtract(_ left: Int, _ right: Int) -> Int {
    let (difference, isOver) = left.subtractingReportingOverflow(right)
    return isOver ? (left < 0 ? Int.min : Int.max) : difference
  }

  /// The operator `*`; a product out of range is clamped to that of `Int`.
  public static func multiply(_ left: Int, _ right: Int) -> Int {
    let (product, isOver) = left.multipliedReportingOverflow(by: right)
    return isOver ? ((left < 0) == (right < 0) ? Int.max : Int.min) : product
  }

  /// The sign `-`; the negative of `Int.min` is `Int.max`.
  public static func negate(_ integer: Int) -> Int {
    integer == Int.min ? Int.max : -integer
  }

  /// The function `abs`; the absolute value of `Int.min` is `Int.max`.
  public static func abs(_ integer: Int) -> Int {
    integer < 0 ? negate(integer) : integer
  }

  /// The function `mod`: the remainder of a floored division, which has the sign of `right`; 0
  /// where that is 0.
  public static func mod(_ left: Int, _ right: Int) -> Int {
    guard right != 0, right != -1 else { return 0 }
    let rest = left % right
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  /// The function `sum`: the integers added from the first on, each sum clamped to the range of
  /// `Int`; 0 for none.
  public static func sum(_ integers: [Int]) -> Int {
    integers.reduce(0) { add($0, $1) }
  }

  /// The function `range`: the integers from `start` up to, but not including, `end`; the first
  /// 10,000 of them.
  public static func range(_ start: Int, _ end: Int) -> [Int] {
    (0..<countOfRange(start, end)).map { start + $0 }
  }

  /// How many integers `range(a, b)` gives.
  package static func countOfRange(_ start: Int, _ end: Int) -> Int {
    start < end ? min(subtract(end, start), longestRange) : 0
  }

  /// The greatest number of integers that ``range(_:_:)`` gives.
  public static let longestRange = 10_000
}

// Numbers, points and percentages.
extension Expressions {
  /// The operator `/`; 0 for a divisor of 0.
  public static func divide(_ left: Double, _ right: Double) -> Double {
    right == 0 ? 0 : left / right
  }

  /// The function `mod`: the remainder of a floored division, which has the sign of `right`; 0
  /// where that is 0.
  public static func mod(_ left: Double, _ right: Double) -> Double {
    guard right != 0 else { return 0 }
    let rest = left.truncatingRemainder(dividingBy: right)
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  /// The function `sum`: the numbers added from the first on; 0 for none.
  public static func sum(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +)
  }

  /// The function `round`: the nearest integer, halves away from 0, clamped to the range of `Int`;
  /// 0 for `NaN`.
  public static func round(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.toNearestOrAwayFromZero))
  }

  /// The function `floor`: the greatest integer that is not above the number, clamped to the range
  /// of `Int`; 0 for `NaN`.
  public static func floor(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.down))
  }

  /// The function `ceil`: the least integer that is not below the number, clamped to the range of
  /// `Int`; 0 for `NaN`.
  public static func ceil(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.up))
  }

  private static func integer(ofWhole number: Double) -> Int {
    if let integer = Int(exactly: number) { return integer }
    if number.isNaN { return 0 }
    return number < 0 ? Int.min : Int.max
  }
}
