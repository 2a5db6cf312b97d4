extension Solver {
  /// Lays out the absolute boxes among the children that are looked through; static boxes in which
  /// there are more are left for later, like containing boxes.
  mutating func layOutAbsolutes(_ frame: FlexContaining) {
    guard nodes[Int(boxes[Int(frame.current)].node)].depth < Limits.depth else { return }
    var child = boxes[Int(frame.current)].firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let isShown = !item.pointee.flags.contains(.isHidden)
      if isShown, item.pointee.position == .absolute {
        layOutAbsolute(child, frame)
      } else if isShown, item.pointee.position == .static,
        item.pointee.flags.contains(.holdsAbsolute)
      {
        // As far as in frames, which is all that is left of a place from an earlier solve.
        let left = flexStates[Int(child)].left.held(to: Limits.length)
        let top = flexStates[Int(child)].top.held(to: Limits.length)
        var inner = frame
        inner.current = child
        inner.x += left
        inner.y += top
        flex.containing.append(inner)
      }
      child = item.pointee.nextSibling
    }
  }

  private mutating func layOutAbsolute(_ child: Int32, _ frame: FlexContaining) {
    let parent = frame.current
    let style = flexBox(at: parent)
    let border = boxes[Int(frame.box)].border
    let isFlexLayout = style.pointee.flags.contains(.isFlexLayout)
    let width = isFlexLayout ? frame.innerWidth : frame.width - (border.left + border.right)
    let height = isFlexLayout ? frame.innerHeight : frame.height - (border.top + border.bottom)
    measureAbsolute(child, in: parent, frame, width, height)
    let horizontal = placeAbsolute(child, in: parent, frame, width, height, .row)
    let vertical = placeAbsolute(child, in: parent, frame, width, height, .column)
    let flags = boxes[Int(child)].flags
    flexStates[Int(child)].left =
      flags.contains(.hasHorizontalInset) ? horizontal - frame.x : horizontal
    flexStates[Int(child)].top = flags.contains(.hasVerticalInset) ? vertical - frame.y : vertical
  }

  /// Finds the size of an absolute box and lays it out.
  private mutating func measureAbsolute(
    _ child: Int32, in parent: Int32, _ frame: FlexContaining, _ ownerWidth: Float,
    _ ownerHeight: Float
  ) {
    let item = flexBox(at: child)
    let direction = boxes[Int(parent)].direction
    let marginRow = item.margin(.row, ownerWidth)
    let marginColumn = item.margin(.column, ownerWidth)
    var width = absoluteLength(
      child, frame.width, of: ownerWidth, ownerWidth, marginRow, direction, .row, frame)
    var height = absoluteLength(
      child, frame.height, of: ownerHeight, ownerWidth, marginColumn, direction, .column,
      frame)
    let ratio = item.pointee.aspectRatio
    if !ratio.isNaN && width.isNaN != height.isNaN {
      if width.isNaN {
        width = marginRow + (height - marginColumn) * ratio
      } else {
        height = marginColumn + (width - marginRow) / ratio
      }
    }
    if width.isNaN || height.isNaN {
      var widthMode = width.isNaN ? FlexMode.free : .exact
      if !boxes[Int(parent)].flags.contains(.isRow) && width.isNaN && frame.widthMode != .free
        && ownerWidth > 0
      {
        width = ownerWidth
        widthMode = .atMost
      }
      let answer = flexAnswer(
        child,
        FlexOffer(
          width: width, widthMode, height: height, height.isNaN ? .free : .exact,
          ownerWidth: ownerWidth, ownerHeight: ownerHeight),
        .measure)
      width = answer.width + marginRow
      height = answer.height + marginColumn
    }
    let answer = flexAnswer(
      child,
      FlexOffer(
        width: width, .exact, height: height, .exact,
        ownerWidth: ownerWidth, ownerHeight: ownerHeight),
      .layout)
    noteMeasured(child, answer)
  }

  /// The length of an absolute box as it says itself, or between its insets.
  private func absoluteLength(
    _ child: Int32, _ outer: Float, of whole: Float, _ ownerWidth: Float, _ margin: Float,
    _ direction: LayoutDirection, _ axis: FlexAxis, _ frame: FlexContaining
  ) -> Float {
    let item = flexBox(at: child)
    if item.isDefinite(axis, of: whole) {
      return item.outerLength(axis, of: whole, ownerWidth: ownerWidth) + margin
    }
    let start = item.inset(at: axis == .row ? .left : .top, direction, of: whole)
    let end = item.inset(at: axis == .row ? .right : .bottom, direction, of: whole)
    guard !start.isNaN && !end.isNaN else { return .nan }
    let border = boxes[Int(frame.box)].border
    let borders = axis == .row ? border.left + border.right : border.top + border.bottom
    return item.bounded(
      outer - borders - (start + end), axis, of: whole, ownerWidth: ownerWidth)
  }

  // MARK: Places

  /// From the left or the top: of the containing box where the axis has an inset, else of the parent.
  private func placeAbsolute(
    _ child: Int32, in parent: Int32, _ frame: FlexContaining, _ width: Float, _ height: Float,
    _ axis: FlexAxis
  ) -> Float {
    let style = flexBox(at: parent)
    let item = flexBox(at: child)
    let isMain = style.axis == axis
    let direction = style.pointee.direction
    let isReversed = style.pointee.flags.contains(isMain ? .mainIsReversed : .crossIsReversed)
    let size = axis == .row ? flexStates[Int(child)].width : flexStates[Int(child)].height
    let whole = axis == .row ? width : height
    let outer = axis == .row ? frame.width : frame.height
    let start: FlexEdge = axis == .row ? (direction == .ltr ? .left : .right) : .top
    let isFromEnd = start == .right
    let startInset = item.inset(at: start, direction, of: whole)
    let endInset = item.inset(at: start.opposite, direction, of: whole)
    guard startInset.isNaN && endInset.isNaN else {
      let containing = flexBox(at: frame.box)
      let fromStart: Float
      if !startInset.isNaN {
        fromStart =
          startInset + containing.border(at: start)
          + item.margin(at: start, direction, whole)
      } else {
        fromStart =
          outer - size - containing.border(at: start.opposite)
          - item.margin(at: start.opposite, direction, whole) - endInset
      }
      return isFromEnd ? outer - size - fromStart : fromStart
    }
    let fromFlexStart = alignAbsolute(
      child, in: parent, size, width, axis, isMain: isMain, isReversed: isReversed)
    guard isReversed else { return fromFlexStart }
    // An inset of `auto` makes the containing box the one to turn in (Yoga).
    let hasInset = item.pointee.flags.contains(
      axis == .row ? .hasHorizontalInset : .hasVerticalInset)
    return (hasInset ? outer : parentLength(parent, axis)) - size - fromFlexStart
  }

  private func parentLength(_ parent: Int32, _ axis: FlexAxis) -> Float {
    axis == .row ? flexStates[Int(parent)].width : flexStates[Int(parent)].height
  }

  /// Where a box without insets stands, from the edge of its parent at which the axis starts.
  private func alignAbsolute(
    _ child: Int32, in parent: Int32, _ size: Float, _ ownerWidth: Float, _ axis: FlexAxis,
    isMain: Bool, isReversed: Bool
  ) -> Float {
    let style = flexBox(at: parent)
    let item = flexBox(at: child)
    let start: FlexEdge =
      axis == .row ? (isReversed ? .right : .left) : (isReversed ? .bottom : .top)
    let outer = axis == .row ? flexStates[Int(parent)].width : flexStates[Int(parent)].height
    let startFrame = frame(of: parent, at: start)
    let endFrame = frame(of: parent, at: start.opposite)
    let direction = style.pointee.direction
    switch isMain ? style.pointee.absoluteJustify : style.pointee.absoluteAlign(item.pointee.align)
    {
    case .start: return item.margin(at: start, direction, ownerWidth) + startFrame
    case .end:
      return outer - size
        - (endFrame + item.margin(at: start.opposite, direction, ownerWidth))
    case .center:
      let room = outer - startFrame - endFrame
      return (room - (size + item.margin(axis, ownerWidth))) / 2 + startFrame
        + item.margin(at: start, direction, ownerWidth)
    }
  }

  /// Border and padding; FlexLayout has absolute children stand in the padding.
  private func frame(of parent: Int32, at edge: FlexEdge) -> Float {
    boxes[Int(parent)].flags.contains(.isFlexLayout)
      ? flexBox(at: parent).border(at: edge)
      : flexBox(at: parent).frame(at: edge, flexStates[Int(parent)].ownerWidth)
  }
}

extension FlexBox {
  fileprivate enum AbsoluteAlignment {
    case start
    case center
    case end
  }

  fileprivate var absoluteJustify: AbsoluteAlignment {
    switch justifyContent {
    case .start, .spaceBetween: .start
    case .center, .spaceAround, .spaceEvenly: .center
    case .end: .end
    }
  }

  fileprivate func absoluteAlign(_ align: FlexSpec.AlignItems) -> AbsoluteAlignment {
    let turns = wrap == .wrapReverse
    return switch align {
    case .start, .baseline, .stretch: turns ? .end : .start
    case .center: .center
    case .end: turns ? .start : .end
    }
  }
}
