import AllocationCounter
import LayoutEngine
import StandardTrees

/// Nanoseconds and allocations a node for building and solving the standard flexboxes.
///
/// Absolute times mean nothing on a shared machine; they are to be read against those of another
/// engine in the same run.
struct FlexBenchmark {
  var rounds: Int

  func run() {
    print("flexbox: ns a node, median of \(rounds); allocations of a warm solve")
    print("  tree        nodes  build  layout   root   leaf  clean  visits  allocations")
    for tree in FlexTree.all { print("  " + row(tree)) }
  }

  private func row(_ standard: FlexTree) -> String {
    var tree = LayoutTree()
    var times = [[Double]](repeating: [], count: 5)
    var allocations = 0
    let measurer = CountingMetrics()
    var visits = 0.0
    for round in 0..<rounds + 2 {
      let buildTime = time { standard.fill(&tree) }
      times[0].append(buildTime)
      times[1].append(time { tree.solve(in: .unbounded, measurer: measurer) })
      visits = Double(tree.visits) / Double(tree.count)
      times[2].append(
        time {
          tree.setSize(standard.sizes[1], of: 0)
          tree.solve(in: .unbounded, measurer: measurer)
        })
      let before = allocation_count()
      tree.setSize(standard.sizes[0], of: 0)
      tree.solve(in: .unbounded, measurer: measurer)
      if round >= 2 { allocations = max(allocations, allocation_count() - before) }
      times[3].append(time { changeLeaf(&tree, round, measurer) })
      times[4].append(time { tree.solve(in: .unbounded, measurer: measurer) })
    }
    let nodes = tree.count
    return standard.name.padded(to: 10) + "\(nodes)".leftPadded(to: 6)
      + times.map { cell($0, nodes) }.joined() + visits.fixed(1).leftPadded(to: 8)
      + "\(allocations)".leftPadded(to: 13)
  }

  private func changeLeaf(_ tree: inout LayoutTree, _ round: Int, _ measurer: CountingMetrics) {
    let leaf = tree.count - 1
    if tree.text(of: leaf) != nil {
      tree.setText(
        TextSpec(content: String(repeating: "x", count: 30 + round % 2)), of: leaf)
    } else {
      tree.setSize(.points(4, Float(5 + round % 2)), of: leaf)
    }
    tree.solve(in: .unbounded, measurer: measurer)
  }

  private func time(_ body: () -> Void) -> Double {
    let elapsed = ContinuousClock().measure(body)
    return Double(elapsed.components.attoseconds) * 1e-9 + Double(elapsed.components.seconds) * 1e9
  }

  private func cell(_ times: [Double], _ nodes: Int) -> String {
    (times.dropFirst(2).map { $0 / Double(nodes) }.median).fixed(0).leftPadded(to: 7)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
