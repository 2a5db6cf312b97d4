package import LayoutEngine

/// A value of a known type that is no longer an expression: a literal, a folded constant or data.
///
/// Only the two large payloads are `indirect`, so that numbers and words need no memory of their
/// own.
package enum ConstantValue: Hashable, Sendable {
  case string(String)
  indirect case text(LayoutText)
  /// A value of type `number`, `points`, `percent` (40 is 40 %) or `ratio` (width to height).
  case number(Double)
  case integer(Int)
  case bool(Bool)
  case date(LayoutInstant)
  /// A color with eight bits each of red, green, blue and opacity; red is the highest byte.
  case color(UInt32)
  /// A color or an image among the host's assets, by name.
  case asset(String)
  /// A symbol of the system, by name.
  case symbol(String)
  /// A picture that the host downloads, by its address.
  case url(String)
  /// A value of type `dimension`: points, a percentage or `auto`.
  case length(DimensionValue)
  indirect case insets(EdgeValues)
  /// One of the words of its type.
  case choice(String)
  /// A record, with its fields in the order of their declaration.
  case record([ConstantValue])
  case list([ConstantValue])
  case none
}

extension ConstantValue {
  /// Returns whether two values have the same bits: the same bytes of strings, and of numbers also
  /// the sign of a 0.
  ///
  /// Lists of thousands of records are compared in every update of what is on a screen. `==` would
  /// retain each of their fields, and keep one form of an accented letter for another.
  package func isSame(as other: ConstantValue) -> Bool {
    switch (self, other) {
    case (.record(let values), .record(let others)), (.list(let values), .list(let others)):
      values.areSame(as: others)
    case (.string(let string), .string(let other)), (.asset(let string), .asset(let other)),
      (.symbol(let string), .symbol(let other)), (.url(let string), .url(let other)),
      (.choice(let string), .choice(let other)):
      string.isSame(as: other)
    case (.number(let number), .number(let other)): number.bitPattern == other.bitPattern
    default: self == other  // open: values without strings and numbers, and texts
    }
  }
}

extension [ConstantValue] {
  /// Returns whether two lists have the same values; see ``ConstantValue/isSame(as:)``.
  package func areSame(as other: [ConstantValue]) -> Bool {
    hasEqualElements(as: other) { $0.isSame(as: $1) }
  }
}
