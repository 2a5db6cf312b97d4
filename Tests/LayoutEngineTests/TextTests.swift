import ElementLiterals
import LayoutEngine
import Testing

@Suite struct TextTests {
  private func size(
    _ text: TextSpec, width: Float = .infinity, textScale: Float = 1,
    by measurer: any TextMeasuring = FixedTextMetrics(width: 10, height: 20),
  ) -> LayoutSize {
    var tree = LayoutTree()
    tree.build { $0.text(text) }
    return tree.solve(
      in: SizeRange(max: LayoutSize(width: width, height: .infinity)),
      environment: LayoutEnvironment(textScale: textScale), measurer: measurer)
  }

  @Test func linesBreakAtSpaces() {
    #expect(size("hello big world") == LayoutSize(width: 150, height: 20))
    #expect(size("hello big world", width: 149) == LayoutSize(width: 90, height: 40))
    #expect(size("hello big world", width: 90) == LayoutSize(width: 90, height: 40))
    #expect(size("hello big world", width: 89) == LayoutSize(width: 50, height: 60))
    #expect(size("hello big world", width: 60) == LayoutSize(width: 50, height: 60))
  }

  @Test func aTabIsASpace() {
    #expect(size("aa\tbb", width: 40) == size("aa bb", width: 40))
    #expect(size("aa\tbb", width: 40) != size("aaabb", width: 40))
  }

  @Test func aWordBreaksOnlyWhereItAloneIsTooLong() {
    #expect(size("ab abcdefgh i", width: 50) == LayoutSize(width: 50, height: 60))
    #expect(size("abc", width: 5) == LayoutSize(width: 5, height: 60))
    #expect(size("abc", width: 0) == LayoutSize(width: 0, height: 60))
  }

  @Test func graphemesCountOnce() {
    #expect(size("e\u{301}👩‍👩‍👧日") == LayoutSize(width: 30, height: 20))
    #expect(size("a\r\nb\nc") == LayoutSize(width: 10, height: 60))
  }

