import AllocationCounter
import ElementLiterals
import LayoutEngine
import Testing

/// Grids, with figures computed by CSS Grid.
///
/// The referee tests compare many more with browsers.
@Suite struct GridTests {
  /// Returns the least width of an element: that of a `min-content` column around it.
  private func least(_ add: (inout Children<GridItem>) -> Void) -> Float {
    framesOfGrid(GridSpec(columns: [.minContent]), in: .unbounded, add)[1].width
  }

  @Test func edgesOfSharesAreRoundedFromTheGridOn() {
    let frames = framesOfGrid(GridSpec(columns: [.repeated(.times(3), [.fraction(1)])])) { grid in
      for _ in 0..<3 { grid.view(size: ElementSize(height: .points(10))) }
    }
    #expect(frames[1...].map(\.x) == [0, 33, 67])
    #expect(frames[1...].map(\.width) == [33, 34, 33])
  }

  @Test func aTextTakesNoLessThanItsLongestWordInAShare() {
    let frames = framesOfGrid(GridSpec(columns: [.fraction(1), .fraction(1)])) { grid in
      grid.text("aaaaaaa b")
      grid.view()
    }
    #expect(frames[1] == LayoutRect(x: 0, y: 0, width: 70, height: 40))
    #expect(frames[2].width == 30)
  }

  /// All four lines are the first implicit ones behind the explicit grid (§8.3).
  ///
  /// A line that the item sets for an axis replaces that of the area.
  @Test func anUnknownAreaStandsBehindTheExplicitGrid() {
    let frames = framesOfGrid(
      GridSpec(
        columns: [.points(50), .points(50)], rows: [.points(20), .points(20)],
        autoColumns: [.points(30)], autoRows: [.points(10)])
    ) { grid in
      grid.view()
      grid.view(as: GridItem(area: "foo"))
      grid.view()
      grid.view(as: GridItem(column: GridRange(.line(1)), area: "foo"))
      grid.view(as: GridItem(area: "foo", position: .absolute), size: .points(5, 5))
      grid.view(as: GridItem(area: "foo", insets: .all(0), position: .absolute))
    }
    #expect(frames[1] == LayoutRect(x: 0, y: 0, width: 50, height: 20))
    #expect(frames[2] == LayoutRect(x: 130, y: 50, width: 30, height: 10))
    #expect(frames[3] == LayoutRect(x: 50, y: 0, width: 50, height: 20))
    #expect(frames[4] == LayoutRect(x: 0, y: 50, width: 50, height: 10))
    #expect(frames[5] == LayoutRect(x: 130, y: 50, width: 5, height: 5))
    #expect(frames[6] == LayoutRect(x: 130, y: 50, width: 30, height: 10))
  }

