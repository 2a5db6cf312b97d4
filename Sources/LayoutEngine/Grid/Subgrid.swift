/// The tracks that a subgrid inherits from the grid around it: those that the subgrid spans (CSS
/// Grid §9).
///
/// The outer grid updates them when it knows more: first the number of tracks, then the columns
/// once they are sized, at last the rows. Results of the subgrid are valid for these tracks only. A
/// hash of them is part of the cache key, so that other tracks lead to another measurement.
struct InheritedTracks: Sendable {
  /// The number of inherited tracks on each axis; 0 on an axis without subgrid.
  var columns: Int32 = 0
  var rows: Int32 = 0
  /// Whether the lengths of the columns, or of the rows, are known.
  var knowsColumns = false
  var knowsRows = false
  /// The gaps of the outer grid, which the subgrid uses if it sets none.
  var columnGap: Float = 0
  var rowGap: Float = 0
  /// The first of the tracks with known lengths, columns before rows, or −1.
  var first: Int32 = -1
  /// A hash of all inherited tracks; 0 without any.
  var print: UInt64 = 0

  /// A hash of everything but the lengths, to which those are added.
  var beginning: UInt64 {
    var print: UInt64 = 0x9E37_79B9_7F4A_7C15
    print.stamp(UInt64(UInt32(bitPattern: columns)) << 32 | UInt64(UInt32(bitPattern: rows)))
    print.stamp(UInt64(columnGap.bitPattern) << 32 | UInt64(rowGap.bitPattern))
    // Equivalent, `2` as `2 + 1`: rows are known only after columns, so the two values still
    // differ.
    print.stamp((knowsColumns ? 1 : 0) | (knowsRows ? 2 : 0))
    return print
  }
}

/// An inherited track, measured from the edge of the subgrid's content box.
struct InheritedTrack: KeptAnswer, Sendable {
  var start: Float
  var length: Float
  /// The lowest baseline of the items that begin in the track, from its start; −∞ without one.
  var baseline: Float
  var next: Int32
}

/// Subgrids: CSS Grid Level 2, §9.
extension GridContainer {
  // MARK: Inherited tracks

  /// Sets the tracks of a subgrid to the inherited ones.
  func takeInherited(_ line: GridAxis, _ solver: inout Solver) {
    let range = line.first..<line.first + Int(line.count)
    guard line.isKnown else {
      for index in range { solver.css.tracks[index].start(of: .nan) }
      return
    }
    let inherited = solver.container(node).pointee.inherited
    var place = inherited.first
    if line.axis == .column && inherited.knowsColumns {
      for _ in 0..<Int(inherited.columns) where place >= 0 {
        place = solver.css.inherited[place].next
      }
    }
    var end: Float = 0
    for index in range where place >= 0 {
      let track = solver.css.inherited[place]
      place = track.next
      solver.css.tracks[index].take(track, behind: index == line.first ? track.start : end)
      end = track.start + track.length
    }
  }

  /// Passes the grid's tracks to its subgrids, with the lengths that are known so far.
  func passTracks(knowsColumns: Bool, knowsRows: Bool, _ solver: inout Solver) {
    // An abandoned measurement has no valid lengths; those of the deferred one must stay.
    guard !features.isDisjoint(with: .subgrids), !solver.isGivenUp else { return }
    for index in firstItem..<firstItem + itemCount {
      let item = solver.css.gridItems[index]
      guard item.sharesColumns || item.sharesRows else { continue }
      var inherited = InheritedTracks()
      inherited.columns = item.sharesColumns ? item.column.length : 0
      inherited.rows = item.sharesRows ? item.row.length : 0
      inherited.knowsColumns = knowsColumns && item.sharesColumns
      inherited.knowsRows = knowsRows && item.sharesRows
      inherited.columnGap = item.sharesColumns ? columns.gap : 0
      // Equivalent, `0` as `1`: the gap of rows is read only if rows are inherited.
      inherited.rowGap = item.sharesRows ? rows.gap : 0
      passTracks(inherited, to: item, &solver)
    }
  }

