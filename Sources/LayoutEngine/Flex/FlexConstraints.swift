/// The kind of a constraint on one axis.
enum FlexMode: UInt8, Sendable {
  /// The length is the given one.
  case exact
  /// The length is at most the given one.
  case atMost
  /// The length is that of the content.
  case free
}

/// The constraint on one axis, with the margins of the constrained box.
struct FlexLength {
  /// NaN if no length is known; a free length may have one that percents refer to.
  var value: Float
  var mode: FlexMode

  @inline(__always)
  init(_ value: Float, _ mode: FlexMode) {
    self.value = value
    self.mode = mode
  }

  @inline(__always)
  init(exactly value: Float) { self.init(value, .exact) }

  /// A constraint to at most `value`, or a free length if `value` is NaN.
  @inline(__always)
  init(upTo value: Float) { self.init(value, value.isNaN ? .free : .atMost) }

  @inline(__always)
  static var free: FlexLength { FlexLength(.nan, .free) }
}

/// The constraints of a box: lengths with its margins, and the size of its owner.
struct FlexConstraints: Sendable {
  /// NaN if no length is known; a free length may have one that percents refer to.
  var width: Float
  var height: Float
  var widthMode: FlexMode
  var heightMode: FlexMode
  var ownerWidth: Float
  var ownerHeight: Float

  @inline(__always)
  init(
    width: Float, _ widthMode: FlexMode, height: Float, _ heightMode: FlexMode,
    ownerWidth: Float, ownerHeight: Float
  ) {
    self.width = width
    self.height = height
    self.widthMode = widthMode
    self.heightMode = heightMode
    self.ownerWidth = ownerWidth
    self.ownerHeight = ownerHeight
  }

  /// Makes constraints from lengths along and across a container with the main axis `axis`.
  @inline(__always)
  init(
    main: FlexLength, cross: FlexLength, _ axis: Axis, ownerWidth: Float, ownerHeight: Float
  ) {
    width = axis.pick(main.value, cross.value)
    height = axis.pick(cross.value, main.value)
    widthMode = axis.pick(main.mode, cross.mode)
    heightMode = axis.pick(cross.mode, main.mode)
    self.ownerWidth = ownerWidth
    self.ownerHeight = ownerHeight
  }

  @inline(__always)
  func length(_ axis: Axis) -> Float { axis.pick(width, height) }

  @inline(__always)
  func mode(_ axis: Axis) -> FlexMode { axis.pick(widthMode, heightMode) }

  @inline(__always)
  func owner(_ axis: Axis) -> Float { axis.pick(ownerWidth, ownerHeight) }

  /// The width that percents refer to although it is free, or NaN.
  @inline(__always)
  var freeWidth: Float { widthMode == .free ? width : .nan }

  /// The height that percents refer to although it is free, or NaN.
  @inline(__always)
  var freeHeight: Float { heightMode == .free ? height : .nan }

  /// Constraints in which both lengths are free.
  static let open = FlexConstraints(
    width: .nan, .free, height: .nan, .free, ownerWidth: .nan, ownerHeight: .nan)
}

/// The purpose of a visit of a box.
enum FlexPass: UInt8, Sendable {
  /// The visit finds the size of the box.
  case measure
  /// The visit finds the size that a layout would give, which may differ from the measured one.
  case trial
  /// The visit places the contents of the box.
  case layout
}

/// The size of a box, and the ranges of constraints for which it holds.
struct FlexAnswer: Sendable {
  var width: Float
  var height: Float
  /// The distance from the top edge to the first baseline.
  var baseline: Float
  var widths = Bounds.lengths
  var heights = Bounds.lengths

  @inline(__always)
  init(_ width: Float, _ height: Float, baseline: Float) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }

  @inline(__always)
  func length(_ axis: Axis) -> Float { axis.pick(width, height) }

  @inline(__always)
  func window(_ axis: Axis) -> Bounds { axis.pick(widths, heights) }

  /// The result for a box that is not laid out.
  static let nothing = FlexAnswer(0, 0, baseline: 0)
}

/// A cached result of a box.
struct FlexMemoEntry: KeptAnswer, Sendable {
  var answer: FlexAnswer
  var key: FlexMemoKey
  /// The lengths that percents referred to where a length was free, else NaN.
  var freeWidth: Float
  var freeHeight: Float
  var ownerWidth: Float
  var ownerHeight: Float
  /// The histories of the box before and after the visit.
  var history: FlexHistory
  var next: Int32
}

/// The part of constraints that must be equal before their lengths are compared with a cached
/// result.
struct FlexMemoKey: Sendable, Equatable {
  private var bits: UInt8

  @inline(__always)
  init(_ constraints: FlexConstraints, _ pass: FlexPass) {
    bits =
      (constraints.widthMode == .exact ? 1 : 0) | (constraints.heightMode == .exact ? 2 : 0)
      | (pass == .trial ? 4 : 0)
    // A free length that percents refer to is rare.
    if !constraints.freeWidth.isNaN { bits |= 8 }
    if !constraints.freeHeight.isNaN { bits |= 16 }
  }

  var hasFree: Bool { bits & 24 != 0 }
  /// Whether the length was free although percents refer to it.
  var hasFreeWidth: Bool { bits & 8 != 0 }
  var hasFreeHeight: Bool { bits & 16 != 0 }
  var hasExactWidth: Bool { bits & 1 != 0 }
  var hasExactHeight: Bool { bits & 2 != 0 }

  /// The purpose of the visit.
  var pass: FlexPass { bits & 4 != 0 ? .trial : .measure }
}
