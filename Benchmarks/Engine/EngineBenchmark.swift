import AllocationCounter
import LayoutEngine

/// Nanoseconds and allocations per node for building and solving box-spec trees.
///
/// Absolute times on a shared machine are not comparable; compare the columns with one another.
struct EngineBenchmark {
  var rounds: Int
  /// The prefix of the names of the trees to measure, or nil for all.
  var only: String?

  func run() {
    print("engine: ns a node, median of \(rounds); allocations of a warm build + solve")
    print("  tree        nodes  build  solve  width  clean  visits  allocations")
    for tree in StandardTree.all where only.map({ tree.name.hasPrefix($0) }) ?? true {
      print("  " + row(tree))
    }
  }

  private func row(_ standard: StandardTree) -> String {
    var tree = LayoutTree()
    var (build, solve, width, clean): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    var allocations = (build: 0, solve: 0)
    let measurer = ProportionalTextMetrics()
    for round in 0..<rounds + 2 {
      let before = allocation_count()
      let buildTime = time { tree.build(standard.content) }
      let between = allocation_count()
      let solveTime = time { tree.solve(in: .width(standard.widths.0), measurer: measurer) }
      let after = allocation_count()
      build.append(buildTime)
      solve.append(solveTime)
      width.append(time { tree.solve(in: .width(standard.widths.1), measurer: measurer) })
      clean.append(time { tree.solve(in: .width(standard.widths.1), measurer: measurer) })
      guard round >= 2 else { continue }
      allocations.build = max(allocations.build, between - before)
      allocations.solve = max(allocations.solve, after - between)
    }
    let nodes = tree.count
    let cells = [
      pad("\(nodes)", 6), cell(build, nodes), cell(solve, nodes), cell(width, nodes),
      cell(clean, nodes), pad(visits(standard), 7),
      pad("\(allocations.build) + \(allocations.solve)", 12),
    ]
    return standard.name + String(repeating: " ", count: 10 - standard.name.count)
      + cells.joined()
  }

  /// Returns the measurements and placements per node in the first solve that no cached result
  /// replaced.
  private func visits(_ standard: StandardTree) -> String {
    var tree = LayoutTree()
    tree.build(standard.content)
    tree.solve(in: .width(standard.widths.0))
    return (Double(tree.visits) / Double(tree.count)).fixed(1)
  }

  private func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body)
    return Double(elapsed.components.attoseconds) * 1e-9 + Double(elapsed.components.seconds) * 1e9
  }

  private func cell(_ times: [Double], _ nodes: Int) -> String {
    pad((times.dropFirst(2).map { $0 / Double(nodes) }.median).fixed(0), 7)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
