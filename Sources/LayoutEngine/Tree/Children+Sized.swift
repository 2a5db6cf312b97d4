// Containers that take their size from their content, but have a parent that reads a size from its
// children.
extension Children where Item: SizedPlacement {
  /// Adds an `inset` with a size, which the container around it reads.
  @inlinable @inline(never)
  public mutating func inset(
    _ spec: InsetSpec = InsetSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.insets.add(spec)
    container(.inset, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `background` with a size, which the container around it reads.
  @inlinable @inline(never)
  public mutating func background(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.background, -1, as: item, id: id, size: size, style: style, content)
  }

  /// Adds an `overlay` with a size, which the container around it reads.
  @inlinable @inline(never)
  public mutating func overlay(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.overlay, -1, as: item, id: id, size: size, style: style, content)
  }
}
