// Containers that take their size from their content, where the parent reads a size of them.
extension Children where Item: SizedPlacement {
  /// Adds room around one child, in a size that the parent reads.
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

  /// Adds a content, then what is behind it, in a size that the parent reads.
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

  /// Adds a content, then what is on top of it, in a size that the parent reads.
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
