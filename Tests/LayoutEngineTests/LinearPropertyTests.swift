import LayoutEngine
import RandomTrees
import SeededRandom
import Testing

/// Properties of any weights.
@Suite struct LinearPropertyTests {
  @Test(arguments: [1, 2, 3] as [Float])
  func weightsShareAllOfTheLengthWithoutGapOrOverlap(scale: Float) {
    let seed = firstSeed
    var random = SeededGenerator(seed: seed)
    var tree = LayoutTree()
    for round in 0..<500 {
      let isRow = Bool.random(using: &random)
      let count = Int.random(in: 1...9, using: &random)
      let length = Float(Int.random(in: 1...4000, using: &random)) / scale
      let weights = (0..<count).map { _ in Float.random(in: 0.01...5, using: &random) }
      tree.build { root in
        root.linear(LinearSpec(orientation: isRow ? .horizontal : .vertical)) { line in
          for weight in weights {
            line.linear(as: LinearItem(weight: weight)) { $0.view() }
          }
        }
      }
      tree.solve(
        in: isRow ? .exact(width: length, height: 9) : .exact(width: 9, height: length),
        environment: LayoutEnvironment(
          scale: scale, direction: Bool.random(using: &random) ? .ltr : .rtl))
      var pixels = (1...count).map { child in
        let frame = tree.frame(of: LayoutElement(2 * child - 1))
        let start = isRow ? frame.x : frame.y
        return (start * scale, (start + (isRow ? frame.width : frame.height)) * scale)
      }
      pixels.sort { $0 < $1 }
      let edges = [0] + pixels.map { $0.1.rounded() }
      let isClosed = zip(pixels, edges).allSatisfy { ($0.0 - $1).magnitude < 0.01 }
      #expect(isClosed, "seed \(seed), round \(round)")
      #expect(edges.last == (length * scale).rounded(), "seed \(seed), round \(round)")
      let fills = (1...count).allSatisfy {
        tree.frames[2 * $0].size == tree.frames[2 * $0 - 1].size
      }
      #expect(fills, "seed \(seed), round \(round)")
    }
  }
}
