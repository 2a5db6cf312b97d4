extension Solver {
  @inline(__always)
  func begin(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, isRow: Bool
  ) -> FlexRun {
    let style = flexBox(at: box)
    let owner = offer.ownerWidth
    let widthFrame = style.frame(isRow: true, owner)
    let heightFrame = style.frame(isRow: false, owner)
    var widths = FlexWindow.open
    var heights = FlexWindow.open
    let width = inner(
      box, offer.width - style.margin(isRow: true, owner), widthFrame, offer.widthMode,
      &widths, of: offer.ownerWidth, owner, isRow: true)
    let height = inner(
      box, offer.height - style.margin(isRow: false, owner), heightFrame, offer.heightMode,
      &heights, of: offer.ownerHeight, owner, isRow: false)
    let flags = style.pointee.flags
    let isMainReversed = flags.contains(.mainIsReversed)
    var run = FlexRun(
      box: box, pass: pass, offer: offer, direction: style.pointee.direction,
      mainStart: isRow ? (isMainReversed ? .right : .left) : (isMainReversed ? .bottom : .top),
      crossStart: isRow ? .top : (flags.contains(.crossIsReversed) ? .right : .left),
      mainMode: isRow ? offer.widthMode : offer.heightMode,
      crossMode: isRow ? offer.heightMode : offer.widthMode,
      mainOwner: isRow ? offer.ownerWidth : offer.ownerHeight,
      crossOwner: isRow ? offer.ownerHeight : offer.ownerWidth,
      mainFrame: isRow ? widthFrame : heightFrame,
      crossFrame: isRow ? heightFrame : widthFrame,
      innerWidth: width, innerHeight: height,
      innerMain: isRow ? width : height, innerCross: isRow ? height : width)
    run.widths = widths
    run.heights = heights
    return run
  }

  /// What is left inside padding and border, held to the limits; notes for which lengths it is.
  @inline(__always)
  private func inner(
    _ box: Int32, _ outer: Float, _ frame: Float, _ mode: FlexMode, _ window: inout FlexWindow,
    of whole: Float, _ owner: Float, isRow: Bool
  ) -> Float {
    let style = flexBox(at: box)
    let flags = style.pointee.flags
    let isScrolling = flags.contains(.scrolls)
    let hasPercent = flags.contains(isRow ? .hasPercentOfWidth : .hasPercentOfHeight)
    var inner = outer - frame
    guard mode != .free || !inner.isNaN else {
      // Not to be told from a great limit, but where a limit counts.
      let isAlone =
        hasPercent || isScrolling || flags.contains(.hasLimits)
        || (flags.contains(.hasChildBasis) && flags.contains(.isRow) == isRow)
      window = isAlone ? FlexWindow(only: .infinity) : .positive
      return .nan
    }
    var isPoint = mode != .atMost || hasPercent || isScrolling
    if flags.contains(.hasLimits) {
      let most = style.greatest(isRow: isRow, of: whole, ownerWidth: owner) - frame
      if inner > most {
        inner = most
        isPoint = true
      }
      let least = style.least(isRow: isRow, of: whole, ownerWidth: owner) - frame
      let floor = least.isNaN ? 0 : least
      if inner < floor {
        inner = floor
        isPoint = true
      } else {
        window = FlexWindow(from: floor, to: .greatestFiniteMagnitude)
      }
      if !most.isNaN { window.to = most }
    } else if inner < 0 {
      inner = 0
      isPoint = true
    } else if flags.contains(.hasChildBasis) && flags.contains(.isRow) == isRow {
      window = FlexWindow(from: 0, to: .greatestFiniteMagnitude)
    }
    if !(window.from > 0) { window.from = FlexWindow.positive.from }
    if isPoint { window = FlexWindow(only: mode == .free ? .infinity : inner) }
    return inner
  }
}
