import ElementLiterals
import LayoutEngine
import Testing

@Suite struct BuilderTests {
  @Test func elementsStandInDocumentOrder() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .horizontal, spacing: 12), id: 0, size: .points(100, 50)) {
        row in
        row.image(ImageSpec(source: .asset("photo")), as: StackItem(flexGrow: 1), id: 1)
        row.inset(InsetSpec(insets: .all(8))) { inset in inset.text("Open until 22:00") }
        row.spacer()
      }
    }
    #expect(tree.elements.map { tree.kind(of: $0) } == [.stack, .image, .inset, .text, .spacer])
    #expect(tree.elements.map { tree.parent(of: $0) } == [nil, 0, 0, 2, 0])
    #expect(tree.id(of: 1) == 1)
    #expect(tree.text(of: 3)?.content == "Open until 22:00")
  }

  /// A tree has one root.
  ///
  /// A second root is added to the tree, but has no frame.
  @Test func aSecondRootLeavesTheFirstAsItIs() {
    var one = LayoutTree()
    var two = LayoutTree()
    let column = { (root: inout Children<NoPlacement>) in
      root.flex { flex in for _ in 0..<3 { flex.view(size: .points(10, 20)) } }
    }
    one.build { column(&$0) }
    two.build { root in
      column(&root)
      column(&root)
    }
    one.solve(in: .width(100))
    two.solve(in: .width(100))
    #expect(Array(two.frames.prefix(one.count)) == one.frames)
    #expect(two.frames.dropFirst(one.count).allSatisfy { $0 == .zero })
  }

  @Test func openAndCloseMakeTheSameTree() {
    var built = LayoutTree()
    built.build { root in
      root.background { both in
        both.center { center in center.view(id: 3) }
        both.view(ViewSpec(class: "Map"))
      }
    }
    var opened = LayoutTree()
    opened.open(.background)
    opened.open(.center(CenterSpec()))
    opened.open(.view(ViewSpec()), id: 3)
    opened.close()
    opened.close()
    opened.open(.view(ViewSpec(class: "Map")))
    opened.close()
    opened.close()
    for tree in [built, opened] {
      #expect(tree.elements.map { tree.parent(of: $0) } == [nil, 0, 1, 0])
      #expect(tree.elements.map { tree.kind(of: $0) } == [.background, .center, .view, .view])
      #expect(tree.id(of: 2) == 3)
      #expect(tree.subtree(of: 1) == 1..<3)
    }
  }

  @Test func closingTooOftenIsHarmless() {
    var tree = LayoutTree()
    tree.close()
    tree.open(.wrapper)
    tree.close()
    tree.close()
    #expect(tree.count == 1)
  }
}
