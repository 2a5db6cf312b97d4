/// An absolute box of a flexbox of CSS while it is laid out: CSS Flexible Box Layout Level 1, section
/// 4.1, and CSS Positioned Layout Level 3, section 4.
///
/// Where an axis has an inset, the box stands in the padding box of the nearest box around it that is
/// not static, less its insets; else in its parent, where it would stand were it the only item there.
struct CSSAbsolute {
  private let item: FlexChild
  private let style: Borrowed<FlexBox>
  private let parent: FlexChild
  /// Where the parent stands in the containing box.
  private let frame: FlexContaining
  private let containing: Borrowed<FlexBox>
  /// The padding box of the containing box.
  private let wholeWidth: Float
  private let wholeHeight: Float

  init(
    _ item: FlexChild, in parent: FlexChild, _ frame: FlexContaining,
    _ containing: Borrowed<FlexBox>
  ) {
    self.item = item
    style = item.style
    self.parent = parent
    self.frame = frame
    self.containing = containing
    let border = containing.pointee.border
    wholeWidth = Swift.max(0, frame.width - (border.left + border.right))
    wholeHeight = Swift.max(0, frame.height - (border.top + border.bottom))
  }

  /// One axis of the box.
  private struct Side {
    let axis: Axis
    /// The insets from the left or the top and from the other edge; no number where there is none.
    var near: Float = .nan
    var far: Float = .nan
    /// Margins, 0 where they are `auto`.
    var nearMargin: Float = 0
    var farMargin: Float = 0
    var isNearAuto = false
    var isFarAuto = false
    /// Padding and border.
    var frame: Float = 0
    /// Whether the box fills what is between its insets.
    var fills = false
    /// The room within the insets, from the left or the top of the padding box.
    var start: Float = 0
    var room: Float = 0
    /// Where the box stands in its room.
    var alignment = Alignment.start
    /// Whether it says so itself.
    var isAligned = false
    var length: Float = .nan

    init(axis: Axis) { self.axis = axis }

    var margin: Float { nearMargin + farMargin }
    var hasInset: Bool { !near.isNaN || !far.isNaN }
  }

  /// By the left or the top.
  private enum Alignment {
    case start
    case center
    case end

    var turned: Alignment {
      switch self {
      case .start: .end
      case .center: .center
      case .end: .start
      }
    }
  }

  func layOut(_ solver: inout Solver) {
    let open = solver.questions.count
    var row = side(.row)
    var column = side(.column)
    let isDefinite = size(&row, &column, &solver)
    guard solver.questions.count == open else { return }
    item.state.pointee.width = row.length
    item.state.pointee.height = column.length
    item.state.pointee.left = place(row) - frame.x
    item.state.pointee.top = place(column) - frame.y
    _ = solver.itemAnswer(
      item.index,
      FlexOffer(
        width: row.length, .exact, height: column.length, isDefinite ? .exact : .settled,
        ownerWidth: wholeWidth, ownerHeight: wholeHeight),
      .layout)
  }

  // MARK: What is said

  private func side(_ axis: Axis) -> Side {
    let direction = parent.style.pointee.direction
    let whole = axis.pick(wholeWidth, wholeHeight)
    let near: FlexEdge = axis == .row ? .left : .top
    var side = Side(axis: axis)
    side.near = style.inset(at: near, direction, of: whole)
    side.far = style.inset(at: near.opposite, direction, of: whole)
    side.nearMargin = style.margin(at: near, direction, wholeWidth)
    side.farMargin = style.margin(at: near.opposite, direction, wholeWidth)
    side.isNearAuto = style.isAuto(at: near, direction)
    side.isFarAuto = style.isAuto(at: near.opposite, direction)
    side.frame = style.frame(axis, wholeWidth)
    guard side.hasInset else {
      stand(&side)
      return side
    }
    side.start = side.near.isNaN ? 0 : side.near
    side.room = whole - side.start - (side.far.isNaN ? 0 : side.far)
    let fromFar = axis == .row && direction == .rtl
    if side.room < 0 {
      // What is `auto` gives way, else the inset at the end.
      if side.near.isNaN || (fromFar && !side.far.isNaN) { side.start += side.room }
      side.room = 0
    }
    if side.near.isNaN {
      side.alignment = .end
    } else if side.far.isNaN {
      side.alignment = .start
    } else {
      side.alignment = fromFar ? .end : .start
      // A row has no word for how its items stand beside one another.
      if axis == .column, style.pointee.rules.contains(.alignsItself) {
        // Here the edges of the axis are those of the script.
        side.alignment = crossAlignment(
          turns: parent.style.pointee.wrap == .wrapReverse
            && !style.pointee.rules.contains(.alignsByAxis))
        side.isAligned = style.pointee.align != .stretch
      }
    }
    return side
  }

