import LayoutEngine
import Testing

/// The rectangle that a picture is drawn in, for each content mode.
@Suite struct ContentModeTests {
  @Test(arguments: [
    (ImageSpec.ContentMode.aspectFill, Frame(x: 0, y: -25, width: 100, height: 100)),
    (.aspectFit, Frame(x: 25, y: 0, width: 50, height: 50)),
    (.scaleToFill, Frame(x: 0, y: 0, width: 100, height: 50)),
    (.center, Frame(x: 40, y: 15, width: 20, height: 20)),
  ])
  func picturesAreScaledToTheirFrames(mode: ImageSpec.ContentMode, frame: Frame) {
    let size = LayoutSize(width: 100, height: 50)
    #expect(mode.frame(of: LayoutSize(width: 20, height: 20), in: size) == frame)
    #expect(mode.frame(of: .zero, in: size) == Frame(width: 100, height: 50))
  }
}
