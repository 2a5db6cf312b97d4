import ElementLiterals
import LayoutEngine
import Testing

/// Elements that enter the linear family, change in it and leave it.
@Suite struct LinearEditTests {
  /// A row of three views, and layers and a stack with a view each.
  private static func tree() -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.linear(LinearSpec(orientation: .vertical)) { column in
        column.linear(as: LinearItem(height: .points(30)), id: 1) { row in
          row.view(as: LinearItem(width: .points(50)), id: 2)
          row.view(as: LinearItem(weight: 1), id: 3)
          row.spacer(id: 4)
        }
        column.layers(as: LinearItem(weight: 1), id: 5) { layers in
          layers.view(id: 6, size: .points(40, 20))
        }
        column.stack(StackSpec(direction: .horizontal), as: LinearItem(height: .wrap), id: 7) {
          $0.view(as: StackItem(flexGrow: 1), id: 8, size: .points(10, 10))
        }
      }
    }
    return tree
  }

  private func frame(of id: ElementID, in tree: LayoutTree) -> LayoutRect? {
    var tree = tree
    tree.solve(in: .exact(width: 250, height: 100))
    return tree.element(with: id).map { tree.frame(of: $0) }
  }

  @Test func whatIsSaidIsTold() {
    let tree = Self.tree()
    #expect(tree.placement(of: 2) == .linear(LinearItem(width: .points(50))))
    #expect(tree.placement(of: 4) == .linear(LinearItem(weight: 1)))
    #expect(tree.placement(of: 6) == .layers(LayersItem()))
    #expect(tree.ownSize(of: 6) == .points(40, 20))
    #expect(tree.ownSize(of: 3) == .auto)
  }

  @Test func aWeightIsSet() {
    var tree = Self.tree()
    #expect(frame(of: 3, in: tree) == rect(50, 0, 100, 30))
    let isSet = tree.setPlacement(LinearItem(weight: 3), of: 3)
    #expect(isSet)
    #expect(frame(of: 3, in: tree) == rect(50, 0, 150, 30))
    let isRefused = tree.setPlacement(LayersItem(gravity: .center), of: 3)
    #expect(!isRefused)
  }

  @Test func aSizeAndAPlacementKeepEachOther() {
    var tree = Self.tree()
    tree.setPlacement(LayersItem(gravity: .center), of: 6)
    #expect(frame(of: 6, in: tree) == rect(105, 20, 40, 20))
    tree.setSize(.points(20, 10), of: 6)
    #expect(frame(of: 6, in: tree) == rect(115, 25, 20, 10))
    tree.setSize(.auto, of: 6)
    #expect(frame(of: 6, in: tree) == rect(0, 0, 250, 60))
  }

  @Test func aSpacerKeepsItsLeast() {
    var tree = Self.tree()
    tree.setSpec(.spacer(SpacerSpec(minLength: 150)), of: 4)
    #expect(frame(of: 3, in: tree) == rect(50, 0, 50, 30))
    tree.setPlacement(LinearItem(), of: 4)
    #expect(frame(of: 4, in: tree) == rect(100, 0, 150, 30))
  }

  @Test func elementsMoveInAndOut() throws {
    var tree = Self.tree()
    let isIn = tree.move(8, into: 1, at: 0)
    #expect(isIn)
    #expect(tree.placement(of: 2) == .linear(LinearItem()))
    #expect(tree.ownSize(of: 2) == .points(10, 10))
    #expect(frame(of: 8, in: tree) == rect(0, 0, 10, 10))
    #expect(frame(of: 2, in: tree) == rect(10, 0, 50, 30))
    let stack = try #require(tree.element(with: 7))
    let isOut = tree.move(2, into: stack, at: 0, as: .stack(StackItem(spacingBefore: 5)))
    #expect(isOut)
    #expect(frame(of: 8, in: tree) == rect(5, 0, 10, 10))
    #expect(frame(of: 2, in: tree) == rect(0, 0, 50, 30))
  }

  @Test func anElementOfLayersMovesIntoARow() {
    var tree = Self.tree()
    let isRefused = tree.move(6, into: 1, at: 0, as: .layers(LayersItem()))
    #expect(!isRefused)
    tree.move(6, into: 1, at: 0, as: .linear(LinearItem(gravity: .bottom)))
    #expect(frame(of: 6, in: tree) == rect(0, 10, 40, 20))
    #expect(frame(of: 5, in: tree) == rect(0, 30, 250, 60))
  }

  @Test func whatHasMovedHasOneParent() {
    var tree = Self.tree()
    tree.move(3, into: 5, at: 1)
    let children = tree.elements.filter { tree.parent(of: $0) == 1 }.map { tree.id(of: $0) }
    #expect(children == [2, 4])
    #expect(tree.subtree(of: 1) == 1..<4)
    #expect(frame(of: 3, in: tree) == rect(0, 0, 250, 60))
    #expect(frame(of: 4, in: tree) == rect(50, 0, 200, 30))
  }

  @Test func aTreeOfTheFamilyIsInserted() {
    var tree = Self.tree()
    let isIn = tree.insert(Self.tree(), into: 5, at: 0, as: .layers(LayersItem(padding: .all(10))))
    #expect(isIn)
    #expect(frame(of: 1, in: tree) == rect(0, 0, 250, 30))
    tree.solve(in: .exact(width: 250, height: 100))
    #expect(tree.frame(of: 6) == rect(10, 10, 230, 40))
    #expect(tree.frame(of: 7) == rect(0, 0, 230, 30))
  }

  @Test func manyMovesKeepTheRest() {
    var tree = Self.tree()
    for _ in 0..<300 {
      tree.move(6, into: 1, at: 0, as: .linear(LinearItem(width: .points(3))))
      tree.solve(in: .exact(width: 250, height: 100))
      tree.move(2, into: 6, at: 0)
    }
    #expect(frame(of: 3, in: tree) == frame(of: 3, in: Self.tree()))
    #expect(frame(of: 6, in: tree) == frame(of: 6, in: Self.tree()))
    #expect((0..<9).map { tree.id(of: $0).rawValue } == [-1, 1, 2, 3, 4, 5, 6, 7, 8])
  }
}
