import LayoutEngine
import Testing

/// What hosts draw of looks: the lines along edges, the places of a gradient's colors, and masks.
@Suite struct DrawnLookTests {
  private static func line(_ width: Float) -> LayoutBorder {
    LayoutBorder(width: width, color: .rgba(UInt32(width)))
  }

  @Test func linesAtTheStartTakePrecedenceByDirection() {
    let look = ElementStyle(
      borderTop: Self.line(1), borderLeft: Self.line(2), borderRight: Self.line(3),
      borderStart: Self.line(4))
    let (left, right) = (look.borders(in: .ltr), look.borders(in: .rtl))
    #expect(left.left == Self.line(4) && left.right == Self.line(3))
    #expect(right.left == Self.line(2) && right.right == Self.line(4))
    #expect(left.top == Self.line(1) && left.bottom == nil)
    let end = ElementStyle(borderLeft: Self.line(2), borderEnd: Self.line(5))
    #expect(end.borders(in: .ltr).right == Self.line(5))
    #expect(end.borders(in: .rtl).left == Self.line(5))
  }

  @Test(arguments: [Float(0), -1, .nan])
  func linesWithoutWidthAreNotDrawn(width: Float) {
    let look = ElementStyle(borderTop: LayoutBorder(width: width, color: .rgba(1)))
    #expect(look.borders(in: .ltr).isEmpty)
    #expect(ElementStyle().borders(in: .ltr).isEmpty)
  }

  @Test func linesLieInsideTheFrame() {
    let look = ElementStyle(
      borderTop: Self.line(1), borderBottom: Self.line(2), borderLeft: Self.line(3),
      borderRight: Self.line(50))
    let lines = look.borders(in: .ltr).lines(in: LayoutSize(width: 40, height: 20)).map(\.frame)
    #expect(
      lines == [
        LayoutRect(x: 0, y: 0, width: 40, height: 1), LayoutRect(x: 0, y: 0, width: 40, height: 20),
        LayoutRect(x: 0, y: 18, width: 40, height: 2), LayoutRect(x: 0, y: 0, width: 3, height: 20),
      ])
  }

  /// The examples of CSS Images §3.4.3, and some more.
  @Test(
    arguments: [
      ([nil, nil, nil], [0, 0.5, 1]),
      ([nil, 40, nil], [0, 0.4, 1]),
      ([20, nil, nil, 80], [0.2, 0.4, 0.6, 0.8]),
      ([80, 20, nil], [0.8, 0.8, 1]),
      ([nil, nil, 50, nil, nil], [0, 0.25, 0.5, 0.75, 1]),
      ([60, nil, 20], [0.6, 0.6, 0.6]),
      ([-10, 150, .nan], [0, 1, 1]),
      ([10], [0.1, 1]),
    ] as [([Float?], [Float])])
  func placesAreFixedUp(stops: [Float?], places: [Float]) {
    let colors = places.map { LayoutColor.rgba(UInt32($0 * 100)) }
    let found = LayoutGradient(angle: 0, colors: colors, stops: stops).places
    #expect(found.count == places.count)
    for (one, other) in zip(found, places) { #expect(abs(one - other) < 1e-6, "\(found)") }
  }

  @Test func fewColorsHavePlacesToo() {
    #expect(LayoutGradient(.radial, colors: []).places == [])
    #expect(LayoutGradient(.start, colors: [.rgba(1)], stops: [50]).places == [0])
  }

  @Test func linesOfGradientsAreMirrored() {
    func angles(_ line: LayoutGradient.Line) -> [Float?] {
      let gradient = LayoutGradient(line, colors: [])
      return [gradient.angle(in: .ltr), gradient.angle(in: .rtl)]
    }
    #expect(angles(.start) == [270, 90])
    #expect(angles(.end) == [90, 270])
    #expect(angles(.angle(30)) == [30, 30])
    #expect(angles(.angle(.nan)) == [0, 0])
    #expect(angles(.radial) == [nil, nil])
  }

  @Test func masksFitTheFrame() throws {
    let size = LayoutSize(width: 60, height: 40)
    let circle = try #require(ElementStyle.Mask.circle.outline(in: size))
    #expect(circle.frame == LayoutRect(x: 10, y: 0, width: 40, height: 40) && circle.radius == 20)
    let capsule = try #require(ElementStyle.Mask.capsule.outline(in: size))
    #expect(capsule.frame == LayoutRect(width: 60, height: 40) && capsule.radius == 20)
    #expect(ElementStyle.Mask.unmasked.outline(in: size) == nil)
  }

  @Test func numbersThatAreNoneAreNotDrawn() {
    for number in [Float.nan, .infinity, -.infinity] {
      let look = ElementStyle(rotation: number, drawScale: number, blur: number)
      #expect(look.drawnRotation == 0 && look.drawnScale == 1 && look.drawnBlur == 0)
      #expect(ElementStyle(dash: LayoutDash(line: 1, gap: number)).drawnDash == nil)
    }
    #expect(ElementStyle(drawScale: -1, blur: -1).drawnScale == 1)
    #expect(ElementStyle(blur: -1).drawnBlur == 0)
    #expect(ElementStyle(drawScale: 0).drawnScale == 0)
    #expect(ElementStyle(dash: LayoutDash(line: 4, gap: 0)).drawnDash == nil)
  }
}