  /// The static position: the room is from the edge or around the middle at which the box would stand
  /// in the content box of its parent, to the edges of the containing box.
  private func stand(_ side: inout Side) {
    let axis = side.axis
    let whole = axis.pick(wholeWidth, wholeHeight)
    let border = containing.pointee.border
    let origin =
      axis == .row ? frame.x - border.left : frame.y - border.top
    let (nearEdge, farEdge): (FlexEdge, FlexEdge) =
      axis == .row ? (.left, .right) : (.top, .bottom)
    let owner = parent.state.pointee.ownerWidth
    let near = origin + parent.style.frame(at: nearEdge, owner)
    let far =
      origin + parent.state.pointee.length(axis) - parent.style.frame(at: farEdge, owner)
    side.alignment = staticAlignment(axis)
    switch side.alignment {
    case .start:
      side.start = near
      side.room = whole - near
    case .end:
      side.start = 0
      side.room = far
    case .center:
      let middle = (near + far) / 2
      let half = Swift.min(middle, whole - middle)
      side.start = middle - half
      side.room = 2 * half
    }
  }

  /// How the parent would align its only item along an axis, by the left or the top.
  private func staticAlignment(_ axis: Axis) -> Alignment {
    let flags = parent.style.pointee.flags
    guard axis != parent.style.axis else {
      let alignment: Alignment =
        switch parent.style.pointee.justifyContent {
        case .start, .flexStart, .spaceBetween: .start
        case .center, .spaceAround, .spaceEvenly: .center
        case .end, .flexEnd: .end
        }
      return flags.contains(.mainIsReversed) ? alignment.turned : alignment
    }
    let turns =
      flags.contains(.crossIsReversed) != (parent.style.pointee.wrap == .wrapReverse)
    return crossAlignment(turns: turns)
  }

  private func crossAlignment(turns: Bool) -> Alignment {
    // A box that shares no baseline stands at the start of the script, whichever way lines follow.
    if style.pointee.align == .baseline {
      return parent.style.pointee.flags.contains(.crossIsReversed) ? .end : .start
    }
    let alignment: Alignment =
      switch style.pointee.align {
      case .start, .flexStart, .stretch, .baseline: .start
      case .center: .center
      case .end, .flexEnd: .end
      }
    return turns ? alignment.turned : alignment
  }

  // MARK: Sizes

