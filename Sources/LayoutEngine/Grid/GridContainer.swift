/// A CSS grid while it is measured or laid out.
///
/// `solve` is the algorithm of CSS Grid Layout Level 2. Names and numbers are those of the
/// specification, and its sections are files: `ExplicitGrid` (§7), `GridPlacement` (§8), `Subgrid`
/// (§9), `GridAlignment` (§10 and §11) and `GridTrackSizing` (§12). Where browsers agree on
/// something else, the step notes it.
///
/// All grids that are being measured share the solver's memory: the items and tracks of an inner
/// grid follow those of the outer one. So nothing is allocated once that memory has grown.
struct GridContainer {
  let node: Int32
  let space: BoxSpace
  let style: Borrowed<BoxStyle>
  let frame: UsedEdges
  /// The index in the pool of specs.
  let spec: Int
  /// The index of the grid's first item in the solver's memory.
  let firstItem: Int
  var itemCount = 0
  /// The number of items of subgrids that follow the grid's own items while both size its tracks.
  var joinedCount = 0
  var columns: GridAxis
  var rows: GridAxis
  var features: GridFeatures = []

  /// Measures a grid; for the height at a width, also proposes positions to the grid's items.
  @inline(never)
  static func answer(_ node: Int32, _ space: BoxSpace, _ solver: inout Solver) -> BoxAnswer {
    let (firstItem, firstTrack) = (solver.css.gridItems.count, solver.css.tracks.count)
    var grid = GridContainer(node, space, &solver)
    let open = solver.unmeasured
    let answer = grid.solve(&solver)
    if solver.unmeasured == open { grid.keepWidths(&solver) }
    solver.css.gridItems.removeLast(solver.css.gridItems.count - firstItem)
    solver.css.tracks.removeLast(solver.css.tracks.count - firstTrack)
    return answer
  }

  init(_ node: Int32, _ space: BoxSpace, _ solver: inout Solver) {
    self.node = node
    self.space = space
    style = solver.style(of: node)
    frame = style.pointee.frame(of: space.contentOwner)
    spec = Int(solver.nodes[Int(node)].spec)
    firstItem = solver.css.gridItems.count
    columns = GridAxis(.row)
    rows = GridAxis(.column)
    guard space.inherited != 0 else { return }
    let inherited = solver.container(node).pointee.inherited
    columns.isInherited = inherited.columns > 0
    columns.isKnown = inherited.knowsColumns
    rows.isInherited = inherited.rows > 0
    rows.isKnown = inherited.knowsRows
  }

  // MARK: The algorithm

  /// Returns the width of the grid by its content, or its height at a width.
  ///
  /// For the height, the positions of the items are computed too.
  private mutating func solve(_ solver: inout Solver) -> BoxAnswer {
    // §5.1: the available space.
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
      // §7: the explicit tracks and areas.
      countTracks(&solver)
      // §6: the items.
      readItems(&solver)
      // §8: the items' areas, and the implicit tracks for them.
      placeItems(&solver)
      // §7.6 and §7.2.3.2: all tracks; empty ones of an automatic repetition collapse.
      makeTracks(&solver)
      keepArrangement(&solver)
    }

