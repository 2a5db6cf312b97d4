import ElementLiterals
import LayoutEngine
import Testing

/// Lines of texts whose measurer breaks them itself.
struct MeasuredLineTests {
  /// A measurer with letters as wide as the font size, lines twice as high, and a line break at
  /// each line feed.
  private struct Typesetter: LineSetting {
    func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      let set = lines(
        of: text, in: LayoutSize(width: .infinity, height: .infinity), environment: environment)
      let size = LayoutSize(
        width: min(maxWidth, set.lines.map(\.width).max() ?? 0),
        height: Float(set.lines.count) * 2 * fontSize(of: text))
      return TextMeasurement(size: size)
    }

    func lines(
      of text: TextSpec, in room: LayoutSize, environment: LayoutEnvironment
    ) -> MeasuredLines {
      let size = fontSize(of: text)
      let all = text.content.split(separator: "\n").enumerated().map { number, words in
        MeasuredLines.Line(
          x: 0, baseline: size + 2 * size * Float(number), width: Float(words.count) * size,
          isRightToLeft: false, parts: [MeasuredLines.Part(run: 0, words: String(words))])
      }
      let fitting = all.filter { $0.baseline + size <= room.height }
      return MeasuredLines(
        lines: fitting,
        isTruncated: fitting.count < all.count || all.contains { $0.width > room.width })
    }

    private func fontSize(of text: TextSpec) -> Float { text.fontSize ?? 10 }
  }

  private func solved(_ text: TextSpec, _ size: LayoutSize) -> LayoutTree {
    var tree = LayoutTree()
    tree.build { $0.text(text) }
    tree.solve(in: SizeRange(min: size, max: size), measurer: Typesetter())
    return tree
  }

  @Test func aTreeHandsThemOn() {
    let tree = solved("one\ntwo", LayoutSize(width: 50, height: 45))
    #expect(tree.lines(of: 0) == TextLines(count: 2, isTruncated: false, scale: 1))
    let measured = tree.placedText(of: 0)
    #expect(measured?.room == LayoutRect(width: 50, height: 45))
    #expect(measured?.lines.lines.map(\.baseline) == [10, 30])
    #expect(measured?.measured != nil)
  }

  @Test func whatIsTooLowHoldsFewer() {
    let tree = solved("one\ntwo", LayoutSize(width: 50, height: 39))
    #expect(tree.lines(of: 0) == TextLines(count: 1, isTruncated: true, scale: 1))
  }

  /// The scale is the greatest hundredth at which the letters fit: 10 of them in 64 points.
  @Test func aTextIsSetSmallerUntilItFits() {
    let text = TextSpec(content: "0123456789", fontSize: 10, minScale: 0.5)
    let tree = solved(text, LayoutSize(width: 64, height: 100))
    #expect(tree.lines(of: 0) == TextLines(count: 1, isTruncated: false, scale: 0.64))
    let width = tree.placedText(of: 0)?.lines.lines.first?.width ?? 0
    #expect(width <= 64 && width > 63.99)
    let least = solved(text, LayoutSize(width: 30, height: 100))
    #expect(least.lines(of: 0) == TextLines(count: 1, isTruncated: true, scale: 0.5))
    #expect(solved(text, LayoutSize(width: 100, height: 100)).lines(of: 0)?.scale == 1)
  }

  @Test func whereTheEngineBreaksLinesItsMeasurerSetsNone() throws {
    var tree = LayoutTree()
    tree.build { $0.text("one two") }
    tree.solve(in: .width(40))
    let placed = try #require(tree.placedText(of: 0))
    #expect(placed.measured == nil && placed.lines.lines.count == 2)
    #expect(tree.lines(of: 0)?.count == 2)
  }

  /// With a measurer that returns only sizes, the lines are unknown.
  @Test func whatNobodyTellsIsNotKnown() {
    struct Sizes: TextMeasuring {
      func measure(
        _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
      ) -> TextMeasurement { TextMeasurement(size: LayoutSize(width: 10, height: 10)) }
    }
    var tree = LayoutTree()
    tree.build { $0.text("one two") }
    tree.solve(in: .width(40), measurer: Sizes())
    #expect(tree.lines(of: 0) == nil)
    #expect(tree.placedText(of: 0) == nil)
  }
}
