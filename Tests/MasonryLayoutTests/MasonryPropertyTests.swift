import AllocationCounter
import LayoutEngine
import MasonryLayout
import SeededRandom
import Testing

/// Properties of any masonry.
@Suite struct MasonryPropertyTests {
  private static let firstSeed: UInt64 = 1

  private struct Card: Equatable {
    var span: Int
    var height: Float
    var text: String
  }

  private static func cards(_ random: inout SeededGenerator) -> [Card] {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Card(
        span: Int.random(in: 0...5, using: &random),
        height: Float(Int.random(in: 0...90, using: &random)),
        text: String(repeating: "word ", count: Int.random(in: 0...9, using: &random)))
    }
  }

  private static func tree(_ layout: MasonryLayout, _ cards: [Card]) -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.custom(layout) { masonry in
        for card in cards {
          masonry.stack(
            StackSpec(direction: .vertical), as: MasonryLayout.Item(span: card.span),
            size: ElementSize(minHeight: .points(card.height))
          ) { $0.text(TextSpec(content: .verbatim(card.text))) }
        }
      }
    }
    return tree
  }

  private static func layout(_ random: inout SeededGenerator) -> MasonryLayout {
    MasonryLayout(
      columns: Int.random(in: -1...5, using: &random),
      spacing: Float(Int.random(in: 0...20, using: &random)) / 2,
      rowSpacing: Float(Int.random(in: 0...20, using: &random)) / 2)
  }

  private static func range(_ random: inout SeededGenerator) -> SizeRange {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .unbounded
    case 1: .width(Float(Int.random(in: 0...900, using: &random)) / 2)
    default:
      SizeRange(max: LayoutSize(width: Float(Int.random(in: 0...900, using: &random)), height: 60))
    }
  }

  private static func overlap(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
    let slack: Float = 0.001
    return one.x + slack < other.x + other.width && other.x + slack < one.x + one.width
      && one.y + slack < other.y + other.height && other.y + slack < one.y + one.height
  }

  @Test(arguments: [1, 2, 3] as [Float], [.ltr, .rtl] as [WritingDirection])
  func nothingOverlapsAndSpansAreHonoured(scale: Float, direction: WritingDirection) {
    for seed in Self.firstSeed..<Self.firstSeed + 150 {
      var random = SeededGenerator(seed: seed)
      let layout = Self.layout(&random)
      let cards = Self.cards(&random)
      var tree = Self.tree(layout, cards)
      tree.solve(
        in: Self.range(&random),
        environment: LayoutEnvironment(scale: scale, direction: direction))
      let frames = cards.indices.map { tree.frame(of: LayoutElement(1 + 2 * $0)) }
      let columns = Float(max(layout.columns, 1))
      let gaps = layout.spacing * (columns - 1)
      let column = max(0, (tree.size.width - gaps) / columns)
      for (index, frame) in frames.enumerated() {
        let span = min(max(Float(cards[index].span), 1), columns)
        let width = column * span + layout.spacing * (span - 1)
        #expect((frame.width - width).magnitude <= 1.01 / scale, "seed \(seed), child \(index)")
        #expect(
          !frames[..<index].contains { Self.overlap($0, frame) }, "seed \(seed), child \(index)")
      }
    }
  }

  @Test func aMasonryAfterEditsIsLikeANewOne() {
    for seed in Self.firstSeed..<Self.firstSeed + 150 {
      var random = SeededGenerator(seed: seed)
      var layout = Self.layout(&random)
      var cards = Self.cards(&random)
      var tree = Self.tree(layout, cards)
      for _ in 0..<8 {
        layout = Self.layout(&random)
        tree.setSpec(.custom(CustomSpec(layout)), of: .root)
        if let index = cards.indices.randomElement(using: &random) {
          let element = LayoutElement(1 + 2 * index)
          cards[index] = Self.cards(&random).first ?? cards[index]
          tree.setPlacement(MasonryLayout.Item(span: cards[index].span), of: element)
          tree.setSize(ElementSize(minHeight: .points(cards[index].height)), of: element)
          tree.setText(verbatim: cards[index].text, of: element.advanced(by: 1))
        }
        let range = Self.range(&random)
        tree.solve(in: range)
        var fresh = Self.tree(layout, cards)
        fresh.solve(in: range)
        #expect(tree.frames == fresh.frames, "seed \(seed)")
      }
    }
  }

  @Test(.enabled(if: counts_allocations() != 0)) func solvingAgainAllocatesNothing() {
    var random = SeededGenerator(seed: 7)
    var tree = Self.tree(MasonryLayout(columns: 3, spacing: 8), Self.cards(&random))
    tree.solve(in: .width(390))
    tree.solve(in: .width(200))
    let before = allocation_count()
    tree.solve(in: .width(390))
    tree.solve(in: .width(200))
    #expect(allocation_count() - before == 0)
  }
}
