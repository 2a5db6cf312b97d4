extension Solver {
  @inline(__always)
  func begin(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, isRow: Bool
  ) -> FlexRun {
    let style = flexBox(at: box)
    let owner = offer.ownerWidth
    let widthFrame = style.frame(isRow: true, owner)
    let heightFrame = style.frame(isRow: false, owner)
    var widths = FlexReach.open
    var heights = FlexReach.open
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
    _ box: Int32, _ outer: Float, _ frame: Float, _ mode: FlexMode, _ reach: inout FlexReach,
    of whole: Float, _ owner: Float, isRow: Bool
  ) -> Float {
    let style = flexBox(at: box)
    let flags = style.pointee.flags
    let isScrolling = flags.contains(.scrolls)
    let hasPercent = flags.contains(isRow ? .hasPercentOfWidth : .hasPercentOfHeight)
    let hasBasis = flags.contains(.hasChildBasis) && flags.contains(.isRow) == isRow
    let length = outer - frame
    guard mode != .free || !length.isNaN else {
      // Not to be told from a great limit, but where a limit counts.
      let isAlone = hasPercent || isScrolling || hasBasis || flags.contains(.hasLimits)
      reach = FlexReach(isAlone ? FlexWindow(only: .infinity) : .positive)
      return .nan
    }
    var inner = length
    // The lengths that come to the same side of each limit; each limit is on both sides of itself.
    var window = FlexWindow(from: -.infinity, to: .greatestFiniteMagnitude)
    var isHeld = false
    if flags.contains(.hasLimits) {
      let most = style.greatest(isRow: isRow, of: whole, ownerWidth: owner) - frame
      if inner > most {
        inner = most
        isHeld = true
        window.from = most
      } else if !most.isNaN {
        window.to = most
      }
      let least = style.least(isRow: isRow, of: whole, ownerWidth: owner) - frame
      let floor = least.isNaN ? 0 : least
      if inner < floor {
        inner = floor
        if !isHeld && floor < window.to { window.to = floor }
        isHeld = true
      } else if !isHeld {
        window.from = floor
      }
    } else if inner < 0 {
      inner = 0
      isHeld = true
      window.to = 0
    } else if !hasBasis {
      window.to = .infinity
    }
    if mode != .atMost {
      window = FlexWindow(only: mode == .free ? .infinity : length)
    } else if !isHeld {
      // What is inside is seen by the children; at most nothing is as good as exact.
      if hasPercent || isScrolling { window = FlexWindow(only: length) }
      if !(window.from > 0) && !window.isPoint { window.from = FlexWindow.positive.from }
    }
    reach = FlexReach(window, isHeld: isHeld && mode == .atMost)
    return inner
  }
}
