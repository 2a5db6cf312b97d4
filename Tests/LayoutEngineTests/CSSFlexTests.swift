import LayoutEngine
import Testing

/// CSS flexboxes whose frames can be computed by hand.
///
/// The figures follow from CSS Flexible Box Layout Level 1.
@Suite struct CSSFlexTests {
  private static func row(
    _ direction: FlexSpec.Direction = .row, wrap: FlexSpec.Wrap = .noWrap,
    justify: FlexSpec.JustifyContent = .flexStart, items: FlexSpec.AlignItems = .stretch,
    lines: FlexSpec.AlignContent = .stretch, overflow: FlexSpec.Overflow = .visible
  ) -> FlexSpec {
    FlexSpec(
      direction: direction, wrap: wrap, justifyContent: justify, alignItems: items,
      alignContent: lines, overflow: overflow, flexbox: .css)
  }

  private func widths(_ frames: [LayoutRect]) -> [Float] { frames.dropFirst().map(\.width) }

  // MARK: §4.5: automatic minimum sizes

  /// A text shrinks no further than its longest word, unless its overflow is hidden.
  @Test(arguments: [(FlexSpec.Overflow.visible, [40, 10] as [Float]), (.hidden, [25, 25])])
  func whatIsShownHasAnAutomaticMinimum(overflow: FlexSpec.Overflow, expected: [Float]) {
    let found = frames { root in
      root.flex(Self.row(), size: box(50, 40)) { row in
        row.text("HHHH H", as: FlexItem(flexShrink: 1, overflow: overflow), size: wide(60))
        row.view(as: FlexItem(flexShrink: 1), size: wide(60))
      }
    }
    #expect(widths(found) == expected)
  }

  /// The automatic minimum is at most the item's own length, and an explicit minimum replaces it.
  @Test func theAutomaticMinimumIsNoMoreThanTheWidth() {
    let found = frames { root in
      root.flex(Self.row(), size: box(50, 40)) { row in
        row.text("HHHH", as: FlexItem(flexShrink: 1), size: wide(30))
        row.text(
          "HHHH", as: FlexItem(flexShrink: 1), size: ElementSize(minWidth: .points(5)))
      }
    }
    #expect(widths(found) == [30, 20])
  }

  /// The automatic minimum of a nested flexbox follows from its content, not only from its own
  /// width.
  @Test func theAutomaticMinimumIsOfTheContent() {
    let found = frames { root in
      root.flex(Self.row(), size: box(50, 20)) { row in
        row.flex(Self.row(), as: FlexItem(flexShrink: 1), size: wide(60)) { inner in
          inner.view(size: wide(45))
        }
        row.view(as: FlexItem(flexShrink: 1), size: wide(30))
      }
    }
    #expect(widths(found) == [45, 45, 5])
  }

  @Test func aColumnHasAutomaticMinimumsToo() {
    let found = frames { root in
      root.flex(Self.row(.column), size: box(50, 30)) { column in
        column.flex(Self.row(.column), as: FlexItem(flexShrink: 1)) { $0.view(size: box(10, 40)) }
        column.view(as: FlexItem(flexShrink: 1), size: box(10, 20))
      }
    }
    #expect(found.map(\.height) == [30, 40, 40, 0])
  }

  // MARK: §9.7: flexible lengths

  /// Items that violate their minimum are frozen before those that violate their maximum.
  @Test func flexibleLengthsAreResolvedUntilNoneIsViolated() {
    let grow = FlexItem(flexGrow: 1)
    let found = frames { root in
      root.flex(Self.row(), size: box(300, 20)) { row in
        row.view(as: grow, size: ElementSize(maxWidth: .points(20)))
        row.view(as: grow, size: ElementSize(maxWidth: .points(100)))
        row.view(as: grow, size: ElementSize(minWidth: .points(110)))
        row.view(as: grow)
      }
    }
    #expect(widths(found) == [20, 85, 110, 85])
  }

  @Test func shrinkingGoesOnUntilNoneIsViolated() {
    let item = FlexItem(flexShrink: 1)
    let found = frames { root in
      root.flex(Self.row(), size: box(100, 20)) { row in
        row.view(as: item, size: ElementSize(width: .points(100), minWidth: .points(90)))
        row.view(as: item, size: ElementSize(width: .points(60), minWidth: .points(5)))
        row.view(as: item, size: ElementSize(width: .points(30), minWidth: .points(0)))
      }
    }
    // 10 are left of 90 by their sizes: 6⅔ and 3⅓, at whole pixels.
    #expect(widths(found) == [90, 7, 3])
  }

