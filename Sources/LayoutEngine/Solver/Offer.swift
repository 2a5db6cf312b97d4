/// What a node is offered on one axis; a parent's length of infinity is undefined.
struct AxisOffer: Sendable, Equatable {
  var low: Float
  var high: Float
  var parent: Float

  @inline(__always)
  init(_ low: Float, _ high: Float, parent: Float) {
    self.low = low
    self.high = high
    self.parent = parent
  }

  @inline(__always)
  init(exactly value: Float, parent: Float) {
    self.init(value, value, parent: parent)
  }

  @inline(__always)
  var isExact: Bool { low == high }

  /// The offer in which everything is left open.
  static let open = AxisOffer(0, .infinity, parent: .infinity)

  /// The same with a least length.
  static func open(from low: Float) -> AxisOffer {
    AxisOffer(low, .infinity, parent: .infinity)
  }
}

/// What a node is offered: a range on each axis, and its parent's size for percents.
struct Offer: Sendable, Equatable {
  var width: AxisOffer
  var height: AxisOffer

  @inline(__always)
  init(width: AxisOffer, height: AxisOffer) {
    self.width = width
    self.height = height
  }

  /// What the root of a tree is offered; percents of its own are of the greatest size.
  init(_ range: SizeRange) {
    self.init(
      width: AxisOffer(range.min.width, range.max.width, parent: range.max.width),
      height: AxisOffer(range.min.height, range.max.height, parent: range.max.height))
  }

  /// From what is offered along an axis and across it.
  @inline(__always)
  init(_ along: AxisOffer, _ across: AxisOffer, along axis: Axis) {
    self.init(width: axis.pick(along, across), height: axis.pick(across, along))
  }

  @inline(__always)
  var isExact: Bool { width.isExact && height.isExact }

  /// What is offered on an axis.
  @inline(__always)
  subscript(axis: Axis) -> AxisOffer { axis.pick(width, height) }
}
