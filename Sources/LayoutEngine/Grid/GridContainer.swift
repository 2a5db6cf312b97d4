/// The layout of a grid: CSS Grid Level 2, §7 to §12.
///
/// It reads from top to bottom: items are read and placed (§8), tracks are sized, the columns first and
/// then the rows at their widths (§12), and the items get their sizes and places in their areas (§11).
/// Items and tracks lie behind one another in the solver's memory, those of a grid that is measured
/// meanwhile behind its own, so that nothing is allocated once that has grown.
struct GridContainer {
  let node: Int32
  let space: BoxSpace
  let style: Borrowed<BoxStyle>
  let frame: UsedEdges
  /// Into the pool of specs.
  let spec: Int
  /// Where the items and the tracks of the grid begin.
  let firstItem: Int
  var itemCount = 0
  /// How many items of subgrids lie behind its own while they size its tracks with these.
  var joinedCount = 0
  var columns: GridAxis
  var rows: GridAxis
  var features: GridFeatures = []

  /// Answers what a grid is asked; where that is its height, it also proposes to its items where they stand.
  @inline(never)
  static func answer(_ node: Int32, _ space: BoxSpace, _ solver: inout Solver) -> BoxAnswer {
    let (firstItem, firstTrack) = (solver.css.items.count, solver.css.tracks.count)
    var grid = GridContainer(node, space, &solver)
    let open = solver.unanswered
    let answer = grid.solve(&solver)
    if solver.unanswered == open { grid.keepWidths(&solver) }
    solver.css.items.removeLast(solver.css.items.count - firstItem)
    solver.css.tracks.removeLast(solver.css.tracks.count - firstTrack)
    return answer
  }

  private init(_ node: Int32, _ space: BoxSpace, _ solver: inout Solver) {
    self.node = node
    self.space = space
    style = solver.style(of: node)
    frame = style.pointee.frame(of: space.contentOwner)
    spec = Int(solver.nodes[Int(node)].spec)
    firstItem = solver.css.items.count
    columns = GridAxis(.row)
    rows = GridAxis(.column)
    guard space.lent != 0 else { return }
    let lent = solver.container(node).pointee.lent
    columns.isLent = lent.columns > 0
    columns.isKnown = lent.knowsColumns
    rows.isLent = lent.rows > 0
    rows.isKnown = lent.knowsRows
  }

  private mutating func solve(_ solver: inout Solver) -> BoxAnswer {
    let wholeWidth = space.width < 0 ? Float.nan : Swift.max(0, space.width - frame.horizontal)
    let wholeHeight = space.height < 0 ? Float.nan : Swift.max(0, space.height - frame.vertical)
    columns.space = wholeWidth
    columns.least = Swift.max(0, space.leastWidth - frame.horizontal)
    columns.most = Swift.max(0, space.mostWidth - frame.horizontal)
    rows.space = space.isHeightIndefinite ? .nan : wholeHeight
    rows.least =
      space.isHeightIndefinite ? wholeHeight : Swift.max(0, space.leastHeight - frame.vertical)
    rows.most =
      space.isHeightIndefinite ? wholeHeight : Swift.max(0, space.mostHeight - frame.vertical)
    columns.mode = space.mode

    if !takeArrangement(&solver) {
      countTracks(&solver)
      readItems(&solver)
      placeItems(&solver)
      makeTracks(&solver)
      keepArrangement(&solver)
    }

    // Rows that are lent but not known yet say nothing of heights.
    let wantsRows =
      space.mode == .layout || features.contains(.dependents) && (!rows.isLent || rows.isKnown)
    startTracks(columns, &solver)
    if wantsRows { startTracks(rows, &solver) }
    sizeColumns(&solver)
    guard wantsRows else {
      return BoxAnswer(length: length(of: columns, &solver) + frame.horizontal)
    }
    sizeRows(&solver)
    if features.contains(.dependents) && !columns.isLent && columnsChange(&solver) {
      // Once more, now that the heights of the areas are known (§12.1).
      startTracks(columns, &solver)
      sizeColumns(&solver)
      if space.mode == .layout { sizeRows(&solver) }
    }
    guard space.mode == .layout else {
      return BoxAnswer(length: length(of: columns, &solver) + frame.horizontal)
    }
    var height = wholeHeight
    if height.isNaN {
      height = Swift.max(Swift.min(length(of: rows, &solver), rows.most), rows.least)
    }
    // Percents of a height that follows from the rows are of what it comes to (§7.2.1).
    if rows.space.isNaN && rows.hasPercents {
      rows.space = height
      rows.gap = gap(rows)
      sizeRows(&solver)
    }
    var measured = space.height
    if !space.hasHeight {
      measured = (space.height < 0 ? height : length(of: rows, &solver)) + frame.vertical
    }
    placeTracks(columns, wholeWidth, columnAlignment(&solver), &solver)
    placeTracks(rows, height, rowAlignment(&solver), &solver)
    lend(knowsColumns: true, knowsRows: true, &solver)
    placeInAreas(&solver)
    solver.container(node).pointee.holdsAbsolutes = features.contains(.absolutes)
    if features.contains(.absolutes) && !solver.isStaticContainer(node) {
      placeAbsolutes(height: height, &solver)
    }
    noteProposals(height, measured, &solver)
    return BoxAnswer(
      length: measured, baseline: solver.usesBaselines ? baseline(&solver) : .nan)
  }

  /// Notes what the proposals are for.
  ///
  /// Tracks that are lent may be lent anew before all is laid out, and so the items of those grids are
  /// placed anew as well.
  private func noteProposals(_ height: Float, _ measured: Float, _ solver: inout Solver) {
    let isLent =
      !features.isDisjoint(with: .subgrids) || space.lent != 0 || space.isHeightTried
    // Whether all would stand where it does if the height that followed from the rows had been decided.
    let followsRows =
      space.height < 0 && !rows.hasPercents && !features.contains(.dependents)
      && tracks(.column, &solver).automatic.isEmpty && length(of: rows, &solver) == height
    solver.container(node).pointee.proposedSpace = isLent ? .layout(width: -1, height: -1) : space
    solver.container(node).pointee.proposedHeight = followsRows && !isLent ? measured : .nan
  }

  // MARK: What is kept between solves

  /// Takes its items and its tracks as they were arranged before, if they were.
  private mutating func takeArrangement(_ solver: inout Solver) -> Bool {
    guard space.lent == 0, solver.keepsAnswers else { return false }
    let arrangement = solver.container(node).pointee.arrangement
    guard arrangement.edition == solver.edition else { return false }
    columns.take(arrangement.columns, first: solver.css.tracks.count)
    rows.take(arrangement.rows, first: columns.first + Int(columns.count))
    columns.gap = gap(columns)
    rows.gap = gap(rows)
    itemCount = arrangement.itemCount
    features = arrangement.features
    solver.css.append(arrangement)
    return true
  }

  /// Keeps them once it is clear that they are wanted again: who is asked for a width is laid out as well,
  /// and who is laid out a second time will be a third time.
  private func keepArrangement(_ solver: inout Solver) {
    let container = solver.container(node)
    let isFirst = container.pointee.arrangedEdition != solver.edition
    container.pointee.arrangedEdition = solver.edition
    guard !isFirst || space.mode != .layout, space.lent == 0, solver.keepsAnswers,
      tracks(.row, &solver).automatic.isEmpty, tracks(.column, &solver).automatic.isEmpty
    else { return }
    var arrangement = GridArrangement()
    arrangement.edition = solver.edition
    (arrangement.firstItem, arrangement.firstTrack) = solver.css.keep(
      from: firstItem, from: columns.first)
    arrangement.itemCount = itemCount
    arrangement.columns = columns
    arrangement.rows = rows
    arrangement.features = features
    container.pointee.arrangement = arrangement
  }

  /// Keeps the widths that its items were found to take, which are the same in any space; not those that
  /// hang on tracks that are percents of it.
  private func keepWidths(_ solver: inout Solver) {
    let arrangement = solver.container(node).pointee.arrangement
    guard space.lent == 0, solver.keepsAnswers, arrangement.edition == solver.edition,
      kinds(of: columns, &solver).contains(.content)
    else { return }
    solver.css.keepWidths(of: arrangement, from: firstItem, withMinima: !columns.hasPercents)
  }

  /// Whether a grid repeats columns as often as they fit, so that its limits count.
  static func repeatsColumns(_ node: Int32, _ solver: inout Solver) -> Bool {
    guard solver.nodes[Int(node)].kind == .grid else { return false }
    return
      !solver.pools.pointee.grids[Int(solver.nodes[Int(node)].spec)].columns.automatic.isEmpty
  }

  // MARK: Items (§6)

