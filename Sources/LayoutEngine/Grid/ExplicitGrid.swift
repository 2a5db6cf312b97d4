/// §7: the explicit tracks of a grid, and the implicit ones beyond them.
extension GridContainer {
  /// Counts the explicit tracks on each axis, including those of named areas.
  mutating func countTracks(_ solver: inout Solver) {
    columns.gap = gap(columns)
    rows.gap = gap(rows)
    let inherited = solver.container(node).pointee.inherited
    if columns.isInherited && !style.pointee.flags.contains(.saysColumnGap) {
      columns.gap = inherited.columnGap
    }
    if rows.isInherited && !style.pointee.flags.contains(.saysRowGap) {
      rows.gap = inherited.rowGap
    }
    columns.listed = listed(.row, &solver)
    rows.listed = listed(.column, &solver)
    let named = solver.pools.pointee.grids[spec].areas.columns
    let namedRows = solver.pools.pointee.grids[spec].areas.rows.count
    columns.explicit =
      columns.isInherited
      ? inherited.columns : Swift.max(columns.listed, Int32(truncatingIfNeeded: named))
    rows.explicit =
      rows.isInherited
      ? inherited.rows : Swift.max(rows.listed, Int32(truncatingIfNeeded: namedRows))
  }

  func gap(_ line: GridAxis) -> Float {
    line.axis == .row
      ? style.pointee.counted(style.pointee.columnGap, .columnGap, of: line.space)
      : style.pointee.counted(style.pointee.rowGap, .rowGap, of: line.space)
  }

  func tracks(_ axis: Axis, _ solver: inout Solver) -> GridTracks {
    axis == .row
      ? solver.pools.pointee.grids[spec].columns : solver.pools.pointee.grids[spec].rows
  }

  /// Returns the number of tracks that the track list of an axis expands to.
  private func listed(_ axis: Axis, _ solver: inout Solver) -> Int32 {
    let tracks = tracks(axis, &solver)
    guard !tracks.automatic.isEmpty else {
      return Int32(truncatingIfNeeded: tracks.tracks.count)
    }
    let repeated = tracks.automatic.count
    return Int32(
      truncatingIfNeeded: tracks.tracks.count - repeated + repetitions(axis, tracks) * repeated)
  }

  /// Returns how often the repeated tracks fit into the size, or else into the maximum size.
  ///
  /// Without both, returns how often they must repeat to fill the minimum size (§7.2.3.2).
  private func repetitions(_ axis: Axis, _ tracks: GridTracks) -> Int {
    var line = axis == .row ? columns : rows
    if axis == .column && space.isHeightIndefinite {
      // The height follows from the rows, so it must not decide their number; only the limits do.
      line.least = Swift.max(0, space.leastHeight - frame.vertical)
      line.most = Swift.max(0, space.mostHeight - frame.vertical)
    }
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

  /// Returns the length that a track counts with in the number of repetitions.
  private func counted(_ track: GridTrack, of whole: Float) -> Float {
    let least = GridBreadth(track.minimum, of: whole, isMaximum: false)
    let most = GridBreadth(track.maximum, of: whole, isMaximum: true)
    let floor = least.kind == .fixed ? least.value : 0
    return most.kind == .fixed ? Swift.max(most.value, floor) : floor
  }

  /// Whether a node is a grid with an automatic repetition of columns, which depends on its limits.
  static func repeatsColumns(_ node: Int32, _ solver: inout Solver) -> Bool {
    guard solver.nodes[Int(node)].kind == .grid else { return false }
    return
      !solver.pools.pointee.grids[Int(solver.nodes[Int(node)].spec)].columns.automatic.isEmpty
  }

  /// Returns the area of a name (§7.3).
  ///
  /// No explicit line has a name without an area, and all implicit lines have every such name
  /// (§8.3). So such an area lies between the first two implicit lines after the explicit grid.
  func area(named name: String, _ solver: inout Solver) -> GridAreas.Area {
    if let area = solver.pools.pointee.grids[spec].areas.area(name) { return area }
    let (row, column) = (rows.explicit + 1, columns.explicit + 1)
    return GridAreas.Area(row: row..<row + 1, column: column..<column + 1)
  }

  // MARK: §7.5 and §7.6: tracks in grid order

  mutating func makeTracks(_ solver: inout Solver) {
    columns = appendTracks(columns, &solver)
    rows = appendTracks(rows, &solver)
  }

  private func appendTracks(_ axis: GridAxis, _ solver: inout Solver) -> GridAxis {
    var line = axis
    line.first = solver.css.tracks.count
    guard !line.isInherited else {
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
    // Equivalent, `..<` as `...`: the track after the last one belongs to no axis.
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
      // Flexible rows in an indefinite height are sized again for the resulting height (Chromium).
      if isPercent(track) || line.axis == .column && isShare(track) { line.hasPercents = true }
      var state = GridTrackState(track)
      state.isCollapsed = collapses
      solver.css.tracks.append(state)
    }
    if style.pointee.percents.contains(line.axis == .row ? .columnGap : .rowGap) {
      line.hasPercents = true
    }
    guard list.collapses else { return line }
    // Repeated tracks that contain an item do not collapse (§7.2.3.2).
    for index in firstItem..<firstItem + itemCount {
      let span = solver.css.gridItems[index].span(line.axis)
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
    switch track.minimum {
    case .percent, .mixed: return true
    case .points, .auto, .minContent, .maxContent, .fraction, .fitContent: break
    }
    switch track.maximum {
    case .percent, .mixed, .fitContent(.percent), .fitContent(.mixed): return true
    case .points, .auto, .minContent, .maxContent, .fraction, .fitContent: return false
    }
  }
}
