// Containers that take their size from their content, where the parent reads a size of them.
extension Children where Item: SizedPlacement {
  /// Adds a layout with space around one child, with a size that its container reads.
  @inlinable @inline(never)
  public mutating func inset(
    _ spec: InsetSpec = InsetSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.insets.add(spec)
    container(.inset, index, as: item, id: id, size: size, look: look, content)
  }

  /// Adds a content and an element behind it, with a size that their container reads.
  @inlinable @inline(never)
  public mutating func background(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.background, -1, as: item, id: id, size: size, look: look, content)
  }

  /// Adds a content and an element in front of it, with a size that their container reads.
  @inlinable @inline(never)
  public mutating func overlay(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.overlay, -1, as: item, id: id, size: size, look: look, content)
  }
}
