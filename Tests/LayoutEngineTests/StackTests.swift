import LayoutEngine
import Testing

@Suite struct StackTests {
  private func row(
    _ spec: StackSpec, in range: SizeRange = .width(300),
    _ environment: LayoutEnvironment = LayoutEnvironment(),
  ) -> [LayoutRect] {
    frames(in: range, environment) { root in
      root.stack(spec) { row in
        row.view(size: .points(50, 30))
        row.view(size: .points(100, 20))
      }
    }
  }

  @Test func childrenFollowOneAnother() {
    #expect(
      row(StackSpec(direction: .horizontal, spacing: 8))
        == [rect(0, 0, 300, 30), rect(0, 0, 50, 30), rect(58, 0, 100, 20)])
  }

  /// A stack that is rounded up has no free space for its lines from the rounding.
  @Test func linesThatFitStandAtTheStart() {
    let spec = StackSpec(
      direction: .horizontal, flexWrap: .wrap, alignContent: .end, lineSpacing: 0.5)
    let found = frames(in: .width(100)) { root in
      root.stack(spec) { row in
        row.view(size: .points(60, 10))
        row.view(size: .points(60, 10))
      }
    }
    #expect(found == [rect(0, 0, 100, 21), rect(0, 0, 60, 10), rect(0, 10.5, 60, 10)])
  }

  @Test func aRowTurnsWithTheLine() {
    #expect(
      row(StackSpec(direction: .horizontal, spacing: 8), rightToLeft)
        == [rect(0, 0, 300, 30), rect(250, 0, 50, 30), rect(142, 0, 100, 20)])
  }

  @Test func aColumnTurnsItsAlignment() {
    #expect(
      row(StackSpec(direction: .vertical, alignItems: .start), rightToLeft)
        == [rect(0, 0, 300, 50), rect(250, 0, 50, 30), rect(200, 30, 100, 20)])
  }

  @Test func leftDoesNotTurn() {
    let spec = StackSpec(direction: .horizontal, horizontalAlignment: .left)
    #expect(
      row(spec, rightToLeft) == [rect(0, 0, 300, 30), rect(100, 0, 50, 30), rect(0, 0, 100, 20)])
  }

  @Test func aLineIsNoThickerThanTheStack() {
    // Baselines at 5 and 25 of 30: together the views take 25 above the baseline and 25 below, in a
    // row of 40.
    let frames = frames(in: SizeRange(max: LayoutSize(width: 300, height: 40))) { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .baselineFirst)) { row in
        row.view(as: StackItem(ascender: 5), size: .points(10, 30))
        row.view(as: StackItem(ascender: 25), size: .points(10, 30))
        row.view(as: StackItem(alignSelf: .stretch), size: ElementSize(width: .points(10)))
      }
    }
    #expect(
      frames == [
        rect(0, 0, 30, 40), rect(0, 20, 10, 30), rect(10, 0, 10, 30), rect(20, 0, 10, 40),
      ])
  }

  @Test(arguments: [(Float(11), Float(0)), (0, 11)])
  func spacingBeforeAndBehindCountWhereALineEnds(before: Float, behind: Float) {
    let spec = StackSpec(direction: .horizontal, alignItems: .start, flexWrap: .wrap)
    let frames = frames(in: .width(100)) { root in
      root.stack(spec) { row in
        row.view(size: .points(45, 10))
        row.view(
          as: StackItem(spacingBefore: before, spacingAfter: behind), size: .points(45, 10))
      }
    }
    #expect(frames[2] == rect(before, 10, 45, 10))
  }

  @Test func aStretchedChildIsNoSmallerThanTheStackDemands() {
    // The parent's constraints win over the child's own lengths (Texture).
    let frames = frames(in: .exact(width: 100, height: 40)) { root in
      root.stack(StackSpec(direction: .horizontal)) { row in
        row.view(
          ViewSpec(intrinsicSize: .size(LayoutSize(width: 30, height: 120))),
          size: ElementSize(maxHeight: .points(10)))
      }
    }
    #expect(frames[1] == rect(0, 0, 30, 40))
  }

  @Test func theOneChildThatGrowsAndShrinksIsMeasuredAtNothingWhereNothingIsLeft() {
    // Texture starts such a child from 0, but its height still counts.
    let frames = frames(in: .width(100)) { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .start)) { row in
        row.view(size: .points(100, 10))
        row.image(
          ImageSpec(intrinsicSize: LayoutSize(width: 30, height: 40)),
          as: StackItem(flexGrow: 1, flexShrink: 1))
      }
    }
    #expect(frames == [rect(0, 0, 100, 40), rect(0, 0, 100, 10), rect(100, 0, 0, 40)])
  }

  @Test(arguments: StackSpec.JustifyContent.allCases)
  func whatRoundingAddsIsNoFreeSpace(justify: StackSpec.JustifyContent) {
    let spec = StackSpec(direction: .horizontal, spacing: 0.5, justifyContent: justify)
    #expect(
      row(spec, in: .unbounded)
        == [rect(0, 0, 151, 30), rect(0, 0, 50, 30), rect(50.5, 0, 100, 20)])
  }

  @Test(
    arguments: [
      (StackSpec.JustifyContent.start, 0, 50), (.center, 75, 125), (.end, 150, 200),
      (.spaceBetween, 0, 200), (.spaceAround, 37.5, 162.5),
    ] as [(StackSpec.JustifyContent, Float, Float)])
  func freeSpaceGoesWhereItShould(
    justify: StackSpec.JustifyContent, first: Float, second: Float
  ) {
    let frames = row(StackSpec(direction: .horizontal, justifyContent: justify))
    #expect(frames[1].x == first)
    #expect(frames[2].x == second)
  }

  @Test(
    arguments: [(StackSpec.VerticalAlignment.top, 0), (.center, 25), (.bottom, 50), (.none, 12.5)]
      as [(StackSpec.VerticalAlignment, Float)])
  func aColumnsVerticalAlignmentIsAlongIt(alignment: StackSpec.VerticalAlignment, first: Float) {
    let spec = StackSpec(
      direction: .vertical, justifyContent: .spaceAround, verticalAlignment: alignment)
    // Of 100 points the children take 50.
    let frames = row(spec, in: .exact(LayoutSize(width: 100, height: 100)))
    #expect(frames[1].y == first)
  }

  @Test(
    arguments: [(StackSpec.HorizontalAlignment.left, 0), (.middle, 25), (.right, 50), (.none, 50)]
      as [(StackSpec.HorizontalAlignment, Float)])
  func aColumnsHorizontalAlignmentIsAcrossIt(
    alignment: StackSpec.HorizontalAlignment, first: Float
  ) {
    let spec = StackSpec(
      direction: .vertical, alignItems: .end, horizontalAlignment: alignment)
    let frames = row(spec, in: .exact(LayoutSize(width: 100, height: 100)))
    #expect(frames[1].x == first)
  }

  @Test func growthIsInWholePointsAndTheFirstTakesTheRest() {
    let frames = frames(in: .width(200)) { root in
      root.stack(StackSpec(direction: .horizontal)) { row in
        row.view(as: StackItem(flexGrow: 1), size: .points(10, 10))
        row.view(as: StackItem(flexGrow: 1), size: .points(10, 10))
        row.view(as: StackItem(flexGrow: 1), size: .points(10, 10))
      }
    }
    #expect(frames[1...].map(\.width) == [68, 66, 66])
  }

  @Test func childrenShrinkByTheirLengths() {
    let frames = frames(in: .width(400), LayoutEnvironment(scale: 2)) { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .start)) { row in
        row.view(as: StackItem(flexShrink: 2), size: .points(300, 10))
        row.view(as: StackItem(flexShrink: 1), size: .points(100, 10))
        row.view(as: StackItem(flexShrink: 2), size: .points(200, 10))
      }
    }
    #expect(frames[1...].map(\.width) == [191, 82, 127.5])
  }

  @Test func theOnlyFlexibleChildStartsFromNothing() {
    let frames = frames(in: .width(100)) { root in
      root.stack(StackSpec(direction: .horizontal)) { row in
        row.view(as: StackItem(flexGrow: 1, flexShrink: 1), size: .points(80, 10))
        row.view(as: StackItem(flexShrink: 1), size: .points(60, 10))
      }
    }
    #expect(frames[1...].map(\.width) == [40, 60])
  }

  @Test func aSpacerTakesWhatIsFree() {
    let frames = frames(in: .width(300)) { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .start)) { row in
        row.view(size: .points(50, 10))
        row.spacer(SpacerSpec(minLength: 20))
        row.view(size: .points(50, 10))
      }
    }
    #expect(frames[2] == rect(50, 0, 200, 0))
    #expect(frames[3].x == 250)
  }

  @Test func aSpacerKeepsItsLeastLength() {
    let frames = frames { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.view(size: .points(50, 10))
        column.spacer(SpacerSpec(minLength: 20))
        column.view(size: .points(50, 10))
      }
    }
    #expect(frames[0] == rect(0, 0, 50, 40))
    #expect(frames[2] == rect(0, 10, 50, 20))
  }

  @Test func linesWrap() {
    let spec = StackSpec(
      direction: .horizontal, spacing: 10, alignItems: .start, flexWrap: .wrap, lineSpacing: 5)
    let frames = frames(in: .width(110)) { root in
      root.stack(spec) { row in
        for height in 1...3 { row.view(size: .points(50, Float(height) * 10)) }
      }
    }
    #expect(
      frames
        == [rect(0, 0, 110, 55), rect(0, 0, 50, 10), rect(60, 0, 50, 20), rect(0, 25, 50, 30)])
  }

  @Test func percentsAreOfAnExactStackOnly() {
    let spec = StackSpec(direction: .horizontal, alignItems: .start)
    let half = ElementSize(width: .percent(50), height: .percent(50), minWidth: .percent(10))
    let exact = frames(in: .width(300)) { root in
      root.stack(spec) { row in
        row.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 7))), size: half)
      }
    }
    #expect(exact[1] == rect(0, 0, 150, 0))
    let open = frames { root in
      root.stack(spec) { row in
        row.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 7))), size: half)
      }
    }
    #expect(open[1] == rect(0, 0, 7, 0))
  }

  @Test func aBasisBeatsAWidth() {
    let frames = frames(in: .width(300)) { root in
      root.stack(StackSpec(direction: .horizontal)) { row in
        row.view(as: StackItem(flexBasis: .points(40)), size: .points(100, 10))
        row.view(as: StackItem(flexBasis: .percent(25)), size: .points(100, 10))
      }
    }
    #expect(frames[1...].map(\.width) == [40, 75])
  }

  /// Sums of tenths lose a little in single precision, which must not be distributed.
  @Test func aRowThatIsFilledHasNoFreeSpace() {
    for justify in [StackSpec.JustifyContent.start, .end, .spaceBetween] {
      let spec = StackSpec(direction: .horizontal, spacing: 3.3, justifyContent: justify)
      let found = frames(in: .width(20.6)) { root in
        root.stack(spec) { row in
          row.view(as: StackItem(flexGrow: 1))
          row.view()
          row.view()
        }
      }
      #expect(found[1] == rect(0, 0, 14, 0))
      #expect(found[2].x == 17.3)
    }
  }

  /// As in Texture, a stretched child keeps its own minimum even if the stack is thinner.
  @Test func aStretchedChildKeepsItsLeastThickness() {
    func height(_ size: ElementSize) -> Float {
      frames(in: .exact(width: 100, height: 40)) { root in
        root.stack(StackSpec(direction: .horizontal)) { $0.view(size: size) }
      }[1].height
    }
    #expect(height(ElementSize(minHeight: .points(60))) == 60)
    #expect(height(ElementSize(height: .points(60))) == 60)
    #expect(height(ElementSize(maxHeight: .points(20))) == 40)
    #expect(height(ElementSize(minHeight: .percent(50), maxHeight: .points(10))) == 40)
    #expect(height(ElementSize(minHeight: .percent(150), maxHeight: .points(10))) == 10)
  }

  @Test func firstBaselinesMeet() {
    let frames = frames { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .baselineFirst)) { row in
        row.text("one")
        row.stack(StackSpec(direction: .vertical)) { column in
          column.view(size: .points(10, 4))
          column.text("two")
        }
        row.view(as: StackItem(ascender: 30), size: .points(10, 40))
      }
    }
    // A text's baseline is at 16. A column's is that of its first child, here 0, unless it is set.
    #expect(frames[1].y == 14)
    #expect(frames[2].y == 30)
    #expect(frames[5].y == 0)
    #expect(frames[0].height == 54)
  }

  @Test func lastBaselinesMeet() {
    let frames = frames { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .baselineLast)) { row in
        row.text("one two", size: ElementSize(maxWidth: .points(30)))
        row.text("one")
      }
    }
    #expect(frames[1] == rect(0, 0, 30, 40))
    #expect(frames[2].y == 20)
  }

  /// A column has the last baseline of its last child, and the child's `descender` overrides its
  /// measured baseline.
  @Test func theLastBaselineOfAColumnIsItsLastChilds() {
    let frames = frames { root in
      root.stack(StackSpec(direction: .horizontal, alignItems: .baselineLast)) { row in
        row.view(as: StackItem(descender: -5), size: .points(10, 30))
        row.stack(StackSpec(direction: .vertical)) { column in
          column.view(size: .points(10, 4))
          column.view(as: StackItem(ascender: 3, descender: -8), size: .points(10, 16))
        }
      }
    }
    // The baselines are at 25 of 30, and at 12 of 20.
    #expect(frames[1] == rect(0, 0, 10, 30))
    #expect(frames[2] == rect(10, 13, 10, 20))
  }

  /// An overlay or a background has only its edges as baselines, even with a text in it.
  @Test(arguments: [false, true]) func anOverlayStandsOnItsEdges(isOverlay: Bool) {
    for (align, y) in [(StackSpec.AlignItems.baselineFirst, 0), (.baselineLast, 10)] {
      let frames = frames { root in
        root.stack(StackSpec(direction: .horizontal, alignItems: align)) { row in
          row.view(size: .points(10, 30))
          if isOverlay { row.overlay { $0.text("a") } } else { row.background { $0.text("a") } }
        }
      }
      #expect(frames[1] == rect(0, 0, 10, 30))
      #expect(frames[2] == rect(10, Float(y), 10, 20))
    }
  }

  @Test func aStretchedChildsLeastLengthGoesBeforeTheStacksGreatest() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 100, height: 50))) { root in
      root.stack(StackSpec(direction: .horizontal)) { row in
        row.view(size: ElementSize(width: .points(10), minHeight: .points(60)))
      }
    }
    #expect(frames[1] == rect(0, 0, 10, 60))
  }

  @Test func anEmptyStackTakesTheLeast() {
    let range = SizeRange(min: LayoutSize(width: 30, height: 40))
    let frames = frames(in: range) { root in root.stack(StackSpec(direction: .vertical)) { _ in } }
    #expect(frames == [rect(0, 0, 30, 40)])
  }

  @Test func spacingMayBeNegativeAroundAChild() {
    let frames = frames { root in
      root.stack(StackSpec(direction: .horizontal, spacing: 4)) { row in
        row.view(as: StackItem(spacingBefore: 3), size: .points(10, 10))
        row.view(as: StackItem(spacingBefore: -6, spacingAfter: 2), size: .points(10, 10))
      }
    }
    #expect(frames == [rect(0, 0, 23, 10), rect(3, 0, 10, 10), rect(11, 0, 10, 10)])
  }
}
