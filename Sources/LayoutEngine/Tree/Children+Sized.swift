// Containers that take their size from their content, but have a parent that reads a size from its
// children.
extension Children where Item: SizedPlacement {
  /// Adds an `inset` that declares a size, in a container that reads a size from every child.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `inset`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares, which its parent reads.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the one child.
  @inlinable @inline(never)
  public mutating func inset(
    _ spec: consuming InsetSpec = InsetSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.insets.add(spec)
    container(.inset, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `background` that declares a size, in a container that reads a size from every child.
  ///
  /// - Parameters:
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares, which its parent reads.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the two children, first the content.
  @inlinable @inline(never)
  public mutating func background(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.background, -1, as: item, id: id, size: size, style: style, content)
  }

  /// Adds an `overlay` that declares a size, in a container that reads a size from every child.
  ///
  /// - Parameters:
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares, which its parent reads.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the two children, first the content.
  @inlinable @inline(never)
  public mutating func overlay(
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.overlay, -1, as: item, id: id, size: size, style: style, content)
  }
}
