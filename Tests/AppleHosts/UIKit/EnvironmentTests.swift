import LayoutEngine
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

/// Traits and safe areas as environments.
@MainActor struct EnvironmentTests {
  @Test func traitsAreTheEnvironment() {
    let traits = UITraitCollection(
      fakeScale: 3, direction: .rightToLeft, style: .dark,
      category: "UICTContentSizeCategoryAccessibilityL")
    let environment = LayoutEnvironment(
      traits, safeArea: UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2),
      language: TextLocalization(identifier: "de"))
    #expect(
      environment
        == LayoutEnvironment(
          scale: 3, direction: .rtl, textScale: 33.0 / 17,
          safeArea: .points(top: 47, left: 1, bottom: 34, right: 2), colorScheme: .dark,
          localization: TextLocalization(identifier: "de")))
  }

  @Test func traitsThatNobodyKnowsAreThoseOfAPlainScreen() {
    #expect(LayoutEnvironment(UITraitCollection()) == LayoutEnvironment())
  }

  @Test func otherTraitsLayOutAgain() throws {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.stack(StackSpec(direction: .horizontal, alignItems: .start)) { row in
          row.text("abcd", id: 0)
        }
      })
    #expect(view.host.outlets.it.frame == LayoutRect(x: 0, y: 0, width: 34, height: 21))
    view.fakeTraits(
      UITraitCollection(fakeScale: 1, category: "UICTContentSizeCategoryAccessibilityXXXL"))
    view.layoutIfNeeded()
    // At 53 points, four letters are 106 wide.
    #expect(view.host.outlets.it.frame == LayoutRect(x: 0, y: 0, width: 106, height: 64))
    view.fakeTraits(UITraitCollection(fakeScale: 1, direction: .rightToLeft))
    view.layoutIfNeeded()
    #expect(view.host.outlets.it.frame == LayoutRect(x: 286, y: 0, width: 34, height: 21))
  }

  @Test func theSafeAreaIsTheDocuments() {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.inset(InsetSpec(safeArea: .all)) { $0.text("abcd", id: 0) }
      })
    view.fakeSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    view.layoutIfNeeded()
    #expect(view.host.outlets.it.frame == LayoutRect(x: 0, y: 47, width: 320, height: 399))
  }

  @Test func aDarkScreenIsToldToTheDocument() throws {
    struct Mode: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {
        let isDark = root.environment.colorScheme == .dark
        root.text(TextSpec(content: .verbatim(isDark ? "dark" : "light")))
      }
    }
    let view = LayoutView.shown(Mode())
    #expect(try view.first(UILabel.self).attributedText?.string == "light")
    view.fakeTraits(UITraitCollection(fakeScale: 1, style: .dark))
    view.layoutIfNeeded()
    #expect(try view.first(UILabel.self).attributedText?.string == "dark")
  }

  @Test func anotherLanguageHasOtherWords() throws {
    struct German: TextLocalizing {
      func words(for key: String, _ arguments: [TextArgument]) -> String? {
        key == "yes" ? "ja" : nil
      }
    }
    let view = LayoutView.shown(Built<NoOutlets> { $0.text("yes") })
    view.language = TextLocalization(identifier: "de", table: German())
    view.layoutIfNeeded()
    #expect(try view.first(UILabel.self).attributedText?.string == "ja")
  }

  @Test func aLaterTimeAndAnotherTimeZoneAreShown() throws {
    struct Clock: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {
        let (past, now) = (root.environment.relative(.epoch), root.environment.time(.epoch))
        root.text(TextSpec(content: .verbatim("\(past) \(now)")))
      }
    }
    let view = LayoutView.shown(Clock())
    #expect(try view.first(UILabel.self).attributedText?.string == "0 s 00:00")
    view.now = LayoutInstant(Date(timeIntervalSince1970: 7200))
    view.timeZone = LayoutTimeZone(try #require(TimeZone(secondsFromGMT: 3600)))
    view.layoutIfNeeded()
    #expect(try view.first(UILabel.self).attributedText?.string == "-2 h 01:00")
  }

  @Test func theSystemsTimeZonesHaveTheirChanges() throws {
    let system = try #require(TimeZone(identifier: "Europe/Berlin"))
    let zone = LayoutTimeZone(system, years: 1990...2030)
    for day in 0..<(40 * 365) {
      let date = Date(timeIntervalSince1970: 631_200_000 + Double(day) * 86_400)
      #expect(zone.secondsFromUTC(at: LayoutInstant(date)) == system.secondsFromGMT(for: date))
    }
  }

  @Test func aViewIsAsLargeAsItsDocumentLikes() {
    let view = LayoutView.shown(Built<NoOutlets> { $0.text("one two") }, width: 0, height: 0)
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 21))
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 26, height: 41))
    #expect(view.sizeThatFits(width: 40) == CGSize(width: 40, height: 41))
    view.frame.size = CGSize(width: 40, height: 100)
    view.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 41))
    // Measuring does not change the displayed size.
    #expect(view.host.size == LayoutSize(width: 40, height: 100))
  }
}
