/// Where the items of a grid stand: CSS Grid Level 2, §8.
///
/// This is a function of numbers: it knows no tree, no styles and no lengths. Words are those of a grid
/// that flows row by row, as in the specification; one that flows column by column is placed as though
/// it were turned, its columns being called rows here.
package struct GridPlacement {
  /// An axis of a grid, in numbers of tracks.
  package struct Tracks: Sendable, Equatable {
    /// How many there are by the grid's lists and areas, or how many the grid around lends to a subgrid.
    package let explicit: Int32
    /// Whether they are those of the grid around, beyond which there are no others.
    package let isLent: Bool
    /// How many there are once the items are placed, and how many of them before the explicit ones.
    package fileprivate(set) var count: Int32
    package fileprivate(set) var before: Int32 = 0

    package init(explicit: Int32, isLent: Bool = false) {
      self.explicit = explicit
      self.isLent = isLent
      count = explicit
    }

    fileprivate mutating func reach(_ line: Int32) {
      if count < line { count = line }
    }
  }

  private var columns: Tracks
  private var rows: Tracks
  private let isDense: Bool
  /// The most rows that there may be; what lies beyond stands in the last one.
  private let mostRows: Int32

  /// Places items, whose areas hold what they say and then hold where they stand.
  ///
  /// Lines before the explicit ones are less than 0 in what items say; the areas that come of it are in
  /// lines that are counted from the first there is. Nothing is allocated once `items` has grown.
  ///
  /// - Complexity: An item looks at no more than O(*n* · *c* / 64) words of taken cells, where *n* is the
  ///   number of items and *c* that of columns, however many tracks it spans; in each of the *n* bands of
  ///   rows it also goes over the runs of free cells.
  package static func place(
    _ items: inout Workspace, columns: Tracks, rows: Tracks, flow: GridSpec.AutoFlow
  ) -> (columns: Tracks, rows: Tracks) {
    let isTurned = flow.isByColumns
    let most = Limits.gridTracks &+ Int32(truncatingIfNeeded: items.count)
    var placement = GridPlacement(
      columns: isTurned ? rows : columns, rows: isTurned ? columns : rows, isDense: flow.isDense,
      mostRows: most)
    if isTurned { items.turn() }
    let memory = items.ownMemory()
    placement.placeItems(&items, &memory.cells)
    if isTurned { items.turn() }
    return isTurned
      ? (placement.rows, placement.columns) : (placement.columns, placement.rows)
  }

  // MARK: §8.5: the algorithm

  private mutating func placeItems(_ items: inout Workspace, _ cells: inout GridCells) {
    // §8.3: the lines that items name.
    countLines(&items)
    if columns.isLent { holdFlow(&items) }
    cells.open(columns: columns.count, mostRows: mostRows)
    // Step 1: anything that is not positioned automatically.
    for index in items.indices where items[index].isPlaced { cells.take(items[index]) }
    // Step 2: the items locked to a row.
    placeInRows(&items, &cells)
    // Step 3: the columns of the implicit grid.
    countColumns(items)
    // Step 4: the remaining items.
    placeInFlow(&items, &cells)
    cells.close()
    holdToLent(&items)
  }

  /// Counts lines from the first there is, and the tracks between all that are named.
  private mutating func countLines(_ items: inout Workspace) {
    for index in items.indices {
      let area = items[index]
      if area.column.isPlaced { columns.before = Swift.max(columns.before, -area.column.start) }
      if area.row.isPlaced { rows.before = Swift.max(rows.before, -area.row.start) }
    }
    columns.count = columns.before + columns.explicit
    rows.count = rows.before + rows.explicit
    for index in items.indices {
      var area = items[index]
      area.column.move(by: columns.before)
      area.row.move(by: rows.before)
      items[index] = area
      if area.column.isPlaced { columns.reach(area.column.end) }
      if area.row.isPlaced { rows.reach(area.row.end) }
    }
  }

  /// Puts what the flow takes along to a column of its own into those that are lent already before it
  /// flows (Chromium).
  private func holdFlow(_ items: inout Workspace) {
    for index in items.indices where !items[index].isPlaced {
      let area = items[index]
      items[index] = GridArea(
        column: area.column.clamped(to: columns.before + columns.explicit, behind: 0),
        row: area.row)
    }
  }

  /// Step 2: each in the first columns that are free in its rows; where the flow is sparse, behind those
  /// that this step put into the same row before.
  private mutating func placeInRows(_ items: inout Workspace, _ cells: inout GridCells) {
    for index in items.indices {
      var area = items[index]
      guard area.row.isPlaced, !area.column.isPlaced else { continue }
      let column = cells.firstColumn(
        for: area.column.length, in: area.row,
        from: isDense ? 0 : cells.end(ofRow: area.row.start))
      area.column.place(at: column, within: mostRows)
      columns.reach(area.column.end)
      cells.take(area)
      if !isDense { cells.setEnd(ofRow: area.row.start, area.column.end) }
      items[index] = area
    }
  }

  /// Step 3: as many as are taken so far, and as many as the longest item spans; or else those that are
  /// lent, where the flow turns.
  private mutating func countColumns(_ items: Workspace) {
    guard !columns.isLent else {
      columns.count = columns.before + columns.explicit
      return
    }
    for index in items.indices where !items[index].column.isPlaced {
      columns.reach(items[index].column.length)
    }
  }

  /// Step 4, from a cursor on: where the flow is sparse it only moves on, where it is dense it begins anew
  /// with each item.
  private mutating func placeInFlow(_ items: inout Workspace, _ cells: inout GridCells) {
    var cursor = GridCells.Cell(row: 0, column: 0)
    for index in items.indices {
      var area = items[index]
      guard !area.row.isPlaced else { continue }
      let width = Swift.min(area.column.length, columns.count)
      let height = area.row.length
      if isDense {
        cursor = GridCells.Cell(
          row: cells.firstRow(forColumns: width, rows: height), column: 0)
      }
      if area.column.isPlaced {
        if area.column.start < cursor.column { cursor.row += 1 }
        cursor.column = area.column.start
        cursor.row = cells.firstRow(for: height, in: area.column, from: cursor.row)
      } else {
        cursor = cells.firstCell(
          forColumns: width, rows: height, of: columns.count, from: cursor)
        if isDense { cells.note(cursor.row, forColumns: width, rows: height) }
        area.column.place(at: cursor.column, within: columns.count)
      }
      area.row.place(at: cursor.row, within: mostRows)
      rows.reach(area.row.end)
      cells.take(area)
      items[index] = area
    }
  }

  /// Moves what lies beyond the tracks that are lent into the last of them (Level 2, §9).
  private mutating func holdToLent(_ items: inout Workspace) {
    guard columns.isLent || rows.isLent else { return }
    for index in items.indices {
      let area = items[index]
      items[index] = GridArea(column: columns.held(area.column), row: rows.held(area.row))
    }
    if columns.isLent { columns = Tracks(explicit: columns.explicit, isLent: true) }
    if rows.isLent { rows = Tracks(explicit: rows.explicit, isLent: true) }
  }
}

