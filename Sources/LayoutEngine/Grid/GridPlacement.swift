/// The placement of items in the tracks of a grid: CSS Grid Level 2, §8.
///
/// The placement is a function of numbers, independent of trees, styles and lengths. The words are
/// those of a grid that flows row by row, as in the specification. For a flow by columns the axes
/// are swapped: its columns are called rows here.
package struct GridPlacement {
  /// The tracks of a grid on one axis, as numbers.
  package struct Tracks: Sendable, Equatable {
    /// The number of explicit tracks by lists and areas, or of tracks that a subgrid inherits.
    package let explicit: Int32
    /// Whether the tracks are inherited from the grid around, so that there are no others.
    package let isInherited: Bool
    /// The number of tracks once the items are placed, and how many of them precede the explicit
    /// ones.
    package fileprivate(set) var count: Int32
    package fileprivate(set) var before: Int32 = 0

    package init(explicit: Int32, isInherited: Bool = false) {
      self.explicit = explicit
      self.isInherited = isInherited
      count = explicit
    }

    fileprivate mutating func reach(_ line: Int32) {
      if count < line { count = line }
    }
  }

  private var columns: Tracks
  private var rows: Tracks
  private let isDense: Bool
  /// The most rows that there may be; items beyond them are placed in the last one.
  private let mostRows: Int32

  /// Places items: each area first contains the lines that the item names, then its tracks.
  ///
  /// The named lines count from the first explicit one, so that lines before it are negative. The
  /// resulting areas count from the first line of the grid. Nothing is allocated once the memory of
  /// `items` has grown.
  ///
  /// - Complexity: For each item at most O(*n* · *c* / 64) words of occupied cells are read, for
  ///   *n* items and *c* columns, however many tracks the item spans. In each of the *n* bands of
  ///   rows the runs of free cells are visited too.
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
    if columns.isInherited { holdFlow(&items) }
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
    clampToInherited(&items)
  }

  /// Renumbers the named lines from the first line of the grid, and counts the tracks between them.
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

  /// Clamps the columns of items in the flow to the inherited ones, before the items flow
  /// (Chromium).
  private func holdFlow(_ items: inout Workspace) {
    for index in items.indices where !items[index].isPlaced {
      let area = items[index]
      items[index] = GridArea(
        column: area.column.clamped(to: columns.before + columns.explicit, behind: 0),
        row: area.row)
    }
  }

  /// Step 2: places each item of a given row in the first columns that are free in its rows.
  ///
  /// In a sparse flow the columns follow those of the items that this step placed in the same row
  /// before.
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

  /// Step 3: counts the occupied columns, and at least as many as the longest item spans.
  ///
  /// Inherited columns keep their number.
  private mutating func countColumns(_ items: Workspace) {
    guard !columns.isInherited else {
      columns.count = columns.before + columns.explicit
      return
    }
    for index in items.indices where !items[index].column.isPlaced {
      columns.reach(items[index].column.length)
    }
  }

  /// Step 4: places the remaining items from a cursor on.
  ///
  /// In a sparse flow the cursor only moves forward; in a dense one it starts anew with each item.
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

  /// Moves items beyond the inherited tracks into the last of them (Level 2, §9).
  private mutating func clampToInherited(_ items: inout Workspace) {
    guard columns.isInherited || rows.isInherited else { return }
    for index in items.indices {
      let area = items[index]
      items[index] = GridArea(column: columns.clamped(area.column), row: rows.clamped(area.row))
    }
    if columns.isInherited { columns = Tracks(explicit: columns.explicit, isInherited: true) }
    if rows.isInherited { rows = Tracks(explicit: rows.explicit, isInherited: true) }
  }
}

extension GridPlacement {
  /// The areas of the items to place, and the work memory of the placement.
  ///
  /// Copies of a tree share the memory until one of them places items; it is empty in between. The
  /// memory is held by reference, so that it does not enlarge a solver on the stack.
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

    /// The number of words of cells read since items were last placed.
    package var looks: Int { memory?.cells.looks ?? 0 }

    /// Adds an item, whose area contains the lines that the item names.
    package mutating func append(_ area: GridArea) { areas.append(area) }

    /// Removes all items but keeps the allocated memory.
    package mutating func removeAll() { areas.removeLast(areas.count) }

    /// Swaps columns and rows.
    fileprivate func turn() {
      for index in indices {
        areas[index] = GridArea(column: areas[index].row, row: areas[index].column)
      }
    }
  }

  /// The areas of items without any placement, one after another (§8.5, step 4).
  package struct Order {
    package private(set) var columns: Tracks
    package private(set) var rows: Tracks
    private let isByColumns: Bool
    private let width: Int32
    private var line: Int32 = 0
    private var place: Int32 = 0

    /// Creates the areas of `count` items.
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
        column: columns.clamped(isByColumns ? across : along),
        row: rows.clamped(isByColumns ? along : across))
    }
  }
}