  /// Finds both lengths; tells whether percents are of the height.
  private func size(
    _ row: inout Side, _ column: inout Side, _ solver: inout Solver
  ) -> Bool {
    row.length = style.preferred(.row, of: wholeWidth, frame: row.frame)
    column.length = style.preferred(.column, of: wholeHeight, frame: column.frame)
    let saysHeight = !column.length.isNaN
    let fillsRow = row.length.isNaN && fills(row) && !(style.hasRatio && saysHeight)
    let fillsColumn = !saysHeight && fills(column)
    if fillsColumn && !(style.hasRatio && (fillsRow || !row.length.isNaN)) {
      column.length = column.room - column.margin
    }
    if !column.length.isNaN { column.length = held(column.length, column) }
    if row.length.isNaN {
      if style.hasRatio && !column.length.isNaN && !fillsRow {
        row.length = style.transferred(
          .row, from: column.length, frame: row.frame, otherFrame: column.frame)
        if style.keepsContent(.row, of: wholeWidth, row.frame) {
          let content = solver.contentWidth(
            of: item.index, .minContent, height: .nan, ownerWidth: wholeWidth)
          if row.length < content { row.length = content }
        }
      } else if fillsRow {
        row.length = row.room - row.margin
      } else {
        row.length = style.heldByRatio(
          fitContent(row, column, &solver), .row, of: wholeHeight, frame: row.frame,
          otherFrame: column.frame)
      }
    }
    row.length = held(row.length, row)
    guard column.length.isNaN || (style.hasRatio && !saysHeight) else { return true }
    let share =
      style.hasRatio
      ? style.transferred(.column, from: row.length, frame: column.frame, otherFrame: row.frame)
      : .nan
    let content = solver.contentHeight(
      of: item.index, width: row.length,
      within: column.length.isNaN ? share : column.length, ownerWidth: wholeWidth,
      ownerHeight: wholeHeight)
    if !style.hasRatio {
      column.length = content
    } else {
      if column.length.isNaN {
        column.length = share
      }
      // The automatic minimum of the other axis of a ratio.
      if style.keepsContent(.column, of: wholeHeight, column.frame), column.length < content {
        column.length = content
      }
    }
    column.length = held(column.length, column)
    return style.hasRatio
  }

  private func fills(_ side: Side) -> Bool {
    guard !side.near.isNaN && !side.far.isNaN else { return false }
    return side.axis == .row || !style.pointee.rules.contains(.alignsItself)
      || style.pointee.align == .stretch
  }

  private func fitContent(_ row: Side, _ column: Side, _ solver: inout Solver) -> Float {
    let room = row.room - row.margin
    let most = solver.contentWidth(
      of: item.index, .maxContent, height: column.length, ownerWidth: wholeWidth)
    guard most > room else { return most }
    let least = solver.contentWidth(
      of: item.index, .minContent, height: column.length, ownerWidth: wholeWidth)
    return least > room ? least : room
  }

  private func held(_ length: Float, _ side: Side) -> Float {
    style.held(
      length, side.axis, of: side.axis.pick(wholeWidth, wholeHeight), frame: side.frame
    ).heldPositive(to: Limits.length)
  }

  // MARK: Places

  /// From the left or the top of the containing box.
  private func place(_ side: Side) -> Float {
    let border = containing.pointee.border
    let origin = side.axis.pick(border.left, border.top)
    let free = side.room - side.length - side.margin
    var lead: Float
    if !side.near.isNaN && !side.far.isNaN && (side.isNearAuto || side.isFarAuto) {
      lead = autoMargin(side, free)
    } else {
      switch side.alignment {
      case .start: lead = 0
      case .center: lead = free / 2
      case .end: lead = free
      }
    }
    var near = side.start + lead
    if side.isAligned && free < 0 {
      // What is too long for its room keeps to the containing box, and where that does not do, to the
      // edge at which its parent begins.
      let whole = side.axis.pick(wholeWidth, wholeHeight)
      let outer = side.length + side.margin
      let (least, most) = (Swift.min(0, side.start), Swift.max(whole, side.start + side.room))
      let beginsBelow =
        parent.style.axis == .column && parent.style.pointee.flags.contains(.mainIsReversed)
      near =
        beginsBelow
        ? Swift.min(Swift.max(near, least), most - outer)
        : Swift.max(Swift.min(near, most - outer), least)
    }
    return origin + near + side.nearMargin
  }

  /// What an `auto` margin before the box takes: both share what is free, and where that is
  /// negative the one at the start is none.
  private func autoMargin(_ side: Side, _ free: Float) -> Float {
    guard side.isNearAuto && side.isFarAuto else { return side.isNearAuto ? free : 0 }
    if free > 0 { return free / 2 }
    let isFromFar = side.axis == .row && parent.style.pointee.direction == .rtl
    return isFromFar ? free : 0
  }
}
