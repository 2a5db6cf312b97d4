import LayoutEngine
import Testing

/// The number of visits to elements does not depend on their depth.
@Suite struct VisitTests {
  private func visits(_ nest: Nest, _ depth: Int, in range: SizeRange) -> Double {
    var tree = LayoutTree()
    nest.fill(&tree, depth: depth)
    tree.solve(in: range, measurer: FixedTextMetrics(width: 7, height: 16))
    return Double(tree.visits) / Double(tree.count)
  }

  @Test(arguments: [Nest.stretched, .flexing, .aligned], [8, 64, 400])
  func stacksInStacksAreMeasuredAFewTimes(nest: Nest, depth: Int) {
    #expect(visits(nest, depth, in: .unbounded) <= 4)
    #expect(visits(nest, depth, in: .width(390)) <= 4)
  }

  @Test(arguments: [Nest.stretched, .flexing], [8, 64, 400])
  func soTheyAreWhereBothAxesAreBounded(nest: Nest, depth: Int) {
    #expect(visits(nest, depth, in: .exact(width: 390, height: 844)) <= 6)
    #expect(visits(nest, depth, in: SizeRange(max: LayoutSize(width: 200, height: 300))) <= 6)
  }

  @Test(arguments: [8, 64, 400])
  func soAreOtherElementsBetweenThem(depth: Int) {
    #expect(visits(.mixed, depth, in: .unbounded) <= 4)
  }

  @Test(arguments: [64, 400])
  func ratiosInOverflowingStacksStayWithinTheLimit(depth: Int) {
    #expect(visits(.mixed, depth, in: .exact(width: 390, height: 844)) <= 300)
  }

  @Test func whatTheLimitCutsShortDoesNotDependOnThePast() {
    var fresh = LayoutTree()
    Nest.mixed.fill(&fresh, depth: 100)
    var used = fresh
    used.solve(in: .width(300))
    used.solve(in: .exact(width: 200, height: 200))
    used.solve(in: .width(390))
    fresh.solve(in: .width(390))
    #expect(used.frames == fresh.frames)
  }

  @Test func solvingAgainVisitsNothing() {
    var tree = LayoutTree()
    Nest.flexing.fill(&tree, depth: 20)
    tree.solve(in: .width(390))
    let frames = tree.frames
    tree.solve(in: .width(390))
    #expect(tree.visits == 0)
    #expect(tree.frames == frames)
  }
}