extension GridPlacement.Tracks {
  fileprivate mutating func fill(_ tracks: Int32) {
    if !isInherited { reach(tracks) }
  }

  /// Returns the span, clamped to the inherited tracks if the tracks are inherited.
  @inline(__always)
  fileprivate func clamped(_ span: GridSpan) -> GridSpan {
    isInherited ? span.clamped(to: explicit, behind: before) : span
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

  /// Whether both axes have a place, so that nothing is left to the flow.
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

  /// Creates the span that an item declares (§8.3).
  ///
  /// Lines in the wrong order are swapped; an end line equal to the start line is dropped, and so
  /// is the second of two spans.
  package init(_ range: GridRange, explicit: Int32) {
    let (first, last) = (
      Self.line(range.start, explicit: explicit), Self.line(range.end, explicit: explicit)
    )
    let length = Self.length(range.start) ?? Self.length(range.end) ?? 1
    switch (first, last) {
    case (let first?, let last?):
      // Equivalent, `min(first, last)` as `min(last, first)`: the minimum does not depend on the
      // order.
      let (low, high) = (Swift.min(first, last), Swift.max(first, last))
      self.init(start: low, length: Swift.max(1, high - low), isPlaced: true)
    case (let first?, nil): self.init(start: first, length: length, isPlaced: true)
    case (nil, let last?): self.init(start: last - length, length: length, isPlaced: true)
    case (nil, nil): self.init(start: 0, length: length, isPlaced: false)
    }
  }

  /// Returns the lines that a range names, for an absolute child; a span alone names no line.
  static func edges(_ range: GridRange, explicit: Int32) -> (Int32?, Int32?) {
    let span = GridSpan(range, explicit: explicit)
    guard span.isPlaced else { return (nil, nil) }
    let saysStart = line(range.start, explicit: explicit) != nil || Self.length(range.start) != nil
    let saysEnd = line(range.end, explicit: explicit) != nil || Self.length(range.end) != nil
    // Two equal lines count as the lines around one track (browsers agree).
    return (saysStart ? span.start : nil, saysEnd ? span.end : nil)
  }

  private static func line(_ line: GridLine, explicit: Int32) -> Int32? {
    guard case .line(let number) = line, number != 0 else { return nil }
    let most = Limits.gridLines
    let clamped = Int32(truncatingIfNeeded: Swift.max(-most, Swift.min(most, number)))
    return clamped > 0 ? clamped - 1 : explicit + 1 + clamped
  }

  private static func length(_ line: GridLine) -> Int32? {
    guard case .span(let length) = line else { return nil }
    return Int32(truncatingIfNeeded: Swift.max(1, Swift.min(Limits.gridLines, length)))
  }

  fileprivate mutating func move(by lines: Int32) {
    if isPlaced { start += lines }
  }

  /// Returns the span within `count` tracks that follow `before` others.
  ///
  /// A span beyond these tracks is moved into the nearest one (CSS Grid §5.4).
  fileprivate func clamped(to count: Int32, behind before: Int32) -> GridSpan {
    guard isPlaced else {
      return GridSpan(start: 0, length: Swift.min(length, count), isPlaced: false)
    }
    let first = Swift.max(0, Swift.min(start - before, count - 1))
    let last = Swift.max(first + 1, Swift.min(end - before, count))
    return GridSpan(start: first, length: last - first, isPlaced: true)
  }

  /// Returns a subgrid's span in the tracks of the outer grid, which may run in the other
  /// direction.
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
  /// Creates the lines around an area of a grid.
  init(_ area: Range<Int32>) {
    self.init(.line(Int(area.lowerBound) + 1), .line(Int(area.upperBound) + 1))
  }
}

/// The occupied cells of a grid.
///
/// Consecutive rows with the same occupied cells form a band, which has one bit for each column. So
/// the cost of an item depends on the number of items, not on the number of rows that they span.
/// The first free place of an item is always at the upper edge of a band.
private struct GridCells: Sendable {
  struct Cell {
    var row: Int32
    var column: Int32
  }

  /// A band of rows, from `start` up to the start of the next band.
  private struct Band {
    var start: Int32
    /// The index of the band's bits, in units of bands.
    let place: Int32
    /// An upper bound of the number of adjacent free cells in the band.
    var longest = Int32.max
  }

  /// A size of areas, and the row before which no area of that size is free.
  private struct Refusal {
    var width: Int32
    var height: Int32
    var row: Int32
  }

  /// The most sizes that are stored.
  private static let mostRefusals = 32

