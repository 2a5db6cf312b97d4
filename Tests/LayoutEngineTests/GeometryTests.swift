import LayoutEngine
import Testing

@Suite struct GeometryTests {
  @Test func theMinimumWinsInAnInvertedRange() {
    let range = SizeRange(min: LayoutSize(width: 50), max: LayoutSize(width: 20, height: 10))
    #expect(range.clamped(LayoutSize(width: 30, height: 30)) == LayoutSize(width: 50, height: 10))
  }

  @Test func rangesThatDoNotMeetGiveTheNearestPointOfTheFirst() {
    let low = SizeRange(max: LayoutSize(width: 10, height: 10))
    let high = SizeRange.exact(width: 50, height: 5)
    #expect(low.intersection(high) == .exact(width: 10, height: 5))
    #expect(high.intersection(low) == .exact(width: 50, height: 5))
  }

  @Test func whatIsOfferedBeatsAnOwnSize() {
    let frames = frames(in: .exact(width: 100, height: 100)) { root in
      root.view(size: .points(200, 20))
    }
    #expect(frames == [rect(0, 0, 100, 100)])
  }

  @Test(arguments: [1, 2, 3] as [Float])
  func sizesAreWholePixels(scale: Float) {
    let frames = frames(in: .unbounded, LayoutEnvironment(scale: scale)) { root in
      root.view(size: .points(10.1, 7.7))
    }
    #expect(((frames[0].width * scale) - (frames[0].width * scale).rounded()).magnitude < 1e-4)
    #expect(frames[0].width >= 10.1 && frames[0].width < 10.1 + 1 / scale)
  }

  @Test func aPercentHasNoNoise() {
    let frames = frames(in: SizeRange(max: LayoutSize(width: 390, height: 390))) { root in
      root.view(size: ElementSize(width: .percent(10), height: .percent(70)))
    }
    #expect(frames == [rect(0, 0, 39, 273)])
  }
}
