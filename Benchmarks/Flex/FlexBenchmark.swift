import Foundation
import LayoutEngine
import StandardTrees

/// Flexbox on the standard trees: nanoseconds, visits and allocations per node, and the speed
/// relative to Yoga 1.x and Taffy 0.7 in the same run.
struct FlexBenchmark {
  var rounds: Int
  /// A Python with poga and stretchable, or nil to measure only this engine.
  var python: String?
  /// The prefix of the names of the trees to measure, or nil for all.
  var only: String?

  /// The number of turns of all engines, so that a temporary slowdown of the machine affects all of
  /// them.
  private static let turns = 5

  func run() throws {
    let trees = FlexTree.all.filter { tree in only.map { tree.name.hasPrefix($0) } ?? true }
    var samples = trees.map { FlexSamples($0) }
    var peers: [Peers] = []
    for turn in 0..<Self.turns {
      let share = max(rounds / Self.turns, 5)
      if let python {
        // Taffy's trees take long to build, so it is measured in one turn only.
        let engines = turn == 0 ? ["poga", "stretchable"] : ["poga"]
        peers.append(try Peers(python: python, engines: engines, rounds: share))
      }
      for place in samples.indices { samples[place].measure(rounds: share) }
    }
    print("flexbox: ns a node, median of \(rounds); allocations of a warm solve")
    print(
      "  tree         nodes  build  layout  width   leaf  clean  visits  allocations  checksums")
    for sample in samples { print("  " + row(sample)) }
    let all = Peers(all: peers)
    if !peers.isEmpty { compare(samples, with: all) }
    compareWithYoga(samples, slowness: YogaTimes.slowness(of: all.times["poga"] ?? [:]))
  }
}

// MARK: Printing

extension FlexBenchmark {
  private func row(_ sample: FlexSamples) -> String {
    let times = sample.medians
    return sample.tree.name.padding(toLength: 13, withPad: " ", startingAt: 0)
      + pad("\(sample.nodes)", 7) + pad(times.build.fixed(0), 7) + pad(times.layout.fixed(0), 8)
      + pad(times.width.fixed(0), 7) + pad(times.leaf.fixed(0), 7) + pad(times.clean.fixed(1), 7)
      + pad(sample.visits.fixed(1), 8) + pad("\(sample.allocations)", 13)
      + pad(sample.areSumsRight ? "as they should be" : "WRONG", 19)
  }

  private func compare(_ ours: [FlexSamples], with peers: Peers) {
    print("times faster in the same run, layout call only: layout · root width")
    for (engine, trees) in peers.times.sorted(by: { $0.key < $1.key }) {
      for (tree, theirs) in trees.sorted(by: { $0.key < $1.key }) {
        guard let own = ours.first(where: { $0.tree.name == tree })?.medians else { continue }
        let layout = (theirs.layout / own.layout).fixed(1)
        let width = (theirs.width / own.width).fixed(1)
        print(
          "  \(engine.padding(toLength: 12, withPad: " ", startingAt: 0)) \(tree)"
            + pad(layout, 8) + pad(width, 8)
            + "   (\(theirs.layout.fixed(0)) and \(theirs.width.fixed(0)) ns a node)")
      }
    }
  }

  private func compareWithYoga(_ ours: [FlexSamples], slowness: Double) {
    print(
      "times faster than Yoga 2026-06, which would take \(slowness.fixed(2)) of its figures here; "
        + "lowest runs")
    print("  tree         build + layout  layout  width   leaf")
    for sample in ours {
      guard let yoga = YogaTimes.ofTree[sample.tree.name] else { continue }
      let own = sample.lowest
      let ratio = { (theirs: Double, own: Double) in (theirs * slowness / own).fixed(1) }
      print(
        "  " + sample.tree.name.padding(toLength: 13, withPad: " ", startingAt: 0)
          + pad(ratio(yoga.buildAndLayout, own.build + own.layout), 14)
          + pad(ratio(yoga.layout, own.layout), 8) + pad(ratio(yoga.width, own.width), 7)
          + pad(ratio(yoga.leaf, own.leaf), 7))
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
