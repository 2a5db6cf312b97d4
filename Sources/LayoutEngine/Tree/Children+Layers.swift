extension Children {
  /// Adds a layout of two children: the content, and behind it an element of exactly its size.
  ///
  /// Percentages of the second child are of the layout's parent (Texture's
  /// `ASBackgroundLayoutSpec`).
  @inlinable @inline(never)
  public mutating func background(
    as item: Item = Item(),
    id: ElementID = .none,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.background, -1, as: item, id: id, size: .auto, look: look, content)
  }

  /// Adds a layout of two children: the content, and in front of it an element of exactly its size.
  ///
  /// Percentages of the second child are of the content (Texture's `ASOverlayLayoutSpec`).
  @inlinable @inline(never)
  public mutating func overlay(
    as item: Item = Item(),
    id: ElementID = .none,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.overlay, -1, as: item, id: id, size: .auto, look: look, content)
  }

  /// Adds a layout of two children: the content, and an element centered on one of its corners.
  @inlinable @inline(never)
  public mutating func corner(
    _ spec: CornerSpec = CornerSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.corners.add(spec)
    container(.corner, index, as: item, id: id, size: size, look: look, content)
  }
}
