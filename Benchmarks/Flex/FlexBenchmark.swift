import AllocationCounter
import Foundation
import LayoutEngine
import StandardTrees

/// Flexbox on the standard trees: nanoseconds, visits and allocations a node, and how many times
/// faster than Yoga 1.x and Taffy 0.7 in the same run.
struct FlexBenchmark {
  var rounds: Int
  /// A Python that has poga and stretchable, or nil to measure ourselves alone.
  var python: String?
  /// How the names of the trees to measure start, or nil for all.
  var only: String?

  func run() throws {
    let peers = try python.map { try Peers.measure(python: $0, rounds: rounds) }
    print("flexbox: ns a node, median of \(rounds); allocations of a warm solve")
    print(
      "  tree         nodes  build  layout  width   leaf  clean  visits  allocations  checksums")
    var ours: [String: Times] = [:]
    var lowest: [String: Times] = [:]
    for tree in FlexTree.all where only.map({ tree.name.hasPrefix($0) }) ?? true {
      let (times, least) = measure(tree)
      ours[tree.name] = times
      lowest[tree.name] = least
      print("  " + row(tree, times))
    }
    if let peers { compare(ours, with: peers) }
    compareWithYoga(lowest, slowness: YogaTimes.slowness(of: peers?["poga"] ?? [:]))
  }

  /// What one tree took.
  struct Times {
    var nodes = 0
    var build = 0.0
    var layout = 0.0
    var width = 0.0
    var leaf = 0.0
    var clean = 0.0
    var visits = 0.0
    var allocations = 0
    var areSumsRight = true

    mutating func take(_ times: [Double]) {
      build = times[0]
      layout = times[1]
      width = times[2]
      leaf = times[3]
      clean = times[4]
    }
  }

  /// The medians of one tree, and the lowest.
  private func measure(_ standard: FlexTree) -> (Times, Times) {
    var tree = LayoutTree()
    var samples = [[Double]](repeating: [], count: 5)
    var times = Times()
    let measurer = CountingMetrics()
    for round in 0..<self.rounds(of: standard) + 2 {
      let build = time { Self.build(standard, &tree) }
      let layout = time { Self.layOut(&tree, measurer) }
      times.visits = Double(tree.visits) / Double(tree.count)
      times.areSumsRight = times.areSumsRight && isRight(tree, standard, 0)
      tree.setSize(standard.sizes[1], of: 0)
      tree.solve(in: .unbounded, measurer: measurer)
      times.areSumsRight = times.areSumsRight && isRight(tree, standard, 1)
      let before = allocation_count()
      let width = time {
        Self.resize(&tree, to: standard.sizes[0], measurer)
      }
      if round >= 2 { times.allocations = max(times.allocations, allocation_count() - before) }
      let leaf = time { changeLeaf(&tree, round, measurer) }
      let clean = time { tree.solve(in: .unbounded, measurer: measurer) }
      guard round >= 2 else { continue }
      for (place, sample) in [build, layout, width, leaf, clean].enumerated() {
        samples[place].append(sample / Double(tree.count))
      }
    }
    times.nodes = tree.count
    var least = times
    times.take(samples.map(\.median))
    least.take(samples.map { $0.min() ?? 0 })
    return (times, least)
  }

  /// More where a round is short.
  private func rounds(of standard: FlexTree) -> Int {
    var tree = LayoutTree()
    standard.fill(&tree)
    return rounds * max(1, min(2000 / tree.count, 20))
  }

  private func isRight(_ tree: LayoutTree, _ standard: FlexTree, _ place: Int) -> Bool {
    FlexTree.checksum(tree.frames) == standard.checksums[place]
  }

  private func changeLeaf(_ tree: inout LayoutTree, _ round: Int, _ measurer: CountingMetrics) {
    let leaf = tree.count - 1
    if tree.text(of: leaf) != nil {
      tree.setText(TextSpec(content: Self.texts[round % 2]), of: leaf)
    } else {
      tree.setSize(.points(4, Float(5 + round % 2)), of: leaf)
    }
    tree.solve(in: .unbounded, measurer: measurer)
  }

  private static let texts = [String(repeating: "x", count: 30), String(repeating: "x", count: 31)]

  private func time(_ body: () -> Void) -> Double {
    let elapsed = ContinuousClock().measure(body)
    return Double(elapsed.components.attoseconds) * 1e-9 + Double(elapsed.components.seconds) * 1e9
  }
}

// MARK: Phases

// Functions of their own, so that `valgrind --tool=callgrind --toggle-collect='*layOut*'` counts what
// is in one of them alone.
extension FlexBenchmark {
  @inline(never)
  private static func build(_ standard: FlexTree, _ tree: inout LayoutTree) {
    standard.fill(&tree)
  }

  @inline(never)
  private static func layOut(_ tree: inout LayoutTree, _ measurer: CountingMetrics) {
    tree.solve(in: .unbounded, measurer: measurer)
  }

  @inline(never)
  private static func resize(
    _ tree: inout LayoutTree, to size: ElementSize, _ measurer: CountingMetrics
  ) {
    tree.setSize(size, of: 0)
    tree.solve(in: .unbounded, measurer: measurer)
  }
}

// MARK: Printing

extension FlexBenchmark {
  private func row(_ tree: FlexTree, _ times: Times) -> String {
    tree.name.padding(toLength: 13, withPad: " ", startingAt: 0)
      + pad("\(times.nodes)", 7) + pad(times.build.fixed(0), 7) + pad(times.layout.fixed(0), 8)
      + pad(times.width.fixed(0), 7) + pad(times.leaf.fixed(0), 7) + pad(times.clean.fixed(1), 7)
      + pad(times.visits.fixed(1), 8) + pad("\(times.allocations)", 13)
      + pad(times.areSumsRight ? "as they should be" : "WRONG", 19)
  }

  private func compare(_ ours: [String: Times], with peers: [String: [String: Peers.Times]]) {
    print("times faster in the same run, layout call only: layout · root width")
    for (engine, trees) in peers.sorted(by: { $0.key < $1.key }) {
      for (tree, theirs) in trees.sorted(by: { $0.key < $1.key }) {
        guard let own = ours[tree] else { continue }
        let layout = (theirs.layout / own.layout).fixed(1)
        let width = (theirs.width / own.width).fixed(1)
        print(
          "  \(engine.padding(toLength: 12, withPad: " ", startingAt: 0)) \(tree)"
            + pad(layout, 8) + pad(width, 8)
            + "   (\(theirs.layout.fixed(0)) and \(theirs.width.fixed(0)) ns a node)")
      }
    }
  }

  private func compareWithYoga(_ ours: [String: Times], slowness: Double) {
    print(
      "times faster than Yoga 2026-06, which would take \(slowness.fixed(2)) of its figures here; "
        + "lowest runs")
    print("  tree         build + layout  layout  width   leaf")
    for tree in FlexTree.all {
      guard let own = ours[tree.name], let yoga = YogaTimes.ofTree[tree.name] else { continue }
      let ratio = { (theirs: Double, own: Double) in (theirs * slowness / own).fixed(1) }
      print(
        "  " + tree.name.padding(toLength: 13, withPad: " ", startingAt: 0)
          + pad(ratio(yoga.buildAndLayout, own.build + own.layout), 14)
          + pad(ratio(yoga.layout, own.layout), 8) + pad(ratio(yoga.width, own.width), 7)
          + pad(ratio(yoga.leaf, own.leaf), 7))
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
