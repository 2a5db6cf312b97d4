import CGTK4
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK

extension WindowTests {
  /// Tests that pinned elements stay at the edge of what is scrolled.
  @MainActor struct PinnedTests {
    /// A window with days of entries: headers of 40 points, rows of 50, and gaps of 20 between
    /// days.
    @MainActor private final class Screen {
      let view: LayoutView<Ledger>
      let stage: Stage
      let scroll: ScrollView
      var fired: [Ledger.FiredAction] = []

      init(_ counts: [Int]) throws {
        view = LayoutView(Screen.ledger(counts))
        stage = try Stage(view, width: 300, height: 400)
        scroll = try #require(view.host.view(\.list) as? ScrollView)
        view.host.onAction { [unowned self] in fired.append($0) }
      }

      static func ledger(_ counts: [Int]) -> Ledger {
        Ledger(
          days: counts.enumerated().map { day, count in
            Ledger.Day(
              title: "Day \(day)",
              entries: (0..<count).map {
                Ledger.Entry(id: "\(day).\($0)", title: "Entry \($0)", amount: $0)
              })
          })
      }

      /// The top of the widget of a day's header in the window.
      func top(_ day: Int) -> Float? {
        guard let header = view.host.view(\.header, at: day) else { return nil }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(header.widget, view.widget, &bounds) != 0 else {
          return nil
        }
        return bounds.origin.y
      }

      func scroll(to y: Float) {
        scroll.scroll(to: LayoutPoint(y: y))
        stage.settle()
      }
    }

    private static let (header, amber): (UInt32, UInt32) = (0x1D4E_D8, 0xF59E_0B)

    @Test func headersStayAtTheEdgeAsLongAsTheirDays() throws {
      let complaints = Stage.complaints
      let screen = try Screen([6, 6, 6, 6])
      #expect([screen.top(0), screen.top(1)] == [0, 360])
      try Pointer(stage: screen.stage).turnWheel(3, at: LayoutPoint(x: 100, y: 200))
      #expect(screen.scroll.offset.y > 100 && screen.top(0) == 0)
      expectFrames(screen.view, "after the wheel")
      // The end of a day takes its header along.
      screen.scroll(to: 320)
      #expect([screen.top(0), screen.top(1)] == [-20, 40])
      screen.scroll(to: 400)
      #expect(screen.top(1) == 0)
      #expect(try Pixels(screen.stage)[4, 4] == Self.header)
      expectFrames(screen.view, "below")
      try screen.stage.takePicture("pinned")
      // The keyboard follows the document, though what sticks is in front.
      let header = try #require(screen.view.host.view(\.header, at: 1))
      #expect(screen.scroll.childrenWidget.children.last == header.widget)
      #expect(
        ElementView.focusOrder(of: screen.scroll.children) == screen.scroll.children.map(\.widget))
      screen.scroll(to: 0)
      #expect([screen.top(0), screen.top(1)] == [0, 360])
      expectFrames(screen.view, "back")
      #expect(Stage.complaints == complaints)
    }

    @Test func clicksHitWhatSticks() throws {
      let complaints = Stage.complaints
      let screen = try Screen([6, 6, 6, 6])
      defer { Pointer(stage: screen.stage).leave() }
      let pointer = Pointer(stage: screen.stage)
      screen.scroll(to: 400)
      try pointer.click(LayoutPoint(x: 60, y: 20))
      #expect(screen.fired == [.show(day: "Day 1")])
      // The button in it, which is GTK's own.
      try pointer.click(LayoutPoint(x: 274, y: 20))
      #expect(screen.fired.last == .close(day: "Day 1"))
      // What is below it, and what was where the header is now.
      try pointer.click(LayoutPoint(x: 60, y: 60))
      #expect(screen.fired.last == .open(entry: "1.1"))
      try pointer.press(LayoutPoint(x: 60, y: 20)) {
        let color = try Pixels(screen.stage)[4, 4]
        #expect(color == Self.amber)
      }
      #expect(screen.fired.count == 4)
      // Half of the header is still there, and the next one is below it.
      screen.scroll(to: 320)
      try pointer.click(LayoutPoint(x: 60, y: 10))
      try pointer.click(LayoutPoint(x: 60, y: 30))
      try pointer.click(LayoutPoint(x: 60, y: 50))
      #expect(screen.fired.dropFirst(4) == [.show(day: "Day 0"), .show(day: "Day 1")])
      #expect(Stage.complaints == complaints)
    }

    @Test func headersStayAtTheEdgeThroughUpdates() throws {
      let screen = try Screen([6, 6, 6, 6])
      screen.scroll(to: 400)
      // What is above becomes shorter, step by step.
      var tops: Set<Float?> = []
      screen.view.update(Screen.ledger([5, 6, 6, 6]), animatedFor: 0.2)
      _ = screen.stage.wait {
        tops.insert(screen.top(1))
        return screen.view.ticks == nil
      }
      #expect(tops == [0])
      screen.stage.settle()
      expectFrames(screen.view, "less above")
      // The day becomes so short that the next one is at the edge.
      screen.view.update(Screen.ledger([5, 0, 9, 6]))
      screen.stage.settle()
      #expect(screen.top(2) == 0)
      expectFrames(screen.view, "less in the day")
      screen.view.update(Screen.ledger([0]))
      screen.stage.settle()
      #expect(screen.scroll.offset == .zero && screen.top(0) == 0)
      expectFrames(screen.view, "nothing to scroll")
    }
  }
}
