import AllocationCounter
import LayoutEngine
import SeededRandom
import Testing

/// The areas of grid items by CSS Grid Level 2, §8, given as drawings.
@Suite struct GridPlacementTests {
  /// A grid, its items as "column; row", and a drawing of their areas: `a` is the first item, `*`
  /// marks a cell of several items, and `|` and `-` separate the explicit grid from implicit tracks
  /// before it.
  struct Drawn: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var columns: GridPlacement.Tracks
    var rows: GridPlacement.Tracks
    let flow: GridSpec.AutoFlow
    let items: [String]
    let drawing: String

    init(
      _ name: String, columns: Int32 = 0, rows: Int32 = 0, lent: String = "",
      flow: GridSpec.AutoFlow = .row, _ items: [String], _ drawing: String
    ) {
      testDescription = name
      self.columns = .init(explicit: columns, isInherited: lent.contains("columns"))
      self.rows = .init(explicit: rows, isInherited: lent.contains("rows"))
      self.flow = flow
      self.items = items
      self.drawing = drawing
    }
  }

  // MARK: §8.3: lines

  static let lines = [
    Drawn("two lines", columns: 3, ["1/3; 1"], "aa."),
    Drawn("a line alone is that before one track", columns: 3, ["2; 1"], ".a."),
    Drawn("an end alone is that behind one track", columns: 3, ["auto/3; 1"], ".a."),
    Drawn("lines in the wrong order are swapped", columns: 3, ["3/1; 1"], "aa."),
    Drawn("an end at the start is dropped", columns: 3, ["2/2; 1"], ".a."),
    Drawn("a span from a line", columns: 3, ["2/span 2; 1"], ".aa"),
    Drawn("a span up to a line", columns: 3, ["span 2/3; 1"], "aa."),
    Drawn("of two spans the second is dropped", columns: 3, ["span 2/span 3; 1"], "aa."),
    Drawn("a span of 0 is one of 1", columns: 3, ["span 0; 1"], "a.."),
    Drawn("line 0 is none", columns: 3, ["auto; 1", "0/0; 1"], "ab."),
    Drawn("−1 is the last explicit line", columns: 3, ["-2/-1; 1", "-4; 1"], "b.a"),
    Drawn("negative lines go on before the grid", columns: 2, ["-5; 1"], "a.|.."),
    Drawn("a span may begin before the grid", columns: 2, ["span 3/2; 1"], "aa|a."),
    Drawn("lines go on behind the grid", columns: 2, ["5; 1"], "....a"),
    Drawn(
      "implicit tracks on both sides of both axes", columns: 1, rows: 1,
      ["-3; -3", "3; 3", "1; 1", "auto; auto"],
      """
      a|d..
      -----
      .|c..
      .|...
      .|..b
      """),
    Drawn(
      "explicit lines count from 1 without explicit tracks", ["1; 1", "-1; 2", "-2; 1"],
      """
      c|a
      .|b
      """),
  ]

  // MARK: §8.5: the steps

  static let steps = [
    Drawn(
      "step 1: what says both stands there, over others too", columns: 3,
      ["1/3; 1", "2/4; 1/3"],
      """
      a*b
      .bb
      """),
    Drawn(
      "step 1 comes before all that flows", columns: 3, ["auto; auto", "1; 1", "auto; auto"],
      "bac"),
    Drawn(
      "step 2: items of a row stand behind one another", columns: 3,
      ["2; 1", "span 2; 1", "auto; 1", "auto; 2"],
      """
      .abbc
      d....
      """),
    Drawn(
      "step 2, dense: each in the first free columns", columns: 3, flow: .rowDense,
      ["2; 1", "span 2; 1", "auto; 1", "auto; 2"],
      """
      cabb
      d...
      """),
    Drawn(
      "step 2: an item of two rows needs both free", columns: 2,
      ["1; 2", "auto; 1/3", "auto; 1"],
      """
      .bc
      ab.
      """),
    Drawn(
      "step 2 comes before what flows", columns: 2, ["auto; auto", "auto; 1", "auto; auto"],
      """
      ba
      c.
      """),
    Drawn(
      "step 3: the grid is as wide as its longest item", columns: 2,
      ["auto; auto", "span 4; auto", "auto; auto"],
      """
      a...
      bbbb
      c...
      """),
    Drawn(
      "step 4, sparse: the cursor only moves on", columns: 3,
      ["span 2; auto", "span 2; auto", "auto; auto"],
      """
      aa.
      bbc
      """),
    Drawn(
      "step 4, dense: holes are filled", columns: 3, flow: .rowDense,
      ["span 2; auto", "span 2; auto", "auto; auto"],
      """
      aac
      bb.
      """),
    Drawn(
      "step 4: items lie beside those of several rows", columns: 3,
      ["auto; span 2", "span 2; auto", "auto; auto", "span 2; auto"],
      """
      abb
      ac.
      dd.
      """),
    Drawn(
      "step 4: an item of a column in the row of the cursor", columns: 3,
      ["auto; auto", "2; auto", "auto; auto"], "abc"),
    Drawn(
      "step 4: an item of an earlier column in the next row", columns: 3,
      ["auto; auto", "auto; auto", "1; auto", "auto; auto"],
      """
      ab.
      cd.
      """),
    Drawn(
      "step 4, dense: an item of a column in the first row with room", columns: 2, flow: .rowDense,
      ["auto; auto", "span 2; auto", "2; auto", "2; span 2"],
      """
      ac
      bb
      .d
      .d
      """),
    Drawn(
      "step 4: the flow begins before the explicit grid", columns: 1, ["-4; 2", "auto; auto"],
      """
      b.|.
      a.|.
      """),
    Drawn("without explicit tracks there is one column", ["auto; auto", "auto; auto"], "a\nb"),
    Drawn(
      "items that say nothing fill row after row", columns: 2, rows: 3,
      ["auto; auto", "auto; auto", "auto; auto"],
      """
      ab
      c.
      ..
      """),
    Drawn(
      "column flow", rows: 2, flow: .column, ["auto; auto", "auto; auto", "auto; auto"],
      """
      ac
      b.
      """),
    Drawn(
      "column flow, sparse: the cursor only moves on", rows: 3, flow: .column,
      ["auto; span 2", "auto; span 2", "auto; auto"],
      """
      ab
      ab
      .c
      """),
    Drawn(
      "column flow, dense, with an item of a column and one of a row", rows: 3, flow: .columnDense,
      ["auto; span 2", "1; auto", "auto; 1", "auto; auto"],
      """
      bc
      ad
      a.
      """),
  ]

  // MARK: Level 2, §9: inherited tracks

  static let lent = [
    Drawn(
      "a span ends where the lent columns do",
      columns: 2, lent: "columns", ["span 4; 1"], "aa"),
    Drawn(
      "a line beyond is that of the last column",
      columns: 2, lent: "columns", ["5; 1"], ".a"),
    Drawn(
      "a line before is that of the first column",
      columns: 2, lent: "columns", ["-5; 1"], "a."),
    Drawn(
      "the flow turns where the lent columns end", columns: 2, lent: "columns",
      ["1; 1", "auto; auto", "auto; auto"],
      """
      ab
      c.
      """),
    Drawn(
      "what flows beyond the lent rows stands in the last", columns: 1, rows: 2, lent: "rows",
      ["auto; auto", "auto; auto", "auto; auto"], "a\n*"),
    Drawn(
      "what flows beyond the lent row stands over others there",
      columns: 2, rows: 1, lent: "columns rows",
      ["1; auto", "auto; auto", "1; auto"], "*b"),
    Drawn(
      "column flow turns where the lent rows end", rows: 2, lent: "rows", flow: .column,
      ["1; 1", "auto; auto", "auto; auto"],
      """
      ac
      b.
      """),
  ]

  @Test(arguments: lines + steps + lent)
  func itemsStandWhereTheyAreDrawn(grid: Drawn) {
    let items = grid.items.map(Self.item)
    let placed = Placed(items, columns: grid.columns, rows: grid.rows, grid.flow)
    #expect(placed.drawing == grid.drawing)
  }

  /// Items without a placement take a fast path, which gives the same areas as the general one.
  @Test(arguments: GridSpec.AutoFlow.allCases)
  func itemsThatSayNothingStandWhereTheFlowPutsThem(flow: GridSpec.AutoFlow) {
    for tracks in 0..<6 as Range<Int32> {
      for lent in 0..<(tracks == 0 ? 1 : 4) {
        for count in 0..<9 {
          let columns = GridPlacement.Tracks(explicit: tracks, isInherited: lent & 1 != 0)
          let rows = GridPlacement.Tracks(explicit: (tracks + 2) / 2, isInherited: lent & 2 != 0)
          let items = [Placed.Item](repeating: (.auto, .auto), count: count)
          let placed = Placed(items, columns: columns, rows: rows, flow)
          var order = GridPlacement.Order(of: count, columns: columns, rows: rows, flow: flow)
          #expect((0..<count).map { _ in order.next() } == placed.areas)
          guard count > 0 else { continue }
          #expect(order.columns == placed.columns && order.rows == placed.rows)
        }
      }
    }
  }

  // MARK: Comparison with a plain implementation

  @Test func itemsStandWhereThePlainReadingPutsThem() {
    for seed in seeds(12_000) {
      var random = SeededGenerator(seed: seed)
      let grid = RandomGrid(isLarge: seed % 16 == 0, &random)
      let placed = Placed(grid.items, columns: grid.columns, rows: grid.rows, grid.flow)
      let plain = PlainPlacement(grid.items, columns: grid.columns, rows: grid.rows, grid.flow)
      let isSame =
        placed.areas == plain.areas && placed.columns.count == plain.columns
        && placed.rows.count == plain.rows
      #expect(isSame, "seed \(seed): \(grid)")
      guard isSame else { return }
    }
  }

  // MARK: Cost

  /// Rows with the same cells are examined once, so the cost does not depend on their number.
  @Test(arguments: GridSpec.AutoFlow.allCases)
  func longItemsCostNoMoreThanShortOnes(flow: GridSpec.AutoFlow) {
    func looks(at length: Int) -> Int {
      var random = SeededGenerator(seed: firstSeed)
      let items = (0..<60).map { _ -> Placed.Item in
        let across = GridRange(.span(Int.random(in: 1...9, using: &random)))
        let along = GridRange(.span(Int.random(in: 1...9, using: &random) * length))
        return flow.rawValue.hasPrefix("row") ? (across, along) : (along, across)
      }
      return Placed(items, columns: .init(explicit: 20), rows: .init(explicit: 20), flow).looks
    }
    // A cursor in a long row only examines the rest of that row.
    #expect(looks(at: 100) * 4 <= looks(at: 1) * 5)
  }

  /// The number of words examined for each item.
  ///
  /// 1,000 columns take 16 words, and examining every cell would take millions.
  @Test(
    arguments: [
      (150, 100...900, 700), (1_000, 100...900, 2_500), (1_000, 1...1000, 2_500),
      (2_000, 1...3, 400), (2_000, 1...1, 100),
    ] as [(Int, ClosedRange<Int>, Int)])
  func denseItemsLookAtFewWords(count: Int, lengths: ClosedRange<Int>, most: Int) {
    var random = SeededGenerator(seed: firstSeed)
    let items = (0..<count).map { _ -> Placed.Item in
      (
        GridRange(.span(Int.random(in: lengths, using: &random))),
        GridRange(.span(Int.random(in: lengths, using: &random)))
      )
    }
    let columns = GridPlacement.Tracks(explicit: 1000)
    let placed = Placed(items, columns: columns, rows: .init(explicit: 0), .rowDense)
    #expect(placed.looks / count <= most)
  }

  /// An item that only fits at the end examines each band a few times, even if each row alone has
  /// space and only the rows together have none.
  @Test func aHighWindowLooksAtEachBandAFewTimes() {
    var items: [Placed.Item] = (0..<1000).map { index in
      (GridRange(.line(index * 7 % 500 + 1)), GridRange(.line(index + 1)))
    }
    let columns = GridPlacement.Tracks(explicit: 500)
    let before = Placed(items, columns: columns, rows: .init(explicit: 0), .rowDense)
    items.append((.auto, GridRange(.span(500))))
    let after = Placed(items, columns: columns, rows: .init(explicit: 0), .rowDense)
    #expect(after.areas[1000].row.start == 501)
    #expect(after.looks - before.looks < 1000 * 8 * 10)
  }

  @Test func tracksEndAtTheLimit() {
    let items = [Placed.Item](repeating: (.auto, GridRange(.span(1000))), count: 200)
    let placed = Placed(items, columns: .init(explicit: 1), rows: .init(explicit: 0), .row)
    #expect(placed.rows.count == 100_200)
    #expect(placed.areas[99].row.start == 99_000)
    #expect(placed.areas[199].row.start == 100_199 && placed.areas[199].row.length == 1)
  }

  /// Without optimisation, accessors allocate memory of their own.
  private static let countsAllocations: Bool = {
    #if DEBUG
      false
    #else
      counts_allocations() != 0
    #endif
  }()

  @Test(.enabled(if: countsAllocations)) func placingAgainAllocatesNothing() {
    var random = SeededGenerator(seed: firstSeed)
    let grids = (0..<20).map { RandomGrid(isLarge: $0 % 4 == 0, &random) }
    var workspace = GridPlacement.Workspace()
    var count = 0
    for _ in 0..<2 {
      count = 0
      for grid in grids {
        for item in grid.items { workspace.append(Placed.area(item, grid.columns, grid.rows)) }
        let (columns, rows, flow) = (grid.columns, grid.rows, grid.flow)
        let before = allocation_count()
        _ = GridPlacement.place(&workspace, columns: columns, rows: rows, flow: flow)
        count += allocation_count() - before
        workspace.removeAll()
      }
    }
    #expect(count == 0)
  }
}

