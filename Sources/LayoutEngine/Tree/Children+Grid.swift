extension Children {
  /// Adds a `grid`, a container that lays out its children by CSS Grid Layout.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `grid`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable
  public mutating func grid(
    _ spec: consuming GridSpec = GridSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<GridItem>) -> Void,
  ) {
    let index = tree.pointee.pools.grids.add(spec)
    container(.grid, index, as: item, id: id, size: size, style: style, content)
  }
}
