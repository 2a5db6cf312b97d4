import CGTK4
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK

/// How often a layout of the tests was asked for its size; all of them are asked on one thread.
nonisolated(unsafe) var solves = 0

/// A layout of one child that counts how often it is asked.
struct Counted: CustomLayout {
  func layOut(
    _ children: inout CustomChildren<NoPlacement>, in range: SizeRange
  ) -> LayoutSize {
    solves += 1
    var size = LayoutSize.zero
    for child in children.indices {
      size = children.measure(child, in: range)
      children.place(child, at: .zero)
    }
    return size
  }
}

extension WindowTests {
  /// Tests that views are on their way in real windows where their elements say.
  @MainActor struct MotionTests {
    /// Boxes of 200 × 50 points on white, one below the other.
    private struct Pile: LayoutDocument {
      struct Box {
        var id: Int
        var transition: ElementStyle.Transition?
        var animation: LayoutAnimation?
      }

      var boxes: [Box]

      func build(into root: inout Children<NoPlacement>) {
        root.stack(
          StackSpec(direction: .vertical),
          style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) { (list: inout Children<StackItem>) in
          for box in boxes {
            list.item(
              key: .integer(box.id), dependingOn: box.id,
              site: GeneratedCode.RowSite(Self.self, 0)
            ) { list in
              list.custom(Counted()) {
                $0.view(
                  size: .points(200, 50),
                  style: ElementStyle(
                    backgroundColor: .rgba(0xFF00_00FF), transition: box.transition,
                    animation: box.animation))
              }
            }
          }
        }
      }
    }

    private static let slow = LayoutAnimation(.linear, seconds: 0.6)
    private static let quick = LayoutAnimation(.linear, seconds: 0.3)

    private func show(_ pile: Pile) throws -> (view: LayoutView<Pile>, stage: Stage) {
      let view = LayoutView(pile)
      return (view, try Stage(view, width: 200, height: 300))
    }

    /// The views of the boxes, from back to front.
    private func views(_ view: LayoutView<Pile>) -> [ElementView] {
      view.host.mounter.view(of: .root)?.children ?? []
    }

    /// The view of a box by its place in the document.
    private func box(_ view: LayoutView<Pile>, _ place: Int) throws -> ElementView {
      // Each box is in a layout of its own.
      try #require(view.host.mounter.view(of: LayoutElement(2 + 2 * place)))
    }

    /// The top of a view in the window, as GTK has allocated it.
    private func top(_ shown: ElementView, in view: LayoutView<Pile>) -> Float {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(shown.widget, view.widget, &bounds) != 0 else { return -1 }
      return bounds.origin.y
    }

    @Test func eachIsOnItsWayByItsOwnAnimation() throws {
      let (one, two) = (
        Pile.Box(id: 1, animation: Self.quick), Pile.Box(id: 2, animation: Self.slow)
      )
      let (view, stage) = try show(Pile(boxes: [one, two]))
      let (first, second) = (try box(view, 0), try box(view, 1))
      let complaints = Stage.complaints
      view.update(Pile(boxes: [two, one]), animatedFor: 5)
      // The layout is final at once, and nothing has moved.
      #expect(view.host.layout.tree.frame(of: LayoutElement(3)).y == 50)
      #expect(first.frame.y == 0 && second.frame.y == 50)
      let asked = solves
      var tops: [Float] = []
      let isThere = stage.wait {
        if first.frame.y != tops.last {
          tops.append(first.frame.y)
          // The quick one has gone twice as far as the slow one, until it is there.
          let way = 50 - second.frame.y
          #expect(abs(min(2 * way, 50) - first.frame.y) < 0.01)
        }
        return first.frame.y == 50
      }
      #expect(isThere && tops.count > 4 && tops == tops.sorted())
      #expect(second.frame.y > 0 && view.ticks != nil)
      stage.settle(frames: 1)
      // What GTK has allocated is what the views have, up to the next frame.
      #expect(abs(top(second, in: view) - second.frame.y) < 5)
      #expect(stage.wait { view.ticks == nil })
      stage.settle()
      #expect(top(first, in: view) == 50 && top(second, in: view) == 0)
      // No frame of the display has laid anything out.
      #expect(solves == asked)
      #expect(!view.host.mounter.isAnimating && Stage.complaints == complaints)
    }

    @Test func anUpdateInTheMiddleGoesOnFromTheScreen() throws {
      let (one, two) = (
        Pile.Box(id: 1, animation: Self.slow), Pile.Box(id: 2, animation: Self.slow)
      )
      let (view, stage) = try show(Pile(boxes: [one, two]))
      let first = try box(view, 0)
      view.update(Pile(boxes: [two, one]), animatedFor: 0.2)
      #expect(stage.wait { first.frame.y > 20 })
      let middle = first.frame
      view.update(Pile(boxes: [one, two]), animatedFor: 0.2)
      #expect(first.frame == middle && view.ticks != nil)
      var tops = [middle.y]
      #expect(
        stage.wait {
          if first.frame.y != tops.last { tops.append(first.frame.y) }
          return view.ticks == nil
        })
      #expect(tops.last == 0 && tops.count > 4 && tops == tops.sorted(by: >))
      // An update that changes nothing, such as that of a size that stays, interrupts nothing.
      view.update(Pile(boxes: [two, one]), animatedFor: 0.2)
      #expect(stage.wait { first.frame.y > 10 })
      view.update(Pile(boxes: [two, one]))
      #expect(first.frame.y < 50 && view.ticks != nil)
      // Another one that is not animated does.
      view.update(Pile(boxes: [one, two]))
      #expect(first.frame.y == 0)
      #expect(stage.wait { view.ticks == nil })
    }

