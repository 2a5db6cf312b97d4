/// One axis of a grid while the grid is laid out.
struct GridAxis {
  /// The axis along which the tracks follow one another: that of a row for the columns.
  let axis: Axis
  /// The index of the axis's first track in the solver's memory.
  var first = 0
  /// The number of all tracks, of those before the explicit ones, of the explicit ones (by lists
  /// and areas), and of those by lists.
  var count: Int32 = 0
  var before: Int32 = 0
  var explicit: Int32 = 0
  var listed: Int32 = 0
  /// The length that the tracks share; NaN if it follows from them.
  var space = Float.nan
  /// The limits of the length, if it follows from the tracks.
  var least: Float = 0
  var most = Float.infinity
  var gap: Float = 0
  /// Whether the tracks are inherited from the grid around, and whether their lengths are known.
  var isInherited = false
  var isKnown = false
  /// The purpose of sizing: a known length, or the length by content.
  var mode = BoxSpace.Mode.layout
  /// Whether tracks are sized again for a length that follows from them.
  ///
  /// That is so if a track or the gap is a percentage, or a row is flexible.
  var hasPercents = false

  init(_ axis: Axis) { self.axis = axis }

  /// Takes the tracks of a cached arrangement, which begin at another index now.
  mutating func take(_ arranged: GridAxis, first: Int) {
    self.first = first
    count = arranged.count
    before = arranged.before
    explicit = arranged.explicit
    hasPercents = arranged.hasPercents
  }

  /// Takes the number of tracks in which items were placed.
  mutating func take(_ placed: GridPlacement.Tracks) {
    count = placed.count
    before = placed.before
  }

  /// Returns the indices of the tracks of a span.
  @inline(__always)
  func tracks(_ span: GridSpan) -> Range<Int> {
    first + Int(span.start)..<first + Int(span.end)
  }
}

/// A track while its size is computed.
struct GridTrackState: Sendable {
  let track: GridTrack
  var least = GridBreadth.auto
  var most = GridBreadth.auto
  /// The base size and the growth limit (§12.3).
  var base: Float = 0
  var limit: Float = 0
  /// The planned increase of a pass, negative for none, and the increase by one item (§12.5.1).
  var planned: Float = -1
  var increase: Float = 0
  var start: Float = 0
  /// The lowest baseline of the items that begin in the row, from its upper edge.
  var baseline = -Float.infinity
  /// The gap between the track and the one before it.
  var gap: Float = 0
  /// Whether the growth limit is infinitely growable (§12.5, step 3).
  var isGrowable = false
  var isInflexible = false
  /// Whether the track is empty and of an automatic repetition: it and its gap then have length 0.
  var isCollapsed = false

  init(_ track: GridTrack) { self.track = track }

  /// Sets the initial sizes, with percentages of `whole`.
  mutating func start(of whole: Float) {
    baseline = -.infinity
    guard !isCollapsed else {
      (least, most) = (.none, .none)
      // Equivalent, dropped: a collapsed track has no other lengths before, and takes no part in
      // sizing.
      (base, limit) = (0, 0)
      gap = 0
      return
    }
    least = GridBreadth(track.minimum, of: whole, isMaximum: false)
    most = GridBreadth(track.maximum, of: whole, isMaximum: true)
    base = least.kind == .fixed ? least.value : 0
    limit = most.kind == .fixed ? Swift.max(most.value, base) : .infinity
    isGrowable = false
  }

  /// Takes the length and the position of an inherited track.
  mutating func take(_ inherited: InheritedTrack, behind end: Float) {
    (least, most) = (.none, .none)
    (base, limit) = (inherited.length, inherited.length)
    start = inherited.start
    gap = inherited.start - end
    baseline = inherited.baseline
  }

  /// The minimum length if it is fixed, else 0.
  var floor: Float { least.kind == .fixed ? least.value : 0 }

  @inline(__always)
  mutating func raiseLimit() {
    if limit < base { limit = base }
  }

