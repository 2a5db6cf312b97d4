// Integers: results out of the range of `Int` are clamped.
extension Expressions {
  /// Returns the sum of two integers, clamped to the range of `Int`: the operator `+` of the markup
  /// language.
  public static func add(_ left: Int, _ right: Int) -> Int {
    let (sum, isOver) = left.addingReportingOverflow(right)
    return isOver ? (left < 0 ? Int.min : Int.max) : sum
  }

  /// Returns the difference of two integers, clamped to the range of `Int`: the operator `-` of the
  /// markup language.
  public static func subtract(_ left: Int, _ right: Int) -> Int {
    let (difference, isOver) = left.subtractingReportingOverflow(right)
    return isOver ? (left < 0 ? Int.min : Int.max) : difference
  }

  /// Returns the product of two integers, clamped to the range of `Int`: the operator `*` of the
  /// markup language.
  public static func multiply(_ left: Int, _ right: Int) -> Int {
    let (product, isOver) = left.multipliedReportingOverflow(by: right)
    return isOver ? ((left < 0) == (right < 0) ? Int.max : Int.min) : product
  }

  /// Returns the negative of an integer: the sign `-` of the markup language.
  ///
  /// The negative of `Int.min` is clamped to `Int.max`.
  public static func negate(_ integer: Int) -> Int {
    integer == Int.min ? Int.max : -integer
  }

  /// Returns the absolute value of an integer: the function `abs` of the markup language.
  ///
  /// The absolute value of `Int.min` is clamped to `Int.max`.
  public static func abs(_ integer: Int) -> Int {
    integer < 0 ? negate(integer) : integer
  }

  /// Returns the remainder of a floored division of integers: the function `mod` of the markup
  /// language.
  ///
  /// The remainder has the sign of `right`; it is 0 if `right` is 0.
  public static func mod(_ left: Int, _ right: Int) -> Int {
    guard right != 0, right != -1 else { return 0 }
    let rest = left % right
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  /// Returns the sum of integers: the function `sum` of the markup language.
  ///
  /// The integers are added in order, and each partial sum is clamped to the range of `Int`. The
  /// sum of an empty list is 0.
  ///
  /// - Complexity: O(n) in the number of integers.
  public static func sum(_ integers: [Int]) -> Int {
    integers.reduce(0) { add($0, $1) }
  }

  /// Returns the integers from `start` up to, but not including, `end`: the function `range` of the
  /// markup language.
  ///
  /// The list is empty if `start` is not less than `end`, and ends after its first 10,000 integers,
  /// ``longestRange``.
  ///
  /// - Complexity: O(n) in the number of integers returned.
  public static func range(_ start: Int, _ end: Int) -> [Int] {
    (0..<countOfRange(start, end)).map { start + $0 }
  }

  /// The number of integers that `range(_:_:)` returns.
  package static func countOfRange(_ start: Int, _ end: Int) -> Int {
    start < end ? min(subtract(end, start), longestRange) : 0
  }

  /// The greatest number of integers that ``range(_:_:)`` returns.
  public static let longestRange = 10_000
}

// Numbers, points and percentages.
extension Expressions {
  /// Returns the quotient of two numbers, or 0 for a divisor of 0: the operator `/` of the markup
  /// language.
  public static func divide(_ left: Double, _ right: Double) -> Double {
    right == 0 ? 0 : left / right
  }

  /// Returns the remainder of a floored division of numbers: the function `mod` of the markup
  /// language.
  ///
  /// The remainder has the sign of `right`; it is 0 if `right` is 0.
  public static func mod(_ left: Double, _ right: Double) -> Double {
    guard right != 0 else { return 0 }
    let rest = left.truncatingRemainder(dividingBy: right)
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  /// Returns the sum of numbers: the function `sum` of the markup language.
  ///
  /// The numbers are added in order. The sum of an empty list is 0.
  ///
  /// - Complexity: O(n) in the number of numbers.
  public static func sum(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +)
  }

  /// Returns the nearest integer, with halves rounded away from 0: the function `round` of the
  /// markup language.
  ///
  /// The result is clamped to the range of `Int`; it is 0 for `NaN`.
  public static func round(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.toNearestOrAwayFromZero))
  }

  /// Returns the greatest integer that is not above a number: the function `floor` of the markup
  /// language.
  ///
  /// The result is clamped to the range of `Int`; it is 0 for `NaN`.
  public static func floor(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.down))
  }

  /// Returns the least integer that is not below a number: the function `ceil` of the markup
  /// language.
  ///
  /// The result is clamped to the range of `Int`; it is 0 for `NaN`.
  public static func ceil(_ number: Double) -> Int {
    integer(ofWhole: number.rounded(.up))
  }

  private static func integer(ofWhole number: Double) -> Int {
    if let integer = Int(exactly: number) { return integer }
    if number.isNaN { return 0 }
    return number < 0 ? Int.min : Int.max
  }
}