// MARK: Notation

/// Items with their areas.
private struct Placed {
  typealias Item = (column: GridRange, row: GridRange)

  let areas: [GridArea]
  let columns: GridPlacement.Tracks
  let rows: GridPlacement.Tracks
  let looks: Int

  init(
    _ items: [Item], columns: GridPlacement.Tracks, rows: GridPlacement.Tracks,
    _ flow: GridSpec.AutoFlow
  ) {
    var workspace = GridPlacement.Workspace()
    for item in items { workspace.append(Self.area(item, columns, rows)) }
    (self.columns, self.rows) = GridPlacement.place(
      &workspace, columns: columns, rows: rows, flow: flow)
    areas = (0..<workspace.count).map { [workspace] in workspace[$0] }
    looks = workspace.looks
  }

  /// Returns the area of an item before placement.
  static func area(
    _ item: Item, _ columns: GridPlacement.Tracks, _ rows: GridPlacement.Tracks
  ) -> GridArea {
    GridArea(
      column: GridSpan(item.column, explicit: columns.explicit),
      row: GridSpan(item.row, explicit: rows.explicit))
  }

  var drawing: String {
    var cells = [[Character]](
      repeating: [Character](repeating: ".", count: Int(columns.count)), count: Int(rows.count))
    for (area, letter) in zip(areas, "abcdefghijklmnopqrstuvwxyz") {
      for row in Int(area.row.start)..<Int(area.row.end) {
        for column in Int(area.column.start)..<Int(area.column.end) {
          cells[row][column] = cells[row][column] == "." ? letter : "*"
        }
      }
    }
    var lines = cells.map { row in
      columns.before > 0
        ? String(row[..<Int(columns.before)]) + "|" + String(row[Int(columns.before)...])
        : String(row)
    }
    if rows.before > 0 {
      lines.insert(String(repeating: "-", count: lines[0].count), at: Int(rows.before))
    }
    return lines.joined(separator: "\n")
  }
}