  /// Factors whose sum is less than 1 distribute only that fraction of the space that frozen items
  /// leave.
  @Test func smallFactorsTakeAShare() {
    let found = frames { root in
      root.flex(Self.row(), size: box(300, 20)) { row in
        row.view(size: ElementSize(minWidth: .points(40)))
        row.view(as: FlexItem(flexGrow: 0.5))
      }
    }
    #expect(widths(found) == [40, 130])
    let shrunk = frames { root in
      root.flex(Self.row(), size: box(100, 20)) { row in
        row.view(as: FlexItem(flexShrink: 0.25), size: wide(100))
        row.view(as: FlexItem(flexShrink: 0.25), size: wide(100))
      }
    }
    #expect(widths(shrunk) == [75, 75])
  }

  /// Shrinking is in proportion to the content box, without padding and border.
  @Test func paddingDoesNotShrink() {
    let found = frames { root in
      root.flex(Self.row(), size: box(100, 20)) { row in
        row.view(
          as: FlexItem(flexShrink: 1, padding: LayoutEdges(left: .points(50))), size: wide(100))
        row.view(as: FlexItem(flexShrink: 1), size: wide(100))
      }
    }
    // 100 are shared by 50 and 100.
    #expect(widths(found) == [67, 33])
  }

  // MARK: §9.2 and §9.8: definite sizes

  /// A percentage of an indefinite height is `auto`.
  ///
  /// A stretched height is definite.
  @Test func percentsOfHeights() {
    func heights(_ size: ElementSize, _ align: FlexItem.AlignSelf) -> [Float] {
      frames { root in
        root.flex(Self.row(), size: size) { row in
          row.view(size: box(10, 60))
          row.flex(Self.row(), as: FlexItem(alignSelf: align)) { inner in
            inner.view(size: ElementSize(width: .points(20), height: .percent(50)))
          }
        }
      }.map(\.height)
    }
    #expect(heights(.auto, .stretch) == [60, 60, 60, 30])
    #expect(heights(.auto, .flexStart) == [60, 60, 0, 0])
    #expect(heights(ElementSize(height: .points(80)), .stretch) == [80, 60, 80, 40])
  }

  /// Exact constraints make the height of the root definite, a maximum alone does not.
  @Test func anExactOfferIsDefinite() {
    func heights(_ range: SizeRange) -> [Float] {
      frames(in: range) { root in
        root.flex(Self.row(.column)) { column in
          column.view(size: ElementSize(width: .points(20), height: .percent(50)))
        }
      }.map(\.height)
    }
    #expect(heights(.exact(width: 100, height: 80)) == [80, 40])
    #expect(heights(SizeRange(max: LayoutSize(width: 100, height: 80))) == [0, 0])
  }

  /// Percentages count as 0 while a width is computed from the content, and refer to that width
  /// afterwards.
  @Test func percentsOfAWidthByContent() {
    let found = frames { root in
      root.flex(Self.row(items: .flexStart), size: wide(300)) { outer in
        outer.flex(Self.row()) { row in
          row.flex(Self.row(), as: FlexItem(flexShrink: 1), size: ElementSize(width: .percent(50)))
          { $0.view(size: wide(40)) }
          row.view(as: FlexItem(flexShrink: 1), size: wide(60))
        }
      }
    }
    // 50 and 60 in 100, shrunk by 10 in proportion.
    #expect(found.map(\.width) == [300, 100, 45, 40, 55])
  }

  // MARK: §9.9: intrinsic sizes

  /// In a width by content, an item that cannot grow counts as its basis at most, and one that
  /// cannot shrink as its basis at least.
  @Test func theBasisCountsInAWidthByContent() {
    func width(_ basis: Float, _ own: Float?, grow: Float, shrink: Float) -> Float {
      frames { root in
        root.flex(Self.row()) { row in
          row.view(
            as: FlexItem(flexGrow: grow, flexShrink: shrink, flexBasis: .points(basis)),
            size: own.map { wide($0) } ?? .auto)
        }
      }[0].width
    }
    #expect(width(10, 60, grow: 0, shrink: 1) == 10)
    #expect(width(10, 60, grow: 1, shrink: 1) == 60)
    #expect(width(50, nil, grow: 0, shrink: 1) == 0)
    #expect(width(50, nil, grow: 0, shrink: 0) == 50)
  }

