import LayoutEngine
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

/// Shadows, which the fill of an element casts and nothing cuts off.
@MainActor struct ShadowTests {
  /// The kinds of elements with views.
  enum Kind: CaseIterable {
    case box, text, picture, control, scroll, clip
  }

  private static let shadow = LayoutShadow(x: 1, y: 2, radius: 6, color: .rgba(0x80))
  private static let fill = ElementStyle(backgroundColor: .rgba(0x1122_33FF), shadow: shadow)
  nonisolated private static let two = CornerRadii(
    topLeft: 8, topRight: 4, bottomRight: 0, bottomLeft: 0)

  /// Returns the layers of a document's element that cast shadows, with the layers around each.
  private func casting(_ kind: Kind, _ style: ElementStyle) -> [[CALayer]] {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          switch kind {
          case .box:
            column.stack(StackSpec(direction: .vertical), style: style) { $0.text("in it") }
          case .text: column.text("words", style: style)
          case .picture: column.image(ImageSpec(source: .asset("Cafe")), style: style)
          case .control:
            column.view(
              ViewSpec(class: "Toggle", attributes: Generated.Toggle()), size: .points(51, 31),
              style: style)
          case .scroll: column.scroll(size: .points(50, 50), style: style) { $0.text("in it") }
          case .clip: column.clip(style: style) { $0.text("in it") }
          }
        }
      })
    var found: [[CALayer]] = []
    func visit(_ view: PlatformView, _ around: [CALayer]) {
      let layers = around + [view.looksLayer]
      if view.looksLayer.shadowOpacity > 0 { found.append(layers) }
      for inner in view.subviews { visit(inner, layers) }
    }
    for inner in view.subviews { visit(inner, []) }
    return found
  }

  @Test(arguments: Kind.allCases, [0, 8, two])
  func nothingCutsAShadowOff(kind: Kind, corners: CornerRadii) throws {
    var style = Self.fill
    style.cornerRadius = corners
    let casting = casting(kind, style)
    #expect(casting.count == 1)
    for layer in casting.joined() {
      #expect(layer.mask == nil && !layer.masksToBounds)
    }
    #expect(casting.first?.last?.shadowPath != nil)
  }

  @Test(arguments: Kind.allCases, [0, 8, two])
  func onlyAFillCastsAShadow(kind: Kind, corners: CornerRadii) {
    func count(_ style: ElementStyle) -> Int {
      var style = style
      style.cornerRadius = corners
      return casting(kind, style).count
    }
    let shadow = Self.shadow
    #expect(count(ElementStyle(shadow: shadow)) == 0)
    #expect(count(ElementStyle(strokeWidth: 2, shadow: shadow)) == 0)
    #expect(count(ElementStyle(backgroundColor: .asset("Unknown"), shadow: shadow)) == 0)
    let none = LayoutGradient(angle: 0, colors: [])
    #expect(count(ElementStyle(gradient: none, shadow: shadow)) == 0)
    let one = LayoutGradient(angle: 0, colors: [.rgba(0xFF)])
    #expect(count(ElementStyle(gradient: one, shadow: shadow)) == 1)
    #expect(count(Self.fill) == 1)
  }
}
