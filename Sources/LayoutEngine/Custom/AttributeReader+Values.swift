// Attributes whose values are the engine's.

extension AttributeReader {
  /// Points, a percentage or `auto`.
  public func dimension(_ name: String) -> Dimension? {
    switch values[name] {
    case .dimension(let dimension): dimension
    case .number(let points): .points(points)
    case .integer, .bool, .string, .length, .color, .image, .ratio, .edges, .pair, .size,
      .sizeRange, .choice, .flags, nil:
      nil
    }
  }

  /// Points, a percentage or `auto`.
  public func dimension(_ name: String, default value: Dimension) -> Dimension {
    dimension(name) ?? value
  }

  /// Points, `match` or `wrap`.
  public func length(_ name: String) -> Length? {
    if case .length(let length) = values[name] { return length }
    return nil
  }

  /// Points, `match` or `wrap`.
  public func length(_ name: String, default value: Length) -> Length { length(name) ?? value }

  /// A color.
  public func color(_ name: String) -> LayoutColor? {
    if case .color(let color) = values[name] { return color }
    return nil
  }

  /// A color.
  public func color(_ name: String, default value: LayoutColor) -> LayoutColor {
    color(name) ?? value
  }

  /// A picture.
  public func image(_ name: String) -> ImageSource? {
    if case .image(let source) = values[name] { return source }
    return nil
  }

  /// A picture.
  public func image(_ name: String, default value: ImageSource) -> ImageSource {
    image(name) ?? value
  }

  /// A proportion.
  public func ratio(_ name: String) -> Ratio? {
    if case .ratio(let ratio) = values[name] { return ratio }
    return nil
  }

  /// A proportion.
  public func ratio(_ name: String, default value: Ratio) -> Ratio { ratio(name) ?? value }

  /// Dimensions on four edges.
  public func edges(_ name: String) -> EdgeDimensions? {
    if case .edges(let edges) = values[name] { return edges }
    return nil
  }

  /// Dimensions on four edges.
  public func edges(_ name: String, default value: EdgeDimensions) -> EdgeDimensions {
    edges(name) ?? value
  }

  /// Two lengths in points, x from the start edge.
  public func pair(_ name: String) -> Point? {
    if case .pair(let pair) = values[name] { return pair }
    return nil
  }

  /// Two lengths in points, x from the start edge.
  public func pair(_ name: String, default value: Point) -> Point { pair(name) ?? value }

  /// A width and a height in points.
  public func size(_ name: String) -> Size? {
    if case .size(let size) = values[name] { return size }
    return nil
  }

  /// A width and a height in points.
  public func size(_ name: String, default value: Size) -> Size { size(name) ?? value }

  /// A least and a greatest size.
  public func sizeRange(_ name: String) -> DimensionRange? {
    if case .sizeRange(let range) = values[name] { return range }
    return nil
  }
}