  private mutating func readItems(_ solver: inout Solver) {
    let justifyItems = GridAlignment(solver.pools.pointee.grids[spec].justifyItems)
    let alignItems = GridAlignment(solver.pools.pointee.grids[spec].alignItems)
    var child = solver.nodes[Int(node)].firstChild
    while child >= 0 {
      var item = GridBox(child, style: solver.stylePlace(of: child, in: style.pointee.direction))
      let box = solver.boxStyles.element(at: item.style)
      child = solver.nodes[Int(child)].nextSibling
      guard !box.pointee.flags.contains(.isHidden) else { continue }
      guard !box.pointee.flags.contains(.isAbsolute) else {
        features.insert(.absolutes)
        continue
      }
      item.justify = justifyItems
      item.align = alignItems
      read(&item, &solver)
      readSubgrid(&item, &solver)
      if item.align == .baseline {
        if box.pointee.flags.isDisjoint(with: .autoVertical) {
          features.insert(.baselines)
        } else {
          item.align = .start
        }
      }
      item.dependsOnHeight =
        box.pointee.hasRatio || !box.pointee.percents.isDisjoint(with: .heights)
        || solver.dependsOnHeight(item.node)
      if item.dependsOnHeight { features.insert(.dependents) }
      if !solver.isBoxContainer(item.node) {
        item.fillsArea =
          BoxStyle.isPlain(item.style) && item.justify == .stretch && item.align == .stretch
        item.ignoresHeight =
          (item.align != .stretch || !box.pointee.height.isNaN)
          && box.pointee.percents.isDisjoint(with: .heights)
      }
      solver.css.items.append(item)
      itemCount += 1
    }
  }

  /// Reads what an item says to the grid, in lines that are counted from 0.
  private mutating func read(_ item: inout GridBox, _ solver: inout Solver) {
    let placement = solver.nodes[Int(item.node)].placement
    guard placement >= 0 else { return }
    withBorrowed(solver.pools.pointee.gridItems[Int(placement)]) { said in
      switch said.pointee.justifySelf {
      case .auto: break
      case .start: item.justify = .start
      case .end: item.justify = .end
      case .center: item.justify = .center
      case .stretch: item.justify = .stretch
      }
      switch said.pointee.alignSelf {
      case .auto: break
      case .start: item.align = .start
      case .end: item.align = .end
      case .center: item.align = .center
      case .stretch: item.align = .stretch
      case .baseline: item.align = .baseline
      }
      item.column = GridSpan(said.pointee.column, explicit: columns.explicit)
      item.row = GridSpan(said.pointee.row, explicit: rows.explicit)
      guard !said.pointee.area.isEmpty,
        let area = solver.pools.pointee.grids[spec].areas.area(said.pointee.area)
      else { return }
      if said.pointee.column == .auto { item.column = GridSpan(area.column) }
      if said.pointee.row == .auto { item.row = GridSpan(area.row) }
    }
    if item.column != .auto || item.row != .auto { features.insert(.places) }
  }

  /// Reads on which axes an item is a subgrid, which fills its area there, whatever it says of its size
  /// and its alignment.
  private mutating func readSubgrid(_ item: inout GridBox, _ solver: inout Solver) {
    let element = solver.nodes[Int(item.node)]
    guard element.kind == .grid else { return }
    (item.sharesColumns, item.sharesRows) = withBorrowed(
      solver.pools.pointee.grids[Int(element.spec)]
    ) { spec in
      (spec.pointee.columns.isSubgrid, spec.pointee.rows.isSubgrid)
    }
    if item.sharesColumns {
      features.insert(.columnSubgrids)
      item.justify = .stretch
    }
    if item.sharesRows {
      features.insert(.rowSubgrids)
      item.align = .stretch
    }
  }

  // MARK: Tracks that the grid says itself (§7)

  private func tracks(_ axis: Axis, _ solver: inout Solver) -> GridTracks {
    axis == .row
      ? solver.pools.pointee.grids[spec].columns : solver.pools.pointee.grids[spec].rows
  }

  /// How many tracks the list of an axis comes to.
  private func listed(_ axis: Axis, _ solver: inout Solver) -> Int32 {
    let tracks = tracks(axis, &solver)
    guard !tracks.automatic.isEmpty else {
      return Int32(truncatingIfNeeded: tracks.tracks.count)
    }
    let repeated = tracks.automatic.count
    return Int32(
      truncatingIfNeeded: tracks.tracks.count - repeated + repetitions(axis, tracks) * repeated)
  }

  /// How often tracks are repeated: as often as they fit into the size, or else into the greatest size;
  /// or else as often as it takes to fill the least size (§7.2.3.2).
  private func repetitions(_ axis: Axis, _ tracks: GridTracks) -> Int {
    let line = axis == .row ? columns : rows
    var others: Float = 0
    var repeated: Float = 0
    for (index, track) in tracks.tracks.enumerated() {
      let length = counted(track, of: line.space)
      if tracks.automatic.contains(index) { repeated += length } else { others += length }
    }
    let gap = gap(line)
    let count = tracks.automatic.count
    let rest = tracks.tracks.count - count
    let step = Swift.max(1, repeated + gap * Float(count))
    // The first track has no gap before it.
    let taken = others + gap * Float(rest - 1)
    let number: Float
    if !line.space.isNaN {
      number = ((line.space - taken + 0.001) / step).rounded(.down)
    } else if line.most < .infinity {
      number = ((line.most - taken + 0.001) / step).rounded(.down)
    } else if line.least > 0 {
      number = ((line.least - taken - 0.001) / step).rounded(.up)
    } else {
      number = 1
    }
    let most = Float((Limits.gridLines - rest) / count)
    return Int(Swift.max(1, Swift.min(number, most)))
  }

  /// The length that a track counts with where repetitions are counted.
  private func counted(_ track: GridTrack, of whole: Float) -> Float {
    let least = GridBreadth(track.minimum, of: whole, isMaximum: false)
    let most = GridBreadth(track.maximum, of: whole, isMaximum: true)
    let floor = least.kind == .fixed ? least.value : 0
    return most.kind == .fixed ? Swift.max(most.value, floor) : floor
  }

  /// How many tracks the grid says itself on each axis, with those of its areas.
  private mutating func countTracks(_ solver: inout Solver) {
    columns.gap = gap(columns)
    rows.gap = gap(rows)
    let lent = solver.container(node).pointee.lent
    if columns.isLent && !style.pointee.flags.contains(.saysColumnGap) {
      columns.gap = lent.columnGap
    }
    if rows.isLent && !style.pointee.flags.contains(.saysRowGap) { rows.gap = lent.rowGap }
    columns.listed = listed(.row, &solver)
    rows.listed = listed(.column, &solver)
    let named = solver.pools.pointee.grids[spec].areas.columns
    let namedRows = solver.pools.pointee.grids[spec].areas.rows.count
    columns.explicit =
      columns.isLent
      ? lent.columns : Swift.max(columns.listed, Int32(truncatingIfNeeded: named))
    rows.explicit =
      rows.isLent ? lent.rows : Swift.max(rows.listed, Int32(truncatingIfNeeded: namedRows))
  }

  private func gap(_ line: GridAxis) -> Float {
    line.axis == .row
      ? style.pointee.counted(style.pointee.columnGap, .columnGap, of: line.space)
      : style.pointee.counted(style.pointee.rowGap, .rowGap, of: line.space)
  }

  // MARK: Placement (§8)

  private mutating func placeItems(_ solver: inout Solver) {
    placeInLines(&solver)
    if columns.isLent { columns = heldToLent(columns, &solver) }
    if rows.isLent { rows = heldToLent(rows, &solver) }
  }

  /// A subgrid has no tracks beyond those that are lent to it: items are placed as though there were,
  /// and those beyond stand in the last one (Level 2, §9).
  private func heldToLent(_ axis: GridAxis, _ solver: inout Solver) -> GridAxis {
    var line = axis
    for index in firstItem..<firstItem + itemCount {
      let span = solver.css.items[index].span(line.axis)
      solver.css.items[index].set(line.axis, span.clamped(to: line.explicit, behind: line.before))
    }
    line.before = 0
    line.count = line.explicit
    return line
  }

