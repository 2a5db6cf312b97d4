import LayoutEngine
import Testing

/// How often the boxes of a flexbox are visited, which must not depend on how deep they stand.
@Suite struct FlexVisitTests {
  private func visits(_ tree: LayoutTree, in range: SizeRange) -> Double {
    var tree = tree
    tree.solve(in: range, measurer: FixedTextMetrics(width: 7, height: 16))
    return Double(tree.visits) / Double(tree.count)
  }

  @Test(arguments: [8, 20, 64, 200, 400])
  func flexboxesInFlexboxesAreVisitedAFewTimes(depth: Int) {
    #expect(visits(FlexTrees.deep(depth), in: .unbounded) <= 4)
  }

  @Test(arguments: [8, 64, 400])
  func soAreWrappingOnes(depth: Int) {
    #expect(visits(FlexTrees.wrapping(depth), in: .unbounded) <= 16)
    #expect(visits(FlexTrees.wrapping(depth), in: .width(390)) <= 16)
  }

  /// A box that has been measured without limits is not measured again in what it then takes.
  @Test(arguments: [20, 100, 400])
  func soAreThoseThatAreAsLargeAsTheyNeed(depth: Int) {
    #expect(visits(FlexTrees.hugging(depth), in: .width(900)) <= 4)
  }

  @Test func solvingAgainVisitsNothing() {
    var tree = FlexTrees.deep(20)
    tree.solve(in: .width(900))
    tree.solve(in: .width(900))
    #expect(tree.visits == 0)
  }
}
