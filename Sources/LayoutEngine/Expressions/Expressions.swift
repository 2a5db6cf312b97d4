/// The operators and functions of expressions in documents, as generated code calls them.
///
/// All of them are total. Integers are clamped to the range of `Int` where they would overflow, and
/// numbers to the finite ones. In Swift a `Number`, `Points`, `Percent` or `Ratio` of the language
/// is a `Double` (40 is 40 %, a ratio is width to height), an `Integer` is an `Int`, and a choice
/// is a `String`. No two functions share a name, so that the compiler has no overloads to resolve.
public enum Expressions {
  /// Returns the number, clamped to the finite ones; 0 for `NaN`.
  @inlinable
  public static func finite(_ number: Double) -> Double {
    if number.isFinite { return number }
    if number.isNaN { return 0 }
    return number < 0 ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude
  }
}
