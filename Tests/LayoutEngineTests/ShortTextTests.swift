import ElementLiterals
import LayoutEngine
import Testing

/// Rounding cuts no text, except in the flexboxes that reproduce Yoga's frames.
@Suite struct ShortTextTests {
  // At 3 pixels a point, the text takes 163.99997 pixels and stands at 490.99992: each is less than
  // a ten-thousandth below a whole pixel, and both together are 0.00011 below (react/yoga#1975).
  private let before: Float = 163.666641
  private let long: Float = 54.666656

  /// Returns a view followed by a text, with their lengths along `direction`.
  private func tree(
    _ flexbox: FlexSpec.Flexbox, _ direction: FlexSpec.Direction = .row,
    scale: Float = 3, from script: WritingDirection = .ltr,
    before: Float? = nil, long: Float? = nil,
  ) -> LayoutTree {
    let isRow = direction == .row || direction == .rowReverse
    let before = before ?? self.before
    let long = long ?? self.long
    var tree = LayoutTree()
    tree.build { root in
      root.flex(
        FlexSpec(direction: direction, alignItems: .start, flexbox: flexbox),
        size: isRow ? .points(393, 100) : .points(100, 393)
      ) { line in
        line.view(size: isRow ? .points(before, 10) : .points(10, before))
        line.text("x")
        line.view(size: .points(10, 10))
      }
    }
    tree.solve(
      in: .unbounded, environment: LayoutEnvironment(scale: scale, direction: script),
      measurer: FixedTextMetrics(width: isRow ? long : 10, height: isRow ? 20 : long))
    return tree
  }

  private func pixels(_ length: Float, _ scale: Float = 3) -> Float { (length * scale).rounded() }

  @Test func yogaTakesAPixelAndSaysSo() {
    let tree = tree(.yoga)
    #expect(pixels(tree.frame(of: 2).width) == 163)
    #expect(tree.shortTexts == [2])
  }

  @Test func flexLayoutGivesTheTextItsPixel() {
    let tree = tree(.flexLayout)
    #expect(pixels(tree.frame(of: 2).width) == 164)
    #expect(tree.shortTexts == [])
  }

  /// Only the one edge differs from Yoga's.
  @Test func whatStandsAroundItStaysWhereItIs() {
    let (yoga, kept) = (tree(.yoga), tree(.flexLayout))
    for element in [0, 1, 3] as [LayoutElement] {
      #expect(yoga.frame(of: element) == kept.frame(of: element))
    }
    #expect(yoga.frame(of: 2).origin == kept.frame(of: 2).origin)
    #expect(yoga.frame(of: 2).height == kept.frame(of: 2).height)
    // The next item begins where the text ends.
    #expect(pixels(kept.frame(of: 3).x) == pixels(kept.frame(of: 2).x) + 164)
  }

  @Test func aColumnIsAsHighAsItsText() {
    let (yoga, kept) = (tree(.yoga, .column), tree(.flexLayout, .column))
    #expect(pixels(yoga.frame(of: 2).height) == 163)
    #expect(yoga.shortTexts == [2])
    #expect(pixels(kept.frame(of: 2).height) == 164)
    #expect(kept.shortTexts == [])
  }

  /// In the other direction, the remaining space puts the text just before its pixel.
  @Test(arguments: [FlexSpec.Direction.row, .rowReverse])
  func soFromRightToLeft(direction: FlexSpec.Direction) {
    // 393 less the view and the text is again 163.666641.
    let rest = 393 - before - long
    let script: WritingDirection = direction == .row ? .rtl : .ltr
    let yoga = tree(.yoga, direction, from: script, before: rest)
    let kept = tree(.flexLayout, direction, from: script, before: rest)
    #expect(yoga.shortTexts == [2])
    #expect(pixels(yoga.frame(of: 2).width) == 163)
    #expect(pixels(kept.frame(of: 2).width) == 164)
    #expect(yoga.frame(of: 2).origin == kept.frame(of: 2).origin)
  }

  /// The positions of all boxes around the text add up: here those of two boxes.
  @Test func soInBoxesWithinBoxes() {
    for flexbox in FlexSpec.Flexbox.allCases {
      var tree = LayoutTree()
      tree.build { root in
        root.flex(FlexSpec(direction: .row, flexbox: flexbox), size: .points(393, 100)) { row in
          row.view(size: .points(100.333298, 10))
          row.flex(
            FlexSpec(flexbox: flexbox), as: FlexItem(padding: LayoutEdges(left: .points(33.333338)))
          ) { column in
            column.flex(FlexSpec(direction: .row, padding: .all(30), flexbox: flexbox)) {
              $0.text("x")
            }
          }
        }
      }
      tree.solve(
        in: .unbounded, environment: LayoutEnvironment(scale: 3),
        measurer: FixedTextMetrics(width: long, height: 20))
      #expect(pixels(tree.frame(of: 4).width) == (flexbox == .yoga ? 163 : 164))
      #expect(tree.shortTexts == (flexbox == .yoga ? [4] : []))
    }
  }

  /// The distance to the pixel is the same at every scale.
  @Test(arguments: [1, 1.5, 2, 3] as [Float])
  func soInEveryScale(scale: Float) {
    let (before, long) = ((491 - 7.7e-5) / scale, (164 - 3.2e-5) / scale)
    let yoga = tree(.yoga, scale: scale, before: before, long: long)
    let kept = tree(.flexLayout, scale: scale, before: before, long: long)
    #expect(yoga.shortTexts == [2])
    #expect(pixels(yoga.frame(of: 2).width, scale) == 163)
    #expect(pixels(kept.frame(of: 2).width, scale) == 164)
  }

  /// The reported texts follow the container's flexbox, and are those of the last solve.
  @Test func anEditOfTheConfigurationGivesThePixelOrTakesIt() {
    var tree = tree(.yoga)
    let measurer = FixedTextMetrics(width: long, height: 20)
    func solve(_ scale: Float = 3) {
      tree.solve(
        in: .unbounded, environment: LayoutEnvironment(scale: scale), measurer: measurer)
    }
    func set(_ flexbox: FlexSpec.Flexbox) {
      let spec = FlexSpec(direction: .row, alignItems: .start, flexbox: flexbox)
      let isSet = tree.setSpec(.flex(spec), of: 0)
      #expect(isSet)
      solve()
    }
    set(.flexLayout)
    #expect(tree.shortTexts == [])
    #expect(pixels(tree.frame(of: 2).width) == 164)
    set(.yoga)
    #expect(tree.shortTexts == [2])
    #expect(pixels(tree.frame(of: 2).width) == 163)
    solve(2)
    #expect(tree.shortTexts == [])
    solve()
    #expect(tree.shortTexts == [2])
    // Measuring does not change the frames.
    _ = tree.size(in: .width(40), environment: LayoutEnvironment(scale: 3), measurer: measurer)
    #expect(tree.shortTexts == [2])
    tree.setVisibility(.gone, of: 2)
    #expect(tree.shortTexts == [])
    solve()
    tree.setVisibility(.visible, of: 2)
    solve()
    #expect(tree.shortTexts == [2])
  }

  /// A tree that is filled again reports nothing of the previous one.
  @Test func theNextTreeBeginsAnew() {
    var tree = tree(.yoga)
    tree.build { root in
      root.flex { column in
        column.view()
        column.text("x")
        column.text("y")
      }
    }
    tree.solve(in: .unbounded)
    #expect(tree.shortTexts == [])
  }
}