  private mutating func placeInLines(_ solver: inout Solver) {
    let flow = solver.pools.pointee.grids[spec].autoFlow
    let isRowFlow = flow == .row || flow == .rowDense
    let isDense = flow == .rowDense || flow == .columnDense
    guard features.contains(.places) else { return placeInOrder(isRowFlow: isRowFlow, &solver) }
    let items = firstItem..<firstItem + itemCount
    let minor: Axis = isRowFlow ? .row : .column
    let isLent = isRowFlow ? columns.isLent : rows.isLent
    // What lies before the first line moves all others on.
    for index in items {
      let (column, row) = (solver.css.items[index].column, solver.css.items[index].row)
      if column.isPlaced { columns.before = Swift.max(columns.before, -column.start) }
      if row.isPlaced { rows.before = Swift.max(rows.before, -row.start) }
    }
    columns.count = columns.before + columns.explicit
    rows.count = rows.before + rows.explicit
    for index in items {
      solver.css.items[index].column.move(by: columns.before)
      solver.css.items[index].row.move(by: rows.before)
      let (column, row) = (solver.css.items[index].column, solver.css.items[index].row)
      if column.isPlaced { columns.count = Swift.max(columns.count, column.end) }
      if row.isPlaced { rows.count = Swift.max(rows.count, row.end) }
    }
    if isLent {
      // What the flow takes along to a line of its own stands in what is lent before that (Chromium).
      let line = isRowFlow ? columns : rows
      for index in items {
        let span = solver.css.items[index].span(minor)
        guard !span.isPlaced || !solver.css.items[index].span(minor.cross).isPlaced else {
          continue
        }
        solver.css.items[index].set(
          minor, span.clamped(to: line.before + line.explicit, behind: 0))
      }
    }
    var cells = GridCells(
      width: widthOfCells(minor, &solver), most: Limits.gridTracks &+ Int32(itemCount), &solver)
    for index in items {
      let item = solver.css.items[index]
      if item.column.isPlaced && item.row.isPlaced { cells.take(item, minor, &solver) }
    }
    for index in items {
      let item = solver.css.items[index]
      guard item.span(minor.cross).isPlaced, !item.span(minor).isPlaced else { continue }
      // Those that were put into the same line before it stay before it.
      let line = item.span(minor.cross).start
      let from = isDense ? 0 : cells.end(ofLine: line, &solver)
      let place = cells.firstMinor(item, minor, from: from, &solver)
      solver.css.items[index].place(minor, at: place, within: cells.width)
      note(solver.css.items[index].span(minor), minor)
      cells.take(solver.css.items[index], minor, &solver)
      cells.setEnd(ofLine: line, solver.css.items[index].span(minor).end, &solver)
    }
    if isLent {
      // The flow turns where those that are lent end.
      if minor == .row {
        columns.count = columns.before + columns.explicit
      } else {
        rows.count = rows.before + rows.explicit
      }
    }
    // The tracks across the flow are all there now.
    for index in items where !isLent && !solver.css.items[index].span(minor).isPlaced {
      let length = solver.css.items[index].span(minor).length
      if minor == .row {
        columns.count = Swift.max(columns.count, length)
      } else {
        rows.count = Swift.max(rows.count, length)
      }
    }
    placeByFlow(minor, isDense: isDense, &cells, &solver)
    cells.close(&solver)
  }

  /// How many tracks across the flow there may come to be before the flow begins.
  private func widthOfCells(_ minor: Axis, _ solver: inout Solver) -> Int32 {
    var width = minor == .row ? columns.count : rows.count
    var longest: Int32 = 1
    var more: Int32 = 0
    for index in firstItem..<firstItem + itemCount {
      let item = solver.css.items[index]
      guard !item.span(minor).isPlaced else { continue }
      let length = item.span(minor).length
      longest = Swift.max(longest, length)
      if item.span(minor.cross).isPlaced, more < Limits.gridTracks { more += length }
    }
    width = Swift.max(width + more, longest)
    return Swift.max(1, Swift.min(width, Limits.gridTracks &+ Int32(itemCount)))
  }

  private mutating func note(_ span: GridSpan, _ axis: Axis) {
    if axis == .row {
      columns.count = Swift.max(columns.count, span.end)
    } else {
      rows.count = Swift.max(rows.count, span.end)
    }
  }

  private mutating func placeByFlow(
    _ minor: Axis, isDense: Bool, _ cells: inout GridCells, _ solver: inout Solver
  ) {
    let major = minor.cross
    let width = Swift.min(minor == .row ? columns.count : rows.count, cells.width)
    var cursor: (major: Int32, minor: Int32) = (0, 0)
    for index in firstItem..<firstItem + itemCount {
      let item = solver.css.items[index]
      guard !item.span(major).isPlaced else { continue }
      if isDense { cursor = (cells.firstOpenLine(width: width, &solver), 0) }
      let length = Swift.min(item.span(minor).length, width)
      if item.span(minor).isPlaced {
        let start = item.span(minor).start
        if start < cursor.minor { cursor.major += 1 }
        cursor.minor = start
        while !cells.isFree(item, minor, at: cursor, &solver) { cursor.major += 1 }
      } else {
        while cursor.minor + length > width || !cells.isFree(item, minor, at: cursor, &solver) {
          cursor.minor += 1
          if cursor.minor + length > width {
            cursor.minor = 0
            cursor.major += 1
          }
        }
        solver.css.items[index].place(minor, at: cursor.minor, within: cells.width)
      }
      solver.css.items[index].place(major, at: cursor.major, within: cells.most)
      note(solver.css.items[index].span(major), major)
      cells.take(solver.css.items[index], minor, &solver)
    }
  }

  /// Items that say nothing fill line after line.
  private mutating func placeInOrder(isRowFlow: Bool, _ solver: inout Solver) {
    columns.count = columns.explicit
    rows.count = rows.explicit
    guard itemCount > 0 else { return }
    let width = Swift.max(1, isRowFlow ? columns.count : rows.count)
    var (line, place): (Int32, Int32) = (0, 0)
    for index in firstItem..<firstItem + itemCount {
      solver.css.items[index].column = GridSpan(at: isRowFlow ? place : line)
      solver.css.items[index].row = GridSpan(at: isRowFlow ? line : place)
      place += 1
      if place == width {
        place = 0
        line += 1
      }
    }
    let lines = place == 0 ? line : line + 1
    if isRowFlow {
      columns.count = width
      rows.count = Swift.max(rows.count, lines)
    } else {
      rows.count = width
      columns.count = Swift.max(columns.count, lines)
    }
  }

  // MARK: Tracks (§12.4)

  private mutating func makeTracks(_ solver: inout Solver) {
    columns = appendTracks(columns, &solver)
    rows = appendTracks(rows, &solver)
  }

  private func appendTracks(_ axis: GridAxis, _ solver: inout Solver) -> GridAxis {
    var line = axis
    line.first = solver.css.tracks.count
    guard !line.isLent else {
      for _ in 0..<Int(line.count) { solver.css.tracks.append(GridTrackState(.auto)) }
      return line
    }
    let list = tracks(line.axis, &solver)
    let automatic =
      line.axis == .row
      ? solver.pools.pointee.grids[spec].autoColumns : solver.pools.pointee.grids[spec].autoRows
    let beyond = automatic.tracks.count
    let repeated = list.automatic.count
    let repeatedEnd =
      list.automatic.lowerBound + Int(line.listed) - (list.tracks.count - repeated)
    for index in 0..<Int(line.count) {
      let place = index - Int(line.before)
      var track = GridTrack.auto
      var collapses = false
      if place < 0 {
        if beyond > 0 { track = automatic.tracks[beyond - 1 - (-1 - place) % beyond] }
      } else if place >= Int(line.listed) {
        if beyond > 0 { track = automatic.tracks[(place - Int(line.listed)) % beyond] }
      } else if repeated > 0 && place >= list.automatic.lowerBound && place < repeatedEnd {
        track =
          list.tracks[
            list.automatic.lowerBound + (place - list.automatic.lowerBound) % repeated]
        collapses = list.collapses
      } else if repeated > 0 && place >= repeatedEnd {
        track = list.tracks[place - repeatedEnd + list.automatic.upperBound]
      } else {
        track = list.tracks[place]
      }
      // Shares of a height that follows are shared out again in what it comes to (Chromium).
      if isPercent(track) || line.axis == .column && isShare(track) { line.hasPercents = true }
      var state = GridTrackState(track)
      state.isCollapsed = collapses
      solver.css.tracks.append(state)
    }
    if style.pointee.percents.contains(line.axis == .row ? .columnGap : .rowGap) {
      line.hasPercents = true
    }
    guard list.collapses else { return line }
    // Those with an item in them stay (§7.2.3.2).
    for index in firstItem..<firstItem + itemCount {
      let span = solver.css.items[index].span(line.axis)
      for track in span.start..<span.end {
        solver.css.tracks[line.first + Int(track)].isCollapsed = false
      }
    }
    return line
  }

  private func isShare(_ track: GridTrack) -> Bool {
    if case .fraction = track.maximum { return true }
    return false
  }

  private func isPercent(_ track: GridTrack) -> Bool {
    if case .percent = track.minimum { return true }
    switch track.maximum {
    case .percent, .fitContent(.percent): return true
    case .points, .auto, .minContent, .maxContent, .fraction, .fitContent: return false
    }
  }

  /// Sets the tracks of an axis to where their sizing starts, percents against what is known.
  private func startTracks(_ line: GridAxis, _ solver: inout Solver) {
    guard !line.isLent else { return takeLent(line, &solver) }
    var gap: Float = 0
    for index in line.first..<line.first + Int(line.count) {
      solver.css.tracks[index].start(of: line.space)
      guard !solver.css.tracks[index].isCollapsed else { continue }
      solver.css.tracks[index].gap = gap
      gap = line.gap
    }
  }

  // MARK: Sizing tracks (§12.3)

  private mutating func sizeColumns(_ solver: inout Solver) {
    lend(knowsColumns: false, knowsRows: false, &solver)
    guard !columns.isLent else { return }
    if features.contains(.columnSubgrids) { joinItems(columns, &solver) }
    sizeTracks(columns, &solver)
    leaveItems(&solver)
  }

