/// The area that a box lies in: a grid area, or the containing block of an absolute box.
struct BoxArea {
  var width: Float
  /// No number where it is not known yet.
  var height: Float
  /// What percents are of.
  var wholeWidth: Float
  var wholeHeight: Float

  init(width: Float, height: Float) {
    self.width = width
    self.height = height
    wholeWidth = width
    wholeHeight = height
  }
}

/// How large a box comes to be.
struct BoxUsed {
  var width: Float
  var height: Float
  /// From its upper edge; no number where it has none.
  var baseline: Float
  /// What it is laid out in.
  var space: BoxSpace
}

extension BoxStyle {
  /// A width held to the limits of the height by way of the ratio.
  func transferred(width: Float, of whole: Float, _ frame: UsedEdges) -> Float {
    let least = minHeight(of: whole, frame)
    let most = maxHeight(of: whole, frame)
    var width = width
    if most < .infinity { width = Swift.min(width, self.width(fromHeight: most, frame)) }
    if !least.isNaN { width = Swift.max(width, self.width(fromHeight: least, frame)) }
    return width
  }

  /// A height held to the limits of the width by way of the ratio.
  func transferred(height: Float, of whole: Float, _ frame: UsedEdges) -> Float {
    let least = minWidth(of: whole, frame)
    let most = maxWidth(of: whole, frame)
    var height = height
    if most < .infinity { height = Swift.min(height, self.height(fromWidth: most, frame)) }
    if !least.isNaN { height = Swift.max(height, self.height(fromWidth: least, frame)) }
    return height
  }

  /// How far insets move a box in the flow; the one at the start counts before that at the end.
  func shift(in area: BoxArea, _ direction: WritingDirection) -> LayoutPoint {
    let left = resolved(inset.left, .insetLeft, of: area.width)
    let right = resolved(inset.right, .insetRight, of: area.width)
    let top = resolved(inset.top, .insetTop, of: area.height)
    let bottom = resolved(inset.bottom, .insetBottom, of: area.height)
    var shift = LayoutPoint.zero
    if direction == .ltr || right.isNaN {
      shift.x = !left.isNaN ? left : !right.isNaN ? -right : 0
    } else {
      shift.x = -right
    }
    shift.y = !top.isNaN ? top : !bottom.isNaN ? -bottom : 0
    return shift
  }
}

extension Solver {
  /// How large a box is in an area by the rules of CSS: it fills it where it stretches, and is else as
  /// wide as its content within it (CSS Grid §6.2).
  mutating func usedSize(
    of node: Int32, _ style: Borrowed<BoxStyle>, in area: BoxArea, stretchesWidth: Bool,
    stretchesHeight: Bool, wantsBaseline: Bool
  ) -> BoxUsed {
    let frame = style.pointee.frame(of: area.wholeWidth)
    let margin = style.pointee.margin(of: area.wholeWidth)
    if stretchesWidth && stretchesHeight && !area.height.isNaN && !wantsBaseline,
      style.pointee.flags.isDisjoint(with: .hasSizeOrFills), !style.pointee.hasRatio
    {
      // Most boxes fill their area, whatever is in them.
      let width = Swift.max(area.width - margin.horizontal, frame.horizontal)
      let height = Swift.max(area.height - margin.vertical, frame.vertical)
      let space = layoutSpace(
        of: node, style, frame, width: width, height: height, ownerWidth: area.wholeWidth,
        ownerHeight: area.wholeHeight)
      return BoxUsed(width: width, height: height, baseline: .nan, space: space)
    }
    let leastWidth = style.pointee.minWidth(of: area.wholeWidth, frame)
    let mostWidth = style.pointee.maxWidth(of: area.wholeWidth, frame)
    let leastHeight = style.pointee.minHeight(of: area.wholeHeight, frame)
    let mostHeight = style.pointee.maxHeight(of: area.wholeHeight, frame)
    let free = area.width - margin.horizontal
    var width = style.pointee.width(of: area.wholeWidth, frame)
    var height = style.pointee.height(of: area.wholeHeight, frame)
    let floorWidth = style.pointee.flags.contains(.fillsColumns) ? 0 : frame.horizontal
    if width.isNaN && stretchesWidth { width = Swift.max(free, floorWidth) }
    if height.isNaN && stretchesHeight && !area.height.isNaN {
      height = Swift.max(area.height - margin.vertical, frame.vertical)
    }
    if !height.isNaN {
      height = Swift.max(Swift.min(height, mostHeight), leastHeight.isNaN ? 0 : leastHeight)
    }
    var floor: Float = 0
    if width.isNaN {
      if style.pointee.hasRatio && !height.isNaN {
        width = style.pointee.width(fromHeight: height, frame)
        if leastWidth.isNaN && !style.pointee.flags.contains(.scrolls) {
          floor = Swift.min(
            contentWidth(
              of: node, style, frame, .minContent, height: height, ownerWidth: area.wholeWidth),
            mostWidth)
        }
      } else {
        width = fitContent(free, of: node, style, frame, height: height, area)
        if style.pointee.hasRatio {
          width = style.pointee.transferred(width: width, of: area.wholeHeight, frame)
        }
      }
    }
    width = Swift.max(Swift.min(width, mostWidth), leastWidth.isNaN ? floor : leastWidth)
    width = Swift.max(width, floorWidth)
    if height.isNaN && style.pointee.hasRatio {
      height = style.pointee.height(fromWidth: width, frame)
      height = style.pointee.transferred(height: height, of: area.wholeWidth, frame)
      if leastHeight.isNaN && !style.pointee.flags.contains(.scrolls) {
        let space = layoutSpace(
          of: node, style, frame, width: width, height: .nan, ownerWidth: area.wholeWidth,
          ownerHeight: area.wholeHeight)
        height = Swift.max(
          height, Swift.min(contentHeight(of: node, frame, space).length, mostHeight))
      }
      height = Swift.max(Swift.min(height, mostHeight), leastHeight.isNaN ? 0 : leastHeight)
    }
    let space = layoutSpace(
      of: node, style, frame, width: width, height: height, ownerWidth: area.wholeWidth,
      ownerHeight: area.wholeHeight)
    guard height.isNaN || wantsBaseline else {
      return BoxUsed(width: width, height: height, baseline: .nan, space: space)
    }
    let content = contentHeight(of: node, frame, space)
    var length = height.isNaN ? content.length : height
    length = Swift.max(Swift.min(length, mostHeight), leastHeight.isNaN ? 0 : leastHeight)
    length = Swift.max(length, frame.vertical)
    var baseline = content.baseline
    // That of what scrolls stays within its box.
    if style.pointee.flags.contains(.scrolls) {
      baseline = Swift.min(Swift.max(baseline, 0), length)
    }
    return BoxUsed(width: width, height: length, baseline: baseline, space: space)
  }

