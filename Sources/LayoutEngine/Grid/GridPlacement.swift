/// The tracks that an item spans, in lines that are counted from 0.
struct GridSpan: Sendable, Equatable {
  private(set) var start: Int32
  private(set) var length: Int32
  private(set) var isPlaced: Bool

  var end: Int32 { start &+ length }

  static let auto = GridSpan(start: 0, length: 1, isPlaced: false)

  private init(start: Int32, length: Int32, isPlaced: Bool) {
    self.start = start
    self.length = length
    self.isPlaced = isPlaced
  }

  init(at place: Int32) { self.init(start: place, length: 1, isPlaced: true) }

  init(_ range: Range<Int32>) {
    self.init(
      start: range.lowerBound, length: Swift.max(1, range.upperBound - range.lowerBound),
      isPlaced: true)
  }

  /// What an item says (§8.3): lines in the wrong order are swapped, an end at the start is dropped, and
  /// so is the second of two spans.
  init(_ range: GridRange, explicit: Int32) {
    let (first, last) = (
      Self.line(range.start, explicit: explicit), Self.line(range.end, explicit: explicit)
    )
    let length = Self.length(range.start) ?? Self.length(range.end) ?? 1
    switch (first, last) {
    case (let first?, let last?):
      let (low, high) = (Swift.min(first, last), Swift.max(first, last))
      self.init(start: low, length: Swift.max(1, high - low), isPlaced: true)
    case (let first?, nil): self.init(start: first, length: length, isPlaced: true)
    case (nil, let last?): self.init(start: last - length, length: length, isPlaced: true)
    case (nil, nil): self.init(start: 0, length: length, isPlaced: false)
    }
  }

  /// The lines that a range names, for what takes no cell; a span alone names none.
  static func edges(_ range: GridRange, explicit: Int32) -> (Int32?, Int32?) {
    let span = GridSpan(range, explicit: explicit)
    guard span.isPlaced else { return (nil, nil) }
    let saysStart = line(range.start, explicit: explicit) != nil || Self.length(range.start) != nil
    let saysEnd = line(range.end, explicit: explicit) != nil || Self.length(range.end) != nil
    // An end at the start is dropped, and then it is not said.
    let isSame =
      line(range.start, explicit: explicit) != nil
      && line(range.start, explicit: explicit) == line(range.end, explicit: explicit)
    return (saysStart ? span.start : nil, saysEnd && !isSame ? span.end : nil)
  }

  private static func line(_ line: GridLine, explicit: Int32) -> Int32? {
    guard case .line(let number) = line, number != 0 else { return nil }
    let most = Limits.gridLines
    let held = Int32(truncatingIfNeeded: Swift.max(-most, Swift.min(most, number)))
    return held > 0 ? held - 1 : explicit + 1 + held
  }

  private static func length(_ line: GridLine) -> Int32? {
    guard case .span(let length) = line else { return nil }
    return Int32(truncatingIfNeeded: Swift.max(1, Swift.min(Limits.gridLines, length)))
  }

  mutating func move(by lines: Int32) {
    if isPlaced { start += lines }
  }

  /// The same on the tracks that there are, behind some that there are not; what lies beyond stands in
  /// the nearest one (CSS Grid §5.4).
  func clamped(to count: Int32, behind before: Int32) -> GridSpan {
    guard isPlaced else {
      return GridSpan(start: 0, length: Swift.min(length, count), isPlaced: false)
    }
    let first = Swift.max(0, Swift.min(start - before, count - 1))
    let last = Swift.max(first + 1, Swift.min(end - before, count))
    return GridSpan(start: first, length: last - first, isPlaced: true)
  }

  /// The same lines of a subgrid in the tracks that it spans, which run the other way where it does.
  func within(_ outer: GridSpan, isReversed: Bool) -> GridSpan {
    GridSpan(
      start: isReversed ? outer.end - end : outer.start + start, length: length, isPlaced: true)
  }

  mutating func place(at start: Int32, within most: Int32) {
    self.start = Swift.max(0, Swift.min(start, most - 1))
    length = Swift.max(1, Swift.min(length, most - self.start))
    isPlaced = true
  }
}

extension GridRange {
  /// The lines around an area of a grid.
  init(_ area: Range<Int32>) {
    self.init(.line(Int(area.lowerBound) + 1), .line(Int(area.upperBound) + 1))
  }
}

// MARK: Cells

