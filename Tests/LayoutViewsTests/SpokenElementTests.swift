import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// The elements that are passed to assistive technology.
@Suite struct SpokenElementTests {
  private struct Page: LayoutDocument {
    struct Outlets: LayoutOutlets {
      let card: Outlet
      init(_ frames: GeneratedCode.OutletFrames) { card = frames[0] }
    }

    func build(into root: inout Children<NoPlacement>) {
      root.stack(StackSpec(direction: .vertical)) { (page: inout Children<StackItem>) in
        page.text("Heading")
        page.image(ImageSpec(source: .asset("Decoration")), size: .points(10, 10))
        page.image(
          ImageSpec(source: .asset("Cat")), size: .points(10, 10),
          style: ElementStyle(accessibilityLabel: "A cat"))
        page.stack(
          StackSpec(direction: .vertical),
          style: ElementStyle(accessibilityHint: "Opens it", accessibilityRole: "button")
        ) { (card: inout Children<StackItem>) in
          card.text("Café")
          card.text("hidden words", style: ElementStyle(accessibilityHidden: true))
          card.text("open")
        }
        page.stack(StackSpec(direction: .vertical), id: 0) { (card: inout Children<StackItem>) in
          card.text("tapped")
          card.text("as one")
        }
        page.text("unseen", style: ElementStyle(visibility: .invisible))
        page.view(ViewSpec(class: "Switch"), size: .points(51, 31))
      }
    }
  }

  private func told(_ element: SpokenElement) -> String {
    let parts = [element.label, element.role, element.hint].filter { !$0.isEmpty }
    let words = parts.joined(separator: " | ")
    return "\(element.frame.y): \(words)\(element.isActive ? " (active)" : "")"
  }

  @Test func whatIsOneIsToldAsOne() {
    let host = ViewHost(
      Page(), in: .exact(width: 200, height: 300), backend: RecordingBackend())
    host.mount()
    #expect(
      host.spokenElements.map(told) == [
        "0.0: Heading", "26.0: A cat", "36.0: Café, open | button | Opens it", "84.0: tapped",
        "100.0: as one", "132.0: ",
      ])
    host.onTap(\.card) {}
    #expect(host.spokenElements.map(told).contains("84.0: tapped, as one (active)"))
  }

  private struct Choice: LayoutDocument {
    struct Outlets: LayoutOutlets {
      let wide: Outlet?
      let narrow: Outlet?
      init(_ frames: GeneratedCode.OutletFrames) {
        (wide, narrow) = (frames.first(0), frames.first(1))
      }
    }

    func build(into root: inout Children<NoPlacement>) {
      root.fit(FitSpec(axis: .horizontal)) { fit in
        fit.text("a long text in one line", id: 0)
        fit.text("short", id: 1)
      }
    }
  }

  /// Alternatives that a `fit` left out are neither spoken nor among the outlets.
  @Test(arguments: [(Float(400), "a long text in one line"), (100, "short")])
  func onlyTheAlternativeThatShowsIsTold(width: Float, words: String) {
    let host = ViewHost(
      Choice(), in: .exact(width: width, height: 300), backend: RecordingBackend())
    host.mount()
    #expect(host.spokenElements.map(\.label) == [words])
    #expect((host.outlets.wide != nil) == (width == 400))
    #expect((host.outlets.narrow != nil) == (width == 100))
  }

  /// A link is told after its text, where its words are, and is active if the text is enabled.
  @Test(arguments: [true, false])
  func linksAreToldAfterTheirText(isEnabled: Bool) throws {
    struct Terms: LayoutDocument {
      var isEnabled: Bool

      func build(into root: inout Children<NoPlacement>) {
        root.stack(StackSpec(direction: .vertical)) { (column: inout Children<StackItem>) in
          column.view(size: .points(100, 20))
          column.text(
            TextSpec(runs: [
              TextRun(content: .verbatim("a ")),
              TextRun(content: .verbatim("bb"), tap: LayoutAction("b")),
            ]), style: ElementStyle(isEnabled: isEnabled, isSelected: true))
        }
      }
    }
    let host = ViewHost(
      Terms(isEnabled: isEnabled), in: .width(100), backend: RecordingBackend())
    host.mount()
    let spoken = host.spokenElements
    #expect(spoken.map(\.label) == ["a bb", "bb"] && spoken.map(\.role) == ["", "link"])
    #expect(spoken.map(\.link) == [nil, 0] && spoken.map(\.element) == [2, 2])
    #expect(spoken.last?.frame == LayoutRect(x: 16, y: 20, width: 16, height: 16))
    #expect(spoken.map(\.isActive) == [false, isEnabled])
    #expect(spoken.map(\.isEnabled) == [isEnabled, isEnabled])
    // The text alone is the chosen one.
    #expect(spoken.map(\.isSelected) == [true, false])
  }

  @Test func rowsAreToldWhereTheyShow() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<100)))
    guard let token = host.outlets.list.element.flatMap({ host.mounter.token(of: $0) }) else {
      Issue.record("there is no list")
      return
    }
    host.scroll(token, to: LayoutPoint(y: 1025))
    let found = host.spokenElements
    #expect(found.prefix(2).map(told) == ["-25.0: Post 20", "-25.0: Like | button"])
    #expect(found.count == 10)
  }
}