  /// The fit-content width of a border box in what is free.
  private mutating func fitContent(
    _ free: Float, of node: Int32, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, height: Float,
    _ area: BoxArea
  ) -> Float {
    let most = contentWidth(
      of: node, style, frame, .maxContent, height: height, ownerWidth: area.wholeWidth)
    guard most > free else { return most }
    let least = contentWidth(
      of: node, style, frame, .minContent, height: height, ownerWidth: area.wholeWidth)
    return Swift.min(most, Swift.max(least, free))
  }

  /// Notes where a grid puts an item, and what it would be laid out in; `frame` is its padding and
  /// border.
  mutating func propose(_ node: Int32, x: Float, y: Float, _ size: BoxUsed, frame: UsedEdges) {
    propose(
      node, x: x, y: y, width: size.width, height: size.height,
      frame: framesItself(node) ? .zero : frame)
    if isBoxContainer(node) { container(node).pointee.proposed = size.space }
  }

  /// The same of an item that is no container of CSS.
  @inline(__always)
  mutating func propose(
    _ node: Int32, x: Float, y: Float, width: Float, height: Float, frame: UsedEdges
  ) {
    let box = boxStates.mutableElement(at: node)
    box.pointee.proposal.pass = pass
    box.pointee.proposal.x = x.held(to: Limits.length)
    box.pointee.proposal.y = y.held(to: Limits.length)
    box.pointee.proposal.width = width.heldPositive(to: Limits.length)
    box.pointee.proposal.height = height.heldPositive(to: Limits.length)
    box.pointee.proposal.frame = frame
  }

  /// Whether a grid has put its items where they stand in a space, since this solve began.
  func hasProposed(_ node: Int32, for space: BoxSpace) -> Bool {
    let container = container(node)
    guard container.pointee.proposedPass == pass else { return false }
    var proposed = container.pointee.proposedSpace
    if proposed == space { return true }
    guard space.height >= 0, space.height == container.pointee.proposedHeight else { return false }
    // The height that followed, handed back as one that is decided.
    proposed.height = space.height
    (proposed.leastHeight, proposed.mostHeight) = (space.leastHeight, space.mostHeight)
    return proposed == space
  }

  /// Puts an item of a grid where that has proposed; tells whether it has.
  @inline(__always)
  mutating func acceptProposal(to node: Int32) -> Bool {
    let index = Int(node)
    let box = boxStates.mutableElement(at: node)
    guard box.pointee.proposal.pass == pass else { return false }
    let frame = box.pointee.proposal.frame
    let size = LayoutSize(
      width: box.pointee.proposal.width, height: box.pointee.proposal.height)
    box.pointee.frame = frame
    if isBoxContainer(node) {
      let container = container(node)
      container.pointee.space = container.pointee.proposed
    }
    states[index].pass = pass
    states[index].position = LayoutPoint(x: box.pointee.proposal.x, y: box.pointee.proposal.y)
    states[index].size = size
    let width = Swift.max(0, size.width - frame.horizontal)
    let height = Swift.max(0, size.height - frame.vertical)
    states[index].offer = Offer(
      width: AxisOffer(exactly: width, parent: width),
      height: AxisOffer(exactly: height, parent: height))
    return true
  }
}

