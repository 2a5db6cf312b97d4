import LayoutEngine
import Testing

/// Elements whose children overlap.
@Suite struct LayerTests {
  private func solved(
    _ content: (inout Children<NoPlacement>) -> Void,
    _ environment: LayoutEnvironment = LayoutEnvironment(),
  ) -> [LayoutRect] {
    frames(in: .unbounded, environment, content)
  }

  private let small = ViewSpec(intrinsicSize: .size(LayoutSize(width: 10, height: 10)))

  @Test func whatIsBehindIsAsLargeAsTheContent() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 200, height: 200))) { root in
      root.background { both in
        both.view(size: .points(60, 40))
        both.view(size: .points(5, 5))
      }
    }
    #expect(frames == [rect(0, 0, 60, 40), rect(0, 0, 60, 40), rect(0, 0, 60, 40)])
  }

  @Test func anOverlaysPercentsAreOfItsContent() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 200, height: 200))) { root in
      root.overlay { both in
        both.view(size: .points(60, 40))
        both.inset(InsetSpec(insets: .uniform(.percent(10)))) { inset in inset.view() }
      }
    }
    #expect(frames[3] == rect(6, 4, 48, 32))
  }

  @Test func aBackgroundsPercentsAreOfItsParent() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 200, height: 200))) { root in
      root.background { both in
        both.view(size: .points(60, 40))
        both.inset(InsetSpec(insets: .points(left: 0))) { inset in inset.view() }
      }
    }
    #expect(frames[2] == rect(0, 0, 60, 40))
  }

  @Test func aWrapperCoversItsChildren() {
    let content: (inout Children<NoPlacement>) -> Void = { root in
      root.wrapper { wrapper in
        wrapper.view(size: .points(60, 10))
        wrapper.view(size: .points(20, 40))
      }
    }
    #expect(solved(content) == [rect(0, 0, 60, 40), rect(0, 0, 60, 10), rect(0, 0, 20, 40)])
    #expect(solved(content, rightToLeft)[2] == rect(40, 0, 20, 40))
  }

  @Test func aZStackDoesNotTurn() {
    let content: (inout Children<NoPlacement>) -> Void = { root in
      root.zstack { zstack in
        zstack.view(size: .points(60, 40))
        zstack.view(as: ZStackItem(gravity: .topRight), size: .points(20, 10))
      }
    }
    let expected = [rect(0, 0, 60, 40), rect(0, 0, 60, 40), rect(40, 0, 20, 10)]
    #expect(solved(content) == expected)
    #expect(solved(content, rightToLeft) == expected)
  }

  @Test func absoluteChildrenStandWhereTheyAreTold() {
    let content: (inout Children<NoPlacement>) -> Void = { root in
      root.absolute(AbsoluteSpec(sizing: .sizeToFit)) { absolute in
        absolute.view(
          as: AbsoluteItem(layoutPosition: LayoutPoint(x: 30, y: 5)), size: .points(20, 10))
        absolute.view(
          as: AbsoluteItem(layoutPosition: LayoutPoint(x: -4, y: -4)), size: .points(10, 10))
      }
    }
    #expect(solved(content) == [rect(0, 0, 50, 15), rect(30, 5, 20, 10), rect(-4, -4, 10, 10)])
    #expect(
      solved(content, rightToLeft)
        == [rect(0, 0, 50, 15), rect(0, 5, 20, 10), rect(44, -4, 10, 10)])
  }

  @Test func anAbsoluteChildEndsWhereTheRoomDoes() {
    let range = SizeRange(max: LayoutSize(width: 50, height: 100))
    let frames = frames(in: range) { root in
      root.absolute { absolute in
        absolute.view(
          as: AbsoluteItem(layoutPosition: LayoutPoint(x: 0, y: 50)), size: .points(100, 100))
        absolute.view(
          as: AbsoluteItem(
            sizeRange: .exact(width: .percent(50), height: .points(10))))
      }
    }
    #expect(frames == [rect(0, 0, 50, 100), rect(0, 50, 50, 50), rect(0, 0, 25, 10)])
  }

  private func badge(_ spec: CornerSpec, _ environment: LayoutEnvironment) -> [LayoutRect] {
    frames(in: .unbounded, environment) { root in
      root.corner(spec) { both in
        both.view(size: .points(60, 40))
        both.view(small)
      }
    }
  }

  private let ltr = LayoutEnvironment()

  @Test func aBadgeIsCentredOnItsCorner() {
    let spec = CornerSpec(cornerLocation: .topRight, offset: LayoutPoint(x: 2, y: 3))
    #expect(badge(spec, ltr) == [rect(0, 0, 60, 40), rect(0, 0, 60, 40), rect(57, -2, 10, 10)])
  }

  @Test func aNamedSideStaysAndAnEndTurns() {
    let right = CornerSpec(cornerLocation: .topRight, offset: LayoutPoint(x: 2, y: 3))
    #expect(badge(right, rightToLeft)[2] == rect(53, -2, 10, 10))
    let end = CornerSpec(cornerLocation: .topEnd, offset: LayoutPoint(x: 2, y: 3))
    #expect(badge(end, ltr)[2] == rect(57, -2, 10, 10))
    #expect(badge(end, rightToLeft)[2] == rect(-7, -2, 10, 10))
  }

  @Test func aCornerMayCoverItsBadge() {
    let spec = CornerSpec(cornerLocation: .topLeft, wrapsCorner: true)
    #expect(badge(spec, ltr) == [rect(0, 0, 65, 45), rect(5, 5, 60, 40), rect(0, 0, 10, 10)])
  }
}
