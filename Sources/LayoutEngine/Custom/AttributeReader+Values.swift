// Attributes whose values have types of the engine.

extension AttributeReader {
  /// Returns an attribute as a dimension; `nil` if the attribute is missing or has another type.
  ///
  /// A plain number counts as points. The reader does not clamp numbers.
  public func dimension(_ name: String) -> LayoutDimension? {
    switch values[name] {
    case .dimension(let dimension): dimension
    case .number(let points): .points(points)
    case .integer, .bool, .date, .string, .text, .length, .color, .image, .ratio, .edges, .pair,
      .size, .sizeRange, .choice, .flags, .list, nil:
      nil
    }
  }

  /// Returns an attribute as a dimension; `value` if the attribute is missing or has another type.
  ///
  /// A plain number counts as points. The reader does not clamp numbers.
  public func dimension(_ name: String, default value: LayoutDimension) -> LayoutDimension {
    dimension(name) ?? value
  }

  /// Returns an attribute as a length: points, `match` or `wrap`; `nil` if the attribute is missing
  /// or has another type.
  ///
  /// The reader does not clamp numbers.
  public func length(_ name: String) -> Length? {
    if case .length(let length) = values[name] { return length }
    return nil
  }

  /// Returns an attribute as a length: points, `match` or `wrap`; `value` if the attribute is
  /// missing or has another type.
  ///
  /// The reader does not clamp numbers.
  public func length(_ name: String, default value: Length) -> Length { length(name) ?? value }

  /// Returns an attribute as a color; `nil` if the attribute is missing or has another type.
  public func color(_ name: String) -> LayoutColor? {
    if case .color(let color) = values[name] { return color }
    return nil
  }

  /// Returns an attribute as a color; `value` if the attribute is missing or has another type.
  public func color(_ name: String, default value: LayoutColor) -> LayoutColor {
    color(name) ?? value
  }

  /// Returns an attribute as the source of a picture; `nil` if the attribute is missing or has
  /// another type.
  public func image(_ name: String) -> ImageSource? {
    if case .image(let source) = values[name] { return source }
    return nil
  }

  /// Returns an attribute as the source of a picture; `value` if the attribute is missing or has
  /// another type.
  public func image(_ name: String, default value: ImageSource) -> ImageSource {
    image(name) ?? value
  }

  /// Returns an attribute as a ratio; `nil` if the attribute is missing or has another type.
  ///
  /// The reader does not clamp numbers.
  public func ratio(_ name: String) -> Ratio? {
    if case .ratio(let ratio) = values[name] { return ratio }
    return nil
  }

  /// Returns an attribute as a ratio; `value` if the attribute is missing or has another type.
  ///
  /// The reader does not clamp numbers.
  public func ratio(_ name: String, default value: Ratio) -> Ratio { ratio(name) ?? value }

  /// Returns an attribute as the dimensions of four edges; `nil` if the attribute is missing or has
  /// another type.
  ///
  /// The reader does not clamp numbers.
  public func edges(_ name: String) -> LayoutEdges? {
    if case .edges(let edges) = values[name] { return edges }
    return nil
  }

  /// Returns an attribute as the dimensions of four edges; `value` if the attribute is missing or
  /// has another type.
  ///
  /// The reader does not clamp numbers.
  public func edges(_ name: String, default value: LayoutEdges) -> LayoutEdges {
    edges(name) ?? value
  }

  /// Returns an attribute as two lengths in points, x from the start edge; `nil` if the attribute
  /// is missing or has another type.
  ///
  /// The reader does not clamp numbers.
  public func pair(_ name: String) -> LayoutPoint? {
    if case .pair(let pair) = values[name] { return pair }
    return nil
  }

  /// Returns an attribute as two lengths in points, x from the start edge; `value` if the attribute
  /// is missing or has another type.
  ///
  /// The reader does not clamp numbers.
  public func pair(_ name: String, default value: LayoutPoint) -> LayoutPoint {
    pair(name) ?? value
  }

  /// Returns an attribute as a size in points; `nil` if the attribute is missing or has another
  /// type.
  ///
  /// The reader does not clamp numbers.
  public func size(_ name: String) -> LayoutSize? {
    if case .size(let size) = values[name] { return size }
    return nil
  }

  /// Returns an attribute as a size in points; `value` if the attribute is missing or has another
  /// type.
  ///
  /// The reader does not clamp numbers.
  public func size(_ name: String, default value: LayoutSize) -> LayoutSize { size(name) ?? value }

  /// Returns an attribute as a minimum and a maximum size; `nil` if the attribute is missing or has
  /// another type.
  ///
  /// The reader does not clamp numbers.
  public func sizeRange(_ name: String) -> DimensionRange? {
    if case .sizeRange(let range) = values[name] { return range }
    return nil
  }
}
