import LayoutEngine
import Testing

/// Flexboxes whose frames can be found by hand.
@Suite struct FlexTests {
  /// A margin above counts towards the ascent of an item on the baseline, a margin below does not.
  @Test func marginsCountWithBaselines() {
    let found = frames(in: .unbounded) { root in
      root.flex(FlexSpec(direction: .row, alignItems: .baseline)) { row in
        row.view(
          as: FlexItem(margin: LayoutEdges(top: .points(15))), size: .points(10, 20))
        row.view(
          as: FlexItem(margin: LayoutEdges(bottom: .points(4))), size: .points(10, 30))
      }
    }
    // The baseline is 15 + 20 down, with 4 points below it.
    #expect(found == [rect(0, 0, 20, 39), rect(0, 15, 10, 20), rect(10, 5, 10, 30)])
  }

  /// A line of such items is 39 thick, before another line and with an item at its end.
  @Test func aLineOnBaselinesIsAsThickBeforeAnother() {
    let found = frames(in: .unbounded) { root in
      root.flex(
        FlexSpec(direction: .row, wrap: .wrap, alignItems: .baseline), size: box(33, 60)
      ) { row in
        row.view(
          as: FlexItem(margin: LayoutEdges(top: .points(15), left: .points(1))), size: box(10, 20))
        row.view(
          as: FlexItem(margin: LayoutEdges(bottom: .points(4), right: .points(2))),
          size: box(10, 30))
        row.view(as: FlexItem(alignSelf: .end), size: box(5, 5))
        row.view(size: box(30, 10))
      }
    }
    #expect(
      found[1...] == [
        rect(1, 15, 10, 20), rect(11, 5, 10, 30), rect(23, 34, 5, 5), rect(0, 39, 30, 10),
      ])
  }

  /// A hidden item does not make a line too long.
  @Test func whatIsHiddenTakesNoRoom() {
    let found = frames(in: .width(100)) { root in
      root.flex(FlexSpec(direction: .column, alignItems: .start)) { column in
        column.flex(FlexSpec(direction: .row, wrap: .wrap)) { row in
          row.view(size: .points(50, 10))
          row.view(as: FlexItem(display: .none), size: .points(80, 10))
        }
      }
    }
    #expect(found[1] == rect(0, 0, 50, 10))
    #expect(found[2] == rect(0, 0, 50, 10))
  }

  /// A margin at the start replaces the one at the edge where lines start, with its unit.
  @Test func aMarginAtTheStartBringsItsUnit() {
    func row(_ root: inout Children<NoPlacement>) {
      root.flex(FlexSpec(direction: .row), size: box(200, 20)) { row in
        row.view(
          as: FlexItem(margin: LayoutEdges(right: .points(8), start: .percent(10))),
          size: box(20, 10)
        )
        row.view(size: box(20, 10))
      }
    }
    #expect(frames(in: .unbounded, LayoutEnvironment(), row)[1...].map(\.x) == [20, 48])
    // From right to left the start is on the right. The row counts both margins as from left to
    // right, 28 points, but the view subtracts its own, 20, from its space (Yoga): it is 28 wide.
    #expect(frames(in: .unbounded, rightToLeft, row)[1...].map(\.x) == [152, 124])
  }

  /// Percentages of margins refer to the owner's width, also above and below.
  @Test(arguments: [FlexSpec.Wrap.noWrap, .wrap])
  func marginsAboveAreOfTheWidth(wrap: FlexSpec.Wrap) {
    let found = frames(in: .width(200)) { root in
      root.flex(FlexSpec(direction: .row, wrap: wrap)) { row in
        row.flex(
          FlexSpec(direction: .column),
          as: FlexItem(margin: LayoutEdges(top: .percent(10))), size: box(20, 30)
        ) { column in
          column.view(size: box(5, 5))
        }
      }
    }
    #expect(found == [rect(0, 0, 200, 50), rect(0, 20, 20, 30), rect(0, 0, 5, 5)])
  }

  /// A row whose size follows from its content is as long as its items, whatever their
  /// justification.
  @Test(arguments: FlexSpec.JustifyContent.allCases)
  func aRowOnBaselinesHugsItsItems(justifyContent: FlexSpec.JustifyContent) {
    let found = frames { root in
      root.flex(FlexSpec(direction: .column, alignItems: .start), size: box(100, 50)) { column in
        column.flex(
          FlexSpec(direction: .row, justifyContent: justifyContent, alignItems: .baseline)
        ) { row in
          row.view(size: box(10, 10))
          row.view(size: box(20, 20))
        }
      }
    }
    #expect(
      found[1...] == [rect(0, 0, 30, 20), rect(0, 10, 10, 10), rect(10, 0, 20, 20)])
  }

  /// Every one of many simultaneous changes takes effect.
  @Test(arguments: [1, 8, 9, 30])
  func manyItemsChangeAtOnce(changed: Int) {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .row, alignItems: .start)) { row in
        for _ in 0..<30 { row.view(size: box(1, 1)) }
      }
    }
    tree.solve(in: .unbounded)
    for item in 1...changed { tree.setSize(box(3, 2), of: LayoutElement(item)) }
    tree.solve(in: .unbounded)
    #expect(tree.frames[0].width == Float(30 + 2 * changed))
    #expect(tree.frames[1...].filter { $0.width == 3 && $0.height == 2 }.count == changed)
  }

  private func box(_ width: Float, _ height: Float) -> ElementSize { .points(width, height) }

  @Test func childrenGrowByTheirFactors() {
    let frames = frames { root in
      root.flex(FlexSpec(direction: .row), size: box(100, 20)) { row in
        row.view(as: FlexItem(flexGrow: 1))
        row.view(as: FlexItem(flexGrow: 3))
      }
    }
    #expect(frames == [rect(0, 0, 100, 20), rect(0, 0, 25, 20), rect(25, 0, 75, 20)])
  }

  @Test func edgesTileOnPixels() {
    let frames = frames { root in
      root.flex(FlexSpec(direction: .row), size: box(100, 20)) { row in
        for _ in 0..<3 { row.view(as: FlexItem(flexGrow: 1)) }
      }
    }
    #expect(frames[1...].map(\.x) == [0, 33, 67])
    #expect(frames[1...].map(\.width) == [33, 34, 33])
  }

  @Test func aRowTurnsWithTheLine() {
    let frames = frames(in: .unbounded, rightToLeft) { root in
      root.flex(FlexSpec(direction: .row, gap: .points(5)), size: box(100, 20)) { row in
        row.view(as: FlexItem(margin: LayoutEdges(start: .points(3))), size: box(10, 10))
        row.view(size: box(20, 10))
      }
    }
    #expect(frames[1...] == [rect(87, 0, 10, 10), rect(62, 0, 20, 10)])
  }

  @Test func theNarrowerEdgeWins() {
    let frames = frames { root in
      root.flex(
        FlexSpec(padding: LayoutEdges(all: .all(1), left: .points(3), start: .points(4))),
        size: box(50, 50)
      ) { column in
        column.view(as: FlexItem(margin: LayoutEdges(top: .points(7), vertical: .points(2))))
      }
    }
    #expect(frames[1] == rect(4, 8, 45, 0))
  }

  @Test func anAbsoluteChildIsPlacedByItsInsets() {
    let frames = frames { root in
      root.flex(FlexSpec(padding: .all(10)), size: box(100, 100)) { column in
        column.view(
          as: FlexItem(
            insets: LayoutEdges(bottom: .points(5), right: .percent(10)), position: .absolute),
          size: box(20, 20))
      }
    }
    #expect(frames[1] == rect(70, 75, 20, 20))
  }

  @Test func flexLayoutPutsAbsoluteChildrenInThePadding() {
    let place = { (flexbox: FlexSpec.Flexbox) -> LayoutRect in
      frames { root in
        root.flex(FlexSpec(padding: .all(10), flexbox: flexbox), size: .points(100, 100)) {
          $0.view(as: FlexItem(position: .absolute), size: .points(20, 20))
        }
      }[1]
    }
    #expect(place(.yoga) == rect(10, 10, 20, 20))
    #expect(place(.flexLayout) == rect(0, 0, 20, 20))
  }

  @Test func contentsLeaveTheirChildrenBehind() {
    let frames = frames { root in
      root.flex(FlexSpec(direction: .row)) { row in
        row.view(size: box(10, 10))
        row.flex(FlexSpec(padding: .all(9)), as: FlexItem(display: .contents)) {
          $0.view(size: box(20, 10))
        }
      }
    }
    #expect(frames == [rect(0, 0, 30, 10), rect(0, 0, 10, 10), .zero, rect(10, 0, 20, 10)])
  }

  @Test func linesStretchInTheirContainer() {
    let frames = frames { root in
      root.flex(
        FlexSpec(direction: .row, wrap: .wrap, alignContent: .stretch), size: box(50, 60)
      ) { row in
        row.view(size: ElementSize(width: .points(40)))
        row.view(size: ElementSize(width: .points(40)))
      }
    }
    #expect(frames[1...] == [rect(0, 0, 40, 30), rect(0, 30, 40, 30)])
  }

  @Test func baselinesMeet() {
    let frames = frames { root in
      root.flex(FlexSpec(direction: .row, alignItems: .baseline)) { row in
        row.text("ab")
        row.flex(FlexSpec(padding: .all(10))) { $0.text("c") }
      }
    }
    #expect(frames[1].y == 10)
    #expect(frames[2].y == 0)
  }

  @Test func aStackIsAnItemThatMeasuresItself() {
    let frames = frames { root in
      root.flex(FlexSpec(direction: .row, alignItems: .start), size: box(100, 40)) { row in
        row.stack(StackSpec(direction: .horizontal), as: FlexItem(flexGrow: 1, padding: .all(2))) {
          $0.view(size: box(10, 10))
          $0.spacer()
          $0.view(size: box(5, 5))
        }
      }
    }
    #expect(frames[1] == rect(0, 0, 100, 14))
    #expect(frames[2] == rect(2, 2, 10, 10))
    #expect(frames[4] == rect(93, 2, 5, 5))
  }

  @Test func aFlexboxInAStackTakesWhatItIsOffered() {
    let frames = frames(in: .width(100)) { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.flex(FlexSpec(direction: .row, justifyContent: .end)) {
          $0.view(as: FlexItem(flexShrink: 1), size: box(150, 10))
        }
        column.flex(FlexSpec(direction: .row), as: StackItem(alignSelf: .start)) {
          $0.view(size: box(30, 10))
        }
      }
    }
    #expect(frames[2] == rect(0, 0, 100, 10))
    #expect(frames[3] == rect(0, 10, 30, 10))
  }

  @Test func aSpacerTakesWhatIsFree() {
    let frames = frames { root in
      root.flex(FlexSpec(direction: .row), size: box(100, 10)) { row in
        row.view(size: box(10, 10))
        row.spacer()
        row.view(size: box(20, 10))
      }
    }
    #expect(frames[3].x == 80)
  }

  @Test func theChainReadsAsFlexLayoutsDoes() {
    let frames = frames { root in
      root.flex(
        FlexSpec().direction(.row).justifyContent(.spaceBetween).padding(2, 4).gap(3),
        size: box(60, 20)
      ) { row in
        row.view(as: FlexItem().grow(1).margin(1))
        row.view(as: FlexItem().basis(10).alignSelf(.end), size: ElementSize(height: .points(5)))
      }
    }
    #expect(frames[1...] == [rect(5, 3, 37, 14), rect(46, 13, 10, 5)])
  }
}
