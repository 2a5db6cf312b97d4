import LayoutEngine
import Testing

/// The formulas of flexbox with figures that distinguish each of their operands, on plain lines and
/// on general lines.
@Suite struct FlexFormulaTests {
  /// A `wrap` that never takes effect makes the solver use the general path.
  private static let wraps = [FlexSpec.Wrap.noWrap, .wrap]

  private func lengths(
    _ spec: FlexSpec, _ length: Float, isRow: Bool,
    _ children: (inout Children<FlexItem>) -> Void
  ) -> [[Float]] {
    var spec = spec
    spec.direction = isRow ? .row : .column
    let size: ElementSize = isRow ? .points(length, 50) : .points(50, length)
    let frames = frames { root in root.flex(spec, size: size) { children(&$0) } }
    return frames.dropFirst().map { isRow ? [$0.x, $0.width] : [$0.y, $0.height] }
  }

  private func size(_ length: Float, isRow: Bool) -> ElementSize {
    isRow ? .points(length, 20) : .points(20, length)
  }

  // Of 120 points, children of 10, 20 and 30 leave 60.

  @Test func freeSpaceStandsWhereItIsSaid() {
    let cases: [(FlexSpec.JustifyContent, [Float])] = [
      (.start, [0, 10, 30]), (.center, [30, 40, 60]), (.end, [60, 70, 90]),
      (.spaceBetween, [0, 40, 90]), (.spaceAround, [10, 40, 80]), (.spaceEvenly, [15, 40, 75]),
    ]
    for (justify, places) in cases {
      for wrap in Self.wraps {
        for isRow in [true, false] {
          let found = lengths(FlexSpec(wrap: wrap, justifyContent: justify), 120, isRow: isRow) {
            for length in [10, 20, 30] as [Float] { $0.view(size: size(length, isRow: isRow)) }
          }
          #expect(found.map { $0[0] } == places, "\(justify) \(wrap)")
        }
      }
    }
  }

  /// Of 120 points, children of 10 and 20 in margins of 3 and 7 leave 70.
  ///
  /// Each child takes half, so nothing is left to be justified.
  @Test(arguments: FlexSpec.JustifyContent.allCases)
  func whatGrowsStandsWithinItsMargins(justify: FlexSpec.JustifyContent) {
    for wrap in Self.wraps {
      for isRow in [true, false] {
        let found = lengths(FlexSpec(wrap: wrap, justifyContent: justify), 120, isRow: isRow) {
          let margin =
            isRow
            ? LayoutEdges(top: .points(1), left: .points(3), bottom: .points(2), right: .points(7))
            : LayoutEdges(top: .points(3), left: .points(1), bottom: .points(7), right: .points(2))
          for length in [10, 20] as [Float] {
            $0.view(as: FlexItem(flexGrow: 1, margin: margin), size: size(length, isRow: isRow))
          }
        }
        #expect(found == [[3, 45], [58, 55]], "\(wrap)")
      }
    }
  }

  // Three lines of 20 points in 120, and in slightly more than 60.

  @Test(
    arguments: [
      (FlexSpec.AlignContent.start, [0, 20, 40]), (.center, [30, 50, 70]), (.end, [60, 80, 100]),
      (.stretch, [0, 40, 80]), (.spaceBetween, [0, 50, 100]), (.spaceAround, [10, 50, 90]),
      (.spaceEvenly, [15, 50, 85]),
    ] as [(FlexSpec.AlignContent, [Float])])
  func linesStandAsTheyAreAligned(align: FlexSpec.AlignContent, places: [Float]) {
    for isRow in [true, false] {
      let spec = FlexSpec(
        direction: isRow ? .row : .column, wrap: .wrap, alignItems: .start, alignContent: align)
      for rest in [60, 0.75] as [Float] {
        let size: ElementSize = isRow ? .points(50, 60 + rest) : .points(60 + rest, 50)
        let frames = frames(in: .unbounded, LayoutEnvironment(scale: 64)) { root in
          root.flex(spec, size: size) { flex in
            for _ in 0..<3 { flex.view(size: isRow ? .points(50, 20) : .points(20, 50)) }
          }
        }
        let shifted = zip([0, 20, 40], places).map { $0 + ($1 - $0) * rest / 60 }
        #expect(frames.dropFirst().map { isRow ? $0.y : $0.x } == shifted, "\(rest)")
      }
    }
  }

