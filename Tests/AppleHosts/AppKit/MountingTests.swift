import AppKit
import LayoutEngine
import LayoutViews
import SeededRandom
import Testing

@testable import LayoutAppKit
@testable import LayoutApple

/// Documents mounted as AppKit views.
@MainActor struct MountingTests {
  @Test func leavesAreViewsWhereTheEngineHasThem() {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.stack(StackSpec(direction: .vertical, spacing: 4)) { column in
          column.text("one two")
          column.image(ImageSpec(source: .asset("Cafe")), size: .points(56, 56))
          column.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 30, height: 20))))
        }
      })
    #expect(
      view.lines() == [
        "LayoutView 0 0 320 480",
        "  LabelView 0 0 320 21",
        "    NSTextField -2 0 324 21 \"one two\"",
        "  PictureView 0 25 56 56",
        "    PictureRoom 0 0 56 56",
        "      NSImageView 0 0 56 56 Cafe",
        "  BoxView 0 85 320 20",
      ])
  }

  @Test func everyViewCountsFromTheTop() {
    let view = LayoutView.shown(RandomScreen.all)
    var waiting: [NSView] = [view]
    while let next = waiting.popLast() {
      let isHolder = next is FlippedView
      let holdsOurs = next.subviews.contains { $0 is FlippedView }
      #expect(isHolder || !holdsOurs || next is NSClipView, "\(next)")
      if isHolder { #expect(next.isFlipped) }
      waiting += next.subviews
    }
  }

  @Test func siblingsAreInTheOrderOfTheDocument() {
    func document(_ names: [String]) -> Built<NoOutlets> {
      Built { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          for name in names {
            column.item(key: .string(name)) { $0.text(TextSpec(content: .verbatim(name))) }
          }
        }
      }
    }
    let view = LayoutView.shown(document(["a", "b", "c", "d"]))
    for names in [["d", "a", "b", "c"], ["c", "x", "a"], ["a", "b", "c", "d"], ["b"]] {
      view.update(document(names))
      view.layoutSubtreeIfNeeded()
      let shown = view.subviews.compactMap {
        ($0.subviews.first as? NSTextField)?.attributedStringValue.string
      }
      #expect(shown == names)
    }
  }

  @Test func aPictureCoversItsFrameInProportion() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.image(ImageSpec(source: .symbol("heart"), contentMode: .aspectFill))
      }, width: 40, height: 18)
    // A picture of 20 × 18 is scaled by two to be 40 wide, and is 36 high then.
    #expect(
      try view.first(NSImageView.self).frame == CGRect(x: 0, y: -9, width: 40, height: 36))
  }

  @Test func nothingHoldsAViewThatIsGone() {
    weak var gone: LayoutView<Built<OneOutlet>>?
    do {
      let view = LayoutView.shown(Built<OneOutlet>.control("Toggle", Generated.Toggle()))
      view.host.onTap(\.it) {}
      view.update(Built<OneOutlet>.control("Button", nil), animated: true)
      gone = view
    }
    #expect(gone == nil)
  }

  @Test func theWindowIsTheEnvironment() {
    let view = LayoutView.shown(Built<NoOutlets> { $0.text("one") }, scale: 2)
    #expect(view.environment == LayoutEnvironment(scale: 2))
    view.fakeWindow(scale: 3, dark: true)
    view.userInterfaceLayoutDirection = .rightToLeft
    #expect(view.environment == LayoutEnvironment(scale: 3, direction: .rtl, colorScheme: .dark))
    view.layoutSubtreeIfNeeded()
    #expect(view.host.layout.environment.scale == 3)
  }

  @Test func aControllersViewIsTheDocuments() throws {
    let controller = LayoutViewController(Built<NoOutlets> { $0.text("one") })
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    controller.update(Built<NoOutlets> { $0.text("two") })
    controller.view.layoutSubtreeIfNeeded()
    #expect(try controller.layoutView.first(NSTextField.self).attributedStringValue.string == "two")
  }

  @Test func whatIsDrawnIsWhatWasMeasured() throws {
    for width in stride(from: 40, through: 330, by: 7) {
      let view = LayoutView.shown(
        Built<NoOutlets> { root in
          root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
            column.text("one two three four five six seven eight")
          }
        }, width: CGFloat(width), height: 2000, scale: 2)
      let field: NSTextField = try view.first()
      let storage = NSTextStorage(attributedString: field.attributedStringValue)
      // The cell's own padding is outside the element's frame.
      let container = NSTextContainer(
        size: CGSize(width: field.frame.width - 4, height: field.frame.height))
      let manager = NSLayoutManager()
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      manager.ensureLayout(for: container)
      #expect(abs(manager.usedRect(for: container).height - field.frame.height) < 0.6)
    }
  }

  /// After random updates the views equal those of a host that starts with the last document.
  @Test func randomUpdatesEndAsAFreshHost() {
    var random = SeededGenerator(seed: 11)
    let view = LayoutView.shown(RandomScreen(&random).document, scale: 2)
    for round in 0..<300 {
      let screen = RandomScreen(&random)
      let width = CGFloat(Int.random(in: 100...400, using: &random))
      let height = CGFloat(Int.random(in: 100...600, using: &random))
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.update(screen.document, animated: Bool.random(using: &random))
      // Some animations are interrupted by the next update of the size, and some end.
      let frames = Int.random(in: 0...4, using: &random)
      for frame in 0..<frames { CADisplayLink.fakeFrame(at: Double(frame) * 0.1) }
      if frames < 4 { view.host.finishAnimation() }
      view.layoutSubtreeIfNeeded()
      let fresh = LayoutView.shown(screen.document, width: width, height: height, scale: 2)
      #expect(view.lines() == fresh.lines(), "round \(round)")
      guard view.lines() == fresh.lines() else { return }
    }
  }
}
