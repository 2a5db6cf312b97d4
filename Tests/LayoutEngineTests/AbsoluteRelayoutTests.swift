import LayoutEngine
import Testing

/// That absolute boxes stand where a first solve would have them.
@Suite struct AbsoluteRelayoutTests {
  private func expectLikeFresh(
    in range: SizeRange, _ content: (inout Children<NoPlacement>) -> Void
  ) {
    var tree = LayoutTree()
    tree.build { content(&$0) }
    var fresh = tree
    tree.solve(in: .unbounded)
    tree.solve(in: range)
    fresh.solve(in: range)
    #expect(tree.frames == fresh.frames)
  }

  @Test func aBoxThatIsLaidOutTwiceCountsAsItWasTheLastTime() {
    expectLikeFresh(in: SizeRange(max: LayoutSize(width: .infinity, height: 134))) { root in
      root.flex(FlexSpec().direction(.rowReverse)) { row in
        row.flex(as: FlexItem().alignSelf(.baseline)) { _ in }
        row.flex(
          as: FlexItem().margin(LayoutEdges(right: .points(-6), vertical: .auto)),
          size: ElementSize(width: .points(129))
        ) { column in
          column.flex(as: FlexItem(flexBasis: .points(290))) { box in
            box.view(
              as: FlexItem().position(.absolute), size: ElementSize(height: .percent(43)))
          }
        }
      }
    }
  }

  @Test func aStaticBoxFarOff() {
    expectLikeFresh(in: .width(50)) { root in
      root.stack(StackSpec(direction: .horizontal)) { stack in
        stack.flex { column in
          column.flex(as: FlexItem().position(.static)) { far in
            far.view(as: FlexItem().margin(LayoutEdges(bottom: .points(9_999_999))))
            far.flex(as: FlexItem().margin(.all(2.5)).position(.static)) { box in
              box.view(as: FlexItem(insets: .all(4.6)).position(.absolute))
            }
          }
        }
      }
    }
  }
}