  /// The rows at the widths of the columns.
  private mutating func sizeRows(_ solver: inout Solver) {
    let lends = !features.isDisjoint(with: .subgrids)
    let isSpaced = isSpaced(columns, &solver)
    if lends || isSpaced {
      placeTracks(columns, columns.space, columnAlignment(&solver), &solver)
    }
    if lends { lend(knowsColumns: true, knowsRows: false, &solver) }
    startTracks(rows, &solver)
    if lends || features.contains(.baselines) || kinds(of: rows, &solver).contains(.content) {
      for index in firstItem..<firstItem + itemCount {
        let span = solver.css.items[index].column
        solver.css.items[index].areaWidth = size(of: span, columns, isSpaced: isSpaced, &solver)
        solver.css.items[index].forgetHeights()
      }
    }
    if features.contains(.rowSubgrids) && !rows.isLent { joinItems(rows, &solver) }
    if features.contains(.baselines) {
      dropCyclicBaselines(&solver)
      shimBaselines(&solver)
    }
    if !rows.isLent { sizeTracks(rows, &solver) }
    leaveItems(&solver)
  }

  /// The items that size the tracks of an axis: in place of a subgrid there, those in it.
  @inline(__always)
  private var members: Range<Int> { firstItem..<firstItem + itemCount + joinedCount }

  private func sizeTracks(_ line: GridAxis, _ solver: inout Solver) {
    let range = line.first..<line.first + Int(line.count)
    let kinds = kinds(of: line, &solver)
    if kinds.contains(.content) { sizeByContent(line, kinds, &solver) }
    for index in range where solver.css.tracks[index].limit == .infinity {
      solver.css.tracks[index].limit = solver.css.tracks[index].base
    }
    maximise(line, &solver)
    if kinds.contains(.flexible) { flex(line, &solver) }
    if kinds.contains(.auto) && stretches(line, &solver) { stretch(line, &solver) }
  }

  private func kinds(of line: GridAxis, _ solver: inout Solver) -> GridTrackKinds {
    var kinds: GridTrackKinds = []
    for index in line.first..<line.first + Int(line.count) {
      kinds.formUnion(solver.css.tracks[index].kinds)
    }
    return kinds
  }

  private func stretches(_ line: GridAxis, _ solver: inout Solver) -> Bool {
    alignment(of: line, &solver) == .stretch
  }

  // MARK: Sizes by content (§12.5)

  private func sizeByContent(
    _ line: GridAxis, _ kinds: GridTrackKinds, _ solver: inout Solver
  ) {
    var longest: Int32 = 1
    var longestFlexible: Int32 = 0
    for index in members where !solver.css.items[index].shares(line.axis) {
      let span = solver.css.items[index].span(line.axis)
      var isFlexible = false
      if kinds.contains(.flexible) {
        for track in line.tracks(span) where solver.css.tracks[track].most.kind == .flexible {
          isFlexible = true
        }
      }
      solver.css.items[index].spansFlexible = isFlexible
      guard !isFlexible else {
        longestFlexible = Swift.max(longestFlexible, span.length)
        continue
      }
      if span.length == 1 {
        sizeTrack(line.first + Int(span.start), by: index, line, &solver)
      } else {
        longest = Swift.max(longest, span.length)
      }
    }
    for index in line.first..<line.first + Int(line.count) {
      solver.css.tracks[index].raiseLimit()
    }
    var length: Int32 = 1
    while length < longest {
      var next = longest
      for index in members
      where !solver.css.items[index].spansFlexible && !solver.css.items[index].shares(line.axis) {
        let other = solver.css.items[index].span(line.axis).length
        if other > length && other < next { next = other }
      }
      length = next
      accommodate(GridGroup(length: length, isFlexible: false), line, &solver)
    }
    if longestFlexible > 1 {
      accommodate(GridGroup(length: 0, isFlexible: true), line, &solver)
    } else if longestFlexible == 1 {
      for index in members
      where solver.css.items[index].spansFlexible && !solver.css.items[index].shares(line.axis) {
        let track = line.first + Int(solver.css.items[index].span(line.axis).start)
        sizeFlexibleTrack(track, by: index, line, &solver)
      }
      for index in line.first..<line.first + Int(line.count) {
        solver.css.tracks[index].raiseLimit()
      }
    }
  }

  /// Sizes a flexible track by an item that lies in no other, as the passes of `accommodate` would
  /// (§12.5, step 4).
  private func sizeFlexibleTrack(
    _ track: Int, by item: Int, _ line: GridAxis, _ solver: inout Solver
  ) {
    let least = solver.css.tracks[track].least
    guard least.isIntrinsic else { return }
    var wanted = contribution(.minimum, item, line, &solver)
    if least.kind == .minContent || least.kind == .maxContent {
      wanted = Swift.max(wanted, contribution(.minContent, item, line, &solver))
    }
    if least.kind == .maxContent {
      wanted = Swift.max(wanted, contribution(.maxContent, item, line, &solver))
    }
    if wanted > solver.css.tracks[track].base { solver.css.tracks[track].base = wanted }
  }

  /// Sizes a track by an item that lies in no other (§12.5, step 2).
  ///
  /// An `auto` track takes no less than the minimum contribution, also where the grid is measured by its
  /// content: what §12.5 has of limited contributions there, Chromium has not.
  private func sizeTrack(
    _ track: Int, by item: Int, _ line: GridAxis, _ solver: inout Solver
  ) {
    let state = solver.css.tracks[track]
    if state.least.kind != .fixed {
      let contribution: Float
      switch state.least.kind {
      case .minContent: contribution = self.contribution(.minContent, item, line, &solver)
      case .maxContent: contribution = self.contribution(.maxContent, item, line, &solver)
      case .auto, .fixed, .flexible, .fitContent:
        contribution = self.contribution(.minimum, item, line, &solver)
      }
      if contribution > solver.css.tracks[track].base {
        solver.css.tracks[track].base = contribution
      }
    }
    // Alone, it fills the space however far it might grow.
    let fills =
      line.count == 1 && state.most.kind == .auto && line.mode == .layout
      && !line.space.isNaN && stretches(line, &solver)
    guard !fills else { return }
    let limit: Float
    switch state.most.kind {
    case .fixed, .flexible: return
    case .minContent: limit = contribution(.minContent, item, line, &solver)
    case .auto, .maxContent: limit = contribution(.maxContent, item, line, &solver)
    case .fitContent:
      limit = Swift.min(contribution(.maxContent, item, line, &solver), state.most.value)
    }
    let known = solver.css.tracks[track].limit
    solver.css.tracks[track].limit = known == .infinity ? limit : Swift.max(known, limit)
  }

  /// Sizes tracks by the items that span several of them, or flexible ones (§12.5, steps 3 and 4).
  private func accommodate(_ group: GridGroup, _ line: GridAxis, _ solver: inout Solver) {
    pass(.intrinsicMinima, .minimum, group, line, &solver)
    pass(.contentMinima, .minContent, group, line, &solver)
    pass(.maxContentMinima, .maxContent, group, line, &solver)
    for index in line.first..<line.first + Int(line.count) {
      solver.css.tracks[index].raiseLimit()
    }
    guard !group.isFlexible else { return }
    pass(.intrinsicMaxima, .minContent, group, line, &solver)
    pass(.maxContentMaxima, .maxContent, group, line, &solver)
    for index in line.first..<line.first + Int(line.count) {
      solver.css.tracks[index].isGrowable = false
    }
  }

  /// One pass over the items of a group, all of which see the tracks as they were before it.
  private func pass(
    _ phase: GridPhase, _ kind: GridContribution, _ group: GridGroup, _ line: GridAxis,
    _ solver: inout Solver
  ) {
    let tracks = line.first..<line.first + Int(line.count)
    var isAnyAffected = false
    for index in tracks {
      solver.css.tracks[index].planned = -1
      if phase.affects(solver.css.tracks[index]) { isAnyAffected = true }
    }
    guard isAnyAffected else { return }
    for index in members where !solver.css.items[index].shares(line.axis) {
      let item = solver.css.items[index]
      let span = item.span(line.axis)
      guard group.isFlexible ? item.spansFlexible : span.length == group.length,
        !(item.spansFlexible && !group.isFlexible)
      else { continue }
      var taken: Float = 0
      var affected = 0
      for track in line.tracks(span) {
        let state = solver.css.tracks[track]
        taken += phase.isMaxima && state.limit < .infinity ? state.limit : state.base
        if track > line.first + Int(span.start) { taken += solver.css.tracks[track].gap }
        if affects(track, phase, group, &solver) {
          affected += 1
          if state.planned < 0 { solver.css.tracks[track].planned = 0 }
        }
      }
      guard affected > 0 else { continue }
      let extra = contribution(kind, index, line, &solver) - taken
      guard extra > 0 else { continue }
      distribute(extra, over: line.tracks(span), phase, group, &solver)
    }
    for index in tracks where solver.css.tracks[index].planned >= 0 {
      let planned = solver.css.tracks[index].planned
      if !phase.isMaxima {
        solver.css.tracks[index].base += planned
      } else if solver.css.tracks[index].limit == .infinity {
        solver.css.tracks[index].limit = solver.css.tracks[index].base + planned
        if phase == .intrinsicMaxima { solver.css.tracks[index].isGrowable = true }
      } else {
        solver.css.tracks[index].limit += planned
      }
    }
  }

