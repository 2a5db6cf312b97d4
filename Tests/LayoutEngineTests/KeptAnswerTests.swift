import ElementLiterals
import LayoutEngine
import Testing

/// Trees in which a result was once cached for constraints that it did not hold for.
@Suite struct KeptAnswerTests {
  private func expectLikeFresh(
    in range: SizeRange, after first: SizeRange,
    _ content: (inout Children<NoPlacement>) -> Void,
  ) {
    var tree = LayoutTree()
    tree.build { content(&$0) }
    var fresh = tree
    tree.solve(in: first)
    tree.solve(in: range)
    fresh.solve(in: range)
    #expect(tree.frames == fresh.frames)
  }

  @Test func aLengthThatRoundingMakesMoreThanTheLeastOne() {
    expectLikeFresh(in: .unbounded, after: .width(712)) { root in
      root.clip(ClipSpec(clippedDimensions: .width)) { clip in
        clip.flex(FlexSpec().direction(.row)) { row in
          row.image(
            ImageSpec(intrinsicSize: LayoutSize(width: 166.66667, height: 225)),
            as: FlexItem().flex(2.11875).margin(
              LayoutEdges(all: .all(8.466666), left: .auto, start: .points(0.1484375))))
        }
      }
    }
  }

  @Test func aLeastLengthThatChildrenOverflow() {
    let wide = SizeRange(min: LayoutSize(width: 181.5, height: 0))
    expectLikeFresh(in: .unbounded, after: wide) { root in
      root.wrapper { wrapper in
        wrapper.flex(FlexSpec().direction(.row).justifyContent(.center)) { row in
          row.view(
            as: FlexItem().padding(LayoutEdges(right: .points(398))),
            size: ElementSize(maxWidth: .points(98)))
        }
      }
    }
  }

  @Test func aLeastLengthBetweenALineAndWhatItComesTo() {
    let between = SizeRange(min: LayoutSize(width: 137, height: 0))
    expectLikeFresh(in: between, after: .unbounded) { root in
      root.wrapper { wrapper in
        wrapper.flex(FlexSpec().direction(.row).justifyContent(.end)) { row in
          row.view(
            as: FlexItem().padding(LayoutEdges(right: .points(188))),
            size: ElementSize(maxWidth: .points(79)))
        }
      }
    }
  }

  @Test func aRatioHeldToALowerHeight() {
    expectLikeFresh(
      in: SizeRange(max: LayoutSize(width: 50, height: 40)),
      after: SizeRange(max: LayoutSize(width: 50, height: 50))
    ) { root in
      root.wrapper { wrapper in
        wrapper.ratio(RatioSpec(ratio: .number(2))) { $0.view(ViewSpec(intrinsicSize: .fill)) }
      }
    }
  }

  @Test func anOfferWithinTheMargins() {
    let narrow = SizeRange(max: LayoutSize(width: 96, height: 181))
    expectLikeFresh(in: narrow, after: .unbounded) { root in
      root.flex { column in
        column.flex(FlexSpec().direction(.rowReverse)) { row in
          row.flex(
            FlexSpec(aspectRatio: 0.5), as: FlexItem().margin(LayoutEdges(horizontal: .points(97)))
          ) { inner in
            inner.flex { $0.view(as: FlexItem().padding(3)) }
          }
        }
      }
    }
  }

  /// The position of a baseline may depend on an inset in percent of the constraints.
  @Test func aBaselineThatAnInsetOfSomePercentMoves() {
    let fill = { (tree: inout LayoutTree, height: Float) in
      tree.build { root in
        root.flex(FlexSpec(direction: .rowReverse, wrap: .wrapReverse)) { lines in
          lines.flex(
            FlexSpec(direction: .row, alignItems: .baseline),
            as: FlexItem(margin: LayoutEdges(end: .points(1.5625)))
          ) { row in
            row.flex { column in
              column.flex(as: FlexItem(insets: LayoutEdges(top: .percent(100_000)))) { _ in }
            }
            row.view(as: FlexItem(padding: LayoutEdges(top: .points(height))))
          }
        }
      }
    }
    var tree = LayoutTree()
    fill(&tree, 0)
    tree.solve(in: .unbounded)
    tree.replace(4) { (row: inout Children<FlexItem>) in
      row.view(as: FlexItem(padding: LayoutEdges(top: .points(1.25))))
    }
    tree.solve(in: .unbounded)
    var fresh = LayoutTree()
    fill(&fresh, 1.25)
    fresh.solve(in: .unbounded)
    #expect(tree.frames == fresh.frames)
  }

  @Test func anOfferThatTheMarginsTakeWhole() {
    let wide = SizeRange(max: LayoutSize(width: 66.75, height: .infinity))
    let narrow = SizeRange(max: LayoutSize(width: 64, height: .infinity))
    expectLikeFresh(in: narrow, after: wide) { root in
      root.flex(FlexSpec().alignItems(.end)) { column in
        column.flex { outer in
          outer.flex { inner in
            inner.flex(
              FlexSpec(padding: LayoutEdges(horizontal: .points(7))),
              as: FlexItem().margin(LayoutEdges(start: .points(55.75), end: .points(9.5)))
            ) { box in
              box.flex(as: FlexItem().margin(LayoutEdges(horizontal: .points(187.25)))) { _ in }
            }
          }
        }
      }
    }
  }

  @Test func aLineThatBreaksThoughAllOfItWouldFit() {
    let narrow = SizeRange(max: LayoutSize(width: 55, height: .infinity))
    expectLikeFresh(in: narrow, after: .unbounded) { root in
      root.flex(FlexSpec().alignItems(.start)) { column in
        column.flex(FlexSpec().direction(.row).wrap(.wrap)) { row in
          row.view(size: .points(10, 5))
          row.view(size: .points(50, 5))
          row.view(as: FlexItem().margin(LayoutEdges(left: .points(-30))), size: .points(20, 5))
        }
      }
    }
  }
}
