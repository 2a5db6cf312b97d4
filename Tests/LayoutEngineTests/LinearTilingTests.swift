import LayoutEngine
import RandomTrees
import SeededRandom
import Testing

/// Nested weights cover their layout without gaps: every pixel once.
@Suite struct LinearTilingTests {
  private static let width = 61
  private static let height = 47

  /// Adds nested layouts in which every child has a weight.
  private static func tile(
    _ tree: inout LayoutTree, as placement: PlacementRecord, depth: Int,
    _ random: inout SeededGenerator
  ) {
    guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else {
      tree.open(.view(ViewSpec()), as: placement)
      tree.close()
      return
    }
    let orientation: Orientation = Bool.random(using: &random) ? .horizontal : .vertical
    tree.open(.linear(LinearSpec(orientation: orientation)), as: placement)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let item = LinearItem(weight: Float.random(in: 0.1...4, using: &random))
      tile(&tree, as: .linear(item), depth: depth - 1, &random)
    }
    tree.close()
  }

  /// Returns the numbers of leaves that cover each pixel.
  private static func cover(_ tree: LayoutTree, _ scale: Float) -> Set<Int> {
    let columns = width * Int(scale)
    let rows = height * Int(scale)
    var pixels = [Int](repeating: 0, count: columns * rows)
    for leaf in tree.elements where tree.childCount(of: leaf) == 0 {
      var frame = tree.frame(of: leaf)
      var parent = tree.parent(of: leaf)
      while let next = parent {
        frame.x += tree.frame(of: next).x
        frame.y += tree.frame(of: next).y
        parent = tree.parent(of: next)
      }
      let left = Int((frame.x * scale).rounded())
      let top = Int((frame.y * scale).rounded())
      let right = Int(((frame.x + frame.width) * scale).rounded())
      let bottom = Int(((frame.y + frame.height) * scale).rounded())
      guard left >= 0, top >= 0, right <= columns, bottom <= rows else { return [-1] }
      for row in top..<bottom {
        for column in left..<right { pixels[row * columns + column] += 1 }
      }
    }
    return Set(pixels)
  }

  @Test(arguments: [1, 2, 3] as [Float])
  func everyPixelIsCoveredOnce(scale: Float) {
    for index in 0..<60 as Range<UInt64> {
      let seed = firstSeed &+ index
      var random = SeededGenerator(seed: seed)
      var tree = LayoutTree()
      tree.open(.linear(LinearSpec()))
      for _ in 0..<3 {
        Self.tile(&tree, as: .linear(LinearItem(weight: 1)), depth: 3, &random)
      }
      tree.close()
      tree.solve(
        in: .exact(width: Float(Self.width), height: Float(Self.height)),
        environment: LayoutEnvironment(
          scale: scale, direction: Bool.random(using: &random) ? .ltr : .rtl))
      #expect(Self.cover(tree, scale) == [1], "seed \(seed)")
    }
  }

  @Test(arguments: [1, 2, 3] as [Float])
  func whatIsFixedIsTakenFromWhatWeightsShare(scale: Float) {
    var random = SeededGenerator(seed: firstSeed)
    for round in 0..<200 {
      let length = Float(Int.random(in: 300...900, using: &random))
      let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Bool.random(using: &random)
          ? LinearItem(width: .points(Float(Int.random(in: 0...40, using: &random))))
          : LinearItem(weight: Float.random(in: 0.1...4, using: &random))
      }
      var tree = LayoutTree()
      tree.build { root in
        root.linear(LinearSpec(spacing: 5, margin: .all(7))) { row in
          row.view(as: LinearItem(weight: 1))
          for item in items { row.view(as: item) }
        }
      }
      tree.solve(
        in: .exact(width: length, height: 20), environment: LayoutEnvironment(scale: scale))
      var edge: Float = 2
      for child in tree.elements.dropFirst() {
        let frame = tree.frame(of: child)
        let gap = (frame.x - edge - 5) * scale
        #expect(gap.magnitude < 0.01, "seed \(firstSeed), round \(round)")
        edge = frame.x + frame.width
      }
      #expect((edge + 7 - length).magnitude < 0.01, "seed \(firstSeed), round \(round)")
    }
  }
}
