import ElementLiterals
import LayoutEngine
import Testing

/// The linear family, with frames computed by hand.
@Suite struct LinearTests {
  @Test func weightsShareWhatIsLeft() {
    let found = frames(in: .exact(width: 300, height: 100)) { root in
      root.linear(LinearSpec(spacing: 10)) { row in
        row.view(as: LinearItem(width: 80))
        row.view(as: LinearItem(weight: 1))
        row.view(as: LinearItem(weight: 2))
      }
    }
    #expect(
      found.dropFirst() == [rect(0, 0, 80, 100), rect(90, 0, 67, 100), rect(167, 0, 133, 100)])
  }

  /// Exact constraints determine the root's length on an axis, and the content determines it
  /// otherwise.
  @Test func eachLengthOfTheDocumentIsItsOwn() {
    let item = LinearItem(width: 30, height: 10)
    let tall = SizeRange(
      min: LayoutSize(width: 0, height: 40), max: LayoutSize(width: 100, height: 40))
    let wide = SizeRange(
      min: LayoutSize(width: 80, height: 0), max: LayoutSize(width: 80, height: 60))
    for orientation in [Orientation.horizontal, .vertical] {
      let inTall = frames(in: tall) { root in
        root.linear(LinearSpec(orientation: orientation)) { $0.view(as: item) }
      }
      #expect(inTall[0] == rect(0, 0, 30, 40), "\(orientation)")
      let inWide = frames(in: wide) { root in
        root.linear(LinearSpec(orientation: orientation)) { $0.view(as: item) }
      }
      #expect(inWide[0] == rect(0, 0, 80, 10), "\(orientation)")
    }
  }

  /// Each axis of a flow's child has its own limits.
  @Test func limitsOfAFlowsChildrenHoldOnTheirAxis() {
    let content = ViewSpec(intrinsicSize: .size(LayoutSize(width: 30, height: 10)))
    let item = FlowItem(width: .wrap, height: .wrap)
    func flow(_ size: ElementSize, in width: Float) -> [LayoutRect] {
      Array(
        frames(in: .width(width)) { root in
          root.flow { flow in
            flow.view(content, as: item, size: size)
            flow.view(content, as: item)
          }
        }.dropFirst())
    }
    #expect(
      flow(ElementSize(minHeight: .points(25)), in: 50)
        == [rect(0, 0, 30, 25), rect(0, 25, 30, 10)])
    #expect(
      flow(ElementSize(maxHeight: .points(4)), in: 50) == [rect(0, 0, 30, 4), rect(0, 4, 30, 10)])
    #expect(
      flow(ElementSize(minWidth: .points(45)), in: 100)
        == [rect(0, 0, 45, 10), rect(45, 0, 30, 10)])
    #expect(
      flow(ElementSize(maxWidth: .points(12)), in: 100)
        == [rect(0, 0, 12, 10), rect(12, 0, 30, 10)])
  }

  @Test func paddingsThatDifferSurroundWhatWraps() {
    let found = frames(in: .exact(width: 200, height: 50)) { root in
      root.linear { row in
        row.text(
          "ab",
          as: LinearItem(
            width: .wrap, height: .wrap, gravity: .center,
            padding: LayoutEdges(
              top: .points(3), left: .points(1), bottom: .points(7), right: .points(9))))
        row.view(as: LinearItem(width: 10))
      }
    }
    // The view of 20 points is centred in 50 − 3 − 7 points.
    #expect(found.dropFirst() == [rect(1, 13, 20, 20), rect(30, 0, 10, 50)])
  }

  @Test func aPaddingWiderThanTheRoomLeavesNothing() {
    let found = frames(in: .exact(width: 20, height: 50)) { root in
      root.linear { row in
        row.text("ab", as: LinearItem(width: .wrap, height: .wrap, padding: .all(30)))
      }
    }
    #expect(found[1].width == 0)
    #expect(found[1].height == 0)
  }

  @Test func aMarginWiderThanTheLayoutLeavesNothing() {
    let found = frames(in: .exact(width: 20, height: 20)) { root in
      root.linear(LinearSpec(margin: .all(15))) { $0.text("ab", as: LinearItem(width: .wrap)) }
    }
    #expect(found[1] == rect(15, 15, 0, 0))
  }

  @Test func aWeightOfLessThanOneSharesToo() {
    let found = frames(in: .exact(width: 100, height: 10)) { root in
      root.linear { row in
        row.view(as: LinearItem(width: 40))
        row.view(as: LinearItem(weight: 0.25))
        row.view(as: LinearItem(weight: 0.5))
      }
    }
    #expect(found.dropFirst() == [rect(0, 0, 40, 10), rect(40, 0, 20, 10), rect(60, 0, 40, 10)])
  }

  @Test func whatWrapsHasWhatOthersThatWrapLeave() {
    let found = frames(in: .exact(width: 100, height: 100)) { root in
      root.linear { row in
        row.text("aaaaaa", as: LinearItem(width: .wrap, height: .wrap))
        row.text("bbbb cc", as: LinearItem(width: .wrap, height: .wrap))
      }
    }
    // The two children take 70 points, but only 40 are left.
    #expect(found.dropFirst() == [rect(0, 0, 60, 20), rect(60, 0, 40, 40)])
  }

  @Test func aGreatestLengthBelowTheLeastIsThat() {
    let found = frames(in: .exact(width: 100, height: 100)) { root in
      root.linear { row in
        row.text(
          "aaaa bb", as: LinearItem(width: .wrap, height: .wrap),
          size: ElementSize(minWidth: .points(50), maxWidth: .points(30)))
      }
    }
    #expect(found[1] == rect(0, 0, 50, 40))
  }

  @Test func lengthsThatAddUpToTheLineByAHairStandInIt() {
    let found = frames(in: .exact(width: 100, height: 60)) { root in
      root.flow { flow in
        for _ in 0..<3 { flow.view(as: FlowItem(width: 33.33338, height: 20)) }
      }
    }
    #expect(found.dropFirst().map(\.y) == [0, 0, 0])
  }

  @Test func whatWrapsInAFlowAndInLayersIsHeldToItsLimitsOnEachAxis() {
    let size = ElementSize(minWidth: .points(50), minHeight: .points(30))
    let found = frames(in: .exact(width: 100, height: 60)) { root in
      root.zstack { both in
        both.flow { $0.text("a", as: FlowItem(width: .wrap, height: .wrap), size: size) }
        both.layers { $0.text("a", as: LayersItem(width: .wrap, height: .wrap), size: size) }
      }
    }
    #expect(found[2] == rect(0, 0, 50, 30))
    #expect(found[4] == rect(0, 0, 50, 30))
  }

  @Test func whatMatchesARowAsThickAsItsContentIsLaidOutAsThickAsThat() {
    let found = frames(in: SizeRange(max: LayoutSize(width: 100, height: 60))) { root in
      root.linear { row in
        row.stack(
          StackSpec(direction: .vertical), as: LinearItem(width: 30, height: .match)
        ) { column in
          column.view(as: StackItem(flexGrow: 1), size: .points(10, 20))
        }
        row.view(as: LinearItem(width: 20, height: 40))
      }
    }
    #expect(found[0] == rect(0, 0, 50, 40))
    #expect(found[2] == rect(0, 0, 10, 40))
  }

  @Test func aRowInAFlexboxStandsWithinItsPadding() {
    let found = frames(in: .width(100)) { root in
      root.flex { flex in
        flex.linear(as: FlexItem(padding: LayoutEdges(top: .points(7), left: .points(3)))) { row in
          row.view(as: LinearItem(width: 20, height: 10))
        }
      }
    }
    #expect(found[2] == rect(3, 7, 20, 10))
  }

  @Test func aPaddingMayLeaveOnePoint() {
    let found = frames(in: .exact(width: 100, height: 50)) { root in
      root.linear { row in
        row.ratio(
          RatioSpec(ratio: .number(2)),
          as: LinearItem(
            width: 5, height: .wrap, padding: LayoutEdges(left: .points(2), right: .points(2)))
        ) { $0.view() }
      }
    }
    #expect(found[1] == rect(2, 0, 1, 2))
  }

  @Test(arguments: Orientation.allCases)
  func aPercentageInALinearLayoutIsOfItsOwnAxis(orientation: Orientation) {
    let found = frames(in: .exact(width: 100, height: 60)) { root in
      root.linear(LinearSpec(orientation: orientation)) { line in
        line.inset(
          InsetSpec(insets: .uniform(.percent(10))), as: LinearItem(width: .wrap, height: .wrap)
        ) { $0.text("aa") }
      }
    }
    #expect(found[1] == rect(0, 0, 40, 32))
    #expect(found[2] == rect(10, 6, 20, 20))
  }

  @Test(arguments: Orientation.allCases)
  func aPercentageInAFlowIsOfItsOwnAxis(orientation: Orientation) {
    let found = frames(in: .exact(width: 100, height: 60)) { root in
      root.flow(FlowSpec(orientation: orientation)) { flow in
        flow.inset(
          InsetSpec(insets: .uniform(.percent(10))), as: FlowItem(width: .match, height: .match)
        ) { $0.view() }
      }
    }
    #expect(found[2] == rect(10, 6, 80, 48))
  }

  @Test func whatWrapsInLayersIsNoLargerThanTheyAre() {
    let found = frames(in: .exact(width: 100, height: 50)) { root in
      root.layers(LayersSpec(margin: .all(5))) { layers in
        layers.view(
          ViewSpec(intrinsicSize: .size(LayoutSize(width: 200, height: 200))),
          as: LayersItem(width: .wrap, height: .wrap, padding: .all(3)))
      }
    }
    #expect(found[1] == rect(8, 8, 84, 34))
  }

  @Test func layersThatWrapAreNoLargerThanTheyMayBe() {
    let found = frames(in: SizeRange(max: LayoutSize(width: 100, height: 50))) { root in
      root.layers(LayersSpec(margin: .all(5))) { layers in
        layers.view(
          ViewSpec(intrinsicSize: .size(LayoutSize(width: 70, height: 20))),
          as: LayersItem(width: .wrap, height: .wrap, padding: .all(3)))
        layers.view(
          ViewSpec(intrinsicSize: .size(LayoutSize(width: 20, height: 30))),
          as: LayersItem(width: .wrap, height: .wrap, padding: .all(1)))
      }
    }
    #expect(found == [rect(0, 0, 86, 42), rect(8, 8, 70, 20), rect(6, 6, 20, 30)])
  }

  @Test func aSpacerIsNoShorterThanItsLeastAndAsLongAsItsShare() {
    func places(_ length: Float, _ least: Float) -> [Float] {
      frames(in: .exact(width: 100, height: 10), LayoutEnvironment(scale: 2)) { root in
        root.linear { row in
          row.view(as: LinearItem(width: .points(length)))
          row.spacer(SpacerSpec(minLength: least))
          row.view(as: LinearItem(width: 10))
        }
      }.dropFirst().map(\.x)
    }
    #expect(places(30, 10) == [0, 30, 90])
    #expect(places(85, 10) == [0, 85, 95])
    #expect(places(90, 0.5) == [0, 90, 90.5])
  }

  @Test func whatStandsInAShareIsLaidOutInIt() {
    let found = frames(in: .exact(width: 100, height: 100)) { root in
      root.linear(LinearSpec(orientation: .vertical)) { column in
        column.view(as: LinearItem(weight: 1))
        column.stack(StackSpec(direction: .horizontal), as: LinearItem(weight: 1)) { row in
          row.view(size: ElementSize(width: .points(10)))
        }
      }
    }
    #expect(
      found.dropFirst() == [rect(0, 0, 100, 50), rect(0, 50, 100, 50), rect(0, 0, 10, 50)])
  }

  @Test func whatWrapsHasWhatPointsLeave() {
    let found = frames(in: .exact(width: 100, height: 100)) { root in
      root.linear { row in
        row.view(as: LinearItem(width: 60))
        row.text("aa bb", as: LinearItem(width: .wrap, height: .wrap))
      }
    }
    #expect(found[2] == rect(60, 0, 20, 40))
  }

  @Test func whatSharesIsMeasuredInItsShare() {
    let found = frames(in: .exact(width: 100, height: 100)) { root in
      root.linear { row in
        row.view(as: LinearItem(width: 60))
        row.text("aa bb", as: LinearItem(height: .wrap, weight: 1))
      }
    }
    #expect(found[2] == rect(60, 0, 40, 40))
  }

  @Test func aRowThatWrapsHasNoSpaceForItsGravity() {
    let found = frames(in: SizeRange(max: LayoutSize(width: 500, height: 50))) { root in
      root.linear(LinearSpec(contentGravity: [.right, .top])) { row in
        row.view(as: LinearItem(width: 30, height: 10, weight: 1))
        row.view(as: LinearItem(width: 20, height: 10))
      }
    }
    #expect(found == [rect(0, 0, 50, 10), rect(0, 0, 30, 10), rect(30, 0, 20, 10)])
  }

  @Test func whatLeavesNothingLeavesWeightsNothing() {
    let found = frames(in: .exact(width: 100, height: 10)) { root in
      root.linear { row in
        row.view(as: LinearItem(width: 120))
        row.view(as: LinearItem(weight: 1))
        row.view(as: LinearItem(width: 10))
      }
    }
    #expect(
      found.dropFirst() == [rect(0, 0, 120, 10), rect(120, 0, 0, 10), rect(120, 0, 10, 10)])
  }

  @Test func anEdgeInTheMiddleOfAPixelGoesOn() {
    let found = frames(in: .exact(width: 100, height: 10)) { root in
      root.linear { row in
        row.view(as: LinearItem(width: 10.5))
        row.view(as: LinearItem(width: 10))
      }
    }
    #expect(found.dropFirst() == [rect(0, 0, 11, 10), rect(11, 0, 10, 10)])
  }

  @Test(arguments: Orientation.allCases)
  func aFlowThatWrapsIsAsLongAsItsLongestLine(orientation: Orientation) {
    let isRow = orientation == .horizontal
    let most = LayoutSize(width: isRow ? 100 : 500, height: isRow ? 500 : 100)
    let found = frames(in: SizeRange(max: most)) { root in
      root.flow(FlowSpec(orientation: orientation, spacing: 5, lineSpacing: 7)) { flow in
        for length in [40, 30, 60] as [Float] {
          flow.view(
            as: isRow
              ? FlowItem(width: .points(length), height: 10)
              : FlowItem(width: 10, height: .points(length)))
        }
      }
    }
    #expect(found[0] == (isRow ? rect(0, 0, 75, 27) : rect(0, 0, 27, 75)))
  }

  @Test func inAFlowOfColumnsEachIsAsWideAsItsWidest() {
    let found = frames(in: .exact(width: 200, height: 100)) { root in
      root.flow(FlowSpec(orientation: .vertical)) { flow in
        flow.view(as: FlowItem(width: 80, height: 40))
        flow.view(as: FlowItem(width: 20, height: 40, gravity: .right))
        flow.view(as: FlowItem(width: 30, height: 40))
        flow.view(as: FlowItem(width: 10, height: 40, gravity: .centerHorizontal))
      }
    }
    #expect(
      found.dropFirst() == [
        rect(0, 0, 80, 40), rect(60, 40, 20, 40), rect(80, 0, 30, 40), rect(90, 40, 10, 40),
      ])
  }

  @Test(arguments: Orientation.allCases)
  func aFlowOffersItsWidthAcrossAndItsHeightDown(orientation: Orientation) {
    let found = frames(in: .exact(width: 100, height: 30)) { root in
      root.flow(FlowSpec(orientation: orientation)) { flow in
        flow.text("aaaa bbb", as: FlowItem(width: .wrap, height: .wrap))
      }
    }
    #expect(found[1] == rect(0, 0, 80, 20))
  }

  @Test func aLeastLengthIsStrongerThanAGreatestOne() {
    let found = frames(in: .exact(width: 300, height: 100)) { root in
      root.linear { row in
        row.view(
          as: LinearItem(width: 30, height: 10),
          size: ElementSize(
            minWidth: .points(50), maxWidth: .points(20), minHeight: .points(40),
            maxHeight: .points(5)))
      }
    }
    #expect(found[1].width == 50)
    #expect(found[1].height == 40)
  }

  @Test func whatWrapsComesBeforeWeights() {
    let found = frames(in: .exact(width: 200, height: 50)) { root in
      root.linear { row in
        row.view(as: LinearItem(weight: 1))
        row.text("Hello", as: LinearItem(width: .wrap, height: .wrap, padding: .all(5)))
      }
    }
    #expect(found.dropFirst() == [rect(0, 0, 140, 50), rect(145, 5, 50, 20)])
  }

  @Test func aLayoutThatWrapsIsAsLongAsItsContent() {
    let found = frames(in: SizeRange(max: LayoutSize(width: 500, height: 500))) { root in
      root.linear(LinearSpec(orientation: .vertical, margin: .all(4))) { column in
        column.text("Hello", as: LinearItem(weight: 1))
        column.text("You", as: LinearItem(height: .wrap))
      }
    }
    #expect(found == [rect(0, 0, 58, 48), rect(4, 4, 50, 20), rect(4, 24, 50, 20)])
  }

  @Test func aRowTurnsWithTheDirectionButLeftStaysLeft() {
    let found = frames(in: .exact(width: 100, height: 20), rightToLeft) { root in
      root.linear { row in
        row.view(as: LinearItem(width: 30, offset: LayoutPoint(x: 5)))
        row.view(as: LinearItem(width: 10, weight: 1, gravity: .left))
      }
    }
    #expect(found.dropFirst() == [rect(65, 0, 30, 20), rect(0, 0, 10, 20)])
  }

  @Test func separatorsHaveTheSpacingOnBothSides() {
    var tree = LayoutTree()
    tree.build { root in
      root.linear(
        LinearSpec(spacing: 4, separator: 2, separatorInset: LayoutPoint(x: 1, y: 3))
      ) { row in
        row.view(as: LinearItem(width: 10, separatorBefore: true))
        row.view(as: LinearItem(width: 10, separatorBefore: true))
        row.view(as: LinearItem(width: 10))
        row.view(as: LinearItem(separatorBefore: true), style: ElementStyle(visibility: .gone))
      }
    }
    tree.solve(in: .exact(width: 60, height: 20))
    #expect(tree.separators(of: 0) == [rect(14, 1, 2, 16)])
    #expect(tree.frames[2] == rect(20, 0, 10, 20))
    #expect(tree.frames[3] == rect(34, 0, 10, 20))
  }

  @Test func aSpacerHasAWeightOfOneAndItsLeastLength() {
    let found = frames(in: .exact(width: 100, height: 20)) { root in
      root.linear { row in
        row.view(as: LinearItem(width: 60))
        row.spacer(SpacerSpec(minLength: 30))
        row.view(as: LinearItem(weight: 1))
      }
    }
    #expect(found.dropFirst(2) == [rect(60, 0, 30, 20), rect(90, 0, 10, 20)])
  }

  @Test func limitsHoldLengths() {
    let found = frames(in: .exact(width: 100, height: 20)) { root in
      root.layers { layers in
        layers.view(size: ElementSize(maxWidth: .points(40)))
        layers.view(
          as: LayersItem(width: .wrap, gravity: .end), size: ElementSize(minWidth: .points(12)))
      }
    }
    #expect(found.dropFirst() == [rect(0, 0, 40, 20), rect(88, 0, 12, 20)])
  }

  @Test func contentGoesWhereItsGravitySays() {
    let found = frames(in: .exact(width: 100, height: 40)) { root in
      root.linear(LinearSpec(contentGravity: .center)) { row in
        row.view(as: LinearItem(width: 20, height: 10))
        row.view(as: LinearItem(width: 20, height: 10, gravity: .bottom))
      }
    }
    #expect(found.dropFirst() == [rect(30, 15, 20, 10), rect(50, 30, 20, 10)])
  }

  @Test func aFlowBreaksWhereAChildDoesNotFit() {
    let found = frames(in: .width(100)) { root in
      root.flow(FlowSpec(spacing: 10, lineSpacing: 5)) { flow in
        flow.view(as: FlowItem(width: 45, height: 10))
        flow.view(as: FlowItem(width: 45, height: 30, gravity: .bottom))
        flow.text("abc", as: FlowItem(width: .wrap, height: .wrap))
      }
    }
    #expect(
      found == [
        rect(0, 0, 100, 55), rect(0, 0, 45, 10), rect(55, 0, 45, 30), rect(0, 35, 30, 20),
      ])
  }

  @Test func nestedEdgesSnapInTheOutermostLayout() {
    let found = frames(in: .exact(width: 100, height: 10)) { root in
      root.linear { row in
        for _ in 0..<3 {
          row.linear(as: LinearItem(weight: 1)) { inner in
            inner.view(as: LinearItem(weight: 1))
            inner.view(as: LinearItem(weight: 1))
          }
        }
      }
    }
    #expect(found.map(\.x) == [0, 0, 0, 17, 33, 0, 17, 67, 0, 16])
    #expect(found.map(\.width) == [100, 33, 17, 16, 34, 17, 17, 33, 16, 17])
  }

  /// An axis without a given length is as long as the content, whatever the other axis is.
  @Test func whatIsStretchedAcrossWrapsAlong() {
    let found = frames(in: .unbounded) { root in
      root.layers { layers in
        layers.view(as: LayersItem(width: 30, height: 10))
        layers.linear(LinearSpec(orientation: .vertical), as: LayersItem(height: .wrap)) { column in
          column.view(as: LinearItem())
          column.view(as: LinearItem(width: 20, height: 10))
        }
      }
    }
    #expect(found.dropFirst(2) == [rect(0, 0, 30, 10), rect(0, 0, 30, 0), rect(0, 0, 20, 10)])
  }

  /// A stretched column whose content gets shorter in its new width distributes the remaining
  /// space.
  @Test func whatIsStretchedAcrossMayTakeLessAlong() {
    let found = frames(in: .unbounded) { root in
      root.linear { row in
        row.view(as: LinearItem(width: 10, height: 50))
        row.linear(LinearSpec(orientation: .vertical), as: LinearItem(width: .wrap)) { column in
          column.text("ab", as: LinearItem(height: .wrap))
          column.spacer()
        }
      }
    }
    #expect(found.dropFirst(2) == [rect(10, 0, 20, 50), rect(0, 0, 20, 20), rect(0, 20, 20, 30)])
  }

  /// A child is measured at its share, also if only a minimum width leaves space to share.
  @Test func aRowLongerThanItsContentIsAsDeepAsItsShares() {
    let range = SizeRange(min: LayoutSize(width: 150, height: 0))
    let found = frames(in: range) { root in
      root.linear { row in
        row.text("aa", as: LinearItem(height: .wrap, weight: 1))
        row.text("aaaaa aaaa", as: LinearItem(height: .wrap, weight: 1))
      }
    }
    #expect(found == [rect(0, 0, 150, 40), rect(0, 0, 75, 20), rect(75, 0, 75, 40)])
  }

  @Test func contentGravityCountsTheLeastLengthOfASpacer() {
    let found = frames(in: .width(150)) { root in
      root.linear(LinearSpec(contentGravity: .right)) { row in
        row.view(as: LinearItem(width: 100, height: 10))
        row.spacer(SpacerSpec(minLength: 58))
      }
    }
    #expect(found.dropFirst() == [rect(-8, 0, 100, 10), rect(92, 0, 58, 10)])
  }

  /// A row that fills the width was measured at a slightly greater one, in whole pixels.
  @Test func aRowRoundedUpToPixelsWraps() {
    let padding = LayoutEdges(start: .points(7.3), end: .points(8))
    let found = frames(in: .width(100)) { root in
      root.layers { layers in
        layers.linear(as: LayersItem(width: .wrap, padding: padding)) { row in
          row.text("favourites", as: LinearItem())
          row.text("list", as: LinearItem())
        }
      }
    }
    #expect(found.dropFirst() == [rect(7, 0, 85, 80), rect(0, 0, 80, 80), rect(80, 0, 5, 80)])
  }

  /// A cell is as wide as its share, up to single precision.
  @Test func aPaddingWiderThanAShareLeavesNothingToGravity() {
    let item = LayersItem(width: .wrap, height: .wrap, gravity: .center, padding: .all(16))
    let found = frames(in: .width(375)) { root in
      root.linear { row in
        row.linear(as: LinearItem(width: 33.3)) { shares in
          shares.layers(as: LinearItem(weight: 1)) { $0.linear(as: item) { _ in } }
          shares.view(as: LinearItem(weight: 0.5))
        }
      }
    }
    #expect(found[3] == rect(16, 16, 0, 0))
  }
}
