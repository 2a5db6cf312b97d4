extension Children {
  /// Adds a content, then what is behind it.
  @inlinable @inline(never)
  public mutating func background(
    as item: Item = Item(),
    id: ElementID = .none,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.background, -1, as: item, id: id, size: .auto, look: look, content)
  }

  /// Adds a content, then what is on top of it.
  @inlinable @inline(never)
  public mutating func overlay(
    as item: Item = Item(),
    id: ElementID = .none,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.overlay, -1, as: item, id: id, size: .auto, look: look, content)
  }

  /// Adds a content, then what is centred on its corner.
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
