import LayoutEngine
import SeededRandom
import Testing

/// Percentages and points added, in every family that takes percentages.
@Suite struct MixedLengthTests {
  private static func sum(_ percent: Float, _ points: Float) -> LayoutDimension {
    .sum(percent: percent, points: points)
  }

  // MARK: The value

  @Test(
    arguments: [
      (0, 0.125), (100, -20), (50, 8), (33.33, 0.5), (-125, 4096), (125, -4096), (-0.01, -0.125),
      (66.67, 12.625), (99.99, 4095.875), (12.5, -1),
    ] as [(Float, Float)])
  func bothPartsAreStored(percent: Float, points: Float) {
    let length = MixedLength(percent: percent, points: points)
    #expect(length.percent == percent && length.points == points)
    var edges = LayoutEdges(all: .uniform(.mixed(length)), start: .mixed(length))
    edges.vertical = .mixed(length)
    #expect(edges.start == .mixed(length) && edges.all == .uniform(.mixed(length)))
    #expect(edges.vertical == .mixed(length) && edges.left == nil)
  }

  @Test func everyHundredthAndEveryEighthIsStored() {
    for hundredth in -12_500...12_500 {
      let percent = Float(hundredth) / 100
      #expect(MixedLength(percent: percent, points: -3.5).percent == percent)
    }
    for eighth in -32_768...32_768 {
      let points = Float(eighth) / 8
      #expect(MixedLength(percent: 33.33, points: points).points == points)
    }
  }

  @Test(
    arguments: [
      (126, 4097, 125, 4096), (-.infinity, -.infinity, -125, -4096), (.nan, .nan, 0, 0),
      (33.333, 0.3, 33.33, 0.25), (12.346, -0.3, 12.35, -0.25),
    ] as [(Float, Float, Float, Float)])
  func partsAreRoundedAndClamped(
    percent: Float, points: Float, keptPercent: Float, keptPoints: Float
  ) {
    let length = MixedLength(percent: percent, points: points)
    #expect(length.percent == keptPercent && length.points == keptPoints)
  }

  @Test func aSumWithoutPointsIsThePercentage() {
    #expect(Self.sum(33.333, 0) == .percent(33.333) && Self.sum(500, -0.0) == .percent(500))
    #expect(Self.sum(50, 8) != Self.sum(50, -8) && Self.sum(50, 8) == Self.sum(50, 8))
  }

  /// Elements pay nothing for lengths that they do not have.
  @Test func aLengthIsNoLarger() {
    #expect(MemoryLayout<LayoutDimension>.size == 5)
    #expect(MemoryLayout<MixedLength>.size == MemoryLayout<Float>.size)
    #expect(MemoryLayout<LayoutEdges>.size == 52)
  }

  // MARK: Figures