  private var mostRows: Int32 = 0
  /// The number of words for the bits of a band.
  private var stride = 1
  private var bands = WorkStack<Band>()
  private var bits = WorkStack<UInt64>()
  /// The combined bits of several bands.
  private var unions = WorkStack<UInt64>()
  /// The end of the last item that step 2 placed in each row.
  private var ends = WorkStack<Int32>()
  private var refusals = WorkStack<Refusal>()
  private(set) var looks = 0

  // MARK: Occupied cells

  /// Starts with a grid whose cells are all free.
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

  /// Returns the bits of a word between two columns.
  @inline(__always)
  private static func mask(_ word: Int, _ low: Int, _ high: Int) -> UInt64 {
    let from = Swift.max(0, low - word * 64)
    let to = Swift.min(64, high - word * 64)
    return (UInt64.max &<< UInt64(from)) & (UInt64.max &>> UInt64(64 - to))
  }

  /// Returns the index of the band that contains a row.
  private func band(at row: Int32) -> Int {
    var (low, high) = (0, bands.count)
    // The last band is the most frequent result.
    if bands[high - 1].start <= row { return high - 1 }
    while low + 1 < high {
      let middle = (low + high) / 2
      if bands[middle].start <= row { low = middle } else { high = middle }
    }
    return low
  }

  /// Splits the band at a row, if needed, and returns the index of the band that begins there.
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

  /// Makes room for more columns: at least twice as many, so that this happens seldom.
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

  /// Returns the end of the last item that step 2 placed in a row; 0 if there is none.
  func end(ofRow row: Int32) -> Int32 { Int(row) < ends.count ? ends[Int(row)] : 0 }

  mutating func setEnd(ofRow row: Int32, _ end: Int32) {
    while ends.count <= Int(row) { ends.append(0) }
    ends[Int(row)] = end
  }

  /// Returns the first column, from `column` on, where `length` columns are free in all given rows.
  mutating func firstColumn(for length: Int32, in rows: GridSpan, from column: Int32) -> Int32 {
    var index = band(at: rows.start)
    if stride == 1 {
      // The most frequent case: the union of one word needs no memory in `unions`.
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

  /// Returns the first row, from `row` on, where `length` rows are free in the given columns.
  ///
  /// The last row always counts as free.
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

  // MARK: Items placed by the flow

  /// Returns the first cell, from `cell` on, where an item fits into free cells of the first
  /// `width` columns.
  ///
  /// Any item fits into the last row.
  mutating func firstCell(
    forColumns length: Int32, rows height: Int32, of width: Int32, from cell: Cell
  ) -> Cell {
    var row = cell.row
    if cell.column > 0 {
      // The row of the cursor: only its rest is available.
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

  /// Searches band by band for an item of one row, if a band is one word and needs no union.
  private mutating func firstCell(_ length: Int32, of width: Int32, from start: Int32) -> Cell? {
    var row = start
    var index = band(at: row)
    while row < mostRows - 1 {
      looks += 1
      let column = Self.opening(
        of: length, from: 0, within: width, in: bits[Int(bands[index].place)])
      if column >= 0 { return Cell(row: row, column: column) }
      index += 1
      // The last band is free, so there is a next one.
      row = bands[index].start
    }
    return nil
  }

  /// Moves a window as high as the item down from band to band, until an opening appears.
  ///
  /// Two unions cover the window. One is of the bands after a seam, and grows by each band that the
  /// window reaches. The other is the top of a stack: for each band before the seam, the stack has
  /// the union from that band to the seam, and drops it when the window leaves the band. So each
  /// band is read twice, however high the window is. The stack is built from the bottom band up: if
  /// a few bands at the end of the window leave no opening, the window moves past them at once.
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

  /// Pushes the unions of bands on the stack, from the last band up.
  ///
  /// - Returns: The first band reached that leaves no opening, or the index before the range if all
  ///   of them leave one.
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

  /// Starts the union with no bands.
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

  /// Returns the first of `length` adjacent free columns, and `length` itself.
  ///
  /// Without such an opening, returns −1 and the greatest number of adjacent free columns.
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

  /// Returns the first of `length` adjacent free columns of one word, or −1.
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

  /// Returns the first column from `column` on that is occupied, or free, in both unions together.
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

  // MARK: Sizes without a free area

  /// Returns the first row at which an area may be free, according to the stored sizes.
  func firstRow(forColumns width: Int32, rows height: Int32) -> Int32 {
    var row: Int32 = 0
    for index in 0..<refusals.count
    where refusals[index].width <= width && refusals[index].height <= height {
      row = Swift.max(row, refusals[index].row)
    }
    return row
  }

  /// Stores that no area of a size is free before a row.
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
