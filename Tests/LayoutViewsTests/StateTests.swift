import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// What views show of the states of their elements.
@Suite struct StateTests {
  private enum Fired: LayoutActions {
    case fired
    init?(_ action: LayoutAction) { self = .fired }
  }

  /// A card that opens, with a label, a button and a view of the host in it, and a note beside it.
  private struct Page: LayoutDocument, Equatable {
    typealias FiredAction = Fired
    var isEnabled = true
    var isSelected = false
    var hasBanner = false

    private static let looks = ElementState.allCases.enumerated().map { place, state in
      StateLook(state: state, opacity: Float(place + 1) / 10)
    }

    private static func tap(_ look: ElementStyle?) -> ElementStyle? {
      .firing([ElementAction(.tap, LayoutAction("open"))], besides: look)
    }

    func build(into root: inout Children<NoPlacement>) {
      let looks = ElementStyle.changing(Self.looks)
      let state = ElementStyle(isEnabled: isEnabled, isSelected: isSelected)
      root.stack(StackSpec(direction: .vertical), size: .points(100, 100)) {
        if hasBanner { $0.view(size: .points(100, 0)) }
        $0.stack(
          StackSpec(direction: .vertical), size: .points(100, 80),
          style: Self.tap(.changing(Self.looks, besides: state))
        ) {
          $0.view(size: .points(100, 20), style: looks)
          $0.view(size: .points(100, 20), style: Self.tap(looks))
          $0.view(ViewSpec(class: "Map"), size: .points(100, 20), style: looks)
          $0.view(size: .points(100, 20))
        }
        $0.view(size: .points(100, 20), style: looks)
      }
    }
  }

  private static let label = LayoutPoint(x: 50, y: 10)
  private static let button = LayoutPoint(x: 50, y: 30)
  private static let map = LayoutPoint(x: 50, y: 50)
  private static let rest = LayoutPoint(x: 50, y: 70)
  private static let note = LayoutPoint(x: 50, y: 90)

  private func host(_ page: Page = Page()) -> ViewHost<Page, RecordingBackend> {
    let host = ViewHost(page, in: .unbounded, backend: RecordingBackend())
    host.onAction { _ in }
    host.mount()
    return host
  }

  /// The opacities of card, label, button, map and note.
  private func shown(_ host: ViewHost<Page, RecordingBackend>) -> [Float] {
    func all(_ views: [RecordedView]) -> [RecordedView] {
      views.flatMap { [$0] + all($0.children) }
    }
    return all(host.backend.surface).filter { !($0.content?.look.stateLooks.isEmpty ?? true) }
      .map(\.opacity)
  }

  @Test func withoutAStateViewsLookAsTheElementsSay() {
    #expect(shown(host()) == [1, 1, 1, 1, 1])
  }

  @Test func whatIsInAPressedElementIsPressedWithIt() {
    let host = host()
    host.press(at: Self.label)
    #expect(shown(host) == [0.1, 0.1, 1, 1, 1])
    host.press(at: Self.rest)
    #expect(shown(host) == [0.1, 0.1, 1, 1, 1])
    host.press(at: nil)
    #expect(shown(host) == [1, 1, 1, 1, 1])
  }

  @Test func theInnerOfTwoElementsWithActionsIsPressedAlone() {
    let host = host()
    host.press(at: Self.button)
    #expect(shown(host) == [1, 1, 0.1, 1, 1])
    host.press(at: Self.map)
    #expect(shown(host) == [1, 1, 1, 0.1, 1])
  }

  @Test func whatNothingMakesPressableIsNotPressed() {
    let host = host()
    host.press(at: Self.note)
    #expect(shown(host) == [1, 1, 1, 1, 1])
    host.hover(at: Self.note)
    #expect(shown(host) == [1, 1, 1, 1, 0.2])
  }

  @Test func thePointerIsOverAllThatIsAroundIt() {
    let host = host()
    host.hover(at: Self.button)
    #expect(shown(host) == [0.2, 0.2, 0.2, 1, 1])
    host.press(at: Self.button)
    // The looks stand in the order of the states, and the later wins.
    #expect(shown(host) == [0.2, 0.2, 0.2, 1, 1])
    #expect(host.states(of: LayoutElement(3)) == [.hovered, .pressed])
    host.hover(at: nil)
    #expect(shown(host) == [1, 1, 0.1, 1, 1])
  }

