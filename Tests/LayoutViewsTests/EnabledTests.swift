import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Elements that do not answer people, and those that are selected.
@Suite struct EnabledTests {
  private enum Fired: LayoutActions, Equatable {
    case open, choose, change
    init?(_ action: LayoutAction) {
      switch action.name {
      case "open": self = .open
      case "choose": self = .choose
      case "change": self = .change
      default: return nil
      }
    }
  }

  /// A card that opens, with a button and a field in it.
  private struct Card: LayoutDocument, Equatable {
    typealias FiredAction = Fired
    var isEnabled = true
    var isButtonEnabled = true
    var isFieldEnabled = true
    var isSelected = false

    func build(into root: inout Children<NoPlacement>) {
      let card = ElementStyle.firing(
        [ElementAction(.tap, LayoutAction("open"))],
        besides: isEnabled ? nil : ElementStyle(isEnabled: false))
      let button = ElementStyle.firing(
        [
          ElementAction(.tap, LayoutAction("choose")),
          ElementAction(.swipeEnd, LayoutAction("choose")),
        ], besides: ElementStyle(isEnabled: isButtonEnabled, isSelected: isSelected))
      root.stack(StackSpec(direction: .vertical), size: .points(100, 60), style: card) {
        $0.view(ViewSpec(class: "Map"), size: .points(100, 20), style: button)
        $0.view(
          ViewSpec(
            class: "TextField",
            attributes: LayoutcControls.TextField(text: "", isEnabled: isFieldEnabled)),
          size: .points(100, 20),
          style: .firing([ElementAction(.change, LayoutAction("change", takesMore: true))]))
      }
    }
  }

  private static let button = LayoutPoint(x: 50, y: 10)
  private static let field = LayoutPoint(x: 50, y: 30)
  private static let rest = LayoutPoint(x: 50, y: 50)

  /// Taps the button, the field and the card around them, and returns what is fired.
  private func fired(by card: Card, minimum: LayoutSize = .zero) -> [Fired] {
    let host = ViewHost(card, in: .unbounded, backend: RecordingBackend())
    host.mount()
    host.minimumTouchSize = minimum
    var found: [Fired] = []
    host.onAction { found.append($0) }
    for point in [Self.button, Self.field, Self.rest] { host.tap(at: point) }
    host.perform(.swipeEnd, at: Self.button)
    if let field = host.element(at: Self.field).flatMap({ host.mounter.token(of: $0) }) {
      host.change(field, to: .text("a"))
    }
    return found
  }

  @Test func whatIsEnabledFires() {
    #expect(fired(by: Card()) == [.choose, .open, .open, .choose, .change])
  }

  /// Neither the element around a disabled one nor one beside it answers in its place.
  @Test func whatIsDisabledFiresNothing() {
    for minimum in [LayoutSize.zero, LayoutSize(width: 60, height: 60)] {
      #expect(
        fired(by: Card(isButtonEnabled: false), minimum: minimum) == [.open, .open, .change])
      #expect(fired(by: Card(isEnabled: false), minimum: minimum) == [])
    }
  }

  /// A control of the library says it with an attribute of its own.
  @Test func aDisabledControlFiresNothing() {
    #expect(fired(by: Card(isFieldEnabled: false)) == [.choose, .open, .choose])
  }

  /// A control answers people if both it and what is around it do.
  @Test func aControlIsEnabledAsItSays() {
    for name in LayoutControl.names {
      for (own, around) in [(true, true), (true, false), (false, true)] {
        var values = AttributeReader()
        values["isEnabled"] = .bool(own)
        let control = LayoutControl(
          ViewSpec(class: name, attributes: values), in: LayoutEnvironment(), isEnabled: around)
        let isEnabled: Bool? =
          switch control {
          case .button(_, let isEnabled), .toggle(_, let isEnabled): isEnabled
          case .textField(let entry), .secureField(let entry), .textArea(let entry):
            entry.isEnabled
          case .slider(let choice), .stepper(let choice): choice.isEnabled
          case .progress, .spinner: own && around
          case nil: nil
          }
        #expect(isEnabled == (own && around), "\(name) \(own) in \(around)")
      }
    }
  }

  @Test func handlersOfADisabledElementAreNotCalled() {
    let host = ViewHost(Card(isEnabled: false), in: .unbounded, backend: RecordingBackend())
    host.mount()
    host.onAction { _ in Issue.record("a disabled element fired") }
    let inner = host.spokenElements.map(\.element)
    #expect(inner.count == 1 && !inner.contains { host.tap($0) })
  }

  /// Every view in a disabled element says so, and again when the element is enabled.
  @Test func theViewsInADisabledElementAreDisabled() {
    let host = ViewHost(Card(), in: .unbounded, backend: RecordingBackend())
    host.mount()
    func disabled(_ views: [RecordedView]) -> Int {
      views.reduce(0) { $0 + ($1.content?.isEnabled == false ? 1 : 0) + disabled($1.children) }
    }
    #expect(disabled(host.backend.surface) == 0)
    host.update(Card(isEnabled: false))
    #expect(disabled(host.backend.surface) == 3)
    host.update(Card(isFieldEnabled: false))
    #expect(disabled(host.backend.surface) == 1)
    host.update(Card())
    #expect(disabled(host.backend.surface) == 0)
  }

  @Test func bothAreSpoken() throws {
    let host = ViewHost(
      Card(isEnabled: false), in: .unbounded, backend: RecordingBackend())
    host.mount()
    host.onAction { _ in }
    let card = try #require(host.spokenElements.first)
    #expect(!card.isEnabled && !card.isActive && !card.isSelected && card.role == "button")
    host.update(Card())
    #expect(host.spokenElements.map(\.isEnabled) == [true])
  }
}
