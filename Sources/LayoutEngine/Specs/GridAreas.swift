/// Named areas of a grid (CSS Grid §7.3).
///
/// Areas that are no rectangles are as large as the rectangle around all of their cells.
public struct GridAreas: Sendable, Equatable {
  /// The names of the cells, row by row; "." is a cell without a name.
  public let rows: [[String]]
  /// Each name once, in the order of the letters, and the lines around it.
  private let areas: [(name: String, area: Area)]
  /// How many columns the longest row has.
  let columns: Int

  /// An area and its lines, counted from 0.
  struct Area: Sendable, Equatable {
    let row: Range<Int32>
    let column: Range<Int32>

    /// The rectangle around both.
    func joined(with other: Area) -> Area {
      Area(row: Self.around(row, other.row), column: Self.around(column, other.column))
    }

    private static func around(_ one: Range<Int32>, _ other: Range<Int32>) -> Range<Int32> {
      min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
    }
  }

  /// Creates areas from the names of the cells, row by row; "." is a cell without a name.
  ///
  /// Rows and columns beyond 1000 are left out.
  public init(_ rows: [[String]]) {
    self.rows = rows.prefix(Limits.gridLines).map { Array($0.prefix(Limits.gridLines)) }
    columns = self.rows.map(\.count).max() ?? 0
    var areas: [String: Area] = [:]
    for (y, row) in self.rows.enumerated() {
      for (x, name) in row.enumerated() where name != "." {
        let (row, column) = (Int32(truncatingIfNeeded: y), Int32(truncatingIfNeeded: x))
        let cell = Area(row: row..<row + 1, column: column..<column + 1)
        areas[name] = areas[name]?.joined(with: cell) ?? cell
      }
    }
    self.areas = areas.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  /// No areas.
  public static let none = GridAreas([])

  /// The area of a name.
  func area(_ name: String) -> Area? {
    var (low, high) = (0, areas.count)
    while low < high {
      let middle = (low + high) / 2
      if areas[middle].name == name { return areas[middle].area }
      if areas[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Whether two values name the same cells.
  public static func == (one: GridAreas, other: GridAreas) -> Bool { one.rows == other.rows }
}

extension GridAreas: ExpressibleByArrayLiteral {
  /// Creates areas from the names of the cells, row by row; "." is a cell without a name.
  public init(arrayLiteral rows: [String]...) { self.init(rows) }
}
