import LayoutEngine
import Testing

/// That a tree after edits is like one that was never anything else.
@Suite struct RelayoutTests {
  private func sameFrames(seed: UInt64, isWild: Bool) -> Bool {
    var random = RandomTree(seed: seed, isWild: isWild)
    var tree = LayoutTree()
    random.fill(&tree, elements: 40)
    var plan = RelayoutPlan(tree)
    var range = random.range()
    var environment = random.environment()
    for _ in 0..<12 {
      for _ in 0..<random.pick([0, 1, 1, 1, 2, 5, 30]) { random.edit(&tree, &plan) }
      if random.chance(3) { range = random.range() }
      if random.chance(12) { environment = random.environment() }
      tree.solve(in: range, environment: environment)
      var fresh = plan.tree()
      fresh.solve(in: range, environment: environment)
      guard Self.isSame(tree, fresh) else { return false }
    }
    return true
  }

  private static func isSame(_ tree: LayoutTree, _ fresh: LayoutTree) -> Bool {
    guard tree.count == fresh.count, tree.frames.count == fresh.frames.count else { return false }
    for element in 0..<tree.count {
      let (frame, other) = (tree.frame(of: element), fresh.frame(of: element))
      guard frame.x.bitPattern == other.x.bitPattern, frame.y.bitPattern == other.y.bitPattern,
        frame.width.bitPattern == other.width.bitPattern,
        frame.height.bitPattern == other.height.bitPattern, frame.x.isFinite, frame.y.isFinite,
        frame.width.isFinite, frame.height.isFinite,
        tree.kind(of: element) == fresh.kind(of: element),
        tree.parent(of: element) == fresh.parent(of: element),
        tree.subtree(of: element) == fresh.subtree(of: element),
        tree.contentSize(of: element) == fresh.contentSize(of: element),
        tree.separators(of: element) == fresh.separators(of: element)
      else { return false }
    }
    return true
  }

  @Test(arguments: [false, true]) func aTreeAfterEditsIsLikeANewOne(isWild: Bool) {
    for index in 0..<600 as Range<UInt64> {
      let seed = firstSeed &+ index
      #expect(sameFrames(seed: seed, isWild: isWild), "seed \(seed)")
    }
  }
}