extension GridPlacement {
  /// The areas of items that are placed, and the memory in which they are.
  ///
  /// Copies of a tree share the memory until one of them places items; nothing is kept in it between.
  /// It is held by reference, so that a solver is no larger for it on the stack.
  package struct Workspace: @unchecked Sendable {
    fileprivate final class Memory {
      var cells = GridCells()
    }

    private var areas = WorkStack<GridArea>()
    private var memory: Memory?

    package init() {}

    fileprivate mutating func ownMemory() -> Memory {
      if isKnownUniquelyReferenced(&memory), let memory { return memory }
      let own = Memory()
      memory = own
      return own
    }

    package var count: Int { areas.count }
    fileprivate var indices: Range<Int> { 0..<areas.count }

    package subscript(index: Int) -> GridArea {
      @inline(__always) get { areas[index] }
      @inline(__always) nonmutating set { areas[index] = newValue }
    }

    /// How many words of cells have been looked at since items were last placed.
    package var looks: Int { memory?.cells.looks ?? 0 }

    /// Adds an item, of which are known the lines that it names.
    package mutating func append(_ area: GridArea) { areas.append(area) }

    /// Removes all items, and keeps their memory.
    package mutating func removeAll() { areas.removeLast(areas.count) }

    /// Swaps columns and rows.
    fileprivate func turn() {
      for index in indices {
        areas[index] = GridArea(column: areas[index].row, row: areas[index].column)
      }
    }
  }

