import AllocationCounter
import LayoutEngine
import StandardTrees

/// The times of building and solving one standard tree, in many runs.
struct FlexSamples {
  let tree: FlexTree
  private(set) var nodes = 0
  private(set) var visits = 0.0
  /// The allocations of a warm solve.
  private(set) var allocations = 0
  private(set) var areSumsRight = true

  private var samples = [[Double]](repeating: [], count: 5)
  private let measurer = CountingMetrics()

  init(_ tree: FlexTree) { self.tree = tree }

  /// The times in nanoseconds per node.
  struct Times {
    var build: Double
    var layout: Double
    var width: Double
    var leaf: Double
    var clean: Double
  }

  var medians: Times { times(\.median) }
  var lowest: Times { times { $0.min() ?? 0 } }

  private func times(_ one: ([Double]) -> Double) -> Times {
    Times(
      build: one(samples[0]), layout: one(samples[1]), width: one(samples[2]),
      leaf: one(samples[3]), clean: one(samples[4]))
  }

  /// Measures some more rounds; small trees get more of them.
  mutating func measure(rounds: Int) {
    var tree = LayoutTree()
    self.tree.fill(&tree)
    nodes = tree.count
    for round in 0..<rounds * max(1, min(2000 / nodes, 20)) + 2 {
      let times = measure(&tree, round)
      // The first rounds have no memory to reuse.
      guard round >= 2 else { continue }
      for (place, time) in times.enumerated() { samples[place].append(time / Double(nodes)) }
    }
  }

  private mutating func measure(_ tree: inout LayoutTree, _ round: Int) -> [Double] {
    let build = time { Self.build(self.tree, &tree) }
    let layout = time { Self.layOut(&tree, measurer) }
    visits = Double(tree.visits) / Double(nodes)
    check(tree, 0)
    Self.resize(&tree, to: self.tree.sizes[1], measurer)
    check(tree, 1)
    let before = allocation_count()
    let width = time { Self.resize(&tree, to: self.tree.sizes[0], measurer) }
    if round >= 2 { allocations = max(allocations, allocation_count() - before) }
    let leaf = time { changeLeaf(&tree, round) }
    let clean = time { Self.layOut(&tree, measurer) }
    return [build, layout, width, leaf, clean]
  }

  private mutating func check(_ tree: LayoutTree, _ place: Int) {
    areSumsRight =
      areSumsRight && FlexTree.checksum(tree.frames) == self.tree.checksums[place]
  }

  private func changeLeaf(_ tree: inout LayoutTree, _ round: Int) {
    guard let leaf = tree.elements.last else { return }
    if tree.text(of: leaf) != nil {
      tree.setText(TextSpec(content: .verbatim(Self.texts[round % 2])), of: leaf)
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

// These are separate functions so that `valgrind --tool=callgrind --toggle-collect='*layOut*'`
// counts one of them alone.
extension FlexSamples {
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
    tree.setSize(size, of: .root)
    tree.solve(in: .unbounded, measurer: measurer)
  }
}