  /// Of 200 points: 100% - 20 is 180, 50% + 8 is 108, and 10% - 50 is less than 0.
  @Test(arguments: [FlexSpec.Flexbox.yoga, .flexLayout, .css])
  func sizesInAFlexbox(flexbox: FlexSpec.Flexbox) {
    let found = frames(in: .exact(width: 200, height: 100)) { root in
      root.flex(FlexSpec(alignItems: .start, flexbox: flexbox)) { flex in
        flex.view(size: ElementSize(width: Self.sum(100, -20), height: Self.sum(10, 5)))
        flex.view(size: ElementSize(width: Self.sum(10, -50), height: .points(10)))
        flex.view(
          size: ElementSize(
            width: .points(10), height: .points(10), minWidth: Self.sum(50, 8)))
        flex.view(
          size: ElementSize(
            width: .points(190), height: .points(10), maxWidth: Self.sum(25, -5)))
        flex.view(as: FlexItem(flexBasis: Self.sum(20, -4)), size: .points(30, 50))
      }
    }
    #expect(
      found.dropFirst().elementsEqual([
        rect(0, 0, 180, 15), rect(0, 15, 0, 10), rect(0, 25, 108, 10), rect(0, 35, 45, 10),
        rect(0, 45, 30, 16),
      ]))
  }

  /// Margins and paddings refer to the width of 200 on all edges; margins may be negative.
  @Test(arguments: [FlexSpec.Flexbox.yoga, .css])
  func edgesInAFlexbox(flexbox: FlexSpec.Flexbox) {
    let found = frames(in: .exact(width: 200, height: 100)) { root in
      root.flex(FlexSpec(alignItems: .start, flexbox: flexbox)) { flex in
        flex.view(
          as: FlexItem(
            margin: LayoutEdges(top: Self.sum(5, -2), left: Self.sum(10, -30)),
            padding: .uniform(Self.sum(5, 2))),
          size: .auto)
        flex.view(as: FlexItem(padding: .uniform(Self.sum(5, -20))), size: .points(7, 7))
        flex.view(
          as: FlexItem(
            insets: LayoutEdges(
              top: Self.sum(50, -10), left: Self.sum(50, 8), bottom: Self.sum(20, -30)),
            position: .absolute),
          size: ElementSize(width: Self.sum(10, 1)))
      }
    }
    #expect(
      found.dropFirst().elementsEqual([
        rect(-10, 8, 24, 24), rect(0, 32, 7, 7), rect(108, 40, 21, 70),
      ]))
  }

  @Test(arguments: [FlexSpec.Flexbox.yoga, .css])
  func gaps(flexbox: FlexSpec.Flexbox) {
    let row = FlexSpec(direction: .row, columnGap: Self.sum(10, -4), flexbox: flexbox)
    let found = frames(in: .exact(width: 200, height: 100)) { root in
      root.flex(row) { flex in for _ in 0..<2 { flex.view(size: .points(10, 10)) } }
    }
    #expect(found.map(\.x) == [0, 0, 26])
    let less = frames(in: .exact(width: 200, height: 100)) { root in
      root.flex(FlexSpec(direction: .row, gap: Self.sum(10, -40), flexbox: flexbox)) { flex in
        for _ in 0..<2 { flex.view(size: .points(10, 10)) }
      }
    }
    #expect(less.map(\.x) == [0, 0, 10])
  }

  /// Tracks of 200 - 40 and 100 - 4 points and a gap of 10; the item refers to its area.
  @Test func grids() {
    let spec = GridSpec(
      columns: [
        .track(GridTrack(.length(Self.sum(100, -140)))),
        .track(GridTrack(.length(Self.sum(50, -4)))),
      ], rows: [.points(40)], columnGap: Self.sum(10, -10), justifyItems: .start,
      alignItems: .start)
    let found = frames(in: .exact(width: 200, height: 100)) { root in
      root.grid(spec) { grid in
        grid.view(size: ElementSize(width: Self.sum(100, -10), height: Self.sum(50, 5)))
        grid.view(
          as: GridItem(margin: LayoutEdges(left: Self.sum(25, 1))), size: .points(5, 5))
      }
    }
    #expect(found.dropFirst().elementsEqual([rect(0, 0, 50, 25), rect(95, 0, 5, 5)]))
  }

  @Test func boxSpecs() {
    let found = frames(in: .exact(width: 200, height: 100)) { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { stack in
        stack.view(size: ElementSize(width: Self.sum(100, -20), height: .points(10)))
        stack.view(as: StackItem(flexBasis: Self.sum(50, -10)), size: .points(5, 5))
        stack.view(size: ElementSize(width: Self.sum(1, -10), height: .points(10)))
      }
    }
    #expect(
      found.dropFirst().elementsEqual([
        rect(0, 0, 180, 10), rect(0, 10, 5, 40), rect(0, 50, 0, 10),
      ]))
    let inset = frames(in: .exact(width: 200, height: 100)) { root in
      root.inset(
        InsetSpec(insets: LayoutEdges(top: Self.sum(10, 5), left: Self.sum(10, -30)))
      ) { $0.view() }
    }
    #expect(inset[1] == rect(-10, 15, 210, 85))
    let absolute = frames(in: .exact(width: 200, height: 100)) { root in
      root.absolute { absolute in
        absolute.view(
          as: AbsoluteItem(
            sizeRange: DimensionRange(minWidth: Self.sum(50, 8), minHeight: Self.sum(50, -8))))
      }
    }
    #expect(absolute[1].width == 108 && absolute[1].height == 42)
  }

  /// Without a definite length, a sum is what the percentage alone is: `auto`, no limit or 0.
  @Test func nothingToReferTo() {
    for length in [LayoutDimension.percent(50), Self.sum(50, 8)] {
      let found = frames { root in
        root.flex { flex in
          flex.view(size: .points(40, 10))
          flex.text("aaa", size: ElementSize(height: length))
        }
      }
      #expect(found == [rect(0, 0, 40, 30), rect(0, 0, 40, 10), rect(0, 10, 40, 20)])
      let stack = frames { root in
        root.stack(StackSpec(direction: .vertical, alignItems: .start)) { stack in
          stack.text("aaa", as: StackItem(flexBasis: length), size: ElementSize(width: length))
        }
      }
      #expect(stack[1] == rect(0, 0, 30, 20))
      let inset = frames { root in
        root.inset(InsetSpec(insets: .uniform(length))) { $0.text("aaa") }
      }
      #expect(inset[1] == rect(0, 0, 30, 20))
    }
    let edges = LayoutEdges(top: Self.sum(-50, 8), left: Self.sum(50, 8))
    #expect(edges.sides(of: 40) == (-12, 28, 0, 0))
  }

  // MARK: Random trees

  @Test func randomSumsAreThePointsThatTheyStandFor() {
    for seed in firstSeed..<firstSeed + 400 {
      let sums = MixedTree.frames(seed, .sums)
      let points = MixedTree.frames(seed, .points)
      let differ = zip(sums, points).contains { sum, points in
        [
          sum.x - points.x, sum.y - points.y, sum.width - points.width,
          sum.height - points.height,
        ].contains { $0.magnitude > 0.05 }
      }
      #expect(!differ && sums.count == points.count, "seed \(seed)")
    }
  }

  @Test func randomSumsOfNoPointsAreThePercentages() {
    for seed in firstSeed..<firstSeed + 400 {
      #expect(
        MixedTree.frames(seed, .sumsOfNoPoints) == MixedTree.frames(seed, .percentages),
        "seed \(seed)")
    }
  }
}

