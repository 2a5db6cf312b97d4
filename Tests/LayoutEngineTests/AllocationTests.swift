import AllocationCounter
import LayoutEngine
import Testing

/// A tree that has been solved once is solved again without an allocation.
@Suite(.enabled(if: counts_allocations() != 0)) struct AllocationTests {
  private func allocations(in body: () -> Void) -> Int {
    let before = allocation_count()
    body()
    return allocation_count() - before
  }

  private static func card(_ root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .horizontal, spacing: 12, alignItems: .center)) { row in
      row.image(ImageSpec(source: .asset("photo")), id: 0, size: .points(56, 56))
      row.stack(
        StackSpec(direction: .vertical, spacing: 2), as: StackItem(flexGrow: 1, flexShrink: 1)
      ) { lines in
        lines.text("A title that is long enough for two lines", id: 1)
        lines.inset(InsetSpec(insets: .all(4))) { inset in inset.text("Open until 22:00") }
        lines.ratio(RatioSpec(ratio: 0.5)) { ratio in ratio.view() }
      }
      row.spacer()
    }
  }

  @Test func aKnownAllocationIsCounted() {
    var array: [Int] = []
    #expect(allocations { array.reserveCapacity(100) } > 0)
    #expect(array.isEmpty)
  }

  @Test func solvingAgainAllocatesNothing() {
    var tree = LayoutTree()
    tree.build { Self.card(&$0) }
    tree.solve(in: .width(390))
    tree.solve(in: .width(200))
    let count = allocations {
      tree.solve(in: .width(390))
      tree.solve(in: .width(200))
    }
    #expect(count == 0)
  }

  @Test func refillingAndSolvingAllocatesNothingOnceWarm() {
    var tree = LayoutTree()
    let metrics = FixedTextMetrics(width: 7, height: 16)
    for _ in 0..<3 {
      tree.build { Self.card(&$0) }
      tree.solve(in: .width(390), measurer: metrics)
    }
    let count = allocations {
      tree.build { Self.card(&$0) }
      tree.solve(in: .width(390), measurer: metrics)
    }
    #expect(count == 0)
  }

  @Test(arguments: FlexSpec.Flexbox.allCases)
  func flexboxesAllocateNothingOnceWarm(_ flexbox: FlexSpec.Flexbox) {
    var tree = FlexTrees.deep(60, flexbox: flexbox)
    tree.solve(in: .width(390))
    tree.solve(in: .width(900))
    let count = allocations {
      tree.solve(in: .width(390))
      tree.solve(in: .width(900))
    }
    #expect(count == 0)
  }

  @Test(arguments: Nest.allCases)
  func deepNestsAllocateNothingOnceWarm(nest: Nest) {
    var tree = LayoutTree()
    for _ in 0..<2 {
      nest.fill(&tree, depth: 60)
      tree.solve(in: .width(390))
    }
    nest.fill(&tree, depth: 60)
    #expect(allocations { tree.solve(in: .width(390)) } == 0)
  }
}
