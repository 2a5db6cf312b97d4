extension Children {
  /// Adds an `inset`, which puts space around its one child.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `inset`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the one child.
  @inlinable @inline(never)
  public mutating func inset(
    _ spec: consuming InsetSpec = InsetSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.insets.add(spec)
    container(.inset, index, as: item, id: id, size: .auto, style: style, content)
  }

  /// Adds a `center`, which puts its one child in the middle of the available space.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `center`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the one child.
  @inlinable @inline(never)
  public mutating func center(
    _ spec: consuming CenterSpec = CenterSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.centers.add(spec)
    container(.center, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `relative`, which puts its one child at an edge, at a corner or in the middle of the
  /// available space.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `relative`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the one child.
  @inlinable @inline(never)
  public mutating func relative(
    _ spec: consuming RelativeSpec = RelativeSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.relatives.add(spec)
    container(.relative, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `ratio`, which gives its one child an aspect ratio.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `ratio`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the one child.
  @inlinable @inline(never)
  public mutating func ratio(
    _ spec: consuming RatioSpec,
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.ratios.add(spec)
    container(.ratio, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `clip`, whose one child may be larger than the `clip` along one axis.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `clip`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the one child.
  @inlinable @inline(never)
  public mutating func clip(
    _ spec: consuming ClipSpec = ClipSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.clips.add(spec)
    container(.clip, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `fit`, whose children are alternatives.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `fit`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the alternatives, the preferred one first.
  @inlinable @inline(never)
  public mutating func fit(
    _ spec: consuming FitSpec = FitSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.fits.add(spec)
    container(.fit, index, as: item, id: id, size: size, style: style, content)
  }

  /// Adds a `scroll`, whose one child scrolls inside the `scroll`.
  ///
  /// - Parameters:
  ///   - spec: The attributes of the `scroll`.
  ///   - item: The placement that the parent reads from the new element.
  ///   - id: The outlet of the new element; by default ``ElementID/none``.
  ///   - size: The size that the new element declares for itself; by default `auto`.
  ///   - style: The appearance; `nil` is the default one.
  ///   - content: A closure that adds the one child.
  @inlinable @inline(never)
  public mutating func scroll(
    _ spec: consuming ScrollSpec = ScrollSpec(),
    as item: Item = Item(),
    id: ElementID = .none,
    size: ElementSize = .auto,
    style: consuming ElementStyle? = nil,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    let index = tree.pointee.pools.scrolls.add(spec)
    container(.scroll, index, as: item, id: id, size: size, style: style, content)
  }
}
