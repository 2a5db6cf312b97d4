/// What the operators and functions of bindings do.
///
/// All of them are total: integers stay within their limits instead of overflowing, and numbers
/// stay finite. In Swift a `Number`, `Points`, `Percent` and `Ratio` of the language is a `Double`
/// (40 is 40 %; a ratio is width to height), an `Integer` is an `Int` and a choice a `String`.
/// No two functions share a name, so that the compiler has nothing to choose from.
public enum Expressions {
  /// The number itself, 0 for none, and the greatest there is for infinity.
  @inlinable
  public static func finite(_ number: Double) -> Double {
    if number.isFinite { return number }
    if number.isNaN { return 0 }
    return number < 0 ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude
  }
}
