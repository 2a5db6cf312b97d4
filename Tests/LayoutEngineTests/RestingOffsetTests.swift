import ElementLiterals
import LayoutEngine
import SeededRandom
import Testing

/// Where scrolling comes to rest: at whole pages, or where children start.
@Suite struct RestingOffsetTests {
  /// A solved `scroll` of 100 points along its axis around children of the given lengths.
  private func tree(
    _ spec: ScrollSpec, lengths: [Float], spacing: Float = 0, shown: Float = 100,
    _ direction: WritingDirection = .ltr
  ) -> LayoutTree {
    var tree = LayoutTree()
    let isRow = spec.axis == .horizontal
    tree.build { root in
      root.scroll(spec) { scroll in
        scroll.stack(
          StackSpec(direction: isRow ? .horizontal : .vertical, spacing: spacing)
        ) { line in
          for length in lengths {
            line.view(size: isRow ? .points(length, 10) : .points(10, length))
          }
        }
      }
    }
    let size = isRow ? LayoutSize(width: shown, height: 50) : LayoutSize(width: 50, height: shown)
    tree.solve(in: .exact(size), environment: LayoutEnvironment(direction: direction))
    return tree
  }

  private func rest(_ tree: LayoutTree, _ near: Float, from released: Float? = nil) -> Float? {
    tree.restingOffset(
      of: 0, near: LayoutPoint(y: near), from: released.map { LayoutPoint(y: $0) })?.y
  }

  private func restInRow(_ tree: LayoutTree, _ near: Float, from released: Float? = nil) -> Float? {
    tree.restingOffset(
      of: 0, near: LayoutPoint(x: near), from: released.map { LayoutPoint(x: $0) })?.x
  }

  // MARK: Pages

  /// The rests are 0, 100 and, since the content ends there, 150.
  @Test(
    arguments: [
      (-40, 0), (0, 0), (40, 0), (50, 0), (50.5, 100), (100, 100), (125, 100), (125.5, 150),
      (150, 150), (900, 150), (.nan, 0), (.infinity, 150), (-.infinity, 0),
    ] as [(Float, Float)])
  func thePageThatIsNearest(near: Float, expected: Float) {
    #expect(rest(tree(ScrollSpec(paging: true), lengths: [250]), near) == expected)
  }