  @inline(__always)
  private func affects(
    _ track: Int, _ phase: GridPhase, _ group: GridGroup, _ solver: inout Solver
  ) -> Bool {
    let state = solver.css.tracks[track]
    return phase.affects(state) && (!group.isFlexible || state.most.kind == .flexible)
  }

  /// Shares out what an item takes more than the tracks that it spans (§12.5.1).
  private func distribute(
    _ extra: Float, over tracks: Range<Int>, _ phase: GridPhase, _ group: GridGroup,
    _ solver: inout Solver
  ) {
    for track in tracks { solver.css.tracks[track].increase = 0 }
    if group.isFlexible {
      share(extra, over: tracks, phase, group, &solver)
    } else {
      var rest = extra
      // Up to the limits.
      fill(&rest, over: tracks, phase, group, beyond: false, &solver)
      if rest > 0 { fill(&rest, over: tracks, phase, group, beyond: true, &solver) }
    }
    for track in tracks where affects(track, phase, group, &solver) {
      if solver.css.tracks[track].increase > solver.css.tracks[track].planned {
        solver.css.tracks[track].planned = solver.css.tracks[track].increase
      }
    }
  }

  /// Shares by the factors of flexible tracks, or equally where these are all 0.
  private func share(
    _ extra: Float, over tracks: Range<Int>, _ phase: GridPhase, _ group: GridGroup,
    _ solver: inout Solver
  ) {
    var sum: Float = 0
    var count: Float = 0
    for track in tracks where affects(track, phase, group, &solver) {
      sum += solver.css.tracks[track].most.value
      count += 1
    }
    for track in tracks where affects(track, phase, group, &solver) {
      let part = sum > 0 ? solver.css.tracks[track].most.value / sum : 1 / count
      solver.css.tracks[track].increase += extra * part
    }
  }

  /// Shares equally, each track up to its limit or, beyond that, to what it may have at all.
  private func fill(
    _ rest: inout Float, over tracks: Range<Int>, _ phase: GridPhase, _ group: GridGroup,
    beyond: Bool, _ solver: inout Solver
  ) {
    var prefers = false
    if beyond && !phase.isMaxima {
      for track in tracks
      where affects(track, phase, group, &solver)
        && phase.goesBeyond(solver.css.tracks[track])
      {
        prefers = true
      }
    }
    while rest > 0 {
      var count = 0
      var least = Float.infinity
      for track in tracks
      where affects(track, phase, group, &solver)
        && (!prefers || phase.goesBeyond(solver.css.tracks[track]))
      {
        let room = phase.room(solver.css.tracks[track], beyond: beyond)
        guard room > 0 else { continue }
        count += 1
        if room < least { least = room }
      }
      guard count > 0 else { return }
      let part = Swift.min(rest / Float(count), least)
      guard part > 0 else { return }
      for track in tracks
      where affects(track, phase, group, &solver)
        && (!prefers || phase.goesBeyond(solver.css.tracks[track]))
        && phase.room(solver.css.tracks[track], beyond: beyond) > 0
      {
        solver.css.tracks[track].increase += part
      }
      // What rounding leaves of a share is no reason for another round.
      if part == rest / Float(count) { rest = 0 } else { rest -= part * Float(count) }
    }
  }

  // MARK: Free space (§12.6 to §12.8)

  /// The length of all tracks with the gaps between them.
  private func length(of line: GridAxis, _ solver: inout Solver) -> Float {
    var length: Float = 0
    for index in line.first..<line.first + Int(line.count) {
      length += solver.css.tracks[index].base + solver.css.tracks[index].gap
    }
    return length
  }

  private func maximise(_ line: GridAxis, _ solver: inout Solver) {
    guard line.mode != .minContent else { return }
    var length: Float = 0
    for index in line.first..<line.first + Int(line.count) {
      length += solver.css.tracks[index].limit + solver.css.tracks[index].gap
    }
    let most = !line.space.isNaN ? line.space : line.axis == .row ? line.most : .infinity
    if length > most { return grow(line, into: most, &solver) }
    for index in line.first..<line.first + Int(line.count) {
      solver.css.tracks[index].base = solver.css.tracks[index].limit
    }
  }

  /// Shares free space equally among the tracks, each up to its limit.
  private func grow(_ line: GridAxis, into space: Float, _ solver: inout Solver) {
    var free = space - length(of: line, &solver)
    let range = line.first..<line.first + Int(line.count)
    while free > 0 {
      var count = 0
      var least = Float.infinity
      for index in range {
        let room = solver.css.tracks[index].limit - solver.css.tracks[index].base
        guard room > 0 else { continue }
        count += 1
        if room < least { least = room }
      }
      guard count > 0 else { return }
      let share = free / Float(count)
      let part = Swift.min(share, least)
      for index in range
      where solver.css.tracks[index].limit > solver.css.tracks[index].base {
        // A track that reaches its limit is at it, whatever rounding says.
        if solver.css.tracks[index].limit - solver.css.tracks[index].base <= part {
          solver.css.tracks[index].base = solver.css.tracks[index].limit
        } else {
          solver.css.tracks[index].base += part
        }
      }
      if part == share { return }
      free -= part * Float(count)
    }
  }

  private func flex(_ line: GridAxis, _ solver: inout Solver) {
    let range = line.first..<line.first + Int(line.count)
    guard line.mode != .minContent else { return }
    var fraction: Float = 0
    if !line.space.isNaN {
      fraction = self.fraction(of: range, line.space, line, &solver)
    } else {
      for index in range where solver.css.tracks[index].most.kind == .flexible {
        let state = solver.css.tracks[index]
        fraction = Swift.max(fraction, state.base / Swift.max(1, state.most.value))
      }
      for index in members
      where solver.css.items[index].spansFlexible && !solver.css.items[index].shares(line.axis) {
        let want = contribution(.maxContent, index, line, &solver)
        let span = line.tracks(solver.css.items[index].span(line.axis))
        fraction = Swift.max(fraction, self.fraction(of: span, want, line, &solver))
      }
      let length = flexedLength(line, fraction, &solver)
      if length > line.most {
        fraction = self.fraction(of: range, line.most, line, &solver)
      } else if length < line.least {
        fraction = self.fraction(of: range, line.least, line, &solver)
      }
    }
    for index in range where solver.css.tracks[index].most.kind == .flexible {
      let flexed = fraction * solver.css.tracks[index].most.value
      if flexed > solver.css.tracks[index].base { solver.css.tracks[index].base = flexed }
    }
  }

  private func flexedLength(_ line: GridAxis, _ fraction: Float, _ solver: inout Solver) -> Float {
    var length: Float = 0
    for index in line.first..<line.first + Int(line.count) {
      let state = solver.css.tracks[index]
      let flexed = state.most.kind == .flexible ? fraction * state.most.value : 0
      length += Swift.max(state.base, flexed) + state.gap
    }
    return length
  }

  /// The length of one fraction where tracks fill a space (§12.7.1).
  private func fraction(
    of tracks: Range<Int>, _ space: Float, _ line: GridAxis, _ solver: inout Solver
  ) -> Float {
    for track in tracks { solver.css.tracks[track].isInflexible = false }
    while true {
      var rest = space
      var factors: Float = 0
      var isFirst = true
      for track in tracks {
        let state = solver.css.tracks[track]
        if !isFirst { rest -= state.gap }
        isFirst = false
        if state.most.kind == .flexible && !state.isInflexible {
          factors += state.most.value
        } else {
          rest -= state.base
        }
      }
      let fraction = Swift.max(0, rest) / Swift.max(1, factors)
      var isSettled = true
      for track in tracks
      where solver.css.tracks[track].most.kind == .flexible
        && !solver.css.tracks[track].isInflexible
        && solver.css.tracks[track].base > fraction * solver.css.tracks[track].most.value
      {
        solver.css.tracks[track].isInflexible = true
        isSettled = false
      }
      if isSettled { return fraction }
    }
  }

  /// Shares free space equally among the `auto` tracks.
  private func stretch(_ line: GridAxis, _ solver: inout Solver) {
    let space = line.space.isNaN ? line.least : line.space
    guard line.mode == .layout || line.least > 0 else { return }
    let free = space - length(of: line, &solver)
    guard free > 0 else { return }
    let range = line.first..<line.first + Int(line.count)
    var count: Float = 0
    for index in range
    where solver.css.tracks[index].most.kind == .auto {
      count += 1
    }
    for index in range
    where solver.css.tracks[index].most.kind == .auto {
      solver.css.tracks[index].base += free / count
    }
  }

  // MARK: What items contribute (§12.5, §6.6)

  private func contribution(
    _ kind: GridContribution, _ index: Int, _ line: GridAxis, _ solver: inout Solver
  ) -> Float {
    switch kind {
    case .minimum: return minimum(index, line, &solver)
    case .minContent: return content(.minContent, index, line, &solver)
    case .maxContent: return content(.maxContent, index, line, &solver)
    }
  }

