import CGTK4
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK

extension WindowTests {
  /// Tests that views show what the pointer and the keyboard do to their elements.
  @MainActor struct StateTests {
    /// A box that can be tapped and a button of GTK's, each in its own color in each state.
    private struct Boxes: LayoutDocument {
      typealias FiredAction = LayoutAction
      var isEnabled = true
      var isSelected = false

      private static let looks = [
        StateLook(state: .focused, backgroundColor: .rgba(0x0000_FFFF)),
        StateLook(state: .hovered, backgroundColor: .rgba(0x00FF_00FF)),
        StateLook(state: .selected, backgroundColor: .rgba(0x00FF_FFFF)),
        StateLook(state: .pressed, backgroundColor: .rgba(0xFF00_00FF)),
        StateLook(state: .disabled, backgroundColor: .rgba(0x8080_80FF)),
      ]

      func build(into root: inout Children<NoPlacement>) {
        root.stack(
          StackSpec(direction: .horizontal),
          style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) {
          $0.view(
            size: .points(100, 100),
            style: .firing(
              [ElementAction(.tap, LayoutAction("box"))],
              besides: .changing(
                Self.looks,
                besides: ElementStyle(
                  backgroundColor: .rgba(0xFFFF_00FF), isEnabled: isEnabled,
                  isSelected: isSelected))))
          $0.view(
            ViewSpec(class: "Button", attributes: LayoutcControls.Button()),
            size: .points(100, 100), style: .changing(Self.looks))
        }
      }
    }

    /// The color of the box; nil if the window cannot be drawn.
    private func box(_ stage: Stage) -> UInt32? { (try? Pixels(stage))?[50, 50] }

    @Test func theBoxIsHoveredAndPressed() throws {
      let view = LayoutView(Boxes())
      let stage = try Stage(view, width: 200, height: 100)
      defer { Pointer(stage: stage).leave() }
      let pointer = Pointer(stage: stage)
      let visits = view.host.layout.tree.size
      try pointer.hover(LayoutPoint(x: 150, y: 50))
      #expect(box(stage) == 0xFFFF_00)
      try pointer.hover(LayoutPoint(x: 50, y: 20))
      #expect(box(stage) == 0x00FF_00)
      try pointer.press(LayoutPoint(x: 50, y: 20)) {
        #expect(box(stage) == 0xFF00_00)
      }
      #expect(box(stage) == 0x00FF_00)
      try pointer.hover(LayoutPoint(x: 150, y: 50))
      #expect(box(stage) == 0xFFFF_00)
      #expect(view.host.layout.tree.size == visits && Stage.complaints == 0)
    }

    @Test func theBoxHasTheFocus() throws {
      let view = LayoutView(Boxes())
      let stage = try Stage(view, width: 200, height: 100)
      defer { Pointer(stage: stage).leave() }
      let pointer = Pointer(stage: stage)
      try pointer.hover(LayoutPoint(x: 150, y: 50))
      try pointer.press("Tab")
      #expect(box(stage) == 0x0000_FF)
      try pointer.press("Tab")
      #expect(box(stage) == 0xFFFF_00)
      #expect(view.host.states(of: LayoutElement(2)).contains(.focused))
      try pointer.press("shift+Tab")
      #expect(box(stage) == 0x0000_FF)
    }

    @Test func theBoxIsSelectedAndDisabled() throws {
      let view = LayoutView(Boxes(isSelected: true))
      let stage = try Stage(view, width: 200, height: 100)
      defer { Pointer(stage: stage).leave() }
      try Pointer(stage: stage).hover(LayoutPoint(x: 150, y: 50))
      #expect(box(stage) == 0x00FF_FF)
      view.update(Boxes(isEnabled: false))
      stage.settle()
      #expect(box(stage) == 0x8080_80)
      try Pointer(stage: stage).press(LayoutPoint(x: 50, y: 20)) {
        #expect(box(stage) == 0x8080_80)
      }
      view.update(Boxes())
      stage.settle()
      try Pointer(stage: stage).hover(LayoutPoint(x: 150, y: 50))
      #expect(box(stage) == 0xFFFF_00)
    }

    /// GTK's own button reports its states itself, since it keeps the presses from its parents.
    @Test func aButtonOfGTKsIsPressed() throws {
      let view = LayoutView(Boxes())
      let stage = try Stage(view, width: 200, height: 100)
      defer { Pointer(stage: stage).leave() }
      let pointer = Pointer(stage: stage)
      let button = LayoutElement(2)
      try pointer.press(LayoutPoint(x: 150, y: 50)) {
        #expect(view.host.states(of: button).isSuperset(of: [.pressed, .hovered]))
      }
      #expect(!view.host.states(of: button).contains(.pressed))
    }

    /// A text in a row that can be tapped, red while it is pressed and green while it is selected.
    private struct Row: LayoutDocument {
      typealias FiredAction = LayoutAction
      var isSelected = false

      func build(into root: inout Children<NoPlacement>) {
        root.custom(Counted()) {
          $0.stack(
            StackSpec(direction: .vertical),
            style: .firing(
              [ElementAction(.tap, LayoutAction("row"))],
              besides: ElementStyle(
                backgroundColor: .rgba(0xFFFF_FFFF), isSelected: isSelected))
          ) {
            $0.text(
              TextSpec(
                runs: [
                  TextRun(content: .verbatim("████")),
                  TextRun(content: .verbatim("████"), color: .rgba(0x0000_FFFF)),
                ], fontSize: 20, color: .rgba(0x0000_00FF)),
              style: .changing([
                StateLook(state: .selected, color: .rgba(0x00FF_00FF)),
                StateLook(state: .pressed, color: .rgba(0xFF00_00FF)),
              ]))
          }
        }
      }
    }

    @Test func lettersChangeTheirColorWithoutLayout() throws {
      let complaints = Stage.complaints
      let view = LayoutView(Row())
      let stage = try Stage(view, width: 300, height: 100)
      let pointer = Pointer(stage: stage)
      defer { pointer.leave() }
      /// The colors that letters have, of black, red and green; blue is that of a part of its own.
      func colors() throws -> [UInt32] {
        let pixels = try Pixels(stage)
        return [0x0000_00, 0xFF00_00, 0x00FF_00, 0x0000_FF].filter { color in
          pixels.count { $0 == color } > 20
        }
      }
      try pointer.hover(LayoutPoint(x: 250, y: 80))
      var shown = try colors()
      #expect(shown == [0x0000_00, 0x0000_FF])
      let asked = solves
      try pointer.press(LayoutPoint(x: 10, y: 10)) {
        shown = try colors()
        try stage.takePicture("letters-pressed")
      }
      #expect(shown == [0xFF00_00, 0x0000_FF])
      shown = try colors()
      #expect(shown == [0x0000_00, 0x0000_FF])
      // No change of states has laid anything out.
      #expect(solves == asked)
      view.update(Row(isSelected: true))
      stage.settle()
      shown = try colors()
      #expect(shown == [0x00FF_00, 0x0000_FF])
      #expect(Stage.complaints == complaints)
    }
  }
}
