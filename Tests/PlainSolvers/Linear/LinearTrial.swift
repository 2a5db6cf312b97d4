import LayoutEngine
import SeededRandom

/// A random tree of linear layouts, solved by the engine and by the rules of MKLayoutLibrary.
package struct LinearTrial: PlainTrial {
  private var sample: LinearSample

  /// Makes the tree, its constraints and its environment.
  package init(seed: UInt64) {
    var random = RandomLinearTree(SeededGenerator(seed: seed))
    sample = LinearSample(
      tree: random.tree(), range: random.range(), environment: random.environment(),
      metrics: random.metrics())
  }

  package func difference() -> String? { sample.difference() }

  package func shrunk() -> String {
    var smallest = sample
    while let simpler = smallest.simplifications.first(where: { $0.difference() != nil }) {
      smallest = simpler
    }
    return smallest.description
  }
}
