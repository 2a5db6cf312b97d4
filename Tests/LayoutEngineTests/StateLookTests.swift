import LayoutEngine
import Testing

/// How elements look in states.
@Suite struct StateLookTests {
  /// A look that says something of everything that it may.
  private static let full = StateLook(
    state: .pressed, backgroundColor: .rgba(1),
    gradient: LayoutGradient(angle: 0, colors: [.rgba(2), .rgba(3)]), cornerRadius: 4,
    strokeWidth: 5, strokeColor: .rgba(6), dash: LayoutDash(line: 4, gap: 2),
    borderTop: LayoutBorder(width: 1, color: .rgba(9)),
    borderBottom: LayoutBorder(width: 2, color: .rgba(9)),
    borderLeft: LayoutBorder(width: 3, color: .rgba(9)),
    borderRight: LayoutBorder(width: 4, color: .rgba(9)),
    borderStart: LayoutBorder(width: 5, color: .rgba(9)),
    borderEnd: LayoutBorder(width: 6, color: .rgba(9)),
    shadow: LayoutShadow(x: 0, y: 1, radius: 2, color: .rgba(7)), tint: .rgba(8), opacity: 0.25,
    rotation: 45, drawScale: 0.5, blur: 3, color: .rgba(10))

  @Test func aLookAppliesInItsStateAlone() {
    var style = ElementStyle(opacity: 0.75, isSelected: true)
    style.stateLooks = [Self.full]
    for state in ElementState.allCases where state != .pressed {
      #expect(style.look(in: ElementStates(state)) == style)
    }
    #expect(style.look(in: []) == style)
    let pressed = style.look(in: [.pressed, .hovered])
    #expect(pressed.backgroundColor == .rgba(1) && pressed.gradient == Self.full.gradient)
    #expect(pressed.cornerRadius == 4 && pressed.strokeWidth == 5)
    #expect(pressed.strokeColor == .rgba(6) && pressed.shadow == Self.full.shadow)
    #expect(pressed.tint == .rgba(8) && pressed.opacity == 0.25)
    #expect(pressed.dash == Self.full.dash && pressed.rotation == 45)
    #expect(pressed.drawScale == 0.5 && pressed.blur == 3)
    let borders = [
      pressed.borderTop, pressed.borderBottom, pressed.borderLeft, pressed.borderRight,
      pressed.borderStart, pressed.borderEnd,
    ]
    #expect(borders.map { $0?.width } == [1, 2, 3, 4, 5, 6])
    #expect(pressed.isSelected)
  }

  @Test func everyPropertyOfALookIsTried() {
    let unsaid = Mirror(reflecting: Self.full).children.filter { "\($0.value)" == "nil" }
    #expect(unsaid.map(\.label) == [])
  }

  @Test func theDocumentDisablesAndSelectsAllWithin() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical), style: ElementStyle(isEnabled: false)) {
        $0.stack(StackSpec(direction: .vertical), style: ElementStyle(isSelected: true)) {
          $0.text("one")
        }
        $0.text("two")
      }
    }
    let states = tree.elements.map { tree.documentStates(of: $0) }
    #expect(states == [.disabled, [.disabled, .selected], [.disabled, .selected], .disabled])
  }

  @Test func ofSeveralStatesTheLaterWins() {
    var style = ElementStyle()
    style.stateLooks = [
      StateLook(state: .hovered, strokeWidth: 1, opacity: 0.5),
      StateLook(state: .pressed, opacity: 0.25),
    ]
    #expect(style.look(in: [.hovered, .pressed]).opacity == 0.25)
    #expect(style.look(in: [.hovered, .pressed]).strokeWidth == 1)
    style.stateLooks.reverse()
    #expect(style.look(in: [.hovered, .pressed]).opacity == 0.5)
    #expect(style.lookingStates == [.hovered, .pressed])
  }

  @Test func whatIsDisabledIsSeenInNoStateThatPeopleBringAbout() {
    let all = ElementStates([.pressed, .hovered, .focused, .selected])
    #expect(all.seen == all)
    #expect(all.union(.disabled).seen == [.disabled, .selected])
  }

  @Test func lettersHaveTheColorOfTheLastStateThatSaysOne() {
    var style = ElementStyle()
    #expect(style.letterColor(in: .pressed) == nil)
    style.stateLooks = [
      StateLook(state: .hovered, color: .rgba(1)), StateLook(state: .selected, color: .rgba(2)),
      StateLook(state: .pressed, opacity: 0.5),
    ]
    #expect(style.letterColor(in: []) == nil && style.letterColor(in: .pressed) == nil)
    #expect(style.letterColor(in: [.hovered, .pressed]) == .rgba(1))
    #expect(style.letterColor(in: [.hovered, .selected]) == .rgba(2))
  }

  @Test func everyStateHasABitOfItsOwn() {
    let all = ElementState.allCases.map { ElementStates($0).rawValue }
    #expect(all == [1, 2, 4, 8, 16])
    let named: [ElementStates] = [.pressed, .hovered, .focused, .disabled, .selected]
    #expect(named.map(\.rawValue) == all)
  }

  @Test func anElementWithoutLooksHasNoStyle() {
    #expect(ElementStyle.changing([]) == nil)
    #expect(ElementStyle.changing([], besides: ElementStyle(opacity: 0.5))?.opacity == 0.5)
    #expect(ElementStyle.changing([Self.full])?.stateLooks == [Self.full])
    #expect(ElementStyle().lookingStates == [])
  }

  /// The looks of a component's root come first, then those of its use.
  private struct Box: LayoutDocument {
    typealias Outlets = NoOutlets
    func build(into root: inout Children<NoPlacement>) {
      root.view(
        style: .changing([StateLook(state: .pressed, tint: .rgba(1), opacity: 0.5)])
      ) { $0.view(size: .points(5, 5)) }
    }
  }

  @Test func theLooksOfAUseFollowThoseOfTheRoot() throws {
    var tree = LayoutTree()
    tree.build {
      $0.component(Box(), over: .changing([StateLook(state: .pressed, opacity: 0.25)]))
    }
    tree.solve(in: .unbounded)
    let look = try #require(tree.style(of: .root)).look(in: .pressed)
    #expect(look.opacity == 0.25 && look.tint == .rgba(1))
  }

  @Test func otherOverridesKeepTheLooksOfTheRoot() throws {
    var tree = LayoutTree()
    tree.build { $0.component(Box(), over: RootOverrides(opacity: 0.75)) }
    tree.solve(in: .unbounded)
    let style = try #require(tree.style(of: .root))
    #expect(style.opacity == 0.75 && style.look(in: .pressed).opacity == 0.5)
  }
}
