import ElementLiterals
import LayoutEngine
import Testing

/// The edits of a tree, and their effects.
@Suite struct EditTests {
  private static let metrics = FixedTextMetrics(width: 10, height: 20)

  /// A column of a text, a row of two views and a flexbox with a view.
  private static func tree() -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
        column.text("abc", id: 1)
        column.stack(StackSpec(direction: .horizontal), id: 2) { row in
          row.view(id: 3, size: .points(10, 10))
          row.view(id: 4, size: .points(20, 20))
        }
        column.flex(FlexSpec(direction: .row), id: 5) { flex in
          flex.view(id: 6, size: .points(30, 30))
        }
      }
    }
    tree.solve(in: .unbounded, measurer: metrics)
    return tree
  }

  private func frames(_ tree: LayoutTree) -> [LayoutRect] {
    var tree = tree
    tree.solve(in: .unbounded, measurer: Self.metrics)
    return tree.frames
  }

  @Test func whatIsSetIsSolved() {
    var tree = Self.tree()
    tree.setText("abcdef", of: 1)
    tree.setSize(.points(15, 5), of: 3)
    tree.setPlacement(StackItem(spacingBefore: 7), of: 4)
    tree.setSpec(.flex(FlexSpec(direction: .row, padding: .all(2))), of: 5)
    tree.setPlacement(FlexItem(margin: .all(1)), of: 6)
    #expect(
      frames(tree) == [
        rect(0, 0, 60, 76), rect(0, 0, 60, 20), rect(0, 20, 42, 20), rect(0, 0, 15, 5),
        rect(22, 0, 20, 20), rect(0, 40, 36, 36), rect(3, 3, 30, 30),
      ])
  }

  @Test func whatIsGoneLeavesNoRoomAndComesBack() {
    var tree = Self.tree()
    let before = tree.frames
    tree.setVisibility(.gone, of: 3)
    #expect(frames(tree)[4] == rect(0, 0, 20, 20))
    #expect(frames(tree)[3] == .zero)
    tree.setVisibility(.visible, of: 3)
    #expect(frames(tree) == before)
  }

  @Test func elementsAreInsertedRemovedAndMoved() {
    var tree = Self.tree()
    let insertion = tree.insert(into: 2, at: 1) { (row: inout Children<StackItem>) in
      row.view(as: StackItem(spacingAfter: 1), id: 7, size: .points(5, 5))
      row.spacer()
    }
    #expect(insertion)
    #expect(tree.element(with: 7) == 4)
    #expect(tree.element(with: 4) == 6)
    #expect(frames(tree)[6] == rect(16, 0, 20, 20))
    let move = tree.move(6, into: 7, at: 0)
    #expect(move)
    #expect(tree.element(with: 4) == 7)
    #expect(tree.parent(of: 7) == 6)
    #expect(frames(tree)[7] == rect(0, 0, 20, 20))
    let removal = tree.remove(2)
    #expect(removal)
    #expect(tree.elements.map { tree.id(of: $0).rawValue } == [-1, 1, 5, 4, 6])
    #expect(frames(tree)[4] == rect(20, 0, 30, 30))
  }

  /// The flexbox has so many items that the storage of their attributes is released.
  @Test func theLastFlexboxGoesWithAnEditInIt() {
    let flexbox = { (children: inout Children<StackItem>) in
      children.flex(FlexSpec(direction: .row)) { flex in
        for _ in 0..<80 { flex.view(size: .points(1, 10)) }
      }
    }
    var tree = LayoutTree()
    tree.build { root in root.stack(StackSpec(direction: .vertical)) { flexbox(&$0) } }
    tree.solve(in: .unbounded)
    tree.setSize(.points(2, 10), of: 81)
    tree.remove(1)
    #expect(frames(tree) == [.zero])
    tree.insert(into: 0, at: 0, flexbox)
    #expect(frames(tree)[81] == rect(79, 0, 1, 10))
  }

  @Test func anotherTreeIsInserted() {
    var tree = Self.tree()
    let insertion = tree.insert(
      Self.tree(), into: 5, at: 1, as: .flex(FlexItem(margin: .all(3))))
    #expect(insertion)
    #expect(tree.count == 14)
    #expect(frames(tree)[7] == rect(33, 3, 30, 70))
  }

  /// Whether an edit is refused and leaves the tree as it was.
  private func refuses(_ edit: (inout LayoutTree) -> Bool) -> Bool {
    var tree = Self.tree()
    let isValid = edit(&tree)
    tree.solve(in: .unbounded, measurer: Self.metrics)
    return !isValid && tree.visits == 0 && tree.frames == Self.tree().frames
  }

  @Test func whatIsNoElementIsRefused() {
    #expect(refuses { $0.setSize(.points(1, 1), of: 99) })
    #expect(refuses { $0.setSize(.points(1, 1), of: -1) })
    #expect(refuses { $0.setVisibility(.gone, of: 7) })
    #expect(refuses { $0.remove(7) })
    #expect(refuses { $0.move(7, into: 0, at: 0) })
  }

  @Test func whatIsNotReadIsRefused() {
    #expect(refuses { $0.setPlacement(FlexItem(flexGrow: 1), of: 1) })
    #expect(refuses { $0.setPlacement(StackItem(), of: 0) })
    #expect(refuses { $0.setSpec(.view(ViewSpec()), of: 1) })
    #expect(refuses { $0.setText("a", of: 2) })
    #expect(refuses { $0.move(3, into: 5, at: 0, as: .stack(StackItem())) })
  }

  @Test func whatHasNoSuchPlaceIsRefused() {
    #expect(refuses { $0.remove(0) })
    #expect(refuses { $0.move(2, into: 3, at: 5) })
    #expect(refuses { $0.move(2, into: 2, at: 0) })
    #expect(refuses { $0.move(3, into: 5, at: 2) })
    #expect(
      refuses {
        $0.insert(into: 1, at: 0) { (text: inout Children<NoPlacement>) in text.view() }
      })
    #expect(
      refuses {
        $0.insert(into: 2, at: 0) { (flex: inout Children<FlexItem>) in flex.view() }
      })
    #expect(
      refuses {
        $0.insert(into: 2, at: 3) { (row: inout Children<StackItem>) in row.view() }
      })
  }

  @Test func aCopyIsLeftAsItWas() {
    let tree = Self.tree()
    var copy = tree
    copy.setText("longer than before", of: 1)
    copy.remove(5)
    copy.solve(in: .unbounded, measurer: Self.metrics)
    #expect(copy.size != tree.size)
    #expect(frames(tree) == Self.tree().frames)
  }

  @Test func manyRemovalsKeepTheRest() {
    var tree = Self.tree()
    for _ in 0..<300 {
      tree.insert(Self.tree(), into: 2, at: 1)
      tree.solve(in: .unbounded, measurer: Self.metrics)
      tree.remove(4)
    }
    #expect(frames(tree) == Self.tree().frames)
  }

  @Test func whatIsAddedDoesNotShareWhatAnEditWrote() {
    var tree = LayoutTree()
    tree.build {
      $0.flex { flex in
        flex.view(size: .points(1, 1))
        flex.view(size: .points(2, 2))
      }
    }
    tree.solve(in: .width(100))
    tree.setPlacement(.flex(FlexItem(flexGrow: 2)), of: 1)
    tree.setSize(.points(5, 5), of: 1)
    tree.insert(into: 0, at: 2) { (flex: inout Children<FlexItem>) in
      flex.view(as: FlexItem(flexGrow: 2), size: .points(5, 5))
    }
    tree.setPlacement(.flex(FlexItem(flexGrow: 3)), of: 1)
    tree.setSize(.points(6, 6), of: 1)
    #expect(tree.placement(of: 3) == .flex(FlexItem(flexGrow: 2)))
    #expect(tree.ownSize(of: 3) == .points(5, 5))
  }
}