  var kinds: GridTrackKinds {
    var kinds: GridTrackKinds = []
    if least.kind != .fixed || most.kind != .fixed { kinds.insert(.content) }
    if most.kind == .flexible { kinds.insert(.flexible) }
    if most.kind == .auto { kinds.insert(.auto) }
    return kinds
  }
}

/// The kinds of tracks on an axis.
struct GridTrackKinds: OptionSet, Sendable {
  let rawValue: UInt8

  /// Tracks whose length follows from items.
  static let content = GridTrackKinds(rawValue: 1)
  // Equivalent, `1 << 1` as `1 << 2`: loops over the tracks of one kind find none, and do nothing.
  static let flexible = GridTrackKinds(rawValue: 1 << 1)
  static let auto = GridTrackKinds(rawValue: 1 << 2)
}

/// The track sizing algorithm: §12 of CSS Grid Level 2, with its steps in the order of execution.
extension GridContainer {
  // MARK: §12.1: columns, and then the rows at their widths

  mutating func sizeColumns(_ solver: inout Solver) {
    passTracks(knowsColumns: false, knowsRows: false, &solver)
    // Equivalent, dropped: inherited tracks have their lengths, and no growth limits above them.
    guard !columns.isInherited else { return }
    if features.contains(.columnSubgrids) { joinItems(columns, &solver) }
    sizeTracks(columns, &solver)
    leaveItems(&solver)
  }

  /// Sizes the rows at the widths of the columns.
  mutating func sizeRows(_ solver: inout Solver) {
    let hasSubgrids = !features.isDisjoint(with: .subgrids)
    let isSpaced = isSpaced(columns, &solver)
    if hasSubgrids || isSpaced {
      placeTracks(columns, columns.space, columnAlignment(&solver), &solver)
    }
    if hasSubgrids { passTracks(knowsColumns: true, knowsRows: false, &solver) }
    startTracks(rows, &solver)
    if hasSubgrids || features.contains(.baselines) || kinds(of: rows, &solver).contains(.content) {
      for index in firstItem..<firstItem + itemCount {
        let span = solver.css.gridItems[index].column
        solver.css.gridItems[index].areaWidth = size(of: span, columns, isSpaced: isSpaced, &solver)
        solver.css.gridItems[index].forgetHeights()
      }
    }
    if features.contains(.rowSubgrids) && !rows.isInherited { joinItems(rows, &solver) }
    if features.contains(.baselines) {
      dropCyclicBaselines(&solver)
      shimBaselines(&solver)
    }
    if !rows.isInherited { sizeTracks(rows, &solver) }
    leaveItems(&solver)
  }

  /// Returns whether the columns would differ, now that the heights of the areas are known.
  ///
  /// The heights, and the widths of items that follow from them, are stored.
  func columnsChange(_ solver: inout Solver) -> Bool {
    var changes = false
    let isSpaced = isSpaced(rows, &solver)
    if isSpaced { placeTracks(rows, rows.space, rowAlignment(&solver), &solver) }
    for index in firstItem..<firstItem + itemCount
    where solver.css.gridItems[index].dependsOnHeight && !solver.css.gridItems[index].sharesColumns
    {
      let old = (
        content(.minContent, index, columns, &solver),
        content(.maxContent, index, columns, &solver)
      )
      solver.css.gridItems[index].areaHeight = size(
        of: solver.css.gridItems[index].row, rows, isSpaced: isSpaced, &solver)
      solver.css.gridItems[index].forgetWidths()
      let new = (
        content(.minContent, index, columns, &solver),
        content(.maxContent, index, columns, &solver)
      )
      if old != new { changes = true }
    }
    return changes
  }

  // MARK: §12.3: the steps for one axis

  private func sizeTracks(_ line: GridAxis, _ solver: inout Solver) {
    let range = line.first..<line.first + Int(line.count)
    let kinds = kinds(of: line, &solver)
    // §12.5, whose last step makes infinite growth limits base sizes.
    if kinds.contains(.content) { sizeByContent(line, kinds, &solver) }
    for index in range where solver.css.tracks[index].limit == .infinity {
      solver.css.tracks[index].limit = solver.css.tracks[index].base
    }
    maximise(line, &solver)  // §12.6
    if kinds.contains(.flexible) { flex(line, &solver) }  // §12.7
    if kinds.contains(.auto) && stretches(line, &solver) { stretch(line, &solver) }  // §12.8
  }