  /// An item whose padding exceeds its maximum is 20 longer than computed before.
  ///
  /// The other items shrink if there is free space to distribute, and not otherwise (Yoga).
  @Test(arguments: [(100, 60), (101, 41)] as [(Float, Float)])
  func whatAPaddingAddsIsTakenOfFreeSpaceAlone(length: Float, other: Float) {
    let found = lengths(FlexSpec(wrap: .wrap), length, isRow: true) {
      $0.view(
        as: FlexItem(flexGrow: 1, padding: LayoutEdges(left: .points(30), right: .points(30))),
        size: ElementSize(maxWidth: .points(40)))
      $0.view(as: FlexItem(flexShrink: 1), size: .points(60, 20))
    }
    #expect(found == [[0, 60], [60, other]])
  }

  // A percentage equals the points that it resolves to in 200 × 100, of either axis.

  private typealias Change =
    @Sendable (inout FlexSpec, inout FlexItem, inout ElementSize, LayoutDimension) -> Void

  private static let percentages: [(name: String, whole: Float, change: Change)] = [
    ("width", 200, { $2.width = $3 }), ("height", 100, { $2.height = $3 }),
    ("minWidth", 200, { $2.minWidth = $3 }), ("minHeight", 100, { $2.minHeight = $3 }),
    ("maxWidth", 200, { $2.maxWidth = $3 }), ("maxHeight", 100, { $2.maxHeight = $3 }),
    ("marginLeft", 200, { $1.margin = LayoutEdges(left: $3) }),
    ("marginTop", 200, { $1.margin = LayoutEdges(top: $3) }),
    ("marginRight", 200, { $1.margin = LayoutEdges(right: $3) }),
    ("marginBottom", 200, { $1.margin = LayoutEdges(bottom: $3) }),
    ("paddingLeft", 200, { $1.padding = LayoutEdges(left: $3) }),
    ("paddingTop", 200, { $1.padding = LayoutEdges(top: $3) }),
    ("paddingRight", 200, { $1.padding = LayoutEdges(right: $3) }),
    ("paddingBottom", 200, { $1.padding = LayoutEdges(bottom: $3) }),
    ("left", 200, { $1.insets = LayoutEdges(left: $3) }),
    ("top", 100, { $1.insets = LayoutEdges(top: $3) }),
    ("right", 200, { $1.insets = LayoutEdges(right: $3) }),
    ("bottom", 100, { $1.insets = LayoutEdges(bottom: $3) }),
    ("columnGap", 200, { $0.columnGap = $3 }), ("rowGap", 100, { $0.rowGap = $3 }),
  ]

  @Test(arguments: percentages.map(\.name))
  func aPercentageIsOfOneAxis(name: String) throws {
    let (_, whole, change) = try #require(Self.percentages.first { $0.name == name })
    expectAlike([.percent(10), .points(whole / 10)]) { change(&$0, &$1, &$2, $3) }
  }

  private static var edges: [(name: String, edge: WritableKeyPath<LayoutEdges, LayoutDimension?>)] {
    [
      ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
      ("start", \.start), ("end", \.end), ("horizontal", \.horizontal),
      ("vertical", \.vertical),
    ]
  }

  /// A percentage on any edge equals its points also if another edge is set in points, even where
  /// both apply to the same side in one direction.
  @Test(arguments: edges.map(\.name))
  func soItIsBesidePoints(name: String) throws {
    let edge = try #require(Self.edges.first { $0.name == name }).edge
    let isUpright = [\LayoutEdges.top, \.bottom, \.vertical].contains(edge)
    let kinds: [(WritableKeyPath<FlexItem, LayoutEdges>, ofHeight: Bool)] = [
      (\.margin, false), (\.padding, false), (\.insets, isUpright),
    ]
    for (other, points) in Self.edges where points != edge {
      for (kind, ofHeight) in kinds {
        expectAlike([.percent(10), .points(ofHeight ? 10 : 20)], "beside \(other)") {
          $1[keyPath: kind][keyPath: points] = .points(4)
          $1[keyPath: kind][keyPath: edge] = $3
        }
      }
    }
  }

