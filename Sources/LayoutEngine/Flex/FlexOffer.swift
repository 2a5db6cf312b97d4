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
