/// An axis, named by the containers that have it as main axis: a row's is horizontal.
enum Axis: Sendable {
  case row
  case column

  /// The axis perpendicular to this one.
  @inline(__always)
  var cross: Axis { self == .row ? .column : .row }

  /// Returns the value of this axis, from the values for width and height.
  @inline(__always)
  func pick<Value>(_ width: Value, _ height: Value) -> Value { self == .row ? width : height }
}

/// An axis as a type, so that code for containers is compiled separately for each main axis.
protocol MainAxis {
  static var axis: Axis { get }
}

enum Row: MainAxis {
  @inline(__always)
  static var axis: Axis { .row }
}

enum Column: MainAxis {
  @inline(__always)
  static var axis: Axis { .column }
}

extension LayoutSize {
  /// Creates a size from the length along an axis and the length across it.
  @inline(__always)
  init(_ along: Float, _ across: Float, along axis: Axis) {
    self.init(width: axis.pick(along, across), height: axis.pick(across, along))
  }

  /// The length on an axis.
  @inline(__always)
  subscript(axis: Axis) -> Float { axis.pick(width, height) }
}

extension LayoutPoint {
  /// Creates a point from the coordinate along an axis and the coordinate across it.
  @inline(__always)
  init(_ along: Float, _ across: Float, along axis: Axis) {
    self.init(x: axis.pick(along, across), y: axis.pick(across, along))
  }
}
