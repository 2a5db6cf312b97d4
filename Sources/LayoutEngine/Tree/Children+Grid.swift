extension Children {
  /// Adds a `grid`, a container that lays out its children by CSS Grid Layout.
  @inlinable
  public mutating func grid(
    _ spec: GridSpec = GridSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: ElementStyle? = nil,
    _ content: (inout Children<GridItem>) -> Void,
  ) {
    let index = tree.pointee.pools.grids.add(spec)
    container(.grid, index, as: item, id: id, size: size, style: style, content)
  }
}
