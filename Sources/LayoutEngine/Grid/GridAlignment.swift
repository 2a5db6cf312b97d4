/// The alignment of an item in its area.
enum GridAlignment: UInt8, Sendable {
  /// No alignment set: an absolute item is aligned as with `stretch`, but where its insets place
  /// it.
  case normal
  case stretch
  case start
  case center
  case end
  case baseline

  init(_ alignment: GridSpec.JustifyItems) {
    switch alignment {
    case .stretch: self = .stretch
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }

  init(_ alignment: GridSpec.AlignItems) {
    switch alignment {
    case .stretch: self = .stretch
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .baseline: self = .baseline
    }
  }

  init(_ alignment: GridItem.JustifySelf) {
    switch alignment {
    case .auto: self = .normal
    case .stretch: self = .stretch
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }

  /// Creates an item's alignment in a flexbox; `flexStart` and `flexEnd` ignore the order of its
  /// lines.
  init(_ alignment: FlexItem.AlignSelf) {
    switch alignment {
    case .auto: self = .normal
    case .stretch: self = .stretch
    case .start, .flexStart: self = .start
    case .center: self = .center
    case .end, .flexEnd: self = .end
    case .baseline: self = .baseline
    }
  }

  init(_ alignment: GridItem.AlignSelf) {
    switch alignment {
    case .auto: self = .normal
    case .stretch: self = .stretch
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .baseline: self = .baseline
    }
  }

  /// Returns this alignment, or `other` if this one is not set.
  func or(_ other: GridAlignment) -> GridAlignment { self == .normal ? other : self }

  /// Whether a box without a length of its own is as long as its area.
  var fills: Bool { self == .normal || self == .stretch }

  /// Returns where a box begins in an area, after its margin; `auto` margins take positive free
  /// space first.
  @inline(__always)
  func place(
    _ length: Float, in area: Float, _ before: Float, _ after: Float, autoStart: Bool,
    autoEnd: Bool
  ) -> Float {
    let free = area - length - before - after
    if autoStart || autoEnd {
      let share = Swift.max(0, free)
      return before + (autoStart ? autoEnd ? share / 2 : share : 0)
    }
    return switch self {
    case .normal, .stretch, .start, .baseline: before
    case .center: before + free / 2
    case .end: before + free
    }
  }
}

/// The positions of tracks, items and absolute children: CSS Grid Level 2, §10 and §11.
extension GridContainer {
  // MARK: §11.5: tracks in the grid

  func columnAlignment(_ solver: inout Solver) -> ContentDistribution.Word {
    ContentDistribution.Word(solver.pools.pointee.grids[spec].justifyContent)
  }

  func rowAlignment(_ solver: inout Solver) -> ContentDistribution.Word {
    ContentDistribution.Word(solver.pools.pointee.grids[spec].alignContent)
  }

  func alignment(
    of line: GridAxis, _ solver: inout Solver
  ) -> ContentDistribution.Word {
    line.axis == .row ? columnAlignment(&solver) : rowAlignment(&solver)
  }

  /// Whether an axis has a definite length and distributes free space between its tracks.
  func isSpaced(_ line: GridAxis, _ solver: inout Solver) -> Bool {
    !line.isInherited && !line.space.isNaN && alignment(of: line, &solver).isSpaced
  }

  /// Computes the start of each track of an axis.
  func placeTracks(
    _ line: GridAxis, _ space: Float, _ alignment: ContentDistribution.Word,
    _ solver: inout Solver
  ) {
    guard !line.isInherited else { return }
    let range = line.first..<line.first + Int(line.count)
    let free = space - length(of: line, &solver)
    var count = 0
    for index in range where !solver.css.tracks[index].isCollapsed { count += 1 }
    let spread = ContentDistribution(alignment, free: free, count: count)
    var place = spread.lead
    var isFirst = true
    for index in range {
      if !solver.css.tracks[index].isCollapsed {
        if !isFirst { place += solver.css.tracks[index].gap + spread.between }
        isFirst = false
      }
      solver.css.tracks[index].start = place
      place += solver.css.tracks[index].base
    }
  }

  // MARK: Areas

  /// Returns the length of the tracks that an item spans.
  func size(of span: GridSpan, _ line: GridAxis, _ solver: inout Solver) -> Float {
    var length: Float = 0
    for track in line.tracks(span) {
      length += solver.css.tracks[track].base
      if track > line.first + Int(span.start) { length += solver.css.tracks[track].gap }
    }
    return line.isInherited ? Swift.max(0, length) : length
  }

  /// Returns the length of the placed tracks that an item spans.
  ///
  /// If `isSpaced` is set, the length includes the space distributed between the tracks, which is
  /// part of the area (§12.1).
  func size(
    of span: GridSpan, _ line: GridAxis, isSpaced: Bool, _ solver: inout Solver
  ) -> Float {
    guard isSpaced && span.length > 1 else { return size(of: span, line, &solver) }
    return area(of: span, line, &solver).length
  }

  /// Returns the start of an area, from the edge of the content box, and its length.
  ///
  /// The length is the same as when the rows were sized, to the last bit, so that measurements for
  /// that length stay valid.
  func area(
    of span: GridSpan, _ line: GridAxis, _ solver: inout Solver
  ) -> (start: Float, length: Float) {
    let start = solver.css.tracks[line.first + Int(span.start)].start
    guard span.length > 1, !line.isInherited, alignment(of: line, &solver).isSpaced else {
      return (start, size(of: span, line, &solver))
    }
    let last = solver.css.tracks[line.first + Int(span.end) - 1]
    return (start, last.start + last.base - start)
  }

  // MARK: §11.3 and §11.4: items in their areas

  /// Places the items in their areas.
  func placeInAreas(_ solver: inout Solver) {
    let isRightToLeft = style.pointee.direction == .rtl
    for index in firstItem..<firstItem + itemCount {
      let (left, width) = area(of: solver.css.gridItems[index].column, columns, &solver)
      let (top, height) = area(of: solver.css.gridItems[index].row, rows, &solver)
      let area = BoxArea(width: width, height: height)
      guard !solver.css.gridItems[index].fillsArea else {
        let x = isRightToLeft ? columns.space - left - width : left
        solver.propose(
          solver.css.gridItems[index].node, x: x + frame.left, y: top + frame.top, width: width,
          height: height, frame: .zero)
        continue
      }
      let item = solver.css.gridItems[index]
      let box = solver.boxStyles.element(at: item.style)
      let size =
        item.usedWidth.isNaN
        ? used(index, in: area, &solver)
        : BoxUsed(
          width: item.usedWidth, height: item.usedHeight, baseline: .nan,
          space: .layout(width: item.usedWidth, height: item.usedHeight))
      let margin = box.pointee.margin(of: area.width)
      let start = isRightToLeft ? margin.right : margin.left
      let end = isRightToLeft ? margin.left : margin.right
      let before: BoxFlags = isRightToLeft ? .autoRight : .autoLeft
      let after: BoxFlags = isRightToLeft ? .autoLeft : .autoRight
      var x =
        left
        + item.justify.place(
          size.width, in: area.width, start, end,
          autoStart: box.pointee.flags.contains(before), autoEnd: box.pointee.flags.contains(after))
      var y =
        top
        + item.align.place(
          size.height, in: area.height, margin.top + item.shim, margin.bottom,
          autoStart: box.pointee.flags.contains(.autoTop),
          autoEnd: box.pointee.flags.contains(.autoBottom))
      if isRightToLeft { x = columns.space - x - size.width }
      if box.pointee.flags.contains(.hasInset) && !box.pointee.flags.contains(.isStatic) {
        let shift = box.pointee.shift(in: area, style.pointee.direction)
        x += shift.x
        y += shift.y
      }
      solver.propose(
        item.node, x: x + frame.left, y: y + frame.top, size,
        frame: box.pointee.frame(of: area.width))
    }
  }

  /// Returns the size of an item in an area, whose height is NaN while the rows are sized.
  func used(
    _ index: Int, in area: BoxArea, wantsBaseline: Bool = false, _ solver: inout Solver
  ) -> BoxUsed {
    let node = solver.css.gridItems[index].node
    let style = solver.boxStyles.element(at: solver.css.gridItems[index].style)
    return solver.usedSize(
      of: node, style, in: area,
      stretchesWidth: solver.css.gridItems[index].justify == .stretch
        && style.pointee.flags.isDisjoint(with: .autoHorizontal),
      stretchesHeight: solver.css.gridItems[index].align == .stretch
        && style.pointee.flags.isDisjoint(with: .autoVertical),
      wantsBaseline: wantsBaseline)
  }

  // MARK: §10: absolute children

  func placeAbsolutes(height: Float, _ solver: inout Solver) {
    let padding = UsedEdges(
      top: frame.top - style.pointee.border.top, left: frame.left - style.pointee.border.left,
      bottom: frame.bottom - style.pointee.border.bottom,
      right: frame.right - style.pointee.border.right)
    let isRightToLeft = style.pointee.direction == .rtl
    var child = solver.boxItems.first(of: node)
    while child >= 0 {
      let node = child
      child = solver.boxItems.next(after: node, in: self.node)
      let box = solver.style(of: node)
      guard box.pointee.flags.isAbsoluteAndSeen else { continue }
      var item = GridItem()
      let placement = solver.nodes[Int(node)].placement
      if placement >= 0, solver.nodes[Int(node)].isGridItem {
        item = solver.pools.pointee.gridItems[Int(placement)]
      }
      if !item.area.isEmpty {
        let area = area(named: item.area, &solver)
        if item.column == .auto { item.column = GridRange(area.column) }
        if item.row == .auto { item.row = GridRange(area.row) }
      }
      // The edges of the padding box, in the direction of the grid lines.
      let start = isRightToLeft ? -padding.right : -padding.left
      let end = columns.space + (isRightToLeft ? padding.left : padding.right)
      let inline = lines(item.column, columns, from: start, to: end, &solver)
      let (top, bottom) = (-padding.top, height + padding.bottom)
      let across = lines(item.row, rows, from: top, to: bottom, &solver)
      let left = isRightToLeft ? columns.space - inline.1 : inline.0
      var block = AbsoluteBlock(
        width: inline.1 - inline.0, height: across.1 - across.0,
        Self.absoluteAlignment(of: node, box, in: self.node, &solver))
      let (before, after) = (inline.0 - start, end - inline.1)
      block.around = UsedEdges(
        top: across.0 - top, left: isRightToLeft ? after : before, bottom: bottom - across.1,
        right: isRightToLeft ? before : after)
      let place = solver.absolutePlace(of: node, box, in: block)
      solver.propose(
        node, x: left + place.x + frame.left, y: across.0 + place.y + frame.top, place.size,
        frame: box.pointee.frame(of: block.width))
    }
  }

  /// Returns a grid's alignment of an absolute child.
  ///
  /// `justifyItems` and `alignItems` of the grid count only if no inset places the box.
  static func absoluteAlignment(
    of node: Int32, _ style: Borrowed<BoxStyle>, in grid: Int32, _ solver: inout Solver
  ) -> AbsoluteAlignment {
    let direction = solver.style(of: grid).pointee.direction
    let (justifyItems, alignItems) = withBorrowed(
      solver.pools.pointee.grids[Int(solver.nodes[Int(grid)].spec)]
    ) { (GridAlignment($0.pointee.justifyItems), GridAlignment($0.pointee.alignItems)) }
    var alignment = AbsoluteAlignment()
    alignment.direction = direction
    let placement = solver.nodes[Int(node)].placement
    if placement >= 0, solver.nodes[Int(node)].isGridItem {
      withBorrowed(solver.pools.pointee.gridItems[Int(placement)]) {
        alignment.justify = GridAlignment($0.pointee.justifySelf)
        alignment.align = GridAlignment($0.pointee.alignSelf)
      }
    }
    alignment.row = AbsoluteAlignment.Place(
      alignment.justify.or(justifyItems), isReversed: direction == .rtl)
    alignment.column = AbsoluteAlignment.Place(
      alignment.align.or(alignItems), isReversed: false)
    return alignment
  }

  /// Returns the edges at the two lines of a range; `start` and `end` for lines that do not exist.
  private func lines(
    _ range: GridRange, _ line: GridAxis, from start: Float, to end: Float, _ solver: inout Solver
  ) -> (Float, Float) {
    let span = GridSpan.edges(range, explicit: line.explicit)
    var (first, last) = (start, end)
    if let place = span.0, place + line.before >= 0, place + line.before <= line.count {
      let index = Int(place + line.before)
      if index < Int(line.count) {
        first = solver.css.tracks[line.first + index].start
      } else if index > 0 {
        let track = solver.css.tracks[line.first + index - 1]
        first = track.start + track.base
      }
    }
    if let place = span.1, place + line.before >= 0, place + line.before <= line.count {
      let index = Int(place + line.before)
      if index > 0 {
        let track = solver.css.tracks[line.first + index - 1]
        last = track.start + track.base
      } else if line.count > 0 {
        last = solver.css.tracks[line.first].start
      }
    }
    return (first, Swift.max(first, last))
  }
}
