extension Children {
  /// Adds an `inset`, which puts space around its one child.
  @inlinable @inline(never)
  public mutating func inset(
    _ spec: InsetSpec = InsetSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.insets.add(spec)
    container(.inset, index, as: item, id: id, size: .auto, style: style, content)
  }

  /// Adds a `center`, which puts its one child in the middle of the available space.
  @inlinable @inline(never)
  public mutating func center(
    _ spec: CenterSpec = CenterSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.centers.add(spec)
    container(.center, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `relative`, which puts its one child at an edge, at a corner or in the middle of the
  /// available space.
  @inlinable @inline(never)
  public mutating func relative(
    _ spec: RelativeSpec = RelativeSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.relatives.add(spec)
    container(.relative, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `ratio`, which gives its one child an aspect ratio.
  @inlinable @inline(never)
  public mutating func ratio(
    _ spec: RatioSpec,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.ratios.add(spec)
    container(.ratio, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `clip`, whose one child may be larger than the `clip` along one axis.
  @inlinable @inline(never)
  public mutating func clip(
    _ spec: ClipSpec = ClipSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.clips.add(spec)
    container(.clip, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `scroll`, whose one child scrolls inside the `scroll`.
  @inlinable @inline(never)
  public mutating func scroll(
    _ spec: ScrollSpec = ScrollSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.scrolls.add(spec)
    container(.scroll, index, as: item, id: id, size: size, style: style, content)
  }
}
