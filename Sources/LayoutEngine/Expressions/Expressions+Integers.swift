// Whole numbers: results beyond the limits are the limits.
extension Expressions {
  /// The operator `+`; a sum out of range is clamped to that of `Int`.
  public static func addIntegers(_ left: Int, _ right: Int) -> Int {
    let (sum, isOver) = left.addingReportingOverflow(right)
    return isOver ? (left < 0 ? Int.min : Int.max) : sum
  }

  /// The operator `-`; a difference out of range is clamped to that of `Int`.
  public static func subtractIntegers(_ left: Int, _ right: Int) -> Int {
    let (difference, isOver) = left.subtractingReportingOverflow(right)
    return isOver ? (left < 0 ? Int.min : Int.max) : difference
  }

  /// The operator `*`; a product out of range is clamped to that of `Int`.
  public static func multiplyIntegers(_ left: Int, _ right: Int) -> Int {
    let (product, isOver) = left.multipliedReportingOverflow(by: right)
    return isOver ? ((left < 0) == (right < 0) ? Int.max : Int.min) : product
  }

  /// The sign `-`; the negative of `Int.min` is `Int.max`.
  public static func negateInteger(_ integer: Int) -> Int {
    integer == Int.min ? Int.max : -integer
  }

  /// The function `abs`; the absolute value of `Int.min` is `Int.max`.
  public static func absoluteInteger(_ integer: Int) -> Int {
    integer < 0 ? negateInteger(integer) : integer
  }

  /// The function `mod`: the remainder of a floored division, which has the sign of `right`; 0
  /// where that is 0.
  public static func modIntegers(_ left: Int, _ right: Int) -> Int {
    guard right != 0, right != -1 else { return 0 }
    let rest = left % right
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  /// The function `min`.
  public static func lesserInteger(_ left: Int, _ right: Int) -> Int {
    right < left ? right : left
  }

  /// The function `max`.
  public static func greaterInteger(_ left: Int, _ right: Int) -> Int {
    right > left ? right : left
  }

  /// Converts an integer to a number.
  public static func integerAsNumber(_ integer: Int) -> Double {
    Double(integer)
  }

  /// The function `range`: the integers from `start` up to, but not including, `end`; the first
  /// 10,000 of them.
  public static func integersInRange(_ start: Int, _ end: Int) -> [Int] {
    (0..<countOfRange(start, end)).map { start + $0 }
  }

  /// How many integers `range(a, b)` gives.
  package static func countOfRange(_ start: Int, _ end: Int) -> Int {
    start < end ? lesserInteger(subtractIntegers(end, start), longestRange) : 0
  }

  /// The greatest number of integers that ``integersInRange(_:_:)`` gives.
  public static let longestRange = 10_000
}
