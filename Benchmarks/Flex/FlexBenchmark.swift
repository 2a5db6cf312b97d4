import AllocationCounter
import Foundation
import LayoutEngine

/// Flexbox on the standard trees: nanoseconds, visits and allocations a node, and how many times
/// faster than Yoga 1.x and Taffy 0.7 in the same run.
struct FlexBenchmark {
  var rounds: Int
  /// A Python that has poga and stretchable, or nil to measure ourselves alone.
  var python: String?
  /// The letters of the trees to measure, or nil for all.
  var only: String?

  func run() throws {
    let peers = try python.map { try Peers.measure(python: $0, rounds: rounds) }
    print("flexbox: ns a node, median of \(rounds)")
    print("  tree           nodes  build  layout  width  clean  visits  allocations  checksums")
    var ours: [String: Times] = [:]
    for tree in FlexTree.all where only.map({ tree.name.hasPrefix($0) }) ?? true {
      let times = measure(tree)
      ours[String(tree.name.prefix { $0 != " " })] = times
      print("  " + row(tree, times))
    }
    if let peers { compare(ours, with: peers) }
    print("visits a node on tree f by its depth")
    for depth in [8, 20, 64, 200, 400] {
      var tree = LayoutTree()
      let deep = FlexTree.deep(depth)
      tree.build(deep.content)
      tree.solve(in: deep.range(width: deep.widths.0), measurer: BenchmarkMetrics())
      print("  \(depth): \((Double(tree.visits) / Double(tree.count)).fixed(1))")
    }
  }

  /// Medians of one tree.
  struct Times {
    var nodes = 0
    var build = 0.0
    var layout = 0.0
    var width = 0.0
    var clean = 0.0
    var visits = 0.0
    var allocations = 0
    var areSumsRight = false
  }

  private func measure(_ standard: FlexTree) -> Times {
    var tree = LayoutTree()
    var (build, layout, width, clean): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    var times = Times()
    var sums = (0.0, 0.0)
    let measurer = BenchmarkMetrics()
    let range = standard.range(width: standard.widths.0)
    for round in 0..<rounds + 2 {
      let buildTime = time { tree.build(standard.content) }
      let before = allocation_count()
      let layoutTime = time { tree.solve(in: range, measurer: measurer) }
      let after = allocation_count()
      times.visits = Double(tree.visits)
      sums.0 = checksum(tree)
      let cleanTime = time { tree.solve(in: range, measurer: measurer) }
      guard round >= 2 else { continue }
      times.allocations = max(times.allocations, after - before)
      build.append(buildTime)
      layout.append(layoutTime)
      clean.append(cleanTime)
    }
    for round in 0..<rounds + 2 {
      let other = round.isMultiple(of: 2) ? standard.widths.1 : standard.widths.0
      let range = standard.range(width: other)
      let widthTime = time { tree.solve(in: range, measurer: measurer) }
      if round == 0 { sums.1 = checksum(tree) }
      if round >= 2 { width.append(widthTime) }
    }
    let nodes = Double(tree.count)
    times.nodes = tree.count
    times.build = build.median / nodes
    times.layout = layout.median / nodes
    times.width = width.median / nodes
    times.clean = clean.median / nodes
    times.visits /= nodes
    times.areSumsRight =
      abs(sums.0 - standard.checksums.0) < 1 && abs(sums.1 - standard.checksums.1) < 1
    if !times.areSumsRight { print("  \(standard.name): checksums \(sums.0) and \(sums.1)") }
    return times
  }

  /// Σ over the nodes of left + 3 top + 5 width + 7 height.
  private func checksum(_ tree: LayoutTree) -> Double {
    tree.frames.reduce(0) { sum, frame in
      sum + Double(frame.x) + 3 * Double(frame.y) + 5 * Double(frame.width)
        + 7 * Double(frame.height)
    }
  }

  private func time(_ body: () -> Void) -> Double {
    let elapsed = ContinuousClock().measure(body)
    return Double(elapsed.components.attoseconds) * 1e-9 + Double(elapsed.components.seconds) * 1e9
  }
}

// MARK: Printing

extension FlexBenchmark {
  private func row(_ tree: FlexTree, _ times: Times) -> String {
    tree.name.padding(toLength: 13, withPad: " ", startingAt: 0)
      + pad("\(times.nodes)", 7) + pad(times.build.fixed(0), 7) + pad(times.layout.fixed(0), 8)
      + pad(times.width.fixed(0), 7) + pad(times.clean.fixed(1), 7)
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

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
