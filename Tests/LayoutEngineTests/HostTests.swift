import ElementLiterals
import LayoutEngine
import RandomTrees
import Testing

/// A host that applies a tree's changes has the right views.
@Suite struct HostTests {
  @Test(arguments: [false, true]) func aHostThatFollowsEditsIsLikeANewOne(isWild: Bool) {
    for seed in seeds(1200) {
      var random = RandomTree(seed: seed, isWild: isWild)
      var tree = LayoutTree()
      random.fill(&tree, elements: 40)
      tree.solve(in: .width(300))
      var plan = RelayoutPlan(tree)
      tree.tracksChanges = true
      var host = FollowingHost(tree)
      for step in 0..<20 {
        for _ in 0..<random.pick([1, 1, 2, 5]) { random.edit(&tree, &plan) }
        tree.solve(in: .width(random.chance(4) ? 200 : 300))
        let mistake = host.follow(tree.takeChanges(), to: tree)
        #expect(mistake == nil, "seed \(seed), step \(step)")
        if mistake != nil || tree.count > 400 { break }
      }
    }
  }

  private static func tree() -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.layers { layers in
        layers.background(id: 1) { both in
          both.stack(StackSpec(direction: .vertical), id: 2) { $0.view(id: 3) }
          both.view(id: 4)
        }
        layers.view(id: 5, style: ElementStyle(visibility: .gone))
        layers.linear(id: 6) { $0.view(id: 7) }
      }
    }
    return tree
  }

  @Test func aBackgroundLiesBehindItsContent() {
    #expect(Self.tree().elementsFromBack() == [0, 1, 4, 2, 3, 6, 7])
  }

  /// Siblings are drawn by their numbers, and those with equal ones in document order.
  @Test func siblingsAreDrawnInTheOrderOfTheirNumbers() {
    var tree = Self.tree()
    tree.setStyle(ElementStyle(zIndex: 1), of: 1)
    #expect(tree.elementsFromBack() == [0, 6, 7, 1, 4, 2, 3])
    tree.setStyle(ElementStyle(zIndex: -1), of: 2)
    #expect(tree.elementsFromBack() == [0, 6, 7, 1, 2, 3, 4])
    tree.setStyle(ElementStyle(zIndex: 1), of: 6)
    #expect(tree.elementsFromBack() == [0, 1, 2, 3, 4, 6, 7])
    let frame = tree.frame(of: 1)
    tree.solve(in: .unbounded)
    #expect(tree.frame(of: 1) == frame)
  }

  /// Returns the tree after an edit, and its changes.
  private static func edited(_ edit: (inout LayoutTree) -> Bool) -> (LayoutTree, LayoutChanges) {
    var tree = tree()
    tree.tracksChanges = true
    #expect(edit(&tree))
    return (tree, tree.takeChanges())
  }

  @Test func whatIsRemovedIsToldByItsRoot() {
    let (_, changes) = Self.edited { $0.remove(1) }
    #expect(changes.removed == [1])
    #expect(changes.inserted == [] && changes.gone == [])
    #expect(changes.successor(of: 3) == nil)
    #expect(changes.successor(of: 7) == 3)
    #expect(changes.successor(of: 0) == 0)
    #expect(changes.origin(of: 3) == 7)
  }

  @Test func whatIsInsertedIsToldByItsRoot() {
    let (tree, changes) = Self.edited { $0.insert(Self.tree(), into: 6, at: 0) }
    #expect(changes.inserted == [7])
    #expect(tree.elementsFromBack(in: 7) == [7, 8, 11, 9, 10, 13, 14])
    #expect(changes.successor(of: 6) == 6)
    #expect(changes.successor(of: 7) == 15)
    #expect(changes.origin(of: 7) == nil)
  }

  @Test func whatIsGoneIsNotThere() {
    var tree = Self.tree()
    tree.tracksChanges = true
    tree.setVisibility(.gone, of: 2)
    tree.setVisibility(.visible, of: 5)
    let changes = tree.takeChanges()
    #expect(changes.gone == [2])
    #expect(changes.returned == [5])
    #expect(tree.takeChanges().isEmpty)
    tree.setVisibility(.gone, of: 1)
    tree.setVisibility(.visible, of: 2)
    #expect(tree.takeChanges().gone == [1])
    tree.insert(into: 2, at: 0) { (stack: inout Children<StackItem>) in stack.view() }
    #expect(tree.takeChanges().inserted == [])
    #expect(!tree.isPresent(3))
  }

  @Test func whatGoesAndComesBackHasNotChanged() {
    var tree = Self.tree()
    tree.tracksChanges = true
    tree.setVisibility(.gone, of: 2)
    tree.setVisibility(.visible, of: 2)
    let changes = tree.takeChanges()
    #expect(changes.gone == [] && changes.returned == [])
  }

  @Test func whatIsMovedIsTheSame() {
    let (tree, changes) = Self.edited { $0.move(2, into: 6, at: 1) }
    #expect(changes.moved == [6])
    #expect(changes.removed == [] && changes.inserted == [])
    #expect([2, 3].map { changes.successor(of: $0) } == [6, 7])
    #expect((0..<8).map { tree.id(of: $0).rawValue } == [-1, 1, 4, 5, 6, 7, 2, 3])
  }

  @Test func whatIsReplacedLeavesAndTheOtherEnters() {
    let (tree, changes) = Self.edited { tree in
      tree.replace(2) { (both: inout Children<NoPlacement>) in both.view(id: 9) }
    }
    #expect(changes.removed == [2])
    #expect(changes.inserted == [2])
    #expect(changes.successor(of: 2) == nil)
    #expect(changes.successor(of: 4) == 3)
    #expect((0..<7).map { tree.id(of: $0).rawValue } == [-1, 1, 9, 4, 5, 6, 7])
  }

  @Test func aTreeThatIsFilledAnewHasOtherElements() {
    var tree = Self.tree()
    tree.tracksChanges = true
    tree.build { root in root.view() }
    let changes = tree.takeChanges()
    #expect(changes.removed == [0] && changes.inserted == [0])
    #expect(changes.successor(of: 0) == nil && changes.origin(of: 0) == nil)
  }
}
