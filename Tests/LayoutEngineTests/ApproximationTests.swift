import LayoutEngine
import Testing

/// A layout whose frames are inexact reports that it is approximate.
@Suite struct ApproximationTests {
  /// Rows in columns in rows, where the padding of each level differs for every size of its parent.
  private struct Percents: LayoutDocument {
    let levels: Int

    func build(into root: inout Children<NoPlacement>) {
      root.wrapper { wrapper in
        wrapper.flex(FlexSpec(alignItems: .start)) { add(levels, to: &$0) }
      }
    }

    private func add(_ level: Int, to column: inout Children<FlexItem>) {
      guard level > 0 else { return column.text("the innermost text of all") }
      let item = FlexItem(flexGrow: 1, flexShrink: 1, padding: LayoutEdges(left: .percent(0.1)))
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

  /// Measures its child in `count` widths.
  private struct Widths: CustomLayout {
    let count: Int

    func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> LayoutSize {
      for width in 0..<count {
        let most = LayoutSize(width: Float(300 + width), height: 50)
        children.measure(0, in: SizeRange(min: LayoutSize(width: 0, height: 50), max: most))
      }
      return .zero
    }
  }

  /// An element caches 128 results.
  @Test(arguments: [(100, false), (160, true)])
  func whatIsMeasuredInManyWaysIsApproximate(count: Int, isApproximate: Bool) {
    var tree = LayoutTree()
    tree.build { root in
      root.custom(Widths(count: count)) { child in
        child.flex(FlexSpec(direction: .row, alignItems: .start)) { row in
          row.flex(FlexSpec(padding: LayoutEdges(left: .percent(1)))) { inner in
            inner.view(size: .points(10, 10))
          }
        }
      }
    }
    tree.solve(in: .unbounded)
    #expect(tree.isApproximate == isApproximate)
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
