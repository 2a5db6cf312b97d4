/// The attributes of a child in a `linear`, `layers` or `flow`.
@usableFromInline
struct LinearCell: Sendable {
  var width: CellLength
  var height: CellLength
  /// The weight, or a negative number if the child has none.
  var weight: Float = -1
  /// The minimum length of a spacer.
  var leastShare: Float = 0
  var separatorBefore = false
  var gravity: Gravity
  var offset: LayoutPoint
  var padding: LayoutEdges
  /// The index of the child's own size in the pool of sizes, or −1.
  var size: Int32 = -1

  init(_ item: LinearItem, _ size: ElementSize) {
    width = CellLength(item.width, size.width, size.minWidth, size.maxWidth)
    height = CellLength(item.height, size.height, size.minHeight, size.maxHeight)
    weight = item.weight ?? -1
    separatorBefore = item.separatorBefore
    gravity = item.gravity
    offset = item.offset
    padding = item.padding
  }

  init(_ item: LayersItem, _ size: ElementSize) {
    width = CellLength(item.width, size.width, size.minWidth, size.maxWidth)
    height = CellLength(item.height, size.height, size.minHeight, size.maxHeight)
    gravity = item.gravity
    offset = item.offset
    padding = item.padding
  }

  init(_ item: FlowItem, _ size: ElementSize) {
    width = CellLength(item.width, size.width, size.minWidth, size.maxWidth)
    height = CellLength(item.height, size.height, size.minHeight, size.maxHeight)
    gravity = item.gravity
    offset = item.offset
    padding = item.padding
  }

  /// Replaces the child's own size; lengths in points apply where the item has `match`.
  mutating func take(_ size: ElementSize) {
    width = CellLength(width.said, size.width, size.minWidth, size.maxWidth)
    height = CellLength(height.said, size.height, size.minHeight, size.maxHeight)
    sanitize()
  }

  var isWeighted: Bool { weight >= 0 }

  mutating func sanitize() {
    width.sanitize()
    height.sanitize()
    // Equivalent, `1` as `2`: any number below 0 means that there is none.
    weight = weight >= 0 ? weight.clampedPositive(to: Limits.factor) : -1
    leastShare = leastShare.clampedPositive(to: Limits.length)
    offset = LayoutPoint(
      x: offset.x.clamped(to: Limits.length), y: offset.y.clamped(to: Limits.length))
  }

  @inline(__always)
  subscript(axis: Axis) -> CellLength { axis.pick(width, height) }
}

/// A length and its limits on one axis; the minimum takes precedence over the maximum.
@usableFromInline
struct CellLength: Sendable {
  var length: Length
  /// The length of the item, without that of the child's own size.
  private(set) var said: Length
  var least: Float
  var greatest: Float

  /// Makes a length, in which an own size in points replaces `match`; percents have no effect here.
  init(
    _ length: Length, _ size: LayoutDimension, _ least: LayoutDimension, _ greatest: LayoutDimension
  ) {
    self.length = length
    said = length
    if case .points(let points) = size, length == .match { self.length = .points(points) }
    self.least = least.plainPoints ?? 0
    self.greatest = greatest.plainPoints ?? .infinity
  }

  mutating func sanitize() {
    length = length.sane
    said = said.sane
    least = least.clampedPositive(to: Limits.length)
    greatest = greatest < .infinity ? greatest.clampedPositive(to: Limits.length) : .infinity
    if greatest < least { greatest = least }
  }

  @inline(__always)
  func clamped(_ length: Float) -> Float { Interval(least, greatest).clamped(length) }

  /// The length in points, clamped to its limits, or `nil` if it depends on anything else.
  @inline(__always)
  var fixed: Float? {
    if case .points(let points) = length { return clamped(points) }
    return nil
  }

  @inline(__always)
  var isMatch: Bool { length == .match }
}

extension Length {
  fileprivate var sane: Length {
    if case .points(let points) = self { return .points(points.clampedPositive(to: Limits.length)) }
    return self
  }
}

extension LayoutDimension {
  fileprivate var plainPoints: Float? {
    if case .points(let points) = self { return points }
    return nil
  }
}

extension LinearCell {
  // Conversions between the placement of a child of the linear family and its cell.

  /// Makes the cell for a placement under a parent of kind `reader`, and for a spacer if it is one.
  init(
    _ placement: PlacementRecord, _ size: ElementSize, under reader: NodeKind,
    spacer: SpacerSpec? = nil
  ) {
    switch placement {
    case .linear(let item) where reader == .linear: self.init(item, size)
    case .layers(let item) where reader == .layers: self.init(item, size)
    case .flow(let item) where reader == .flow: self.init(item, size)
    case .none, .stack, .absolute, .zstack, .flex, .grid, .linear, .layers, .flow, .custom:
      self.init(LinearItem(), size)
    }
    if let spacer {
      leastShare = spacer.minLength
      if !isWeighted { weight = 1 }
    }
  }

  /// The placement of the child under a parent of kind `reader`.
  func placement(under reader: NodeKind) -> PlacementRecord {
    switch reader {
    case .linear:
      .linear(
        LinearItem(
          width: width.said, height: height.said, weight: isWeighted ? weight : nil,
          separatorBefore: separatorBefore, gravity: gravity, offset: offset, padding: padding))
    case .layers:
      .layers(
        LayersItem(
          width: width.said, height: height.said, gravity: gravity, offset: offset,
          padding: padding))
    case .flow:
      .flow(
        FlowItem(
          width: width.said, height: height.said, gravity: gravity, offset: offset,
          padding: padding))
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .fit, .zstack, .scroll, .text, .image, .view, .spacer, .flex, .grid, .custom:
      .none
    }
  }
}
