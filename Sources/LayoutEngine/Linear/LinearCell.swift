/// What a child in the linear family says to its parent, whichever of the three that is.
@usableFromInline
struct LinearCell: Sendable {
  var width: CellLength
  var height: CellLength
  /// Negative where the child has none.
  var weight: Float = -1
  /// The least share of a spacer.
  var leastShare: Float = 0
  var separatorBefore = false
  var gravity: Gravity
  var offset: LayoutPoint
  var padding: LayoutEdges
  /// Where the pool of sizes has what the child says of its own size, or −1.
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

  /// Takes another size of the child's: points where it says any, else what the item said.
  mutating func take(_ size: ElementSize) {
    width = CellLength(width.said, size.width, size.minWidth, size.maxWidth)
    height = CellLength(height.said, size.height, size.minHeight, size.maxHeight)
    sanitize()
  }

  var isWeighted: Bool { weight >= 0 }

  mutating func sanitize() {
    width.sanitize()
    height.sanitize()
    weight = weight >= 0 ? weight.heldPositive(to: Limits.factor) : -1
    leastShare = leastShare.heldPositive(to: Limits.length)
    offset = LayoutPoint(x: offset.x.held(to: Limits.length), y: offset.y.held(to: Limits.length))
  }

  @inline(__always)
  subscript(axis: Axis) -> CellLength { axis.pick(width, height) }
}

/// A length and its limits on one axis; the least wins over the greatest.
@usableFromInline
struct CellLength: Sendable {
  var length: Length
  /// What the item says, whatever the size does.
  private(set) var said: Length
  var least: Float
  var greatest: Float

  /// A size in points stands where the item says nothing; a percentage has no meaning here.
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
    least = least.heldPositive(to: Limits.length)
    greatest = greatest < .infinity ? greatest.heldPositive(to: Limits.length) : .infinity
    if greatest < least { greatest = least }
  }

  @inline(__always)
  func clamped(_ length: Float) -> Float { Interval(least, greatest).clamped(length) }

  /// The length that depends on nothing but itself.
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
    if case .points(let points) = self { return .points(points.heldPositive(to: Limits.length)) }
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
  // From what a child of the linear family says to its cell, and back.

  /// The cell for what is said under such a parent, and for a spacer if it is one.
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

  /// What the child says to such a parent.
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
      .wrapper, .clip, .zstack, .scroll, .text, .image, .view, .spacer, .flex, .grid, .custom:
      .none
    }
  }
}
