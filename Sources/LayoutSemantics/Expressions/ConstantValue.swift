package import LayoutEngine

/// A value of a known type that is no longer an expression: a literal, a folded constant or data.
package indirect enum ConstantValue: Hashable, Sendable {
  case string(String)
  case text(LayoutText)
  /// Of the types `number`, `points`, `percent` (40 is 40 %) and `ratio` (width to height).
  case number(Double)
  case integer(Int)
  case bool(Bool)
  /// Red, green, blue and opacity, eight bits each, red the highest.
  case color(UInt32)
  /// A colour or an image of the host's assets, by name.
  case asset(String)
  /// A symbol of the system's, by name.
  case symbol(String)
  /// A picture to be fetched, by its address.
  case url(String)
  /// Of the type `dimension` alone: points, a percentage or `auto`.
  case length(DimensionValue)
  case insets(EdgeValues)
  /// One of the words of its type.
  case choice(String)
  /// The fields in the order of their declaration.
  case record([ConstantValue])
  case list([ConstantValue])
  case none
}
