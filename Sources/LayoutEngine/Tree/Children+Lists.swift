extension Children {
  /// Adds a `stack`, a row or a column of children.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `stack`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable @inline(never)
  public mutating func stack(
    _ spec: consuming StackSpec,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<StackItem>) -> Void,
  ) {
    let index = tree.pointee.pools.stacks.add(spec)
    container(.stack, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds an `absolute`, whose children stand at positions of their own.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `absolute`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable @inline(never)
  public mutating func absolute(
    _ spec: consuming AbsoluteSpec = AbsoluteSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<AbsoluteItem>) -> Void,
  ) {
    let index = tree.pointee.pools.absolutes.add(spec)
    container(.absolute, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `wrapper`, whose children lie in front of one another.
  ///
  /// The layout is as large as its largest child and no smaller than the minimum that its parent
  /// passes down.
  ///
  /// - Parameters:
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable @inline(never)
  public mutating func wrapper(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.wrapper, -1, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `zstack`, whose children lie in front of one another, each at the top left or the top
  /// right corner.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `zstack`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the children.
  @inlinable @inline(never)
  public mutating func zstack(
    _ spec: consuming ZStackSpec = ZStackSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<ZStackItem>) -> Void,
  ) {
    let index = tree.pointee.pools.zstacks.add(spec)
    container(.zstack, index, as: item, id: id, size: size, style: style, content)
  }
}
