import ElementLiterals
import LayoutEngine
import Testing

/// A `fit` shows the first of its children that fits, and nothing of the others.
@Suite struct FitTests {
  private func sized(_ width: Float, _ height: Float) -> ViewSpec {
    ViewSpec(intrinsicSize: .size(LayoutSize(width: width, height: height)))
  }

  /// A tree with a `fit` that prefers the widest of three children.
  private func tree(_ axis: FitSpec.Axis = .horizontal) -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.fit(FitSpec(axis: axis)) { fit in
        fit.view(sized(300, 20))
        fit.view(sized(200, 40))
        fit.view(sized(100, 60))
      }
    }
    return tree
  }

  private func shown(_ tree: LayoutTree) -> [Int] {
    tree.elements.filter { tree.isPresent($0) }.map(\.index)
  }

  @Test func theFirstThatFitsShows() {
    var tree = tree()
    // Down and up again: a cached size must not serve a width with another choice.
    let choices = [(400, 1), (300, 1), (299, 2), (200, 2), (199, 3), (100, 3), (50, 3)]
    for (width, child) in choices + choices.reversed() {
      tree.solve(in: SizeRange(max: LayoutSize(width: Float(width), height: 500)))
      #expect(shown(tree) == [0, child], "\(width)")
      let sizes = [1: rect(0, 0, 300, 20), 2: rect(0, 0, 200, 40), 3: rect(0, 0, 100, 60)]
      if width >= 100 {
        #expect(tree.frame(of: .root) == sizes[child], "\(width)")
        for other in 1...3 {
          let frame = tree.frame(of: LayoutElement(other))
          #expect(frame == (other == child ? sizes[other] : .zero), "\(width)")
        }
      }
    }
  }

  @Test func whatIsNotLaidOutLeavesNothingOut() {
    var tree = LayoutTree()
    let shown: [(fit: ElementStyle.Visibility, first: ElementStyle.Visibility, leftOut: [Int])] = [
      (.visible, .visible, [2]), (.gone, .visible, []), (.visible, .visible, [2]),
      (.visible, .gone, []),
    ]
    // Each in the memory of the one before, in which the first child is left out.
    for (fit, first, leftOut) in shown {
      tree.build { root in
        root.wrapper { wrapper in
          wrapper.fit(style: ElementStyle(visibility: fit)) { fit in
            fit.view(sized(300, 20), style: ElementStyle(visibility: first))
            fit.view(sized(100, 60))
          }
        }
      }
      tree.solve(in: .width(200))
      #expect(tree.elements.filter { tree.isLeftOut($0) }.map(\.index) == leftOut)
    }
  }

  @Test func withoutAMaximumTheFirstShows() {
    var tree = tree()
    tree.solve(in: .unbounded)
    #expect(shown(tree) == [0, 1])
    tree.solve(in: .height(10))
    #expect(shown(tree) == [0, 1])
  }

  @Test func theOtherAxisIsNotCompared() {
    var tree = tree(.vertical)
    tree.solve(in: SizeRange(max: LayoutSize(width: 50, height: 20)))
    #expect(shown(tree) == [0, 1])
    tree.solve(in: SizeRange(max: LayoutSize(width: 50, height: 19)))
    #expect(shown(tree) == [0, 3])
  }

  @Test func onBothAxesAChildMustFitOnBoth() {
    var tree = tree(.both)
    tree.solve(in: SizeRange(max: LayoutSize(width: 300, height: 20)))
    #expect(shown(tree) == [0, 1])
    tree.solve(in: SizeRange(max: LayoutSize(width: 299, height: 40)))
    #expect(shown(tree) == [0, 2])
    tree.solve(in: SizeRange(max: LayoutSize(width: 299, height: 39)))
    #expect(shown(tree) == [0, 3])
  }

  /// The ideal width of a text is that of all its words in one line, though it could wrap.
  @Test func aTextFitsWhereItNeedNotWrap() {
    for (width, element) in [(Float(80), 1), (79, 2)] {
      var tree = LayoutTree()
      tree.build { root in
        root.fit(FitSpec(axis: .horizontal)) { fit in
          fit.text("aaa bbbb")
          fit.text("b")
        }
      }
      tree.solve(in: .width(width), measurer: FixedTextMetrics(width: 10, height: 20))
      #expect(shown(tree) == [0, element])
    }
  }

  /// The minimum of the constraints stretches what shows and has no effect on what is chosen.
  @Test func aMinimumDoesNotCount() {
    var tree = tree()
    tree.solve(in: .exact(width: 250, height: 100))
    #expect(shown(tree) == [0, 2])
    #expect(tree.frame(of: 2) == rect(0, 0, 250, 100))
  }

  @Test func theOwnSizeLimitsTheChoice() {
    let frames = frames { root in
      root.fit(FitSpec(axis: .horizontal), size: ElementSize(maxWidth: .points(150))) { fit in
        fit.view(sized(200, 10))
        fit.view(sized(150, 30))
      }
    }
    #expect(frames == [rect(0, 0, 150, 30), .zero, rect(0, 0, 150, 30)])
  }

  /// Percentages of what shows refer to the maximum, and have nothing to refer to in an ideal size.
  @Test func aPercentageIsOfTheMaximum() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 200, height: 90))) { root in
      root.fit(FitSpec(axis: .horizontal)) { fit in
        fit.view(sized(40, 10), size: ElementSize(width: .percent(50)))
      }
    }
    #expect(frames[1] == rect(0, 0, 100, 10))
  }

  @Test func alternativesThatAreGoneDoNotCount() {
    var tree = LayoutTree()
    tree.build { root in
      root.fit(FitSpec(axis: .horizontal)) { fit in
        fit.view(sized(50, 10), style: ElementStyle(visibility: .gone))
        fit.view(sized(300, 20))
        fit.view(sized(200, 40), style: ElementStyle(visibility: .gone))
      }
    }
    tree.solve(in: .width(100))
    #expect(shown(tree) == [0, 2])
    tree.setStyle(ElementStyle(), of: 1)
    tree.solve(in: .width(100))
    #expect(shown(tree) == [0, 1])
  }

  @Test func withoutChildrenItIsAsSmallAsItMayBe() {
    let least = frames(in: .exact(width: 30, height: 20)) { root in root.fit { _ in } }
    #expect(least == [rect(0, 0, 30, 20)])
    let open = frames { root in root.fit { _ in } }
    #expect(open == [.zero])
  }

  // MARK: In every family

  private enum Container: CaseIterable {
    case stack, flexColumn, flexRow, cssColumn, cssRow, grid, linear, layers, view
  }

  /// A container with a fixed width around a `fit` of 300, 200 or 100 points.
  private func tree(_ container: Container, _ width: Float) -> LayoutTree {
    func fill<Item: Placement>(_ parent: inout Children<Item>, as item: Item = Item()) {
      parent.fit(FitSpec(axis: .horizontal), as: item) { fit in
        fit.view(sized(300, 20))
        fit.view(sized(200, 40))
        fit.view(sized(100, 60))
      }
    }
    let size = ElementSize(width: .points(width))
    var tree = LayoutTree()
    tree.build { root in
      switch container {
      case .stack: root.stack(StackSpec(direction: .vertical), size: size) { fill(&$0) }
      case .flexColumn: root.flex(FlexSpec(direction: .column), size: size) { fill(&$0) }
      case .flexRow: root.flex(FlexSpec(direction: .row), size: size) { fill(&$0) }
      case .cssColumn:
        root.flex(FlexSpec(direction: .column, flexbox: .css), size: size) { fill(&$0) }
      case .cssRow:
        root.flex(FlexSpec(direction: .row, flexbox: .css), size: size) {
          fill(&$0, as: FlexItem(flexShrink: 1))
        }
      case .grid: root.grid(GridSpec(columns: [.fraction(1)]), size: size) { fill(&$0) }
      case .linear: root.linear(LinearSpec(orientation: .vertical), size: size) { fill(&$0) }
      case .layers: root.layers(LayersSpec(), size: size) { fill(&$0) }
      case .view: root.view(ViewSpec(), size: size) { fill(&$0) }
      }
    }
    return tree
  }

  @Test(arguments: Container.allCases, [(Float(310), 2), (250, 3), (100, 4)])
  private func everyContainerGivesItsRoom(
    container: Container, choice: (width: Float, child: Int)
  ) {
    var tree = tree(container, choice.width)
    tree.solve(in: .unbounded)
    #expect(shown(tree) == [0, 1, choice.child], "\(choice.width)")
    let height: Float = [2: 20, 3: 40, 4: 60][choice.child] ?? 0
    #expect(tree.frame(of: LayoutElement(choice.child)).height == height)
    for other in 2...4 where other != choice.child {
      #expect(tree.frame(of: LayoutElement(other)) == .zero)
    }
  }

  /// As an item of a CSS grid it can become as narrow as the narrowest that it would then show.
  @Test func itsLeastWidthIsThatOfANarrowChild() {
    func least(_ axis: FitSpec.Axis) -> Float {
      frames { root in
        root.grid(GridSpec(columns: [.minContent])) { grid in
          grid.fit(FitSpec(axis: axis)) { fit in
            fit.view(sized(300, 20))
            fit.text("aaaa bb")
          }
        }
      }[1].width
    }
    #expect(least(.horizontal) == 40)
    #expect(least(.both) == 40)
    #expect(least(.vertical) == 300)
  }

  /// A flexbox measures an item in the room that is left, and lays it out with that very size.
  @Test func whatWasMeasuredIsWhatShows() {
    for width in stride(from: Float(100), through: 340, by: 0.37) {
      var tree = LayoutTree()
      tree.build { root in
        root.flex(FlexSpec(direction: .row), size: ElementSize(width: .points(width))) { row in
          row.view(sized(33.3, 10), as: FlexItem(margin: .all(0.1)))
          row.fit(
            FitSpec(axis: .horizontal),
            as: FlexItem(flexShrink: 1, padding: .all(0.7))
          ) { fit in
            fit.view(sized(200.3, 20))
            fit.view(sized(100.7, 20))
          }
        }
      }
      tree.solve(in: .unbounded, environment: LayoutEnvironment(scale: 3))
      let shows = shown(tree).contains(3) ? 3 : 4
      let room = tree.frame(of: 2).width - 1.4
      #expect((shows == 3) == (room >= 200), "\(width): \(room)")
    }
  }

  // MARK: Time

  /// A nest of `fit`s in which each level is measured a few times.
  private func nest(_ depth: Int, _ axes: [FitSpec.Axis], deepens: Bool) -> LayoutTree {
    var tree = LayoutTree()
    for level in 0..<depth {
      tree.open(.fit(FitSpec(axis: axes[level % axes.count])))
      guard !deepens else { continue }
      tree.open(.view(sized(400, 400)))
      tree.close()
    }
    tree.open(.text("the innermost text of all"))
    tree.close()
    for _ in 0..<depth {
      if deepens {
        tree.open(.view(sized(10, 10)))
        tree.close()
      }
      tree.close()
    }
    return tree
  }

  @Test(arguments: [false, true])
  func aNestIsMeasuredInProportionToItsDepth(deepens: Bool) {
    for axes: [FitSpec.Axis] in [[.horizontal], [.both], [.horizontal, .vertical]] {
      func visits(_ depth: Int) -> Int {
        var tree = nest(depth, axes, deepens: deepens)
        tree.solve(in: SizeRange(max: LayoutSize(width: 200, height: 150)))
        return tree.visits
      }
      #expect(visits(20) <= 2 * visits(10) + 8, "\(axes)")
      // Deep levels are measured later, once more on their way up; from which one on depends on how
      // much of the stack a level takes.
      #expect(visits(200) <= 20 * visits(20), "\(axes)")
      #expect(2 * visits(400) <= 5 * visits(200), "\(axes)")
      #expect(visits(20) < 20 * 6)
    }
  }

  @Test func anotherWidthWithTheSameChoiceMeasuresNoIdealSizeAnew() {
    var tree = tree()
    tree.solve(in: SizeRange(max: LayoutSize(width: 250, height: 500)))
    tree.solve(in: SizeRange(max: LayoutSize(width: 240, height: 500)))
    #expect(shown(tree) == [0, 2])
    #expect(tree.visits <= 2)
  }

  // MARK: What a host hears

  @Test func anotherChoiceIsReportedAsLeavingAndReturning() {
    var tree = tree()
    tree.solve(in: .width(300))
    tree.tracksChanges = true
    tree.solve(in: .width(200))
    let changes = tree.takeChanges()
    #expect(changes.gone == [1])
    #expect(changes.returned == [2])
    #expect(changes.reframed.map(\.element) == [0])
    tree.solve(in: .width(210))
    let same = tree.takeChanges()
    #expect(same.gone == [] && same.returned == [])
    tree.solve(in: .width(300))
    #expect(tree.takeChanges().returned == [1])
  }

  @Test func onlyWhatShowsIsDrawn() {
    var tree = tree()
    tree.solve(in: .width(200))
    #expect(tree.elementsFromBack() == [0, 2])
    tree.solve(in: .width(120))
    #expect(tree.elementsFromBack() == [0, 3])
  }

  @Test func anElementMovedOutOfAFitIsPresent() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.fit(FitSpec(axis: .horizontal)) { fit in
          fit.view(sized(300, 20))
          fit.view(sized(10, 40))
        }
      }
    }
    tree.solve(in: .width(100))
    #expect(shown(tree) == [0, 1, 3])
    let isMoved = tree.move(2, into: .root, at: 1)
    #expect(isMoved)
    tree.solve(in: .width(100))
    #expect(shown(tree) == [0, 1, 2, 3])
  }
}
