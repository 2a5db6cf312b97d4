import LayoutEngine
import Testing

/// Absolute children of grids, with figures computed by CSS Grid §10.
@Suite struct AbsoluteInGridTests {
  private static let whole = ElementSize(width: .percent(100), height: .percent(100))

  /// Each percentage of an inset refers to the area, whatever the opposite inset is.
  @Test func percentsOfInsetsAreReadEdgeByEdge() {
    let insets = [
      LayoutEdges(top: .percent(10), bottom: .points(20)),
      LayoutEdges(top: .points(20), bottom: .percent(10)),
      LayoutEdges(left: .percent(10), right: .points(20)),
      LayoutEdges(left: .points(20), right: .percent(10)),
    ]
    let frames = framesOfGrid(GridSpec(rows: [.points(100)]), in: .width(50)) { grid in
      for insets in insets {
        grid.view(as: GridItem(insets: insets, position: .absolute))
      }
    }
    #expect(frames[1...2].map(\.y) == [10, 20])
    #expect(frames[1...2].map(\.height) == [70, 70])
    #expect(frames[3...4].map(\.x) == [5, 20])
    #expect(frames[3...4].map(\.width) == [25, 25])
  }

  /// An absolute child is placed in its named area.
  ///
  /// A line that is set for one axis replaces the area on that axis.
  @Test func absoluteChildrenLieInTheirAreas() {
    let frames = framesOfGrid(
      GridSpec(
        columns: [.points(10), .points(20), .points(30)], rows: [.points(5), .points(15)],
        areas: [["a", "b", "b"], ["a", "c", "c"]])
    ) { grid in
      for column in [GridRange.auto, GridRange(.line(1), .line(2))] {
        grid.view(
          as: GridItem(column: column, area: "c", position: .absolute), size: Self.whole)
      }
      grid.view(
        as: GridItem(row: GridRange(.line(1), .line(2)), area: "c", position: .absolute),
        size: Self.whole)
    }
    #expect(
      frames[1...] == [
        LayoutRect(x: 10, y: 5, width: 50, height: 15),
        LayoutRect(x: 0, y: 5, width: 10, height: 15),
        LayoutRect(x: 10, y: 0, width: 50, height: 5),
      ])
  }

  /// A span of an absolute child is counted from its other line.
  ///
  /// A span without another line names no line (§10). The figures are those of Chromium 156.
  @Test func spansOfAbsoluteChildrenAreCountedFromTheirLines() {
    let tracks: GridTracks = [.points(10), .points(20), .points(30), .points(40)]
    let ranges: [(column: GridRange, row: GridRange)] = [
      (GridRange(.span(2), .line(4)), GridRange(.line(2), .span(2))),
      (GridRange(.line(2), .span(2)), GridRange(.span(2), .line(4))),
      (GridRange(.span(2), .auto), GridRange(.auto, .span(2))),
      (GridRange(.auto, .line(3)), GridRange(.line(3), .auto)),
    ]
    let frames = framesOfGrid(GridSpec(columns: tracks, rows: tracks)) { grid in
      for (column, row) in ranges {
        grid.view(as: GridItem(column: column, row: row, position: .absolute), size: Self.whole)
      }
    }
    #expect(
      frames[1...] == [
        LayoutRect(x: 10, y: 10, width: 50, height: 50),
        LayoutRect(x: 10, y: 10, width: 50, height: 50),
        LayoutRect(x: 0, y: 0, width: 100, height: 100),
        LayoutRect(x: 0, y: 30, width: 30, height: 70),
      ])
  }

  /// Lines are those of the content box, and the edges of the grid those of its padding, in both
  /// directions of columns.
  ///
  /// The figures are those of Chromium 156.
  @Test(arguments: [FlexSpec.Direction.Layout.ltr, .rtl])
  func linesEndAtThePaddingOfTheGrid(direction: FlexSpec.Direction.Layout) {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(
        GridSpec(
          columns: [.points(20), .points(30)], rows: [.points(10), .points(20)],
          layoutDirection: direction,
          padding: LayoutEdges(
            top: .points(3), left: .points(1), bottom: .points(4), right: .points(2)),
          borderWidth: LayoutEdges(
            top: .points(7), left: .points(5), bottom: .points(8), right: .points(6))),
        size: .points(100, 60)
      ) { grid in
        for insets in [
          LayoutEdges(top: .points(3), left: .points(2)),
          LayoutEdges(bottom: .points(3), right: .points(2)),
        ] {
          grid.view(as: GridItem(insets: insets, position: .absolute), size: .points(5, 5))
        }
        for (column, row) in [
          (GridRange(.line(2)), GridRange(.line(2))),
          (GridRange(.line(2)), GridRange(.auto, .line(2))),
          (GridRange(.auto, .line(2)), GridRange(.line(2))),
        ] {
          grid.view(as: GridItem(column: column, row: row, position: .absolute), size: Self.whole)
        }
        grid.view(
          as: GridItem(
            margin: LayoutEdges(top: .points(4), left: .points(2), right: .points(3)),
            position: .absolute),
          size: .points(5, 5))
      }
    }
    tree.solve(in: .unbounded)
    let frames = Array(tree.frames[1...])
    #expect(
      frames[...1] == [
        LayoutRect(x: 7, y: 10, width: 5, height: 5), LayoutRect(x: 87, y: 44, width: 5, height: 5),
      ])
    #expect(
      frames[2...]
        == (direction == .ltr
          ? [
            LayoutRect(x: 26, y: 20, width: 68, height: 32),
            LayoutRect(x: 26, y: 7, width: 68, height: 13),
            LayoutRect(x: 5, y: 20, width: 21, height: 32),
            LayoutRect(x: 7, y: 11, width: 5, height: 5),
          ]
          : [
            LayoutRect(x: 5, y: 20, width: 67, height: 32),
            LayoutRect(x: 5, y: 7, width: 67, height: 13),
            LayoutRect(x: 72, y: 20, width: 22, height: 32),
            LayoutRect(x: 86, y: 11, width: 5, height: 5),
          ]))
  }
}
