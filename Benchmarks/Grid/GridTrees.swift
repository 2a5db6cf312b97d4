import LayoutEngine

/// A grid to compare engines with; `peers.py` builds the same trees.
struct GridTree {
  let name: String
  /// The widths that the grid is laid out in, in turn.
  let widths: [Float]
  let fill: @Sendable (inout Children<NoPlacement>) -> Void

  static let all: [GridTree] = [
    // A board of fixed cells.
    GridTree(name: "fixed10", widths: [400, 380]) { root in
      root.grid(
        GridSpec(
          columns: [.repeated(.times(10), [.points(40)])],
          rows: [.repeated(.times(10), [.points(40)])])
      ) { grid in
        for _ in 0..<100 { grid.view() }
      }
    },
    // Fractions of a width and of a height.
    GridTree(name: "shares100", widths: [2000, 1900]) { root in
      root.grid(
        GridSpec(
          columns: [.repeated(.times(100), [.fraction(1)])],
          rows: [.repeated(.times(100), [.fraction(1)])]),
        size: ElementSize(height: .points(2000))
      ) { grid in
        for _ in 0..<10_000 { grid.view() }
      }
    },
    // Items that are placed automatically, row by row.
    GridTree(name: "auto1000", widths: [1000, 900]) { root in
      root.grid(GridSpec(columns: [.repeated(.times(10), [.fraction(1)])], gap: .points(4))) {
        grid in
        for _ in 0..<1000 { grid.view(size: ElementSize(height: .points(20))) }
      }
    },
    // Nested grids.
    GridTree(name: "nested10", widths: [1000, 900]) { root in nested(&root, 10) },
    // Rows with their own columns.
    GridTree(name: "feed200", widths: [390, 360]) { root in
      root.grid { feed in
        for _ in 0..<200 {
          feed.grid(
            GridSpec(
              columns: [.points(40), .fraction(1), .auto], gap: .points(8),
              padding: .all(8))
          ) { row in
            row.view(as: GridItem(row: GridRange(.line(1), .span(2))), size: .points(40, 40))
            row.view(size: ElementSize(height: .points(18)))
            row.view(size: .points(30, 18))
            row.view(size: ElementSize(height: .points(14)))
            row.view(size: .points(20, 14))
          }
        }
      }
    },
  ]

  private static func nested<Item: Placement>(_ children: inout Children<Item>, _ depth: Int) {
    children.grid(GridSpec(columns: [.fraction(1), .fraction(2)], padding: .all(1))) { grid in
      grid.view(size: ElementSize(height: .points(10)))
      if depth > 1 {
        nested(&grid, depth - 1)
      } else {
        grid.view(size: ElementSize(height: .points(10)))
      }
      grid.view(size: ElementSize(height: .points(10)))
    }
  }
}

extension GridTree {
  /// Returns one number for all frames, which shows whether engines agree.
  static func checksum(_ frames: [LayoutRect]) -> Double {
    frames.reduce(0) { sum, frame in
      sum + Double(frame.x) + 3 * Double(frame.y) + 5 * Double(frame.width)
        + 7 * Double(frame.height)
    }
  }
}