extension GridPlacementTests {
  /// Parses an item written as "column; row", each side as in markup.
  private static func item(_ text: String) -> Placed.Item {
    let sides = text.split(separator: "; ").map { side in
      let lines = side.split(separator: "/").map { word -> GridLine in
        if word.hasPrefix("span ") { return .span(Int(word.dropFirst(5)) ?? 0) }
        return Int(word).map { .line($0) } ?? .auto
      }
      return GridRange(lines[0], lines.count > 1 ? lines[1] : .auto)
    }
    return (sides[0], sides[1])
  }
}

private struct RandomGrid: CustomStringConvertible {
  var columns: GridPlacement.Tracks
  var rows: GridPlacement.Tracks
  let flow: GridSpec.AutoFlow
  var items: [Placed.Item] = []

  /// Makes a random grid with few tracks, or with up to 80, whose columns take more than one word.
  init(isLarge: Bool, _ random: inout SeededGenerator) {
    let most = isLarge ? 80 : 6
    let isInherited = Int.random(in: 0..<6, using: &random)
    func tracks(_ random: inout SeededGenerator, isInherited: Bool) -> GridPlacement.Tracks {
      let count = Int.random(in: isInherited ? 1...most : 0...most, using: &random)
      return .init(explicit: Int32(truncatingIfNeeded: count), isInherited: isInherited)
    }
    columns = tracks(&random, isInherited: isInherited == 0 || isInherited == 1)
    rows = tracks(&random, isInherited: isInherited == 1 || isInherited == 2)
    flow = GridSpec.AutoFlow.allCases[Int.random(in: 0..<4, using: &random)]
    func line(_ random: inout SeededGenerator) -> GridLine {
      let number = Int.random(in: -most - 3...most + 3, using: &random)
      return number == 0 ? .auto : .line(number)
    }
    func range(_ random: inout SeededGenerator) -> GridRange {
      let span = GridLine.span(Int.random(in: 1...Swift.max(4, most / 3), using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0: return GridRange(line(&random), line(&random))
      case 1: return GridRange(line(&random), span)
      case 2: return GridRange(span, line(&random))
      case 3: return GridRange(line(&random))
      case 4...6: return GridRange(span)
      default: return .auto
      }
    }
    for _ in 0..<Int.random(in: 0...(isLarge ? 9 : 14), using: &random) {
      items.append((range(&random), range(&random)))
    }
  }

  var description: String {
    "\(flow) \(columns.explicit)×\(rows.explicit) lent \(columns.isInherited) \(rows.isInherited) \(items)"
  }
}

// MARK: The plain implementation

/// CSS Grid Level 2, §8.3 and §8.5, implemented sentence by sentence and cell by cell.
private struct PlainPlacement {
  /// A side of an area.
  ///
  /// A side without a start is placed by the flow.
  private struct Side {
    var start: Int?
    var length: Int
    var cells: Range<Int> { (start ?? 0)..<(start ?? 0) + length }
  }

