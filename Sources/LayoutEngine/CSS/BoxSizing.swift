/// The area of a box: a grid area, or the containing block of an absolute box.
struct BoxArea {
  var width: Float
  /// The height, or NaN if it is not known yet.
  var height: Float
  /// The lengths that percents refer to.
  var wholeWidth: Float
  var wholeHeight: Float
  /// Whether a box that fills the area is clamped to the other axis's limits by its aspect ratio,
  /// if that axis has no length of its own.
  ///
  /// Browsers do this for absolute boxes, not for grid items.
  var holdsRatios = false

  init(width: Float, height: Float) {
    self.width = width
    self.height = height
    wholeWidth = width
    wholeHeight = height
  }
}

/// The used size of a box.
struct BoxUsed {
  var width: Float
  var height: Float
  /// The distance from the upper edge to the baseline, or NaN if there is none.
  var baseline: Float
  /// The space in which the box is laid out.
  var space: BoxSpace
}

extension BoxStyle {
  /// The length of the border box on `axis` that the aspect ratio gives for `other`, the length on
  /// the cross axis.
  @inline(__always)
  func length(_ axis: Axis, from other: Float, _ frame: UsedEdges) -> Float {
    axis == .row ? width(fromHeight: other, frame) : height(fromWidth: other, frame)
  }

  /// A content-based length, clamped to the limits of the other axis, transferred by the aspect
  /// ratio.
  ///
  /// Percents of those limits refer to `whole` (CSS Sizing 4, §5.2).
  func clampedByRatio(_ length: Float, _ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    guard hasRatio else { return length }
    var length = length
    let most = most(axis.cross, of: whole, frame)
    if most < .infinity { length = Swift.min(length, self.length(axis, from: most, frame)) }
    // Without a minimum, the other length is at least its padding and border.
    let least = least(axis.cross, of: whole, frame)
    let edges = axis.pick(frame.vertical, frame.horizontal)
    return Swift.max(length, self.length(axis, from: least.isNaN ? edges : least, frame))
  }

  /// The baseline of a box of the given height; in a box that scrolls it stays inside the edges.
  @inline(__always)
  func seen(baseline: Float, within height: Float) -> Float {
    flags.contains(.scrolls) ? Swift.min(Swift.max(baseline, 0), height) : baseline
  }

