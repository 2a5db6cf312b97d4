import ElementLiterals
import LayoutEngine
import SeededRandom
import Testing

/// A list of which a row changes: nothing but the row is laid out if the row keeps its size.
@Suite struct RelayoutBoundaryTests {
  private static let metrics = FixedTextMetrics(width: 7, height: 16)
  private static let range = SizeRange(
    min: LayoutSize(width: 300, height: 400), max: LayoutSize(width: 300, height: 400))

  /// A scrolled list below a title, with words in each row.
  private struct List {
    var words: [String]
    var title = "Today"
    var grows = false

    func tree() -> LayoutTree {
      var tree = LayoutTree()
      tree.open(.stack(StackSpec(direction: .vertical, alignItems: .stretch)))
      tree.open(.text(TextSpec(content: .verbatim(title))))
      tree.close()
      tree.open(
        .scroll(ScrollSpec(axis: .vertical)), as: .stack(StackItem(flexGrow: 1, flexShrink: 1)))
      tree.open(.stack(StackSpec(direction: .vertical, spacing: 3)))
      for (row, words) in words.enumerated() {
        tree.open(.inset(InsetSpec(insets: .uniform(.points(4)))))
        tree.open(.stack(StackSpec(direction: .horizontal, spacing: 5, alignItems: .center)))
        tree.open(.text(TextSpec(content: .verbatim(words))), as: .stack(StackItem(flexShrink: 1)))
        tree.close()
        tree.open(.view(ViewSpec()), size: .points(20, Float(row % 5 * 7)))
        tree.close()
        tree.close()
        tree.close()
      }
      for _ in 0..<3 { tree.close() }
      return tree
    }
  }

  /// Returns the text of a row, which is the third of its four elements behind the first four.
  private static func text(_ row: Int, in tree: LayoutTree) -> LayoutElement {
    tree.elements.dropFirst(6 + 4 * row).first ?? 0
  }

  private static func solved(_ list: List, _ range: SizeRange = range) -> LayoutTree {
    var tree = list.tree()
    tree.solve(in: range, measurer: metrics)
    return tree
  }

  @Test func aRowThatKeepsItsSizeIsLaidOutAlone() {
    var list = List(words: (0..<500).map { "row \($0 % 10)" })
    var tree = Self.solved(list)
    tree.tracksChanges = true
    list.words[200] = "now a longer row"
    tree.setText(verbatim: list.words[200], of: Self.text(200, in: tree))
    tree.solve(in: Self.range, measurer: Self.metrics)
    // The row, its stack and its text: neither the list nor the screen.
    #expect((1...5).contains(tree.visits))
    #expect(tree.frames == Self.solved(list).frames)
    #expect(tree.takeChanges().reframed.count == 2)
  }

  @Test func aRowOfAnotherSizeMovesTheRowsBehind() {
    var list = List(words: (0..<500).map { "row \($0 % 10)" })
    var tree = Self.solved(list)
    list.words[200] = String(repeating: "words that need more than a line ", count: 4)
    tree.setText(verbatim: list.words[200], of: Self.text(200, in: tree))
    tree.solve(in: Self.range, measurer: Self.metrics)
    #expect(tree.frames == Self.solved(list).frames)
  }

  /// A measurement of what is around a changed row is not used for constraints for which the row
  /// may have another size.
  @Test func anotherWidthAfterwardsIsLikeANewLayout() {
    var list = List(words: (0..<40).map { "row \($0 % 10)" })
    var tree = Self.solved(list)
    list.words[7] = "words as wide as this"
    tree.setText(verbatim: list.words[7], of: Self.text(7, in: tree))
    for width in [300, 120, 300, 90] as [Float] {
      let range = SizeRange(
        min: LayoutSize(width: width, height: 400), max: LayoutSize(width: width, height: 400))
      tree.solve(in: range, measurer: Self.metrics)
      #expect(tree.frames == Self.solved(list, range).frames, "\(width)")
    }
  }

  @Test func whatIsMeasuredBetweenEditAndSolveIsUpToDate() {
    var list = List(words: ["a", "b", "c", "d"])
    var tree = Self.solved(list, .width(100))
    list.words[2] = String(repeating: "words ", count: 30)
    tree.setText(verbatim: list.words[2], of: Self.text(2, in: tree))
    var fresh = list.tree()
    #expect(
      tree.size(in: .width(100), measurer: Self.metrics)
        == fresh.size(in: .width(100), measurer: Self.metrics))
  }

  /// Edits of several rows, of the title and of sizes, in any order between solves.
  @Test func anyEditsGiveTheFramesOfANewTree() {
    var random = SeededGenerator(seed: 43)
    let texts = ["row", "longer row", "a row of so many words that it has two lines or more", ""]
    for round in 0..<40 {
      var list = List(
        words: (0..<(3 + round)).map { _ in texts.randomElement(using: &random) ?? "" })
      var range = Self.range
      var tree = Self.solved(list, range)
      for step in 0..<30 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let words = texts.randomElement(using: &random) ?? ""
          switch Int.random(in: 0..<8, using: &random) {
          case 0:
            list.title = words
            tree.setText(verbatim: words, of: 1)
          default:  // open: numbers
            let row = Int.random(in: list.words.indices, using: &random)
            list.words[row] = words
            tree.setText(verbatim: words, of: Self.text(row, in: tree))
          }
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
          range = .width([120, 200, 300].randomElement(using: &random) ?? 300)
        }
        tree.solve(in: range, measurer: Self.metrics)
        #expect(tree.frames == Self.solved(list, range).frames, "round \(round), step \(step)")
      }
    }
  }
}
