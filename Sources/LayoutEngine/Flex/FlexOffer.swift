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

/// The lengths that give one answer; a free one is infinite.
struct FlexWindow: Sendable {
  var from: Float
  var to: Float

  static let open = FlexWindow(from: 0, to: .infinity)

  /// Any length but none: at most nothing is as good as exact.
  static var positive: FlexWindow { FlexWindow(from: .leastNonzeroMagnitude, to: .infinity) }

  @inline(__always)
  init(from: Float, to: Float) {
    self.from = from
    self.to = to
  }

  @inline(__always)
  init(only value: Float) { self.init(from: value, to: value) }

  /// No length at all, until one is held.
  static var none: FlexWindow { FlexWindow(from: .infinity, to: 0) }

  /// Whether one length is all there is.
  @inline(__always)
  var isPoint: Bool { !(from < to) }

  @inline(__always)
  mutating func meet(_ other: FlexWindow) {
    if other.from > from { from = other.from }
    if other.to < to { to = other.to }
  }

  /// Takes in the offer that it was made for, in spite of rounding.
  @inline(__always)
  mutating func hold(_ value: Float) {
    if !(value >= from) { from = value }
    if !(value <= to) { to = value }
  }

  @inline(__always)
  func accepts(_ value: Float) -> Bool { value >= from && value <= to }

  /// The offers from outside whose inside, less a margin and then padding and border, is in the window.
  ///
  /// Taking away is monotonic, so that it is enough to see to it that what is left of the bounds is in
  /// the window: rounding may have put them an ulp beyond.
  @inline(__always)
  func widened(by margin: Float, _ frame: Float) -> FlexWindow {
    var window = self
    if from > 0 {
      window.from = from + (margin + frame)
      if !(window.from - margin - frame >= from) {
        window.from = Self.rounded(window.from, .up) { $0 - margin - frame >= from }
      }
    }
    if to < .infinity {
      window.to = to + (margin + frame)
      if !(window.to - margin - frame <= to) {
        window.to = Self.rounded(window.to, .down) { $0 - margin - frame <= to }
      }
    }
    return window
  }

  /// The nearest bound that fits; well inside, where none of the next few does.
  @inline(never)
  private static func rounded(
    _ bound: Float, _ direction: FloatingPointRoundingRule, until fits: (Float) -> Bool
  ) -> Float {
    var bound = bound
    for _ in 0..<3 {
      bound = direction == .up ? bound.nextUp : bound.nextDown
      if fits(bound) { return bound }
    }
    let slack = bound.magnitude * 2e-6
    return direction == .up ? bound + slack : bound - slack
  }
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
