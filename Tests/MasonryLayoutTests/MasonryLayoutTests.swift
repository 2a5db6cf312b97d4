import LayoutEngine
import MasonryLayout
import Testing

/// The frames of a masonry's children.
@Suite struct MasonryLayoutTests {
  private func rect(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func frames(
    _ layout: MasonryLayout, in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    _ content: (inout Children<MasonryLayout.Item>) -> Void
  ) -> [LayoutRect] {
    var tree = LayoutTree()
    tree.build { root in root.custom(layout, content) }
    tree.solve(in: range, environment: environment)
    return tree.frames
  }

  @Test func aChildStandsUnderTheShortestColumn() {
    let frames = frames(MasonryLayout(spacing: 10, rowSpacing: 5), in: .width(210)) { masonry in
      masonry.view(size: .points(40, 50))
      masonry.view(size: ElementSize(height: .points(20)))
      masonry.view(size: ElementSize(height: .points(10)))
      masonry.view(size: ElementSize(height: .points(10)))
      masonry.view(size: ElementSize(height: .points(10)))
    }
    #expect(
      frames == [
        rect(0, 0, 210, 65), rect(0, 0, 100, 50), rect(110, 0, 100, 20), rect(110, 25, 100, 10),
        rect(110, 40, 100, 10), rect(0, 55, 100, 10),
      ])
  }

  @Test func aSpanCoversColumnsAndStandsBelowAllOfThem() {
    let frames = frames(MasonryLayout(columns: 3, spacing: 6), in: .width(312)) { masonry in
      masonry.view(size: ElementSize(height: .points(30)))
      masonry.view(size: ElementSize(height: .points(10)))
      masonry.view(as: MasonryLayout.Item(span: 2), size: ElementSize(height: .points(20)))
      masonry.view(as: MasonryLayout.Item(span: 9), size: ElementSize(height: .points(1)))
      masonry.view(as: MasonryLayout.Item(span: -4), size: ElementSize(height: .points(1)))
    }
    #expect(
      frames == [
        rect(0, 0, 312, 32), rect(0, 0, 100, 30), rect(106, 0, 100, 10), rect(106, 10, 206, 20),
        rect(0, 30, 312, 1), rect(0, 31, 100, 1),
      ])
  }

  @Test func columnsWithoutALimitAreAsWideAsTheWidestChild() {
    let frames = frames(MasonryLayout(spacing: 10), in: .unbounded) { masonry in
      masonry.view(size: .points(40, 10))
      masonry.view(as: MasonryLayout.Item(span: 2), size: .points(130, 10))
    }
    #expect(frames == [rect(0, 0, 130, 20), rect(0, 0, 60, 10), rect(0, 10, 130, 10)])
  }

  @Test func columnsAreMirroredFromRightToLeft() {
    let environment = LayoutEnvironment(direction: .rtl)
    let frames = frames(MasonryLayout(), in: .width(100), environment: environment) { masonry in
      masonry.view(size: ElementSize(height: .points(30)))
      masonry.view(size: ElementSize(height: .points(10)))
    }
    #expect(frames == [rect(0, 0, 100, 30), rect(50, 0, 50, 30), rect(0, 0, 50, 10)])
  }

  @Test func whatIsGoneTakesNoPlace() {
    let frames = frames(MasonryLayout(), in: .width(100)) { masonry in
      masonry.view(size: .points(9, 30), style: ElementStyle(visibility: .gone))
      masonry.view(size: ElementSize(height: .points(10)))
    }
    #expect(frames == [rect(0, 0, 100, 10), .zero, rect(0, 0, 50, 10)])
  }

  @Test func theWholeIsHeldToItsRange() {
    let view: (inout Children<MasonryLayout.Item>) -> Void = { $0.view(size: .points(10, 10)) }
    #expect(frames(MasonryLayout(), in: .exact(width: 80, height: 90), view)[0].height == 90)
    #expect(
      frames(MasonryLayout(), in: SizeRange(max: LayoutSize(width: 80, height: 4)), view)[0].height
        == 4)
    #expect(frames(MasonryLayout(), in: .width(80)) { _ in }[0] == rect(0, 0, 80, 0))
    #expect(frames(MasonryLayout(), in: .unbounded) { _ in }[0] == .zero)
  }

  @Test func edgesLieOnPixels() {
    let environment = LayoutEnvironment(scale: 2)
    let frames = frames(MasonryLayout(columns: 3), in: .width(100), environment: environment) {
      masonry in
      for _ in 0..<3 { masonry.view(size: ElementSize(height: .points(1))) }
    }
    #expect(frames[1...].map(\.x) == [0, 33.5, 66.5])
    #expect(frames[1...].map(\.width) == [33.5, 33, 33.5])
  }

  @Test func theRegistryMakesTheSame() throws {
    var tree = LayoutTree()
    let columns = AttributeReader(["columns": .integer(3), "spacing": .number(6)])
    tree.open(try #require(LayoutRegistry.shipped.spec(of: "MasonryLayout", columns)))
    for span in [1, 2] {
      let item = LayoutRegistry.shipped.placement(
        under: "MasonryLayout", AttributeReader(["span": .integer(span)]))
      tree.open(
        .view(ViewSpec()), as: try #require(item), size: ElementSize(height: .points(10)))
      tree.close()
    }
    tree.close()
    tree.solve(in: .width(312))
    let other = frames(MasonryLayout(columns: 3, spacing: 6), in: .width(312)) { masonry in
      masonry.view(size: ElementSize(height: .points(10)))
      masonry.view(as: MasonryLayout.Item(span: 2), size: ElementSize(height: .points(10)))
    }
    #expect(tree.frames == other)
    #expect(LayoutRegistry.shipped.names == ["MasonryLayout"])
  }
}
