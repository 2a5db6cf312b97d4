extension Children {
  /// Adds a layout that is written in Swift, with its children.
  @inlinable
  public mutating func custom<Layout: CustomLayout>(
    _ layout: Layout,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<Layout.Item>) -> Void = { _ in },
  ) {
    let index = tree.pointee.pools.customs.add(CustomSpec(layout))
    container(.custom, index, as: item, id: id, size: size, look: look, content)
  }
}
