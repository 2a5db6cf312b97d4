extension Children {
  /// Adds a layout with space around one child.
  @inlinable @inline(never)
  public mutating func inset(
    _ spec: InsetSpec = InsetSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.insets.add(spec)
    container(.inset, index, as: item, id: id, size: .auto, look: look, content)
  }

  /// Adds a layout with one child in the middle of the space on offer.
  @inlinable @inline(never)
  public mutating func center(
    _ spec: CenterSpec = CenterSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.centers.add(spec)
    container(.center, index, as: item, id: id, size: size, look: look, content)
  }

  /// Adds a layout with one child at an edge, a corner or the middle of the space on offer.
  @inlinable @inline(never)
  public mutating func relative(
    _ spec: RelativeSpec = RelativeSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.relatives.add(spec)
    container(.relative, index, as: item, id: id, size: size, look: look, content)
  }

  /// Adds a layout that gives one child an aspect ratio.
  @inlinable @inline(never)
  public mutating func ratio(
    _ spec: RatioSpec,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.ratios.add(spec)
    container(.ratio, index, as: item, id: id, size: size, look: look, content)
  }

  /// Adds a layout whose one child may be larger than it is along one axis.
  @inlinable @inline(never)
  public mutating func clip(
    _ spec: ClipSpec = ClipSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.clips.add(spec)
    container(.clip, index, as: item, id: id, size: size, look: look, content)
  }

  /// Adds a layout whose one child is scrolled in it.
  @inlinable @inline(never)
  public mutating func scroll(
    _ spec: ScrollSpec = ScrollSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.scrolls.add(spec)
    container(.scroll, index, as: item, id: id, size: size, look: look, content)
  }
}