  /// Returns the lines of a text in a stack.
  private func lines(
    _ text: TextSpec, width: Float, height: Float = .infinity, size: ElementSize = .auto,
    by measurer: any TextMeasuring = FixedTextMetrics(width: 10, height: 20),
  ) -> TextLines? {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) { $0.text(text, size: size) }
    }
    tree.solve(in: SizeRange(max: LayoutSize(width: width, height: height)), measurer: measurer)
    #expect(tree.lines(of: 0) == nil)
    return tree.lines(of: 1)
  }

  private func shown(_ count: Int, isTruncated: Bool = false, scale: Float = 1) -> TextLines {
    TextLines(count: count, isTruncated: isTruncated, scale: scale)
  }

  @Test func linesAreCountedAndCutOnesAreTold() {
    #expect(lines("hello big world", width: 150) == shown(1))
    #expect(lines("hello big world", width: 149) == shown(2))
    #expect(lines("hello big world", width: 89) == shown(3))
    #expect(lines("", width: 89) == shown(0))
    let two = TextSpec(content: "hello big world", maxLines: 2)
    #expect(lines(two, width: 90) == shown(2))
    #expect(lines(two, width: 89) == shown(2, isTruncated: true))
  }

  /// A word of 50 points breaks in less, and not where the rest of it is left out.
  @Test func aWordThatIsTooWideIsBroken() {
    for (width, maxLines, breaks) in [(50, 0, false), (49, 0, true), (49, 2, true), (49, 1, false)]
      as [(Float, Int32, Bool)]
    {
      let words = lines(TextSpec(content: "hello big", maxLines: maxLines), width: width)
      #expect(words?.breaksWord == breaks, "\(width), \(maxLines)")
    }
    let smaller = TextSpec(content: "hello", maxLines: 1, minScale: 0.5)
    #expect(lines(smaller, width: 40)?.breaksWord == false)
  }

  @Test func aHeightThatIsTooLowCutsLines() {
    for (height, count) in [(0, 0), (19, 0), (20, 1), (39, 1), (40, 2), (59, 2)] as [(Float, Int)] {
      let size = ElementSize(height: .points(height))
      #expect(
        lines("hello big world", width: 50, size: size) == shown(count, isTruncated: true))
    }
    let size = ElementSize(height: .points(60))
    #expect(lines("hello big world", width: 50, size: size) == shown(3))
  }

  @Test func aTextThatIsSetSmallerIsWhole() {
    let text = TextSpec(content: "one two three", maxLines: 1, minScale: 0.5)
    #expect(lines(text, width: 130) == shown(1))
    #expect(lines(text, width: 104) == shown(1, scale: 0.8))
    #expect(lines(text, width: 65) == shown(1, scale: 0.5))
    #expect(lines(text, width: 64) == shown(1, isTruncated: true, scale: 0.5))
  }

  @Test(arguments: [10, 37.5, 61, 100, 333] as [Float])
  func thePaddingOfAFlexboxIsNoRoom(width: Float) {
    let words = TextSpec(content: "one two three four five", maxLines: 3)
    for percent in [false, true] {
      let padding =
        percent ? LayoutEdges(left: .percent(10), right: .percent(10)) : LayoutEdges.all(7)
      var tree = LayoutTree()
      tree.build { root in
        root.flex(FlexSpec(direction: .column), size: ElementSize(width: .points(width))) { flex in
          flex.text(words, as: FlexItem(padding: padding))
        }
      }
      let measurer = FixedTextMetrics(width: 10, height: 20)
      tree.solve(in: .unbounded, measurer: measurer)
      let inside = width - 2 * (percent ? width / 10 : 7)
      #expect(tree.lines(of: 1) == lines(words, width: max(0, inside)))
    }
  }

  @Test func linesThatTheMeasurerAloneKnowsAreUnknown() {
    struct Square: TextMeasuring {
      func measure(
        _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
      ) -> TextMeasurement {
        TextMeasurement(size: LayoutSize(width: 10, height: 10))
      }
    }
    #expect(lines("hello", width: 100, by: Square()) == nil)
  }

  @Test func aLineBreakAtTheEndBeginsALine() {
    #expect(size("a\n") == LayoutSize(width: 10, height: 40))
    #expect(size("\n") == LayoutSize(width: 0, height: 40))
  }

  @Test func noTextHasNoSize() {
    #expect(size("") == .zero)
  }

  @Test func linesMayBeLimited() {
    #expect(size(TextSpec(content: "aa bb cc", maxLines: 2), width: 20).height == 40)
    #expect(size(TextSpec(content: "aa bb cc", maxLines: -1), width: 20).height == 60)
  }

  @Test func runsAreReadAsOneText() {
    let text = TextSpec(runs: [TextRun(content: "he"), TextRun(content: "llo big")])
    #expect(size(text, width: 60) == LayoutSize(width: 50, height: 40))
  }

  @Test func proportionalLinesAreSixFifthsOfTheFont() {
    let metrics = ProportionalTextMetrics()
    let plain = size(TextSpec(content: "Million", fontSize: 20), by: metrics)
    #expect(plain.height == 24)
    #expect(plain.width > 60 && plain.width < 80)
    #expect(size(TextSpec(content: "a", fontSize: 20, lineHeight: 30), by: metrics).height == 30)
    let bold = size(TextSpec(content: "Million", fontSize: 20, fontWeight: .bold), by: metrics)
    #expect(bold.width > plain.width)
    #expect(size(TextSpec(content: "日本語", fontSize: 20), by: metrics).width == 60)
    #expect(size(TextSpec(content: "a", textStyle: .largeTitle), by: metrics).height == 41)
  }

  @Test func textScalesUnlessItMustNot() {
    let metrics = ProportionalTextMetrics()
    let text = TextSpec(content: "a", fontSize: 20)
    #expect(size(text, textScale: 2, by: metrics).height == 48)
    let still = TextSpec(content: "a", fontSize: 20, scalesText: false)
    #expect(size(still, textScale: 2, by: metrics).height == 24)
  }

  @Test func aTallRunRaisesItsLine() {
    let text = TextSpec(
      runs: [TextRun(content: "small "), TextRun(content: "large", fontSize: 40)], fontSize: 10)
    #expect(size(text, by: ProportionalTextMetrics()).height == 48)
  }

  @Test func theTreeAgreesWithTheMeasurer() {
    let metrics = ProportionalTextMetrics()
    let text: TextSpec = "The quick brown fox jumps over the lazy dog"
    let measured = metrics.measure(text, maxWidth: 120, environment: LayoutEnvironment())
    let solved = size(text, width: 120, by: metrics)
    #expect(solved.width == measured.size.width.rounded(.up))
    #expect(solved.height == measured.size.height.rounded(.up))
  }

  @Test func aHostIsAskedForEveryWidth() {
    #expect(size("abcdefgh", width: 30, by: HalvingMetrics()) == LayoutSize(width: 30, height: 20))
    #expect(size("abcdefgh", by: HalvingMetrics()) == LayoutSize(width: 80, height: 10))
  }

  @Test(arguments: [1, 7.3, 12, 100.1, 999] as [Float])
  func aPaddedTextKeepsTheLinesItWasMeasuredIn(padding: Float) {
    for letters in 1...60 {
      let words = String(repeating: "i", count: letters) + " trains"
      let sides = FlexItem().padding(LayoutEdges(horizontal: .points(padding)))
      var tree = LayoutTree()
      tree.build { root in
        root.flex(FlexSpec().direction(.row).wrap(.wrap)) { row in
          row.text(TextSpec(content: .verbatim(words), fontSize: 10), as: sides)
        }
      }
      tree.solve(in: .unbounded)
      #expect(tree.size.height == 12, "'\(words)' breaks")
    }
  }

  @Test(arguments: [1, 7.3, 12, 100.1, 999] as [Float])
  func aHostIsNotAskedAgainForWhatItMeasured(padding: Float) {
    for letters in 1...60 {
      var tree = LayoutTree()
      tree.build { root in
        root.flex(FlexSpec().direction(.row).wrap(.wrap)) { row in
          row.text(
            TextSpec(content: .verbatim(String(repeating: "i", count: letters))),
            as: FlexItem().padding(LayoutEdges(horizontal: .points(padding))))
        }
      }
      tree.solve(in: .unbounded, measurer: HalvingMetrics(letter: 4.37))
      #expect(tree.size.height == 10, "\(letters) letters break")
    }
  }

  @Test func anotherMeasurerMeasuresAnew() {
    var tree = LayoutTree()
    tree.build { $0.text("abc") }
    tree.solve(in: .unbounded, measurer: FixedTextMetrics(width: 10, height: 20))
    tree.solve(in: .unbounded, measurer: FixedTextMetrics(width: 5, height: 20))
    #expect(tree.size.width == 15)
  }
}

/// Measures without advances, as a host's measurer would.
private struct HalvingMetrics: TextMeasuring {
  var letter: Float = 10

  func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    let width = Float(text.content.count) * letter
    return width <= maxWidth
      ? TextMeasurement(size: LayoutSize(width: width, height: 10))
      : TextMeasurement(size: LayoutSize(width: maxWidth, height: 20))
  }
}
