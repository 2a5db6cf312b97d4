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
    #expect(host.swipe(isRightward: true) == .swipeStart)
    host.update(in: .unbounded, environment: LayoutEnvironment(direction: .rtl))
    #expect(host.swipe(isRightward: true) == .swipeEnd)
  }
}
