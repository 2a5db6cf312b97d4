import LayoutEngine
import Testing

/// Texts with a minimum scale.
///
/// Letters are 10 wide in lines of 20, so that the figures can be computed by hand.
@Suite struct ShrinkingTextTests {
  private func size(
    _ content: String, lines: Int32 = 0, least: Float, width: Float, height: Float = .infinity
  ) -> LayoutSize {
    var tree = LayoutTree()
    tree.build { $0.text(TextSpec(content: .verbatim(content), maxLines: lines, minScale: least)) }
    return tree.solve(
      in: SizeRange(max: LayoutSize(width: width, height: height)),
      measurer: FixedTextMetrics(width: 10, height: 20))
  }

  @Test func aLineThatIsTooLongBecomesSmaller() {
    // 60 of 80 points: three quarters.
    #expect(size("aaaaaaaa", lines: 1, least: 0.5, width: 60) == LayoutSize(width: 60, height: 15))
    #expect(size("aaaaaaaa", lines: 1, least: 0.75, width: 60) == LayoutSize(width: 60, height: 15))
    #expect(size("aaaaaaaa", lines: 1, least: 0.5, width: 80) == LayoutSize(width: 80, height: 20))
  }

  @Test func belowTheLeastItIsCut() {
    // At 0.9 a line has space for six letters of 9.
    #expect(size("aaaaaaaa", lines: 1, least: 0.9, width: 60) == LayoutSize(width: 54, height: 18))
  }

  @Test func linesThatMayBeAreUsed() {
    // 'aaa bbb' and 'ccc' in two lines: 70 must fit in 60, which they do at 0.85 but not at 0.86.
    // The 59.5 are rounded up to a pixel.
    #expect(
      size("aaa bbb ccc", lines: 2, least: 0.1, width: 60) == LayoutSize(width: 60, height: 34))
  }

  @Test func heightCountsToo() {
    // Two lines of 20 in 30. At 0.6 there would be one line, but 0.75 is tried before.
    #expect(
      size("aa bb", least: 0.1, width: 30, height: 30) == LayoutSize(width: 15, height: 30))
    #expect(size("aa bb", least: 0.1, width: 30, height: 40) == LayoutSize(width: 20, height: 40))
  }

  @Test func withoutALimitNothingShrinks() {
    #expect(size("aa bb", least: 0.1, width: 30) == LayoutSize(width: 20, height: 40))
  }

  @Test(arguments: [
    (Float.nan, 15), (1, 15), (7, 15), (0, 1), (-1, 1), (-Float.infinity, 1),
  ])
  func oddFactorsAreTheNearest(least: Float, lines: Int) {
    // A word that does not fit even at a hundredth of its size, where its line is 0.2 high: one
    // pixel.
    let size = size(String(repeating: "a", count: 15), lines: 1, least: least, width: 0.01)
    #expect(size.height == (lines == 1 ? 1 : 20))
  }

  @Test func theBaselineComesAlong() {
    var tree = LayoutTree()
    tree.build {
      $0.stack(StackSpec(direction: .horizontal, alignItems: .baselineFirst)) { stack in
        stack.text("a")
        stack.text(
          TextSpec(content: "bbbbbbbb", maxLines: 1, minScale: 0.5),
          size: ElementSize(maxWidth: .points(60)))
      }
    }
    _ = tree.solve(in: .unbounded, measurer: FixedTextMetrics(width: 10, height: 20))
    // Four fifths of 20 against four fifths of 15.
    #expect(tree.frames[1] == rect(0, 0, 10, 20))
    #expect(tree.frames[2] == rect(10, 4, 60, 15))
  }

  /// A measurer without advances gets the text in a smaller font.
  @Test func hostsMeasureTheSmallerFont() {
    struct Host: TextMeasuring {
      func measure(
        _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
      ) -> TextMeasurement {
        ProportionalTextMetrics().measure(text, maxWidth: maxWidth, environment: environment)
      }
    }
    let text = TextSpec(
      runs: [
        TextRun(content: "Total "),
        TextRun(content: "1,204 of 9", fontSize: 30, letterSpacing: -0.5, lineHeight: 40),
      ],
      textStyle: .title3, letterSpacing: 1, lineHeight: 24, maxLines: 1, minScale: 0.3)
    for width in stride(from: Float(5), through: 260, by: 5) {
      let sizes = [ProportionalTextMetrics() as any TextMeasuring, Host()].map { measurer in
        var tree = LayoutTree()
        tree.build { $0.text(text) }
        return tree.solve(
          in: SizeRange(max: LayoutSize(width: width, height: .infinity)), measurer: measurer)
      }
      #expect(abs(sizes[0].width - sizes[1].width) < 1e-3, "in \(width)")
      #expect(abs(sizes[0].height - sizes[1].height) < 1e-3, "in \(width)")
    }
  }
}
