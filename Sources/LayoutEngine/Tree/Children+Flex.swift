extension Children {
  /// Adds a `flex`, a container that lays out its children as a flexbox.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `flex`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable
  public mutating func flex(
    _ spec: consuming FlexSpec = FlexSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<FlexItem>) -> Void,
  ) {
    let index = tree.pointee.pools.flexes.add(spec)
    container(.flex, index, as: item, id: id, size: size, style: style, content)
  }
}
