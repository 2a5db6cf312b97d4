import CGTK4
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK

extension WindowTests {
  /// Tests that scrolled content comes to rest where `paging` and `snap` say.
  @MainActor struct RestTests {
    /// A scroll of boxes of 100 points, along its axis.
    private struct Strip: LayoutDocument {
      struct Outlets: LayoutOutlets {
        private let frames: GeneratedCode.OutletFrames
        var strip: Outlet { frames[0] }
        static let names = ["strip"]
        init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
      }

      var spec: ScrollSpec
      var boxes = 9

      func build(into root: inout Children<NoPlacement>) {
        let direction: StackSpec.Direction = spec.axis == .horizontal ? .horizontal : .vertical
        root.scroll(spec, id: 0) { scroll in
          scroll.stack(StackSpec(direction: direction)) { column in
            for _ in 0..<boxes { column.custom(Counted()) { $0.view(size: .points(100, 100)) } }
          }
        }
      }
    }

    /// A window with a strip.
    @MainActor private final class Screen {
      let view: LayoutView<Strip>
      let stage: Stage
      let scroll: ScrollView

      init(_ spec: ScrollSpec, rightToLeft: Bool = false) throws {
        view = LayoutView(Strip(spec: spec))
        if rightToLeft { gtk_widget_set_direction(view.widget, GTK_TEXT_DIR_RTL) }
        stage = try Stage(view, width: 200, height: 200)
        scroll = try #require(view.host.view(\.strip) as? ScrollView)
      }

      /// Scrolls as a quick finger would, by 30 points in all.
      func swipe(across: Float = 0, down: Float = 0) {
        let start = scroll.offset
        for step in stride(from: Float(1), through: 6, by: 1) {
          scroll.scroll(
            to: LayoutPoint(x: start.x + across * step * 5, y: start.y + down * step * 5))
          usleep(2_000)
        }
        scroll.rest?.letGo()
      }

      /// Waits until the content has moved to an offset; returns the offsets on the way.
      func ways(to end: Float) -> [Float] {
        var ways: [Float] = []
        _ = stage.wait {
          if scroll.offset.y != ways.last { ways.append(scroll.offset.y) }
          return scroll.exactOffset.y == end
        }
        return ways
      }

      /// Waits until the content is at an offset across or down, and returns whether it came there.
      func isAt(x: Float = 0, y: Float = 0) -> Bool {
        stage.wait { scroll.exactOffset == LayoutPoint(x: x, y: y) }
      }
    }

    @Test func aStepOfTheWheelTurnsAPage() throws {
      let complaints = Stage.complaints
      let screen = try Screen(ScrollSpec(paging: true))
      let pointer = Pointer(stage: screen.stage)
      let point = LayoutPoint(x: 60, y: 100)
      try pointer.turnWheel(1, at: point)
      #expect(screen.isAt(y: 200), "\(screen.scroll.offset.y)")
      try pointer.turnWheel(1, at: point)
      #expect(screen.isAt(y: 400), "\(screen.scroll.offset.y)")
      try pointer.turnWheel(-1, at: point)
      #expect(screen.isAt(y: 200), "\(screen.scroll.offset.y)")
      // With children in place of pages, it goes to the next one.
      screen.view.update(Strip(spec: ScrollSpec(snap: .start)))
      screen.scroll.scroll(to: .zero)
      try pointer.turnWheel(1, at: point)
      #expect(screen.isAt(y: 100), "\(screen.scroll.offset.y)")
      // Without either, it stays where the wheel has left it.
      screen.view.update(Strip(spec: ScrollSpec()))
      #expect(screen.scroll.rest == nil)
      try pointer.turnWheel(1, at: point)
      let left = screen.scroll.offset.y
      screen.stage.settle(frames: 30)
      #expect(left > 100 && left < 200 && screen.scroll.offset.y == left, "\(left)")
      #expect(Stage.complaints == complaints)
    }

    @Test func aFingerThatLeavesTheContentGoesOnInItsDirection() throws {
      let screen = try Screen(ScrollSpec(paging: true))
      screen.swipe(down: 1)
      let asked = solves
      let ways = screen.ways(to: 200)
      screen.stage.settle(frames: 30)
      #expect(ways.count > 2 && ways == ways.sorted() && screen.scroll.offset.y == 200, "\(ways)")
      // No frame of the display has laid anything out.
      #expect(solves == asked)
      // A finger that stood still before goes to the nearest page, and a press stops it.
      screen.scroll.scroll(to: LayoutPoint(y: 280))
      #expect(screen.isAt(y: 200))
      screen.scroll.scroll(to: LayoutPoint(y: 370))
      screen.scroll.rest?.stop()
      screen.stage.settle(frames: 30)
      #expect(screen.scroll.offset.y == 370)
    }

