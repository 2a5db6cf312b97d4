import ElementLiterals
import LayoutEngine
import Testing

/// Elements with one child.
@Suite struct BoxTests {
  private func box(
    in range: SizeRange = .unbounded, _ spec: ElementSpec,
    _ size: ElementSize = .points(40, 20),
    environment: LayoutEnvironment = LayoutEnvironment(),
  ) -> [LayoutRect] {
    var tree = LayoutTree()
    tree.open(spec)
    tree.open(.view(ViewSpec()), size: size)
    tree.close()
    tree.close()
    tree.solve(in: range, environment: environment)
    return tree.frames
  }

  private let insets = LayoutEdges.points(top: 1, left: 2, bottom: 3, right: 4)

  @Test func insetsSurroundTheChild() {
    #expect(box(.inset(InsetSpec(insets: insets))) == [rect(0, 0, 46, 24), rect(2, 1, 40, 20)])
  }

  @Test func leftInsetsDoNotTurnAndStartInsetsDo() {
    #expect(
      box(.inset(InsetSpec(insets: insets)), environment: rightToLeft)[1] == rect(2, 1, 40, 20))
    let start = InsetSpec(insets: LayoutEdges(start: .points(7), end: .points(1)))
    #expect(box(.inset(start)) == [rect(0, 0, 48, 20), rect(7, 0, 40, 20)])
    #expect(
      box(.inset(start), environment: rightToLeft) == [rect(0, 0, 48, 20), rect(1, 0, 40, 20)])
  }

  @Test func infiniteInsetsPushTheChildAway() {
    let toTheRight = InsetSpec(insets: .lengths(left: .infinity, right: .points(10)))
    #expect(
      box(in: .width(200), .inset(toTheRight)) == [rect(0, 0, 200, 20), rect(150, 0, 40, 20)])
    #expect(box(.inset(toTheRight)) == [rect(0, 0, 50, 20), rect(0, 0, 40, 20)])
    let middle = InsetSpec(insets: .all(.infinity))
    #expect(
      box(in: .exact(width: 101, height: 100), .inset(middle))
        == [rect(0, 0, 101, 100), rect(30, 40, 40, 20)])
  }

  @Test func percentInsetsAreOfTheParent() {
    let tenth = InsetSpec(insets: .uniform(.percent(10)))
    #expect(
      box(in: .width(390), .inset(tenth)) == [rect(0, 0, 390, 20), rect(39, 0, 312, 20)])
  }

  @Test func percentsInAWrapperAreOfTheMost() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 200, height: 80))) { root in
      root.wrapper { $0.view(size: ElementSize(width: .percent(50), height: .percent(25))) }
    }
    #expect(frames[1] == rect(0, 0, 100, 20))
  }

  @Test func percentsInARatioAreOfItsSize() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 100, height: 100))) { root in
      root.ratio(RatioSpec(ratio: .number(0.5))) { ratio in
        ratio.inset(InsetSpec(insets: .uniform(.percent(10)))) { $0.view() }
      }
    }
    #expect(frames == [rect(0, 0, 100, 50), rect(0, 0, 100, 50), rect(10, 5, 80, 40)])
  }

  @Test func aPercentInsideAnInsetIsOfWhatIsLeft() {
    let half = ElementSize(width: .percent(50), height: .points(10))
    let frames = box(
      in: SizeRange(max: LayoutSize(width: 120, height: .infinity)),
      .inset(InsetSpec(insets: .all(10))), half)
    #expect(frames == [rect(0, 0, 70, 30), rect(10, 10, 50, 10)])
  }

  @Test func theSafeAreaIsAdded() {
    let environment = LayoutEnvironment(
      safeArea: .points(top: 47, left: 5, bottom: 34, right: 6))
    #expect(
      box(
        .inset(InsetSpec(insets: .all(1), safeArea: [.top, .right])), environment: environment)
        == [rect(0, 0, 48, 69), rect(1, 48, 40, 20)])
  }

  @Test func centerTakesTheRoomThereIs() {
    #expect(
      box(in: .exact(width: 101, height: 50), .center(CenterSpec()))
        == [rect(0, 0, 101, 50), rect(31, 15, 40, 20)])
    #expect(box(.center(CenterSpec())) == [rect(0, 0, 40, 20), rect(0, 0, 40, 20)])
  }

  @Test func centerMayTakeTheLeast() {
    let range = SizeRange(max: LayoutSize(width: 100, height: 100))
    #expect(
      box(in: range, .center(CenterSpec(sizing: .minimumX)))
        == [rect(0, 0, 40, 100), rect(0, 40, 40, 20)])
  }

  @Test func relativeEndsTurn() {
    let end = RelativeSpec(horizontalPosition: .end, verticalPosition: .end)
    let range = SizeRange.exact(width: 100, height: 50)
    #expect(box(in: range, .relative(end))[1] == rect(60, 30, 40, 20))
    #expect(box(in: range, .relative(end), environment: rightToLeft)[1] == rect(0, 30, 40, 20))
  }

  @Test func whatTurnsToTheEdgeStandsAtIt() {
    let end = RelativeSpec(horizontalPosition: .end)
    let environment = LayoutEnvironment(scale: 3, direction: .rtl)
    for width in stride(from: Float(0.1), to: 390, by: 7.3) {
      let frames = frames(in: .width(390), environment) { root in
        root.relative(end) { $0.view(size: ElementSize(width: .points(width))) }
      }
      #expect(frames[1].x == 0)
    }
  }

  @Test func aRatioIsHeightToWidth() {
    let fill = ViewSpec(intrinsicSize: .fill)
    let frames = frames(in: SizeRange(max: LayoutSize(width: 100, height: 500))) { root in
      root.ratio(RatioSpec(ratio: 0.5)) { ratio in ratio.view(fill) }
    }
    #expect(frames == [rect(0, 0, 100, 50), rect(0, 0, 100, 50)])
    let wide = RatioSpec(ratio: .sides(width: 16, height: 9))
    #expect(box(in: .width(320), .ratio(wide))[0] == rect(0, 0, 320, 180))
  }

  /// Heights of 7 and 7.5 are equally far from half the width.
  @Test func ofTwoSizesEquallyNearARatioTheWidestCounts() {
    let range = SizeRange(
      min: LayoutSize(width: 14.5), max: LayoutSize(width: 14.5, height: 7.5))
    let found = frames(in: range, LayoutEnvironment(scale: 2)) { root in
      root.ratio(RatioSpec(ratio: 0.5)) { $0.view() }
    }
    #expect(found[1] == rect(0, 0, 14.5, 7))
  }

  @Test func aRatioWithoutASizeToGoByIsItsChild() {
    #expect(box(.ratio(RatioSpec(ratio: 2)))[0] == rect(0, 0, 40, 20))
  }

  @Test func aClipShowsMoreThanItTakes() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 100, height: 100))) { root in
      root.clip(ClipSpec(clippedDimensions: .width)) { clip in
        clip.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 250, height: 30))))
      }
    }
    #expect(frames == [rect(0, 0, 100, 30), rect(0, 0, 250, 30)])
  }

  @Test(arguments: ClipSpec.Dimensions.allCases)
  func aPercentageInAClipIsOfItsOwnAxis(dimensions: ClipSpec.Dimensions) {
    let found = frames(in: .exact(width: 100, height: 60)) { root in
      root.clip(ClipSpec(clippedDimensions: dimensions)) { clip in
        clip.inset(InsetSpec(insets: .uniform(.percent(10)))) { $0.view() }
      }
    }
    #expect(found[2] == rect(10, 6, 80, 48))
  }

  /// The content of a clip is measured with the clip's constraints, and its percentages refer to
  /// the clip's own size.
  @Test func aPercentageInAClipIsOfItsOwnSize() {
    let found = frames(in: SizeRange(max: LayoutSize(width: 100, height: 60))) { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .start)) { row in
        row.clip(
          ClipSpec(clippedDimensions: .width), size: ElementSize(height: .points(30))
        ) { $0.view(size: ElementSize(width: .points(20), height: .percent(50))) }
      }
    }
    #expect(found[2].height == 15)
  }

  @Test func aCornerThatIsWrappedMovesTheContentByWhatStandsOutAlone() {
    let found = frames(in: .unbounded, LayoutEnvironment(scale: 2)) { root in
      root.corner(
        CornerSpec(cornerLocation: .topLeft, offset: LayoutPoint(x: 5.5, y: 5.5), wrapsCorner: true)
      ) { corner in
        corner.view(size: .points(40, 40))
        corner.view(size: .points(10, 10))
      }
    }
    #expect(found == [rect(0, 0, 40, 40), rect(0, 0, 40, 40), rect(0.5, 0.5, 10, 10)])
  }

  @Test func aClipStartsAtTheStart() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 100, height: 100)), rightToLeft) {
      root in
      root.clip(ClipSpec(clippedDimensions: .width)) { clip in
        clip.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 250, height: 30))))
      }
    }
    #expect(frames[1] == rect(-150, 0, 250, 30))
  }

  @Test func whatScrollsHasNoLimit() {
    var tree = LayoutTree()
    tree.build { root in
      root.scroll { scroll in
        scroll.stack(StackSpec(direction: .vertical)) { column in
          for _ in 0..<5 { column.view(size: ElementSize(height: .points(30))) }
        }
      }
    }
    tree.solve(in: .exact(width: 100, height: 80))
    #expect(tree.size == LayoutSize(width: 100, height: 80))
    #expect(tree.frame(of: 1) == rect(0, 0, 100, 150))
    #expect(tree.contentSize(of: 0) == LayoutSize(width: 100, height: 150))
    #expect(tree.contentSize(of: 1) == nil)
  }

  /// From right to left what is narrower than its scroll is at the right, where a row begins.
  @Test(arguments: [ScrollSpec.Axis.horizontal, .both])
  func whatIsNarrowerThanItsScrollStartsAtTheRight(axis: ScrollSpec.Axis) {
    var tree = LayoutTree()
    tree.build { root in
      root.scroll(ScrollSpec(axis: axis)) { scroll in scroll.view(size: .points(60, 20)) }
    }
    for (direction, x, extent) in [(WritingDirection.ltr, 0, 60), (.rtl, 40, 100)]
      as [(WritingDirection, Float, Float)]
    {
      tree.solve(
        in: .exact(width: 100, height: 80), environment: LayoutEnvironment(direction: direction))
      let height: Float = axis == .both ? 20 : 80
      #expect(tree.frame(of: 1) == rect(x, 0, 60, height))
      #expect(tree.contentSize(of: 0) == LayoutSize(width: extent, height: height))
      #expect(tree.contentOffset(of: 0) == .zero)
    }
  }

  @Test func aViewWithAChildIsAsLargeAsTheChild() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 100, height: 100))) { root in
      root.view(size: ElementSize(minWidth: .points(30))) { view in view.text("a") }
    }
    #expect(frames == [rect(0, 0, 30, 20), rect(0, 0, 30, 20)])
  }

  @Test func aViewFillsWhatIsBoundedOnBothAxes() {
    let fill = ViewSpec(intrinsicSize: .fill)
    #expect(
      frames(in: SizeRange(max: LayoutSize(width: 100, height: 50))) { $0.view(fill) }
        == [rect(0, 0, 100, 50)])
    #expect(frames(in: .width(100)) { $0.view(fill) } == [rect(0, 0, 100, 0)])
  }

  @Test func sizesAreCeiledAndPositionsAreNot() {
    #expect(
      box(.inset(InsetSpec(insets: .all(0.3))), .points(10.2, 10.2))
        == [rect(0, 0, 12, 12), rect(0.3, 0.3, 11, 11)])
  }

  @Test func aMinimumBeatsAMaximumAndAMaximumASize() {
    let size = ElementSize(
      width: .points(80), height: .points(80), minWidth: .points(60), maxWidth: .points(50),
      maxHeight: .points(40))
    #expect(box(.wrapper, size)[1] == rect(0, 0, 60, 40))
  }
}