  /// The items that size the tracks of an axis; the items of a subgrid take the subgrid's place.
  @inline(__always)
  private var members: Range<Int> { firstItem..<firstItem + itemCount + joinedCount }

  func kinds(of line: GridAxis, _ solver: inout Solver) -> GridTrackKinds {
    var kinds: GridTrackKinds = []
    for index in line.first..<line.first + Int(line.count) {
      kinds.formUnion(solver.css.tracks[index].kinds)
    }
    return kinds
  }

  private func stretches(_ line: GridAxis, _ solver: inout Solver) -> Bool {
    alignment(of: line, &solver) == .stretch
  }

  // MARK: §12.4: initial sizes

  /// Sets the initial sizes of the tracks of an axis; percentages refer to the space if it is
  /// known.
  func startTracks(_ line: GridAxis, _ solver: inout Solver) {
    guard !line.isInherited else { return takeInherited(line, &solver) }
    var gap: Float = 0
    for index in line.first..<line.first + Int(line.count) {
      solver.css.tracks[index].start(of: line.space)
      guard !solver.css.tracks[index].isCollapsed else { continue }
      solver.css.tracks[index].gap = gap
      gap = line.gap
    }
  }

  // MARK: §12.5: sizes by content

  /// Removes the baseline alignment of items whose height is a percentage of rows sized by those
  /// items.
  private func dropCyclicBaselines(_ solver: inout Solver) {
    for index in members
    where solver.css.gridItems[index].align == .baseline
      && !solver.boxStyles[Int(solver.css.gridItems[index].style)].percents
        .isDisjoint(with: .heights)
    {
      var isCyclic = false
      for track in rows.tracks(solver.css.gridItems[index].row)
      where !solver.css.tracks[track].kinds.isEmpty {
        isCyclic = true
      }
      guard isCyclic else { continue }
      let area = BoxArea(width: solver.css.gridItems[index].areaWidth, height: .nan)
      if used(index, in: area, wantsBaseline: true, &solver).baseline.isNaN {
        solver.css.gridItems[index].align = .start
      }
    }
  }

  /// Aligns the baselines of the items that begin in the same row (§12.5, step 1).
  private func shimBaselines(_ solver: inout Solver) {
    for index in members where solver.css.gridItems[index].align == .baseline {
      let item = solver.css.gridItems[index]
      let area = BoxArea(width: item.areaWidth, height: .nan)
      let size = used(index, in: area, wantsBaseline: true, &solver)
      let baseline =
        item.before + solver.boxStyles[Int(item.style)].margin(of: area.width).top
        + (size.baseline.isNaN ? size.height : size.baseline)
      solver.css.gridItems[index].baseline = baseline
      solver.css.gridItems[index].shim = 0
      let row = rows.first + Int(solver.css.gridItems[index].row.start)
      solver.css.tracks[row].baseline = Swift.max(solver.css.tracks[row].baseline, baseline)
    }
    for index in members where solver.css.gridItems[index].align == .baseline {
      let row = rows.first + Int(solver.css.gridItems[index].row.start)
      solver.css.gridItems[index].shim =
        solver.css.tracks[row].baseline - solver.css.gridItems[index].baseline
    }
  }

