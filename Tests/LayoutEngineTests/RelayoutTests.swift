import LayoutEngine
import RandomTrees
import Testing

/// An edited tree has the frames of one that was built that way.
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
      guard RelayoutTrial.difference(tree, fresh) == nil else { return false }
    }
    return true
  }

  @Test(arguments: [false, true]) func aTreeAfterEditsIsLikeANewOne(isWild: Bool) {
    for seed in seeds(600) {
      #expect(sameFrames(seed: seed, isWild: isWild), "seed \(seed)")
    }
  }

  /// Rows that keep their size are laid out alone, which few other random trees reach.
  @Test func aScrolledListIsLikeANewOne() {
    for seed in seeds(600) {
      let trial = RelayoutTrial(
        seed: seed, elements: 15, isWild: seed % 4 == 0, emphasis: .lists)
      if let difference = trial.difference() {
        Issue.record("seed \(seed): \(difference)\n\(trial.shrunk(attempts: 5000))")
      }
    }
  }

  /// Trees of all sizes have the frames of new ones after edits.
  ///
  /// `make relayouts` runs any number of these trials.
  @Test(arguments: [6, 15, 40, 90]) func aTreeOfAnySizeIsLikeANewOne(elements: Int) {
    for seed in seeds(60) {
      let trial = RelayoutTrial(seed: seed, elements: elements, isWild: seed % 4 == 0)
      if let difference = trial.difference() {
        Issue.record("seed \(seed): \(difference)\n\(trial.shrunk(attempts: 5000))")
      }
    }
  }
}
