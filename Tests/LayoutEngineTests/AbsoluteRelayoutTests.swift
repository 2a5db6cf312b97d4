import LayoutEngine
import Testing

/// Absolute boxes have the frames of a fresh solve after every edit.
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

  /// An absolute box in a static CSS container is positioned in the container around that one.
  ///
  /// The box moves with the edges of that outer container, even if nothing else in its parent
  /// moves.
  @Test(arguments: [true, false])
  func whatStandsAroundAStaticContainerMovesAlone(isGrid: Bool) {
    var tree = LayoutTree()
    let corner = LayoutEdges(bottom: .points(4), right: .points(3))
    tree.build { root in
      root.flex(FlexSpec(alignItems: .start, padding: .all(5), flexbox: .css)) { outer in
        let item = FlexItem(position: .static)
        if isGrid {
          outer.grid(as: item, size: .points(50, 20)) { grid in
            grid.view(as: GridItem(insets: corner, position: .absolute), size: .points(10, 8))
          }
        } else {
          outer.flex(FlexSpec(flexbox: .css), as: item, size: .points(50, 20)) { flex in
            flex.view(as: FlexItem(insets: corner, position: .absolute), size: .points(10, 8))
          }
        }
      }
    }
    let unsolved = tree
    for width: Float in [200, 300, 300, 120] {
      tree.solve(in: .exact(width: width, height: 100))
      var fresh = unsolved
      fresh.solve(in: .exact(width: width, height: 100))
      #expect(tree.frames == fresh.frames)
      // From the corner of the padding box, less the position of the static container.
      #expect(
        tree.frames[2] == LayoutRect(x: width - 13 - 5, y: 100 - 12 - 5, width: 10, height: 8))
    }
  }
}
