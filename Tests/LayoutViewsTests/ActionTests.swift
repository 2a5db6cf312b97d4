import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Actions that a document declares, independent of the toolkit.
@Suite struct ActionTests {
  /// A list of rows, each with a text that is tapped, a button in it and a swipe.
  private struct List: LayoutDocument, Equatable {
    enum FiredAction: LayoutActions, Equatable {
      case open(String)
      case remove(String)
      case setName(Int, String)
      case refresh

      init?(_ action: LayoutAction) {
        let values = action.arguments
        switch (action.name, values.count) {
        case ("open", 1):
          guard let id = values[0].string else { return nil }
          self = .open(id)
        case ("remove", 1):
          guard let id = values[0].string else { return nil }
          self = .remove(id)
        case ("setName", 2):
          guard let place = values[0].integer, let name = values[1].string else { return nil }
          self = .setName(place, name)
        case ("refresh", 0): self = .refresh
        default: return nil
        }
      }
    }

    var ids: [String]
    var isBound = true

    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .vertical),
        style: ElementStyle.firing([ElementAction(.longPress, LayoutAction("refresh"))])
      ) { (column: inout Children<StackItem>) in
        for (place, id) in ids.enumerated() {
          column.stack(
            StackSpec(direction: .horizontal), size: .points(100, 40),
            style: ElementStyle.firing([
              ElementAction(.tap, LayoutAction("open", [.string(id)])),
              ElementAction(.swipeEnd, LayoutAction("remove", [.string(id)])),
            ])
          ) { (row: inout Children<StackItem>) in
            let remove = isBound ? LayoutAction("remove", takesMore: true) : nil
            row.view(
              size: .points(20, 20),
              style: ElementStyle.firing([ElementAction(.tap, remove, [.string(id)])]))
            row.view(
              ViewSpec(class: "TextField"), size: .points(20, 20),
              style: ElementStyle.firing([
                ElementAction(
                  .change, LayoutAction("setName", takesMore: true), [.integer(place)],
                  takesMore: true)
              ]))
          }
        }
      }
    }
  }

  private func host(_ list: List) -> ViewHost<List, RecordingBackend> {
    let host = ViewHost(list, in: .unbounded, backend: RecordingBackend())
    host.mount()
    return host
  }

  @Test func theInnermostElementWithAnActionAnswers() {
    let host = host(List(ids: ["a", "b"]))
    var done: [List.FiredAction] = []
    #expect(!host.tap(at: LayoutPoint(x: 60, y: 50)))
    host.onAction { done.append($0) }
    #expect(host.tap(at: LayoutPoint(x: 60, y: 50)))
    #expect(host.tap(at: LayoutPoint(x: 10, y: 10)))
    #expect(!host.tap(at: LayoutPoint(x: 200, y: 10)))
    #expect(host.perform(.swipeEnd, at: LayoutPoint(x: 10, y: 50)))
    #expect(!host.perform(.swipeStart, at: LayoutPoint(x: 10, y: 50)))
    #expect(host.perform(.longPress, at: LayoutPoint(x: 60, y: 50)))
    #expect(done == [.open("b"), .remove("a"), .remove("b"), .refresh])
  }

  @Test func anActionThatIsNotBoundLeavesTheTapToTheElementsAround() {
    let host = host(List(ids: ["a"], isBound: false))
    var done: [List.FiredAction] = []
    host.onAction { done.append($0) }
    #expect(host.tap(at: LayoutPoint(x: 10, y: 10)))
    #expect(done == [.open("a")])
  }

  @Test func theValueOfAControlIsTheLastArgument() throws {
    let host = host(List(ids: ["a", "b"]))
    var done: [List.FiredAction] = []
    host.onAction { done.append($0) }
    let field = host.layout.tree.elements.filter {
      host.layout.tree.view(of: $0)?.class == "TextField"
    }[1]
    let token = try #require(host.mounter.token(of: field))
    #expect(host.change(token, to: .text("Ada")))
    // The document takes a text, so a truth value fires nothing.
    #expect(!host.change(token, to: .bool(true)))
    #expect(done == [.setName(1, "Ada")])
  }

  @Test func aMovementAlongTheRowIsASwipe() {
    let host = host(List(ids: ["a"]))
    let start = LayoutPoint(x: 60, y: 10)
    #expect(host.swipe(from: start, to: LayoutPoint(x: 100, y: 20)) == .swipeStart)
    #expect(host.swipe(from: start, to: LayoutPoint(x: 10, y: 10)) == .swipeEnd)
    #expect(host.swipe(from: start, to: LayoutPoint(x: 99, y: 10)) == nil)
    #expect(host.swipe(from: start, to: LayoutPoint(x: 110, y: 40)) == nil)
  }

  @Test func updatesChangeTheArguments() {
    let host = host(List(ids: ["a"]))
    var done: [List.FiredAction] = []
    host.onAction { done.append($0) }
    let changes = host.update(List(ids: ["b"]))
    #expect(!changes.isEmpty)
    #expect(host.tap(at: LayoutPoint(x: 60, y: 10)))
    #expect(done == [.open("b")])
  }

  @Test func whatIsTappedIsAButtonForAssistiveTechnology() {
    let host = host(List(ids: ["a"]))
    host.onAction { _ in }
    #expect(host.spokenElements.filter(\.isActive).map(\.role) == ["button"])
  }

  @Test func swipesTurnWithTheScript() {
    let host = host(List(ids: ["a"]))
    let (start, end) = (LayoutPoint(x: 5, y: 5), LayoutPoint(x: 60, y: 8))
    #expect(host.swipe(from: start, to: end) == .swipeStart)
    host.update(in: .unbounded, environment: LayoutEnvironment(direction: .rtl))
    #expect(host.swipe(from: start, to: end) == .swipeEnd)
    #expect(host.swipe(from: end, to: start) == .swipeStart)
    #expect(host.swipe(from: start, to: LayoutPoint(x: 40, y: 5)) == nil)
  }

  /// A text with two links, on a text that is not enabled.
  private struct Terms: LayoutDocument {
    typealias FiredAction = LayoutAction
    var isEnabled = true

    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .vertical),
        style: ElementStyle.firing([ElementAction(.tap, LayoutAction("row"))])
      ) { (column: inout Children<StackItem>) in
        column.text(
          TextSpec(runs: [
            TextRun(content: .verbatim("a ")),
            TextRun(content: .verbatim("bb"), tap: LayoutAction("b")),
            TextRun(content: .verbatim(" ")),
            TextRun(content: .verbatim("cc"), tap: LayoutAction("c")),
          ]), style: ElementStyle(isEnabled: isEnabled))
      }
    }
  }

  @Test func linksAnswerWhereTheirWordsAre() throws {
    let host = ViewHost(Terms(), in: .unbounded, backend: RecordingBackend())
    host.mount()
    var done: [String] = []
    #expect(host.link(at: LayoutPoint(x: 20, y: 5)) == nil)
    host.onAction { done.append($0.name) }
    let links = host.layout.tree.links(of: 1)
    let points = try links.map { link in
      let frame = try #require(link.frames.first)
      return LayoutPoint(x: frame.x + 1, y: frame.y + 1)
    }
    for point in points { #expect(host.tap(at: point)) }
    #expect(host.tap(at: LayoutPoint(x: 1, y: 1)))
    #expect(done == ["b", "c", "row"])
    #expect(host.link(at: points[1])?.words == "cc")
    #expect(host.follow(link: 1, of: 1) && !host.follow(link: 2, of: 1))
    #expect(done == ["b", "c", "row", "c"])
    let spoken = host.spokenElements.filter { $0.link != nil }
    #expect(spoken.isEmpty, "a row that can be tapped is one element")
    host.update(Terms(isEnabled: false))
    #expect(host.link(at: points[1]) == nil && !host.tap(at: points[1]))
    #expect(!host.follow(link: 1, of: 1))
  }

  /// The actions of a use come in the place of those of the component's root for the same events.
  @Test func aUseHasItsOwnActionForAnEvent() {
    struct Button: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {
        root.view(
          size: .points(20, 20),
          style: .firing([
            ElementAction(.tap, LayoutAction("own tap")),
            ElementAction(.longPress, LayoutAction("own press")),
          ]))
      }
    }
    struct Page: LayoutDocument {
      typealias FiredAction = LayoutAction

      func build(into root: inout Children<NoPlacement>) {
        root.component(
          Button(), over: .firing([ElementAction(.tap, LayoutAction("tap of the use"))]))
      }
    }
    let host = ViewHost(Page(), in: .unbounded, backend: RecordingBackend())
    host.mount()
    var done: [String] = []
    host.onAction { done.append($0.name) }
    #expect(host.tap(at: LayoutPoint(x: 5, y: 5)))
    #expect(host.perform(.longPress, at: LayoutPoint(x: 5, y: 5)))
    #expect(done == ["tap of the use", "own press"])
  }

  /// What is tapped has a view, so that it can have the focus.
  @Test func aContainerThatIsTappedHasAView() {
    let host = ViewHost(Terms(), in: .unbounded, backend: RecordingBackend())
    host.mount()
    #expect(host.mounter.view(of: 0) != nil)
    let list = self.host(List(ids: ["a"]))
    // The list has a long press alone.
    #expect(list.mounter.view(of: 0) == nil && list.mounter.view(of: 1) != nil)
  }

  @Test func aSwipeGoesByTheDirectionOfTheElement() {
    struct Island: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {
        root.stack(StackSpec(direction: .horizontal)) { (row: inout Children<StackItem>) in
          row.view(size: .points(200, 40), style: ElementStyle(writingDirection: .rightToLeft))
          row.view(size: .points(200, 40))
        }
      }
    }
    let host = ViewHost(Island(), in: .unbounded, backend: RecordingBackend())
    host.mount()
    let (left, right) = (LayoutPoint(x: 10, y: 5), LayoutPoint(x: 100, y: 5))
    #expect(host.swipe(from: left, to: right) == .swipeEnd)
    // It is where it begins.
    #expect(host.swipe(from: left, to: LayoutPoint(x: 300, y: 5)) == .swipeEnd)
    #expect(host.swipe(from: LayoutPoint(x: 300, y: 5), to: left) == .swipeEnd)
  }
}