  @Test func focusIsThatOfTheNearestElementWithAnAction() {
    let host = host()
    host.focus(host.element(at: Self.label))
    #expect(shown(host) == [0.3, 0.3, 1, 1, 1])
    host.focus(nil)
    #expect(shown(host) == [1, 1, 1, 1, 1])
  }

  @Test func aDisabledElementIsNeitherPressedNorHovered() {
    let host = host(Page(isEnabled: false))
    #expect(shown(host) == [0.4, 0.4, 0.4, 0.4, 1])
    host.press(at: Self.label)
    host.hover(at: Self.label)
    #expect(shown(host) == [0.4, 0.4, 0.4, 0.4, 1])
    host.update(Page())
    #expect(shown(host) == [0.2, 0.2, 1, 1, 1])
  }

  @Test func whatIsInASelectedElementIsSelectedWithIt() {
    let host = host()
    host.update(Page(isSelected: true))
    #expect(shown(host) == [0.5, 0.5, 0.5, 0.5, 1])
    host.update(Page())
    #expect(shown(host) == [1, 1, 1, 1, 1])
  }

  @Test func aPressLastsWhenTheElementIsRenumbered() {
    let host = host()
    host.press(at: Self.button)
    host.update(Page(hasBanner: true))
    #expect(shown(host) == [1, 1, 0.1, 1, 1])
    host.update(Page())
    #expect(shown(host) == [1, 1, 0.1, 1, 1])
    host.unmount()
    host.mount()
    #expect(shown(host) == [1, 1, 1, 1, 1])
  }

  /// A change of states lays nothing out and configures the looks of those views alone.
  @Test func aStateCausesNoLayout() {
    let host = host()
    let visits = host.layout.tree.visits
    let frames = host.layout.tree
    host.backend.operations = []
    host.hover(at: Self.rest)
    host.press(at: Self.rest)
    host.press(at: nil)
    #expect(host.layout.tree.visits == visits)
    for element in frames.elements {
      #expect(host.layout.tree.frame(of: element) == frames.frame(of: element))
    }
    let configured = host.backend.operations.filter { !$0.contains("opacity") }
    #expect(configured.allSatisfy { $0.hasPrefix("configure") })
    host.backend.operations = []
    host.hover(at: Self.label)
    #expect(host.backend.operations == [])
    #expect(host.backend.mistakes == [])
  }

  /// A text in a row that can be tapped, with a color in some states.
  private struct Row: LayoutDocument {
    typealias FiredAction = Fired
    var isSelected = false
    var color: LayoutColor? = .rgba(1)

    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .vertical),
        style: .firing(
          [ElementAction(.tap, LayoutAction("open"))], besides: ElementStyle(isSelected: isSelected)
        )
      ) {
        $0.text(
          TextSpec(content: .verbatim("Open"), color: color), size: .points(40, 20),
          style: .changing([
            StateLook(state: .selected, color: .rgba(3)),
            StateLook(state: .pressed, color: .rgba(2)), StateLook(state: .hovered, opacity: 0.5),
          ]))
      }
    }
  }

  /// The text of the row is told its color with its words, and only if it is another one.
  @Test func lettersHaveTheColorOfTheState() throws {
    let host = ViewHost(Row(), in: .unbounded, backend: RecordingBackend())
    host.onAction { _ in }
    host.mount()
    let view = try #require(host.mounter.view(of: 1))
    func color() -> LayoutColor? { view.content?.text?.color }
    let frames = host.layout.tree.elements.map { host.layout.tree.frame(of: $0) }
    let size = host.size
    #expect(color() == .rgba(1))
    let point = LayoutPoint(x: 5, y: 5)
    host.press(at: point)
    #expect(color() == .rgba(2) && view.content?.changes.contains(.textColor) == true)
    host.hover(at: point)
    #expect(color() == .rgba(2) && view.content?.changes.contains(.textColor) == false)
    host.press(nil)
    #expect(color() == .rgba(1) && view.content?.changes.contains(.textColor) == true)
    host.hover(at: nil)
    // Also by the document, and where it has another color at the same time.
    host.update(Row(isSelected: true))
    #expect(color() == .rgba(3))
    host.update(Row(isSelected: true, color: .rgba(9)))
    #expect(color() == .rgba(3))
    host.update(Row(color: .rgba(9)))
    #expect(color() == .rgba(9))
    #expect(host.size == size && host.backend.mistakes == [])
    #expect(host.layout.tree.elements.map { host.layout.tree.frame(of: $0) } == frames)
  }
}