  /// The greatest length of the tracks that an item spans, infinite where one has none that is fixed.
  private func fixedMost(_ index: Int, _ line: GridAxis, _ solver: inout Solver) -> Float {
    let span = solver.css.items[index].span(line.axis)
    var most: Float = 0
    for track in line.tracks(span) {
      let state = solver.css.tracks[track]
      guard state.most.kind == .fixed else { return .infinity }
      most += Swift.max(state.most.value, state.floor)
      if track > line.first + Int(span.start) { most += solver.css.tracks[track].gap }
    }
    return most
  }

  /// The outer size of an item by its content.
  private func content(
    _ mode: BoxSpace.Mode, _ index: Int, _ line: GridAxis, _ solver: inout Solver
  ) -> Float {
    if line.axis == .column { return height(of: index, &solver) }
    let known =
      mode == .minContent
      ? solver.css.items[index].minContent : solver.css.items[index].maxContent
    if !known.isNaN { return known }
    let width = width(of: index, mode, &solver)
    if mode == .minContent {
      solver.css.items[index].minContent = width
    } else {
      solver.css.items[index].maxContent = width
    }
    return width
  }

  /// The height of an item's area as far as it is known while the columns are sized.
  private func areaHeight(_ index: Int, _ solver: inout Solver) -> Float {
    let item = solver.css.items[index]
    guard item.areaHeight.isNaN else { return item.areaHeight }
    guard item.dependsOnHeight, index < firstItem + itemCount else { return .nan }
    let height = fixedMost(index, rows, &solver)
    return height < .infinity ? height : .nan
  }

  private func width(
    of index: Int, _ mode: BoxSpace.Mode, _ solver: inout Solver
  ) -> Float {
    let node = solver.css.items[index].node
    let style = solver.boxStyles.element(at: solver.css.items[index].style)
    let frame = style.pointee.frame(of: .nan)
    let margin = style.pointee.margin(of: .nan)
    let said = style.pointee.width(of: .nan, frame)
    let least = style.pointee.minWidth(of: .nan, frame)
    let most = style.pointee.maxWidth(of: .nan, frame)
    var width = said
    var floor: Float = 0
    if said.isNaN {
      let height = solver.css.items[index].height(
        in: areaHeight(index, &solver), style, frame, margin)
      if style.pointee.hasRatio && !height.isNaN {
        width = style.pointee.width(fromHeight: height, frame)
        if style.pointee.keepsContent(.row) {
          floor = Swift.min(
            solver.contentWidth(
              of: node, style, frame, .minContent, height: height, ownerWidth: .nan), most)
        }
      } else {
        width = solver.contentWidth(
          of: node, style, frame, mode, height: height, ownerWidth: .nan)
        width = style.pointee.heldByRatio(width, .row, of: .nan, frame)
      }
    }
    width = Swift.max(Swift.min(width, most), least.isNaN ? floor : least)
    let (before, after) = (solver.css.items[index].before, solver.css.items[index].after)
    return Swift.max(
      0, Swift.max(width, frame.horizontal) + margin.horizontal + before + after)
  }

  /// The outer height of an item at the width that it has in its area.
  private func height(of index: Int, _ solver: inout Solver) -> Float {
    let known = solver.css.items[index].content
    if !known.isNaN { return known }
    let area = BoxArea(width: solver.css.items[index].areaWidth, height: .nan)
    let size = used(index, in: area, &solver)
    if solver.css.items[index].ignoresHeight {
      solver.css.items[index].usedWidth = size.width
      solver.css.items[index].usedHeight = size.height
    }
    let item = solver.css.items[index]
    let margin = solver.boxStyles[Int(item.style)].margin(of: area.width).vertical
    let height = Swift.max(0, size.height + margin + item.shim + item.before + item.after)
    solver.css.items[index].content = height
    return height
  }

  /// The minimum contribution: what an item takes at least for its own sake (§6.6).
  private func minimum(_ index: Int, _ line: GridAxis, _ solver: inout Solver) -> Float {
    let isColumn = line.axis == .row
    let item = solver.css.items[index]
    let known = isColumn ? item.minimumWidth : item.minimumHeight
    if !known.isNaN { return known }
    let minimum = findMinimum(index, line, &solver)
    if isColumn {
      solver.css.items[index].minimumWidth = minimum
    } else {
      solver.css.items[index].minimumHeight = minimum
    }
    return minimum
  }

  private func findMinimum(_ index: Int, _ line: GridAxis, _ solver: inout Solver) -> Float {
    let style = solver.boxStyles.element(at: solver.css.items[index].style)
    let isColumn = line.axis == .row
    let owner = isColumn ? Float.nan : solver.css.items[index].areaWidth
    let frame = style.pointee.frame(of: owner)
    let margin = style.pointee.margin(of: owner)
    let said =
      isColumn ? style.pointee.width(of: .nan, frame) : style.pointee.height(of: .nan, frame)
    if !said.isNaN { return content(.minContent, index, line, &solver) }
    let edges = isColumn ? frame.horizontal : frame.vertical
    let item = solver.css.items[index]
    let around =
      (isColumn ? margin.horizontal : margin.vertical + item.shim) + item.before + item.after
    if !style.pointee.flags.contains(.hasSize), !style.pointee.hasRatio,
      solver.leafSize(of: item.node) == .zero
    {
      return Swift.max(0, edges + around)
    }
    let least =
      isColumn ? style.pointee.minWidth(of: .nan, frame) : style.pointee.minHeight(of: .nan, frame)
    let isPercent = style.pointee.percents.contains(isColumn ? .minWidth : .minHeight)
    if !least.isNaN || isPercent {
      return Swift.max(0, Swift.max(least.isNaN ? 0 : least, edges) + around)
    }
    guard !style.pointee.flags.contains(.scrolls), hasAutomaticMinimum(index, line, &solver) else {
      return Swift.max(0, edges + around)
    }
    let wanted = content(.minContent, index, line, &solver)
    let most = fixedMost(index, line, &solver)
    return Swift.max(Swift.min(wanted, most), edges + around, 0)
  }

  /// Whether an item spans an `auto` track, and of several none that is flexible.
  private func hasAutomaticMinimum(_ index: Int, _ line: GridAxis, _ solver: inout Solver) -> Bool {
    let span = solver.css.items[index].span(line.axis)
    var isAuto = false
    for track in line.tracks(span) {
      let state = solver.css.tracks[track]
      if state.least.kind == .auto { isAuto = true }
      if span.length > 1 && state.most.kind == .flexible { return false }
    }
    return isAuto
  }

  /// Whether columns would be others now that the heights of the areas are known; notes these.
  private func columnsChange(_ solver: inout Solver) -> Bool {
    var changes = false
    let isSpaced = isSpaced(rows, &solver)
    if isSpaced { placeTracks(rows, rows.space, rowAlignment(&solver), &solver) }
    for index in firstItem..<firstItem + itemCount
    where solver.css.items[index].dependsOnHeight && !solver.css.items[index].sharesColumns {
      let old = (
        content(.minContent, index, columns, &solver),
        content(.maxContent, index, columns, &solver)
      )
      solver.css.items[index].areaHeight = size(
        of: solver.css.items[index].row, rows, isSpaced: isSpaced, &solver)
      solver.css.items[index].forgetWidths()
      let new = (
        content(.minContent, index, columns, &solver),
        content(.maxContent, index, columns, &solver)
      )
      if old != new { changes = true }
    }
    return changes
  }

  /// An item whose height is a part of rows that follow from it has no baseline to align by.
  private func dropCyclicBaselines(_ solver: inout Solver) {
    for index in members
    where solver.css.items[index].align == .baseline
      && !solver.boxStyles[Int(solver.css.items[index].style)].percents
        .isDisjoint(with: .heights)
    {
      for track in rows.tracks(solver.css.items[index].row)
      where !solver.css.tracks[track].kinds.isEmpty {
        solver.css.items[index].align = .start
      }
    }
  }

  /// Brings the baselines of the items that begin in a row to one height (§12.5, step 1).
  private func shimBaselines(_ solver: inout Solver) {
    for index in members where solver.css.items[index].align == .baseline {
      let item = solver.css.items[index]
      let area = BoxArea(width: item.areaWidth, height: .nan)
      let size = used(index, in: area, wantsBaseline: true, &solver)
      let baseline =
        item.before + solver.boxStyles[Int(item.style)].margin(of: area.width).top
        + (size.baseline.isNaN ? size.height : size.baseline)
      solver.css.items[index].baseline = baseline
      solver.css.items[index].shim = 0
      let row = rows.first + Int(solver.css.items[index].row.start)
      solver.css.tracks[row].baseline = Swift.max(solver.css.tracks[row].baseline, baseline)
    }
    for index in members where solver.css.items[index].align == .baseline {
      let row = rows.first + Int(solver.css.items[index].row.start)
      solver.css.items[index].shim =
        solver.css.tracks[row].baseline - solver.css.items[index].baseline
    }
  }

  // MARK: Subgrids (Level 2, §9)

