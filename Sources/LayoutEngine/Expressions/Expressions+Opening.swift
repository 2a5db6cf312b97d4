// What bindings do with optionals and words, for generated code.
extension Expressions {
  /// What `then` makes of an optional's value; `other` where it has none.
  @inlinable
  public static func opening<Value, Result>(
    _ optional: Value?, _ then: (Value) -> Result, else other: @autoclosure () -> Result
  ) -> Result {
    guard let value = optional else { return other() }
    return then(value)
  }

  /// An optional's value; `other` where it has none.
  @inlinable
  public static func coalescing<Value>(
    _ optional: Value?, else other: @autoclosure () -> Value
  ) -> Value {
    guard let value = optional else { return other() }
    return value
  }

  /// The flag that a word names: a bit by its place among all words, none for another word.
  public static func flag<Flags: OptionSet>(_ word: String, of words: [String]) -> Flags
  where Flags.RawValue: FixedWidthInteger, Flags.Element == Flags {
    guard let place = words.firstIndex(of: word), place < Flags.RawValue.bitWidth else {
      return []
    }
    return Flags(rawValue: 1 << Flags.RawValue(truncatingIfNeeded: place))
  }
}