  /// The least width of a row is the sum of its children's, that of a column the greatest of them.
  @Test func everyKindOfElementHasALeastWidth() {
    #expect(least { $0.text("aa bbbb") } == 40)
    #expect(least { $0.text("") } == 0)
    #expect(
      least {
        $0.stack(StackSpec(direction: .horizontal, spacing: 5)) { row in
          row.text("aa bbbb")
          row.text("c")
        }
      } == 55)
    #expect(
      least {
        $0.stack(StackSpec(direction: .vertical)) { column in
          column.text("aa bbbb")
          column.text("c")
        }
      } == 40)
    #expect(
      least {
        $0.inset(
          InsetSpec(insets: LayoutEdges(top: .points(1), left: .points(2), right: .points(4)))
        ) { $0.text("aa bbbb") }
      } == 46)
    #expect(
      least {
        $0.flex(FlexSpec(direction: .row, gap: .points(2))) { row in
          row.text("aa bbbb")
          row.text("c c")
        }
      } == 52)
    #expect(least { $0.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 7, height: 3)))) } == 7)
    #expect(
      least { $0.scroll(ScrollSpec(axis: .horizontal)) { $0.view(size: .points(300, 3)) } } == 0)
    #expect(
      least {
        $0.grid(GridSpec(columns: [.auto, .points(30)], columnGap: .points(1))) {
          $0.text("aa bbbb")
        }
      } == 71)
  }

  /// The content of an element lies within the padding that the element has as an item of a CSS
  /// grid or flexbox, for every kind of layout.
  @Test(arguments: NodeKind.allCases.filter(\.takesChildren))
  func allStandsWithinPadding(kind: NodeKind) {
    let spec: ElementSpec
    switch kind {
    case .stack: spec = .stack(StackSpec(direction: .vertical))
    case .inset: spec = .inset(InsetSpec())
    case .background: spec = .background
    case .overlay: spec = .overlay
    case .center: spec = .center(CenterSpec())
    case .relative: spec = .relative(RelativeSpec())
    case .ratio: spec = .ratio(RatioSpec(ratio: 1))
    case .absolute: spec = .absolute(AbsoluteSpec())
    case .corner: spec = .corner(CornerSpec(cornerLocation: .topLeft))
    case .wrapper: spec = .wrapper
    case .clip: spec = .clip(ClipSpec())
    case .fit: spec = .fit(FitSpec())
    case .zstack: spec = .zstack(ZStackSpec())
    case .scroll: spec = .scroll(ScrollSpec())
    case .view: spec = .view(ViewSpec())
    case .flex: spec = .flex(FlexSpec())
    case .grid: spec = .grid(GridSpec())
    case .linear: spec = .linear(LinearSpec(orientation: .vertical))
    case .layers: spec = .layers(LayersSpec())
    case .flow: spec = .flow(FlowSpec())
    // Elements without children, and custom layouts.
    case .text, .image, .spacer, .custom: return
    }
    let padding = LayoutEdges(top: .points(7), left: .points(11), bottom: .points(5))
    let outer: [(ElementSpec, PlacementRecord)] = [
      (.grid(GridSpec()), .grid(GridItem(padding: padding))),
      (.flex(FlexSpec(flexbox: .css)), .flex(FlexItem(padding: padding))),
    ]
    for (parent, placement) in outer {
      var tree = LayoutTree()
      tree.begin(for: .unbounded, environment: LayoutEnvironment())
      tree.open(parent)
      tree.open(spec, as: placement)
      for _ in 0..<2 {
        tree.open(.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 20, height: 10)))))
        tree.close()
      }
      tree.close()
      tree.close()
      tree.solve(in: .exact(width: 100, height: 80))
      #expect(tree.frames[2].x >= 11 && tree.frames[2].y >= 7, "\(tree.frames)")
    }
  }

  /// A least width is also computed through more levels than are measured on the stack.
  @Test(arguments: [10, 100, 400])
  func aLeastWidthGoesThroughManyLevels(depth: Int) {
    let kinds: [ElementSpec] = [
      .stack(StackSpec(direction: .vertical)), .grid(GridSpec()), .wrapper,
      .linear(LinearSpec(orientation: .vertical)),
    ]
    for kind in kinds {
      var tree = LayoutTree()
      tree.begin(for: .unbounded, environment: LayoutEnvironment(scale: 1))
      tree.open(.grid(GridSpec(columns: [.minContent])))
      for _ in 0..<depth { tree.open(kind) }
      tree.open(.text(TextSpec(content: "aa bbbb")))
      for _ in 0..<depth + 2 { tree.close() }
      tree.solve(
        in: .unbounded, environment: LayoutEnvironment(scale: 1),
        measurer: FixedTextMetrics(width: 10, height: 20))
      #expect(tree.frames[0].size == LayoutSize(width: 40, height: 40), "\(kind.kind)")
    }
  }

  /// The least width of an element includes the insets around its children and the widths that it
  /// sets for them.
  @Test func theLeastWidthHasWhatIsAroundAndWhatIsSaid() {
    let padding = LayoutEdges(left: .points(3), right: .points(5))
    #expect(
      least {
        $0.stack(StackSpec(direction: .vertical, padding: padding)) { $0.text("aa bbbb") }
      } == 48)
    #expect(
      least {
        $0.stack(StackSpec(direction: .horizontal, spacing: 5, flexWrap: .wrap)) { row in
          row.text("aa bbbb")
          row.text("c")
        }
      } == 40)
    #expect(
      least {
        $0.linear(LinearSpec(orientation: .horizontal, spacing: 5)) { row in
          row.text("aa bbbb")
          row.text("c c")
          row.view(as: LinearItem(width: .points(7), height: .points(1)))
        }
      } == 67)
    #expect(
      least {
        $0.linear(LinearSpec(orientation: .vertical, spacing: 5)) { column in
          column.text("aa bbbb")
          column.text("c c")
        }
      } == 40)
    #expect(least { $0.flow { $0.text("aa bbbb") } } == 40)
    #expect(least { $0.layers { $0.text("aa bbbb") } } == 40)
    #expect(
      least {
        $0.flex(FlexSpec(direction: .row, wrap: .wrap, gap: .points(2))) { row in
          row.text("aa bbbb")
          row.text("c c")
        }
      } == 40)
    #expect(
      least {
        $0.flex(FlexSpec(direction: .row, gap: .points(2), columnGap: .points(4))) { row in
          row.text("aa bbbb")
          row.text("c c")
        }
      } == 54)
    #expect(
      least {
        $0.stack(StackSpec(direction: .horizontal)) { row in
          row.text("aa bbbb", as: StackItem(spacingBefore: 3, spacingAfter: 4))
          row.spacer(SpacerSpec(minLength: 6))
          row.text("cc", as: StackItem(flexBasis: .points(25)))
        }
      } == 78)
    #expect(
      least {
        $0.linear(
          LinearSpec(
            orientation: .horizontal, spacing: 5, separator: 1,
            margin: LayoutEdges(horizontal: .points(2)))
        ) { row in
          row.text("aa bbbb", as: LinearItem(padding: LayoutEdges(left: .points(3))))
          row.text("c c", as: LinearItem(separatorBefore: true))
        }
      } == 68)
    #expect(
      least {
        $0.linear(LinearSpec(orientation: .horizontal)) { row in
          row.text("aa bbbb")
          row.spacer(SpacerSpec(minLength: 6))
        }
      } == 46)
    #expect(
      least {
        $0.linear(LinearSpec(orientation: .vertical)) { column in
          column.text("aa")
          column.spacer(SpacerSpec(minLength: 60))
        }
      } == 20)
    #expect(
      least {
        $0.linear(LinearSpec(orientation: .vertical)) { column in
          column.text("a a", as: LinearItem(padding: LayoutEdges(left: .points(3))))
          column.text("aa bbbb", as: LinearItem(width: .points(7)))
        }
      } == 13)
    let margin = LayoutEdges(left: .points(2), right: .points(9))
    #expect(least { $0.flow(FlowSpec(margin: margin)) { $0.text("aa bbbb") } } == 51)
    #expect(least { $0.layers(LayersSpec(margin: margin)) { $0.text("aa bbbb") } } == 51)
    #expect(
      least {
        $0.flex(FlexSpec(direction: .column, padding: padding)) { column in
          column.text(
            "aa bbbb", as: FlexItem(margin: margin, padding: LayoutEdges(right: .points(2))))
          column.view(size: .points(30, 1))
        }
      } == 61)
    #expect(
      least {
        $0.flex(FlexSpec(direction: .row)) { row in
          row.text("aa bbbb", as: FlexItem(flexBasis: .points(45)))
          row.text("dd dd", as: FlexItem(flexShrink: 1, flexBasis: .points(45)))
          row.text("aa bbbb", as: FlexItem(position: .absolute))
          row.text("aa bbbb", as: FlexItem(display: .none))
          row.view(
            as: FlexItem(padding: LayoutEdges(top: .points(1), left: .points(2), right: .points(4)))
          )
          row.flex(
            FlexSpec(direction: .row, padding: LayoutEdges(left: .points(3), right: .points(1)))
          ) { $0.text("c") }
          row.text("aa bbbb", size: ElementSize(maxWidth: .points(20)))
        }
      } == 105)
    // A flexbox without items is as wide as its padding.
    #expect(
      least {
        $0.flex(FlexSpec(direction: .row)) { $0.flex(FlexSpec(padding: .all(2))) { _ in } }
      } == 4)
    // The second child of these elements is no larger than the first.
    #expect(
      least {
        $0.background { parts in
          parts.text("aa bb")
          parts.text("cccc")
        }
      } == 20)
    #expect(least { $0.center { $0.text("aa bbbb") } } == 40)
    #expect(least { $0.relative { $0.text("aa bbbb") } } == 40)
    #expect(least { $0.wrapper { $0.text("aa bbbb") } } == 40)
    #expect(least { $0.clip(ClipSpec(clippedDimensions: .width)) { $0.text("aa bbbb") } } == 0)
    #expect(least { $0.clip(ClipSpec(clippedDimensions: .height)) { $0.text("aa bbbb") } } == 40)
    #expect(least { $0.scroll(ScrollSpec(axis: .vertical)) { $0.text("aa bbbb") } } == 40)
    // An `absolute` does not make its children narrower.
    #expect(least { $0.absolute { $0.text("aa bbbb") } } == 70)
    func leastOfChild(_ size: ElementSize) -> Float {
      least { $0.stack(StackSpec(direction: .vertical)) { $0.text("aa bbbb", size: size) } }
    }
    #expect(leastOfChild(ElementSize(width: .points(25))) == 25)
    #expect(leastOfChild(ElementSize(minWidth: .points(45))) == 45)
    #expect(leastOfChild(ElementSize(maxWidth: .points(20))) == 20)
    #expect(leastOfChild(ElementSize(minWidth: .points(10), maxWidth: .points(90))) == 40)
  }

  @Test func linesAndSpansBeyondAllBoundsAreHeld() {
    let lines: [GridLine] = [.line(.max), .line(.min), .span(.max), .span(.min), .line(0)]
    for (start, end) in zip(lines, lines.dropFirst() + lines) {
      let frames = framesOfGrid(
        GridSpec(columns: [.fraction(.nan), .points(.infinity), .percent(-1)])
      ) { grid in
        grid.view(as: GridItem(column: GridRange(start, end)))
        grid.view(as: GridItem(row: GridRange(end, start)))
        grid.view()
      }
      #expect(frames.allSatisfy { $0.x.isFinite && $0.width.isFinite && $0.height.isFinite })
    }
  }

  /// The padding that a grid sets as an item is its own padding in a CSS flexbox, and padding
  /// around it in another one.
  @Test func aGridInAFlexboxFollowsTheKindOfThat() {
    let kinds: [FlexSpec.Flexbox] = [.css, .flexLayout, .css, .yoga]
    func fill(_ root: inout Children<NoPlacement>, _ kind: FlexSpec.Flexbox) {
      root.flex(FlexSpec(flexbox: kind)) { flex in
        flex.grid(
          GridSpec(), as: FlexItem(padding: LayoutEdges(horizontal: .points(1.5625)))
        ) { _ in }
      }
    }
    var tree = LayoutTree()
    tree.build { fill(&$0, .yoga) }
    for kind in kinds {
      var fresh = LayoutTree()
      fresh.build { fill(&$0, kind) }
      fresh.solve(in: .unbounded)
      tree.setSpec(.flex(FlexSpec(flexbox: kind)), of: 0)
      for _ in 0..<2 {
        tree.solve(in: .unbounded)
        #expect(tree.frames == fresh.frames, "\(kind)")
      }
    }
  }

  /// A grid's baseline is that of its first item by column, whichever was added first (§11.6).
  @Test func theBaselineIsThatOfTheFirstColumn() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .row, alignItems: .baseline, flexbox: .css)) { row in
        row.view(size: .points(10, 30))
        row.grid(GridSpec(columns: [.points(10), .points(10)], alignItems: .start)) { grid in
          grid.view(
            as: GridItem(column: GridRange(.line(2)), row: GridRange(.line(1))),
            size: .points(10, 20))
          grid.view(
            as: GridItem(column: GridRange(.line(1)), row: GridRange(.line(1))),
            size: .points(10, 5))
        }
      }
    }
    tree.solve(in: .width(100))
    #expect(tree.frames[2].y == 25)
  }

  /// Among overlapping items, the grid's baseline is that of the one that begins first.
  ///
  /// The figures are those of Chromium 156.
  @Test func theBaselineIsThatOfTheItemThatBeginsFirst() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .row, alignItems: .baseline, flexbox: .css)) { row in
        row.view(size: .points(10, 30))
        row.grid(GridSpec(columns: [.points(10), .points(10)], alignItems: .start)) { grid in
          grid.view(
            as: GridItem(column: GridRange(.line(1), .line(3)), row: GridRange(.line(1))),
            size: ElementSize(height: .points(5)))
          grid.view(
            as: GridItem(column: GridRange(.line(2)), row: GridRange(.line(1))),
            size: ElementSize(height: .points(20)))
        }
      }
    }
    tree.solve(in: .width(100))
    #expect(tree.frames[2].y == 25)
  }

  /// Two `auto` margins between two insets share the free space, and are 0 if there is none (§10).
  @Test(arguments: [(40, 30), (79, 11), (120, 10)] as [(Float, Float)])
  func autoMarginsBetweenInsetsShareWhatIsFree(width: Float, x: Float) {
    let frames = framesOfGrid(GridSpec()) { grid in
      grid.view(
        as: GridItem(
          margin: LayoutEdges(horizontal: .auto),
          insets: LayoutEdges(left: .points(10), right: .points(10)), position: .absolute),
        size: .points(width, 5))
    }
    #expect(frames[1].x == x)
  }

  /// An item too large for the space between two insets is moved to stay inside them and the grid,
  /// with overflow at the end first (CSS Box Alignment §4.4).
  ///
  /// The figures are those of Chromium 156.
  @Test(
    arguments: [
      (GridItem.AlignSelf.auto, [10, 2, 20, -5, 10]), (.stretch, [0, 0, 5, -5, 5]),
      (.start, [0, 0, 5, -5, 5]), (.end, [0, 0, 5, -5, 0]), (.center, [0, 0, 5, -5, 2.5]),
    ] as [(GridItem.AlignSelf, [Float])])
  func whatOverflowsItsInsetsStaysInTheGrid(align: GridItem.AlignSelf, places: [Float]) {
    let blocks: [(height: Float, top: Float, bottom: Float)] = [
      (0, 10, 20), (0, 2, 2), (12, 20, 0), (12, -5, 3), (20, 10, 20),
    ]
    for (block, place) in zip(blocks, places) {
      var tree = LayoutTree()
      tree.build { root in
        root.grid(size: ElementSize(height: .points(block.height))) { grid in
          grid.view(
            as: GridItem(
              alignSelf: align,
              insets: LayoutEdges(top: .points(block.top), bottom: .points(block.bottom)),
              position: .absolute),
            size: .points(5, 15))
        }
      }
      tree.solve(in: .width(50), environment: LayoutEnvironment(scale: 2))
      #expect(tree.frames[1].y == place, "\(block)")
    }
  }

  /// An item too large for an area that is not the whole grid is moved to stay inside the grid.
  ///
  /// The figures are those of Chromium 156.
  @Test(
    arguments: [
      (.auto, [30, 22, 40]), (.stretch, [30, 22, 30]), (.start, [30, 22, 30]), (.end, [0, 8, 10]),
      (.center, [15, 15, 25]),
    ] as [(GridItem.AlignSelf, [Float])])
  func whatOverflowsAnAreaStaysInTheGrid(align: GridItem.AlignSelf, places: [Float]) {
    let insets: [(top: Float, bottom: Float)] = [(10, 20), (2, 2), (20, 0)]
    for (inset, place) in zip(insets, places) {
      let frames = framesOfGrid(GridSpec(rows: [.repeated(.times(3), [.points(20)])])) { grid in
        grid.view(
          as: GridItem(
            row: GridRange(.line(2), .line(3)), alignSelf: align,
            insets: LayoutEdges(top: .points(inset.top), bottom: .points(inset.bottom)),
            position: .absolute),
          size: .points(5, 30))
      }
      #expect(frames[1].y == place, "\(inset)")
    }
  }

  /// The distributed space between columns belongs to the areas that span them when the rows are
  /// sized (§12.1, Chromium).
  @Test func spaceBetweenColumnsIsInTheAreasOverThem() {
    let frames = framesOfGrid(
      GridSpec(columns: [.points(30), .points(30)], justifyContent: .spaceBetween)
    ) { grid in
      grid.text("aaaa bbbb", as: GridItem(column: GridRange(.line(1), .line(3))))
      grid.text("aaa")
    }
    #expect(frames[1].height == 20)
    #expect(frames[2].y == 20)
  }

  /// An area that begins behind the first line includes only the distributed space inside it.
  ///
  /// The figures are those of Chromium 156.
  @Test(arguments: [(100, 20), (99, 40)] as [(Float, Float)])
  func spaceBeforeAnAreaIsNotInIt(width: Float, height: Float) {
    let frames = framesOfGrid(
      GridSpec(
        columns: [.points(20), .points(30), .points(30)], justifyContent: .spaceBetween),
      in: .width(width)
    ) {
      $0.text("aaa bbb", as: GridItem(column: GridRange(.line(2), .line(4))))
    }
    #expect(frames[1].height == height)
  }

  /// The distributed space between rows belongs to the areas that span them when the columns are
  /// sized again at the rows' heights.
  ///
  /// The figures are those of Chromium 156.
  @Test func spaceBetweenRowsIsInTheAreasOverThem() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(
        GridSpec(
          columns: [.auto], rows: [.points(20), .points(20)], alignContent: .spaceBetween),
        size: ElementSize(height: .points(100))
      ) {
        $0.view(
          as: GridItem(row: GridRange(.line(1), .line(3)), justifySelf: .start, aspectRatio: 1))
      }
    }
    tree.solve(in: .unbounded)
    #expect(tree.frames[0].size == LayoutSize(width: 100, height: 100))
    #expect(tree.frames[1].size == LayoutSize(width: 100, height: 100))
  }

  /// Without a definite length, repeated tracks occur once.
  ///
  /// The figures are those of Chromium 156.
  @Test func repeatedTracksStandOnceWhereNothingSaysALength() {
    let frames = framesOfGrid(GridSpec(justifyItems: .start)) {
      $0.grid(
        GridSpec(columns: [.repeated(.autoFill, [.points(0.5)])], columnGap: .points(10))
      ) { $0.view(size: ElementSize(height: .points(5))) }
    }
    #expect(frames[1].width <= 1)
  }

  /// A fraction is at least as long as its `max-content` minimum.
  ///
  /// The figures are those of Chromium 156.
  @Test(
    arguments: [(.maxContent, 50), (.minContent, 25), (.auto, 25)]
      as [(GridTrack.Breadth, Float)])
  func aShareHasItsLeastLength(least: GridTrack.Breadth, width: Float) {
    let frames = framesOfGrid(
      GridSpec(columns: [.minmax(least, .fraction(1)), .points(5)]), in: .width(30)
    ) { grid in
      grid.text("aa bb")
      grid.view()
    }
    #expect(frames[1].width == width)
  }

  /// Automatically repeated tracks count as at least one point long (§7.2.3.2).
  @Test func repeatedTracksAreCountedAsAPointAtLeast() {
    let frames = framesOfGrid(
      GridSpec(columns: [.repeated(.autoFill, [.points(0.5)])]), in: .width(50)
    ) {
      $0.view(as: GridItem(column: GridRange(.line(-1))), size: .points(3, 3))
    }
    #expect(frames[1].x == 25)
  }

  /// Collapsed empty tracks take no part in distributing space, and their lines coincide with those
  /// beside them.
  ///
  /// The figures are those of Chromium 156.
  @Test func spaceIsSharedAmongTheTracksThatAreLeft() {
    func frames(_ alignment: GridSpec.ContentAlignment, _ ranges: [GridRange]) -> [LayoutRect] {
      framesOfGrid(
        GridSpec(
          columns: [.repeated(.autoFit, [.points(10)])], columnGap: .points(2),
          justifyContent: alignment)
      ) { grid in
        for (index, range) in ranges.enumerated() {
          grid.view(as: GridItem(column: range, row: GridRange(.line(index + 1))))
        }
        grid.view(
          as: GridItem(column: GridRange(.line(1), .line(4)), position: .absolute),
          size: ElementSize(width: .percent(100)))
      }
    }
    let between = frames(.spaceBetween, [1, 3, 4].map { GridRange(.line($0)) })
    #expect(between[1...3].map(\.x) == [0, 45, 90])
    let evenly = frames(
      .spaceEvenly, [GridRange(.line(1)), GridRange(.line(3)), GridRange(.line(2), .line(6))])
    #expect(evenly[1].x == 7 && evenly[3] == LayoutRect(x: 26, y: 0, width: 67, height: 0))
    let end = frames(.end, [2, 4].map { GridRange(.line($0)) })
    #expect(end[1...].map(\.x) == [78, 90, 78])
    #expect(end[1...].map(\.width) == [10, 10, 10])
  }

  /// Tracks beyond the explicit grid exist only where there are items (§7.5).
  @Test(arguments: GridSpec.AutoFlow.allCases)
  func aGridWithoutItemsHasNoFurtherTracks(flow: GridSpec.AutoFlow) {
    for (count, size) in [(0, LayoutSize.zero), (1, LayoutSize(width: 30, height: 20))] {
      let frames = framesOfGrid(GridSpec(justifyItems: .start)) { grid in
        grid.grid(
          GridSpec(autoColumns: [.points(30)], autoRows: [.points(20)], autoFlow: flow)
        ) { inner in
          for _ in 0..<count { inner.view() }
        }
      }
      #expect(frames[1].size == size)
    }
  }

  /// Without a width, columns are repeated until they fill the minimum width.
  @Test func columnsAreRepeatedToFillTheLeastWidth() {
    let frames = framesOfGrid(
      GridSpec(columns: [.repeated(.autoFill, [.points(30)])]),
      in: SizeRange(
        min: LayoutSize(width: 100, height: 0),
        max: LayoutSize(width: Float.infinity, height: .infinity))
    ) { $0.view() }
    #expect(frames[0].width == 120)
  }

  /// If a length is indefinite, as many tracks are repeated as fit its maximum, or as its minimum
  /// needs, without padding.
  ///
  /// The figures are those of Chromium 156.
  @Test func repeatedTracksFitIntoTheLimitsOfAnItem() {
    let tracks: GridTracks = [.repeated(.autoFill, [.points(20)])]
    let padding = LayoutEdges(
      top: .points(5), left: .points(10), bottom: .points(7), right: .points(5))
    func frames(_ spec: GridSpec, _ size: ElementSize) -> [LayoutRect] {
      framesOfGrid(GridSpec(justifyItems: .start, alignItems: .start)) { grid in
        grid.grid(spec, size: size) {
          $0.view(
            as: GridItem(column: GridRange(.line(-1)), row: GridRange(.line(-1))),
            size: .points(5, 5))
        }
      }
    }
    let columns = GridSpec(columns: tracks, padding: padding)
    let (most, least) = (
      frames(columns, ElementSize(maxWidth: .points(53))),
      frames(columns, ElementSize(minWidth: .points(53)))
    )
    #expect(most[2].x == 30 && most[1].width == 40)
    #expect(least[2].x == 50 && least[1].width == 60)
    let rows = GridSpec(rows: tracks, padding: padding)
    #expect(frames(rows, ElementSize(maxHeight: .points(53)))[2].y == 45)
    #expect(frames(rows, ElementSize(minHeight: .points(53)))[2].y == 65)
  }

  @Test(arguments: [63, 64, 65, 128])
  func denseFlowSkipsFullLinesOfAnyLength(columns: Int) {
    let frames = framesOfGrid(
      GridSpec(
        columns: [.repeated(.times(columns), [.points(1)])], autoRows: [.points(10)],
        autoFlow: .rowDense)
    ) { grid in
      for column in 1...columns {
        grid.view(as: GridItem(column: GridRange(.line(column)), row: GridRange(.line(1))))
      }
      grid.view()
    }
    #expect(frames[columns + 1].y == 10)
    #expect(frames[columns + 1].x == 0)
  }

  @Test(arguments: [5, 64, 65, 70, 128, 130])
  func theFlowGoesPastWhatSpansManyColumns(columns: Int) {
    let frames = framesOfGrid(
      GridSpec(columns: [.repeated(.times(200), [.points(1)])]), in: .width(200)
    ) { grid in
      grid.view(as: GridItem(column: GridRange(.line(1), .line(columns)), row: GridRange(.line(1))))
      grid.view(as: GridItem(column: GridRange(.line(columns)), row: GridRange(.line(1))))
      grid.view()
    }
    #expect(frames[3].x == Float(columns))
  }

  /// Lines are counted from the first explicit line, with implicit tracks before it.
  @Test func absoluteChildrenKnowTheTracksBeforeTheFirstLine() {
    let frames = framesOfGrid(GridSpec(columns: [.points(10), .points(20)])) { grid in
      grid.view(as: GridItem(column: GridRange(.line(-4))), size: .points(7, 3))
      grid.view(
        as: GridItem(column: GridRange(.line(1), .line(2)), position: .absolute),
        size: ElementSize(width: .percent(100)))
    }
    #expect(frames[2].x == 70)
    #expect(frames[2].width == 10)
  }

  @Test func aPercentOfTheHeightMovesARelativeItem() {
    let frames = framesOfGrid(GridSpec(rows: [.points(50)])) {
      $0.view(as: GridItem(insets: LayoutEdges(top: .percent(10))))
    }
    #expect(frames[1].y == 5)
  }

  /// Margins, alignment and insets of items in columns of either direction.
  ///
  /// The figures are those of Chromium 156.
  @Test(
    arguments: [
      (.ltr, [51, 4, 28, 51, 28, 4, 9, -3], [0, 5, 10, 15, 20, 25, 33, 32]),
      (.rtl, [84, 37, 61, 37, 61, 84, 92, 80], [0, 5, 10, 15, 20, 25, 33, 32]),
    ] as [(FlexSpec.Direction.Layout, [Float], [Float])])
  func itemsLieAsTheirColumnsRun(direction: FlexSpec.Direction.Layout, x: [Float], y: [Float]) {
    let both = LayoutEdges(left: .points(1), right: .points(2))
    let items = [
      GridItem(margin: LayoutEdges(left: .auto, right: .points(2))),
      GridItem(margin: LayoutEdges(left: .points(1), right: .auto)),
      GridItem(margin: LayoutEdges(horizontal: .auto)),
      GridItem(justifySelf: .end, margin: both), GridItem(justifySelf: .center, margin: both),
      GridItem(insets: both),
      GridItem(insets: LayoutEdges(top: .points(3), left: .percent(10))),
      GridItem(insets: LayoutEdges(bottom: .points(3), right: .percent(10))),
    ]
    let frames = framesOfGrid(
      GridSpec(
        columns: [.points(60)], layoutDirection: direction,
        padding: LayoutEdges(left: .points(3), right: .points(4)))
    ) { grid in
      for item in items { grid.view(as: item, size: .points(10, 5)) }
    }
    #expect(frames[1...].map(\.x) == x)
    #expect(frames[1...].map(\.y) == y)
  }

  /// Each edge of a container's padding overrides that edge of its padding as an item.
  @Test func edgesOfAContainerCompleteThoseOfTheItem() {
    let frames = framesOfGrid(GridSpec()) { grid in
      grid.grid(
        GridSpec(padding: LayoutEdges(top: .points(2))),
        as: GridItem(padding: LayoutEdges(top: .points(9), left: .points(3)))
      ) { $0.view() }
    }
    #expect(frames[2].x == 3)
    #expect(frames[2].y == 2)
  }

  /// In a column of width 0 a CSS flexbox is measured at width 0, and is as wide as its longest
  /// word.
  @Test func aFlexboxInNoWidthBreaksItsTexts() {
    let frames = framesOfGrid(GridSpec(columns: [.points(0)])) { grid in
      grid.flex(FlexSpec(direction: .row, flexbox: .css)) {
        $0.text("aa bb", as: FlexItem(flexShrink: 1))
      }
    }
    #expect(frames[1].height == 40)
  }

  /// All edges in a flexbox are rounded to the nearest pixels of their positions in the outermost
  /// grid.
  @Test func flexboxesInGridsAreRoundedFromTheGridOn() {
    let frames = framesOfGrid(GridSpec(padding: LayoutEdges(left: .points(0.5)))) { grid in
      grid.flex(
        FlexSpec(direction: .row, padding: LayoutEdges(left: .points(0.4)), flexbox: .css)
      ) { $0.view(size: .points(10.3, 5)) }
    }
    #expect(frames[1].x == 1)
    #expect(frames[2].x == 0)
    #expect(frames[2].width == 10)
  }

  /// Edges are rounded again if a grid inside has moved by less than a pixel, even if its content
  /// has not changed.
  @Test func whatIsInAGridThatMovesIsRoundedAnew() {
    let inner = LayoutEdges(top: .points(0.3), left: .points(0.3))
    var tree = LayoutTree()
    tree.build { root in
      root.grid(GridSpec()) { grid in
        // The grid's own frame does not depend on its position.
        grid.grid(GridSpec(padding: inner), size: .points(50, 20)) {
          $0.view(size: .points(10, 5))
        }
      }
    }
    for (left, top, x, y) in [
      (0, 0, 0, 0), (0, 0.4, 0, 1), (0, 0, 0, 0), (0.4, 0, 1, 0), (0.4, 0.4, 1, 1), (0, 0.4, 0, 1),
      (0.4, 0.4, 1, 1), (0.4, 0, 1, 0),
    ] as [(Float, Float, Float, Float)] {
      let edges = LayoutEdges(top: .points(top), left: .points(left))
      tree.setSpec(.grid(GridSpec(padding: edges)), of: 0)
      tree.solve(in: .width(100), environment: LayoutEnvironment(scale: 1))
      #expect(tree.frames[1].x == 0 && tree.frames[1].y == 0)
      #expect(tree.frames[2].x == x && tree.frames[2].y == y)
    }
  }

  /// In a CSS flexbox, edges are rounded from that flexbox on, and in another flexbox from the grid
  /// on.
  @Test func aGridIsRoundedFromTheOutermostContainerOfCSSOn() {
    let inner = LayoutEdges(top: .points(0.3), left: .points(0.3))
    let outer = LayoutEdges(top: .points(0.4), left: .points(0.4))
    var tree = LayoutTree()
    tree.build { root in
      root.flex { flex in
        flex.grid(GridSpec(padding: inner)) { $0.view(size: .points(10, 5)) }
      }
    }
    for kind in [FlexSpec.Flexbox.css, .yoga, .css, .flexLayout, .yoga] {
      tree.setSpec(.flex(FlexSpec(padding: outer, flexbox: kind)), of: 0)
      tree.solve(in: .width(100), environment: LayoutEnvironment(scale: 1))
      let place: Float = kind == .css ? 1 : 0
      #expect(tree.frames[2].x == place && tree.frames[2].y == place, "\(kind)")
    }
  }

  /// Percentages of a grid's padding in another family refer to the width of its parent.
  @Test func percentsOfThePaddingAreOfTheParentsWidth() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) {
        $0.grid(GridSpec(padding: LayoutEdges(top: .percent(5), left: .percent(10)))) {
          $0.view(size: .points(10, 5))
        }
      }
    }
    tree.solve(in: .width(200))
    #expect(tree.frames[2] == LayoutRect(x: 20, y: 10, width: 10, height: 5))
  }

  /// A grid in a container of another family: the height given there determines its ratio, and the
  /// width its columns.
  @Test func aStackGivesAGridItsSize() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .stretch)) { row in
        row.grid(GridSpec(aspectRatio: 2)) { $0.view() }
        row.grid(GridSpec(), as: StackItem(flexShrink: 1)) { $0.text("aaa bbb") }
      }
    }
    tree.solve(
      in: SizeRange(
        min: LayoutSize(width: 0, height: 40), max: LayoutSize(width: 120, height: 40)),
      environment: LayoutEnvironment(scale: 1), measurer: FixedTextMetrics(width: 10, height: 20))
    #expect(tree.frames[1] == LayoutRect(x: 0, y: 0, width: 80, height: 40))
    #expect(tree.frames[3].width == 40)
    #expect(tree.frames[4].width == 40)
  }

  @Test func theLeastWidthOfAGridInAStackIsItsOwn() {
    let width = least {
      $0.stack(StackSpec(direction: .vertical)) { stack in
        stack.grid { $0.text("aa bbbb") }
      }
    }
    #expect(width == 40)
  }

  /// A single `auto` margin takes all free space between two insets, whatever the alignment (§10).
  @Test(arguments: [(true, 30), (false, 10)] as [(Bool, Float)])
  func anAutoMarginBetweenInsetsTakesWhatIsFree(isStart: Bool, x: Float) {
    let frames = framesOfGrid(GridSpec()) { grid in
      grid.view(
        as: GridItem(
          justifySelf: .center,
          margin: isStart ? LayoutEdges(left: .auto) : LayoutEdges(right: .auto),
          insets: LayoutEdges(left: .points(10), right: .points(10)), position: .absolute),
        size: .points(60, 5))
    }
    #expect(frames[1].x == x)
  }

  /// The ratio of a `content-box` applies to the box inside its padding.
  ///
  /// The figures are those of Chromium 156.
  @Test func theRatioOfAContentBoxLeavesOutThePadding() {
    let padding = LayoutEdges(
      top: .points(1), left: .points(5), bottom: .points(2), right: .points(3))
    let frames = framesOfGrid(GridSpec(justifyItems: .start, alignItems: .start)) { grid in
      for (box, size) in [
        (.contentBox, ElementSize(width: .points(20))),
        (.contentBox, ElementSize(height: .points(20))),
        (.borderBox, ElementSize(height: .points(20))),
      ] as [(FlexItem.BoxSizing, ElementSize)] {
        grid.view(as: GridItem(padding: padding, aspectRatio: 2, boxSizing: box), size: size)
      }
    }
    #expect(frames[1...].map(\.width) == [28, 48, 40])
    #expect(frames[1...].map(\.height) == [13, 23, 20])
  }

  /// A subgrid with its own gap moves each side of a gutter by half the difference.
  ///
  /// Percentages of that gap refer to the width of the subgrid's content box.
  @Test func percentsOfASubgridsGapAreOfItsOwnWidth() {
    let frames = framesOfGrid(GridSpec(columns: [.points(50), .points(50)])) { grid in
      grid.grid(
        GridSpec(
          columns: .subgrid, columnGap: .percent(10),
          padding: LayoutEdges(left: .points(4), right: .points(16))),
        as: GridItem(column: GridRange(.span(2)))
      ) { inner in
        inner.view()
        inner.view()
      }
    }
    // A tenth of the 80 points of the content box.
    #expect(frames[2...].map(\.x) == [4, 54])
    #expect(frames[2...].map(\.width) == [42, 30])
  }

  /// Tracks also grow by less than a point to fit an item that spans them (§12.5).
  @Test func tracksGrowByPartsOfAPoint() {
    let frames = framesOfGrid(
      GridSpec(columns: [.auto, .auto, .points(10)], justifyContent: .start)
    ) { grid in
      grid.view(size: .points(10, 5))
      grid.view(size: .points(10, 5))
      grid.view(size: .points(10, 5))
      grid.view(as: GridItem(column: GridRange(.span(2))), size: .points(20.8, 5))
    }
    #expect(frames[3].x == 21)
  }

  /// If a grid's frame is rounded up beyond its columns, the columns stand at its left edge, or at
  /// its right edge if they run from there.
  @Test(arguments: [(.ltr, 0), (.rtl, 6)] as [(FlexSpec.Direction.Layout, Float)])
  func whatARootIsRoundedUpByLiesBehindItsColumns(direction: FlexSpec.Direction.Layout, x: Float) {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { stack in
        stack.grid(GridSpec(columns: [.points(10.6)], layoutDirection: direction)) {
          $0.view(
            as: GridItem(margin: LayoutEdges(start: .points(0.2))), size: .points(5.2, 5))
        }
      }
    }
    tree.solve(in: .width(100), environment: LayoutEnvironment(scale: 1))
    #expect(tree.frames[1].width == 11)
    // 0.2 points from the left edge, or from the right one.
    #expect(tree.frames[2].x == x)
  }

  /// A fraction as a minimum counts as `auto`.
  @Test(arguments: [.auto, .fraction(2)] as [GridTrack.Breadth])
  func aShareIsNoLeastLength(least: GridTrack.Breadth) {
    let frames = framesOfGrid(
      GridSpec(columns: [.minmax(least, .points(50)), .points(80)]), in: .width(100)
    ) { grid in
      grid.text("aaa")
      grid.view()
    }
    #expect(frames[1...].map(\.width) == [30, 80])
  }

  /// A CSS box caches 128 results, and reports that it is approximate if it needs more.
  @Test(arguments: [(50, false), (100, true)])
  func aGridThatIsMeasuredInManyWaysIsApproximate(count: Int, isApproximate: Bool) {
    var tree = LayoutTree()
    tree.build { root in
      root.custom(Widths(count: count)) { child in
        // Repeated columns depend on the minimum width, and on the maximum height afterwards, so
        // each range takes two measurements.
        child.grid(GridSpec(columns: [.repeated(.autoFill, [.points(30)])])) { $0.view() }
      }
    }
    tree.solve(in: .unbounded)
    #expect(tree.isApproximate == isApproximate)
  }

  /// Measures its child in `count` ranges.
  private struct Widths: CustomLayout {
    let count: Int

    func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> LayoutSize {
      for width in 0..<count {
        let (least, most) = (Float(100 + width), Float(300 + width))
        children.measure(
          0,
          in: SizeRange(
            min: LayoutSize(width: least, height: 0), max: LayoutSize(width: most, height: most)))
      }
      return .zero
    }
  }

  /// The width of a box by content includes its padding, whose percentages refer to the area.
  @Test func percentsOfThePaddingCountInTheWidthByContent() {
    let frames = framesOfGrid(GridSpec(columns: [.points(100)])) {
      $0.grid(
        GridSpec(padding: LayoutEdges(left: .percent(10))), as: GridItem(justifySelf: .start)
      ) { $0.view(size: .points(20, 5)) }
    }
    #expect(frames[1].width == 30)
    #expect(frames[2].x == 10)
  }

  /// A minimum in percent of a track that is being sized is 0, and replaces the automatic minimum.
  ///
  /// A maximum in percent counts as none there. The figures are those of Chromium 156.
  @Test(arguments: [(true, 20), (false, 30)] as [(Bool, Float)])
  func leastSizesInPercentTakeThePlaceOfAutomaticOnes(isLeast: Bool, place: Float) {
    let half = LayoutDimension.percent(50)
    var tree = LayoutTree()
    tree.build { root in
      root.grid(
        GridSpec(
          columns: [.auto, .auto], rows: [.auto, .auto], justifyContent: .start,
          alignContent: .start),
        size: .points(20, 20)
      ) { grid in
        grid.grid(
          GridSpec(columns: [.points(30)], rows: [.points(30)]),
          size: isLeast
            ? ElementSize(minWidth: half, minHeight: half)
            : ElementSize(maxWidth: half, maxHeight: half)
        ) { _ in }
        grid.view(as: GridItem(column: GridRange(.line(2)), row: GridRange(.line(2))))
      }
    }
    tree.solve(in: .unbounded)
    #expect(tree.frames[2].x == place)
    #expect(tree.frames[2].y == place)
  }

  /// A `fit-content` track takes its share of a spanning item before its limit is known.
  ///
  /// The figures are those of Chromium 156.
  @Test func whatFitsSharesALeastWidth() {
    let frames = framesOfGrid(
      GridSpec(
        columns: [.fitContent(.points(100)), .minmax(.points(0), .minContent)],
        justifyContent: .start),
      in: .width(200)
    ) { grid in
      grid.flex(
        FlexSpec(direction: .row, overflow: .hidden, flexbox: .css),
        as: GridItem(column: GridRange(.line(1), .line(3)))
      ) { $0.view(size: .points(40, 5)) }
      grid.view(as: GridItem(column: GridRange(.line(1))))
      grid.view(as: GridItem(column: GridRange(.line(2))))
    }
    #expect(frames[1].width == 40)
    #expect(frames[3...].map(\.width) == [20, 20])
  }

  /// Any amount of free space is distributed (CSS Box Alignment §5.2).
  @Test(arguments: [.spaceBetween, .spaceAround, .spaceEvenly] as [GridSpec.ContentAlignment])
  func lessThanAPointIsDistributed(alignment: GridSpec.ContentAlignment) {
    let frames = framesOfGrid(
      GridSpec(
        columns: [.points(100)], rows: [.points(10), .points(10)], alignContent: alignment),
      in: SizeRange(
        min: LayoutSize(width: 100, height: 20.9), max: LayoutSize(width: 100, height: 20.9))
    ) { grid in
      grid.view()
      grid.view()
    }
    // 0.9, 0.675 or 0.6 points further down.
    #expect(frames[2].y == 11)
  }

  /// A text keeps every pixel of the width it was broken at, wherever its edges are rounded to.
  @Test func textsKeepTheirLastPixel() {
    let frames = framesOfGrid(GridSpec(justifyItems: .start, alignItems: .start)) {
      $0.text("a", size: .points(10.4, 20.4))
    }
    #expect(frames[1].size == LayoutSize(width: 11, height: 21))
  }

  /// The rounding of a quotient does not cost a track.
  @Test func tracksThatFitExactlyAreRepeated() {
    let frames = framesOfGrid(
      GridSpec(columns: [.repeated(.autoFill, [.points(1.1)])]), in: .width(7.7)
    ) {
      $0.view(as: GridItem(column: GridRange(.line(-1))), size: .points(1, 1))
    }
    #expect(frames[1].x == 8)
  }

  /// Columns run in the direction of the nearest flexbox around the grid.
  @Test func aGridRunsAsTheFlexboxAroundIt() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .column)) { column in
        for direction in [FlexSpec.Direction.Layout.rtl, .ltr, .inherit] {
          column.flex(FlexSpec(direction: .column, layoutDirection: direction)) {
            $0.grid(GridSpec(columns: [.points(30)])) { $0.view(size: .points(10, 5)) }
          }
        }
      }
    }
    tree.solve(in: .width(100))
    #expect([3, 6, 9].map { tree.frames[$0].x } == [90, 0, 0])
  }

  /// An element of another family lies within the padding and the border that it has as an item of
  /// the grid.
  @Test func elementsOfOtherFamiliesLieWithinTheirEdges() {
    let frames = framesOfGrid(GridSpec(columns: [.points(100)], rows: [.points(50)])) { grid in
      grid.stack(
        StackSpec(direction: .vertical),
        as: GridItem(
          padding: LayoutEdges(top: .points(1), left: .points(10), bottom: .points(2)),
          borderWidth: LayoutEdges(right: .points(20)))
      ) { $0.view(as: StackItem(flexGrow: 1)) }
    }
    #expect(frames[1] == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames[2] == LayoutRect(x: 10, y: 1, width: 70, height: 47))
  }

  /// The baseline of a scrolling item is clamped to its box, however far down its text is.
  ///
  /// The figures are those of Chromium 156.
  @Test func theBaselineOfWhatScrollsIsInItsBox() {
    let frames = framesOfGrid(
      GridSpec(columns: [.points(30), .points(30)], alignItems: .baseline)
    ) { grid in
      grid.view(size: .points(5, 40))
      grid.grid(GridSpec(overflow: .hidden), size: ElementSize(height: .points(10))) {
        $0.text("a")
      }
    }
    #expect(frames[2].y == 30)
  }

  /// `auto` margins move the item that gives a grid its baseline.
  ///
  /// The figures are those of Chromium 156.
  @Test(
    arguments: [
      (LayoutEdges(top: .auto), 10), (LayoutEdges(bottom: .auto), 40),
      (LayoutEdges(vertical: .auto), 25), (LayoutEdges(), 10),
    ] as [(LayoutEdges, Float)])
  func autoMarginsMoveTheBaselineOfAGrid(margin: LayoutEdges, y: Float) {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .row, alignItems: .baseline, flexbox: .css)) { row in
        row.view(size: .points(10, 50))
        row.grid(GridSpec(rows: [.points(40)], alignItems: .end)) { grid in
          grid.view(as: GridItem(margin: margin), size: .points(5, 10))
        }
      }
    }
    tree.solve(in: .width(100))
    #expect(tree.frames[2].y == y)
  }

  /// Each edge of a grid's padding overrides that edge of its padding as an item of a CSS flexbox.
  @Test func aGridInAFlexboxCompletesItsEdges() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .row, flexbox: .css)) { row in
        row.grid(
          GridSpec(columns: [.points(10)], padding: LayoutEdges(left: .points(3))),
          as: FlexItem(
            padding: LayoutEdges(left: .points(9), right: .points(4)),
            borderWidth: LayoutEdges(right: .points(5)))
        ) { $0.view(size: .points(10, 5)) }
      }
    }
    tree.solve(in: .width(100))
    #expect(tree.frames[1].width == 22)
    #expect(tree.frames[2].x == 3)
  }

  @Test(.enabled(if: counts_allocations() != 0)) func gridsAllocateNothingOnceWarm() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(GridSpec(columns: [.points(40), .auto, .fraction(1)], autoFlow: .rowDense)) {
        grid in
        for index in 0..<30 {
          grid.text("some words", as: GridItem(column: GridRange(.span(1 + index % 3))))
          grid.grid(GridSpec(columns: [.fraction(1), .fraction(2)])) { inner in
            inner.view(size: .points(10, 10))
            inner.stack(StackSpec(direction: .vertical)) { $0.text("others") }
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

  /// An element is visited a few times, whatever its depth and whatever lies between the grids.
  @Test(arguments: [8, 20, 64, 200, 400])
  func nestsAreVisitedAFewTimes(depth: Int) {
    let between: [ElementSpec] = [
      .grid(GridSpec(columns: [.fraction(1), .auto])), .stack(StackSpec(direction: .vertical)),
      .flex(FlexSpec(direction: .row)), .flex(FlexSpec(direction: .column, flexbox: .css)),
      .linear(LinearSpec(orientation: .vertical)),
    ]
    for kind in between {
      var tree = LayoutTree()
      tree.begin(for: .unbounded, environment: LayoutEnvironment())
      for level in 0..<depth {
        tree.open(level % 2 == 0 ? .grid(GridSpec(columns: [.auto, .minContent])) : kind)
        tree.open(.text(TextSpec(content: "some words")))
        tree.close()
      }
      for _ in 0..<depth { tree.close() }
      for range in [SizeRange.width(390), .unbounded] {
        tree.solve(in: range)
        #expect(tree.visits <= 12 * tree.count, "\(kind.kind) \(tree.visits)")
        #expect(!tree.isApproximate)
      }
    }
  }

  /// A grid is measured for its least width and laid out once, also if fractions of the width are
  /// no round numbers: the width that a row was sized at equals that of its items' areas to the
  /// last bit.
  @Test(arguments: [Float](arrayLiteral: 1000, 997, 390, 100.3))
  func gridsInSharesAreSolvedTwice(width: Float) {
    let depth = 10
    var tree = LayoutTree()
    tree.begin(for: .width(width), environment: LayoutEnvironment())
    for _ in 0..<depth {
      tree.open(.grid(GridSpec(columns: [.fraction(1), .fraction(2)], padding: .all(1))))
      tree.open(.view(ViewSpec()), size: ElementSize(height: .points(10)))
      tree.close()
    }
    for _ in 0..<depth { tree.close() }
    tree.solve(in: .width(width))
    // The outermost grid has the document's width, and is measured as the root.
    #expect(tree.visits == 2 * depth)
  }

  /// In rows of fixed height, items are aligned by their baselines at their final widths.
  @Test func baselinesAreFoundInFixedRows() {
    let spec = GridSpec(columns: [.points(30), .points(40)], rows: [.points(50)])
    let frames = framesOfGrid(spec, in: .width(70)) { grid in
      // A square view without text: its lower edge is its baseline.
      grid.view(as: GridItem(alignSelf: .baseline, aspectRatio: 1))
      grid.view(as: GridItem(alignSelf: .baseline), size: ElementSize(height: .points(10)))
    }
    #expect(frames[1] == LayoutRect(width: 30, height: 30))
    #expect(frames[2] == LayoutRect(x: 30, y: 20, width: 40, height: 10))
  }

  @Test func soAreThoseOfASubgrid() {
    let spec = GridSpec(columns: [.points(30), .points(40)], rows: [.points(50)])
    let frames = framesOfGrid(spec, in: .width(70)) { grid in
      grid.grid(
        GridSpec(columns: [.fraction(3), .fraction(4)], rows: .subgrid),
        as: GridItem(column: GridRange(.span(2)))
      ) { inner in
        // The flow has one line if there is space, and three without.
        inner.flow(as: GridItem(alignSelf: .baseline)) { flow in
          for _ in 0..<3 { flow.view(size: .points(10, 10)) }
        }
        inner.view(as: GridItem(alignSelf: .baseline), size: ElementSize(height: .points(10)))
      }
    }
    #expect(frames[2] == LayoutRect(width: 30, height: 10))
    #expect(frames[6] == LayoutRect(x: 30, width: 40, height: 10))
  }

  /// A grid that was measured at its final size only places its items.
  ///
  /// Beside the grids, only the text is visited, once to measure and once to place it.
  @Test func whatIsMeasuredWhereItLiesIsPlaced() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(GridSpec(columns: [.points(50)])) {
        $0.grid(GridSpec(columns: [.points(50)])) { $0.text("some words") }
      }
    }
    tree.solve(in: .width(390))
    #expect(tree.visits == 4)
  }

  /// Taken cells are tracked for every column, whatever the number of columns (Chromium's figures).
  @Test func cellsFarToTheRightAreTaken() {
    let spec = GridSpec(columns: [.repeated(.times(80), [.points(10)])], autoRows: [.points(10)])
    let frames = framesOfGrid(spec, in: .width(800)) { grid in
      grid.view(as: GridItem(column: GridRange(.line(71)), row: GridRange(.line(1))))
      grid.view(as: GridItem(column: GridRange(.line(71))))
    }
    #expect(frames[1] == LayoutRect(x: 700, width: 10, height: 10))
    #expect(frames[2] == LayoutRect(x: 700, y: 10, width: 10, height: 10))
  }

  /// The width from a ratio is at least that of the content at the height, here twice the height
  /// (CSS Sizing §5.2.2; Chromium's figures).
  @Test func theLeastOfARatioIsTheContentAtItsHeight() {
    let frames = framesOfGrid(GridSpec(columns: [.points(300)]), in: .width(300)) { grid in
      grid.grid(
        GridSpec(rows: [.percent(100)], aspectRatio: 0.5),
        as: GridItem(justifySelf: .start, alignSelf: .start),
        size: ElementSize(height: .points(50))
      ) { inner in
        inner.view(as: GridItem(aspectRatio: 2))
      }
    }
    #expect(frames[1] == LayoutRect(width: 100, height: 50))
    #expect(frames[2] == LayoutRect(width: 100, height: 50))
  }

  /// A result that was computed while a measurement was deferred is computed again.
  @Test func whatIsPutOffIsNoAnswer() {
    let flex = ElementSpec.flex(FlexSpec())
    let grid = ElementSpec.grid(GridSpec())
    let linear = ElementSpec.linear(LinearSpec())
    var tree = LayoutTree()
    tree.begin(for: .unbounded, environment: LayoutEnvironment(scale: 1))
    let chain: [ElementSpec] =
      [grid, flex, flex, flex, .wrapper, .wrapper, grid, flex, grid, grid, linear, linear]
      + [flex, flex, linear, flex, .layers(LayersSpec())]
    for element in chain { tree.open(element) }
    tree.open(.grid(GridSpec(borderWidth: LayoutEdges(start: .points(0.5)))))
    for _ in 2...chain.count { tree.close() }
    // After the chain, in the second of the flexboxes.
    tree.open(flex)
    tree.open(linear)
    for _ in 0..<4 { tree.close() }
    tree.solve(in: .unbounded, environment: LayoutEnvironment(scale: 1))
    #expect(tree.size.width == 1)
  }
}

/// Returns the frames of a grid in a range, with texts of 10 points a letter and 20 a line.
func framesOfGrid(
  _ spec: GridSpec, in range: SizeRange = .width(100),
  _ content: (inout Children<GridItem>) -> Void
) -> [LayoutRect] {
  var tree = LayoutTree()
  tree.build { $0.grid(spec, content) }
  tree.solve(
    in: range, environment: LayoutEnvironment(scale: 1),
    measurer: FixedTextMetrics(width: 10, height: 20))
  return tree.frames
}
