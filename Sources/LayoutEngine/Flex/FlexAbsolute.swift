/// An absolute box during its layout: CSS Flexible Box Layout Level 1, section 4.1.
///
/// The box takes no part in the flow. Its insets and percents refer to the containing box: the
/// nearest box around it that is not static. On an axis without an inset the box is in its parent,
/// at its static position: where it would be as its parent's only item.
struct FlexAbsolute {
  private let item: FlexChild
  private let parent: FlexChild
  /// The containing box, and the position of the parent in it.
  private let frame: FlexContaining
  private let containing: Borrowed<FlexBox>
  /// The size that percents refer to: the containing box inside its border, and in FlexLayout
  /// inside its padding too.
  private let ownerWidth: Float
  private let ownerHeight: Float

  /// Lays out the absolute children of `frame.current`.
  ///
  /// A static child that contains absolute boxes is queued in `solver.flex.containing`.
  static func layOut(in frame: FlexContaining, _ solver: inout Solver) {
    let parent = solver.flexChild(frame.current)
    guard solver.nodes[Int(parent.style.pointee.node)].depth < Limits.depth else { return }
    var next = parent.style.pointee.firstChild
    while next >= 0 {
      let item = solver.flexChild(next)
      next = item.style.pointee.nextSibling
      if item.style.pointee.flags.contains(.isHidden) { continue }
      if item.style.pointee.position == .absolute {
        FlexAbsolute(item, in: parent, frame, solver.flexBox(at: frame.box)).layOut(&solver)
      } else if item.style.pointee.position == .static,
        item.style.pointee.flags.contains(.holdsAbsolute)
      {
        // Clamped as in `writeFrames`, because a position from an earlier solve is stored clamped.
        var inner = frame
        inner.current = item.index
        inner.x += item.state.pointee.left.clamped(to: Limits.length)
        inner.y += item.state.pointee.top.clamped(to: Limits.length)
        solver.flex.containing.append(inner)
      }
    }
  }

  private init(
    _ item: FlexChild, in parent: FlexChild, _ frame: FlexContaining,
    _ containing: Borrowed<FlexBox>
  ) {
    self.item = item
    self.parent = parent
    self.frame = frame
    self.containing = containing
    let border = containing.pointee.border
    let isFlexLayout = parent.style.pointee.flags.contains(.isFlexLayout)
    ownerWidth = isFlexLayout ? frame.innerWidth : frame.width - (border.left + border.right)
    ownerHeight = isFlexLayout ? frame.innerHeight : frame.height - (border.top + border.bottom)
  }

  private func layOut(_ solver: inout Solver) {
    size(&solver)
    let left = position(.row)
    let top = position(.column)
    let flags = item.style.pointee.flags
    item.state.pointee.left = flags.contains(.hasHorizontalInset) ? left - frame.x : left
    item.state.pointee.top = flags.contains(.hasVerticalInset) ? top - frame.y : top
  }

  // MARK: Sizes

  /// Determines the size of the box, and lays out its contents.
  private func size(_ solver: inout Solver) {
    let style = item.style
    let laid = Int(style.pointee.laid)
    if laid >= 0 { solver.flexLaids[laid].history = FlexHistory.none }
    let marginRow = style.margin(.row, ownerWidth)
    let marginColumn = style.margin(.column, ownerWidth)
    var width = definiteLength(.row, marginRow)
    var height = definiteLength(.column, marginColumn)
    let ratio = style.pointee.aspectRatio
    if !ratio.isNaN && width.isNaN != height.isNaN {
      if width.isNaN {
        width = marginRow + (height - marginColumn) * ratio
      } else {
        height = marginColumn + (width - marginRow) / ratio
      }
    }
    if width.isNaN || height.isNaN {
      // Yoga applies the available width as a maximum only to children of a column.
      let hasMaximum =
        parent.style.axis == .column && width.isNaN && frame.widthMode != .free && ownerWidth > 0
      let widthMode: FlexMode = hasMaximum ? .atMost : width.isNaN ? .free : .exact
      let answer = solver.flexAnswer(
        item.index,
        FlexConstraints(
          width: hasMaximum ? ownerWidth : width, widthMode, height: height,
          height.isNaN ? .free : .exact, ownerWidth: ownerWidth, ownerHeight: ownerHeight),
        .measure)
      width = answer.width + marginRow
      height = answer.height + marginColumn
    }
    let answer = solver.flexAnswer(
      item.index,
      FlexConstraints(
        width: width, .exact, height: height, .exact,
        ownerWidth: ownerWidth, ownerHeight: ownerHeight),
      .layout)
    item.note(answer)
  }

