import LayoutEngine
import LayoutViews
import SeededRandom
import Testing
import UIKit

@testable import LayoutUIKit

/// Documents mounted as UIKit views.
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
        "  LabelView 0 0 320 21 \"one two\"",
        "  PictureView 0 25 56 56",
        "    UIImageView 0 0 56 56 Cafe",
        "  BoxView 0 85 320 20",
      ])
  }

  @Test func containersWithLooksHoldWhatIsInThem() {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.stack(
          StackSpec(direction: .vertical),
          style: ElementStyle(backgroundColor: .rgba(0xFF00_00FF), opacity: 0.5)
        ) { column in
          column.text("one")
        }
      })
    #expect(
      view.lines() == [
        "LayoutView 0 0 320 480",
        "  BoxView 0 0 320 480 alpha 0.5",
        "    LabelView 0 0 320 21 \"one\"",
      ])
  }

  @Test func aPictureOfTheAppHasItsOwnSize() throws {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.stack(StackSpec(direction: .horizontal, alignItems: .start)) { row in
          row.image(ImageSpec(source: .asset("Cafe")), id: 0)
        }
      })
    #expect(view.host.outlets.it.frame.size == LayoutSize(width: 56, height: 56))
    #expect(try view.first(UIImageView.self).frame.size == CGSize(width: 56, height: 56))
  }

  @Test func aPictureIsFetchedAndItsPlaceholderShownUntilThen() async throws {
    let gate = Gate()
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.stack(StackSpec(direction: .horizontal, alignItems: .start)) { row in
          row.image(
            ImageSpec(source: .url("https://example.com/a"), placeholder: .symbol("heart")), id: 0)
        }
      },
      fetch: { address in
        await gate.wait()
        return address == "https://example.com/a" ? UIImage(named: "Cafe") : nil
      })
    #expect(try view.first(UIImageView.self).image?.fakeName == "heart")
    gate.open()
    while try view.first(UIImageView.self).image?.fakeName == "heart" { await Task.yield() }
    #expect(try view.first(UIImageView.self).image?.fakeName == "Cafe")
    #expect(view.host.outlets.it.frame.size == LayoutSize(width: 56, height: 56))
  }

  @Test func anUpdateKeepsTheViewsOfWhatStays() throws {
    func document(_ words: String) -> Built<NoOutlets> {
      Built { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          column.text(TextSpec(content: .verbatim(words)))
          column.text("more")
        }
      }
    }
    let view = LayoutView.shown(document("one"))
    let labels = view.subviews
    view.update(document("one two"), animated: true)
    #expect(view.subviews == labels)
    #expect(try view.first(UILabel.self).attributedText?.string == "one two")
  }

  @Test func nothingHoldsAViewThatIsGone() async {
    weak var gone: LayoutView<Built<OneOutlet>>?
    do {
      let view = LayoutView.shown(
        Built<OneOutlet>.control("Toggle", Generated.Toggle(isOn: true)))
      view.host.onTap(\.it) {}
      _ = view.accessibilityElements
      view.update(Built<OneOutlet>.control("Button", nil), animated: true)
      gone = view
    }
    #expect(gone == nil)
  }

  @Test func aControllersViewIsTheDocuments() throws {
    let controller = LayoutViewController(Built<NoOutlets> { $0.text("one") })
    let view = try #require(controller.view)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    controller.update(Built<NoOutlets> { $0.text("two") })
    #expect(try controller.layoutView.first(UILabel.self).attributedText?.string == "two")
    #expect(view === controller.layoutView)
  }

  /// After random updates the views equal those of a host that starts with the last document.
  @Test func randomUpdatesEndAsAFreshHost() {
    var random = SeededGenerator(seed: 7)
    let view = LayoutView.shown(RandomScreen(&random).document, scale: 2)
    for round in 0..<300 {
      let screen = RandomScreen(&random)
      let (width, height) = (
        CGFloat(Int.random(in: 100...400, using: &random)),
        CGFloat(Int.random(in: 100...600, using: &random))
      )
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.update(screen.document, animated: Bool.random(using: &random))
      // Some animations are interrupted by the next update of the size, and some end.
      let frames = Int.random(in: 0...4, using: &random)
      for frame in 0..<frames { CADisplayLink.fakeFrame(at: Double(frame) * 0.1) }
      if frames < 4 { view.host.finishAnimation() }
      view.layoutIfNeeded()
      let fresh = LayoutView.shown(screen.document, width: width, height: height, scale: 2)
      fresh.layoutIfNeeded()
      #expect(view.lines() == fresh.lines(), "round \(round)")
      guard view.lines() == fresh.lines() else { return }
    }
  }
}

/// Suspends its callers until the test opens it.
@MainActor final class Gate {
  private var isOpen = false

  func open() { isOpen = true }

  func wait() async {
    while !isOpen { await Task.yield() }
  }
}