/// A random tree of all families, whose lengths are written in one of several forms.
///
/// The outermost container has a size, so that each length in it is a number of points too.
private struct MixedTree {
  enum Form { case sums, points, sumsOfNoPoints, percentages }

  private var random: SeededGenerator
  private let form: Form

  static func frames(_ seed: UInt64, _ form: Form) -> [LayoutRect] {
    var tree = MixedTree(random: SeededGenerator(seed: seed), form: form)
    return LayoutEngineTests.frames(
      in: .exact(width: 512, height: 256), LayoutEnvironment(scale: 64)
    ) { root in
      tree.container(in: &root, NoPlacement(), .points(512, 256), (512, 256), depth: 0)
    }
  }

  private mutating func length(_ whole: Float, isSigned: Bool = false) -> (LayoutDimension, Float) {
    let percent = Float(Int.random(in: 0...4, using: &random) * 25)
    let points = Float(Int.random(in: -40...40, using: &random))
    let sum = whole * percent / 100 + (form == .sums || form == .points ? points : 0)
    let length: LayoutDimension =
      switch form {
      case .sums: .mixed(MixedLength(percent: percent, points: points))
      case .points: .points(isSigned ? sum : max(0, sum))
      case .sumsOfNoPoints: .mixed(MixedLength(percent: percent, points: 0))
      case .percentages: .percent(percent)
      }
    return (length, isSigned ? sum : max(0, sum))
  }

