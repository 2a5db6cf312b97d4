import LayoutEngine
import LayoutViews
import QuartzCore
import Testing

@testable import LayoutApple

#if canImport(UIKit)
  @testable import LayoutUIKit
  import UIKit
#else
  import AppKit
  @testable import LayoutAppKit
#endif

/// Views on their way, frame by frame of a display.
@MainActor struct MotionTests {
  /// Boxes of 40 × 20 points, one below the other.
  private struct Pile: LayoutDocument {
    struct Box {
      var id: Int
      var transition: ElementStyle.Transition?
      var animation: LayoutAnimation?
      var rotation: Float = 0
    }

    var boxes: [Box]

    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .vertical), style: ElementStyle(backgroundColor: .rgba(0xFF))
      ) { (list: inout Children<StackItem>) in
        for box in boxes {
          list.item(
            key: .integer(box.id), dependingOn: box.id, site: GeneratedCode.RowSite(Self.self, 0)
          ) { list in
            list.view(
              size: .points(40, 20),
              style: ElementStyle(
                backgroundColor: .rgba(0xFF), rotation: box.rotation, transition: box.transition,
                animation: box.animation))
          }
        }
      }
    }
  }

  private static let even = LayoutAnimation(.linear, seconds: 1)

  private func show(_ boxes: [Pile.Box]) -> LayoutView<Pile> {
    CADisplayLink.fakeRunning = []
    reduceMotion(false)
    return LayoutView.shown(Pile(boxes: boxes))
  }

  private func reduceMotion(_ isOn: Bool) {
    #if canImport(UIKit)
      UIAccessibility.fakeReduceMotion(isOn)
    #else
      NSWorkspace.fakeReduceMotion(isOn)
    #endif
  }

  /// The boxes on the screen, from back to front: place, opacity, and what the layer does.
  private func boxes(_ view: LayoutView<Pile>) -> [String] {
    (view.subviews.first?.subviews ?? []).map { box in
      #if canImport(UIKit)
        let opacity = box.alpha
      #else
        let opacity = box.alphaValue
      #endif
      let matrix = box.looksLayer.affineTransform()
      let scale = matrix.isIdentity ? "" : ", scaled by \(matrix.a)"
      return "\(box.place.minX) \(box.place.minY) \(opacity)\(scale)"
    }
  }

  @Test func eachMovesByWhatIsSaidOfIt() {
    let slow = LayoutAnimation(.linear, seconds: 2)
    let (one, two) = (Pile.Box(id: 1, animation: Self.even), Pile.Box(id: 2, animation: slow))
    let view = show([one, two, Pile.Box(id: 3)])
    view.animationDuration = 4
    view.update(Pile(boxes: [Pile.Box(id: 3), two, one]), animated: true)
    // The layout is final at once.
    #expect(view.host.layout.tree.frame(of: LayoutElement(1)).y == 0)
    #expect(boxes(view) == ["0.0 40.0 1.0", "0.0 20.0 1.0", "0.0 0.0 1.0"])
    // The time counts from the first frame.
    CADisplayLink.fakeFrame(at: 100)
    #expect(boxes(view) == ["0.0 40.0 1.0", "0.0 20.0 1.0", "0.0 0.0 1.0"])
    CADisplayLink.fakeFrame(at: 100.5)
    #expect(boxes(view)[1...] == ["0.0 20.0 1.0", "0.0 20.0 1.0"])
    CADisplayLink.fakeFrame(at: 101)
    #expect(boxes(view)[2] == "0.0 40.0 1.0")
    // Half of the way in half of the time, slow at both ends.
    CADisplayLink.fakeFrame(at: 102)
    #expect(boxes(view) == ["0.0 20.0 1.0", "0.0 20.0 1.0", "0.0 40.0 1.0"])
    #expect(view.ticks != nil)
    CADisplayLink.fakeFrame(at: 104)
    #expect(boxes(view) == ["0.0 0.0 1.0", "0.0 20.0 1.0", "0.0 40.0 1.0"])
    #expect(view.ticks == nil && CADisplayLink.fakeRunning.isEmpty)
  }

  @Test func whatComesAndGoesIsScaledAboutItsCenter() throws {
    let two = Pile.Box(id: 2, transition: .scale, animation: Self.even)
    let view = show([Pile.Box(id: 1)])
    view.update(Pile(boxes: [Pile.Box(id: 1), two]), animated: true)
    #expect(boxes(view) == ["0.0 0.0 1.0", "0.0 20.0 0.0, scaled by 0.0"])
    CADisplayLink.fakeFrame(at: 0)
    CADisplayLink.fakeFrame(at: 0.25)
    #expect(boxes(view)[1] == "0.0 20.0 0.25, scaled by 0.25")
    let matrix = try #require(view.subviews.first?.subviews.last).looksLayer.affineTransform()
    #if canImport(UIKit)
      // UIKit's layers are transformed about their centers.
      #expect(matrix.tx == 0 && matrix.ty == 0)
    #else
      #expect(matrix.tx == 15 && matrix.ty == 7.5)
    #endif
    CADisplayLink.fakeFrame(at: 1)
    #expect(boxes(view) == ["0.0 0.0 1.0", "0.0 20.0 1.0"])
    view.update(Pile(boxes: [Pile.Box(id: 1)]), animated: true)
    CADisplayLink.fakeFrame(at: 2)
    CADisplayLink.fakeFrame(at: 2.25)
    #expect(boxes(view)[1] == "0.0 20.0 0.75, scaled by 0.75")
    CADisplayLink.fakeFrame(at: 3)
    #expect(boxes(view) == ["0.0 0.0 1.0"])
    // The view that was put aside has its own size again, and one that is turned stays so.
    let turned = Pile.Box(id: 3, transition: .scale, animation: Self.even, rotation: 90)
    view.update(Pile(boxes: [turned, two]), animated: true)
    CADisplayLink.fakeFrame(at: 4)
    CADisplayLink.fakeFrame(at: 4.5)
    let around = try #require(view.subviews.first)
    let half = around.subviews[0].looksLayer.affineTransform()
    #expect(half.b == 0.5 && half.c == -0.5 && around.subviews[0].place.width == 40)
    CADisplayLink.fakeFrame(at: 5)
    #expect(around.subviews[0].looksLayer.affineTransform().b == 1)
    #expect(boxes(view).last == "0.0 20.0 1.0")
  }

  @Test func anUpdateInTheMiddleGoesOnFromTheScreen() {
    let (one, two) = (Pile.Box(id: 1), Pile.Box(id: 2, transition: .slideUp))
    let view = show([one, two])
    view.animationDuration = 1
    view.update(Pile(boxes: [one]), animated: true)
    CADisplayLink.fakeFrame(at: 0)
    CADisplayLink.fakeFrame(at: 0.5)
    #expect(boxes(view) == ["0.0 0.0 1.0", "0.0 30.0 0.5"])
    // Neither a layout pass nor an update without changes interrupts it.
    view.askForLayout()
    #if canImport(UIKit)
      view.layoutIfNeeded()
    #else
      view.layoutSubtreeIfNeeded()
    #endif
    view.update(Pile(boxes: [one]))
    #expect(boxes(view) == ["0.0 0.0 1.0", "0.0 30.0 0.5"] && view.ticks != nil)
    view.update(Pile(boxes: [Pile.Box(id: 3, transition: .immediate), one]), animated: true)
    #expect(boxes(view) == ["0.0 0.0 1.0", "0.0 0.0 1.0", "0.0 30.0 0.5"])
    CADisplayLink.fakeFrame(at: 7)
    CADisplayLink.fakeFrame(at: 7.5)
    #expect(boxes(view) == ["0.0 0.0 1.0", "0.0 10.0 1.0", "0.0 35.0 0.25"])
    // An update that is not animated ends it, and the next frame the calls.
    view.update(Pile(boxes: [one]))
    #expect(boxes(view) == ["0.0 0.0 1.0"])
    CADisplayLink.fakeFrame(at: 7.6)
    #expect(view.ticks == nil && CADisplayLink.fakeRunning.isEmpty)
  }

  @Test func forPeopleWhoWantLessMotionViewsOnlyFade() {
    let (one, two) = (Pile.Box(id: 1), Pile.Box(id: 2, transition: .slideStart))
    let view = show([one])
    view.animationDuration = 1
    reduceMotion(true)
    defer { reduceMotion(false) }
    view.update(Pile(boxes: [two, one]), animated: true)
    #expect(boxes(view) == ["0.0 0.0 0.0", "0.0 20.0 1.0"])
    CADisplayLink.fakeFrame(at: 0)
    CADisplayLink.fakeFrame(at: 0.5)
    #expect(boxes(view) == ["0.0 0.0 0.5", "0.0 20.0 1.0"])
    CADisplayLink.fakeFrame(at: 1)
    #expect(boxes(view) == ["0.0 0.0 1.0", "0.0 20.0 1.0"] && view.ticks == nil)
  }

  @Test func nothingIsKeptAfterTheEnd() {
    let (one, two) = (Pile.Box(id: 1), Pile.Box(id: 2))
    weak var gone: LayoutView<Pile>?
    weak var box: PlatformView?
    do {
      let view = show([one, two])
      view.host.mounter.poolLimit = 0
      box = view.subviews.first?.subviews.last
      view.update(Pile(boxes: [one]), animated: true)
      CADisplayLink.fakeFrame(at: 0)
      #expect(box != nil && CADisplayLink.fakeRunning.count == 1)
      CADisplayLink.fakeFrame(at: 1)
      #expect(box == nil && CADisplayLink.fakeRunning.isEmpty)
      // A view that nobody sees is in its place.
      view.update(Pile(boxes: [two]), animated: true)
      #expect(boxes(view).count == 2 && CADisplayLink.fakeRunning.count == 1)
      #if canImport(UIKit)
        view.fakeWindow(false)
      #else
        view.fakeLeaveWindow()
      #endif
      #expect(boxes(view) == ["0.0 0.0 1.0"] && CADisplayLink.fakeRunning.isEmpty)
      view.update(Pile(boxes: [one]), animated: true)
      #expect(boxes(view) == ["0.0 0.0 1.0"] && CADisplayLink.fakeRunning.isEmpty)
      gone = view
    }
    #expect(gone == nil)
    do {
      let view = show([one])
      view.update(Pile(boxes: [two]), animated: true)
      gone = view
    }
    // The next frame ends the calls of a view that is gone.
    #expect(gone == nil)
    CADisplayLink.fakeFrame(at: 0)
    #expect(CADisplayLink.fakeRunning.isEmpty)
  }
}