  private func passTracks(_ what: InheritedTracks, to item: GridBox, _ solver: inout Solver) {
    var inherited = what
    var print = inherited.beginning
    let width = size(of: item.column, columns, &solver)
    let box = solver.boxStyles.element(at: item.style)
    let margin = box.pointee.margin(of: width)
    let frame = box.pointee.frame(of: width)
    // Equivalent, `margin, frame` as `frame, margin`: the two are added.
    let horizontal = edges(columns, margin, frame)
    let vertical = edges(rows, margin, frame)
    // Tracks are stored from the last to the first, each with the place of the next.
    if inherited.knowsRows {
      passTracks(item, rows, vertical, &inherited, &print, &solver, stampsOnly: true)
    }
    if inherited.knowsColumns {
      passTracks(item, columns, horizontal, &inherited, &print, &solver, stampsOnly: true)
    }
    print |= 1
    let known = solver.container(item.node).pointee.inherited
    guard known.print != print else { return }
    solver.css.inherited.free(from: known.first)
    if inherited.knowsRows {
      passTracks(item, rows, vertical, &inherited, &print, &solver, stampsOnly: false)
    }
    if inherited.knowsColumns {
      passTracks(item, columns, horizontal, &inherited, &print, &solver, stampsOnly: false)
    }
    inherited.print = print
    solver.container(item.node).pointee.inherited = inherited
  }

