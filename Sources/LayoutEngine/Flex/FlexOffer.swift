/// How much of a length is decided.
enum FlexMode: UInt8, Sendable {
  /// It is that.
  case exact
  /// It is at most that.
  case atMost
  /// It is whatever the content makes of it.
  case free
}

/// What is offered on one axis, with the margins of whom it is offered to.
struct FlexLength {
  /// No number where nothing is known; a free length may have one that percents are of.
  var value: Float
  var mode: FlexMode

  @inline(__always)
  init(_ value: Float, _ mode: FlexMode) {
    self.value = value
    self.mode = mode
  }

  @inline(__always)
  init(exactly value: Float) { self.init(value, .exact) }

  /// At most that, or whatever it comes to where that is not known.
  @inline(__always)
  init(upTo value: Float) { self.init(value, value.isNaN ? .free : .atMost) }

  @inline(__always)
  static var free: FlexLength { FlexLength(.nan, .free) }
}

/// What a box is offered: lengths with its margins, and the size of its owner.
struct FlexOffer: Sendable {
  /// No number where nothing is known; a free length may have one that percents are of.
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

  /// Lengths along and across a container of the main axis `axis`.
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

  /// The width that percents are of though it is free, or no number.
  @inline(__always)
  var freeWidth: Float { widthMode == .free ? width : .nan }

  /// The height that percents are of though it is free, or no number.
  @inline(__always)
  var freeHeight: Float { heightMode == .free ? height : .nan }

  /// Nothing decided.
  static let open = FlexOffer(
    width: .nan, .free, height: .nan, .free, ownerWidth: .nan, ownerHeight: .nan)
}

/// What a run over a box is for.
enum FlexPass: UInt8, Sendable {
  /// Its size.
  case measure
  /// Its size once it is laid out, which may differ.
  case trial
  /// The places of what is in it.
  case layout
}

/// The size of a box, and for which offers it is the same.
struct FlexAnswer: Sendable {
  var width: Float
  var height: Float
  /// From the top to the first baseline.
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

  /// The answer of what is not laid out.
  static let nothing = FlexAnswer(0, 0, baseline: 0)
}

/// An answer of a flexbox's box.
struct FlexMemoEntry: KeptAnswer, Sendable {
  var answer: FlexAnswer
  var key: FlexMemoKey
  /// What percents were of where a length was free, else no number.
  var freeWidth: Float
  var freeHeight: Float
  var ownerWidth: Float
  var ownerHeight: Float
  /// What earlier visits had left in the box, and what this one left.
  var history: FlexHistory
  var next: Int32
}

/// What must be the same of an offer for an answer to be asked for its lengths at all.
struct FlexMemoKey: Sendable, Equatable {
  private var bits: UInt8

  @inline(__always)
  init(_ offer: FlexOffer, _ pass: FlexPass) {
    bits =
      (offer.widthMode == .exact ? 1 : 0) | (offer.heightMode == .exact ? 2 : 0)
      | (pass == .trial ? 4 : 0)
    // A free length that percents are of is rare.
    if !offer.freeWidth.isNaN { bits |= 8 }
    if !offer.freeHeight.isNaN { bits |= 16 }
  }

  var hasFree: Bool { bits & 24 != 0 }
  /// Whether a length was free and yet one that percents are of.
  var hasFreeWidth: Bool { bits & 8 != 0 }
  var hasFreeHeight: Bool { bits & 16 != 0 }
  var hasExactWidth: Bool { bits & 1 != 0 }
  var hasExactHeight: Bool { bits & 2 != 0 }

  /// What was asked.
  var pass: FlexPass { bits & 4 != 0 ? .trial : .measure }
}
