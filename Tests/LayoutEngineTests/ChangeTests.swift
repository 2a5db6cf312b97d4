import ElementLiterals
import LayoutEngine
import RandomTrees
import Testing

/// An edited tree equals one that was built with the new values.
@Suite struct ChangeTests {
  private enum Change {
    case size(LayoutElement, ElementSize)
    case text(LayoutElement, TextSpec)
    case item(LayoutElement, FlexItem)
  }

  private func apply(_ change: Change, to tree: inout LayoutTree) {
    switch change {
    case .size(let element, let size): tree.setSize(size, of: element)
    case .text(let element, let text): tree.setText(text, of: element)
    case .item(let element, let item): tree.setPlacement(item, of: element)
    }
  }

  @Test func aChangedTreeIsLikeAFreshOne() {
    for seed in firstSeed..<firstSeed + 700 {
      var random = RandomTree(seed: seed, isWild: false)
      var tree = LayoutTree()
      random.fill(&tree, elements: 30)
      let environment = random.environment()
      var range = random.range()
      var built = tree
      for _ in 0..<6 {
        let change = change(&random, tree)
        apply(change, to: &tree)
        apply(change, to: &built)
        if random.chance(3) { range = random.range() }
        tree.solve(in: range, environment: environment)
        var fresh = built
        fresh.solve(in: range, environment: environment)
        #expect(tree.frames == fresh.frames, "seed \(seed)")
      }
    }
  }

  private func change(_ random: inout RandomTree, _ tree: LayoutTree) -> Change {
    let element = random.pick(Array(tree.elements))
    return switch random.pick([0, 1, 2]) {
    case 0:
      .size(
        element, ElementSize(width: random.dimension(), maxHeight: random.dimension()))
    case 1:
      .text(
        element,
        TextSpec(content: .verbatim(random.pick(["short", "a good deal longer than that"]))))
    default: .item(element, random.flexItem())
    }
  }

  @Test func aLeafsChangeVisitsOnlyWhatIsAroundIt() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(size: .points(400, 4000)) { list in
        for _ in 0..<100 {
          list.flex(FlexSpec(direction: .row)) { row in
            row.text("a title")
            row.view(size: .points(20, 20))
          }
        }
      }
    }
    tree.solve(in: .unbounded)
    let all = tree.visits
    tree.setText("another", of: 2)
    tree.solve(in: .unbounded)
    #expect(tree.visits <= all)
    #expect(tree.frame(of: 1).width == 400)
  }
}