    @Test func whatIsHeldGoesToItsRestWhenItIsReleased() throws {
      let screen = try Screen(ScrollSpec(snap: .start))
      try Pointer(stage: screen.stage).press(LayoutPoint(x: 60, y: 100)) {
        screen.scroll.scroll(to: LayoutPoint(y: 130))
        screen.stage.settle(frames: 30)
        #expect(screen.scroll.offset.y == 130)
        // It is held also where the document has moved it.
        screen.view.update(Strip(spec: ScrollSpec(snap: .start), boxes: 3))
        #expect(screen.scroll.offset.y == 100)
        screen.scroll.scroll(to: LayoutPoint(y: 70))
        screen.stage.settle(frames: 30)
        #expect(screen.scroll.offset.y == 70)
      }
      #expect(screen.isAt(y: 100))
    }

    @Test func aRowFromRightToLeftHasItsFirstPageAtTheRight() throws {
      let screen = try Screen(ScrollSpec(axis: .horizontal, paging: true), rightToLeft: true)
      #expect(screen.scroll.offset.x == 700)
      screen.swipe(across: -1)
      #expect(screen.isAt(x: 500), "\(screen.scroll.offset.x)")
      screen.swipe(across: 1)
      #expect(screen.isAt(x: 700), "\(screen.scroll.offset.x)")
      // The last page is the one that is not whole.
      screen.scroll.scroll(to: LayoutPoint(x: 30))
      #expect(screen.isAt(), "\(screen.scroll.offset.x)")
    }

    @Test func whoTurnsAnimationsOffSeesItThereAtOnce() throws {
      let settings = UnsafeMutableRawPointer(try #require(gtk_settings_get_default()))
      let screen = try Screen(ScrollSpec(paging: true))
      layout_gtk_set_boolean(settings, "gtk-enable-animations", 0)
      defer { layout_gtk_set_boolean(settings, "gtk-enable-animations", 1) }
      screen.swipe(down: 1)
      #expect(screen.ways(to: 200) == [30, 200])
    }

    @Test func whatHappensInTheMiddleEndsAtARest() throws {
      let screen = try Screen(ScrollSpec(paging: true))
      screen.swipe(down: 1)
      #expect(screen.stage.wait { screen.scroll.offset.y > 100 })
      screen.view.update(Strip(spec: ScrollSpec(paging: true), boxes: 10))
      #expect(screen.isAt(y: 200))
      // What scrolls it meanwhile, such as a key, goes on from there.
      screen.swipe(down: 1)
      #expect(screen.stage.wait { screen.scroll.offset.y > 250 })
      screen.scroll.scroll(to: LayoutPoint(y: 130))
      #expect(screen.isAt(y: 200), "\(screen.scroll.offset.y)")
      screen.stage.settle(frames: 30)
      #expect(screen.scroll.offset.y == 200)
      // With less content, it ends where the content does.
      screen.swipe(down: 1)
      #expect(screen.stage.wait { screen.scroll.offset.y > 350 })
      screen.view.update(Strip(spec: ScrollSpec(paging: true), boxes: 5))
      #expect(screen.isAt(y: 300), "\(screen.scroll.offset.y)")
      screen.stage.settle(frames: 30)
      #expect(screen.scroll.offset.y == 300)
    }

    @Test func whatIsNotOnTheScreenIsAtItsRest() throws {
      let screen = try Screen(ScrollSpec(paging: true))
      screen.scroll.scroll(to: LayoutPoint(y: 130))
      gtk_widget_set_visible(screen.stage.window, 0)
      #expect(screen.isAt(y: 200), "\(screen.scroll.offset.y)")
      gtk_widget_set_visible(screen.stage.window, 1)
      screen.stage.settle()
      #expect(screen.scroll.offset.y == 200)
    }

    @Test func nothingIsKeptAfterTheEnd() throws {
      let complaints = Stage.complaints
      weak var rest: ScrollRest?
      weak var shown: ScrollView?
      for isMoving in [false, true] {
        do {
          let screen = try Screen(ScrollSpec(paging: true))
          (rest, shown) = (screen.scroll.rest, screen.scroll)
          // The window is closed while it waits, or in the middle of the motion.
          if isMoving {
            screen.swipe(down: 1)
            #expect(screen.stage.wait { screen.scroll.offset.y > 60 })
          } else {
            screen.scroll.scroll(to: LayoutPoint(y: 350))
          }
          #expect(rest != nil && shown != nil && screen.scroll.offset.y < 400)
        }
        #expect(rest == nil && shown == nil)
      }
      Stage.runPending()
      #expect(Stage.complaints == complaints)
    }
  }
}
