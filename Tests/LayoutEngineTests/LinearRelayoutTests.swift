import AllocationCounter
import ElementLiterals
import LayoutEngine
import Testing

/// The cost of edits in the linear family, and the parts that they leave alone.
@Suite struct LinearRelayoutTests {
  private static let metrics = FixedTextMetrics(width: 7, height: 20)

  /// A column of a thousand rows with two texts, a spacer and a view each.
  private static func list() -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.linear(LinearSpec(orientation: .vertical, spacing: 1)) { list in
        for row in 0..<1000 as Range<Int32> {
          list.linear(
            LinearSpec(spacing: 4), as: LinearItem(height: .wrap), id: ElementID(row)
          ) { line in
            line.text("a text", as: LinearItem(width: .wrap, height: .wrap))
            line.layers(as: LinearItem(height: .wrap, weight: 1)) { layers in
              layers.text("another", as: LayersItem(height: .wrap))
            }
            line.spacer()
            line.view(id: ElementID(1000 + row), size: .points(20, 20))
          }
        }
      }
    }
    solve(&tree)
    return tree
  }

  private static func solve(_ tree: inout LayoutTree) {
    tree.solve(in: .width(390), measurer: metrics)
  }

  /// Returns the visits of a solve after an edit of a view in the middle of the list.
  private func visits(_ edit: (inout LayoutTree, LayoutElement) -> Void) throws -> Int {
    var tree = Self.list()
    let view = try #require(tree.element(with: 1500))
    edit(&tree, view)
    Self.solve(&tree)
    return tree.visits
  }

  @Test func aSizeCostsItsRowAndTheList() throws {
    let visits = try visits { tree, view in tree.setSize(.points(30, 10), of: view) }
    #expect((1...8).contains(visits))
  }

  @Test func aPlacementCostsItsRowAndTheList() throws {
    let visits = try visits { tree, view in
      tree.setPlacement(LinearItem(width: .points(9), gravity: .bottom), of: view)
    }
    #expect((1...8).contains(visits))
  }

  @Test func aSpacersLengthCostsItsRowAndTheList() throws {
    let visits = try visits { tree, view in
      tree.setSpec(.spacer(SpacerSpec(minLength: 200)), of: view.advanced(by: -1))
    }
    #expect((1...8).contains(visits))
  }

  @Test func aMoveWithinARowCostsItAndTheList() throws {
    let visits = try visits { tree, view in
      tree.move(view, into: view.advanced(by: -5), at: 0)
    }
    #expect((1...8).contains(visits))
  }

  @Test func aReplacementCostsItselfItsRowAndTheList() throws {
    let visits = try visits { tree, view in
      tree.replace(view) { (row: inout Children<LinearItem>) in
        row.text("xyz", as: LinearItem(width: .wrap, height: .wrap))
      }
    }
    #expect((1...10).contains(visits))
  }

  @Test func whatIsEqualCostsNothing() throws {
    let visits = try visits { tree, view in
      tree.setPlacement(tree.placement(of: view), of: view)
      tree.setSize(tree.ownSize(of: view), of: view)
      tree.setSpec(tree.spec(of: view.advanced(by: -1)), of: view.advanced(by: -1))
    }
    #expect(visits == 0)
  }

  @Test func aRowAtTheEndLeavesTheOthersAlone() {
    var tree = Self.list()
    tree.insert(into: 0, at: 1000) { (list: inout Children<LinearItem>) in
      list.text("a row", as: LinearItem(height: .wrap))
    }
    Self.solve(&tree)
    #expect((1...4).contains(tree.visits))
    tree.remove(LayoutElement(tree.count - 1))
    Self.solve(&tree)
    #expect((1...4).contains(tree.visits))
  }

  @Test(.enabled(if: counts_allocations() != 0))
  func editsAndTheSolveAfterThemAllocateNothing() throws {
    var tree = Self.list()
    let view = try #require(tree.element(with: 1500))
    func step(_ step: Int) {
      tree.setSize(.points(Float(20 + step), 10), of: view)
      tree.setPlacement(
        LinearItem(width: .points(Float(step)), weight: 1, gravity: .center), of: view)
      tree.setSpec(.spacer(SpacerSpec(minLength: Float(step))), of: view.advanced(by: -1))
      tree.setSpec(.linear(LinearSpec(spacing: Float(step))), of: view.advanced(by: -5))
      Self.solve(&tree)
    }
    for round in 0..<12 { step(round) }
    let before = allocation_count()
    for round in 0..<12 { step(round) }
    #expect(allocation_count() == before)
  }

  @Test(.enabled(if: counts_allocations() != 0))
  func solvingAgainAllocatesNothing() {
    var tree = Self.list()
    tree.solve(in: .width(300), measurer: Self.metrics)
    let before = allocation_count()
    Self.solve(&tree)
    tree.solve(in: .width(300), measurer: Self.metrics)
    #expect(allocation_count() == before)
  }
}