  @Test func columnsStandSideBySideInAWidthByContent() {
    let found = frames { root in
      root.flex(Self.row(.column, wrap: .wrap), size: ElementSize(height: .points(100))) { column in
        column.view(size: box(20, 60))
        column.view(size: box(30, 60))
      }
    }
    #expect(found == [rect(0, 0, 50, 100), rect(0, 0, 20, 60), rect(20, 0, 30, 60)])
  }

  /// The least width of a wrapping row is that of its widest item, since each item may have a line
  /// of its own.
  @Test func aWrappingRowIsAsNarrowAsItsWidestItem() {
    let found = frames { root in
      root.flex(Self.row(), size: box(50, 40)) { outer in
        outer.flex(Self.row(wrap: .wrap), as: FlexItem(flexShrink: 1)) { row in
          row.view(size: box(30, 10))
          row.view(size: box(40, 10))
        }
        outer.view(as: FlexItem(flexShrink: 1), size: wide(100))
      }
    }
    #expect(found[1] == rect(0, 0, 40, 40))
    #expect(found[3].y == 20)
  }

  // MARK: Ratios

  @Test(arguments: [
    // A definite cross size gives the base size.
    (FlexItem.AlignSelf.stretch, 0 as Float, nil as Float?, nil as Float?, box(30, 30)),
    // The flexed length determines the cross size.
    (.flexStart, 1, nil, nil, box(60, 60)),
    // Stretching overrides the ratio if the width is set.
    (.stretch, 0, 20, nil, box(20, 30)),
    (.flexStart, 0, 20, nil, box(20, 20)),
    // If both lengths are set, the ratio has no effect.
    (.flexStart, 0, 20, 10, box(20, 10)),
  ])
  func ratios(
    align: FlexItem.AlignSelf, grow: Float, width: Float?, height: Float?, expected: ElementSize
  ) {
    let found = frames { root in
      root.flex(Self.row(), size: box(60, 30)) { row in
        row.view(
          as: FlexItem(flexGrow: grow, alignSelf: align, aspectRatio: 1),
          size: ElementSize(
            width: width.map { .points($0) } ?? .auto, height: height.map { .points($0) } ?? .auto))
      }
    }
    #expect(.points(found[1].width) == expected.width)
    #expect(.points(found[1].height) == expected.height)
  }

  /// The height from a ratio is at least that of the content, unless the overflow scrolls.
  @Test(arguments: [(FlexSpec.Overflow.visible, 60 as Float), (.scroll, 10)])
  func aRatioKeepsTheContent(overflow: FlexSpec.Overflow, height: Float) {
    let found = frames { root in
      root.flex(Self.row(.column), size: wide(100)) { column in
        column.text(
          "HHH HHH HHH", as: FlexItem(aspectRatio: 4, overflow: overflow), size: wide(40))
      }
    }
    #expect(found[1].height == height)
  }

  // MARK: §8 and Box Alignment: alignment

  /// `start` and `end` follow the writing direction, `flexStart` and `flexEnd` the flex direction.
  @Test(arguments: [
    (FlexSpec.JustifyContent.start, [20, 0] as [Float]), (.end, [80, 60]), (.flexStart, [80, 60]),
    (.flexEnd, [20, 0]), (.center, [50, 30]), (.spaceBetween, [80, 0]), (.spaceAround, [65, 15]),
    (.spaceEvenly, [60, 20]),
  ])
  func justification(justify: FlexSpec.JustifyContent, places: [Float]) {
    let found = frames { root in
      root.flex(Self.row(.rowReverse, justify: justify), size: box(100, 10)) { row in
        row.view(size: box(20, 10))
        row.view(size: box(20, 10))
      }
    }
    #expect(found.dropFirst().map(\.x) == places)
  }

  /// Overflowing items may be centred, but space is distributed only if the items do not overflow
  /// at the start.
  @Test(arguments: [
    (FlexSpec.JustifyContent.center, -15 as Float), (.end, -30), (.spaceBetween, 0),
    (.spaceAround, 0), (.spaceEvenly, 0),
  ])
  func justificationOfWhatOverflows(justify: FlexSpec.JustifyContent, place: Float) {
    let found = frames { root in
      root.flex(Self.row(justify: justify), size: box(50, 10)) { row in
        row.view(size: box(40, 10))
        row.view(size: box(40, 10))
      }
    }
    #expect(found[1].x == place)
    let turned = frames { root in
      root.flex(Self.row(.rowReverse, justify: justify), size: box(50, 10)) { row in
        row.view(size: box(40, 10))
        row.view(size: box(40, 10))
      }
    }
    // From the right, the first item is at 40 + 40 less its offset. `start` is still the left edge.
    let first: Float =
      switch justify {
      case .center: 25
      case .end: 10
      case .spaceBetween: 10
      default: 40
      }
    #expect(turned[1].x == first)
  }