  /// The offset by which insets move a box in the flow; an inset at the start takes precedence over
  /// one at the end.
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
  /// Returns the used size of a box in an area, by the rules of CSS.
  ///
  /// The box fills the area where it stretches, and otherwise has its fit-content width (CSS Grid
  /// §6.2).
  mutating func usedSize(
    of node: Int32, _ style: Borrowed<BoxStyle>, in area: BoxArea, stretchesWidth: Bool,
    stretchesHeight: Bool, wantsBaseline: Bool
  ) -> BoxUsed {
    let frame = style.pointee.frame(of: area.wholeWidth)
    let margin = style.pointee.margin(of: area.wholeWidth)
    if stretchesWidth && stretchesHeight && !area.height.isNaN && !wantsBaseline,
      style.pointee.flags.isDisjoint(with: .hasSizeOrFills), !style.pointee.hasRatio
    {
      // Most boxes fill their area, whatever their contents.
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
    let (saysWidth, saysHeight) = (!width.isNaN, !height.isNaN)
    if width.isNaN && stretchesWidth {
      width = Swift.max(free, floorWidth)
      if area.holdsRatios && !saysHeight {
        width = style.pointee.clampedByRatio(width, .row, of: area.wholeHeight, frame)
      }
    }
    if height.isNaN && stretchesHeight && !area.height.isNaN {
      height = Swift.max(area.height - margin.vertical, frame.vertical)
      if area.holdsRatios && !saysWidth {
        height = style.pointee.clampedByRatio(height, .column, of: area.wholeWidth, frame)
      }
    }
    if !height.isNaN {
      height = Swift.max(Swift.min(height, mostHeight), leastHeight.isNaN ? 0 : leastHeight)
    }
    var floor: Float = 0
    if width.isNaN {
      if style.pointee.hasRatio && !height.isNaN {
        width = style.pointee.width(fromHeight: height, frame)
        if style.pointee.keepsContent(.row) {
          floor = Swift.min(
            contentWidth(
              of: node, style, frame, .minContent, height: height, ownerWidth: area.wholeWidth),
            mostWidth)
        }
      } else {
        width = style.pointee.clampedByRatio(
          fitContent(free, of: node, style, frame, height: height, area.wholeWidth), .row,
          of: area.wholeHeight, frame)
      }
    }
    width = Swift.max(Swift.min(width, mostWidth), leastWidth.isNaN ? floor : leastWidth)
    // Equivalent, dropped: each width above is already at least `floorWidth`.
    width = Swift.max(width, floorWidth)
    if height.isNaN && style.pointee.hasRatio {
      height = style.pointee.clampedByRatio(
        style.pointee.height(fromWidth: width, frame), .column, of: area.wholeWidth, frame)
      if style.pointee.keepsContent(.column) {
        let content = contentHeight(
          of: node, style, frame, width: width, within: height, .tried,
          ownerWidth: area.wholeWidth, ownerHeight: area.wholeHeight)
        height = Swift.max(height, Swift.min(content, mostHeight))
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
    // Equivalent, `length, frame.vertical` as `frame.vertical, length`: the maximum of two numbers
    // does not depend on their order.
    length = Swift.max(length, frame.vertical)
    return BoxUsed(
      width: width, height: length,
      baseline: style.pointee.seen(baseline: content.baseline, within: length), space: space)
  }

  /// The fit-content width of a border box in the free space (CSS Sizing 3, §4.1); percents of its
  /// padding refer to `owner`.
  mutating func fitContent(
    _ free: Float, of node: Int32, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, height: Float,
    _ owner: Float
  ) -> Float {
    let most = contentWidth(of: node, style, frame, .maxContent, height: height, ownerWidth: owner)
    guard most > free else { return most }
    let least = contentWidth(of: node, style, frame, .minContent, height: height, ownerWidth: owner)
    return Swift.min(most, Swift.max(least, free))
  }

  /// Stores the proposed position of an item and the space for its layout; `frame` is its padding
  /// and border.
  mutating func propose(_ node: Int32, x: Float, y: Float, _ size: BoxUsed, frame: UsedEdges) {
    propose(
      node, x: x, y: y, width: size.width, height: size.height,
      frame: framesItself(node) ? .zero : frame)
    if isBoxContainer(node) { container(node).pointee.proposed = size.space }
  }

  /// Stores the proposed position and size of an item, without a space for its layout.
  @inline(__always)
  mutating func propose(
    _ node: Int32, x: Float, y: Float, width: Float, height: Float, frame: UsedEdges
  ) {
    let box = boxStates.mutableElement(at: node)
    box.pointee.proposal.pass = pass
    box.pointee.proposal.x = x.clamped(to: Limits.length)
    box.pointee.proposal.y = y.clamped(to: Limits.length)
    box.pointee.proposal.width = width.clampedPositive(to: Limits.length)
    box.pointee.proposal.height = height.clampedPositive(to: Limits.length)
    box.pointee.proposal.frame = frame
  }

  /// Whether a container has proposed positions to its items for `space` in the current solve.
  func hasProposed(_ node: Int32, for space: BoxSpace) -> Bool {
    let container = container(node)
    guard container.pointee.proposedPass == pass else { return false }
    var proposed = container.pointee.proposedSpace
    if proposed == space { return true }
    guard space.height >= 0, space.height == container.pointee.proposedHeight else { return false }
    // The content height of an earlier proposal, now passed as a decided height.
    proposed.height = space.height
    // Equivalent, `space.mostHeight` as `space.mostWidth`: a space that is not found to be equal
    // only places the items once more.
    (proposed.leastHeight, proposed.mostHeight) = (space.leastHeight, space.mostHeight)
    return proposed == space
  }

  /// Adopts the position proposed for an item; returns whether there is one from the current solve.
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
    states[index].constraints = Constraints(
      width: AxisConstraints(exactly: width, parent: width),
      height: AxisConstraints(exactly: height, parent: height))
    return true
  }
}