  /// The areas of items that all say nothing, one after another (§8.5, step 4).
  package struct Order {
    package private(set) var columns: Tracks
    package private(set) var rows: Tracks
    private let isByColumns: Bool
    private let width: Int32
    private var line: Int32 = 0
    private var place: Int32 = 0

    /// The areas of as many items.
    package init(of count: Int, columns: Tracks, rows: Tracks, flow: GridSpec.AutoFlow) {
      self.columns = columns
      self.rows = rows
      isByColumns = flow.isByColumns
      let explicit = isByColumns ? rows.explicit : columns.explicit
      width = Swift.max(1, explicit)
      guard count > 0 else { return }
      let lines = (Int32(truncatingIfNeeded: count) - 1) / width + 1
      self.columns.fill(isByColumns ? lines : width)
      self.rows.fill(isByColumns ? width : lines)
    }

    package mutating func next() -> GridArea {
      let (along, across) = (GridSpan(at: place), GridSpan(at: line))
      place += 1
      if place == width {
        place = 0
        line += 1
      }
      return GridArea(
        column: columns.held(isByColumns ? across : along),
        row: rows.held(isByColumns ? along : across))
    }
  }
}

extension GridPlacement.Tracks {
  fileprivate mutating func fill(_ tracks: Int32) {
    if !isLent { reach(tracks) }
  }

  /// The same on the tracks that are lent, where they are.
  @inline(__always)
  fileprivate func held(_ span: GridSpan) -> GridSpan {
    isLent ? span.clamped(to: explicit, behind: before) : span
  }
}

extension GridSpec.AutoFlow {
  fileprivate var isByColumns: Bool {
    switch self {
    case .column, .columnDense: true
    case .row, .rowDense: false
    }
  }

  fileprivate var isDense: Bool {
    switch self {
    case .rowDense, .columnDense: true
    case .row, .column: false
    }
  }
}

/// The area of an item: the tracks that it spans on both axes.
package struct GridArea: Sendable, Equatable {
  package var column: GridSpan
  package var row: GridSpan

  package init(column: GridSpan, row: GridSpan) {
    self.column = column
    self.row = row
  }

  /// Whether nothing of it is left to the flow.
  fileprivate var isPlaced: Bool { column.isPlaced && row.isPlaced }
}

