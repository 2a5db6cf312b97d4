/// The operations of document expressions that differ from Swift's own operators, for generated
/// code.
///
/// Every function is total: none of them traps. An `Integer` of the markup language is an `Int`;
/// results are clamped where Swift's operators would trap. A `Number`, `Points`, `Percent` or
/// `Ratio` is a `Double`: 40 is 40 %, and a ratio is width to height. Swift's operators compute
/// these correctly except for a division by 0. Intermediate results may be infinite; the conversion
/// to an attribute makes them finite. A choice is a `String`.
@_documentation(visibility: internal)
public enum Expressions {
  /// The number clamped to the finite numbers, with −0 replaced by 0; 0 for `NaN`.
  static func finite(_ number: Double) -> Double {
    // The sum of the negative 0 and 0 is 0.
    if number.isFinite { return number + 0 }
    if number.isNaN { return 0 }
    return number < 0 ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude
  }
}

// Optionals.
extension Expressions {
  /// Returns the result of `then` for the value of an optional, or `other` for `nil`.
  @inlinable
  public static func opening<Value, Result>(
    _ optional: Value?, _ then: (Value) -> Result, else other: @autoclosure () -> Result
  ) -> Result {
    guard let value = optional else { return other() }
    return then(value)
  }

  /// Returns the value of an optional, or `other` for `nil`.
  @inlinable
  public static func coalescing<Value>(
    _ optional: Value?, else other: @autoclosure () -> Value
  ) -> Value {
    guard let value = optional else { return other() }
    return value
  }
}
