import LayoutEngine
import Testing

/// The rectangle that a picture is drawn in, for each content mode.
@Suite struct ContentModeTests {
  @Test(arguments: [
    (ImageSpec.ContentMode.aspectFill, LayoutRect(x: 0, y: -25, width: 100, height: 100)),
    (.aspectFit, LayoutRect(x: 25, y: 0, width: 50, height: 50)),
    (.scaleToFill, LayoutRect(x: 0, y: 0, width: 100, height: 50)),
    (.center, LayoutRect(x: 40, y: 15, width: 20, height: 20)),
  ])
  func picturesAreScaledToTheirFrames(mode: ImageSpec.ContentMode, frame: LayoutRect) {
    let size = LayoutSize(width: 100, height: 50)
    #expect(mode.frame(of: LayoutSize(width: 20, height: 20), in: size) == frame)
    #expect(mode.frame(of: .zero, in: size) == LayoutRect(width: 100, height: 50))
  }
}
