// Boxes whose size is known without a look at what is in them.
extension Solver {
  /// A box with nothing in it.
  @inline(__always)
  func emptyAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer {
    let style = flexBox(at: box)
    let width =
      offer.widthMode == .exact
      ? offer.width - style.margin(isRow: true, offer.ownerWidth) : 0
    let height =
      offer.heightMode == .exact
      ? offer.height - style.margin(isRow: false, offer.ownerWidth) : 0
    return answer(box, width, height, offer)
  }

  /// Lengths held to the limits of a box, and to its padding and border.
  @inline(__always)
  private func answer(
    _ box: Int32, _ width: Float, _ height: Float, _ offer: FlexOffer
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    let height = style.bounded(
      height, isRow: false, of: offer.ownerHeight, ownerWidth: offer.ownerWidth
    ).heldPositive(to: Limits.length)
    let width = style.bounded(
      width, isRow: true, of: offer.ownerWidth, ownerWidth: offer.ownerWidth
    ).heldPositive(to: Limits.length)
    return FlexAnswer(width, height, baseline: height)
  }

  /// The answer of a box whose lengths are both decided, unless something in it has to be placed.
  @inline(__always)
  func fixedAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer? {
    let style = flexBox(at: box)
    let width = offer.width - style.margin(isRow: true, offer.ownerWidth)
    let height = offer.height - style.margin(isRow: false, offer.ownerWidth)
    guard offer.widthMode == .exact || (offer.widthMode == .atMost && width <= 0),
      offer.heightMode == .exact || (offer.heightMode == .atMost && height <= 0)
    else { return nil }
    var fixed = answer(
      box, offer.widthMode == .atMost ? 0 : width, offer.heightMode == .atMost ? 0 : height, offer)
    // Nothing in it was measured, so that no baseline is known.
    fixed.baseline = .nan
    fixed.widths = FlexWindow(only: offer.width)
    fixed.heights = FlexWindow(only: offer.height)
    return fixed
  }

  /// Leaves out the offers that leave nothing within the margins, which are as good as decided.
  @inline(__always)
  func stayOpen(_ box: Int32, _ offer: FlexOffer, _ answer: inout FlexAnswer) {
    if offer.widthMode == .atMost {
      answer.widths.leaveOut(flexBox(at: box).margin(isRow: true, offer.ownerWidth), offer.width)
    }
    if offer.heightMode == .atMost {
      answer.heights.leaveOut(flexBox(at: box).margin(isRow: false, offer.ownerWidth), offer.height)
    }
  }
}

extension FlexWindow {
  /// Leaves out what is not greater than the margins, where the offer is.
  @inline(__always)
  fileprivate mutating func leaveOut(_ margins: Float, _ offer: Float) {
    if offer > margins && !(from > margins) { from = margins.nextUp }
  }
}