  /// Sets the tracks of a subgrid to those that are lent to it.
  private func takeLent(_ line: GridAxis, _ solver: inout Solver) {
    let range = line.first..<line.first + Int(line.count)
    guard line.isKnown else {
      for index in range { solver.css.tracks[index].start(of: .nan) }
      return
    }
    let lent = solver.container(node).pointee.lent
    var place = lent.first
    if line.axis == .column && lent.knowsColumns {
      for _ in 0..<Int(lent.columns) where place >= 0 { place = solver.css.lent[place].next }
    }
    var end: Float = 0
    for index in range where place >= 0 {
      let track = solver.css.lent[place]
      place = track.next
      solver.css.tracks[index].take(track, behind: index == line.first ? track.start : end)
      end = track.start + track.length
    }
  }

  /// Lends its tracks to the subgrids in it, their lengths as far as they are known.
  private func lend(knowsColumns: Bool, knowsRows: Bool, _ solver: inout Solver) {
    // Who gives up knows nothing; what was lent stands for the question that is open.
    guard !features.isDisjoint(with: .subgrids), !solver.isGivenUp else { return }
    for index in firstItem..<firstItem + itemCount {
      let item = solver.css.items[index]
      guard item.sharesColumns || item.sharesRows else { continue }
      var lent = LentTracks()
      lent.columns = item.sharesColumns ? item.column.length : 0
      lent.rows = item.sharesRows ? item.row.length : 0
      lent.knowsColumns = knowsColumns && item.sharesColumns
      lent.knowsRows = knowsRows && item.sharesRows
      lent.columnGap = item.sharesColumns ? columns.gap : 0
      lent.rowGap = item.sharesRows ? rows.gap : 0
      lend(lent, to: item, &solver)
    }
  }

  private func lend(_ what: LentTracks, to item: GridBox, _ solver: inout Solver) {
    var lent = what
    var print = lent.beginning
    let width = size(of: item.column, columns, &solver)
    let box = solver.boxStyles.element(at: item.style)
    let margin = box.pointee.margin(of: width)
    let frame = box.pointee.frame(of: width)
    let horizontal = edges(columns, margin, frame)
    let vertical = edges(rows, margin, frame)
    // From the last to the first, each with the place of the next.
    if lent.knowsRows {
      lend(item, rows, vertical, &lent, &print, &solver, stampsOnly: true)
    }
    if lent.knowsColumns {
      lend(item, columns, horizontal, &lent, &print, &solver, stampsOnly: true)
    }
    print |= 1
    let known = solver.container(item.node).pointee.lent
    guard known.print != print else { return }
    solver.css.lent.free(from: known.first)
    if lent.knowsRows {
      lend(item, rows, vertical, &lent, &print, &solver, stampsOnly: false)
    }
    if lent.knowsColumns {
      lend(item, columns, horizontal, &lent, &print, &solver, stampsOnly: false)
    }
    lent.print = print
    solver.container(item.node).pointee.lent = lent
  }

  /// Stamps the tracks of an axis, or keeps them.
  private func lend(
    _ item: GridBox, _ line: GridAxis, _ edges: (before: Float, after: Float),
    _ lent: inout LentTracks, _ print: inout UInt64, _ solver: inout Solver, stampsOnly: Bool
  ) {
    let box = solver.boxStyles.element(at: item.style)
    let span = item.span(line.axis)
    let isReversed = line.axis == .row && box.pointee.direction != style.pointee.direction
    let area = area(of: span, line, &solver)
    let (start, end) = (area.start, area.start + area.length)
    let isColumn = line.axis == .row
    let says = box.pointee.flags.contains(isColumn ? .saysColumnGap : .saysRowGap)
    let gap =
      isColumn
      ? box.pointee.counted(
        box.pointee.columnGap, .columnGap, of: area.length - edges.before - edges.after)
      : box.pointee.counted(
        box.pointee.rowGap, .rowGap, of: area.length - edges.before - edges.after)
    var place = isReversed ? span.start : span.end - 1
    for _ in 0..<Int(span.length) {
      let index = line.first + Int(place)
      let track = solver.css.tracks[index]
      // Gutters share their middles (§9).
      var before = edges.before
      if place > span.start {
        let other = solver.css.tracks[index - 1]
        before = says ? (gap - (track.start - other.start - other.base)) / 2 : 0
      }
      var after = edges.after
      if place < span.end - 1 {
        let other = solver.css.tracks[index + 1]
        after = says ? (gap - (other.start - track.start - track.base)) / 2 : 0
      }
      // Less than 0 where gutters meet: what spans further tracks ends where they do.
      let length = track.base - before - after
      let near = track.start + before
      let one = LentTrack(
        start: isReversed
          ? end - edges.after - near - length : near - start - edges.before,
        length: length, baseline: track.baseline - before, next: lent.first)
      if stampsOnly { print.stamp(one) } else { lent.first = solver.css.lent.keep(one) }
      place += isReversed ? 1 : -1
    }
  }

  /// Margin, border and padding of a subgrid at both ends of an axis.
  private func edges(
    _ line: GridAxis, _ margin: UsedEdges, _ frame: UsedEdges
  ) -> (before: Float, after: Float) {
    guard line.axis == .row else { return (margin.top + frame.top, margin.bottom + frame.bottom) }
    let (left, right) = (margin.left + frame.left, margin.right + frame.right)
    return style.pointee.direction == .rtl ? (right, left) : (left, right)
  }

  /// Has the items of subgrids on an axis size the tracks along with its own, and those of subgrids in
  /// these; they are all put behind one another, so that a deep nest takes no stack.
  private mutating func joinItems(_ line: GridAxis, _ solver: inout Solver) {
    var index = firstItem
    while index < firstItem + itemCount + joinedCount, !solver.isGivenUp {
      if solver.css.items[index].shares(line.axis) { join(index, line, &solver) }
      index += 1
    }
  }

  private mutating func leaveItems(_ solver: inout Solver) {
    solver.css.items.removeLast(joinedCount)
    joinedCount = 0
  }

  /// Has the items of one subgrid size the tracks that it spans, and its own edges the outer ones (§9).
  private mutating func join(_ index: Int, _ line: GridAxis, _ solver: inout Solver) {
    let item = solver.css.items[index]
    let box = solver.boxStyles.element(at: item.style)
    let isColumn = line.axis == .row
    let owner = isColumn ? Float.nan : item.areaWidth
    var space = BoxSpace.intrinsic(.maxContent, height: .nan)
    if !isColumn { space = .layout(width: usedWidth(index, &solver), height: .nan) }
    space.lent = solver.container(item.node).pointee.lent.print
    if !box.pointee.percents.isDisjoint(with: .paddings), !owner.isNaN { space.ownerWidth = owner }
    guard solver.nodes[Int(item.node)].depth < Limits.depth, !solver.isGivenUp else { return }
    solver.visits &+= 1
    var inner = GridContainer(item.node, space, &solver)
    inner.arrange(forRows: !isColumn, &solver)
    if !isColumn && inner.features.contains(.baselines) { features.insert(.baselines) }

    var (before, after) = edges(
      line, box.pointee.margin(of: owner), box.pointee.frame(of: owner))
    before += item.before
    after += item.after
    let gap = ((isColumn ? inner.columns.gap : inner.rows.gap) - line.gap) / 2
    let outer = item.span(line.axis)
    let isReversed = isColumn && box.pointee.direction != style.pointee.direction
    for place in inner.firstItem..<inner.firstItem + inner.itemCount {
      let span = solver.css.items[place].span(line.axis).within(outer, isReversed: isReversed)
      solver.css.items[place].set(line.axis, span)
      solver.css.items[place].before = span.start == outer.start ? before : gap
      solver.css.items[place].after = span.end == outer.end ? after : gap
    }
    joinedCount += inner.itemCount
    if outer.length == 1 {
      makeRoom(before + after, outer.start, line, &solver)
    } else {
      makeRoom(before, outer.start, line, &solver)
      makeRoom(after, outer.end - 1, line, &solver)
    }
  }

  /// Starts a track that follows from items at no less than the edges of a subgrid in it, be there items
  /// or none (Chromium).
  private func makeRoom(
    _ length: Float, _ track: Int32, _ line: GridAxis, _ solver: inout Solver
  ) {
    let index = line.first + Int(track)
    guard solver.css.tracks[index].least.isIntrinsic else { return }
    if length > solver.css.tracks[index].base { solver.css.tracks[index].base = length }
  }

  /// Reads and places the items of a subgrid that joins another grid, for whose rows it sizes its
  /// columns as well.
  private mutating func arrange(forRows: Bool, _ solver: inout Solver) {
    columns.space = space.width < 0 ? .nan : Swift.max(0, space.width - frame.horizontal)
    rows.space = .nan
    countTracks(&solver)
    readItems(&solver)
    placeItems(&solver)
    guard forRows else { return lend(knowsColumns: false, knowsRows: false, &solver) }
    let firstTrack = solver.css.tracks.count
    makeTracks(&solver)
    startTracks(columns, &solver)
    startTracks(rows, &solver)
    sizeColumns(&solver)
    placeTracks(columns, columns.space, columnAlignment(&solver), &solver)
    lend(knowsColumns: true, knowsRows: false, &solver)
    for index in firstItem..<firstItem + itemCount {
      solver.css.items[index].areaWidth = size(of: solver.css.items[index].column, columns, &solver)
    }
    solver.css.tracks.removeLast(solver.css.tracks.count - firstTrack)
  }