  @Test(arguments: [
    (FlexItem.AlignSelf.start, 0 as Float), (.flexStart, 40), (.end, 40), (.flexEnd, 0),
    (.center, 20),
  ])
  func alignmentInLinesThatGoUpwards(align: FlexItem.AlignSelf, top: Float) {
    let found = frames { root in
      root.flex(Self.row(wrap: .wrapReverse), size: box(100, 50)) { row in
        row.view(as: FlexItem(alignSelf: align), size: box(20, 10))
      }
    }
    #expect(found[1].y == top)
  }

  /// Lines that run upwards also overflow upwards.
  @Test func linesThatGoUpwardsOverflowUpwards() {
    let found = frames { root in
      root.flex(Self.row(wrap: .wrapReverse), size: box(60, 20)) { row in
        row.view(size: box(50, 15))
        row.view(size: box(50, 15))
      }
    }
    #expect(found.dropFirst().map(\.y) == [5, -10])
  }

  @Test(arguments: [
    (FlexSpec.AlignContent.start, [0, 10] as [Float]), (.center, [20, 30]), (.end, [40, 50]),
    (.stretch, [0, 30]), (.spaceBetween, [0, 50]), (.spaceAround, [10, 40]),
    (.spaceEvenly, [13, 37]),
  ])
  func lines(align: FlexSpec.AlignContent, tops: [Float]) {
    let found = frames { root in
      root.flex(Self.row(wrap: .wrap, lines: align), size: box(30, 60)) { row in
        row.view(size: box(20, 10))
        row.view(size: box(20, 10))
      }
    }
    #expect(found.dropFirst().map(\.y) == tops)
  }

  /// `auto` margins take the free space, and are 0 if items overflow.
  @Test func autoMargins() {
    let auto = FlexItem(margin: LayoutEdges(top: .auto, left: .auto, bottom: .auto))
    let found = frames { root in
      root.flex(Self.row(justify: .center), size: box(100, 40)) { row in
        row.view(as: auto, size: box(30, 20))
        row.view(as: auto, size: box(20, 60))
      }
    }
    #expect(found.dropFirst() == [rect(25, 10, 30, 20), rect(80, 0, 20, 60)])
  }

  // MARK: Baselines

