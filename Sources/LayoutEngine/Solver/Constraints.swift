/// The constraints of a node on one axis; an infinite parent length is indefinite.
struct AxisConstraints: Sendable, Equatable {
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

  /// The constraints without any limit.
  static let open = AxisConstraints(0, .infinity, parent: .infinity)

  /// Returns constraints with a least length and no other limit.
  static func open(from low: Float) -> AxisConstraints {
    AxisConstraints(low, .infinity, parent: .infinity)
  }
}

/// The constraints of a node: a range on each axis, and the parent's size for percentages.
struct Constraints: Sendable, Equatable {
  var width: AxisConstraints
  var height: AxisConstraints

  @inline(__always)
  init(width: AxisConstraints, height: AxisConstraints) {
    self.width = width
    self.height = height
  }

  /// Creates the constraints of a root, whose own percentages refer to the maximum size.
  init(_ range: SizeRange) {
    self.init(
      width: AxisConstraints(range.min.width, range.max.width, parent: range.max.width),
      height: AxisConstraints(range.min.height, range.max.height, parent: range.max.height))
  }

  /// Creates constraints from those along an axis and those across it.
  @inline(__always)
  init(_ along: AxisConstraints, _ across: AxisConstraints, along axis: Axis) {
    self.init(width: axis.pick(along, across), height: axis.pick(across, along))
  }

  @inline(__always)
  var isExact: Bool { width.isExact && height.isExact }

  /// The constraints on an axis.
  @inline(__always)
  subscript(axis: Axis) -> AxisConstraints { axis.pick(width, height) }
}
