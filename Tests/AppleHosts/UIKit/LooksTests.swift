import LayoutEngine
import LayoutViews
import Testing
import UIKit

@testable import LayoutUIKit

/// Backgrounds, gradients, corners, strokes and shadows as layers.
@MainActor struct LooksTests {
  private func box(_ look: ElementStyle, width: CGFloat = 100, height: CGFloat = 50) throws
    -> UIView
  {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.stack(StackSpec(direction: .vertical), style: look) { $0.text("in it") }
      }, width: width, height: height)
    return try #require(view.subviews.first)
  }

  private func color(_ rgba: UInt32) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    return CGColor(srgbRed: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  @Test func aBackgroundAndAStroke() throws {
    let layer = try box(
      ElementStyle(
        backgroundColor: .rgba(0x1122_33FF), strokeWidth: 2, strokeColor: .rgba(0xFF))
    ).layer
    #expect(layer.backgroundColor == color(0x1122_33FF))
    #expect(layer.borderWidth == 2)
    #expect(layer.borderColor == color(0xFF))
    #expect(!layer.masksToBounds)
  }

  @Test func cornersOfOneRadiusCutWhatIsInThem() throws {
    let layer = try box(ElementStyle(cornerRadius: 8)).layer
    #expect(layer.cornerRadius == 8)
    #expect(layer.masksToBounds)
    #expect(layer.mask == nil)
  }

  @Test func someCornersOfOneRadius() throws {
    let layer = try box(
      ElementStyle(
        cornerRadius: CornerRadii(topLeft: 8, topRight: 8, bottomRight: 0, bottomLeft: 0))
    ).layer
    #expect(layer.cornerRadius == 8)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func cornersOfSeveralRadiiAreAMask() throws {
    let layer = try box(
      ElementStyle(
        cornerRadius: CornerRadii(topLeft: 8, topRight: 4, bottomRight: 0, bottomLeft: 0),
        strokeWidth: 2)
    ).layer
    #expect(layer.cornerRadius == 0)
    #expect(layer.borderWidth == 0)
    let mask = try #require(layer.mask as? CAShapeLayer)
    #expect(
      mask.path?.parts == [
        "move 8.0,0.0", "arc 100.0,0.0 100.0,50.0 4.0", "arc 100.0,50.0 0.0,50.0 0.0",
        "arc 0.0,50.0 0.0,0.0 0.0", "arc 0.0,0.0 100.0,0.0 8.0", "close",
      ])
    let line = try #require(layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
    #expect(line.lineWidth == 2)
    #expect(line.path?.parts.first == "move 8.0,1.0")
  }

  @Test func aGradientLiesBehindAllViews() throws {
    let view = try box(
      ElementStyle(gradient: LayoutGradient(angle: 90, colors: [.rgba(0xFF), .rgba(0xFFFF_FFFF)])))
    let layer = try #require(view.layer.sublayers?.compactMap { $0 as? CAGradientLayer }.first)
    #expect(layer.zPosition < 0)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(abs(layer.startPoint.x) < 1e-9 && abs(layer.startPoint.y - 0.5) < 1e-9)
    #expect(abs(layer.endPoint.x - 1) < 1e-9 && abs(layer.endPoint.y - 0.5) < 1e-9)
    #expect(layer.colors?.compactMap { $0 as? CGColor } == [color(0xFF), color(0xFFFF_FFFF)])
  }

  @Test func theStopsOfAGradientAreItsLocations() throws {
    let view = try box(
      ElementStyle(
        gradient: LayoutGradient(
          .radial, colors: [.rgba(1), .rgba(2), .rgba(3)], stops: [nil, 80])))
    let layer = try #require(view.layer.sublayers?.compactMap { $0 as? CAGradientLayer }.first)
    #expect(layer.type == .radial)
    #expect(layer.locations?.map(\.floatValue) == [0, 0.8, 1])
    // From the middle to the farthest corner of 100 by 50 points.
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(abs((layer.endPoint.x - 0.5) * 100 - 55.9017) < 1e-3)
    #expect(abs((layer.endPoint.y - 0.5) * 50 - 55.9017) < 1e-3)
  }

  @Test func linesAlongEdgesLieInFrontOfTheContent() throws {
    let look = ElementStyle(
      borderTop: LayoutBorder(width: 1, color: .rgba(0xFF)),
      borderEnd: LayoutBorder(width: 2, color: .rgba(0xFFFF_FFFF)))
    let edges = try #require(try box(look).layer.sublayers?.first { $0.sublayers?.count == 2 })
    #expect(edges.zPosition > 1)
    #expect(edges.sublayers?.map(\.backgroundColor) == [color(0xFF), color(0xFFFF_FFFF)])
    #expect(
      edges.sublayers?.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 1), CGRect(x: 98, y: 0, width: 2, height: 50),
      ])
  }

  @Test func aDashIsThatOfAShape() throws {
    let layer = try box(
      ElementStyle(
        strokeWidth: 2, strokeColor: .rgba(0xFF), dash: LayoutDash(line: 4, gap: 2))
    ).layer
    let line = try #require(layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
    #expect(layer.borderWidth == 0)
    #expect(line.lineWidth == 2)
    #expect(line.lineDashPattern?.map(\.floatValue) == [4, 2])
  }

  @Test func aMaskIsAShape() throws {
    let layer = try box(ElementStyle(mask: .circle)).layer
    let mask = try #require(layer.mask as? CAShapeLayer)
    #expect(mask.frame == CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(mask.path?.parts.first == "move 25.0,0.0")
    // A mask for the corners stays.
    let both = try box(
      ElementStyle(
        cornerRadius: CornerRadii(topLeft: 8, topRight: 4, bottomRight: 0, bottomLeft: 0),
        clipsContent: true, mask: .capsule)
    ).layer
    #expect(both.mask?.mask != nil)
  }

  /// A turned view keeps its place, and is turned clockwise about its center.
  @Test func aTurnedViewKeepsItsPlace() throws {
    let view = try box(ElementStyle(rotation: 90, drawScale: 2))
    let transform = view.layer.affineTransform()
    #expect(abs(transform.a) < 1e-6 && abs(transform.b - 2) < 1e-6)
    #expect(abs(transform.c + 2) < 1e-6 && abs(transform.d) < 1e-6)
    #expect(transform.tx == 0 && transform.ty == 0)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(try box(ElementStyle(opacity: 0.5)).layer.affineTransform().isIdentity)
  }

  @Test func aShadowIsCastByTheOutline() throws {
    let layer = try box(
      ElementStyle(
        backgroundColor: .rgba(0xFF),
        shadow: LayoutShadow(x: 1, y: 2, radius: 6, color: .rgba(0x80)))
    ).layer
    #expect((layer.shadowOpacity, layer.shadowRadius) == (1, 3))
    #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(layer.shadowColor == color(0x80))
    #expect(layer.shadowPath != nil)
  }

  /// Clipped content lies on a plate inside the view that casts the shadow, and moves back when it
  /// is not clipped.
  @Test func aShadowIsNotCutOffWithTheContent() throws {
    func document(_ look: ElementStyle) -> Built<NoOutlets> {
      Built { root in
        root.stack(StackSpec(direction: .vertical), style: look) { column in
          column.text("one")
          column.text("two")
        }
      }
    }
    let shadow = LayoutShadow(x: 0, y: 1, radius: 4, color: .rgba(0xFF))
    let view = LayoutView.shown(
      document(ElementStyle(backgroundColor: .rgba(0xFF), cornerRadius: 8, shadow: shadow)))
    let box = try #require(view.subviews.first)
    let plate = try #require(box.subviews.first)
    #expect(box.subviews.count == 1)
    #expect(plate.subviews.map { ($0 as? UILabel)?.attributedText?.string } == ["one", "two"])
    #expect(!box.layer.masksToBounds && plate.layer.masksToBounds)
    #expect(box.layer.backgroundColor == nil && plate.layer.backgroundColor == color(0xFF))
    #expect(box.layer.shadowOpacity == 1 && plate.layer.shadowOpacity == 0)
    view.update(document(ElementStyle(backgroundColor: .rgba(0xFF), shadow: shadow)))
    #expect(box.subviews.map { ($0 as? UILabel)?.attributedText?.string } == ["one", "two"])
    #expect(box.layer.backgroundColor == color(0xFF))
    view.update(document(ElementStyle(strokeWidth: 1)))
    #expect(box.layer.shadowOpacity == 0)
    #expect(box.layer.backgroundColor == nil)
  }

  /// A text draws a fill with several radii itself, since a mask would cut its shadow off.
  @Test func aTextDrawsItsFillBehindItsLetters() throws {
    func document(_ radii: CornerRadii) -> Built<NoOutlets> {
      Built { root in
        root.text(
          "words", style: ElementStyle(backgroundColor: .rgba(0x1122_33FF), cornerRadius: radii))
      }
    }
    let view = LayoutView.shown(
      document(CornerRadii(topLeft: 8, topRight: 4, bottomRight: 0, bottomLeft: 0)),
      width: 100, height: 50)
    let label: UILabel = try view.first()
    #expect(label.layer.backgroundColor == nil && label.layer.mask == nil)
    let fill = try #require(CGContext.fakeDrawing { label.draw(label.bounds) }.first)
    #expect(fill.color == color(0x1122_33FF))
    #expect(fill.parts.first == "move 8.0,0.0" && fill.parts.count == 6)
    view.update(document(8))
    #expect(label.layer.backgroundColor == color(0x1122_33FF) && label.layer.cornerRadius == 8)
    #expect(CGContext.fakeDrawing { label.draw(label.bounds) }.isEmpty)
  }

  @Test func looksFollowTheSize() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.stack(
          StackSpec(direction: .vertical),
          style: ElementStyle(gradient: LayoutGradient(angle: 0, colors: [.rgba(0xFF)]))
        ) { $0.text("in it") }
      }, width: 100, height: 50)
    view.frame.size = CGSize(width: 60, height: 30)
    view.layoutIfNeeded()
    let layer = view.subviews.first?.layer.sublayers?.first
    #expect(layer?.frame.size == CGSize(width: 60, height: 30))
  }

  @Test func aSeparatorHasTheSystemsColor() throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.linear(LinearSpec(orientation: .vertical, separator: 1)) { column in
          column.text("one")
          column.text("two", as: LinearItem(separatorBefore: true))
        }
      })
    let line = try #require(view.subviews.first { !($0 is UILabel) })
    #expect(line.backgroundColor == .separator)
    #expect(line.frame.height == 1)
  }
}