  /// The width of a subgrid whose rows are lent, before these are sized.
  private func usedWidth(_ index: Int, _ solver: inout Solver) -> Float {
    let item = solver.css.items[index]
    let box = solver.boxStyles.element(at: item.style)
    guard !item.sharesColumns else {
      return Swift.max(0, item.areaWidth - box.pointee.margin(of: item.areaWidth).horizontal)
    }
    // Any height will do where none counts.
    let area = BoxArea(width: item.areaWidth, height: box.pointee.hasRatio ? .nan : 0)
    return used(index, in: area, &solver).width
  }

  // MARK: Sizes of items in their areas (§6.2, §11)

  /// How large an item is in an area, whose height is no number while rows are sized.
  private func used(
    _ index: Int, in area: BoxArea, wantsBaseline: Bool = false, _ solver: inout Solver
  ) -> BoxUsed {
    let node = solver.css.items[index].node
    let style = solver.boxStyles.element(at: solver.css.items[index].style)
    return solver.usedSize(
      of: node, style, in: area,
      stretchesWidth: solver.css.items[index].justify == .stretch
        && style.pointee.flags.isDisjoint(with: .autoHorizontal),
      stretchesHeight: solver.css.items[index].align == .stretch
        && style.pointee.flags.isDisjoint(with: .autoVertical),
      wantsBaseline: wantsBaseline)
  }

  /// The length of the tracks that an item spans.
  private func size(of span: GridSpan, _ line: GridAxis, _ solver: inout Solver) -> Float {
    var length: Float = 0
    for track in line.tracks(span) {
      length += solver.css.tracks[track].base
      if track > line.first + Int(span.start) { length += solver.css.tracks[track].gap }
    }
    return line.isLent ? Swift.max(0, length) : length
  }

  /// The same of tracks that have been placed where space is distributed between them, which is a part of
  /// the areas over them (§12.1).
  private func size(
    of span: GridSpan, _ line: GridAxis, isSpaced: Bool, _ solver: inout Solver
  ) -> Float {
    guard isSpaced && span.length > 1 else { return size(of: span, line, &solver) }
    return area(of: span, line, &solver).length
  }

  /// Whether an axis has a length of which what its tracks leave is put between them.
  private func isSpaced(_ line: GridAxis, _ solver: inout Solver) -> Bool {
    !line.isLent && !line.space.isNaN && alignment(of: line, &solver).isSpaced
  }

  private func alignment(
    of line: GridAxis, _ solver: inout Solver
  ) -> GridSpec.ContentAlignment {
    line.axis == .row ? columnAlignment(&solver) : rowAlignment(&solver)
  }

  // MARK: Alignment (§11.5, §11.6)

  private func columnAlignment(_ solver: inout Solver) -> GridSpec.ContentAlignment {
    solver.pools.pointee.grids[spec].justifyContent
  }

  private func rowAlignment(_ solver: inout Solver) -> GridSpec.ContentAlignment {
    solver.pools.pointee.grids[spec].alignContent
  }

  /// Finds where the tracks of an axis start.
  private func placeTracks(
    _ line: GridAxis, _ space: Float, _ alignment: GridSpec.ContentAlignment,
    _ solver: inout Solver
  ) {
    guard !line.isLent else { return }
    let range = line.first..<line.first + Int(line.count)
    let free = space - length(of: line, &solver)
    var count: Float = 0
    for index in range where !solver.css.tracks[index].isCollapsed { count += 1 }
    var place: Float = 0
    var between: Float = 0
    switch alignment {
    case .start, .stretch: break
    case .center: place = free / 2
    case .end: place = free
    case .spaceBetween: if free > 0 && count > 1 { between = free / (count - 1) }
    case .spaceAround:
      if free > 0 && count > 0 {
        between = free / count
        place = between / 2
      }
    case .spaceEvenly:
      if free > 0 {
        between = free / (count + 1)
        place = between
      }
    }
    var isFirst = true
    for index in range {
      if !solver.css.tracks[index].isCollapsed {
        if !isFirst { place += solver.css.tracks[index].gap + between }
        isFirst = false
      }
      solver.css.tracks[index].start = place
      place += solver.css.tracks[index].base
    }
  }

  /// Where an area begins, from the content's edge, and how long it is.
  ///
  /// It is as long as it was when rows were sized, to the last bit: what was found for that length holds
  /// for this one.
  private func area(
    of span: GridSpan, _ line: GridAxis, _ solver: inout Solver
  ) -> (start: Float, length: Float) {
    let start = solver.css.tracks[line.first + Int(span.start)].start
    guard span.length > 1, !line.isLent, alignment(of: line, &solver).isSpaced else {
      return (start, size(of: span, line, &solver))
    }
    let last = solver.css.tracks[line.first + Int(span.end) - 1]
    return (start, last.start + last.base - start)
  }

  /// Gives the items their places in their areas.
  private func placeInAreas(_ solver: inout Solver) {
    let isRightToLeft = style.pointee.direction == .rtl
    for index in firstItem..<firstItem + itemCount {
      let (left, width) = area(of: solver.css.items[index].column, columns, &solver)
      let (top, height) = area(of: solver.css.items[index].row, rows, &solver)
      let area = BoxArea(width: width, height: height)
      guard !solver.css.items[index].fillsArea else {
        let x = isRightToLeft ? columns.space - left - width : left
        solver.propose(
          solver.css.items[index].node, x: x + frame.left, y: top + frame.top, width: width,
          height: height, frame: .zero)
        continue
      }
      let item = solver.css.items[index]
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

  // MARK: Absolute children (§10)

  private func placeAbsolutes(height: Float, _ solver: inout Solver) {
    let spec = solver.pools.pointee.grids[self.spec]
    let padding = UsedEdges(
      top: frame.top - style.pointee.border.top, left: frame.left - style.pointee.border.left,
      bottom: frame.bottom - style.pointee.border.bottom,
      right: frame.right - style.pointee.border.right)
    let isRightToLeft = style.pointee.direction == .rtl
    var child = solver.nodes[Int(node)].firstChild
    while child >= 0 {
      let node = child
      child = solver.nodes[Int(child)].nextSibling
      let box = solver.style(of: node, in: style.pointee.direction)
      guard box.pointee.flags.contains(.isAbsolute), !box.pointee.flags.contains(.isHidden) else {
        continue
      }
      var item = GridItem()
      let placement = solver.nodes[Int(node)].placement
      if placement >= 0 { item = solver.pools.pointee.gridItems[Int(placement)] }
      if !item.area.isEmpty, let area = spec.areas.area(item.area) {
        if item.column == .auto { item.column = GridRange(area.column) }
        if item.row == .auto { item.row = GridRange(area.row) }
      }
      // From the edges of the padding box, as the lines run.
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

  /// How a grid would align an absolute child: what it says of its items counts only where no inset places
  /// the box.
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
      alignment.justify == .normal ? justifyItems : alignment.justify,
      isReversed: direction == .rtl)
    alignment.column = AbsoluteAlignment.Place(
      alignment.align == .normal ? alignItems : alignment.align, isReversed: false)
    return alignment
  }

  /// The edges that two lines name, as far as there are such lines.
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

  // MARK: The grid's own baseline (§11.6)

  /// From the upper edge of the grid to its first baseline; no number without items.
  private func baseline(_ solver: inout Solver) -> Float {
    var row = Int32.max
    for index in firstItem..<firstItem + itemCount {
      row = Swift.min(row, solver.css.items[index].row.start)
    }
    var chosen = -1
    for index in firstItem..<firstItem + itemCount where solver.css.items[index].row.start == row {
      let item = solver.css.items[index]
      guard chosen >= 0 else {
        chosen = index
        continue
      }
      let other = solver.css.items[chosen]
      if (item.align == .baseline) != (other.align == .baseline) {
        if item.align == .baseline { chosen = index }
      } else if item.column.start < other.column.start {
        chosen = index
      }
    }
    guard chosen >= 0 else { return .nan }
    let item = solver.css.items[chosen]
    let width = area(of: item.column, columns, &solver).length
    let (top, height) = area(of: item.row, rows, &solver)
    let area = BoxArea(width: width, height: height)
    let size = used(chosen, in: area, wantsBaseline: true, &solver)
    let box = solver.boxStyles.element(at: item.style)
    let margin = box.pointee.margin(of: area.width)
    let y = item.align.place(
      size.height, in: area.height, margin.top + item.shim, margin.bottom,
      autoStart: box.pointee.flags.contains(.autoTop),
      autoEnd: box.pointee.flags.contains(.autoBottom))
    return frame.top + top + y + (size.baseline.isNaN ? size.height : size.baseline)
  }
}

extension GridSpec.ContentAlignment {
  /// Whether space is put between tracks.
  fileprivate var isSpaced: Bool {
    switch self {
    case .spaceBetween, .spaceAround, .spaceEvenly: true
    case .stretch, .start, .center, .end: false
    }
  }
}
