import LayoutEngine
import Testing

/// Widths in grids that depend on heights, and heights on widths, with figures computed by CSS
/// Grid.
@Suite struct HeightsInGridTests {
  /// A wrapping column is measured at the height of its row.
  ///
  /// There its lines stand side by side, though its least width is that of one line.
  @Test func aColumnThatWrapsIsAsWideAsItsLinesInItsRow() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(
        GridSpec(columns: [.maxContent, .points(10)], rows: [.fraction(1)]),
        size: ElementSize(height: .points(20))
      ) { grid in
        grid.flex(
          FlexSpec(direction: .column, wrap: .wrap, overflow: .hidden, flexbox: .css)
        ) { column in
          column.view(size: .points(10, 20))
          column.view(size: .points(10, 20))
        }
        grid.view()
      }
    }
    tree.solve(in: .width(100))
    #expect(tree.frames[1].width == 20)
    #expect(tree.frames[4].x == 20)
  }

  /// A flexbox with a ratio, inside an item, takes its width from the height of the row once that
  /// is known.
  @Test func aRatioWithinAnItemFollowsTheHeightOfTheRow() {
    let frames = framesOfGrid(GridSpec(columns: [.auto, .points(10)], justifyContent: .start)) {
      grid in
      grid.grid(GridSpec(columns: [.auto])) {
        $0.flex(FlexSpec(aspectRatio: 2, flexbox: .css)) { $0.view(size: .points(10, 10)) }
      }
      grid.view(size: ElementSize(height: .points(40)))
    }
    #expect(frames[2].size == LayoutSize(width: 80, height: 40))
    #expect(frames[4].x == 80)
  }

  /// Rows of fixed height are known before the columns are sized, so widths that depend on them are
  /// the same in both passes.
  ///
  /// The figures are those of Chromium 156.
  @Test func fixedRowsCountWhereColumnsAreSized() {
    let frames = framesOfGrid(
      GridSpec(columns: [.minContent], rows: [.points(40), .auto]), in: .width(200)
    ) { grid in
      grid.view(as: GridItem(row: GridRange(.line(1)), aspectRatio: 2))
      grid.text("aa bb", as: GridItem(column: GridRange(.line(1)), row: GridRange(.line(2))))
      grid.view(
        as: GridItem(column: GridRange(.line(1)), row: GridRange(.line(2)), aspectRatio: 3))
    }
    #expect(frames[1].size == LayoutSize(width: 80, height: 40))
    #expect(frames[2].size == LayoutSize(width: 80, height: 27))
  }

  /// The content of an item with a ratio is measured at the item's height.
  ///
  /// The figures are those of Chromium 156.
  @Test func theContentOfWhatHasARatioIsMeasuredAtItsHeight() {
    let frames = framesOfGrid(
      GridSpec(columns: [.points(100)], rows: [.points(20)], justifyItems: .start)
    ) {
      $0.grid(GridSpec(columns: [.auto], aspectRatio: 0.5)) {
        $0.view(as: GridItem(aspectRatio: 3))
      }
    }
    #expect(frames[1].size == LayoutSize(width: 60, height: 20))
    #expect(frames[2].size == LayoutSize(width: 60, height: 20))
  }

  /// Row sizes in percent of an indefinite height are `auto` where a grid is measured by its
  /// content.
  ///
  /// The figures are those of Chromium 156.
  @Test func percentsOfRowsAreNothingInAWidthByContent() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) {
        $0.grid(GridSpec(columns: [.maxContent], rows: [.percent(50)])) {
          $0.text("aa bb", as: GridItem(aspectRatio: 2.5))
        }
      }
    }
    tree.solve(
      in: .width(300), environment: LayoutEnvironment(scale: 1),
      measurer: FixedTextMetrics(width: 10, height: 20))
    #expect(tree.frames[1].size == LayoutSize(width: 50, height: 20))
  }

  /// The minimum and the maximum height of a flexbox are percentages of its area, and a column that
  /// wraps at the maximum is as high as its longest line.
  ///
  /// The figures are those of Chromium 156.
  @Test func limitsOfAFlexboxAreOfItsArea() {
    let frames = framesOfGrid(GridSpec(columns: [.points(30)], rows: [.points(100), .points(80)])) {
      grid in
      grid.flex(
        FlexSpec(direction: .column, wrap: .wrap, alignContent: .start, flexbox: .css),
        as: GridItem(alignSelf: .start), size: ElementSize(maxHeight: .percent(50))
      ) { column in
        for _ in 0..<3 { column.view(size: .points(10, 20)) }
      }
      grid.flex(
        FlexSpec(direction: .column, justifyContent: .end, flexbox: .css),
        as: GridItem(alignSelf: .start), size: ElementSize(minHeight: .percent(50))
      ) { $0.view(size: .points(10, 20)) }
    }
    #expect(frames[1].height == 40)
    #expect(frames[4] == LayoutRect(x: 10, y: 0, width: 10, height: 20))
    #expect(frames[6].y == 20)
  }

  /// The width from a ratio is at least that of the longest word, unless the width has limits.
  ///
  /// The figures are those of Chromium 156.
  @Test func whatHasARatioIsNoNarrowerThanItsContent() {
    let frames = framesOfGrid(GridSpec(justifyItems: .start, alignItems: .start)) { grid in
      for size in [
        ElementSize(height: .points(10), maxHeight: .points(10)),
        ElementSize(height: .points(10), maxWidth: .points(30)),
        ElementSize(height: .points(10), minWidth: .points(20)),
      ] {
        grid.text("aaaa", as: GridItem(aspectRatio: 1), size: size)
      }
    }
    #expect(frames[1...].map(\.width) == [40, 30, 20])
    #expect(frames[1...].map(\.height) == [10, 10, 10])
  }

  /// A height from a ratio is clamped to the limits of the height.
  @Test func theHeightOfARatioHasLimits() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { stack in
        for (least, most) in [(0, 30), (120, 150), (0, 150)] as [(Float, Float)] {
          stack.grid(
            GridSpec(aspectRatio: 1),
            size: ElementSize(
              width: .points(100), minHeight: .points(least), maxHeight: .points(most))
          ) { _ in }
        }
      }
    }
    tree.solve(in: .width(300))
    #expect(tree.frames[1...].map(\.height) == [30, 120, 100])
  }

  /// The ratio of a container overrides that of the item, and an invalid one removes it.
  @Test(arguments: [(2, 20), (0, 10), (-1, 10), (.infinity, 10), (.nan, 10)] as [(Float, Float)])
  func aRatioOfAContainerTakesThePlaceOfTheItems(ratio: Float, height: Float) {
    let frames = framesOfGrid(GridSpec(columns: [.points(40)], alignItems: .start)) {
      $0.grid(GridSpec(aspectRatio: ratio), as: GridItem(aspectRatio: 0.5)) {
        $0.view(size: .points(10, 10))
      }
    }
    #expect(frames[1].size == LayoutSize(width: 40, height: height))
  }

  /// Rows share a minimum height, and take no more of a maximum than their items need.
  ///
  /// The figures are those of Chromium 156.
  @Test(
    arguments: [
      ([.auto, .auto], ElementSize(minHeight: .points(60)), 25),
      ([.fraction(1), .fraction(2)], ElementSize(minHeight: .points(60)), 20),
      ([.fraction(1), .fraction(3)], ElementSize(maxHeight: .points(40)), 10),
      ([.minmax(.points(10), .points(50)), .auto], ElementSize(maxHeight: .points(40)), 50),
    ] as [(GridTracks, ElementSize, Float)])
  func limitsOfTheHeightCountInRows(rows: GridTracks, size: ElementSize, second: Float) {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(GridSpec(columns: [.points(50)], rows: rows), size: size) { grid in
        grid.view(size: ElementSize(height: .points(10)))
        grid.view(size: ElementSize(height: .points(20)))
      }
    }
    tree.solve(in: .unbounded)
    #expect(tree.frames[2].y == second)
  }
}