// MARK: Absolute boxes

/// How far the padding box of a grid reaches beyond the area of an absolute box.
struct BoxSurroundings {
  var start: Float
  var end: Float
  var above: Float
  var below: Float
}

/// Where an absolute box lies in its containing block.
struct BoxPlace {
  var x: Float
  var y: Float
  var size: BoxUsed
}

extension Solver {
  /// How large an absolute box is and where it lies (CSS Grid §10, CSS Positioned Layout §4).
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - style: What it says of its box.
  ///   - area: Its containing block.
  ///   - justify: Its horizontal alignment, which counts where its insets leave room for it.
  ///   - align: Its vertical alignment.
  ///   - direction: The direction of its container.
  ///   - around: What there is of the container around that block.
  /// - Returns: Its place and its size.
  mutating func absolutePlace(
    of node: Int32, _ style: Borrowed<BoxStyle>, in area: BoxArea, _ justify: GridAlignment,
    _ align: GridAlignment, direction: WritingDirection, around: BoxSurroundings
  ) -> BoxPlace {
    let left = style.pointee.resolved(style.pointee.inset.left, .insetLeft, of: area.width)
    let right = style.pointee.resolved(style.pointee.inset.right, .insetRight, of: area.width)
    let top = style.pointee.resolved(style.pointee.inset.top, .insetTop, of: area.height)
    let bottom = style.pointee.resolved(style.pointee.inset.bottom, .insetBottom, of: area.height)
    let inner = BoxArea(
      width: Swift.max(0, area.width - (left.isNaN ? 0 : left) - (right.isNaN ? 0 : right)),
      height: Swift.max(0, area.height - (top.isNaN ? 0 : top) - (bottom.isNaN ? 0 : bottom)))
    // Margins that are `auto` have nothing to take where a length is.
    let fillsWidth = !left.isNaN && !right.isNaN && justify.fills
    let fillsHeight = !top.isNaN && !bottom.isNaN && align.fills
    let size = absoluteSize(
      of: node, style, area, inner, fillsWidth: fillsWidth, fillsHeight: fillsHeight)
    let margin = style.pointee.margin(of: area.width)
    let isRightToLeft = direction == .rtl
    let x = place(
      size.width, area.width, inner.width, isRightToLeft ? right : left,
      isRightToLeft ? left : right,
      margins: isRightToLeft ? (margin.right, margin.left) : (margin.left, margin.right),
      autoStart: style.pointee.flags.contains(isRightToLeft ? .autoRight : .autoLeft),
      autoEnd: style.pointee.flags.contains(isRightToLeft ? .autoLeft : .autoRight), justify,
      around: (around.start, around.end))
    let y = place(
      size.height, area.height, inner.height, top, bottom, margins: (margin.top, margin.bottom),
      autoStart: style.pointee.flags.contains(.autoTop),
      autoEnd: style.pointee.flags.contains(.autoBottom), align,
      around: (around.above, around.below))
    return BoxPlace(x: isRightToLeft ? area.width - x - size.width : x, y: y, size: size)
  }

  private mutating func absoluteSize(
    of node: Int32, _ style: Borrowed<BoxStyle>, _ area: BoxArea, _ inner: BoxArea,
    fillsWidth: Bool,
    fillsHeight: Bool
  ) -> BoxUsed {
    // Percents are of the whole block, what is filled or fitted into is within the insets.
    var within = inner
    within.wholeWidth = area.width
    within.wholeHeight = area.height
    let fills = fillsWidth && fillsHeight && style.pointee.hasRatio
    return usedSize(
      of: node, style, in: within, stretchesWidth: fillsWidth,
      stretchesHeight: fillsHeight && !fills, wantsBaseline: false)
  }

  /// Where a box begins on an axis, from its start.
  private func place(
    _ length: Float, _ whole: Float, _ room: Float, _ start: Float, _ end: Float,
    margins: (Float, Float), autoStart: Bool, autoEnd: Bool, _ alignment: GridAlignment,
    around: (before: Float, after: Float)
  ) -> Float {
    if start.isNaN && end.isNaN {
      return alignment.place(
        length, in: whole, margins.0, margins.1, autoStart: false, autoEnd: false)
    }
    guard !start.isNaN else { return whole - end - margins.1 - length }
    guard !end.isNaN else { return start + margins.0 }
    let free = room - length - margins.0 - margins.1
    if autoStart && autoEnd { return start + (free > 0 ? free / 2 : 0) }
    if autoStart { return start + free }
    if autoEnd { return start + margins.0 }
    let place =
      start
      + alignment.place(
        length, in: room, margins.0, margins.1, autoStart: false, autoEnd: false)
    guard free < 0 && alignment != .normal else { return place }
    // What overflows is kept within its insets and its container, from the end first (CSS Box
    // Alignment §4.4, Chromium).
    let (least, most) = (
      Swift.min(-around.before, start), Swift.max(whole + around.after, start + room)
    )
    return Swift.max(Swift.min(place, most - margins.1 - length), least + margins.0)
  }
}
