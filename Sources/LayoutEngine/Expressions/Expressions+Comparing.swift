// Comparisons; `!=` is the opposite of `==`, and so on.
extension Expressions {
  /// The operator `==` on integers.
  public static func areEqualIntegers(_ left: Int, _ right: Int) -> Bool { left == right }

  /// The operator `lt` on integers.
  public static func isLessInteger(_ left: Int, _ right: Int) -> Bool { left < right }

  /// The operator `==` on numbers, points, percentages and ratios.
  public static func areEqualNumbers(_ left: Double, _ right: Double) -> Bool { left == right }

  /// The operator `lt` on numbers, points and percentages.
  public static func isLessNumber(_ left: Double, _ right: Double) -> Bool { left < right }

  /// The operator `==` on values of any other type, and on optionals.
  public static func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    left == right
  }
}