  /// Sizes the tracks of an axis by their content (§12.5, steps 2 to 4); step 1 aligns baselines,
  /// in ``shimBaselines(_:)``, before the rows are sized.
  private func sizeByContent(
    _ line: GridAxis, _ kinds: GridTrackKinds, _ solver: inout Solver
  ) {
    var longest: Int32 = 1
    var longestFlexible: Int32 = 0
    for index in members where !solver.css.gridItems[index].shares(line.axis) {
      let span = solver.css.gridItems[index].span(line.axis)
      var isFlexible = false
      if kinds.contains(.flexible) {
        for track in line.tracks(span) where solver.css.tracks[track].most.kind == .flexible {
          isFlexible = true
        }
      }
      solver.css.gridItems[index].spansFlexible = isFlexible
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
      where !solver.css.gridItems[index].spansFlexible
        && !solver.css.gridItems[index].shares(line.axis)
      {
        let other = solver.css.gridItems[index].span(line.axis).length
        if other > length && other < next { next = other }
      }
      length = next
      accommodate(GridGroup(length: length, isFlexible: false), line, &solver)
    }
    // Equivalent, `>` as `>=`: the general pass gives the same lengths as the one below.
    if longestFlexible > 1 {
      accommodate(GridGroup(length: 0, isFlexible: true), line, &solver)
    } else if longestFlexible == 1 {
      for index in members
      where solver.css.gridItems[index].spansFlexible
        && !solver.css.gridItems[index].shares(line.axis)
      {
        let track = line.first + Int(solver.css.gridItems[index].span(line.axis).start)
        sizeFlexibleTrack(track, by: index, line, &solver)
      }
      for index in line.first..<line.first + Int(line.count) {
        solver.css.tracks[index].raiseLimit()
      }
    }
  }

