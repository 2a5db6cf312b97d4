// Whole numbers: results beyond the limits are the limits.
extension Expressions {
  /// `a + b`.
  public static func addIntegers(_ left: Int, _ right: Int) -> Int {
    let (sum, isOver) = left.addingReportingOverflow(right)
    return isOver ? (left < 0 ? Int.min : Int.max) : sum
  }

  /// `a - b`.
  public static func subtractIntegers(_ left: Int, _ right: Int) -> Int {
    let (difference, isOver) = left.subtractingReportingOverflow(right)
    return isOver ? (left < 0 ? Int.min : Int.max) : difference
  }

  /// `a * b`.
  public static func multiplyIntegers(_ left: Int, _ right: Int) -> Int {
    let (product, isOver) = left.multipliedReportingOverflow(by: right)
    return isOver ? ((left < 0) == (right < 0) ? Int.max : Int.min) : product
  }

  /// `-a`.
  public static func negateInteger(_ integer: Int) -> Int {
    integer == Int.min ? Int.max : -integer
  }

  /// `abs(a)`.
  public static func absoluteInteger(_ integer: Int) -> Int {
    integer < 0 ? negateInteger(integer) : integer
  }

  /// `mod(a, b)`: what is left over, with the sign of `b`; 0 for a `b` of 0.
  public static func modIntegers(_ left: Int, _ right: Int) -> Int {
    guard right != 0, right != -1 else { return 0 }
    let rest = left % right
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  /// `min(a, b)`.
  public static func lesserInteger(_ left: Int, _ right: Int) -> Int {
    right < left ? right : left
  }

  /// `max(a, b)`.
  public static func greaterInteger(_ left: Int, _ right: Int) -> Int {
    right > left ? right : left
  }

  /// The integer as a number.
  public static func integerAsNumber(_ integer: Int) -> Double {
    Double(integer)
  }

  /// The list of `range(a, b)`: the integers from `start` to before `end`, at most 10,000.
  public static func integersInRange(_ start: Int, _ end: Int) -> [Int] {
    (0..<countOfRange(start, end)).map { start + $0 }
  }

  /// How many integers `range(a, b)` gives.
  package static func countOfRange(_ start: Int, _ end: Int) -> Int {
    start < end ? lesserInteger(subtractIntegers(end, start), longestRange) : 0
  }

  /// The most integers that a range gives.
  public static let longestRange = 10_000
}
