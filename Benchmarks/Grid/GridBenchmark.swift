import AllocationCounter
import Foundation
import LayoutEngine

/// Grids: nanoseconds, visits and allocations per node, and the speed relative to Taffy 0.7 in the
/// same run.
struct GridBenchmark {
  var rounds: Int
  /// A Python with stretchable, or nil to measure only this engine.
  var python: String?
  /// The prefix of the names of the trees to measure, or nil for all.
  var only: String?

  func run() throws {
    let peers = try python.map { try Peers(python: $0, engines: ["grids"], rounds: rounds) }
    print("grids: ns a node, median of \(rounds); allocations of a warm solve")
    print("  tree         nodes  layout  width  visits  allocations  Taffy: layout  width  sums")
    for tree in GridTree.all where only.map(tree.name.hasPrefix) ?? true {
      print("  " + row(tree, peers?.times["grids"]?[tree.name]))
    }
  }

  private func row(_ tree: GridTree, _ theirs: Peers.Times?) -> String {
    var solved = LayoutTree()
    var layouts: [Double] = []
    var widths: [Double] = []
    var allocations = 0
    var sum = 0.0
    for round in 0..<rounds + 2 {
      solved.build(tree.fill)
      let layout = time { solved.solve(in: .width(tree.widths[0]), environment: Self.exact) }
      sum = GridTree.checksum(solved.frames)
      solved.solve(in: .width(tree.widths[1]), environment: Self.exact)
      let before = allocation_count()
      let width = time { solved.solve(in: .width(tree.widths[0]), environment: Self.exact) }
      guard round >= 2 else { continue }
      allocations = max(allocations, allocation_count() - before)
      layouts.append(layout)
      widths.append(width)
    }
    let nodes = Double(solved.count)
    let (layout, width) = (layouts.median / nodes, widths.median / nodes)
    var row =
      tree.name.padding(toLength: 13, withPad: " ", startingAt: 0) + pad("\(solved.count)", 5)
      + pad(layout.fixed(0), 8) + pad(width.fixed(0), 7)
      + pad((Double(solved.visits) / nodes).fixed(1), 8) + pad("\(allocations)", 13)
    if let theirs {
      row +=
        pad("\((theirs.layout / layout).fixed(1))×", 15)
        + pad("\((theirs.width / width).fixed(1))×", 7)
      row +=
        abs(theirs.checksum - sum) < 1e-3 * abs(sum) ? "  alike" : "  \(sum) and \(theirs.checksum)"
    }
    return row
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func time(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e9
      + Double(duration.components.attoseconds) / 1e9
  }

  /// Pixels so fine that rounding has no effect.
  private static let exact = LayoutEnvironment(scale: 64)
}
