import AllocationCounter
import ElementLiterals
import LayoutEngine
import Testing

/// Subgrids, with figures computed by CSS Grid Level 2, §9.
///
/// The referee tests compare many more with Chromium.
@Suite struct SubgridTests {
  private func solved(
    _ spec: GridSpec, in range: SizeRange = .width(300),
    _ content: (inout Children<GridItem>) -> Void
  ) -> [LayoutRect] {
    framesOfGrid(spec, in: range, content)
  }

  /// The item of a subgrid in the last two of three columns.
  private static let lastTwo = GridItem(column: GridRange(.line(2), .line(4)))

  @Test func itemsLieInTheTracksThatTheSubgridSpans() {
    let frames = solved(GridSpec(columns: [.points(20), .points(50), .fraction(1)])) { grid in
      grid.grid(GridSpec(columns: .subgrid), as: Self.lastTwo) { inner in
        for _ in 0..<3 { inner.view(size: ElementSize(height: .points(10))) }
      }
    }
    #expect(frames[1] == LayoutRect(x: 20, y: 0, width: 280, height: 20))
    #expect(
      frames[2...] == [
        LayoutRect(x: 0, y: 0, width: 50, height: 10),
        LayoutRect(x: 50, y: 0, width: 230, height: 10),
        LayoutRect(x: 0, y: 10, width: 50, height: 10),
      ])
  }

  @Test func itemsSizeTheTracksOfTheGridAroundWithTheEdgesOfTheSubgrid() {
    let frames = solved(GridSpec(columns: [.auto, .auto, .auto], justifyContent: .start)) { grid in
      grid.grid(
        GridSpec(columns: .subgrid, padding: LayoutEdges(left: .points(7), right: .points(3))),
        as: GridItem(column: GridRange(.span(3)), margin: LayoutEdges(left: .points(2)))
      ) { inner in
        for width: Float in [10, 20, 30] { inner.view(size: .points(width, 10)) }
      }
      for _ in 0..<3 { grid.view() }
    }
    #expect(frames[1] == LayoutRect(x: 2, y: 0, width: 70, height: 10))
    #expect(frames[5...].map(\.width) == [19, 20, 33])
    #expect(frames[2...4].map(\.x) == [7, 17, 37])
  }

  @Test func guttersOfAnotherWidthShareTheirMiddles() {
    let frames = solved(
      GridSpec(columns: [.points(40), .points(40)], columnGap: .points(10))
    ) { grid in
      grid.grid(
        GridSpec(columns: .subgrid, columnGap: .points(30)),
        as: GridItem(column: GridRange(.span(2)))
      ) { inner in
        for _ in 0..<2 { inner.view() }
      }
      grid.grid(GridSpec(columns: .subgrid), as: GridItem(column: GridRange(.span(2)))) { inner in
        for _ in 0..<2 { inner.view() }
      }
    }
    #expect(frames[2...3].map(\.x) == [0, 60])
    #expect(frames[2...3].map(\.width) == [30, 30])
    #expect(frames[5...6].map(\.x) == [0, 50])
  }

  @Test func cardsShareTheHeightsOfTheirRows() {
    let frames = solved(
      GridSpec(columns: [.points(100), .points(100)], rows: [.auto, .auto])
    ) { grid in
      for words: TextSpec in ["a", "aaaa bbbb ccccc"] {
        grid.grid(GridSpec(rows: .subgrid), as: GridItem(row: GridRange(.span(2)))) { card in
          card.text(words)
          card.view(size: ElementSize(height: .points(5)))
        }
      }
    }
    #expect([frames[3], frames[6]].map(\.y) == [40, 40])
    #expect([frames[1], frames[4]].map(\.height) == [45, 45])
  }

  @Test func subgridsInSubgridsGoThrough() {
    let frames = solved(GridSpec(columns: [.auto, .auto], justifyContent: .start)) { grid in
      grid.grid(GridSpec(columns: .subgrid), as: GridItem(column: GridRange(.span(2)))) { inner in
        inner.grid(
          GridSpec(columns: .subgrid, padding: LayoutEdges(right: .points(4))),
          as: GridItem(column: GridRange(.line(2)))
        ) { innermost in
          innermost.view(size: .points(50, 10))
        }
      }
      grid.view()
      grid.view(size: .points(20, 10))
    }
    #expect(frames[2].width == 54)
    #expect(frames[4...].map(\.x) == [0, 0])
    #expect(frames[0].width == 300)
  }

  @Test func theLinesOfASubgridRunAsItsOwnTextDoes() {
    let frames = solved(GridSpec(columns: [.points(20), .points(50)])) { grid in
      grid.grid(
        GridSpec(columns: .subgrid, layoutDirection: .rtl),
        as: GridItem(column: GridRange(.span(2)))
      ) { inner in
        inner.view(size: ElementSize(height: .points(10)))
        inner.view(size: ElementSize(height: .points(10)))
      }
    }
    #expect(frames[2...].map(\.x) == [20, 0])
    #expect(frames[2...].map(\.width) == [50, 20])
  }

  @Test func baselinesAreThoseOfTheRowAround() {
    let frames = solved(
      GridSpec(columns: [.points(50), .points(50)], rows: [.auto], alignItems: .baseline)
    ) { grid in
      grid.view(size: .points(10, 60))
      grid.grid(GridSpec(rows: .subgrid, alignItems: .baseline)) { $0.text("a") }
    }
    #expect(frames[3].y == 44)
  }

  @Test func withoutAGridAroundThereAreNoTracks() {
    let tracks: [GridTracks] = [.subgrid, .none]
    let frames = tracks.map { tracks in
      solved(GridSpec(columns: tracks, rows: tracks)) { grid in
        for _ in 0..<3 { grid.view(size: ElementSize(height: .points(10))) }
        grid.grid(GridSpec(columns: tracks), as: GridItem(position: .absolute)) { inner in
          for _ in 0..<3 { inner.view(size: .points(10, 10)) }
        }
      }
    }
    #expect(frames[0] == frames[1])
  }

  @Test func whatLiesBeyondStandsInTheNearestTrack() {
    let lines: [GridLine] = [
      .line(.max), .line(.min), .span(.max), .span(.min), .line(0), .line(9), .line(-9), .span(7),
      .auto,
    ]
    for flow in GridSpec.AutoFlow.allCases {
      for start in lines {
        for end in lines {
          let frames = solved(
            GridSpec(columns: [.points(10), .points(20), .auto], rows: [.points(10), .auto])
          ) { grid in
            grid.grid(
              GridSpec(columns: .subgrid, rows: .subgrid, autoFlow: flow),
              as: GridItem(column: GridRange(.span(2)), row: GridRange(.span(2)))
            ) { inner in
              inner.view(as: GridItem(column: GridRange(start, end)), size: .points(1, 1))
              inner.view(as: GridItem(row: GridRange(start, end)), size: .points(1, 1))
              inner.view(
                as: GridItem(column: GridRange(end, start), row: GridRange(start, end)),
                size: .points(1, 1))
              inner.view(size: .points(1, 1))
            }
          }
          #expect(frames[2...].allSatisfy { $0.x < 30 && $0.x >= 0 && $0.y >= 0 })
          #expect(frames[1].width == 30)
        }
      }
    }
  }

  /// Percentages of the gap are 0 while the rows' height is indefinite, and refer to the resulting
  /// height afterwards.
  ///
  /// Items of a subgrid lie in the same rows.
  @Test func theGapOfRowsThatFollowIsTheSubgridsToo() {
    let frames = solved(
      GridSpec(columns: [.points(50)], rows: [.auto, .auto], rowGap: .percent(50))
    ) { grid in
      grid.grid(GridSpec(rows: .subgrid), as: GridItem(row: GridRange(.span(2)))) { inner in
        for _ in 0..<2 { inner.view(size: ElementSize(height: .points(20))) }
      }
    }
    #expect(frames[0].height == 40)
    #expect(frames[1].height == 60)
    #expect(frames[3].y == 40)
  }

  /// A subgrid has no implicit lines before its first line: an item that names one moves no other
  /// item.
  @Test func whatStandsBeforeTheLinesLeavesTheOthersWhereTheyAre() {
    let frames = solved(GridSpec(columns: [.points(10), .points(20), .points(30)])) { grid in
      grid.grid(GridSpec(columns: .subgrid), as: GridItem(column: GridRange(.span(3)))) { inner in
        inner.view(as: GridItem(column: GridRange(.line(-5))))
        inner.view(as: GridItem(column: GridRange(.line(1), .line(3))))
        inner.view(as: GridItem(column: GridRange(.line(2))))
      }
    }
    #expect(frames[2...].map(\.x) == [0, 0, 10])
    #expect(frames[2...].map(\.width) == [10, 30, 20])
  }

  /// Inherited rows have definite lengths, so percentages of them resolve and items are aligned by
  /// their baselines.
  @Test func percentsOfLentRowsHaveBaselines() {
    let frames = solved(GridSpec(columns: [.points(50), .points(50)], rows: [.points(60)])) {
      $0.grid(
        GridSpec(columns: .subgrid, rows: .subgrid, alignItems: .baseline),
        as: GridItem(column: GridRange(.span(2)))
      ) { inner in
        inner.text("a", size: ElementSize(height: .percent(50)))
        inner.text("b", as: GridItem(margin: LayoutEdges(top: .points(10))))
      }
    }
    #expect(frames[2...].map(\.y) == [10, 10])
    #expect(frames[2...].map(\.height) == [30, 20])
  }

  /// A subgrid's own columns are sized before its rows are inherited.
  ///
  /// The height for an item's ratio is indefinite then, not 0.
  @Test(arguments: [[.points(20)], [.auto]] as [GridTracks])
  func rowsThatAreNotLentYetAreNotEmpty(rows: GridTracks) {
    let frames = solved(
      GridSpec(columns: [.maxContent, .points(10)], rows: rows)
    ) { grid in
      grid.grid(GridSpec(columns: [.auto], rows: .subgrid)) {
        $0.text("aa bb", as: GridItem(aspectRatio: 2.5))
      }
      grid.view(size: ElementSize(height: .points(20)))
    }
    #expect(frames[2] == LayoutRect(x: 0, y: 0, width: 50, height: 20))
    #expect(frames[3].x == 50)
  }

  /// Once its rows are inherited, a subgrid that does not fill its columns is as wide as its items
  /// are in these rows.
  @Test func rowsThatAreLentGiveAWidthByContent() {
    let frames = solved(GridSpec(columns: [.points(100)], rows: [.points(40)])) { grid in
      grid.grid(GridSpec(columns: [.auto], rows: .subgrid), as: GridItem(justifySelf: .start)) {
        $0.view(as: GridItem(aspectRatio: 2))
      }
    }
    #expect(frames[1].size == LayoutSize(width: 80, height: 40))
    #expect(frames[2].size == LayoutSize(width: 80, height: 40))
  }

  /// The padding and margin of a subgrid take space at both ends of the tracks that it spans, even
  /// without items.
  ///
  /// The figures are those of Chromium 156.
  @Test func anEmptySubgridHasItsEdges() {
    let frames = solved(GridSpec(columns: [.auto, .auto, .auto], justifyContent: .start)) { grid in
      grid.grid(
        GridSpec(columns: .subgrid, padding: LayoutEdges(left: .points(7), right: .points(4))),
        as: GridItem(
          column: GridRange(.line(1), .line(3)), margin: LayoutEdges(right: .points(2)))
      ) { _ in }
      grid.grid(
        GridSpec(
          columns: .subgrid, padding: LayoutEdges(left: .points(3)),
          borderWidth: LayoutEdges(right: .points(5))),
        as: GridItem(column: GridRange(.line(3)))
      ) { _ in }
      for column in 1...3 {
        grid.view(as: GridItem(column: GridRange(.line(column)), row: GridRange(.line(2))))
      }
    }
    #expect(frames[1].width == 11)
    #expect(frames[2].x == 13)
    #expect(frames[3...].map(\.width) == [7, 6, 8])
  }

  /// Between gutters that overlap, a track's length is 0, as are percentages of it.
  @Test func tracksBetweenGuttersThatMeetHaveNoLength() {
    let frames = solved(GridSpec(columns: [.points(10), .points(10)])) { grid in
      grid.grid(
        GridSpec(columns: .subgrid, columnGap: .points(40)),
        as: GridItem(column: GridRange(.span(2)))
      ) {
        $0.view(
          as: GridItem(margin: LayoutEdges(top: .percent(-50))),
          size: ElementSize(height: .points(10)))
      }
    }
    #expect(frames[1].height == 10)
    #expect(frames[2] == LayoutRect(x: 0, y: 0, width: 0, height: 10))
  }

  /// Percentages of a subgrid's gap refer to the length of its content box, wherever its tracks
  /// begin.
  @Test func percentsOfAGapAreOfTheSubgridsOwnLength() {
    let tracks: GridTracks = [.points(20), .points(50), .points(50)]
    let edges = LayoutEdges(
      top: .points(4), left: .points(4), bottom: .points(16), right: .points(16))
    let frames = solved(GridSpec(columns: tracks, rows: tracks)) { grid in
      grid.grid(
        GridSpec(
          columns: .subgrid, rows: .subgrid, rowGap: .percent(10), columnGap: .percent(10),
          padding: edges),
        as: GridItem(column: GridRange(.line(2), .span(2)), row: GridRange(.line(2), .span(2)))
      ) { inner in
        for _ in 0..<4 { inner.view() }
      }
    }
    // A tenth of the 80 points of the content box.
    #expect(frames[2...].map(\.x) == [4, 54, 4, 54])
    #expect(frames[2...].map(\.y) == [4, 4, 54, 54])
    #expect(frames[2...].map(\.width) == [42, 30, 42, 30])
    #expect(frames[2...].map(\.height) == [42, 42, 30, 30])
  }

  /// A subgrid has only the inherited lines, whatever its items name.
  ///
  /// An absolute child that names another line gets the edge instead. The figures are those of
  /// Chromium 156.
  @Test(arguments: [-5, 5])
  func absoluteChildrenKnowTheLinesThatAreLent(line: Int) {
    let whole = ElementSize(width: .percent(100), height: .percent(100))
    let frames = solved(
      GridSpec(
        columns: [.points(20), .points(30), .points(40)],
        rows: [.points(10), .points(20), .points(30)])
    ) { grid in
      grid.grid(
        GridSpec(columns: .subgrid, rows: .subgrid),
        as: GridItem(column: GridRange(.span(2)), row: GridRange(.span(2)))
      ) { inner in
        inner.view(as: GridItem(column: GridRange(.line(line)), row: GridRange(.line(line))))
        for (first, last) in [(1, 4), (2, 3), (1, 2)] {
          inner.view(
            as: GridItem(
              column: GridRange(.line(first), .line(last)),
              row: GridRange(.line(first), .line(last)), position: .absolute),
            size: whole)
        }
      }
    }
    #expect(
      frames[3...] == [
        LayoutRect(x: 0, y: 0, width: 50, height: 30),
        LayoutRect(x: 20, y: 10, width: 30, height: 20),
        LayoutRect(x: 0, y: 0, width: 20, height: 10),
      ])
  }

  /// The flow wraps at the end of the inherited tracks, and counts the lines before the first one
  /// that an item has named.
  @Test func theFlowTurnsAtTheLastTrackThatIsLent() {
    let frames = solved(GridSpec(rows: [.points(10), .points(20)])) { grid in
      grid.grid(
        GridSpec(
          columns: [.points(5), .points(5)], rows: .subgrid, autoFlow: .column),
        as: GridItem(row: GridRange(.span(2)))
      ) { inner in
        inner.view(as: GridItem(row: GridRange(.line(-4))))
        for _ in 0..<3 { inner.view() }
      }
    }
    #expect(frames[2...].map(\.x) == [0, 0, 0, 5])
    #expect(frames[2...].map(\.y) == [0, 0, 10, 0])
  }

  @Test(.enabled(if: counts_allocations() != 0)) func subgridsAllocateNothingOnceWarm() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(GridSpec(columns: [.points(40), .auto, .fraction(1)])) { grid in
        for index in 0..<20 {
          grid.grid(
            GridSpec(columns: .subgrid, rows: index % 2 == 0 ? .subgrid : .none, gap: .points(3)),
            as: GridItem(column: GridRange(.span(1 + index % 3)), row: GridRange(.span(2)))
          ) { inner in
            inner.text("some words")
            inner.grid(GridSpec(rows: .subgrid)) { $0.text("others") }
          }
        }
      }
    }
    for width: Float in [390, 200, 390, 200] { tree.solve(in: .width(width)) }
    let before = allocation_count()
    tree.solve(in: .width(390))
    tree.solve(in: .width(200))
    #expect(allocation_count() - before == 0)
  }

  /// Subgrids of any depth are visited a few times by each of the grids around.
  @Test(arguments: [8, 20, 64, 400])
  func nestsTakeNoExponentialTime(depth: Int) {
    let kinds: [(GridTracks, GridTracks)] = [
      (.subgrid, .subgrid), (.subgrid, .none), (.none, .subgrid), ([.auto], .subgrid),
    ]
    for (columns, rows) in kinds {
      var tree = LayoutTree()
      tree.begin(for: .unbounded, environment: LayoutEnvironment())
      tree.open(.grid(GridSpec(columns: [.auto, .minContent], rows: [.auto, .fraction(1)])))
      for _ in 0..<depth {
        tree.open(
          .grid(GridSpec(columns: columns, rows: rows, gap: .points(1))),
          as: .grid(GridItem(column: GridRange(.span(2)), row: GridRange(.span(2)))))
        tree.open(.text(TextSpec(content: "some words")))
        tree.close()
      }
      for _ in 0...depth { tree.close() }
      for range in [SizeRange.width(390), .unbounded] {
        tree.solve(in: range)
        #expect(tree.visits <= 12 * tree.count * depth, "\(columns) \(rows) \(tree.visits)")
        #expect(!tree.isApproximate)
      }
    }
  }

  /// Inherited tracks differ if their lengths differ, even with the same sum.
  @Test func anEditBesideASubgridMovesWhatIsInIt() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(
        GridSpec(columns: [.auto, .fraction(1)], rows: [.auto, .fraction(1)]),
        size: .points(100, 100)
      ) { grid in
        grid.grid(
          GridSpec(columns: .subgrid, rows: .subgrid),
          as: GridItem(
            column: GridRange(.line(1), .span(2)), row: GridRange(.line(1), .span(2)))
        ) { inner in
          inner.grid(
            GridSpec(columns: .subgrid, rows: .subgrid),
            as: GridItem(column: GridRange(.span(2)), row: GridRange(.span(2)))
          ) { innermost in
            innermost.view()
            innermost.text("aaa bbb", as: GridItem(alignSelf: .start))
            innermost.view()
          }
        }
        grid.view(
          as: GridItem(column: GridRange(.line(1)), row: GridRange(.line(1))),
          size: .points(20, 30))
      }
    }
    func frames() -> [LayoutRect] {
      tree.solve(
        in: .unbounded, environment: LayoutEnvironment(scale: 1),
        measurer: FixedTextMetrics(width: 10, height: 20))
      return Array(tree.frames[3...5])
    }
    #expect(
      frames() == [
        LayoutRect(x: 0, y: 0, width: 20, height: 30),
        LayoutRect(x: 20, y: 0, width: 80, height: 20),
        LayoutRect(x: 0, y: 30, width: 20, height: 70),
      ])
    tree.setSize(.points(60, 50), of: 6)
    #expect(
      frames() == [
        LayoutRect(x: 0, y: 0, width: 60, height: 50),
        LayoutRect(x: 60, y: 0, width: 40, height: 40),
        LayoutRect(x: 0, y: 50, width: 60, height: 50),
      ])
  }

  /// The height of a subgrid is that in the currently inherited columns.
  @Test func aSubgridForgetsItsHeightInOtherColumns() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(GridSpec(columns: [.auto, .fraction(1)])) { grid in
        grid.grid(
          GridSpec(columns: .subgrid),
          as: GridItem(column: GridRange(.span(2)), alignSelf: .start)
        ) { inner in
          inner.view()
          inner.text("aaa bbb")
        }
        grid.view(size: .points(20, 10))
      }
    }
    for (width, height) in [(20, 20), (60, 40), (30, 20)] as [(Float, Float)] {
      tree.setSize(.points(width, 10), of: 4)
      tree.solve(
        in: .width(100), environment: LayoutEnvironment(scale: 1),
        measurer: FixedTextMetrics(width: 10, height: 20))
      #expect(tree.frames[1] == LayoutRect(x: 0, y: 0, width: 100, height: height))
      #expect(tree.frames[3] == LayoutRect(x: width, y: 0, width: 100 - width, height: height))
    }
  }

  /// An edit deep within subgrids changes the tracks of the outermost grid.
  @Test func anEditInASubgridReachesTheGridAround() {
    func tree(_ words: TextSpec) -> LayoutTree {
      var tree = LayoutTree()
      tree.build { root in
        root.grid(GridSpec(columns: [.auto, .auto], justifyContent: .start)) { grid in
          grid.grid(
            GridSpec(columns: .subgrid), as: GridItem(column: GridRange(.span(2)))
          ) { inner in
            inner.grid(GridSpec(columns: .subgrid, rows: .subgrid)) {
              $0.text(words)
            }
            inner.text("b")
          }
          grid.text("c")
          grid.text("d")
        }
      }
      return tree
    }
    let metrics = FixedTextMetrics(width: 10, height: 20)
    var edited = tree("a")
    edited.solve(in: .width(300), environment: LayoutEnvironment(scale: 1), measurer: metrics)
    #expect(edited.frames[6].x == 10)
    edited.setText("aaaaaaa", of: 3)
    edited.solve(in: .width(300), environment: LayoutEnvironment(scale: 1), measurer: metrics)
    var fresh = tree("aaaaaaa")
    fresh.solve(in: .width(300), environment: LayoutEnvironment(scale: 1), measurer: metrics)
    #expect(edited.frames == fresh.frames)
    #expect(edited.frames[6].x == 70)
  }
}
