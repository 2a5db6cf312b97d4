import LayoutEngine
import LayoutViews
import Testing
import UIKit

@testable import LayoutUIKit

/// The accessibility elements of a document.
@MainActor struct AccessibilityTests {
  @Test func labelsHintsAndRoles() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.text(
          "Café",
          style: ElementStyle(
            accessibilityLabel: "Name of the place", accessibilityHint: "Opens it",
            accessibilityRole: "header link"))
      })
    let label: UILabel = try view.first()
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name of the place")
    #expect(label.accessibilityHint == "Opens it")
    #expect(label.accessibilityTraits == [.header, .link, .staticText])
  }

  @Test func whatIsDisabledAndSelectedIsSpoken() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.stack(StackSpec(direction: .vertical), style: ElementStyle(isEnabled: false)) {
          $0.text("Café", style: ElementStyle(isSelected: true))
        }
      })
    let label: UILabel = try view.first()
    #expect(label.accessibilityTraits == [.staticText, .notEnabled, .selected])
  }

  @Test func whatIsHiddenIsLeftOut() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          column.text("one", style: ElementStyle(accessibilityHidden: true))
          column.text("two")
          column.image(ImageSpec(source: .asset("Cafe")))
        }
      })
    let label: UILabel = try view.first()
    #expect(label.accessibilityElementsHidden)
    #expect(!label.isAccessibilityElement)
    let spoken = view.accessibilityElements?.compactMap { $0 as? UILabel } ?? []
    #expect(spoken.map { $0.attributedText?.string } == ["two"])
    #expect(view.accessibilityElements?.count == 1)
  }

  /// The order is that of the document, even if a background lies behind an earlier element.
  @Test func theOrderIsThatOfTheDocument() {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.background { layers in
          layers.text("in front")
          layers.text("behind")
        }
      })
    let spoken = view.accessibilityElements?.compactMap { $0 as? UILabel } ?? []
    #expect(spoken.map { $0.attributedText?.string } == ["in front", "behind"])
    let shown = view.subviews.compactMap { ($0 as? UILabel)?.attributedText?.string }
    #expect(shown == ["behind", "in front"])
  }

  /// A container with a tap action is one accessibility element, even without a view.
  @Test func whatIsTappedIsAButtonThoughItHasNoView() throws {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          column.stack(StackSpec(direction: .vertical), id: 0) { inner in
            inner.text("one")
            inner.text("two")
          }
        }
      })
    var taps = 0
    view.host.onTap(\.it) { taps += 1 }
    let proxy = try #require(view.accessibilityElements?.first as? UIAccessibilityElement)
    #expect(view.accessibilityElements?.count == 1)
    #expect(proxy.accessibilityLabel == "one, two")
    #expect(proxy.accessibilityTraits.contains(.button))
    #expect(proxy.accessibilityFrameInContainerSpace == CGRect(x: 0, y: 0, width: 320, height: 42))
    #expect(proxy.accessibilityActivate())
    #expect(taps == 1)
  }

  @Test func outletsAreIdentifiers() throws {
    let view = LayoutView.shown(Built<OneOutlet> { $0.text("one", id: 0) })
    #expect(try view.first(UILabel.self).accessibilityIdentifier == "it")
  }

  @Test func controlsSpeakForThemselves() throws {
    let view = LayoutView.shown(Built<OneOutlet>.control("Toggle", Generated.Toggle()))
    let toggle: UISwitch = try view.first()
    #expect(toggle.accessibilityIdentifier == "it")
    #expect(view.accessibilityElements?.first as? UISwitch === toggle)
    #expect(toggle.isAccessibilityElement)
  }
}