  private struct Item {
    var column: Side
    var row: Side
  }

  private(set) var areas: [GridArea] = []
  private(set) var columns: Int32 = 0
  private(set) var rows: Int32 = 0
  private var items: [Item]
  /// The taken cells by rows, as far as any cell is taken.
  private var taken: [[Bool]] = []
  private var columnCount = 0
  private var rowCount = 0

  init(
    _ said: [Placed.Item], columns: GridPlacement.Tracks, rows: GridPlacement.Tracks,
    _ flow: GridSpec.AutoFlow
  ) {
    let isByColumns = flow == .column || flow == .columnDense
    let isDense = flow == .rowDense || flow == .columnDense
    items = said.map { item in
      let column = Self.side(item.column, Int(columns.explicit))
      let row = Self.side(item.row, Int(rows.explicit))
      return isByColumns ? Item(column: row, row: column) : Item(column: column, row: row)
    }
    place(isByColumns ? rows : columns, isByColumns ? columns : rows, isDense: isDense)
    areas = items.map { item in
      let (column, row) = isByColumns ? (item.row, item.column) : (item.column, item.row)
      return GridArea(column: Self.span(column), row: Self.span(row))
    }
    (self.columns, self.rows) = (Int32(columnCount), Int32(rowCount))
    if isByColumns { swap(&self.columns, &self.rows) }
  }