  /// Sizes a track by an item that spans no other track (§12.5, step 2).
  ///
  /// An `auto` track is at least as long as the minimum contribution, even if the grid is measured
  /// by content: as in Chromium, the limited contributions of §12.5 have no effect.
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
    // A single track fills the space, whatever its growth limit.
    let fills =
      line.count == 1 && state.most.kind == .auto && line.mode == .layout
      && !line.space.isNaN && stretches(line, &solver)
    // Equivalent, dropped: the track takes the size of its content first, and fills the space after
    // that.
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
    // Equivalent, `known, limit` as `limit, known`: the maximum does not depend on the order.
    solver.css.tracks[track].limit = known == .infinity ? limit : Swift.max(known, limit)
  }

  /// Sizes a flexible track by an item that spans no other track (§12.5, step 4).
  ///
  /// The result is that of the passes of `accommodate`.
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
      // Equivalent, `wanted, …` as `…, wanted`: the maximum does not depend on the order.
      wanted = Swift.max(wanted, contribution(.maxContent, item, line, &solver))
    }
    // Equivalent, `>` as `>=`: equal lengths are interchangeable.
    if wanted > solver.css.tracks[track].base { solver.css.tracks[track].base = wanted }
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

  /// Makes one pass over the items of a group, all of which read the tracks as before the pass.
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
    for index in members where !solver.css.gridItems[index].shares(line.axis) {
      let item = solver.css.gridItems[index]
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

  // MARK: §12.5.1: extra space over spanned tracks

  /// Distributes the length by which an item exceeds the tracks that it spans (§12.5.1).
  private func distribute(
    _ extra: Float, over tracks: Range<Int>, _ phase: GridPhase, _ group: GridGroup,
    _ solver: inout Solver
  ) {
    for track in tracks { solver.css.tracks[track].increase = 0 }
    if group.isFlexible {
      share(extra, over: tracks, phase, group, &solver)
    } else {
      var rest = extra
      // First up to the limits, then beyond them.
      fill(&rest, over: tracks, phase, group, beyond: false, &solver)
      if rest > 0 { fill(&rest, over: tracks, phase, group, beyond: true, &solver) }
    }
    for track in tracks where affects(track, phase, group, &solver) {
      if solver.css.tracks[track].increase > solver.css.tracks[track].planned {
        solver.css.tracks[track].planned = solver.css.tracks[track].increase
      }
    }
  }

  /// Distributes by the factors of flexible tracks, or equally if these are all 0.
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

  /// Distributes equally, to each track up to its limit or, beyond that, up to its greatest length.
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
      // A rest from rounding causes no further round.
      if part == rest / Float(count) { rest = 0 } else { rest -= part * Float(count) }
    }
  }

  // MARK: §12.6: maximised tracks

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

  /// Distributes free space equally among the tracks, to each up to its limit.
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
        // A track that reaches its limit gets exactly that length, despite rounding.
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

  /// Returns the length of all tracks with the gaps between them.
  func length(of line: GridAxis, _ solver: inout Solver) -> Float {
    var length: Float = 0
    for index in line.first..<line.first + Int(line.count) {
      length += solver.css.tracks[index].base + solver.css.tracks[index].gap
    }
    return length
  }

  // MARK: §12.7: flexible tracks

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
      where solver.css.gridItems[index].spansFlexible
        && !solver.css.gridItems[index].shares(line.axis)
      {
        let want = contribution(.maxContent, index, line, &solver)
        let span = line.tracks(solver.css.gridItems[index].span(line.axis))
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

  /// Returns the length of one fraction if tracks fill a space (§12.7.1).
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
      // Equivalent, `solver.css.tracks[track].most.kind == .flexible &&` dropped: other tracks keep
      // their base sizes either way.
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

  // MARK: §12.8: stretched auto tracks

  /// Distributes free space equally among the `auto` tracks.
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

  // MARK: §12.5 and §6.6: contributions of items

  private func contribution(
    _ kind: GridContribution, _ index: Int, _ line: GridAxis, _ solver: inout Solver
  ) -> Float {
    switch kind {
    case .minimum: return minimum(index, line, &solver)
    case .minContent: return content(.minContent, index, line, &solver)
    case .maxContent: return content(.maxContent, index, line, &solver)
    }
  }

  /// Returns the outer size of an item by its content.
  private func content(
    _ mode: BoxSpace.Mode, _ index: Int, _ line: GridAxis, _ solver: inout Solver
  ) -> Float {
    if line.axis == .column { return height(of: index, &solver) }
    let known =
      mode == .minContent
      ? solver.css.gridItems[index].minContent : solver.css.gridItems[index].maxContent
    if !known.isNaN { return known }
    let width = width(of: index, mode, &solver)
    if mode == .minContent {
      solver.css.gridItems[index].minContent = width
    } else {
      solver.css.gridItems[index].maxContent = width
    }
    return width
  }

  private func width(
    of index: Int, _ mode: BoxSpace.Mode, _ solver: inout Solver
  ) -> Float {
    let node = solver.css.gridItems[index].node
    let style = solver.boxStyles.element(at: solver.css.gridItems[index].style)
    let frame = style.pointee.frame(of: .nan)
    let margin = style.pointee.margin(of: .nan)
    let said = style.pointee.width(of: .nan, frame)
    let least = style.pointee.minWidth(of: .nan, frame)
    let most = style.pointee.maxWidth(of: .nan, frame)
    var width = said
    var floor: Float = 0
    if said.isNaN {
      let height = solver.css.gridItems[index].height(
        in: areaHeight(index, &solver), style, frame, margin)
      if style.pointee.hasRatio && !height.isNaN {
        width = style.pointee.width(fromHeight: height, frame)
        if style.pointee.keepsContent(.row) {
          floor = Swift.min(
            // Equivalent, `…, most` as `most, …`: the minimum does not depend on the order.
            solver.contentWidth(
              of: node, style, frame, .minContent, height: height, ownerWidth: .nan), most)
        }
      } else {
        width = solver.contentWidth(
          of: node, style, frame, mode, height: height, ownerWidth: .nan)
        width = style.pointee.clampedByRatio(width, .row, of: .nan, frame)
      }
    }
    width = Swift.max(Swift.min(width, most), least.isNaN ? floor : least)
    let (before, after) = (solver.css.gridItems[index].before, solver.css.gridItems[index].after)
    return Swift.max(
      0, Swift.max(width, frame.horizontal) + margin.horizontal + before + after)
  }

  /// Returns the height of an item's area, or NaN if it is not known while the columns are sized.
  private func areaHeight(_ index: Int, _ solver: inout Solver) -> Float {
    let item = solver.css.gridItems[index]
    guard item.areaHeight.isNaN else { return item.areaHeight }
    guard item.dependsOnHeight, index < firstItem + itemCount else { return .nan }
    let height = fixedMost(index, rows, &solver)
    return height < .infinity ? height : .nan
  }

  /// Returns the outer height of an item at the width of its area.
  private func height(of index: Int, _ solver: inout Solver) -> Float {
    let known = solver.css.gridItems[index].content
    if !known.isNaN { return known }
    let area = BoxArea(width: solver.css.gridItems[index].areaWidth, height: .nan)
    let size = used(index, in: area, &solver)
    if solver.css.gridItems[index].ignoresHeight {
      solver.css.gridItems[index].usedWidth = size.width
      solver.css.gridItems[index].usedHeight = size.height
    }
    let item = solver.css.gridItems[index]
    let margin = solver.boxStyles[Int(item.style)].margin(of: area.width).vertical
    let height = Swift.max(0, size.height + margin + item.shim + item.before + item.after)
    solver.css.gridItems[index].content = height
    return height
  }

  /// Returns the minimum contribution of an item (§6.6).
  private func minimum(_ index: Int, _ line: GridAxis, _ solver: inout Solver) -> Float {
    let isColumn = line.axis == .row
    let item = solver.css.gridItems[index]
    let known = isColumn ? item.minimumWidth : item.minimumHeight
    if !known.isNaN { return known }
    let minimum = findMinimum(index, line, &solver)
    if isColumn {
      solver.css.gridItems[index].minimumWidth = minimum
    } else {
      solver.css.gridItems[index].minimumHeight = minimum
    }
    return minimum
  }

  private func findMinimum(_ index: Int, _ line: GridAxis, _ solver: inout Solver) -> Float {
    let style = solver.boxStyles.element(at: solver.css.gridItems[index].style)
    let isColumn = line.axis == .row
    let owner = isColumn ? Float.nan : solver.css.gridItems[index].areaWidth
    let frame = style.pointee.frame(of: owner)
    let margin = style.pointee.margin(of: owner)
    let said =
      isColumn ? style.pointee.width(of: .nan, frame) : style.pointee.height(of: .nan, frame)
    if !said.isNaN { return content(.minContent, index, line, &solver) }
    let edges = isColumn ? frame.horizontal : frame.vertical
    let item = solver.css.gridItems[index]
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

  /// Whether an item spans an `auto` track and, if it spans several tracks, no flexible one.
  private func hasAutomaticMinimum(_ index: Int, _ line: GridAxis, _ solver: inout Solver) -> Bool {
    let span = solver.css.gridItems[index].span(line.axis)
    var isAuto = false
    for track in line.tracks(span) {
      let state = solver.css.tracks[track]
      if state.least.kind == .auto { isAuto = true }
      if span.length > 1 && state.most.kind == .flexible { return false }
    }
    return isAuto
  }

  /// Returns the greatest length of the tracks that an item spans; infinite if one has no fixed
  /// maximum.
  private func fixedMost(_ index: Int, _ line: GridAxis, _ solver: inout Solver) -> Float {
    let span = solver.css.gridItems[index].span(line.axis)
    var most: Float = 0
    for track in line.tracks(span) {
      let state = solver.css.tracks[track]
      guard state.most.kind == .fixed else { return .infinity }
      most += Swift.max(state.most.value, state.floor)
      if track > line.first + Int(span.start) { most += solver.css.tracks[track].gap }
    }
    return most
  }
}

/// A track sizing function with percentages in points, or `auto` if the length is indefinite.
struct GridBreadth: Sendable {
  enum Kind: UInt8, Sendable {
    case fixed
    case auto
    case minContent
    case maxContent
    case fitContent
    case flexible
  }

  let kind: Kind
  /// The points, the limit of `fitContent`, or the flex factor.
  let value: Float

  static let auto = GridBreadth(.auto, 0)
  static let none = GridBreadth(.fixed, 0)

  private init(_ kind: Kind, _ value: Float) {
    self.kind = kind
    self.value = value
  }

  init(_ breadth: GridTrack.Breadth, of whole: Float, isMaximum: Bool) {
    switch breadth {
    case .points(let points): self.init(.fixed, points.clampedPositive(to: Limits.length))
    case .percent(let percent):
      guard !whole.isNaN else {
        self = .auto
        return
      }
      self.init(.fixed, Self.share(percent, of: whole))
    case .mixed(let mixed):
      guard !whole.isNaN else {
        self = .auto
        return
      }
      self.init(.fixed, mixed.length(of: whole).clampedPositive(to: Limits.length))
    case .auto: self = .auto
    case .minContent: self.init(.minContent, 0)
    case .maxContent: self.init(.maxContent, 0)
    case .fraction(let factor):
      self = isMaximum ? GridBreadth(.flexible, factor.clampedPositive(to: Limits.factor)) : .auto
    case .fitContent(let limit):
      guard isMaximum else {
        self = .auto
        return
      }
      switch limit {
      case .points(let points): self.init(.fitContent, points.clampedPositive(to: Limits.length))
      case .percent(let percent):
        self.init(.fitContent, whole.isNaN ? .infinity : Self.share(percent, of: whole))
      case .mixed(let mixed):
        let most = mixed.length(of: whole).clampedPositive(to: Limits.length)
        self.init(.fitContent, whole.isNaN ? .infinity : most)
      case .auto: self.init(.fitContent, .infinity)
      }
    }
  }

  private static func share(_ percent: Float, of whole: Float) -> Float {
    let percent = Double(percent.clampedPositive(to: Limits.percent))
    return Float(percent * Double(whole) / 100).clampedPositive(to: Limits.length)
  }

  /// Whether the length follows from items.
  var isIntrinsic: Bool {
    switch kind {
    case .auto, .minContent, .maxContent, .fitContent: true
    case .fixed, .flexible: false
    }
  }
}

// MARK: Passes over items that span several tracks

/// The kind of an item's contribution to a track.
enum GridContribution: Sendable {
  case minimum
  case minContent
  case maxContent
}

/// The items of a pass.
struct GridGroup {
  /// The number of tracks that the items span, unless they span flexible ones.
  let length: Int32
  let isFlexible: Bool
}

/// A pass over the items (§12.5, steps 3 and 4).
enum GridPhase: Sendable {
  case intrinsicMinima
  case contentMinima
  case maxContentMinima
  case intrinsicMaxima
  case maxContentMaxima

  var isMaxima: Bool { self == .intrinsicMaxima || self == .maxContentMaxima }

  /// Whether the pass grows a track.
  @inline(__always)
  func affects(_ track: GridTrackState) -> Bool {
    switch self {
    case .intrinsicMinima: track.least.isIntrinsic
    case .contentMinima: track.least.kind == .minContent || track.least.kind == .maxContent
    case .maxContentMinima: track.least.kind == .maxContent
    case .intrinsicMaxima: track.most.isIntrinsic
    case .maxContentMaxima: track.most.isIntrinsic && track.most.kind != .minContent
    }
  }

  /// Whether a track grows beyond its limit before others do.
  @inline(__always)
  func goesBeyond(_ track: GridTrackState) -> Bool {
    switch self {
    case .intrinsicMinima, .contentMinima: track.most.isIntrinsic
    case .maxContentMinima:
      track.most.kind == .maxContent || track.most.kind == .auto
        || track.most.kind == .fitContent
    case .intrinsicMaxima, .maxContentMaxima: true
    }
  }

  /// Returns the length by which a track may still grow.
  @inline(__always)
  func room(_ track: GridTrackState, beyond: Bool) -> Float {
    guard isMaxima else {
      return beyond ? .infinity : track.limit - track.base - track.increase
    }
    let isFit = track.most.kind == .fitContent
    let size = track.limit < .infinity ? track.limit : track.base
    // Equivalent, `value - size` as `value + size`: the room is clamped to 0 below too.
    if isFit && track.most.value - size - track.increase <= 0 { return 0 }
    let room: Float =
      beyond || track.limit == .infinity || track.isGrowable ? .infinity : 0
    return isFit ? Swift.min(room, track.most.value - size - track.increase) : room
  }
}
