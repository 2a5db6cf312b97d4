// Attributes whose values are the engine's.

extension AttributeReader {
  /// The value of a dimension; `nil` where there is none or it has another type.
  ///
  /// A plain number reads as points.
  public func dimension(_ name: String) -> LayoutDimension? {
    switch values[name] {
    case .dimension(let dimension): dimension
    case .number(let points): .points(points)
    case .integer, .bool, .string, .text, .length, .color, .image, .ratio, .edges, .pair, .size,
      .sizeRange, .choice, .flags, .list, nil:
      nil
    }
  }

  /// The value of a dimension; `value` where there is none or it has another type.
  public func dimension(_ name: String, default value: LayoutDimension) -> LayoutDimension {
    dimension(name) ?? value
  }

  /// The value of a length: points, `match` or `wrap`; `nil` where there is none or it has another
  /// type.
  public func length(_ name: String) -> Length? {
    if case .length(let length) = values[name] { return length }
    return nil
  }

  /// The value of a length; `value` where there is none or it has another type.
  public func length(_ name: String, default value: Length) -> Length { length(name) ?? value }

  /// The value of a color; `nil` where there is none or it has another type.
  public func color(_ name: String) -> LayoutColor? {
    if case .color(let color) = values[name] { return color }
    return nil
  }

  /// The value of a color; `value` where there is none or it has another type.
  public func color(_ name: String, default value: LayoutColor) -> LayoutColor {
    color(name) ?? value
  }

  /// The source of a picture; `nil` where there is none or it has another type.
  public func image(_ name: String) -> ImageSource? {
    if case .image(let source) = values[name] { return source }
    return nil
  }

  /// The source of a picture; `value` where there is none or it has another type.
  public func image(_ name: String, default value: ImageSource) -> ImageSource {
    image(name) ?? value
  }

  /// The value of a ratio; `nil` where there is none or it has another type.
  public func ratio(_ name: String) -> Ratio? {
    if case .ratio(let ratio) = values[name] { return ratio }
    return nil
  }

  /// The value of a ratio; `value` where there is none or it has another type.
  public func ratio(_ name: String, default value: Ratio) -> Ratio { ratio(name) ?? value }

  /// The dimensions of four edges; `nil` where there are none or they have another type.
  public func edges(_ name: String) -> LayoutEdges? {
    if case .edges(let edges) = values[name] { return edges }
    return nil
  }

  /// The dimensions of four edges; `value` where there are none or they have another type.
  public func edges(_ name: String, default value: LayoutEdges) -> LayoutEdges {
    edges(name) ?? value
  }

  /// Two lengths in points, x from the start edge; `nil` where there are none or they have another
  /// type.
  public func pair(_ name: String) -> LayoutPoint? {
    if case .pair(let pair) = values[name] { return pair }
    return nil
  }

  /// Two lengths in points, x from the start edge; `value` where there are none or they have
  /// another type.
  public func pair(_ name: String, default value: LayoutPoint) -> LayoutPoint {
    pair(name) ?? value
  }

  /// A size in points; `nil` where there is none or it has another type.
  public func size(_ name: String) -> LayoutSize? {
    if case .size(let size) = values[name] { return size }
    return nil
  }

  /// A size in points; `value` where there is none or it has another type.
  public func size(_ name: String, default value: LayoutSize) -> LayoutSize { size(name) ?? value }

  /// A minimum and a maximum size; `nil` where there is none or it has another type.
  public func sizeRange(_ name: String) -> DimensionRange? {
    if case .sizeRange(let range) = values[name] { return range }
    return nil
  }
}
