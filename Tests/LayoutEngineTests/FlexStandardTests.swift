import ElementLiterals
import LayoutEngine
import StandardTrees
import Testing

/// The standard trees for comparing flexbox engines.
@Suite struct FlexStandardTests {
  @Test(arguments: FlexTree.all.indices)
  func theFramesAddUp(place: Int) {
    let standard = FlexTree.all[place]
    var tree = LayoutTree()
    standard.fill(&tree)
    for _ in 0..<2 {
      for (size, checksum) in zip(standard.sizes, standard.checksums) {
        tree.setSize(size, of: 0)
        tree.solve(in: .unbounded, measurer: CountingMetrics())
        #expect(FlexTree.checksum(tree.frames) == checksum, "\(standard.name)")
      }
    }
  }
}
