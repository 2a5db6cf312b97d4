/// The value of an attribute of a ``CustomLayout``, for code that reads attributes by name at run
/// time.
///
/// The payload has the Swift type of the layout's stored property for the attribute.
public enum AttributeValue: Sendable, Equatable {
  /// A length in points, a percentage or a plain number.
  case number(Float)
  /// An integer.
  case integer(Int)
  /// A truth value.
  case bool(Bool)
  /// A string.
  case string(String)
  /// A localizable text, not yet translated.
  case text(LayoutText)
  /// Points, a percentage or `auto`.
  case dimension(LayoutDimension)
  /// Points, `match` or `wrap`.
  case length(Length)
  /// A color.
  case color(LayoutColor)
  /// The source of a picture.
  case image(ImageSource)
  /// The ratio of two sides.
  case ratio(Ratio)
  /// The dimensions of four edges.
  indirect case edges(LayoutEdges)
  /// Two lengths in points, x from the start edge.
  case pair(LayoutPoint)
  /// A width and a height in points.
  case size(LayoutSize)
  /// A minimum and a maximum size.
  case sizeRange(DimensionRange)
  /// The word of a choice.
  case choice(String)
  /// The words of a set of flags.
  case flags([String])
  /// A list of values of one kind.
  case list([AttributeValue])
}
