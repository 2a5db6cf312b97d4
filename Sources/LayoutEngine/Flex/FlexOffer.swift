/// How much of a length is decided.
enum FlexMode: UInt8, Sendable {
  /// It is that.
  case exact
  /// It is at most that.
  case atMost
  /// It is whatever the content makes of it.
  case free
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

  /// Lengths along and across the box that offers them.
  @inline(__always)
  init(
    _ main: Float, _ mainMode: FlexMode, _ cross: Float, _ crossMode: FlexMode,
    ownerWidth: Float, ownerHeight: Float, isRow: Bool
  ) {
    width = isRow ? main : cross
    height = isRow ? cross : main
    widthMode = isRow ? mainMode : crossMode
    heightMode = isRow ? crossMode : mainMode
    self.ownerWidth = ownerWidth
    self.ownerHeight = ownerHeight
  }

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
  var widths = FlexWindow.open
  var heights = FlexWindow.open

  @inline(__always)
  init(_ width: Float, _ height: Float, baseline: Float) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }

  /// The answer of what is not laid out.
  static let nothing = FlexAnswer(0, 0, baseline: 0)
}

/// An answer that is kept, and the next one of the same box.
struct FlexMemoEntry: Sendable {
  var answer: FlexAnswer
  var key: FlexMemoKey
  /// What percents were of where a length was free, else no number.
  var freeWidth: Float
  var freeHeight: Float
  var ownerWidth: Float
  var ownerHeight: Float
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
  var hasExactWidth: Bool { bits & 1 != 0 }
  var hasExactHeight: Bool { bits & 2 != 0 }
  var isTrial: Bool { bits & 4 != 0 }
}
