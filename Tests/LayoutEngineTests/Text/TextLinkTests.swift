import ElementLiterals
import LayoutEngine
import Testing

/// Words of a text that are tapped, in letters of 10 by 20 points.
struct TextLinkTests {
  private static let open = LayoutAction("open", [.string("terms")])

  private func tree(
    _ runs: [TextRun], width: Float, direction: WritingDirection = .ltr,
    _ change: (inout TextSpec) -> Void = { _ in }
  ) -> LayoutTree {
    var text = TextSpec(runs: runs)
    change(&text)
    var tree = LayoutTree()
    tree.build(
      for: .exact(LayoutSize(width: width, height: 60)),
      environment: LayoutEnvironment(direction: direction)
    ) { $0.text(text) }
    tree.solve(
      in: .exact(LayoutSize(width: width, height: 60)),
      measurer: FixedTextMetrics(width: 10, height: 20))
    return tree
  }

  private static let runs = [
    TextRun(content: .verbatim("see ")), TextRun(content: .verbatim("my terms"), tap: open),
    TextRun(content: .verbatim(".")),
  ]

  @Test func aLinkHasARectangleOnEachLine() {
    let links = tree(Self.runs, width: 80).links(of: 0)
    #expect(links.map(\.words) == ["my terms"])
    #expect(links.map(\.action) == [Self.open])
    // "see my" and "terms.", whose full stop is none of the link.
    #expect(
      links.map(\.frames) == [
        [
          LayoutRect(x: 40, y: 0, width: 20, height: 20),
          LayoutRect(x: 0, y: 20, width: 50, height: 20),
        ]
      ])
  }

  @Test func aLinkIsWhereTheLinesAre() {
    func frames(
      _ direction: WritingDirection, _ change: @escaping (inout TextSpec) -> Void
    ) -> [LayoutRect] {
      tree(Self.runs, width: 200, direction: direction, change).links(of: 0).flatMap(\.frames)
    }
    #expect(frames(.ltr) { _ in } == [LayoutRect(x: 40, y: 0, width: 80, height: 20)])
    // 13 letters begin at the right; the link ends 12 letters from there.
    #expect(frames(.rtl) { _ in } == [LayoutRect(x: 80, y: 0, width: 80, height: 20)])
    let centered = frames(.ltr) { $0.textAlign = .center }
    #expect(centered == [LayoutRect(x: 75, y: 0, width: 80, height: 20)])
    let padded = frames(.ltr) { $0.padding = .all(8) }
    #expect(padded == [LayoutRect(x: 48, y: 8, width: 80, height: 20)])
  }

  @Test func wordsThatAreCutOffCannotBeTapped() {
    let cut = tree(Self.runs, width: 70) { $0.maxLines = 1 }.links(of: 0)
    #expect(cut.map(\.words) == ["my terms"])
    // "see my…"; the ellipsis belongs to the first run of its line.
    #expect(cut.map(\.frames) == [[LayoutRect(x: 40, y: 0, width: 20, height: 20)]])
    let gone = tree(Self.runs, width: 40) { $0.maxLines = 1 }.links(of: 0)
    #expect(gone.map(\.frames) == [[]])
  }

  @Test func aStretchedLineStretchesItsLinks() throws {
    // "see my" in 80 points: the line is as wide as the text, and so are the gaps in it.
    let link = try #require(
      tree(Self.runs, width: 80) { $0.textAlign = .justified }.links(of: 0).first)
    let first = try #require(link.frames.first)
    #expect(abs(first.x - 40 * 80 / 60) < 0.01 && abs(first.x + first.width - 80) < 0.01)
  }

  @Test func otherElementsAndTextsHaveNone() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) { $0.text("one") }
    }
    tree.solve(in: .width(100))
    #expect(tree.links(of: 0).isEmpty && tree.links(of: 1).isEmpty)
  }

  @Test func anotherActionIsThatOfTheLink() {
    var tree = tree(Self.runs, width: 80)
    var text = TextSpec(runs: Self.runs)
    text.runs[1].tap = LayoutAction("close")
    tree.setText(text, of: 0)
    #expect(tree.links(of: 0).map(\.action.name) == ["close"])
  }
}
