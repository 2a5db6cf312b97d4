import ElementLiterals
import LayoutEngine
import Testing

/// A document as the generator writes it.
private struct Card: LayoutDocument {
  var title: String
  var tags: [String]

  struct Outlets: LayoutOutlets {
    let title: Outlet
    let tags: OutletList<Outlet>
    let note: Outlet?

    init(_ frames: GeneratedCode.OutletFrames) {
      title = frames[0]
      tags = frames.all(1)
      note = frames.first(2)
    }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.inset(InsetSpec(insets: .all(10))) { inset in
      inset.stack(StackSpec(direction: .vertical)) { column in
        column.text(TextSpec(content: .verbatim(title)), id: 0)
        for tag in tags { column.text(TextSpec(content: .verbatim(tag)), id: 1) }
        if column.range.max.width > 500 { column.text("wide", id: 2) }
      }
    }
  }
}

@Suite struct DocumentTests {
  private let metrics = FixedTextMetrics(width: 10, height: 20)

  @Test func outletsAreNamed() {
    let card = Card(title: "Café", tags: ["a", "b"])
    let result = card.layout(in: .width(390), measurer: metrics)
    #expect(result.size == LayoutSize(width: 390, height: 80))
    #expect(result.outlets.title.frame == rect(0, 0, 370, 20))
    #expect(result.outlets.title.frameInRoot == rect(10, 10, 370, 20))
    #expect(result.outlets.tags.map(\.frame.y) == [20, 40])
    #expect(result.outlets.note == nil)
  }

  @Test func contentMayDependOnTheOffer() {
    let card = Card(title: "Café", tags: [])
    let result = card.layout(in: .width(600), measurer: metrics)
    #expect(result.outlets.note?.frame.y == 20)
  }

  @Test func layoutsRunBesideOneAnother() async {
    let card = Card(title: "Café", tags: ["a", "b", "c"])
    let expected = card.layout(in: .width(390), measurer: metrics).frames
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          card.layout(in: .width(390), measurer: FixedTextMetrics(width: 10, height: 20)).frames
            == expected
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func aTreeThatIsNotSolvedHasEmptyFrames() {
    var tree = LayoutTree()
    tree.build { $0.scroll { $0.text("a") } }
    #expect(tree.size == .zero)
    #expect(tree.frame(of: 1) == .zero)
    #expect(tree.contentSize(of: 0) == .zero)
    var empty = LayoutTree()
    #expect(empty.solve(in: .width(100)) == .zero)
  }
}
