import LayoutEngine
import RandomTrees
import Testing

/// That whoever follows what enters and leaves knows what is there.
@Suite struct HostTests {
  /// Views by the numbers of their elements, known by the outlet that they were made for.
  private struct Host {
    var views: [Int: ElementID] = [:]
    var isSound = true

    init(_ tree: LayoutTree) {
      for element in tree.elementsFromBack() { views[element] = tree.id(of: element) }
    }

    mutating func follow(_ edit: TreeEdit, of tree: LayoutTree) {
      for element in edit.left {
        isSound = isSound && views.removeValue(forKey: element) != nil
      }
      var kept: [Int: ElementID] = [:]
      for (element, view) in views {
        guard let number = edit.number(of: element) else {
          isSound = false
          continue
        }
        kept[number] = view
      }
      isSound = isSound && kept.count == views.count
      views = kept
      for element in edit.entered {
        isSound = isSound && views.updateValue(tree.id(of: element), forKey: element) == nil
      }
    }

    func shows(_ tree: LayoutTree) -> Bool {
      let elements = tree.elementsFromBack()
      return isSound && elements.count == views.count
        && elements.allSatisfy { views[$0] == tree.id(of: $0) }
    }
  }

  @Test(arguments: [false, true]) func aHostThatFollowsLeavesNoViewBehind(isWild: Bool) {
    for index in 0..<300 as Range<UInt64> {
      let seed = firstSeed &+ index
      var random = RandomTree(seed: seed, isWild: isWild)
      var tree = LayoutTree()
      random.fill(&tree, elements: 40)
      var plan = RelayoutPlan(tree)
      var host = Host(tree)
      for _ in 0..<40 {
        let before = tree.elementsFromBack()
        guard let edit = random.edit(&tree, &plan) else { continue }
        host.follow(edit, of: tree)
        #expect(edit.left == before.filter(edit.left.contains), "seed \(seed)")
        #expect(
          edit.entered == tree.elementsFromBack().filter(edit.entered.contains), "seed \(seed)")
        if tree.count > 400 { break }
      }
      #expect(host.shows(tree), "seed \(seed)")
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
        layers.view(id: 5, look: Appearance(visibility: .gone))
        layers.linear(id: 6) { $0.view(id: 7) }
      }
    }
    return tree
  }

  @Test func aBackgroundLiesBehindItsContent() {
    #expect(Self.tree().elementsFromBack() == [0, 1, 4, 2, 3, 6, 7])
  }

  @Test func whatIsRemovedLeavesFromBackToFront() {
    var tree = Self.tree()
    let edit = tree.remove(1)
    #expect(edit.isApplied)
    #expect(edit.left == [1, 4, 2, 3])
    #expect(edit.entered == [])
    #expect(edit.number(of: 3) == nil)
    #expect(edit.number(of: 7) == 3)
    #expect(edit.number(of: 0) == 0)
  }

  @Test func whatIsInsertedEnters() {
    var tree = Self.tree()
    let edit = tree.insert(Self.tree(), into: 6, at: 0)
    #expect(edit.left == [])
    #expect(edit.entered == [7, 8, 11, 9, 10, 13, 14])
    #expect(edit.number(of: 6) == 6)
    #expect(edit.number(of: 7) == 15)
  }

  @Test func whatIsGoneIsNotThere() {
    var tree = Self.tree()
    #expect(tree.setVisibility(.gone, of: 2).left == [2, 3])
    #expect(tree.setVisibility(.visible, of: 5).entered == [5])
    #expect(tree.setVisibility(.invisible, of: 5) == tree.setVisibility(.invisible, of: 5))
    #expect(tree.setVisibility(.gone, of: 1).left == [1, 4])
    #expect(tree.setVisibility(.visible, of: 2).entered == [])
    #expect(
      tree.insert(into: 2, at: 0) { (stack: inout Children<StackItem>) in
        stack.view()
      }.entered == [])
    #expect(!tree.isPresent(3))
  }

  @Test func whatIsMovedIsTheSame() {
    var tree = Self.tree()
    let edit = tree.move(2, into: 6, at: 1)
    #expect(edit.left == [2, 3])
    #expect(edit.entered == [6, 7])
    #expect(edit.left.map { edit.number(of: $0) } == [6, 7])
    #expect((0..<8).map { tree.id(of: $0).rawValue } == [-1, 1, 4, 5, 6, 7, 2, 3])
  }

  @Test func whatIsReplacedLeavesAndTheOtherEnters() {
    var tree = Self.tree()
    let edit = tree.replace(2) { (both: inout Children<NoPlacement>) in both.view(id: 9) }
    #expect(edit.left == [2, 3])
    #expect(edit.entered == [2])
    #expect(edit.number(of: 2) == nil)
    #expect(edit.number(of: 4) == 3)
    #expect((0..<7).map { tree.id(of: $0).rawValue } == [-1, 1, 9, 4, 5, 6, 7])
  }
}