  /// Adds the tracks of an axis to the hash only, or stores them.
  private func passTracks(
    _ item: GridBox, _ line: GridAxis, _ edges: (before: Float, after: Float),
    _ inherited: inout InheritedTracks, _ print: inout UInt64, _ solver: inout Solver,
    stampsOnly: Bool
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
      // A gap of the subgrid is centered on the gap of the outer grid (§9).
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
      // Negative if gaps overlap, so that an item over several tracks still ends where they end.
      let length = track.base - before - after
      let near = track.start + before
      let one = InheritedTrack(
        start: isReversed
          ? end - edges.after - near - length : near - start - edges.before,
        length: length, baseline: track.baseline - before, next: inherited.first)
      if stampsOnly { print.stamp(one) } else { inherited.first = solver.css.inherited.keep(one) }
      place += isReversed ? 1 : -1
    }
  }

  /// Returns margin, border and padding of a subgrid at both ends of an axis.
  private func edges(
    _ line: GridAxis, _ margin: UsedEdges, _ frame: UsedEdges
  ) -> (before: Float, after: Float) {
    guard line.axis == .row else { return (margin.top + frame.top, margin.bottom + frame.bottom) }
    let (left, right) = (margin.left + frame.left, margin.right + frame.right)
    return style.pointee.direction == .rtl ? (right, left) : (left, right)
  }

  // MARK: Items of subgrids

  /// Adds the items of subgrids on an axis to those that size its tracks, and so on for nested
  /// subgrids.
  ///
  /// All items are appended one after another, so that a deep nest takes no stack.
  mutating func joinItems(_ line: GridAxis, _ solver: inout Solver) {
    var index = firstItem
    while index < firstItem + itemCount + joinedCount, !solver.isGivenUp {
      if solver.css.gridItems[index].shares(line.axis) { join(index, line, &solver) }
      index += 1
    }
  }

  mutating func leaveItems(_ solver: inout Solver) {
    solver.css.gridItems.removeLast(joinedCount)
    joinedCount = 0
  }

  /// Adds the items of one subgrid to those that size the tracks that the subgrid spans (§9).
  ///
  /// The subgrid's own edges enlarge the outer tracks.
  private mutating func join(_ index: Int, _ line: GridAxis, _ solver: inout Solver) {
    let item = solver.css.gridItems[index]
    let box = solver.boxStyles.element(at: item.style)
    let isColumn = line.axis == .row
    let owner = isColumn ? Float.nan : item.areaWidth
    var space = BoxSpace.intrinsic(.maxContent, height: .nan)
    if !isColumn { space = .layout(width: usedWidth(index, &solver), height: .nan) }
    space.inherited = solver.container(item.node).pointee.inherited.print
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
      let span = solver.css.gridItems[place].span(line.axis).within(outer, isReversed: isReversed)
      solver.css.gridItems[place].set(line.axis, span)
      solver.css.gridItems[place].before = span.start == outer.start ? before : gap
      solver.css.gridItems[place].after = span.end == outer.end ? after : gap
    }
    joinedCount += inner.itemCount
    if outer.length == 1 {
      makeRoom(before + after, outer.start, line, &solver)
    } else {
      makeRoom(before, outer.start, line, &solver)
      makeRoom(after, outer.end - 1, line, &solver)
    }
  }

  /// Enlarges an intrinsic track to the edges of a subgrid in it, even of an empty one (Chromium).
  private func makeRoom(
    _ length: Float, _ track: Int32, _ line: GridAxis, _ solver: inout Solver
  ) {
    let index = line.first + Int(track)
    guard solver.css.tracks[index].least.isIntrinsic else { return }
    if length > solver.css.tracks[index].base { solver.css.tracks[index].base = length }
  }

  /// Reads and places the items of a subgrid that size tracks of an outer grid.
  ///
  /// For the rows of the outer grid, the subgrid's columns are sized as well.
  private mutating func arrange(forRows: Bool, _ solver: inout Solver) {
    columns.space = space.width < 0 ? .nan : Swift.max(0, space.width - frame.horizontal)
    rows.space = .nan
    countTracks(&solver)
    readItems(&solver)
    placeItems(&solver)
    guard forRows else { return passTracks(knowsColumns: false, knowsRows: false, &solver) }
    let firstTrack = solver.css.tracks.count
    makeTracks(&solver)
    startTracks(columns, &solver)
    startTracks(rows, &solver)
    sizeColumns(&solver)
    placeTracks(columns, columns.space, columnAlignment(&solver), &solver)
    passTracks(knowsColumns: true, knowsRows: false, &solver)
    for index in firstItem..<firstItem + itemCount {
      solver.css.gridItems[index].areaWidth = size(
        of: solver.css.gridItems[index].column, columns, &solver)
    }
    solver.css.tracks.removeLast(solver.css.tracks.count - firstTrack)
  }

  /// Returns the width of a subgrid with inherited rows, before these are sized.
  private func usedWidth(_ index: Int, _ solver: inout Solver) -> Float {
    let item = solver.css.gridItems[index]
    let box = solver.boxStyles.element(at: item.style)
    guard !item.sharesColumns else {
      // Equivalent, `horizontal` as `vertical`, `of: item.areaWidth` as `of: item.areaHeight`: the
      // columns are inherited, and the rows do not depend on the width.
      return Swift.max(0, item.areaWidth - box.pointee.margin(of: item.areaWidth).horizontal)
    }
    // Without a ratio the height has no effect, so any value serves.
    let area = BoxArea(width: item.areaWidth, height: box.pointee.hasRatio ? .nan : 0)
    return used(index, in: area, &solver).width
  }
}

extension UInt64 {
  /// Mixes bits into a hash: each of them changes half of the others.
  @inline(__always)
  mutating func stamp(_ bits: UInt64) {
    self ^= bits
    self ^= self >> 32
    self &*= 0xD6E8_FEB8_6659_FD93
    self ^= self >> 32
    // Equivalent, `0xD6E8_FEB8_6659_FD93` as `0xD6E8_FEB8_6659_FD93 + 1`: another factor mixes the
    // bits as well.
    self &*= 0xD6E8_FEB8_6659_FD93
    self ^= self >> 32
  }

  mutating func stamp(_ track: InheritedTrack) {
    // Equivalent, `… << 32` as `32 << …`: equal lengths have equal starts, unless the subgrid grows
    // with them.
    stamp(UInt64(track.start.bitPattern) << 32 | UInt64(track.length.bitPattern))
    stamp(UInt64(track.baseline.bitPattern))
  }
}
