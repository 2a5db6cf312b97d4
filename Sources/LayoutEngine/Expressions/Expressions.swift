/// What expressions of documents do where Swift's own operators would do something else, as generated
/// code calls it.
///
/// All of it is total. An `Integer` of the language is an `Int`, and stays at its limits where Swift's
/// operators would stop the program. A `Number`, `Points`, `Percent` or `Ratio` is a `Double` (40 is
/// 40 %, a ratio is width to height), which Swift's operators do right but for a division by 0; it may
/// become infinite on the way, and what takes it at the end makes it finite. A choice is a `String`.
public enum Expressions {
  /// The number, held to the finite ones and without a sign where it is 0; 0 for `NaN`.
  static func finite(_ number: Double) -> Double {
    // The sum of the negative 0 and 0 is 0.
    if number.isFinite { return number + 0 }
    if number.isNaN { return 0 }
    return number < 0 ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude
  }
}

// Optionals.
extension Expressions {
  /// Returns what `then` gives for the value of an optional, and `other` for `nil`.
  @inlinable
  public static func opening<Value, Result>(
    _ optional: Value?, _ then: (Value) -> Result, else other: @autoclosure () -> Result
  ) -> Result {
    guard let value = optional else { return other() }
    return then(value)
  }

  /// Returns the value of an optional, and `other` for `nil`.
  @inlinable
  public static func coalescing<Value>(
    _ optional: Value?, else other: @autoclosure () -> Value
  ) -> Value {
    guard let value = optional else { return other() }
    return value
  }
}

// Lists.
extension Expressions {
  /// Returns the element of a list at a place from 0, and `nil` where there is none.
  @inlinable
  public static func element<Element>(_ list: [Element], _ place: Int) -> Element? {
    list.indices.contains(place) ? list[place] : nil
  }

  /// Returns the element of a list at a place from 0, and `nil` where there is none or that is `nil`.
  @inlinable
  public static func element<Element>(_ list: [Element?], _ place: Int) -> Element? {
    list.indices.contains(place) ? list[place] : nil
  }
}
