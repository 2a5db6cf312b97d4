/// Named areas of a grid (CSS Grid §7.3).
///
/// Areas that are no rectangles are as large as the rectangle around all of their cells.
public struct GridAreas: Sendable, Equatable {
  /// The names of the cells, row by row; "." is a cell without a name.
  public let rows: [[String]]
  /// Each name once, and the lines around it.
  private let areas: [Area]
  /// How many columns the longest row has.
  let columns: Int

  /// An area and its lines, counted from 0.
  struct Area: Sendable, Equatable {
    let name: String
    var row: Range<Int32>
    var column: Range<Int32>
  }

  /// Creates areas from the names of the cells, row by row; "." is a cell without a name.
  ///
  /// Rows and columns beyond 1000 are left out.
  public init(_ rows: [[String]]) {
    self.rows = rows.prefix(Limits.gridLines).map { Array($0.prefix(Limits.gridLines)) }
    columns = self.rows.map(\.count).max() ?? 0
    var areas: [Area] = []
    for (y, row) in self.rows.enumerated() {
      for (x, name) in row.enumerated() where name != "." {
        let place = (Int32(truncatingIfNeeded: y), Int32(truncatingIfNeeded: x))
        if let known = areas.firstIndex(where: { $0.name == name }) {
          let area = areas[known]
          areas[known].row =
            min(area.row.lowerBound, place.0)..<max(area.row.upperBound, place.0 + 1)
          areas[known].column =
            min(area.column.lowerBound, place.1)..<max(area.column.upperBound, place.1 + 1)
        } else {
          areas.append(
            Area(name: name, row: place.0..<place.0 + 1, column: place.1..<place.1 + 1))
        }
      }
    }
    self.areas = areas
  }

  /// No areas.
  public static let none = GridAreas([])

  /// The area of a name.
  func area(_ name: String) -> Area? { areas.first { $0.name == name } }

  /// Whether two values name the same cells.
  public static func == (one: GridAreas, other: GridAreas) -> Bool { one.rows == other.rows }
}

extension GridAreas: ExpressibleByArrayLiteral {
  /// Creates areas from the names of the cells, row by row; "." is a cell without a name.
  public init(arrayLiteral rows: [String]...) { self.init(rows) }
}
