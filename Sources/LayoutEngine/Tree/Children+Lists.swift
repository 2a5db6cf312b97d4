extension Children {
  /// Adds a row or a column.
  @inlinable @inline(never)
  public mutating func stack(
    _ spec: StackSpec,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<StackItem>) -> Void,
  ) {
    let index = tree.pointee.pools.stacks.add(spec)
    container(.stack, index, as: item, id: id, size: size, look: look, content)
  }

  /// Adds children at positions of their own.
  @inlinable @inline(never)
  public mutating func absolute(
    _ spec: AbsoluteSpec = AbsoluteSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<AbsoluteItem>) -> Void,
  ) {
    let index = tree.pointee.pools.absolutes.add(spec)
    container(.absolute, index, as: item, id: id, size: size, look: look, content)
  }

  /// Adds children in front of one another; the layout is as large as the largest and no smaller
  /// than its minimum.
  @inlinable @inline(never)
  public mutating func wrapper(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.wrapper, -1, as: item, id: id, size: size, look: look, content)
  }

  /// Adds children in front of one another, each at the top left or the top right corner.
  @inlinable @inline(never)
  public mutating func zstack(
    _ spec: ZStackSpec = ZStackSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<ZStackItem>) -> Void,
  ) {
    let index = tree.pointee.pools.zstacks.add(spec)
    container(.zstack, index, as: item, id: id, size: size, look: look, content)
  }
}
