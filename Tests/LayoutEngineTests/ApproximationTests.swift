import LayoutEngine
import Testing

/// That frames which are not exact say so.
@Suite struct ApproximationTests {
  /// Rows in columns in rows, each level with another padding for every size that is around it.
  private struct Percents: LayoutDocument {
    let levels: Int

    func build(into root: inout Children<NoPlacement>) {
      root.wrapper { wrapper in
        wrapper.flex(FlexSpec(alignItems: .start)) { add(levels, to: &$0) }
      }
    }

    private func add(_ level: Int, to column: inout Children<FlexItem>) {
      guard level > 0 else { return column.text("the innermost text of all") }
      let item = FlexItem(flexGrow: 1, flexShrink: 1, padding: FlexEdges(left: .percent(0.1)))
      column.flex(
        FlexSpec(direction: level % 2 == 0 ? .row : .column, alignItems: .start), as: item
      ) { inner in
        add(level - 1, to: &inner)
        inner.text("a text beside", as: FlexItem(flexShrink: 1))
      }
    }
  }

  @Test func aNestOfPercentsIsApproximate() {
    let nest = Percents(levels: 24).layout(in: .width(390))
    #expect(nest.isApproximate)
    #expect(!Percents(levels: 3).layout(in: .width(390)).isApproximate)
  }

  @Test func itIsWhateverWasSolvedBefore() {
    var tree = LayoutTree()
    tree.build { Percents(levels: 24).build(into: &$0) }
    for _ in 0..<2 {
      tree.solve(in: .width(390))
      #expect(tree.isApproximate)
      _ = tree.size(in: .width(200))
      #expect(tree.isApproximate)
    }
    tree.build { Percents(levels: 2).build(into: &$0) }
    tree.solve(in: .width(390))
    #expect(!tree.isApproximate)
  }
}
