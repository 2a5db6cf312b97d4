// What bindings do with optionals and words, for generated code.
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

  /// Returns the flag of a word: the bit at its index in `words`, and the empty set for a word that
  /// is not there.
  public static func flag<Flags: OptionSet>(_ word: String, of words: [String]) -> Flags
  where Flags.RawValue: FixedWidthInteger, Flags.Element == Flags {
    guard let place = words.firstIndex(of: word), place < Flags.RawValue.bitWidth else {
      return []
    }
    return Flags(rawValue: 1 << Flags.RawValue(truncatingIfNeeded: place))
  }
}
