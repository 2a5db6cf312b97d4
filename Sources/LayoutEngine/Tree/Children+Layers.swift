extension Children {
  /// Adds a `background` of two children: the content, and an element of exactly its size behind
  /// it.
  ///
  /// Percentages of the second child refer to the size of the layout's parent (Texture's
  /// `ASBackgroundLayoutSpec`).
  @inlinable @inline(never)
  public mutating func background(
    as item: Item = Item(),
    id: ElementID = .none,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.background, -1, as: item, id: id, size: .auto, style: style, content)
  }

  /// Adds an `overlay` of two children: the content, and an element of exactly its size in front of
  /// it.
  ///
  /// Percentages of the second child refer to the size of the content (Texture's
  /// `ASOverlayLayoutSpec`).
  @inlinable @inline(never)
  public mutating func overlay(
    as item: Item = Item(),
    id: ElementID = .none,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.overlay, -1, as: item, id: id, size: .auto, style: style, content)
  }

  /// Adds a `corner` of two children: the content, and an element centered on one of the content's
  /// corners.
  @inlinable @inline(never)
  public mutating func corner(
    _ spec: CornerSpec = CornerSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.corners.add(spec)
    container(.corner, index, as: item, id: id, size: size, style: style, content)
  }
}
