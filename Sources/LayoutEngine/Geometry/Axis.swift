/// An axis by the containers whose main axis it is: a row's is the horizontal one.
enum Axis: Sendable {
  case row
  case column

  /// The axis across this one.
  @inline(__always)
  var cross: Axis { self == .row ? .column : .row }

  /// Of a width and a height, or of what belongs to them, that of this axis.
  @inline(__always)
  func pick<Value>(_ width: Value, _ height: Value) -> Value { self == .row ? width : height }
}

/// An axis as a type: code for containers is compiled for each main axis by itself.
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
  /// From a length along an axis and one across it.
  @inline(__always)
  init(_ along: Float, _ across: Float, along axis: Axis) {
    self.init(width: axis.pick(along, across), height: axis.pick(across, along))
  }

  /// The length on an axis.
  @inline(__always)
  subscript(axis: Axis) -> Float { axis.pick(width, height) }
}

extension LayoutPoint {
  /// From a place along an axis and one across it.
  @inline(__always)
  init(_ along: Float, _ across: Float, along axis: Axis) {
    self.init(x: axis.pick(along, across), y: axis.pick(across, along))
  }
}