  /// Expects all `lengths` to give the same frames in the same place, in 200 × 100 points, on
  /// either axis, in both directions, in the flow and out of it.
  private func expectAlike(
    _ lengths: [LayoutDimension], _ note: String = "",
    _ change: (inout FlexSpec, inout FlexItem, inout ElementSize, LayoutDimension) -> Void
  ) {
    let places: [(FlexItem.Position, FlexSpec.JustifyContent, FlexSpec.AlignItems)] = [
      (.relative, .start, .stretch), (.absolute, .start, .stretch), (.absolute, .center, .center),
      (.absolute, .end, .end),
    ]
    for (position, justify, align) in places {
      for isRow in [true, false] {
        for environment in [LayoutEnvironment(), rightToLeft] {
          let found = lengths.map { length in
            var (spec, item) = (FlexSpec(), FlexItem(flexGrow: 1, position: position))
            var size = ElementSize(minWidth: .points(9), minHeight: .points(9))
            spec.direction = isRow ? .row : .column
            spec.wrap = .wrap
            (spec.justifyContent, spec.alignItems) = (justify, align)
            change(&spec, &item, &size, length)
            return frames(in: .exact(width: 200, height: 100), environment) { root in
              root.flex(spec) { flex in
                flex.flex(as: item, size: size) { $0.view(as: FlexItem(flexGrow: 1)) }
                // The length along the column is that of its lines.
                var text = item
                text.flexGrow = nil
                flex.text("aaa bbb cc", as: text, size: ElementSize(width: .points(75)))
                flex.view(as: FlexItem(flexShrink: 1), size: .points(70, 60))
                flex.view(size: .points(150, 70))
              }
            }
          }
          for (other, length) in zip(found, lengths).dropFirst() {
            #expect(
              other == found[0],
              "\(length), \(position), \(justify), \(isRow ? "row" : "column") \(note)")
          }
        }
      }
    }
  }

  /// An item's maximum in percent refers to the whole length, 200, if the container grows.
  ///
  /// Otherwise it is taken twice: of 200, and of the resulting length of the container, 40 (Yoga).
  @Test(arguments: [(1, 40), (0, 8)] as [(Float, Float)])
  func aLimitOfSomePercentIsOfTheLine(grow: Float, length: Float) {
    for isRow in [true, false] {
      let most =
        isRow ? ElementSize(maxWidth: .percent(20)) : ElementSize(maxHeight: .percent(20))
      let range = SizeRange.exact(width: isRow ? 200 : 0, height: isRow ? 0 : 200)
      let found = frames(in: range) { root in
        root.flex(FlexSpec(direction: isRow ? .column : .row, alignItems: .start)) { outer in
          outer.flex(
            FlexSpec(direction: isRow ? .row : .column), as: FlexItem(flexGrow: grow)
          ) { flex in
            var size = most
            if isRow { size.width = .points(50) } else { size.height = .points(50) }
            flex.view(as: FlexItem(flexGrow: 1), size: size)
          }
        }
      }
      #expect(found.dropFirst().map { isRow ? $0.width : $0.height } == [length, length])
    }
  }

  /// An item of 20 with a margin of −50 takes −30 points.
  ///
  /// The container is as long as its padding, 100, which exceeds its minimum, so there is no free
  /// space: the item stands at 100 − 50 whatever its justification.
  @Test(arguments: FlexSpec.JustifyContent.allCases, [LayoutDimension.auto, .points(10)])
  func whatTakesLessThanNothingLeavesNoSpace(
    justify: FlexSpec.JustifyContent, least: LayoutDimension
  ) {
    for isRow in [true, false] {
      let found = frames(in: .exact(width: 300, height: 300)) { root in
        root.flex(FlexSpec(direction: isRow ? .column : .row, alignItems: .start)) { outer in
          outer.flex(
            FlexSpec(
              direction: isRow ? .row : .column, justifyContent: justify,
              padding: isRow ? LayoutEdges(left: .points(100)) : LayoutEdges(top: .points(100))),
            size: ElementSize(minWidth: least, minHeight: least)
          ) { flex in
            flex.view(
              as: FlexItem(
                margin: isRow ? LayoutEdges(left: .points(-50)) : LayoutEdges(top: .points(-50))),
              size: .points(20, 20))
          }
        }
      }
      #expect(found[1] == (isRow ? rect(0, 0, 100, 20) : rect(0, 0, 20, 100)))
      #expect(found[2] == (isRow ? rect(50, 0, 20, 20) : rect(0, 50, 20, 20)))
    }
  }

  /// Baselines at 30 and 16 below the top leave 4 points below them.
  @Test func aLineIsAsThickAsItsBaselinesMakeIt() {
    let found = frames { root in
      root.wrapper { wrapper in
        wrapper.flex(FlexSpec(direction: .row, alignItems: .baseline)) { row in
          row.view(size: .points(10, 30))
          row.flex(FlexSpec(direction: .row)) { $0.text("a") }
        }
      }
    }
    #expect(found[1] == rect(0, 0, 20, 34))
    #expect(found[3] == rect(10, 14, 10, 20))
  }

  /// CSS Flexbox §8.5: a baseline at 10 below the top, beside one at 40.
  @Test(arguments: [FlexSpec.Direction.row, .column])
  func aContainerHasTheBaselineOfItsFirstItem(direction: FlexSpec.Direction) {
    let found = frames { root in
      root.wrapper { wrapper in
        wrapper.flex(FlexSpec(direction: .row, alignItems: .baseline)) { row in
          row.flex(FlexSpec(direction: direction, alignItems: .start)) {
            $0.view(size: .points(10, 10))
            $0.view(size: .points(10, 30))
          }
          row.view(size: .points(10, 40))
        }
      }
    }
    #expect(found[2].y == 30)
    #expect(found[5].y == 0)
  }

  @Test func aRootIsNoLongerThanItsItemsThoughTheyGrow() {
    let found = frames(in: SizeRange(max: LayoutSize(width: 200, height: 100))) { root in
      root.wrapper { wrapper in
        wrapper.flex(FlexSpec(direction: .row)) { row in
          row.view(as: FlexItem(flexGrow: 1), size: .points(50, 10))
        }
      }
    }
    #expect(found[1] == rect(0, 0, 50, 10))
    #expect(found[2] == rect(0, 0, 50, 10))
  }

  @Test func anElementOfAnotherFamilyMayBeOnePointLarge() {
    let found = frames { root in
      root.flex(FlexSpec(direction: .row)) { row in
        row.wrapper(size: .points(1, 1)) { $0.view() }
      }
    }
    #expect(found[2] == rect(0, 0, 1, 1))
  }

  /// An element of another family is laid out within its insets: 60 × 50 points, of which padding
  /// and border take 3 + 5 above, 4 + 6 on the left, 1 + 2 below and 7 + 8 on the right.
  @Test(arguments: FlexSpec.Direction.allCases)
  func anElementOfAnotherFamilyHasItsContentWithinItsEdges(direction: FlexSpec.Direction) {
    let padding = LayoutEdges(
      top: .points(3), left: .points(4), bottom: .points(1), right: .points(7))
    let border = LayoutEdges(
      top: .points(5), left: .points(6), bottom: .points(2), right: .points(8))
    let found = frames { root in
      root.flex(FlexSpec(direction: direction), size: .points(60, 50)) { flex in
        flex.center(
          as: FlexItem(padding: padding, borderWidth: border), size: .points(60, 50)
        ) { $0.view(size: .points(15, 9)) }
        flex.stack(
          StackSpec(direction: .horizontal, alignItems: .stretch),
          as: FlexItem(padding: padding, borderWidth: border), size: .points(60, 50)
        ) { $0.view(as: StackItem(flexGrow: 1)) }
      }
    }
    // 35 × 39 points are left: one view is centred in them, the other fills them.
    #expect(found[1] == rect(found[1].x, found[1].y, 60, 50))
    #expect(found[2] == rect(10 + 10, 8 + 15, 15, 9))
    #expect(found[4] == rect(10, 8, 35, 39))
  }

  /// A text starts at the previous pixel, here of half a point.
  ///
  /// A text of whole pixels keeps its length, and any other is extended to the next pixel (Yoga).
  @Test(arguments: [(10.5, 10.5), (10.3, 11)] as [(Float, Float)])
  func aTextIsMovedAndNotCut(length: Float, framed: Float) {
    let found = frames(in: .unbounded, LayoutEnvironment(scale: 2)) { root in
      root.flex(FlexSpec(alignItems: .start, padding: .all(0.25))) {
        $0.text("a", size: .points(length, length))
      }
    }
    #expect(found[1] == rect(0, 0, framed, framed))
  }

  @Test func aTextBehindAViewOfWhichAsLittleIsSaidIsAText() {
    let found = frames { root in
      root.flex(FlexSpec(direction: .row)) { row in
        row.view()
        row.text("ab")
        row.view()
        row.view()
        row.text("abc")
      }
    }
    #expect(found.dropFirst().map(\.width) == [0, 20, 0, 0, 30])
  }

  /// Equal limits determine a length, and the ratio computes the other length from it (Yoga).
  @Test func limitsThatAreOneDecide() {
    let found = frames(in: .exact(width: 200, height: 100)) { root in
      root.flex(FlexSpec(direction: .row, alignItems: .start)) { flex in
        flex.view(
          as: FlexItem(aspectRatio: 2),
          size: ElementSize(minHeight: .points(30), maxHeight: .points(30)))
      }
    }
    #expect(found[1] == rect(0, 0, 60, 30))
  }

  /// Equal limits override the item's own length if both are points or both are percentages.
  ///
  /// Otherwise the ratio uses the item's length, 70 points or 35 % of 200, before it is clamped
  /// (Yoga).
  @Test(
    arguments: [
      (.points(30), .points(30), 30), (.percent(15), .percent(15), 30),
      (.points(30), .percent(15), nil), (.percent(15), .points(30), nil),
      (.points(30), .points(31), nil), (.percent(15), .percent(16), nil),
      (.percent(15), .auto, nil), (.auto, .points(30), nil), (.points(0), .points(0), 0),
    ] as [(LayoutDimension, LayoutDimension, Float?)])
  func soTheyDoWhateverIsSaid(least: LayoutDimension, most: LayoutDimension, decided: Float?) {
    func points(_ dimension: LayoutDimension) -> Float? {
      switch dimension {
      case .auto: nil
      case .points(let points): points
      case .percent(let percent): percent * 2
      case .mixed(let mixed): mixed.percent * 2 + mixed.points
      }
    }
    for said in [LayoutDimension.auto, .points(70), .percent(35)] {
      for isRow in [true, false] {
        let found = frames(in: .exact(width: 200, height: 200)) { root in
          root.flex(FlexSpec(direction: isRow ? .row : .column, alignItems: .start)) { flex in
            flex.view(
              as: FlexItem(aspectRatio: 2),
              size: isRow
                ? ElementSize(height: said, minHeight: least, maxHeight: most)
                : ElementSize(width: said, minWidth: least, maxWidth: most))
          }
        }
        let given = decided ?? (said.isAuto ? 0 : 70)
        let held = max(points(least) ?? 0, min(given, points(most) ?? .infinity))
        #expect(
          found[1] == (isRow ? rect(0, 0, given * 2, held) : rect(0, 0, held, given / 2)),
          "\(said)")
      }
    }
  }

  /// An infinite or invalid number counts as not set: no margin, padding or gap, and no inset.
  @Test(
    arguments: percentages.map(\.name).filter { !$0.hasSuffix("idth") && !$0.hasSuffix("eight") })
  func whatIsNoNumberIsNotSaid(name: String) throws {
    let (_, _, change) = try #require(Self.percentages.first { $0.name == name })
    let isInset = ["left", "top", "right", "bottom"].contains(name)
    let none = isInset ? LayoutDimension.auto : .points(0)
    let unsaid = [Float.nan, .infinity, -.infinity].flatMap {
      [LayoutDimension.points($0), .percent($0)]
    }
    expectAlike([none] + unsaid) { change(&$0, &$1, &$2, $3) }
  }

  @Test(arguments: edges.map(\.name))
  func norIsItBesideANumber(name: String) throws {
    let edge = try #require(Self.edges.first { $0.name == name }).edge
    let unsaid = [Float.nan, .infinity].flatMap { [LayoutDimension.points($0), .percent($0)] }
    for other in [LayoutDimension.points(4), .percent(4)] {
      expectAlike([.points(0)] + unsaid, "margin beside \(other)") {
        $1.margin = LayoutEdges(bottom: other, right: other)
        $1.margin[keyPath: edge] = $3
      }
      expectAlike([.points(0)] + unsaid, "padding beside \(other)") {
        $1.padding = LayoutEdges(bottom: other, right: other)
        $1.padding[keyPath: edge] = $3
      }
    }
    expectAlike([.points(0), .points(.nan), .points(.infinity), .percent(50), .auto], "border") {
      $1.borderWidth = LayoutEdges(bottom: .points(4), right: .points(4))
      $1.borderWidth[keyPath: edge] = $3
    }
  }

  /// `auto` margins are counted in the owner's direction (Yoga).
  ///
  /// In a container from left to right, the left margin is also the one at the start, of 7 points,
  /// so the other 63 of 100 are distributed by `justifyContent`. If the container and its owner
  /// have the same direction, the `auto` margin is the first and takes all 63, or there is none.
  @Test(
    arguments: [
      (.ltr, .rtl, [42, 32]), (.rtl, .rtl, [73, 0]), (.ltr, .ltr, [39, 59]), (.rtl, .ltr, [7, 27]),
    ] as [(WritingDirection, FlexSpec.Direction.Layout, [Float])])
  func autoMarginsAreCountedInTheDirectionAround(
    around: WritingDirection, own: FlexSpec.Direction.Layout, places: [Float]
  ) {
    // The container is in the root's box, or one box deeper.
    for depth in 0...1 {
      func add(_ flex: inout Children<FlexItem>, _ depth: Int) {
        guard depth == 0 else { return flex.flex { add(&$0, depth - 1) } }
        flex.flex(
          FlexSpec(direction: .row, justifyContent: .center, layoutDirection: own),
          size: .points(100, 30)
        ) { row in
          row.view(
            as: FlexItem(margin: LayoutEdges(left: .auto, start: .points(7))), size: .points(20, 10)
          )
          row.view(size: .points(10, 10))
        }
      }
      let found = frames(
        in: .exact(width: 200, height: 50), LayoutEnvironment(direction: around)
      ) { root in root.flex { add(&$0, depth) } }
      #expect(found.suffix(2).map(\.x) == places, "\(depth)")
    }
  }

  /// A text of one line takes 20 points, and at most the height of its row, whether it is wider or
  /// narrower than that.
  @Test(arguments: ["a", "aaa"])
  func aTextIsNoHigherThanItMayBe(text: String) {
    let width = Float(10 * text.count)
    for height in [5, 10, 15, 19, 20, 25] as [Float] {
      for padding in [0, 3] as [Float] {
        let item = FlexItem(padding: LayoutEdges(top: .points(padding)))
        let found = frames { root in
          root.flex(
            FlexSpec(direction: .row, alignItems: .start),
            size: ElementSize(height: .points(height))
          ) { $0.text(TextSpec(content: .verbatim(text)), as: item) }
        }
        #expect(
          found[1] == rect(0, 0, width, min(20 + padding, height)), "\(height), \(padding)")
      }
    }
  }

  /// A text that grows has its grown width, in a row as high as the text.
  @Test(arguments: FlexSpec.AlignItems.allCases.filter { $0 != .baseline })
  func aTextIsAsWideAsItGrows(align: FlexSpec.AlignItems) {
    for limit in [LayoutDimension.auto, .points(999)] {
      let found = frames(in: .width(100)) { root in
        root.flex(FlexSpec(direction: .row, alignItems: align)) { row in
          row.text(
            "aa", as: FlexItem(flexGrow: 1), size: ElementSize(maxWidth: limit))
          row.view(size: .points(10, 20))
        }
      }
      #expect(found.dropFirst() == [rect(0, 0, 90, 20), rect(90, 0, 10, 20)])
    }
  }

  /// In a column as wide as its content, the width of an absolute text is not clamped to that
  /// content (Yoga).
  @Test func anAbsoluteTextIsHeldToAWidthThatIsDecidedAlone() {
    for (width, text) in [
      (LayoutDimension.auto, rect(0, 0, 70, 20)), (.points(40), rect(0, 0, 40, 40)),
    ] {
      let found = frames { root in
        root.wrapper { wrapper in
          wrapper.flex(size: ElementSize(width: width, height: .points(50))) { flex in
            flex.view(size: .points(40, 10))
            flex.text(
              "aaaa bb", as: FlexItem(insets: LayoutEdges(top: .points(0)), position: .absolute))
          }
        }
      }
      #expect(found[3] == text)
    }
  }

  /// 30 points are missing, shared in proportion 60 × 1 to 40 × 2.
  ///
  /// Edges are rounded.
  @Test func whatIsLackingIsSharedByLengthAndFactor() {
    for isRow in [true, false] {
      // A maximum, though it is never reached, makes the solver use the general path.
      for limit in [LayoutDimension.auto, .points(999)] {
        let found = lengths(FlexSpec(), 70, isRow: isRow) {
          $0.view(as: FlexItem(flexShrink: 1, flexBasis: .points(60)))
          $0.view(
            as: FlexItem(flexShrink: 2, flexBasis: .points(40)),
            size: ElementSize(maxWidth: limit, maxHeight: limit))
        }
        #expect(found == [[0, 47], [47, 23]])
      }
    }
  }

  /// The only flexible item starts from 0 and takes the remaining space.
  ///
  /// If none is left, it is as long as its padding, and its ratio makes its thickness 0 (Yoga).
  @Test func ofNothingARatioMakesNothing() {
    for isRow in [true, false] {
      // A maximum, though it is never reached, makes the solver use the general path.
      for limit in [LayoutDimension.auto, .points(999)] {
        let found = frames { root in
          root.flex(
            FlexSpec(direction: isRow ? .row : .column, alignItems: .start),
            size: .points(100, 100)
          ) { flex in
            flex.view(
              as: FlexItem(
                flexGrow: 1, flexShrink: 1, padding: LayoutEdges(top: .points(8), left: .points(8)),
                aspectRatio: isRow ? 0.5 : 2))
            flex.view(
              size: ElementSize(
                width: .points(200), height: .points(200), maxWidth: limit, maxHeight: limit))
          }
        }
        #expect(found[1] == rect(0, 0, 8, 8), "\(limit)")
      }
    }
  }

  /// Of 100 points the first item takes at most 20, and the others share the rest.
  @Test func whatIsFullLeavesItsShareToOthers() {
    for isRow in [true, false] {
      let found = lengths(FlexSpec(), 100, isRow: isRow) {
        $0.view(
          as: FlexItem(flexGrow: 1),
          size: isRow ? ElementSize(maxWidth: .points(20)) : ElementSize(maxHeight: .points(20)))
        $0.view(as: FlexItem(flexGrow: 1))
        $0.view(as: FlexItem(flexGrow: 3))
      }
      #expect(found == [[0, 20], [20, 20], [40, 60]])
    }
  }

  /// Of three times 50 points in 95, the first item keeps 45: by its minimum, and by its padding.
  @Test func whatIsLeastTakesFromOthers() {
    for isRow in [true, false] {
      let least = isRow ? ElementSize(minWidth: .points(45)) : ElementSize(minHeight: .points(45))
      let sides =
        isRow ? LayoutEdges(horizontal: .points(22.5)) : LayoutEdges(vertical: .points(22.5))
      for (size, padding) in [(least, LayoutEdges.none), (ElementSize.auto, sides)] {
        let found = lengths(FlexSpec(), 95, isRow: isRow) {
          $0.view(as: FlexItem(flexShrink: 1, flexBasis: .points(50), padding: padding), size: size)
          $0.view(as: FlexItem(flexShrink: 1, flexBasis: .points(50)))
          $0.view(as: FlexItem(flexShrink: 1, flexBasis: .points(50)))
        }
        #expect(found == [[0, 45], [45, 25], [70, 25]])
      }
    }
  }

  /// The ratio applies to the box without its margins.
  @Test func anAbsoluteChildKeepsItsRatio() {
    let frames = frames { root in
      root.flex(size: .points(200, 200)) { flex in
        let wide = FlexItem(
          margin: LayoutEdges(top: .points(3), left: .points(5)),
          insets: LayoutEdges(top: .points(10), left: .points(10)), position: .absolute,
          aspectRatio: 2)
        flex.view(as: wide, size: ElementSize(width: .points(40)))
        flex.view(as: wide, size: ElementSize(height: .points(40)))
      }
    }
    #expect(frames.dropFirst() == [rect(15, 13, 40, 20), rect(15, 13, 80, 40)])
  }

  /// An inset counts from the box around the static one.
  ///
  /// On an axis without an inset the child stands where it would without being absolute (CSS
  /// Position §3.5, §4.2).
  @Test func anAbsoluteChildOfAStaticBoxCountsEachInsetForItself() {
    let places: [(LayoutEdges, Float, Float)] = [
      (LayoutEdges(), 0, 0),
      (LayoutEdges(left: .points(50)), 20, 0),
      (LayoutEdges(top: .points(60)), 0, 40),
      (LayoutEdges(top: .points(60), left: .points(50)), 20, 40),
    ]
    for (insets, x, y) in places {
      let frames = frames { root in
        root.flex(FlexSpec(alignItems: .start), size: .points(200, 200)) { flex in
          let box = FlexItem(
            margin: LayoutEdges(top: .points(20), left: .points(30)), position: .static)
          flex.flex(as: box, size: .points(100, 100)) { inner in
            inner.view(
              as: FlexItem(insets: insets, position: .absolute), size: .points(10, 10))
          }
        }
      }
      #expect(frames.dropFirst() == [rect(30, 20, 100, 100), rect(x, y, 10, 10)], "\(insets)")
    }
  }

  /// A ratio in a line: along it, across it, and both ways round.
  @Test func aChildKeepsItsRatio() {
    for (isRow, given, other) in [(true, 40, 20), (false, 40, 80)] as [(Bool, Float, Float)] {
      for wrap in Self.wraps {
        let frames = frames { root in
          root.flex(
            FlexSpec(direction: isRow ? .row : .column, wrap: wrap, alignItems: .start),
            size: .points(200, 200)
          ) { flex in
            flex.view(
              as: FlexItem(aspectRatio: 2),
              size: isRow ? ElementSize(width: .points(given)) : ElementSize(height: .points(given))
            )
          }
        }
        let size = isRow ? (given, other) : (other, given)
        #expect(frames[1] == rect(0, 0, size.0, size.1), "\(wrap)")
      }
    }
  }

  /// Padding is added to the limits of a content box: 10 along the row, 20 across it.
  @Test func limitsOfAContentAreWithoutPadding() {
    let sides = LayoutEdges(horizontal: .points(5), vertical: .points(10))
    let least = ElementSize(minWidth: .points(30), minHeight: .points(26))
    let most = ElementSize(maxWidth: .points(30), maxHeight: .points(26))
    let frames = frames { root in
      root.flex(FlexSpec(direction: .row), size: .points(200, 200)) { row in
        row.view(
          as: FlexItem(alignSelf: .start, padding: sides, boxSizing: .contentBox), size: least)
        row.view(as: FlexItem(flexGrow: 1, padding: sides, boxSizing: .contentBox), size: most)
      }
    }
    #expect(frames.dropFirst() == [rect(0, 0, 40, 46), rect(40, 0, 40, 46)])
  }
}
