extension Children {
  /// Adds a ``CustomLayout`` with its children.
  ///
  /// - Parameters:
  ///   - layout: The layout with its attributes.
  ///   - item: The placement that the parent reads.
  ///   - id: The outlet of the element.
  ///   - size: The width, height and size limits of the element.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: Adds the children.
  @inlinable
  public mutating func custom<Layout: CustomLayout>(
    _ layout: Layout,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<Layout.Item>) -> Void = { _ in },
  ) {
    let index = tree.pointee.pools.customs.add(CustomSpec(layout))
    container(.custom, index, as: item, id: id, size: size, style: style, content)
  }
}
