extension Children {
  /// Adds a `flex`, a container that lays out its children as a flexbox.
  @inlinable
  public mutating func flex(
    _ spec: FlexSpec = FlexSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: ElementStyle? = nil,
    _ content: (inout Children<FlexItem>) -> Void,
  ) {
    let index = tree.pointee.pools.flexes.add(spec)
    container(.flex, index, as: item, id: id, size: size, style: style, content)
  }
}