  /// A swipe from `released`, which would end at `near` otherwise.
  @Test(
    arguments: [
      // From between two pages, the next one in the direction of the swipe.
      (30, 900, 100), (30, 31, 100), (80, 20, 0), (80, 79, 0), (130, -900, 100),
      // No swipe, but a finger that stands still.
      (30, 30.5, 0), (80, 79.5, 100),
      // From a page, that one or the next.
      (0, 40, 0), (0, 60, 100), (0, 900, 100), (100, 120, 100), (100, 126, 150), (100, 20, 0),
      (100.5, -900, 0), (99.5, 900, 150), (150, 149, 150), (150, 120, 100), (150, -900, 100),
      // Numbers of no use.
      (.nan, 900, 100), (.infinity, -.infinity, 100), (-.infinity, .infinity, 100), (30, .nan, 0),
    ] as [(Float, Float, Float)])
  func aSwipeTurnsOnePage(released: Float, near: Float, expected: Float) {
    #expect(
      rest(tree(ScrollSpec(paging: true), lengths: [250]), near, from: released) == expected)
  }

  @Test func wholePagesAreRestsAndNoMore() {
    let tree = tree(ScrollSpec(paging: true, padding: .all(50)), lengths: [100, 100])
    #expect([0, 90, 160, 220, 900].map { rest(tree, $0) } == [0, 100, 200, 200, 200])
    // A page a point before the end is a rest of its own.
    let long = self.tree(ScrollSpec(paging: true), lengths: [301])
    #expect([190, 200, 201].map { rest(long, $0) } == [200, 200, 201])
    #expect(rest(long, -900, from: 200) == 100)
    #expect(rest(long, -900, from: 201) == 200)
  }

  /// A row starts at the right, so that the rests are 150, 50 and 0.
  @Test(
    arguments: [
      (140, 150), (120, 150), (100, 150), (90, 50), (40, 50), (25, 50), (20, 0), (.nan, 150),
      (-.infinity, 0), (.infinity, 150),
    ] as [(Float, Float)])
  func pagesOfARowFromRightToLeft(near: Float, expected: Float) {
    let spec = ScrollSpec(axis: .horizontal, paging: true)
    let tree = tree(spec, lengths: [250], .rtl)
    #expect(tree.contentOffset(of: 0)?.x == 150)
    #expect(restInRow(tree, near) == expected)
  }

  @Test func contentThatIsShorterDoesNotMove() {
    for spec in [ScrollSpec(paging: true), ScrollSpec(snap: .start)] {
      let column = tree(spec, lengths: [40])
      #expect([-10, 0, 30, .infinity].map { rest(column, $0, from: 20) } == [0, 0, 0, 0])
    }
    let row = tree(ScrollSpec(axis: .horizontal, snap: .start), lengths: [40], .rtl)
    #expect([-10, 0, 30, .nan].map { restInRow(row, $0) } == [0, 0, 0, 0])
  }

  @Test func aScrollThatShowsNothingHasNoPages() {
    let tree = tree(ScrollSpec(paging: true), lengths: [40], shown: 0)
    #expect([-10, 0, 30, 900].map { rest(tree, $0) } == [0, 0, 30, 40])
  }

  @Test func bothAxesRestByThemselves() {
    var tree = LayoutTree()
    tree.build { root in
      root.scroll(ScrollSpec(axis: .both, paging: true)) { $0.view(size: .points(250, 180)) }
    }
    tree.solve(in: .exact(width: 100, height: 60))
    func rest(_ x: Float, _ y: Float) -> LayoutPoint? {
      tree.restingOffset(of: 0, near: LayoutPoint(x: x, y: y), from: LayoutPoint(x: 0, y: 70))
    }
    #expect(rest(80, 10) == LayoutPoint(x: 100, y: 60))
    #expect(rest(20, 200) == LayoutPoint(x: 0, y: 120))
  }

  @Test func withoutAWordItRestsAnywhere() {
    let tree = tree(ScrollSpec(), lengths: [250])
    #expect([-40, 33, 900].map { rest(tree, $0, from: 70) } == [0, 33, 150])
    #expect(tree.restingOffset(of: 1, near: .zero) == nil)
  }

  // MARK: Children

  /// Children of 60, 104 and 60 points at 8, 76 and 188, whose starts meet the padding of 8.
  @Test(
    arguments: [
      (0, 0), (34, 0), (34.5, 68), (68, 68), (102, 68), (102.5, 136), (136, 136), (900, 136),
      (.nan, 0),
    ] as [(Float, Float)])
  func childrenStartInsideThePadding(near: Float, expected: Float) {
    let spec = ScrollSpec(snap: .start, padding: .all(8))
    let tree = tree(spec, lengths: [60, 104, 60], spacing: 8, shown: 120)
    #expect(tree.contentSize(of: 0)?.height == 256)
    #expect(rest(tree, near) == expected)
  }

  /// Children of 40, 300 and 40 points: the second one fills what is seen from 40 to 240.
  @Test(
    arguments: [
      (20, 0), (20.5, 40), (40, 40), (100, 100), (239.5, 239.5), (250, 240), (260, 240),
      (260.5, 280), (900, 280),
    ] as [(Float, Float)])
  func aChildThatIsLongerRestsWhereverItFillsTheRoom(near: Float, expected: Float) {
    let tree = tree(ScrollSpec(snap: .start), lengths: [40, 300, 40])
    #expect(rest(tree, near) == expected)
  }

  /// The same children in a room of 80 points: the second one fills it from 40 to 260.
  @Test func theRoomIsInsideThePadding() {
    let tree = tree(ScrollSpec(snap: .start, padding: .all(10)), lengths: [40, 300, 40])
    #expect([21, 150, 260, 279, 281].map { rest(tree, $0) } == [40, 150, 260, 260, 300])
  }

  /// Children of 60 points, which start at 0, 60, 120 and 180; the end is at 140.
  @Test(
    arguments: [
      (10, 11, 60), (10, 80, 60), (10, 100, 120), (10, 900, 140), (70, 69, 60), (70, 20, 0),
      (70, 70.5, 60), (60.5, 61.5, 60), (59.5, 58.5, 60), (62, 63, 120), (140, 0, 0),
      (140, 131, 140), (140, 129, 120), (.nan, .infinity, 140),
    ] as [(Float, Float, Float)])
  func aSwipeGoesOn(released: Float, near: Float, expected: Float) {
    let tree = tree(ScrollSpec(snap: .start), lengths: [60, 60, 60, 60])
    #expect(rest(tree, near, from: released) == expected)
  }

  /// From the right, children start at 150, 90, 30 and, clamped, 0 from the left.
  @Test func childrenOfARowFromRightToLeft() {
    let spec = ScrollSpec(
      axis: .horizontal, snap: .start, padding: LayoutEdges(start: .points(5), end: .points(25)))
    let tree = tree(spec, lengths: [60, 60, 60, 40], .rtl)
    #expect(tree.contentSize(of: 0)?.width == 250)
    #expect(tree.contentOffset(of: 0)?.x == 150)
    let rests = [140, 121, 119, 90, 61, 59, 16, 14, 0].map { restInRow(tree, $0) }
    #expect(rests == [150, 150, 90, 90, 90, 30, 30, 0, 0])
  }

  @Test func pagesWinOverChildren() {
    let tree = tree(ScrollSpec(paging: true, snap: .start), lengths: [60, 60, 60, 60])
    #expect(rest(tree, 70) == 100)
  }

  /// Returns the rests that the content of a `scroll` of 100 × 100 points has below one another.
  private func rests(_ content: (inout Children<NoPlacement>) -> Void) -> Set<Float> {
    var tree = LayoutTree()
    tree.build { root in root.scroll(ScrollSpec(snap: .start)) { content(&$0) } }
    tree.solve(in: .exact(width: 100, height: 100))
    return Set((0...1_000).compactMap { rest(tree, Float($0)) })
  }

  @Test func elementsAroundTheContainerArePassedThrough() {
    #expect(
      rests { scroll in
        scroll.inset(InsetSpec(insets: .all(7))) { inset in
          inset.background { layers in
            layers.stack(StackSpec(direction: .vertical)) { column in
              for _ in 0..<4 { column.view(size: .points(10, 50)) }
            }
            layers.view()
          }
        }
      } == [0, 7, 57, 107, 114])
  }

  @Test func childrenThatAreGoneDoNotCount() {
    #expect(
      rests { scroll in
        scroll.stack(StackSpec(direction: .vertical)) { column in
          column.view(size: .points(10, 80))
          column.view(size: .points(10, 30), style: ElementStyle(visibility: .gone))
          column.view(size: .points(10, 90))
          column.view(size: .points(10, 50))
        }
      } == [0, 80, 120])
  }

  @Test func whatIsInAChildDoesNotCount() {
    #expect(
      rests { scroll in
        scroll.stack(StackSpec(direction: .vertical)) { column in
          column.view(size: .points(10, 30))
          column.stack(StackSpec(direction: .vertical)) { inner in
            for _ in 0..<4 { inner.view(size: .points(10, 20)) }
          }
          column.view(size: .points(10, 60))
        }
      } == [0, 30, 70])
  }

  @Test func whatIsNoContainerIsTheOnlyChild() {
    #expect(rests { $0.view(size: .points(10, 103)) } == [0, 1, 2, 3])
    #expect(rests { $0.center { $0.view(size: .points(10, 102)) } } == [0, 1, 2])
    let inner = rests { scroll in
      scroll.scroll(ScrollSpec(axis: .horizontal)) { inner in
        inner.stack(StackSpec(direction: .vertical)) { column in
          for _ in 0..<3 { column.view(size: .points(10, 34)) }
        }
      }
    }
    #expect(inner == [0, 1, 2])
    #expect(rests { _ in } == [0])
  }

  // MARK: Against a list of all rests

  /// A random `scroll` of whole points, the lengths of its children and the padding around them.
  private struct Trial {
    var lengths: [Float]
    var spacing: Float
    var padding: (start: Float, end: Float)
    var shown: Float
    var near: Float
    var released: Float?

    init(_ random: inout SeededGenerator) {
      func whole(_ range: ClosedRange<Int>) -> Float {
        Float(Int.random(in: range, using: &random))
      }
      shown = whole(3...120)
      lengths = (0..<Int.random(in: 0...6, using: &random)).map { _ in whole(0...200) }
      spacing = whole(0...20)
      padding = (whole(0...30), whole(0...30))
      near = whole(-100...1_400) / 2
      released = Bool.random(using: &random) ? whole(-100...1_400) / 2 : nil
    }

    var content: Float {
      padding.start + padding.end + lengths.reduce(0, +)
        + spacing * Float(max(0, lengths.count - 1))
    }

    var end: Float { max(0, content - shown) }

    /// The nearest of those offsets that are on the right side of the release.
    func nearest(of rests: [Float], pageByPage: Bool) -> Float {
      let near = min(max(near, 0), end)
      let released = min(max(released ?? near, 0), end)
      var allowed = rests
      if pageByPage {
        let before = rests.last { $0 <= released - 1 } ?? 0
        let behind = rests.first { $0 >= released + 1 } ?? end
        allowed = allowed.filter { (before...behind).contains($0) }
      }
      if near >= released + 1 { allowed = allowed.filter { $0 >= released - 1 } }
      if near <= released - 1 { allowed = allowed.filter { $0 <= released + 1 } }
      if pageByPage, near >= released + 1 { allowed = allowed.filter { $0 > released - 1 } }
      if pageByPage, near <= released - 1 { allowed = allowed.filter { $0 < released + 1 } }
      return allowed.min { abs($0 - near) < abs($1 - near) } ?? -1
    }

    var pages: [Float] {
      Array(stride(from: 0, through: max(end - 1, 0), by: shown)) + (end >= 1 ? [end] : [])
    }

    /// All half points at which the content may rest.
    var snaps: [Float] {
      let room = (from: padding.start, to: shown - padding.end)
      return stride(from: 0, through: end, by: 0.5).filter { offset in
        if offset == 0 || offset == end { return true }
        var start = padding.start
        // A container without children is itself the only child.
        for length in lengths.isEmpty ? [0] : lengths {
          let seen = (from: start - offset, to: start + length - offset)
          if seen.from == room.from { return true }
          let isLonger = length > room.to - room.from
          if isLonger && seen.from <= room.from && seen.to >= room.to { return true }
          start += length + spacing
        }
        return false
      }
    }
  }

  @Test func theNearestOfAllRestsIsChosen() {
    for seed in seeds(8_000) {
      var random = SeededGenerator(seed: seed)
      let trial = Trial(&random)
      let isRow = Bool.random(using: &random)
      let isReversed = isRow && Bool.random(using: &random)
      for isPaged in [true, false] {
        let padding =
          isRow
          ? LayoutEdges(start: .points(trial.padding.start), end: .points(trial.padding.end))
          : LayoutEdges(top: .points(trial.padding.start), bottom: .points(trial.padding.end))
        let spec = ScrollSpec(
          axis: isRow ? .horizontal : .vertical, paging: isPaged, snap: isPaged ? .none : .start,
          padding: padding)
        let tree = tree(
          spec, lengths: trial.lengths, spacing: trial.spacing, shown: trial.shown,
          isReversed ? .rtl : .ltr)
        func mirrored(_ offset: Float) -> Float { isReversed ? trial.end - offset : offset }
        let found =
          isRow
          ? restInRow(tree, mirrored(trial.near), from: trial.released.map(mirrored))
          : rest(tree, trial.near, from: trial.released)
        let expected = trial.nearest(
          of: isPaged ? trial.pages : trial.snaps, pageByPage: isPaged)
        guard found != mirrored(expected) else { continue }
        Issue.record(
          "seed \(seed), \(isPaged ? "pages" : "children"): \(found ?? -1) for \(expected), \(trial)"
        )
        return
      }
    }
  }
}