    @Test func whatScalesIsDrawnSmaller() throws {
      let calm = LayoutAnimation(.linear, seconds: 1.5)
      let two = Pile.Box(id: 2, transition: .scale, animation: calm)
      let (view, stage) = try show(Pile(boxes: [Pile.Box(id: 1)]))
      view.update(Pile(boxes: [Pile.Box(id: 1), two]), animatedFor: 0.2)
      let second = try box(view, 1)
      #expect(second.motionScale == 0 && gtk_widget_get_opacity(second.widget) == 0)
      #expect(stage.wait { second.motionScale > 0.4 })
      stage.settle(frames: 1)
      let half = try Pixels(stage)
      #expect(half[100, 75] != 0xFFFF_FF, "the center is drawn")
      #expect(half[3, 52] == 0xFFFF_FF && half[197, 98] == 0xFFFF_FF, "the corners are not")
      #expect(abs(gtk_widget_get_opacity(second.widget) - Double(second.motionScale)) < 0.01)
      #expect(stage.wait { view.ticks == nil })
      stage.settle()
      let whole = try Pixels(stage)
      #expect(second.motionScale == 1 && whole[3, 52] == 0xFF00_00 && whole[197, 98] == 0xFF00_00)
      // It goes in the same way.
      view.update(Pile(boxes: [Pile.Box(id: 1)]), animatedFor: 0.2)
      #expect(stage.wait { second.motionScale < 0.6 })
      stage.settle(frames: 1)
      #expect(try Pixels(stage)[3, 52] == 0xFFFF_FF)
      #expect(views(view).count == 2)
      #expect(stage.wait { view.ticks == nil } && views(view).count == 1)
      // What was put aside is of its own size again.
      #expect(second.motionScale == 1)
    }

    @Test func whoTurnsAnimationsOffSeesThemFade() throws {
      let settings = UnsafeMutableRawPointer(try #require(gtk_settings_get_default()))
      let (one, two, three) = (
        Pile.Box(id: 1, animation: Self.slow),
        Pile.Box(id: 2, transition: .slideStart, animation: Self.slow),
        Pile.Box(id: 3, transition: .scale, animation: Self.slow)
      )
      let (view, stage) = try show(Pile(boxes: [one, two]))
      let (first, second) = (try box(view, 0), try box(view, 1))
      layout_gtk_set_boolean(settings, "gtk-enable-animations", 0)
      defer { layout_gtk_set_boolean(settings, "gtk-enable-animations", 1) }
      view.update(Pile(boxes: [three, one]), animatedFor: 0.2)
      let third = try box(view, 0)
      #expect(first.frame.y == 50 && third.motionScale == 1)
      #expect(stage.wait { gtk_widget_get_opacity(third.widget) > 0.4 })
      #expect(gtk_widget_get_opacity(third.widget) < 1 && third.motionScale == 1)
      #expect(second.frame.x == 0 && gtk_widget_get_opacity(second.widget) < 0.6)
      #expect(stage.wait { view.ticks == nil })
      #expect(gtk_widget_get_opacity(third.widget) == 1 && views(view).count == 2)
    }

    @Test func nothingIsKeptAfterTheEnd() throws {
      let two = Pile.Box(id: 2, transition: .slideUp, animation: Self.quick)
      let complaints = Stage.complaints
      weak var gone: ElementView?
      weak var ticks: FrameTicks?
      weak var last: LayoutView<Pile>?
      do {
        let (view, stage) = try show(Pile(boxes: [Pile.Box(id: 1), two]))
        view.host.mounter.poolLimit = 0
        gone = try box(view, 1)
        view.update(Pile(boxes: [Pile.Box(id: 1)]), animatedFor: 0.2)
        ticks = view.ticks
        #expect(gone != nil && ticks != nil)
        #expect(stage.wait { view.ticks == nil })
        stage.settle(frames: 1)
        #expect(gone == nil && ticks == nil && views(view).count == 1)
        // A window that is closed in the middle keeps nothing either.
        view.update(Pile(boxes: [Pile.Box(id: 1), two]), animatedFor: 0.2)
        ticks = view.ticks
        last = view
        stage.settle(frames: 1)
        #expect(ticks != nil)
      }
      #expect(last == nil && ticks == nil && Stage.complaints == complaints)
    }

    @Test func whatIsNotOnTheScreenIsInItsPlace() throws {
      let two = Pile.Box(id: 2, transition: .slideUp, animation: Self.slow)
      let (view, stage) = try show(Pile(boxes: [Pile.Box(id: 1), two]))
      view.update(Pile(boxes: [Pile.Box(id: 1)]), animatedFor: 0.2)
      #expect(views(view).count == 2)
      gtk_widget_set_visible(stage.window, 0)
      #expect(view.ticks == nil && views(view).count == 1)
      view.update(Pile(boxes: [two]), animatedFor: 0.2)
      #expect(view.ticks == nil && views(view).count == 1)
      gtk_widget_set_visible(stage.window, 1)
      stage.settle()
      #expect(try box(view, 0).frame.y == 0)
    }
  }
}
