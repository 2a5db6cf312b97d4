import ElementLiterals
import LayoutEngine
import RandomTrees
import Testing

private struct Article: LayoutDocument {
  func build(into root: inout Children<NoPlacement>) {
    root.flex(FlexSpec().padding(5)) { column in
      column.text("aaaa bbbb")
      column.view(as: FlexItem().grow(1), size: .points(30, 10))
    }
  }
}

@Suite struct FittingTests {
  private let metrics = FixedTextMetrics(width: 10, height: 20)

  @Test func aContainerDecidesWhatItsModeSays() {
    let container = LayoutSize(width: 60, height: 200)
    let size = { (mode: LayoutMode) in
      Article().layout(in: .container(container, mode: mode), measurer: metrics).size
    }
    #expect(size(.fitContainer) == LayoutSize(width: 60, height: 200))
    #expect(size(.adjustHeight) == LayoutSize(width: 60, height: 60))
    #expect(size(.adjustWidth) == LayoutSize(width: 100, height: 200))
  }

  @Test func aLengthThatIsNoLengthIsLeftOpen() {
    #expect(SizeRange.container(LayoutSize(width: .infinity, height: .nan)) == .unbounded)
    #expect(SizeRange.container(LayoutSize(width: 60, height: .infinity)) == .width(60))
    #expect(SizeRange.container(LayoutSize(width: 60, height: 7), mode: .adjustWidth) == .height(7))
    #expect(SizeRange.container(LayoutSize(width: 60, height: 7)) == .exact(width: 60, height: 7))
  }

  @Test func documentsAreAskedForTheirSize() {
    let article = Article()
    #expect(article.intrinsicSize(measurer: metrics) == LayoutSize(width: 100, height: 40))
    #expect(
      article.sizeThatFits(LayoutSize(width: 60, height: .infinity), measurer: metrics)
        == LayoutSize(width: 60, height: 60))
    let atMost = SizeRange(max: LayoutSize(width: 500, height: 500))
    #expect(article.size(in: atMost, measurer: metrics) == LayoutSize(width: 100, height: 40))
  }

  @Test func aRootHoldsToItsOwnSize() {
    var tree = LayoutTree()
    tree.build { $0.flex(size: .points(40, 30)) { _ in } }
    let container = LayoutSize(width: 100, height: 100)
    #expect(tree.sizeThatFits(container) == LayoutSize(width: 40, height: 30))
    #expect(
      tree.solve(in: .container(container, mode: .fitContainer))
        == LayoutSize(width: 40, height: 30))
  }

  @Test func askingForASizeLeavesTheFrames() {
    var tree = LayoutTree()
    tree.build { Article().build(into: &$0) }
    let container = LayoutSize(width: 60, height: 0)
    tree.solve(in: .container(container, mode: .adjustHeight), measurer: metrics)
    let frames = tree.frames
    #expect(tree.intrinsicSize(measurer: metrics) == LayoutSize(width: 100, height: 40))
    #expect(tree.intrinsicSize(environment: rightToLeft, measurer: metrics).width == 100)
    #expect(tree.frames == frames)
    #expect(tree.size == LayoutSize(width: 60, height: 60))
    // The first frames were solved for another direction.
    tree.solve(in: .width(60), environment: rightToLeft, measurer: metrics)
    #expect(tree.frame(of: 2) == rect(25, 45, 30, 10))
  }

  @Test func aSizeIsTheOneThatASolveFinds() {
    var tree = LayoutTree()
    for seed in seeds(2400) {
      let index = seed &- firstSeed
      var random = RandomTree(seed: seed, isWild: index.isMultiple(of: 3))
      random.fill(&tree, elements: 40)
      let fresh = tree
      var environment = random.environment()
      tree.solve(in: random.range(), environment: environment)
      for _ in 0..<5 {
        let frames = tree.frames
        let (asked, range) = (random.range(), random.range())
        if random.chance(4) { environment = random.environment() }
        let size = tree.size(in: asked, environment: environment)
        #expect(tree.frames == frames, "seed \(seed)")
        var other = fresh
        #expect(other.solve(in: asked, environment: environment) == size, "seed \(seed)")
        tree.solve(in: range, environment: environment)
        other = fresh
        other.solve(in: range, environment: environment)
        #expect(tree.frames == other.frames, "seed \(seed)")
      }
    }
  }
}
