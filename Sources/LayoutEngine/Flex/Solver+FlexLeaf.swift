extension Solver {
  /// A content that is measured, with padding and border around it.
  @inline(never)
  mutating func leafAnswer(_ box: Int32, _ offer: FlexOffer) -> FlexAnswer {
    let style = flexBox(at: box)
    let owner = offer.ownerWidth
    let widthFrame = style.frame(isRow: true, owner)
    let heightFrame = style.frame(isRow: false, owner)
    let marginRow = style.margin(isRow: true, owner)
    let marginColumn = style.margin(isRow: false, owner)
    let outerWidth = offer.width - marginRow
    let outerHeight = offer.height - marginColumn
    var answer = FlexAnswer(outerWidth, outerHeight, baseline: .nan)
    let widthIsExact = offer.widthMode == .exact
    let heightIsExact = offer.heightMode == .exact
    let isMeasured = !(widthIsExact && heightIsExact)
    if isMeasured || usesBaselines {
      let content = measureContent(
        of: box,
        Offer(
          width: AxisOffer(outerWidth - widthFrame, offer.widthMode),
          height: AxisOffer(outerHeight - heightFrame, offer.heightMode)))
      if !widthIsExact { answer.width = content.size.width + widthFrame }
      if !heightIsExact { answer.height = content.size.height + heightFrame }
      if content.ascender > 0 {
        answer.baseline = content.ascender + style.frameTop(owner)
      }
      answer.widths = window(content.validity.width, outerWidth - widthFrame)
        .widened(by: marginRow, widthFrame)
      answer.heights = window(content.validity.height, outerHeight - heightFrame)
        .widened(by: marginColumn, heightFrame)
    }
    if widthIsExact { answer.widths = FlexWindow(only: offer.width) }
    if heightIsExact { answer.heights = FlexWindow(only: offer.height) }
    answer.widths.hold(offer.widthMode == .free ? .infinity : offer.width)
    answer.heights.hold(offer.heightMode == .free ? .infinity : offer.height)
    answer.width = style.bounded(
      answer.width, isRow: true, of: offer.ownerWidth, ownerWidth: owner
    ).heldPositive(to: Limits.length)
    answer.height = style.bounded(
      answer.height, isRow: false, of: offer.ownerHeight, ownerWidth: owner
    ).heldPositive(to: Limits.length)
    if answer.baseline.isNaN { answer.baseline = answer.height }
    return answer
  }

  /// Measures what is in a box that is no flexbox.
  private mutating func measureContent(of box: Int32, _ offer: Offer) -> Measure {
    let node = boxes[Int(box)].node
    switch boxes[Int(box)].content {
    case .boxes: return .nothing
    case .text: return measureText(node, offer)
    case .intrinsic: return Self.leaf(boxes[Int(box)].intrinsicSize, offer)
    case .fill: return Self.fill(offer)
    case .element: return measure(node, offer)
    }
  }

  /// The offers of at most so much for which the content is the same.
  private func window(_ validity: AxisValidity, _ inner: Float) -> FlexWindow {
    guard inner >= 0 || inner.isNaN else { return FlexWindow(only: inner) }
    var window = FlexWindow(from: validity.high.from, to: validity.high.to)
    window.meet(FlexWindow(from: validity.parent.from, to: validity.parent.to))
    if !(window.from > 0) { window.from = Float.leastNonzeroMagnitude }
    return window
  }
}

extension AxisOffer {
  /// What is offered to an element of another family: its parent's length is what it may take.
  @inline(__always)
  init(_ inner: Float, _ mode: FlexMode) {
    switch mode {
    case .exact:
      let length = inner > 0 ? inner : 0
      self.init(exactly: length, parent: length)
    case .atMost:
      let length = inner > 0 ? inner : 0
      self.init(0, length, parent: length)
    case .free: self = .open
    }
  }
}
