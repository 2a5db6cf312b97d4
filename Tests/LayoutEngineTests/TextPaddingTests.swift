import LayoutEngine
import Testing

/// The padding of a text, and the paddings of a use and of its component's root.
struct TextPaddingTests {
  private let padded = TextSpec(
    content: "aaa", padding: LayoutEdges(left: .points(4), right: .points(6), vertical: .points(5)))

  @Test func theFrameIsLargerByThePadding() {
    let found = frames(in: .unbounded) { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
        column.text(padded)
        column.text("b")
      }
    }
    #expect(found.dropFirst() == [rect(0, 0, 40, 30), rect(0, 30, 10, 20)])
  }

  /// The lines are broken in the width that the padding leaves.
  @Test func thePaddingTakesRoomFromTheLines() {
    let spec = TextSpec(content: "aa bb", padding: .symmetric(vertical: 0, horizontal: 10))
    let found = frames(in: .width(60)) { root in
      root.stack(StackSpec(direction: .vertical)) { $0.text(spec) }
    }
    #expect(found[1] == rect(0, 0, 60, 40))
  }

  @Test func baselinesMoveWithThePadding() {
    let found = frames(in: .unbounded) { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .baselineFirst)) { row in
        row.text(padded)
        row.text("b")
      }
    }
    #expect(found[1].y == 0 && found[2].y == 5)
  }

  /// In boxes, the padding of the text is added to that of the item.
  @Test(arguments: [FlexSpec.Flexbox.yoga, .css])
  func aTextWithPaddingIsAnItem(_ flexbox: FlexSpec.Flexbox) {
    let found = frames(in: .unbounded) { root in
      root.flex(FlexSpec(direction: .row, alignItems: .flexStart, flexbox: flexbox)) { flex in
        flex.text(padded)
        flex.text(padded, as: FlexItem(padding: .all(1)))
      }
    }
    #expect(found.dropFirst() == [rect(0, 0, 40, 30), rect(40, 0, 42, 32)])
  }

  @Test func aGridMeasuresItsLeastWidthWithPadding() {
    let found = frames(in: .width(10)) { root in
      root.grid(GridSpec(columns: [.minContent])) { $0.text(padded) }
    }
    #expect(found[1].width == 40)
  }

  @Test func paddingSetLaterIsLaidOut() {
    var tree = LayoutTree()
    tree.tracksChanges = true
    tree.build { $0.text("aa") }
    let metrics = FixedTextMetrics(width: 10, height: 20)
    tree.solve(in: .unbounded, measurer: metrics)
    #expect(tree.size == LayoutSize(width: 20, height: 20))
    _ = tree.takeChanges()
    tree.setText(TextSpec(content: "aa", padding: .all(3)), of: .root)
    tree.solve(in: .unbounded, measurer: metrics)
    #expect(tree.size == LayoutSize(width: 26, height: 26))
    #expect(tree.takeChanges().altered.first?.parts == .arrangement)
    tree.setText("a", of: .root)
    tree.solve(in: .unbounded, measurer: metrics)
    #expect(tree.size == LayoutSize(width: 16, height: 26))
  }

  // MARK: Uses of components

  private struct Card: LayoutDocument {
    typealias Outlets = NoOutlets
    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .vertical, padding: LayoutEdges(all: .all(4), top: .points(1)))
      ) {
        $0.view(size: .points(10, 10))
      }
    }
  }

  /// The edges that the use sets win; the others are the root's.
  @Test func aUseSetsThePaddingOfItsRoot() {
    let found = frames(in: .unbounded) { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
        column.component(Card())
        column.component(Card(), over: RootOverrides(padding: .all(8)))
        column.component(Card(), over: RootOverrides(padding: LayoutEdges(top: .points(0))))
      }
    }
    #expect(found[1] == rect(0, 0, 18, 15))
    #expect(found[3] == rect(0, 15, 26, 19))
    #expect(found[5] == rect(0, 34, 18, 14))
  }

  /// The parent reads the padding of the use, and with it that of the root.
  @Test(arguments: [false, true])
  func inBoxesThereIsOnePadding(isGrid: Bool) {
    let found = frames(in: .unbounded) { root in
      if isGrid {
        root.grid(GridSpec(justifyItems: .start, alignItems: .start)) { grid in
          grid.component(Card(), as: GridItem(padding: .all(8)))
        }
      } else {
        root.flex(FlexSpec(direction: .row, alignItems: .flexStart)) { flex in
          flex.component(Card(), as: FlexItem(padding: .all(8)))
        }
      }
    }
    #expect(found[1].width == 26 && found[1].height == 19)
    #expect(found[2] == rect(8, 1, 10, 10))
  }
}
