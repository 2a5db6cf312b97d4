/// The value of an attribute, for those who learn of it only while running.
///
/// Each is of the Swift type that the stored property of a layout has for it.
public enum AttributeValue: Sendable, Equatable {
  /// A length in points, a percentage or a plain number.
  case number(Float)
  case integer(Int)
  case bool(Bool)
  case string(String)
  /// Points, a percentage or `auto`.
  case dimension(Dimension)
  /// Points, `match` or `wrap`.
  case length(Length)
  case color(LayoutColor)
  case image(ImageSource)
  case ratio(Ratio)
  /// Points or dimensions on four edges.
  case edges(EdgeDimensions)
  /// Two lengths, x from the start edge.
  case pair(Point)
  /// A width and a height.
  case size(Size)
  case sizeRange(DimensionRange)
  /// A word out of a list.
  case choice(String)
  /// Words out of a list.
  case flags([String])
}