    // Inherited rows of unknown lengths give no heights.
    let wantsRows =
      space.mode == .layout || features.contains(.dependents) && (!rows.isInherited || rows.isKnown)
    // §12.4: initial sizes; those of the rows limit items whose width follows from their height.
    startTracks(columns, &solver)
    if wantsRows { startTracks(rows, &solver) }
    // §12.1, step 1: columns.
    sizeColumns(&solver)
    guard wantsRows else {
      return BoxAnswer(length: length(of: columns, &solver) + frame.horizontal)
    }
    // §12.1, step 2: rows at the widths of the columns.
    sizeRows(&solver)
    if features.contains(.dependents) && !columns.isInherited && columnsChange(&solver) {
      // §12.1, steps 3 and 4: both once more, now that the heights of the areas are known.
      startTracks(columns, &solver)
      sizeColumns(&solver)
      if space.mode == .layout { sizeRows(&solver) }
    }
    guard space.mode == .layout else {
      return BoxAnswer(length: length(of: columns, &solver) + frame.horizontal)
    }
    var height = wholeHeight
    var isClamped = false
    if height.isNaN {
      let needed = length(of: rows, &solver)
      height = Swift.max(Swift.min(needed, rows.most), rows.least)
      isClamped = height != needed
    }
    // §7.2.1: percentages of an indefinite height refer to the height that the rows give.
    if rows.space.isNaN && rows.hasPercents {
      rows.space = height
      rows.gap = gap(rows)
      sizeRows(&solver)
    }
    // §11.5 with §12.1, step 5: tracks in the grid.
    var measured = space.height
    if !space.hasHeight {
      measured = (space.height < 0 ? height : length(of: rows, &solver)) + frame.vertical
    }
    placeTracks(columns, wholeWidth, columnAlignment(&solver), &solver)
    placeTracks(rows, height, rowAlignment(&solver), &solver)
    // §9: subgrids inherit their final tracks.
    passTracks(knowsColumns: true, knowsRows: true, &solver)
    // §11.3 and §11.4: items in their areas; §10: absolute children.
    placeInAreas(&solver)
    solver.container(node).pointee.holdsAbsolutes = features.contains(.absolutes)
    if features.contains(.absolutes) && !solver.isStaticContainer(node) {
      placeAbsolutes(height: height, &solver)
    }
    noteProposals(measured, isClamped: isClamped, &solver)
    // §11.6: the grid's own baseline.
    return BoxAnswer(
      length: measured, baseline: solver.usesBaselines ? baseline(&solver) : .nan)
  }

  // MARK: State cached between solves

  /// Takes items and tracks from the cached arrangement, and returns whether there is a valid one.
  private mutating func takeArrangement(_ solver: inout Solver) -> Bool {
    guard space.inherited == 0, solver.keepsAnswers else { return false }
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

  /// Caches the arrangement once it is likely to be used again.
  ///
  /// A grid that is measured for a width is also laid out. A grid that is laid out a second time
  /// will be a third time.
  private func keepArrangement(_ solver: inout Solver) {
    let container = solver.container(node)
    let isFirst = container.pointee.arrangedEdition != solver.edition
    container.pointee.arrangedEdition = solver.edition
    guard !isFirst || space.mode != .layout, space.inherited == 0, solver.keepsAnswers,
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

  /// Caches the measured widths of the items, which are the same in any space.
  ///
  /// Widths that depend on percentage tracks are not cached.
  private func keepWidths(_ solver: inout Solver) {
    let arrangement = solver.container(node).pointee.arrangement
    guard space.inherited == 0, solver.keepsAnswers, arrangement.edition == solver.edition,
      kinds(of: columns, &solver).contains(.content)
    else { return }
    solver.css.keepWidths(of: arrangement, from: firstItem, withMinima: !columns.hasPercents)
  }

  /// Stores the space for which the proposed positions of the items are valid.
  ///
  /// Inherited tracks may change before everything is laid out, so grids with inherited tracks or
  /// subgrids place their items again.
  private func noteProposals(_ measured: Float, isClamped: Bool, _ solver: inout Solver) {
    let isShared =
      !features.isDisjoint(with: .subgrids) || space.inherited != 0 || space.isHeightTried
    // Whether the items would be placed alike if the height that the rows give were set explicitly.
    let followsRows =
      space.height < 0 && !isClamped && !rows.hasPercents && !features.contains(.dependents)
      && tracks(.column, &solver).automatic.isEmpty
    // Equivalent, `height: -1` as `height: 1`: no space has a width below 0, so none is equal.
    solver.container(node).pointee.proposedSpace = isShared ? .layout(width: -1, height: -1) : space
    solver.container(node).pointee.proposedHeight = followsRows && !isShared ? measured : .nan
  }

  // MARK: §6: items

  mutating func readItems(_ solver: inout Solver) {
    let justifyItems = GridAlignment(solver.pools.pointee.grids[spec].justifyItems)
    let alignItems = GridAlignment(solver.pools.pointee.grids[spec].alignItems)
    var child = solver.boxItems.first(of: node)
    while child >= 0 {
      let isOwn = solver.nodes[Int(child)].parent == node
      var item = GridBox(
        child, style: solver.stylePlace(of: child, in: isOwn ? style.pointee.direction : nil))
      let box = solver.boxStyles.element(at: item.style)
      child = solver.boxItems.next(after: child, in: node)
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
      solver.css.gridItems.append(item)
      itemCount += 1
    }
  }

  /// Reads the placement of an item, in lines that are counted from 0.
  @inline(__always)
  private mutating func read(_ item: inout GridBox, _ solver: inout Solver) {
    let placement = solver.nodes[Int(item.node)].placement
    guard placement >= 0 else { return }
    guard solver.nodes[Int(item.node)].isGridItem else {
      // A child that replaces its parent (`display: contents`) has the placement of a flexbox item.
      item.align = GridAlignment(solver.boxStyles[Int(item.style)].alignSelf).or(item.align)
      return
    }
    withBorrowed(solver.pools.pointee.gridItems[Int(placement)]) { said in
      item.justify = GridAlignment(said.pointee.justifySelf).or(item.justify)
      item.align = GridAlignment(said.pointee.alignSelf).or(item.align)
      item.column = GridSpan(said.pointee.column, explicit: columns.explicit)
      item.row = GridSpan(said.pointee.row, explicit: rows.explicit)
      guard !said.pointee.area.isEmpty else { return }
      let area = area(named: said.pointee.area, &solver)
      if said.pointee.column == .auto { item.column = GridSpan(area.column) }
      if said.pointee.row == .auto { item.row = GridSpan(area.row) }
    }
    if item.column != .auto || item.row != .auto { features.insert(.places) }
  }

  /// Reads on which axes an item is a subgrid.
  ///
  /// On those axes the item fills its area, whatever its size and its alignment.
  @inline(__always)
  private mutating func readSubgrid(_ item: inout GridBox, _ solver: inout Solver) {
    guard solver.nodes[Int(item.node)].kind == .grid else { return }
    (item.sharesColumns, item.sharesRows) = withBorrowed(
      solver.pools.pointee.grids[Int(solver.nodes[Int(item.node)].spec)]
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

  // MARK: §8: areas

  /// Computes the tracks in which the items are placed, and the number of tracks.
  mutating func placeItems(_ solver: inout Solver) {
    let flow = solver.pools.pointee.grids[spec].autoFlow
    let own = (
      columns: GridPlacement.Tracks(explicit: columns.explicit, isInherited: columns.isInherited),
      rows: GridPlacement.Tracks(explicit: rows.explicit, isInherited: rows.isInherited)
    )
    guard features.contains(.places) else {
      var order = GridPlacement.Order(
        of: itemCount, columns: own.columns, rows: own.rows, flow: flow)
      for index in firstItem..<firstItem + itemCount {
        solver.css.gridItems[index].area = order.next()
      }
      columns.take(order.columns)
      rows.take(order.rows)
      return
    }
    for index in firstItem..<firstItem + itemCount {
      solver.css.arranged.placing.append(solver.css.gridItems[index].area)
    }
    let all = GridPlacement.place(
      &solver.css.arranged.placing, columns: own.columns, rows: own.rows, flow: flow)
    for index in 0..<itemCount {
      solver.css.gridItems[firstItem + index].area = solver.css.arranged.placing[index]
    }
    solver.css.arranged.placing.removeAll()
    columns.take(all.columns)
    rows.take(all.rows)
  }

  // MARK: §11.6: the grid's own baseline

  /// Returns the distance from the upper edge of the grid to its first baseline; NaN without items.
  private func baseline(_ solver: inout Solver) -> Float {
    var row = Int32.max
    for index in firstItem..<firstItem + itemCount {
      row = Swift.min(row, solver.css.gridItems[index].row.start)
    }
    var chosen = -1
    for index in firstItem..<firstItem + itemCount
    where solver.css.gridItems[index].row.start == row {
      let item = solver.css.gridItems[index]
      guard chosen >= 0 else {
        chosen = index
        continue
      }
      let other = solver.css.gridItems[chosen]
      if (item.align == .baseline) != (other.align == .baseline) {
        if item.align == .baseline { chosen = index }
      } else if item.column.start < other.column.start {
        chosen = index
      }
    }
    guard chosen >= 0 else { return .nan }
    let item = solver.css.gridItems[chosen]
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

/// The features of a grid's children that most grids do not use.
struct GridFeatures: OptionSet, Sendable {
  let rawValue: UInt8

  /// Items whose width may change with the height of their area.
  static let dependents = GridFeatures(rawValue: 1)
  /// Items that align by their baseline.
  static let baselines = GridFeatures(rawValue: 1 << 1)
  /// Absolute children, which are out of the flow.
  static let absolutes = GridFeatures(rawValue: 1 << 2)
  /// Items with lines, areas or spans.
  static let places = GridFeatures(rawValue: 1 << 3)
  /// Items that are subgrids, for each axis.
  static let columnSubgrids = GridFeatures(rawValue: 1 << 4)
  static let rowSubgrids = GridFeatures(rawValue: 1 << 5)

  static let subgrids: GridFeatures = [.columnSubgrids, .rowSubgrids]
}
