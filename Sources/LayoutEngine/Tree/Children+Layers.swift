extension Children {
  /// Adds a `background` of two children: the content, and an element of exactly its size behind
  /// it.
  ///
  /// Percentages of the second child refer to the size of the layout's parent (Texture's
  /// `ASBackgroundLayoutSpec`).
  ///
  /// - Parameters:
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the two children, first the content.
  @inlinable @inline(never)
  public mutating func background(
    as item: Item = Item(),
    id: ElementID = .none,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.background, -1, as: item, id: id, size: .auto, style: style, content)
  }

  /// Adds an `overlay` of two children: the content, and an element of exactly its size in front of
  /// it.
  ///
  /// Percentages of the second child refer to the size of the content (Texture's
  /// `ASOverlayLayoutSpec`).
  ///
  /// - Parameters:
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the two children, first the content.
  @inlinable @inline(never)
  public mutating func overlay(
    as item: Item = Item(),
    id: ElementID = .none,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    container(.overlay, -1, as: item, id: id, size: .auto, style: style, content)
  }

  /// Adds a `corner` of two children: the content, and an element centered on one of the content's
  /// corners.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `corner`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the two children, first the content.
  @inlinable @inline(never)
  public mutating func corner(
    _ spec: consuming CornerSpec = CornerSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.corners.add(spec)
    container(.corner, index, as: item, id: id, size: size, style: style, content)
  }
}