  private static func span(_ side: Side) -> GridSpan {
    GridSpan(Int32(side.cells.lowerBound)..<Int32(side.cells.upperBound))
  }

  /// Resolves a range by §8.3, with the first explicit line as 0.
  private static func side(_ range: GridRange, _ explicit: Int) -> Side {
    func line(_ line: GridLine) -> Int? {
      guard case .line(let number) = line else { return nil }
      return number > 0 ? number - 1 : explicit + 1 + number
    }
    func length(_ line: GridLine) -> Int? {
      guard case .span(let length) = line else { return nil }
      return length
    }
    switch (line(range.start), line(range.end)) {
    case (let start?, let end?) where start == end: return Side(start: start, length: 1)
    case (let start?, let end?): return Side(start: min(start, end), length: abs(end - start))
    case (let start?, nil): return Side(start: start, length: length(range.end) ?? 1)
    case (nil, let end?):
      let length = length(range.start) ?? 1
      return Side(start: end - length, length: length)
    case (nil, nil):
      return Side(start: nil, length: length(range.start) ?? length(range.end) ?? 1)
    }
  }

  private mutating func place(
    _ columns: GridPlacement.Tracks, _ rows: GridPlacement.Tracks, isDense: Bool
  ) {
    let before = (
      column: max(0, -(items.compactMap(\.column.start).min() ?? 0)),
      row: max(0, -(items.compactMap(\.row.start).min() ?? 0))
    )
    for index in items.indices {
      items[index].column.start? += before.column
      items[index].row.start? += before.row
    }
    let most = before.column + Int(columns.explicit)
    if columns.isInherited {
      // Not in the specification: items that the flow places are clamped before it runs.
      for index in items.indices
      where items[index].column.start == nil || items[index].row.start == nil {
        items[index].column = Self.held(items[index].column, most)
      }
    }
    // Step 1: Position anything that's not auto-positioned.
    for item in items where item.column.start != nil && item.row.start != nil { take(item) }
    // Step 2: Process the items locked to a given row.
    var past: [Int: Int] = [:]
    for index in items.indices {
      guard let row = items[index].row.start, items[index].column.start == nil else { continue }
      var column = isDense ? 0 : past[row] ?? 0
      while isTaken(items[index], row, column) { column += 1 }
      items[index].column.start = column
      past[row] = column + items[index].column.length
      take(items[index])
    }
    // Step 3: Determine the columns in the implicit grid.
    columnCount = most
    if !columns.isInherited {
      for item in items {
        columnCount = max(columnCount, (item.column.start ?? 0) + item.column.length)
      }
    }
    // Step 4: Position the remaining grid items.
    var cursor = (row: 0, column: 0)
    for index in items.indices where items[index].row.start == nil {
      let item = items[index]
      if isDense { cursor = (0, 0) }
      if let column = item.column.start {
        if column < cursor.column { cursor.row += 1 }
        cursor.column = column
        while isTaken(item, cursor.row, cursor.column) { cursor.row += 1 }
      } else {
        while true {
          if cursor.column + item.column.length > columnCount {
            cursor = (cursor.row + 1, 0)
          } else if isTaken(item, cursor.row, cursor.column) {
            cursor.column += 1
          } else {
            break
          }
        }
        items[index].column.start = cursor.column
      }
      items[index].row.start = cursor.row
      take(items[index])
    }
    rowCount = before.row + Int(rows.explicit)
    for item in items { rowCount = max(rowCount, item.row.cells.upperBound) }
    // Level 2, §9: nothing stands beyond the tracks of a subgrid.
    if columns.isInherited {
      hold(\.column, Int(columns.explicit), before.column)
      columnCount = Int(columns.explicit)
    }
    if rows.isInherited {
      hold(\.row, Int(rows.explicit), before.row)
      rowCount = Int(rows.explicit)
    }
  }

  private mutating func hold(
    _ side: WritableKeyPath<Item, Side>, _ count: Int, _ before: Int
  ) {
    for index in items.indices {
      items[index][keyPath: side].start? -= before
      items[index][keyPath: side] = Self.held(items[index][keyPath: side], count)
    }
  }

  /// Returns the side clamped to `count` tracks, at least one of them.
  private static func held(_ side: Side, _ count: Int) -> Side {
    guard let start = side.start else { return Side(start: nil, length: min(side.length, count)) }
    let first = max(0, min(start, count - 1))
    return Side(start: first, length: max(1, min(start + side.length, count) - first))
  }

  private mutating func take(_ item: Item) {
    for row in item.row.cells {
      while taken.count <= row { taken.append([]) }
      for column in item.column.cells {
        while taken[row].count <= column { taken[row].append(false) }
        taken[row][column] = true
      }
    }
  }

  private func isTaken(_ item: Item, _ row: Int, _ column: Int) -> Bool {
    for row in row..<row + item.row.length where row < taken.count {
      for column in column..<column + item.column.length
      where column < taken[row].count && taken[row][column] {
        return true
      }
    }
    return false
  }
}
