/// The value of an attribute of a ``CustomLayout``, for code that learns of it only at run time.
///
/// Its payload has the Swift type that the layout's stored property for the attribute has.
public enum AttributeValue: Sendable, Equatable {
  /// A length in points, a percentage or a plain number.
  case number(Float)
  /// An integer.
  case integer(Int)
  /// A truth value.
  case bool(Bool)
  /// A string.
  case string(String)
  /// Words for people, not yet in a language.
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
  /// Dimensions for four edges.
  indirect case edges(LayoutEdges)
  /// Two lengths in points, x from the start edge.
  case pair(LayoutPoint)
  /// A width and a height in points.
  case size(LayoutSize)
  /// A minimum and a maximum size.
  case sizeRange(DimensionRange)
  /// A word of a list of choices.
  case choice(String)
  /// Several words of a list of flags.
  case flags([String])
  /// A list of values of one kind.
  case list([AttributeValue])
}