  /// The specified length of the box, or the one between its insets; NaN if it has neither.
  private func definiteLength(_ axis: Axis, _ margin: Float) -> Float {
    let style = item.style
    let whole = axis.pick(ownerWidth, ownerHeight)
    if style.isDefinite(axis, of: whole) {
      return style.outerLength(axis, of: whole, ownerWidth: ownerWidth) + margin
    }
    let direction = parent.style.pointee.direction
    let start = style.writtenInset(at: axis == .row ? .left : .top, direction, of: whole)
    let end = style.writtenInset(at: axis == .row ? .right : .bottom, direction, of: whole)
    guard !start.isNaN && !end.isNaN else { return .nan }
    let border = containing.pointee.border
    let borders = axis.pick(border.left + border.right, border.top + border.bottom)
    return style.bounded(
      frame.length(axis) - borders - (start + end), axis, of: whole, ownerWidth: ownerWidth)
  }

  // MARK: Positions

  /// The distance from the left or top edge: of the containing box if the axis has an inset, else
  /// of the parent.
  private func position(_ axis: Axis) -> Float {
    let style = item.style
    let direction = parent.style.pointee.direction
    let size = item.state.pointee.length(axis)
    let whole = axis.pick(ownerWidth, ownerHeight)
    let outer = frame.length(axis)
    let start: BoxEdge = axis == .row ? (direction == .ltr ? .left : .right) : .top
    let startInset = style.writtenInset(at: start, direction, of: whole)
    let endInset = style.writtenInset(at: start.opposite, direction, of: whole)
    guard startInset.isNaN && endInset.isNaN else {
      let fromStart: Float
      if !startInset.isNaN {
        fromStart =
          startInset + containing.border(at: start) + style.margin(at: start, direction, whole)
      } else {
        fromStart =
          outer - size - containing.border(at: start.opposite)
          - style.margin(at: start.opposite, direction, whole) - endInset
      }
      return start == .right ? outer - size - fromStart : fromStart
    }
    let isReversed = parent.style.pointee.flags.contains(
      parent.style.axis == axis ? .mainIsReversed : .crossIsReversed)
    let fromFlexStart = staticPosition(axis, size, isReversed: isReversed)
    guard isReversed else { return fromFlexStart }
    // With an inset of `auto` the axis is reversed in the containing box (Yoga).
    let hasInset = style.pointee.flags.contains(
      axis == .row ? .hasHorizontalInset : .hasVerticalInset)
    return (hasInset ? outer : parent.state.pointee.length(axis)) - size - fromFlexStart
  }

  /// The position of a box without insets, from the edge of its parent at which the axis starts.
  private func staticPosition(_ axis: Axis, _ size: Float, isReversed: Bool) -> Float {
    let start: BoxEdge =
      axis == .row ? (isReversed ? .right : .left) : (isReversed ? .bottom : .top)
    let direction = parent.style.pointee.direction
    let outer = parent.state.pointee.length(axis)
    let startFrame = parentFrame(at: start)
    let endFrame = parentFrame(at: start.opposite)
    let startMargin = item.style.margin(at: start, direction, ownerWidth)
    switch alignment(axis) {
    case .start: return startMargin + startFrame
    case .end:
      return outer - size
        - (endFrame + item.style.margin(at: start.opposite, direction, ownerWidth))
    case .center:
      let room = outer - startFrame - endFrame
      return (room - (size + item.style.margin(axis, ownerWidth))) / 2 + startFrame + startMargin
    }
  }

  private enum Alignment {
    case start
    case center
    case end
  }

  /// The alignment of the parent's only item along an axis.
  private func alignment(_ axis: Axis) -> Alignment {
    guard axis != parent.style.axis else {
      return switch parent.style.pointee.justifyContent {
      case .start, .flexStart, .spaceBetween: .start
      case .center, .spaceAround, .spaceEvenly: .center
      case .end, .flexEnd: .end
      }
    }
    let turns = parent.style.pointee.wrap == .wrapReverse
    return switch item.style.pointee.align {
    case .start, .flexStart, .baseline, .stretch: turns ? .end : .start
    case .center: .center
    case .end, .flexEnd: turns ? .start : .end
    }
  }

  /// The padding and border of the parent; in FlexLayout only its border, because absolute children
  /// may cover the padding.
  private func parentFrame(at edge: BoxEdge) -> Float {
    parent.style.pointee.flags.contains(.isFlexLayout)
      ? parent.style.border(at: edge)
      : parent.style.frame(at: edge, parent.state.pointee.ownerWidth)
  }
}