/// Which cells of a grid are taken, a bit each, line after line of its flow.
///
/// Before the bits of a line stands where the last of the items ends that were put into it before the flow
/// began.
struct GridCells {
  /// How many cells a line has, and the most lines that there may be.
  let width: Int32
  let most: Int32
  private let first: Int
  private let words: Int
  var lines: Int32 = 0
  /// How many lines from the first on are known to have no free cell.
  private var fullLines: Int32 = 0

  init(width: Int32, most: Int32, _ solver: inout Solver) {
    self.width = width
    self.most = most
    first = solver.css.cells.count
    words = 1 + (Int(width) + 63) / 64
  }

  func close(_ solver: inout Solver) {
    solver.css.cells.removeLast(solver.css.cells.count - first)
  }

  /// Takes the cells of an item.
  mutating func take(_ item: GridBox, _ minor: Axis, _ solver: inout Solver) {
    let (major, across) = (item.span(minor.cross), item.span(minor))
    let end = Swift.min(major.end, most)
    while lines < end {
      for _ in 0..<words { solver.css.cells.append(0) }
      lines += 1
    }
    guard major.start < end else { return }
    let (low, high) = held(across.start, across.end)
    guard low < high else { return }
    for line in Int(major.start)..<Int(end) {
      for word in low / 64...(high - 1) / 64 {
        solver.css.cells[first + line * words + 1 + word] |= Self.mask(word, low, high)
      }
    }
  }

  /// The first line in which a cell may be free, of those that have `width` cells: whoever looks for room
  /// from the start need not look before it.
  mutating func firstOpenLine(width: Int32, _ solver: inout Solver) -> Int32 {
    while fullLines < lines, isFull(fullLines, width: width, &solver) { fullLines += 1 }
    return fullLines
  }

  private func isFull(_ line: Int32, width: Int32, _ solver: inout Solver) -> Bool {
    let (low, high) = held(0, width)
    guard low < high else { return false }
    for word in low / 64...(high - 1) / 64 {
      let mask = Self.mask(word, low, high)
      guard solver.css.cells[first + Int(line) * words + 1 + word] & mask == mask else {
        return false
      }
    }
    return true
  }

  /// Where the last item ends that was put into a line before the flow began; 0 where there is none.
  func end(ofLine line: Int32, _ solver: inout Solver) -> Int32 {
    line < lines ? Int32(truncatingIfNeeded: solver.css.cells[first + Int(line) * words]) : 0
  }

  /// Notes that of an item that has been taken.
  func setEnd(ofLine line: Int32, _ end: Int32, _ solver: inout Solver) {
    guard line < lines else { return }
    solver.css.cells[first + Int(line) * words] = UInt64(truncatingIfNeeded: end)
  }

  /// Whether the cells of an item are free where it would begin; what lies beyond the last line is.
  func isFree(
    _ item: GridBox, _ minor: Axis, at place: (major: Int32, minor: Int32), _ solver: inout Solver
  ) -> Bool {
    guard place.major < most - 1 else { return true }
    let end = Swift.min(place.major &+ item.span(minor.cross).length, lines)
    guard place.major < end else { return true }
    let (low, high) = held(place.minor, place.minor &+ item.span(minor).length)
    guard low < high else { return true }
    for line in Int(place.major)..<Int(end) {
      for word in low / 64...(high - 1) / 64
      where solver.css.cells[first + line * words + 1 + word] & Self.mask(word, low, high) != 0 {
        return false
      }
    }
    return true
  }

  /// The first place across the flow, from one on, where an item is free in its own lines.
  func firstMinor(_ item: GridBox, _ minor: Axis, from: Int32, _ solver: inout Solver) -> Int32 {
    var place = from
    while place < width, !isFree(item, minor, at: (item.span(minor.cross).start, place), &solver) {
      place += 1
    }
    return place
  }

  /// Places across the flow within those that there are.
  @inline(__always)
  private func held(_ start: Int32, _ end: Int32) -> (Int, Int) {
    (Int(Swift.max(0, start)), Int(Swift.min(end, width)))
  }

  /// The bits of a word that lie between two places.
  @inline(__always)
  private static func mask(_ word: Int, _ low: Int, _ high: Int) -> UInt64 {
    let from = Swift.max(0, low - word * 64)
    let to = Swift.min(64, high - word * 64)
    return (UInt64.max << UInt64(from)) & (UInt64.max >> UInt64(64 - to))
  }
}

/// P
extension GridContainer {
  // MARK: §8

  mutating func placeItems(_ solver: inout Solver) {
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
}