  /// The first baseline of a text is aligned with the lower edge of an item without a baseline.
  @Test func baselines() {
    let found = frames { root in
      root.flex(Self.row(items: .baseline)) { row in
        row.view(size: box(20, 50))
        row.text("HH HH", size: wide(20))
        row.view(
          as: FlexItem(margin: LayoutEdges(top: .auto), overflow: .hidden), size: box(20, 10))
      }
    }
    // A line of text has 16 of its 20 points above the baseline: 50 above in all, and 24 below.
    #expect(
      found == [rect(0, 0, 60, 74), rect(0, 0, 20, 50), rect(20, 34, 20, 40), rect(40, 64, 20, 10)])
  }

  /// A column's baseline is that of its first child in visual order, clamped to the column's edges
  /// if its overflow is hidden.
  @Test(arguments: [(FlexSpec.Direction.column, 30 as Float), (.columnReverse, 10)])
  func theBaselineOfAColumn(direction: FlexSpec.Direction, top: Float) {
    let found = frames { root in
      root.flex(Self.row(items: .baseline)) { row in
        row.view(size: box(10, 40))
        row.flex(Self.row(direction)) { column in
          column.view(size: box(10, 10))
          column.view(size: box(10, 30))
        }
      }
    }
    #expect(found[2].y == top)
  }

  // MARK: §4.1: absolute items

  /// Without insets an absolute box stands where it would as the only item, inside the padding.
  @Test func theStaticPosition() {
    let found = frames { root in
      root.flex(
        FlexSpec(
          direction: .row, justifyContent: .center, alignItems: .flexEnd, padding: .all(10),
          borderWidth: .all(5), flexbox: .css), size: box(100, 100)
      ) { $0.view(as: FlexItem(position: .absolute), size: box(20, 20)) }
    }
    #expect(found[1] == rect(40, 65, 20, 20))
  }

  @Test(
    arguments: [
      // Between two insets the box fills the space. With one inset it is at most as wide as the
      // remaining space.
      (
        FlexItem(insets: LayoutEdges(left: .points(10), right: .points(20)), position: .absolute),
        10, 70
      ),
      (FlexItem(insets: LayoutEdges(left: .points(40)), position: .absolute), 40, 60),
      (FlexItem(insets: LayoutEdges(right: .points(40)), position: .absolute), 0, 60),
      // `auto` margins between two insets take the free space. If that is negative, the one at the
      // start is 0.
      (
        FlexItem(
          margin: LayoutEdges(left: .auto, right: .points(5)),
          insets: LayoutEdges(left: .points(10), right: .points(80)), position: .absolute), 10, 5
      ),
    ] as [(FlexItem, Float, Float)])
  func absoluteWidths(item: FlexItem, left: Float, width: Float) {
    let found = frames { root in
      root.flex(Self.row(), size: box(100, 100)) { $0.text("HHHH HHHH HHHH HHHH", as: item) }
    }
    #expect(found[1].x == left)
    #expect(found[1].width == width)
  }

  @Test func aBoxThatSharesNoBaselineStandsAtTheStartOfTheScript() {
    for (wrap, direction, left) in [
      (FlexSpec.Wrap.noWrap, FlexSpec.Direction.Layout.ltr, 0 as Float), (.wrapReverse, .ltr, 0),
      (.noWrap, .rtl, -10), (.wrapReverse, .rtl, -10),
    ] {
      var column = Self.row(.column, wrap: wrap, items: .baseline)
      column.layoutDirection = direction
      let found = frames { root in
        root.flex(column, size: box(40, 40)) {
          $0.view(as: FlexItem(position: .absolute), size: box(50, 10))
        }
      }
      #expect(found[1] == rect(left, 0, 50, 10), "\(wrap) \(direction)")
    }
  }

  /// The minimum wins over the maximum.
  @Test func theLeastLengthWins() {
    let found = frames { root in
      root.flex(Self.row(), size: box(100, 100)) { row in
        row.view(
          as: FlexItem(
            insets: LayoutEdges(bottom: .points(10), right: .points(10)), position: .absolute),
          size: ElementSize(
            minWidth: .points(50), maxWidth: .points(40), minHeight: .points(60),
            maxHeight: .points(30)))
      }
    }
    #expect(found[1] == rect(40, 30, 50, 60))
  }

  // MARK: CSS flexboxes beside other layouts

  /// CSS and Yoga flexboxes in each other: each lays out its own children.
  @Test func flexboxesOfBothKinds() {
    func found(_ outer: FlexSpec.Flexbox, _ inner: FlexSpec.Flexbox) -> [Float] {
      frames { root in
        root.flex(FlexSpec(direction: .row, flexbox: outer), size: box(100, 20)) { row in
          row.flex(
            FlexSpec(direction: .row, flexbox: inner), as: FlexItem(flexGrow: 1, flexShrink: 1)
          ) { line in
            line.text("HHHH", as: FlexItem(flexShrink: 1))
            line.view(as: FlexItem(flexShrink: 1), size: wide(80))
          }
        }
      }.map(\.width)
    }
    // The content of the inner flexbox needs at least 120 points, which an outer Yoga flexbox
    // ignores.
    #expect(found(.css, .css) == [100, 120, 40, 80])
    #expect(found(.yoga, .css) == [100, 100, 40, 60])
    #expect(found(.css, .yoga) == [100, 120, 40, 80])
  }

  /// A CSS flexbox in a stack has the width of its content, at most that of the constraints.
  @Test func inAStack() {
    let found = frames(in: .width(100)) { root in
      root.stack(StackSpec(direction: .vertical)) { stack in
        stack.flex(Self.row()) { $0.text("HHHH HHHH HHHH", as: FlexItem(flexShrink: 1)) }
        stack.flex(Self.row()) { $0.text("HH") }
      }
    }
    #expect(found[1] == rect(0, 0, 100, 40))
    #expect(found[3] == rect(0, 40, 100, 20))
  }
}

private func box(_ width: Float, _ height: Float) -> ElementSize { .points(width, height) }

private func wide(_ width: Float) -> ElementSize { ElementSize(width: .points(width)) }
