/// The value of an attribute of a ``CustomLayout``, for code that reads attributes by name at run
/// time.
///
/// The payload has the Swift type of the layout's stored property for the attribute.
public enum AttributeValue: Sendable, Equatable {
  /// A length in points, a percentage (40 is 40 %) or a plain number.
  case number(Float)
  /// An integer, for an attribute of the type `Integer`.
  case integer(Int)
  /// A truth value, for an attribute of the type `Bool`.
  case bool(Bool)
  /// A point in time, for an attribute of the type `Date`.
  case date(LayoutInstant)
  /// A string that is never translated, for an attribute of the type `String`.
  case string(String)
  /// A localizable text, not yet translated.
  case text(LayoutText)
  /// A length in points, a percentage of the parent's length, or `auto`.
  case dimension(LayoutDimension)
  /// A length in points, `match` or `wrap`, as children of a `linear` have.
  case length(Length)
  /// A color, by its components or by the name of a color of the host.
  case color(LayoutColor)
  /// The source of a picture, which the host loads.
  case image(ImageSource)
  /// The ratio of two sides: width to height, or a single number.
  case ratio(Ratio)
  /// The lengths of four edges, in points or percent.
  indirect case edges(LayoutEdges)
  /// Two lengths in points, x from the start edge.
  case pair(LayoutPoint)
  /// A width and a height in points.
  case size(LayoutSize)
  /// A minimum and a maximum size, in points or percent.
  case sizeRange(DimensionRange)
  /// The word of a choice: the raw value of a case.
  case choice(String)
  /// The words of a set of flags, as the document lists them.
  case flags([String])
  /// The values of a list, in order and all of one kind.
  case list([AttributeValue])
}
