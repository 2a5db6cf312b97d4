/// The named areas of a grid (CSS Grid §7.3).
///
/// An area that is not a rectangle is as large as the rectangle around all of its cells.
public struct GridAreas: Sendable, Equatable {
  /// The names of the cells, row by row; "." is a cell without a name.
  public let rows: [[String]]
  /// The areas, each name once, sorted by name.
  private let areas: [(name: String, area: Area)]
  /// The number of columns of the longest row.
  let columns: Int

  /// The lines around an area, counted from 0.
  struct Area: Sendable, Equatable {
    let row: Range<Int32>
    let column: Range<Int32>

    /// Returns the rectangle around both areas.
    func joined(with other: Area) -> Area {
      Area(row: Self.around(row, other.row), column: Self.around(column, other.column))
    }

    private static func around(_ one: Range<Int32>, _ other: Range<Int32>) -> Range<Int32> {
      min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
    }
  }

  /// Creates areas from the names of the cells, row by row; "." is a cell without a name.
  ///
  /// Rows and columns beyond 1000 are ignored.
  ///
  /// - Complexity: O(n log n) in the number of cells.
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

  /// A grid without named areas.
  public static let none = GridAreas([])

  /// Returns the area with a name; nil if there is none.
  func area(_ name: String) -> Area? {
    var (low, high) = (0, areas.count)
    while low < high {
      let middle = (low + high) / 2
      if areas[middle].name == name { return areas[middle].area }
      if areas[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns whether two values have equal names in all cells.
  ///
  /// - Complexity: O(n) in the number of cells.
  public static func == (one: GridAreas, other: GridAreas) -> Bool { one.rows == other.rows }
}

extension GridAreas: ExpressibleByArrayLiteral {
  /// Creates areas from the names of the cells, row by row; "." is a cell without a name.
  ///
  /// Rows and columns beyond 1000 are ignored.
  ///
  /// - Complexity: O(n log n) in the number of cells.
  public init(arrayLiteral rows: [String]...) { self.init(rows) }
}
