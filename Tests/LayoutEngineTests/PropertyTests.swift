import LayoutEngine
import RandomTrees
import Testing

/// Properties of any tree.
@Suite struct PropertyTests {
  private func forSeeds(_ count: UInt64, _ check: (UInt64) -> Void) {
    for seed in seeds(count) { check(seed) }
  }

  @Test func everyNumberIsFinite() {
    var tree = LayoutTree()
    forSeeds(2000) { seed in
      var random = RandomTree(seed: seed, isWild: true)
      random.fill(&tree, elements: 60)
      tree.solve(in: random.range(), environment: random.environment())
      let isSane = tree.frames.allSatisfy { frame in
        frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
          && frame.width >= 0 && frame.height >= 0
      }
      #expect(isSane, "seed \(seed)")
    }
  }

  @Test func keptAnswersChangeNothing() {
    var tree = LayoutTree()
    var forgetful = LayoutTree()
    forgetful.keepsAnswers = false
    for isWild in [false, true] {
      forSeeds(1500) { seed in
        var random = RandomTree(seed: seed, isWild: isWild)
        random.fill(&tree, elements: 40)
        var same = RandomTree(seed: seed, isWild: isWild)
        same.fill(&forgetful, elements: 40)
        let range = random.range()
        let environment = random.environment()
        tree.solve(in: range, environment: environment)
        forgetful.solve(in: range, environment: environment)
        #expect(tree.frames == forgetful.frames, "seed \(seed)")
      }
    }
  }

  /// Trees in which a cached result was once used for constraints that it did not hold for.
  @Test(arguments: [9397, 24_241, 104_729, 109_433, 130_192, 142_050] as [UInt64])
  func keptAnswersChangeNothingWhereTheyOnceDid(seed: UInt64) {
    for isWild in [false, true] {
      var tree = LayoutTree()
      var forgetful = LayoutTree()
      forgetful.keepsAnswers = false
      var random = RandomTree(seed: seed, isWild: isWild)
      random.fill(&tree, elements: 50)
      var same = RandomTree(seed: seed, isWild: isWild)
      same.fill(&forgetful, elements: 50)
      let environment = random.environment()
      for _ in 0..<3 {
        let range = random.range()
        tree.solve(in: range, environment: environment)
        forgetful.solve(in: range, environment: environment)
        #expect(tree.frames == forgetful.frames)
      }
    }
  }

  @Test func solvingInOtherRangesFirstChangesNothing() {
    var tree = LayoutTree()
    forSeeds(1000) { seed in
      var random = RandomTree(seed: seed, isWild: false)
      random.fill(&tree, elements: 40)
      let fresh = tree
      let environment = random.environment()
      for _ in 0..<6 {
        let range = random.range()
        tree.solve(in: range, environment: environment)
        var other = fresh
        other.solve(in: range, environment: environment)
        #expect(tree.frames == other.frames, "seed \(seed)")
        #expect(tree.size == other.size, "seed \(seed)")
      }
    }
  }

  @Test func aRefilledTreeIsLikeANewOne() {
    var refilled = LayoutTree()
    forSeeds(500) { seed in
      var random = RandomTree(seed: seed, isWild: false)
      random.fill(&refilled, elements: 30)
      var tree = LayoutTree()
      var same = RandomTree(seed: seed, isWild: false)
      same.fill(&tree, elements: 30)
      let range = random.range()
      refilled.solve(in: range)
      tree.solve(in: range)
      #expect(refilled.frames == tree.frames, "seed \(seed)")
    }
  }
}