  private mutating func edges(_ whole: Float, isSigned: Bool = true) -> LayoutEdges {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: LayoutEdges(left: length(whole, isSigned: isSigned).0)
    case 1:
      LayoutEdges(
        top: length(whole, isSigned: isSigned).0, start: length(whole, isSigned: isSigned).0)
    case 2: .uniform(length(whole, isSigned: isSigned).0)
    default: .none
    }
  }

  private mutating func child<Item: Placement>(
    in children: inout Children<Item>, _ item: Item, _ whole: (Float, Float), depth: Int
  ) {
    let (width, points) = length(whole.0)
    let (height, high) = length(whole.1)
    var size = ElementSize(width: width, height: height)
    // The nested trees' own sizes may be clamped by what is around them, so that their lengths are
    // no longer known; they are only compared with percentages.
    let isNested = form == .sumsOfNoPoints || form == .percentages
    if isNested, depth < 3, Bool.random(using: &random) {
      return container(in: &children, item, size, (points, high), depth: depth + 1)
    }
    if Bool.random(using: &random) { size.maxWidth = length(whole.0).0 }
    if Bool.random(using: &random) { size.minHeight = length(whole.1).0 }
    children.view(as: item, size: size)
  }

  private mutating func container<Item: Placement>(
    in children: inout Children<Item>, _ item: Item, _ size: ElementSize, _ whole: (Float, Float),
    depth: Int
  ) {
    let count = Int.random(in: 1...3, using: &random)
    let kind = Int.random(in: 0..<6, using: &random)
    switch kind {
    case 0, 1, 2:
      let spec = FlexSpec(
        direction: Bool.random(using: &random) ? .row : .column,
        wrap: Bool.random(using: &random) ? .wrap : .noWrap, rowGap: length(whole.1).0,
        columnGap: length(whole.0).0, flexbox: [.yoga, .flexLayout, .css][kind])
      children.flex(spec, as: item, size: size) { flex in
        for _ in 0..<count {
          var item = FlexItem(flexShrink: 0)
          // The lengths of a container are those of its content box, so it has no padding.
          item.margin = edges(whole.0)
          if Bool.random(using: &random) {
            item.position = .absolute
            item.insets = LayoutEdges(left: length(whole.0, isSigned: true).0)
            // Yoga resolves some percentages of vertical insets against the width.
            let top = length(whole.1, isSigned: true).0
            if spec.flexbox == .css { item.insets.top = top }
          }
          child(in: &flex, item, whole, depth: depth)
          item.padding = edges(whole.0, isSigned: false)
          flex.view(as: item)
        }
      }
    case 3:
      let half = GridTrack.points(whole.0 / 2)
      let spec = GridSpec(
        columns: [.track(half), .track(half)], autoRows: [.points(64)])
      children.grid(spec, as: item, size: size) { grid in
        for _ in 0..<count {
          child(in: &grid, GridItem(margin: edges(whole.0 / 2)), (whole.0 / 2, 64), depth: depth)
        }
      }
    case 4:
      let isRow = Bool.random(using: &random)
      let spec = StackSpec(direction: isRow ? .horizontal : .vertical, alignItems: .start)
      children.stack(spec, as: item, size: size) { stack in
        for _ in 0..<count {
          let basis = length(isRow ? whole.0 : whole.1).0
          stack.view(as: StackItem(flexBasis: basis), size: .points(9, 9))
          child(in: &stack, StackItem(), whole, depth: depth)
        }
      }
    default:
      children.absolute(as: item, size: size) { absolute in
        for _ in 0..<count {
          let range = DimensionRange(
            minWidth: length(whole.0).0, minHeight: length(whole.1).0)
          absolute.view(as: AbsoluteItem(sizeRange: range))
          child(in: &absolute, AbsoluteItem(), whole, depth: depth)
        }
      }
    }
  }
}
