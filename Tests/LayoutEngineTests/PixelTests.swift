import LayoutEngine
import Testing

/// Rounding errors of single precision never add a pixel.
@Suite struct PixelTests {
  private let threefold = LayoutEnvironment(scale: 3)

  /// 218.33 points are 655 pixels, up to an invisible difference.
  @Test func aChildAsHighAsItsRowStandsAtItsTop() {
    for height in [218.33, 218.333, 655.0 / 3, 100.34, 35.4] as [Float] {
      for align in StackSpec.AlignItems.allCases {
        let frames = frames(in: .width(750), threefold) { root in
          root.flex(FlexSpec(direction: .row), size: ElementSize(height: .points(height))) { row in
            row.stack(StackSpec(direction: .horizontal, alignItems: align)) { stack in
              stack.view(size: ElementSize(width: .points(20), height: .percent(100)))
            }
          }
        }
        #expect(frames[2].y == 0, "\(height), \(align)")
      }
    }
  }

  @Test func soInEveryOtherContainer() {
    let full = ElementSize(width: .percent(100), height: .percent(100))
    for height in [218.33, 218.333, 655.0 / 3, 100.34, 35.4] as [Float] {
      let frames = frames(in: .width(750), threefold) { root in
        root.flex(FlexSpec(direction: .row), size: ElementSize(height: .points(height))) { row in
          for position in RelativeSpec.Position.allCases {
            row.relative(
              RelativeSpec(horizontalPosition: position, verticalPosition: position),
              as: FlexItem(flexGrow: 1)
            ) { $0.view(size: full) }
          }
          row.center(as: FlexItem(flexGrow: 1)) { $0.view(size: full) }
          row.inset(
            InsetSpec(
              insets: .lengths(
                top: .infinity, left: .infinity, bottom: .points(0), right: .points(0))),
            as: FlexItem(flexGrow: 1)
          ) { $0.wrapper { $0.view(size: ElementSize(height: .points(height))) } }
        }
      }
      for frame in frames { #expect(frame.x >= 0 && frame.y >= 0, "\(height): \(frame)") }
    }
  }

  /// Shares of a length add up to it, and are whole pixels if the length can be divided into these.
  @Test(arguments: [145, 100, 667, 1000, 2001] as [Float])
  func sharesOfPixelsArePixels(height: Float) {
    for count in 2...7 {
      for length in [height, height * 2, height * 7] {
        let frames = frames(in: .exact(width: 50, height: height), threefold) { root in
          root.stack(StackSpec(direction: .vertical)) { column in
            for _ in 0..<3 * count {
              column.view(
                as: StackItem(flexShrink: 1),
                size: ElementSize(height: .points(length / Float(count))))
            }
          }
        }
        let pixels = height * 3 / Float(3 * count)
        guard pixels == pixels.rounded() else { continue }
        for frame in frames.dropFirst() {
          #expect((frame.height * 3 - pixels).magnitude < 0.01, "\(height), \(count)")
        }
      }
    }
  }

  /// An item between paddings and margins has exactly the remaining length.
  @Test func whatAFlexboxLeavesIsNotRoundedUp() {
    for width in [750, 1366, 390, 2001] as [Float] {
      for count in 2...9 {
        let frames = frames(in: .width(width), threefold) { root in
          root.flex(FlexSpec(direction: .row, padding: .all(1.0 / 3))) { row in
            for _ in 0..<count {
              row.wrapper(
                as: FlexItem(
                  flexGrow: 1, flexBasis: .points(0), margin: .all(7.0 / 3),
                  padding: .all(16.0 / 3))
              ) { $0.view(size: ElementSize(width: .percent(100))) }
            }
          }
        }
        let share = (width * 3 - 2) / Float(count) - 14 - 32
        guard share == share.rounded() else { continue }
        for index in 0..<count {
          #expect((frames[2 + 2 * index].width * 3 - share).magnitude < 0.01, "\(width), \(count)")
        }
      }
    }
  }
}
