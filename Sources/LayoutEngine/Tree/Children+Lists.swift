extension Children {
  /// Adds children in a row or a column.
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

  /// Adds children at places of their own.
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

  /// Adds children one over another.
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

  /// Adds children one over another, at a corner each.
  @inlinable @inline(never)
  public mutating func zstack(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<ZStackItem>) -> Void,
  ) {
    container(.zstack, -1, as: item, id: id, size: size, look: look, content)
  }
}
