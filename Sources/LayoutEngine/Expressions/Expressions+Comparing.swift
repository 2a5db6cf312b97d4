// Comparisons; `!=` is the opposite of `==`, and so on.
extension Expressions {
  /// `a == b`, for integers.
  public static func areEqualIntegers(_ left: Int, _ right: Int) -> Bool { left == right }

  /// `a lt b`, for integers.
  public static func isLessInteger(_ left: Int, _ right: Int) -> Bool { left < right }

  /// `a == b`, for numbers, points, percentages and ratios.
  public static func areEqualNumbers(_ left: Double, _ right: Double) -> Bool { left == right }

  /// `a lt b`, for numbers, points and percentages.
  public static func isLessNumber(_ left: Double, _ right: Double) -> Bool { left < right }

  /// `a == b`, for everything else that can be compared, and for optionals.
  public static func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    left == right
  }
}
