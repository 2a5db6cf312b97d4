import AllocationCounter
import ElementLiterals
import LayoutEngine
import Testing

/// Once a tree is warm, an edit and the solve after it allocate nothing.
@Suite(.enabled(if: counts_allocations() != 0)) struct RelayoutAllocationTests {
  private static func tree() -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) { list in
        for _ in 0..<20 {
          list.flex(FlexSpec(direction: .row)) { row in
            row.view(as: FlexItem(flexGrow: 1), size: .points(20, 20))
            row.text("a first text")
          }
          list.stack(StackSpec(direction: .horizontal)) { row in
            row.view(as: StackItem(flexGrow: 1), size: .points(20, 20))
            row.text("a first text")
          }
        }
      }
    }
    return tree
  }

  private func allocations(_ edit: (inout LayoutTree, Int) -> Void) -> Int {
    var tree = Self.tree()
    for step in 0..<12 {
      edit(&tree, step)
      tree.solve(in: .width(390))
    }
    let before = allocation_count()
    for step in 0..<12 {
      edit(&tree, step)
      tree.solve(in: .width(390))
    }
    return allocation_count() - before
  }

  @Test func sizesAllocateNothing() {
    let count = allocations { tree, step in
      tree.setSize(.points(Float(20 + step), 20), of: 2)
      tree.setSize(.points(Float(20 + step), 20), of: 5)
    }
    #expect(count == 0)
  }

  @Test func placementsAllocateNothing() {
    let count = allocations { tree, step in
      tree.setPlacement(FlexItem(flexGrow: Float(step)), of: 2)
      tree.setPlacement(StackItem(flexGrow: Float(step)), of: 5)
    }
    #expect(count == 0)
  }

  @Test func specsAllocateNothing() {
    let count = allocations { tree, step in
      tree.setSpec(.flex(FlexSpec(direction: .row, gap: .points(Float(step)))), of: 1)
      tree.setSpec(.stack(StackSpec(direction: .horizontal, spacing: Float(step))), of: 4)
    }
    #expect(count == 0)
  }

  @Test func textsOfEqualLengthAllocateNothing() {
    let count = allocations { tree, step in
      let content = step % 2 == 0 ? "a other text" : "a third text"
      tree.setText(verbatim: content, of: 3)
      tree.setText(verbatim: content, of: 6)
    }
    #expect(count == 0)
  }
}
