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
