import ElementLiterals
import LayoutEngine
import SeededRandom
import Testing

/// Text edits in a tree, where new texts reuse the storage of earlier ones.
@Suite struct TextEditTests {
  private static func column(_ contents: [String]) -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
        for content in contents { column.text(TextSpec(content: .verbatim(content))) }
      }
    }
    return tree
  }

  private static func words(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in
      String(repeating: "a", count: .random(in: 0...9, using: &generator))
    }.joined(separator: generator.next() % 5 == 0 ? "\n" : " ")
  }

  /// After more edits than are tracked one by one all texts are shaped, including the one that
  /// changed last.
  @Test func theLastOfManyEditsCounts() {
    var tree = Self.column(["a", "b"])
    let measurer = FixedTextMetrics(width: 10, height: 20)
    tree.solve(in: .unbounded, measurer: measurer)
    for edit in 1...40 {
      tree.setText(verbatim: String(repeating: "a", count: edit % 3 + 1), of: 1)
    }
    tree.setText("bbbbb", of: 2)
    tree.solve(in: .unbounded, measurer: measurer)
    #expect(tree.frames[2].width == 50)
  }

  private static func expectLikeFresh(_ measurer: some TextMeasuring) {
    var contents = ["aa bb", "c", "dd ee ff", "g\nh", ""]
    var tree = column(contents)
    var generator = SeededGenerator(seed: 7)
    for step in 0..<400 {
      // At times there are so many edits that all texts are shaped again.
      for _ in 0..<(step % 40 == 39 ? 50 : 1) {
        let index = Int.random(in: contents.indices, using: &generator)
        contents[index] = words(using: &generator)
        tree.setText(verbatim: contents[index], of: LayoutElement(index + 1))
      }
      let range = SizeRange.width([50, 95, 300][step % 3])
      var fresh = column(contents)
      tree.solve(in: range, measurer: measurer)
      fresh.solve(in: range, measurer: measurer)
      #expect(tree.frames == fresh.frames, "\(contents)")
    }
  }

  @Test func aTextThatIsSetIsLikeANewOne() {
    Self.expectLikeFresh(FixedTextMetrics(width: 10, height: 20))
  }

  @Test func soItIsWhereAHostMeasures() {
    Self.expectLikeFresh(HostMetrics(FixedTextMetrics(width: 10, height: 20)))
  }

  @Test func anotherScaleMeasuresAnew() {
    var tree = Self.column(["a"])
    let metrics = ProportionalTextMetrics()
    tree.solve(in: .unbounded, environment: LayoutEnvironment(textScale: 1), measurer: metrics)
    tree.solve(in: .unbounded, environment: LayoutEnvironment(textScale: 2), measurer: metrics)
    // 17 points, times six fifths for the line, twice: 40.8, rounded up to whole points.
    #expect(tree.frames[1].height == 41)
  }
}