/// The tracks that an item spans, in lines that are counted from 0.
package struct GridSpan: Sendable, Equatable {
  package private(set) var start: Int32
  package private(set) var length: Int32
  package private(set) var isPlaced: Bool

  package var end: Int32 { start &+ length }

  package static let auto = GridSpan(start: 0, length: 1, isPlaced: false)

  private init(start: Int32, length: Int32, isPlaced: Bool) {
    self.start = start
    self.length = length
    self.isPlaced = isPlaced
  }

  package init(at place: Int32) { self.init(start: place, length: 1, isPlaced: true) }

  package init(_ range: Range<Int32>) {
    self.init(
      start: range.lowerBound, length: Swift.max(1, range.upperBound - range.lowerBound),
      isPlaced: true)
  }

  /// What an item says (§8.3): lines in the wrong order are swapped, an end at the start is dropped, and
  /// so is the second of two spans.
  package init(_ range: GridRange, explicit: Int32) {
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
    // Two lines that are one are the lines around one track (browsers agree).
    return (saysStart ? span.start : nil, saysEnd ? span.end : nil)
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

  fileprivate mutating func move(by lines: Int32) {
    if isPlaced { start += lines }
  }

  /// The same on the tracks that there are, behind some that there are not; what lies beyond stands in
  /// the nearest one (CSS Grid §5.4).
  fileprivate func clamped(to count: Int32, behind before: Int32) -> GridSpan {
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

  fileprivate mutating func place(at start: Int32, within most: Int32) {
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

/// Which cells of a grid are taken.
///
/// Rows that have the same cells taken lie together as a band, whose columns are a bit each: what an item
/// costs hangs on how many items there are, and not on how many rows these span. Where an item can lie
/// first, it lies at the upper edge of a band.
private struct GridCells: Sendable {
  struct Cell {
    var row: Int32
    var column: Int32
  }

  /// Rows from one on, up to those of the next band.
  private struct Band {
    var start: Int32
    /// Where its bits are, in numbers of bands.
    let place: Int32
    /// No more free cells lie side by side in it.
    var longest = Int32.max
  }

  /// A size of areas of which none is free that begins before a row.
  private struct Refusal {
    var width: Int32
    var height: Int32
    var row: Int32
  }

  /// As many sizes are remembered.
  private static let mostRefusals = 32

  private var mostRows: Int32 = 0
  /// How many words the bits of a band take.
  private var stride = 1
  private var bands = WorkStack<Band>()
  private var bits = WorkStack<UInt64>()
  /// The bits of several bands together.
  private var unions = WorkStack<UInt64>()
  /// For each row, where the last of the items ends that step 2 put into it.
  private var ends = WorkStack<Int32>()
  private var refusals = WorkStack<Refusal>()
  private(set) var looks = 0

  // MARK: Cells that are taken

  /// Begins with a grid in which all is free.
  mutating func open(columns: Int32, mostRows: Int32) {
    self.mostRows = mostRows
    stride = Swift.max(1, (Int(columns) + 63) / 64)
    looks = 0
    bands.append(Band(start: 0, place: 0))
    for _ in 0..<stride { bits.append(0) }
  }

  mutating func close() {
    bands.removeLast(bands.count)
    bits.removeLast(bits.count)
    ends.removeLast(ends.count)
    refusals.removeLast(refusals.count)
  }

  mutating func take(_ area: GridArea) {
    let end = Swift.min(area.row.end, mostRows)
    guard area.row.start < end else { return }
    let (low, high) = (Int(area.column.start), Int(area.column.end))
    if high > stride * 64 { widen(to: high) }
    let first = split(at: area.row.start)
    let last = split(at: end)
    for band in first..<last {
      let base = Int(bands[band].place) * stride
      for word in low / 64...(high - 1) / 64 {
        bits[base + word] |= Self.mask(word, low, high)
        looks += 1
      }
    }
  }

  /// The bits of a word that lie between two columns.
  @inline(__always)
  private static func mask(_ word: Int, _ low: Int, _ high: Int) -> UInt64 {
    let from = Swift.max(0, low - word * 64)
    let to = Swift.min(64, high - word * 64)
    return (UInt64.max &<< UInt64(from)) & (UInt64.max &>> UInt64(64 - to))
  }

  /// The band in which a row lies.
  private func band(at row: Int32) -> Int {
    var (low, high) = (0, bands.count)
    // The last is what is asked for most.
    if bands[high - 1].start <= row { return high - 1 }
    while low + 1 < high {
      let middle = (low + high) / 2
      if bands[middle].start <= row { low = middle } else { high = middle }
    }
    return low
  }

  /// Has a band begin at a row, and finds it.
  private mutating func split(at row: Int32) -> Int {
    let index = band(at: row)
    guard bands[index].start < row else { return index }
    let base = Int(bands[index].place) * stride
    let copy = Band(
      start: row, place: Int32(truncatingIfNeeded: bits.count / stride),
      longest: bands[index].longest)
    for word in base..<base + stride { bits.append(bits[word]) }
    looks += stride
    bands.append(copy)
    var place = bands.count - 1
    while place > index + 1 {
      bands[place] = bands[place - 1]
      place -= 1
    }
    bands[index + 1] = copy
    return index + 1
  }

  /// Makes room for more columns: for twice as many at least, so that it is seldom done.
  private mutating func widen(to columns: Int) {
    let count = bits.count / stride
    let wide = Swift.max(stride * 2, (columns + 63) / 64)
    for _ in bits.count..<count * wide { bits.append(0) }
    for place in (0..<count).reversed() {
      for word in (0..<wide).reversed() {
        bits[place * wide + word] = word < stride ? bits[place * stride + word] : 0
      }
    }
    looks += count * wide
    stride = wide
  }

  // MARK: Items that are locked to rows or columns

  /// Where the last item ends that step 2 put into a row; 0 where there is none.
  func end(ofRow row: Int32) -> Int32 { Int(row) < ends.count ? ends[Int(row)] : 0 }

  mutating func setEnd(ofRow row: Int32, _ end: Int32) {
    while ends.count <= Int(row) { ends.append(0) }
    ends[Int(row)] = end
  }

  /// The first column, from one on, where as many are free in all of some rows.
  mutating func firstColumn(for length: Int32, in rows: GridSpan, from column: Int32) -> Int32 {
    var index = band(at: rows.start)
    if stride == 1 {
      // Most grids; one word is held without the stack.
      var taken: UInt64 = 0
      while index < bands.count, bands[index].start < rows.end {
        taken |= bits[Int(bands[index].place)]
        looks += 1
        index += 1
      }
      return Self.opening(of: length, from: column, within: .max, in: taken)
    }
    clearUnion()
    while index < bands.count, bands[index].start < rows.end {
      unite(index)
      index += 1
    }
    let opening = opening(of: length, from: column, within: .max, at: 0)
    unions.removeLast(unions.count)
    return opening.column
  }

  /// The first row, from one on, where as many are free in some columns; the last one is.
  mutating func firstRow(for length: Int32, in columns: GridSpan, from row: Int32) -> Int32 {
    let (low, high) = (Int(columns.start), Swift.min(Int(columns.end), stride * 64))
    guard low < high else { return row }
    var first = row
    var index = band(at: row)
    while first < mostRows - 1 {
      let next = index + 1 < bands.count ? bands[index + 1].start : Int32.max
      if isFree(index, low, high) {
        if next - first >= length { return first }
      } else {
        first = next
      }
      index += 1
    }
    return Swift.max(row, mostRows - 1)
  }

  private mutating func isFree(_ band: Int, _ low: Int, _ high: Int) -> Bool {
    let base = Int(bands[band].place) * stride
    for word in low / 64...(high - 1) / 64 {
      looks += 1
      if bits[base + word] & Self.mask(word, low, high) != 0 { return false }
    }
    return true
  }

  // MARK: Items that the flow places

  /// The first cell, from one on, where an item lies in free cells of the first `width` columns; what lies
  /// in the last row does.
  mutating func firstCell(
    forColumns length: Int32, rows height: Int32, of width: Int32, from cell: Cell
  ) -> Cell {
    var row = cell.row
    if cell.column > 0 {
      // In a row that has begun, only what is left of it.
      if cell.column + length <= width {
        guard row < mostRows - 1 else { return cell }
        let rows = GridSpan(row..<row &+ height)
        let column = firstColumn(for: length, in: rows, from: cell.column)
        if column + length <= width { return Cell(row: row, column: column) }
      }
      row += 1
    }
    var found: Cell?
    if row < mostRows - 1 {
      found =
        stride == 1 && height == 1
        ? firstCell(length, of: width, from: row) : firstCell(length, height, of: width, from: row)
    }
    return found ?? Cell(row: Swift.max(row, mostRows - 1), column: 0)
  }

  /// Goes down from band to band with an item of one row, for which a band that is one word needs no union.
  private mutating func firstCell(_ length: Int32, of width: Int32, from start: Int32) -> Cell? {
    var row = start
    var index = band(at: row)
    while row < mostRows - 1 {
      looks += 1
      let column = Self.opening(
        of: length, from: 0, within: width, in: bits[Int(bands[index].place)])
      if column >= 0 { return Cell(row: row, column: column) }
      index += 1
      // The last band is free.
      row = bands[index].start
    }
    return nil
  }

  /// Lets a window as high as the item move down from band to band.
  ///
  /// Two unions stand for the window: that of the bands from a seam on, to which come those that it reaches,
  /// and on a stack those of the bands from each one before the seam up to there, of which it leaves the
  /// first. So each band is looked at twice, however high the window is. The stack is made from below: where
  /// a few bands at the end of the window leave no room, it moves past them at once.
  private mutating func firstCell(
    _ length: Int32, _ height: Int32, of width: Int32, from start: Int32
  ) -> Cell? {
    defer { unions.removeLast(unions.count) }
    clearUnion()
    var row = start
    var first = band(at: row)
    var end = first
    while row < mostRows - 1 {
      let low = row &+ height
      if unions.count == stride {
        end = Swift.max(end, first)
        while end < bands.count, bands[end].start < low { end += 1 }
        clearUnion()
        let refused = stackUnions(of: first..<end, length, within: width)
        if refused >= first {
          first = refused + 1
          row = bands[first].start
          continue
        }
      } else {
        while end < bands.count, bands[end].start < low {
          unite(end)
          end += 1
        }
      }
      let opening = opening(of: length, from: 0, within: width, at: unions.count - stride)
      if opening.column >= 0 { return Cell(row: row, column: opening.column) }
      unions.removeLast(stride)
      first += 1
      row = bands[first].start
    }
    return nil
  }

  /// Puts the unions of bands on the stack, from the last one up; ends with one that leaves no room, and
  /// tells which, or that before the first.
  private mutating func stackUnions(
    of range: Range<Int>, _ length: Int32, within width: Int32
  ) -> Int {
    for index in range.reversed() {
      guard bands[index].longest >= length else { return index }
      let isLast = index == range.upperBound - 1
      let (base, below) = (Int(bands[index].place) * stride, unions.count - stride)
      for word in 0..<stride {
        unions.append(bits[base + word] | (isLast ? 0 : unions[below + word]))
      }
      looks += stride
      let opening = opening(of: length, from: 0, within: width, at: unions.count - stride)
      guard opening.column >= 0 else {
        if isLast { bands[index].longest = opening.longest }
        unions.removeLast(stride)
        return index
      }
    }
    return range.lowerBound - 1
  }

  /// Begins with a union of no bands.
  private mutating func clearUnion() {
    if unions.count == 0 {
      for _ in 0..<stride { unions.append(0) }
    } else {
      for word in 0..<stride { unions[word] = 0 }
    }
  }

  /// Adds a band to the union.
  private mutating func unite(_ band: Int) {
    let base = Int(bands[band].place) * stride
    for word in 0..<stride { unions[word] |= bits[base + word] }
    looks += stride
  }

  /// The first of as many free columns side by side, or −1 and how many do lie side by side at most.
  private mutating func opening(
    of length: Int32, from column: Int32, within width: Int32, at place: Int
  ) -> (column: Int32, longest: Int32) {
    var start = column
    var longest: Int32 = 0
    while start < width {
      let end = Swift.min(start &+ length, width)
      let taken = firstColumn(from: start, to: end, isTaken: true, at: place)
      if taken - start == length { return (start, length) }
      longest = Swift.max(longest, taken - start)
      start = firstColumn(from: taken, to: width, isTaken: false, at: place)
    }
    return (-1, longest)
  }

  /// The first of as many free columns side by side where one word says which are taken, or −1.
  private static func opening(
    of length: Int32, from column: Int32, within width: Int32, in taken: UInt64
  ) -> Int32 {
    var start = column
    while start < 64 {
      let rest = taken &>> UInt64(start)
      let free = rest == 0 ? Int32.max : Int32(truncatingIfNeeded: rest.trailingZeroBitCount)
      if free >= length { break }
      start += free
      start += Int32(truncatingIfNeeded: (~(taken &>> UInt64(start))).trailingZeroBitCount)
    }
    return start <= width - length ? start : -1
  }

  /// The first column from one on that is taken, or that is not, in the union and one on the stack.
  private mutating func firstColumn(
    from column: Int32, to end: Int32, isTaken: Bool, at place: Int
  ) -> Int32 {
    var word = Int(column) / 64
    var mask = UInt64.max &<< UInt64(column & 63)
    while word < stride {
      looks += 1
      let taken = unions[word] | unions[place + word]
      let found = (isTaken ? taken : ~taken) & mask
      if found != 0 {
        return Swift.min(
          end, Int32(truncatingIfNeeded: word * 64 + found.trailingZeroBitCount))
      }
      word += 1
      guard word * 64 < Int(end) else { return end }
      mask = .max
    }
    return isTaken ? end : Swift.min(end, Swift.max(column, Int32(truncatingIfNeeded: stride * 64)))
  }

  // MARK: Sizes for which there is no room

  /// The first row at which an area may be free, as far as that is remembered.
  func firstRow(forColumns width: Int32, rows height: Int32) -> Int32 {
    var row: Int32 = 0
    for index in 0..<refusals.count
    where refusals[index].width <= width && refusals[index].height <= height {
      row = Swift.max(row, refusals[index].row)
    }
    return row
  }

  /// Remembers that no area is free before a row.
  mutating func note(_ row: Int32, forColumns width: Int32, rows height: Int32) {
    guard row > 0 else { return }
    var chosen = 0
    for index in 0..<refusals.count {
      let other = refusals[index]
      if other.row <= row && other.width >= width && other.height >= height {
        chosen = index
        refusals[chosen] = Refusal(width: width, height: height, row: row)
        return
      }
      if other.row < refusals[chosen].row { chosen = index }
    }
    let refusal = Refusal(width: width, height: height, row: row)
    if refusals.count < Self.mostRefusals {
      refusals.append(refusal)
    } else {
      refusals[chosen] = refusal
    }
  }
}
