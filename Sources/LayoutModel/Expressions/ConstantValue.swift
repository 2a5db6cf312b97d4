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
  /// Returns whether two values are equal, as `==` does; a number that is none equals itself.
  ///
  /// Lists of thousands of records are compared in every update of what is on a screen. `==` would
  /// retain each of their fields.
  package func isSame(as other: ConstantValue) -> Bool {
    switch (self, other) {
    case (.record(let fields), .record(let others)): fields.areSame(as: others)
    case (.list(let elements), .list(let others)): elements.areSame(as: others)
    default: self == other  // open: values without parts
    }
  }
}

extension [ConstantValue] {
  /// Returns whether two lists have equal values; see ``ConstantValue/isSame(as:)``.
  package func areSame(as other: [ConstantValue]) -> Bool {
    hasEqualElements(as: other) { $0.isSame(as: $1) }
  }
}
