extension Children {
  /// Adds a text of one or several runs.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the text.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  @inlinable @inline(never)
  public mutating func text(
    _ spec: consuming TextSpec,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
  ) {
    let index = tree.pointee.store(spec)
    leaf(.text, index, as: item, id: id, size: size, style: style)
  }

  /// Adds a text whose words are put together by conditions and loops.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the text.
  ///   - item: The placement that the text's parent reads.
  ///   - id: The outlet of the text.
  ///   - size: The size that the text declares for itself.
  ///   - style: The appearance of the text; `nil` is the default one.
  ///   - words: A closure that adds the words.
  public mutating func text(
    _ spec: consuming TextSpec = TextSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    words: (inout TextParts) -> Void,
  ) {
    var spec = spec
    var parts = TextParts(for: range, environment: environment)
    words(&parts)
    spec.parts = parts.all
    text(spec, as: item, id: id, size: size, style: style)
  }

  /// Adds a picture, which the host loads and draws.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the picture.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  @inlinable @inline(never)
  public mutating func image(
    _ spec: consuming ImageSpec,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
  ) {
    let index = tree.pointee.store(spec)
    leaf(.image, index, as: item, id: id, size: size, style: style)
  }

  /// Adds a view of the host without children, whose size is its own or its intrinsic size.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the view.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  @inlinable @inline(never)
  public mutating func view(
    _ spec: consuming ViewSpec = ViewSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
  ) {
    let index = tree.pointee.store(spec)
    leaf(.view, index, as: item, id: id, size: size, style: style)
  }

  /// Adds a view of the host that has one child; the view takes its size from that child.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the view.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the one child.
  @inlinable @inline(never)
  public mutating func view(
    _ spec: consuming ViewSpec = ViewSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.views.add(spec)
    container(.view, index, as: item, id: id, size: size, style: style, content)
  }
}

extension Children where Item: FreeSpacePlacement {
  /// Adds a spacer, an empty element that grows into the free space of its container.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the spacer.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - style: The appearance; `nil` is the default one.
  @inlinable @inline(never)
  public mutating func spacer(
    _ spec: consuming SpacerSpec = SpacerSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    style: consuming ElementStyle? = nil,
  ) {
    let index = tree.pointee.pools.spacers.add(spec)
    leaf(.spacer, index, as: item, id: id, size: .auto, style: style)
  }
}
