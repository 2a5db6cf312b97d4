import ElementLiterals
import LayoutEngine
import Testing

/// Elements as values: positions in document order.
@Suite struct LayoutElementTests {
  private func tree() -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.stack(StackSpec(direction: .horizontal)) { row in
          row.view(id: 7, size: .points(10, 20))
          row.view(size: .points(30, 20))
        }
        column.view(size: .points(5, 5))
      }
    }
    tree.solve(in: .unbounded)
    return tree
  }

  @Test func theyAreInDocumentOrder() {
    let tree = tree()
    #expect(Array(tree.elements) == [0, 1, 2, 3, 4])
    #expect(tree.elements.first == .root && LayoutElement.root.index == 0)
    #expect(Array(tree.subtree(of: 1)) == [1, 2, 3])
    #expect(tree.subtree(of: .root) == tree.elements)
    for (one, two) in zip(tree.elements, tree.elements.dropFirst()) {
      #expect(one < two && one != two && one.distance(to: two) == 1)
      #expect(one.advanced(by: 1) == two && two.advanced(by: -1) == one)
    }
    #expect(LayoutTree().elements.isEmpty)
  }

  @Test func aFrameLiesAtTheIndexOfItsElement() {
    let tree = tree()
    for element in tree.elements { #expect(tree.frames[element.index] == tree.frame(of: element)) }
    #expect(tree.element(with: 7) == 2)
    #expect(tree.parent(of: 2) == 1 && tree.child(of: 1, at: 1) == 3)
    #expect(tree.elementsFromBack(in: 1) == [1, 2, 3])
  }

  /// Edits of an element outside the tree are refused.
  @Test(arguments: [-1, 5, 6, .max, .min, Int(Int32.max), Int(Int32.max) + 1, Int(Int32.min) - 1])
  func whatIsInNoTreeIsEditedByNobody(place: Int) {
    var tree = tree()
    let (element, before) = (LayoutElement(place), tree)
    #expect(!tree.elements.contains(element))
    #expect(!tree.isPresent(element) && tree.frame(of: element) == .zero)
    #expect(tree.elementsFromBack(in: element) == [])
    let edits = [
      tree.setSize(.points(1, 1), of: element),
      tree.setStyle(ElementStyle(opacity: 0), of: element),
      tree.setVisibility(.gone, of: element),
      tree.setPlacement(StackItem(flexGrow: 1), of: element),
      tree.setSpec(.view(ViewSpec()), of: element), tree.setText("x", of: element),
      tree.setText(TextSpec(), of: element), tree.remove(element),
      tree.move(1, into: element, at: 0), tree.move(element, into: .root, at: 0),
      tree.replace(element, with: before), tree.insert(before, into: element, at: 0),
    ]
    #expect(!edits.contains(true))
    tree.solve(in: .unbounded)
    #expect(tree.frames == before.frames)
    #expect(LayoutChanges().origin(of: element) == nil)
    #expect(LayoutChanges().successor(of: element) == nil)
    // Positions are clamped to the range of `Int32`.
    let index = Int(Int32(clamping: place))
    #expect(element.index == index)
    #expect(element.advanced(by: .max).index == Int(Int32.max))
    #expect(element.advanced(by: .min).index == Int(Int32.min))
    #expect(element.distance(to: element.advanced(by: 1)) == (index == Int(Int32.max) ? 0 : 1))
  }

  @Test func aKeyOfATableSaysWhichElement() {
    let sizes = Dictionary(uniqueKeysWithValues: tree().elements.map { ($0, "\($0)") })
    #expect(sizes[3] == "3" && sizes[LayoutElement(5)] == nil)
  }
}
