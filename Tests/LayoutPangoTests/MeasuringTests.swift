#if Pango
  import ElementLiterals
  import LayoutEngine
  import LayoutPango
  import SeededRandom
  import Testing

  /// Texts measured by Pango, and the lines drawn from them.
  struct MeasuringTests {
    private let measurer: any LineSetting

    init() throws { measurer = try #require(PangoSupport.measurer as? any LineSetting) }

    private func measure(
      _ text: TextSpec, _ width: Float = .infinity, _ environment: LayoutEnvironment = .init()
    ) -> TextMeasurement {
      measurer.measure(text, maxWidth: width, environment: environment)
    }

    private func lines(
      _ text: TextSpec, _ width: Float, _ height: Float = .infinity,
      _ environment: LayoutEnvironment = .init(),
    ) -> MeasuredLines {
      measurer.lines(
        of: text, in: LayoutSize(width: width, height: height), environment: environment)
    }

    private func words(_ set: MeasuredLines) -> [String] {
      set.lines.map { $0.parts.map(\.words).joined() }
    }

    private static let prose =
      "The quick brown fox jumps over the lazy dog, and then it sleeps until noon."

    // MARK: Sizes

    @Test func linesAreAsWideAsTheirLetters() {
      let one = measure("WWWW").size
      #expect(measure("WWWWWWWW").size.width == 2 * one.width)
      #expect(measure("iiii").size.width < one.width / 2)
      #expect(measure("WWWW\nii").size == LayoutSize(width: one.width, height: 2 * one.height))
      #expect(measure("").size == .zero)
    }

    @Test func fontsAreAsLargeAndHeavyAsTheyAreSaidToBe() {
      let plain = measure("Hamburg").size
      let large = measure(TextSpec(content: "Hamburg", fontSize: 34)).size
      #expect(abs(large.width - 2 * plain.width) < 0.1)
      #expect(abs(large.height - 2 * plain.height) < 0.1)
      #expect(measure(TextSpec(content: "Hamburg", fontWeight: .bold)).size.width > plain.width)
      #expect(measure("Hamburg", .infinity, LayoutEnvironment(textScale: 2)).size == large)
      let unscaled = TextSpec(content: "Hamburg", scalesText: false)
      #expect(measure(unscaled, .infinity, LayoutEnvironment(textScale: 2)).size == plain)
      // A missing font is ignored.
      #expect(measure(TextSpec(content: "Hamburg", fontFamily: "No Such Font")).size == plain)
      #expect(measure(TextSpec(content: "Hamburg", fontFamily: "monospace")).size != plain)
    }

    @Test func digitsAreEquallyWideWhereTheyAreToBe() {
      let (ones, eights) = ("1111", "8888")
      func width(_ content: String) -> Float {
        var text = TextSpec(content: LayoutText(stringLiteral: content))
        text.monospacedDigits = true
        return measure(text).size.width
      }
      #expect(width(ones) == width(eights))
    }

    @Test func lettersAreSpacedAndLinesAreAsHighAsIsSaid() {
      var text: TextSpec = "Hamburg"
      let width = measure(text).size.width
      text.letterSpacing = 2
      #expect(abs(measure(text).size.width - width - 7 * 2) < 0.1)
      let high = TextSpec(content: "a\nb\nc", lineHeight: 40)
      let measured = measure(high)
      #expect(measured.size.height == 120)
      for height in [0, 5, 10, 20] as [Float] {
        let low = measure(TextSpec(content: "ag\nb\nc", lineHeight: height))
        #expect(abs(low.size.height - 3 * height) < 0.01)
        #expect(low.ascender >= 0 && low.ascender <= height + 0.01)
      }
      // The letters are centered in the height of their line.
      let natural = measure("a")
      let above = (40 - natural.size.height) / 2
      #expect(abs(measured.ascender - above - natural.ascender) < 0.1)
      #expect(abs(measured.descender + above - natural.descender) < 0.1)
    }

    @Test func baselinesAreThoseOfTheFirstAndTheLastLine() {
      let one = measure("x")
      let three = measure("x\nx\nx")
      #expect(one.ascender > 10 && one.ascender < one.size.height)
      #expect(one.descender == one.ascender - one.size.height)
      #expect(three.ascender == one.ascender && abs(three.descender - one.descender) < 0.01)
    }

    @Test func runsHaveFontsOfTheirOwn() {
      let text = TextSpec(runs: [
        TextRun(content: "small "), TextRun(content: "LARGE", fontSize: 40),
        TextRun(content: " small"),
      ])
      let small = measure("small  small").size
      let large = measure(TextSpec(content: "LARGE", fontSize: 40)).size
      let both = measure(text).size
      #expect(both.height == large.height)
      #expect(abs(both.width - small.width - large.width) < 0.5)
      let set = lines(text, 400)
      #expect(set.lines.map { $0.parts.map(\.run) } == [[0, 1, 2]])
      #expect(words(set) == ["small LARGE small"])
    }

    // MARK: Lines

    /// The measured size equals the drawn size, and holds all lines.
    @Test func theMeasuredSizeHoldsTheLines() {
      var random = SeededGenerator(seed: 1)
      for _ in 0..<60 {
        let width = Float.random(in: 20...600, using: &random)
        var text = TextSpec(
          content: LayoutText(stringLiteral: Self.prose),
          maxLines: .random(in: 0...3, using: &random))
        if Bool.random(using: &random) {
          text.letterSpacing = .random(in: -2...5, using: &random)
        }
        let measured = measure(text, width).size
        let wide = lines(text, width)
        let tight = lines(text, measured.width, measured.height)
        #expect(measured.width <= width + 0.01)
        let widest = wide.isTruncated ? width : wide.lines.map(\.width).max() ?? 0
        #expect(abs(widest - measured.width) < 0.001, "in \(width)")
        #expect(words(tight) == words(wide), "in \(width)")
        #expect(tight.isTruncated == wide.isTruncated)
        #expect(tight.lines.map(\.baseline) == wide.lines.map(\.baseline))
        let natural = measure(text).size
        #expect(natural.width > width || measured == natural)
      }
    }

    @Test func wordsAreBrokenOnlyWhereTheyAreTooLong() {
      #expect(words(lines("one two", measure("one").size.width + 1)) == ["one", "two"])
      let narrow = words(lines("incomprehensible", measure("incompre").size.width + 1))
      #expect(narrow.count == 2 && narrow.joined() == "incomprehensible")
    }

    @Test(arguments: [
      (TextSpec.Truncation.tail, "The quick", "…"), (.clip, "The quick", ""),
    ])
    func whatIsLeftOutLeavesItsMark(
      _ truncation: TextSpec.Truncation, _ start: String, _ mark: String
    ) {
      let text = TextSpec(
        content: LayoutText(stringLiteral: Self.prose), maxLines: 2, truncation: truncation)
      let set = lines(text, 200)
      let words = words(set)
      #expect(set.isTruncated)
      #expect(words.count == 2)
      #expect(words[0].hasPrefix(start))
      #expect(words.map { $0.hasSuffix("…") } == [false, mark == "…"])
      #expect(set.lines.allSatisfy { $0.width <= 200.01 })
    }

    @Test func theMiddleAndTheHeadAreLeftOutToo() {
      var text = TextSpec(
        content: LayoutText(stringLiteral: Self.prose), maxLines: 1, truncation: .middle)
      let middle = words(lines(text, 200))[0]
      #expect(middle.hasPrefix("The") && middle.hasSuffix("noon.") && middle.contains("…"))
      text.truncation = .head
      let head = words(lines(text, 200))[0]
      #expect(head.hasPrefix("…") && head.hasSuffix("until noon."))
      #expect(lines(text, 1_000).isTruncated == false)
    }

    /// Words after an ellipsis follow it without a gap.
    @Test(arguments: [TextSpec.Truncation.middle, .head, .tail])
    func thereIsNoGapBehindAnEllipsis(_ truncation: TextSpec.Truncation) {
      for width in [90, 97, 104, 111, 118] as [Float] {
        let text = TextSpec(
          content: LayoutText(stringLiteral: Self.prose), maxLines: 1, truncation: truncation)
        let set = lines(text, width)
        let shown = measure(TextSpec(content: .verbatim(words(set)[0]))).size.width
        // The difference is due to kerning inside a word.
        #expect(abs((set.lines.first?.width ?? 0) - shown) < 3)
      }
    }

    /// Pango limits the lines of each paragraph, but `maxLines` limits the lines of the whole text.
    @Test func linesOfAllParagraphsCount() {
      let text = TextSpec(content: "first\nsecond\nthird\nfourth", maxLines: 3)
      let set = lines(text, 300)
      #expect(words(set) == ["first", "second", "third…"])
      #expect(set.isTruncated)
      #expect(measure(text, 300).size.height == measure("a\nb\nc").size.height)
      #expect(measure(text, 300) == measure(text))
    }

    @Test func whatIsTooLowHoldsFewerLines() {
      let height = measure("x").size.height
      let set = lines(TextSpec(content: LayoutText(stringLiteral: Self.prose)), 200, 2.5 * height)
      #expect(set.lines.count == 2 && set.isTruncated)
      #expect(words(set)[1].hasSuffix("…"))
      #expect(lines("x", 200, height / 2) == MeasuredLines(lines: [], isTruncated: true))
    }

    @Test func linesLieAsTheTextIsAligned() {
      func starts(_ alignment: TextSpec.Alignment, _ direction: WritingDirection) -> Float? {
        let text = TextSpec(content: "Hamburg", textAlign: alignment)
        let width = measure(text).size.width
        let line = lines(text, width + 100, .infinity, LayoutEnvironment(direction: direction))
          .lines.first
        #expect(line?.width == width)
        return line?.x.rounded()
      }
      let all: [TextSpec.Alignment] = [.start, .center, .end, .left, .right]
      #expect(all.map { starts($0, .ltr) } == [0, 50, 100, 0, 100])
      #expect(all.map { starts($0, .rtl) } == [100, 50, 0, 0, 100])
    }

    @Test func justifiedLinesFillTheirRoomButForTheLast() {
      let text = TextSpec(
        content: LayoutText(stringLiteral: Self.prose), textAlign: .justified)
      let set = lines(text, 200)
      #expect(set.lines.count > 2)
      #expect(set.lines.dropLast().allSatisfy { abs($0.width - 200) < 0.1 })
      #expect((set.lines.last?.width ?? 200) < 190)
      // Justification does not widen the measured size to the available width.
      #expect(measure(text, 200).size.width < 199.9)
    }

    // MARK: Other scripts

    @Test func arabicIsJoinedAndReadsFromTheRight() {
      let word = "مرحبا"
      let alone = word.map { measure(TextSpec(content: .verbatim(String($0)))).size.width }
      let joined = measure(TextSpec(content: .verbatim(word))).size.width
      #expect(joined < alone.reduce(0, +) * 0.95)
      let set = lines(TextSpec(content: .verbatim(word)), 200)
      #expect(set.lines.map(\.isRightToLeft) == [true])
      // The text's direction is that of its language; the edge is that of the screen.
      #expect(set.lines.map(\.x) == [0])
    }

    @Test func wordsOfTwoDirectionsKeepTheirOrder() {
      let mixed = "Hello مرحبا بالعالم and good day"
      let text = TextSpec(content: .verbatim(mixed))
      for direction in [WritingDirection.ltr, .rtl] {
        let environment = LayoutEnvironment(direction: direction)
        #expect(words(lines(text, 900, .infinity, environment)) == [mixed])
        let narrow = lines(text, 120, .infinity, environment)
        #expect(words(narrow).joined(separator: " ") == mixed)
        #expect(narrow.lines.allSatisfy { !$0.isRightToLeft && $0.width <= 120.01 })
      }
    }

    /// A line without letters has the direction of the screen, including its punctuation.
    @Test func whatHasNoDirectionHasTheScreens() {
      let right = LayoutEnvironment(direction: .rtl)
      #expect(lines("123!", 100, .infinity, right).lines.map(\.isRightToLeft) == [true])
      #expect(lines("123!", 100).lines.map(\.isRightToLeft) == [false])
      #expect(lines("One!", 100, .infinity, right).lines.map(\.isRightToLeft) == [false])
    }

    // MARK: Repeated and concurrent measurements

    @Test func measuresAreTheSameOnEveryThread() async {
      var random = SeededGenerator(seed: 2)
      let cases = (0..<40).map { number in
        let text = TextSpec(
          content: .verbatim(number % 3 == 0 ? "مرحبا بالعالم \(number)" : Self.prose),
          fontSize: .random(in: 8...40, using: &random),
          fontWeight: FontWeight.allCases.randomElement(using: &random),
          maxLines: .random(in: 0...3, using: &random))
        return (text: text, width: Float.random(in: 30...500, using: &random))
      }
      let measurer = measurer
      let first = cases.map { measure($0.text, $0.width) }
      await withTaskGroup(of: [TextMeasurement].self) { group in
        for _ in 0..<8 {
          group.addTask {
            cases.map {
              measurer.measure($0.text, maxWidth: $0.width, environment: LayoutEnvironment())
            }
          }
        }
        for await again in group { #expect(again == first) }
      }
    }

    /// Numbers that no font has give finite sizes.
    @Test(arguments: [0, -5, .nan, .infinity, 1e30, 1e-30] as [Float])
    func noNumberIsTooStrange(_ number: Float) {
      var text = TextSpec(runs: [
        TextRun(content: "a\u{0}b\tc\r\nd\u{2028}e\u{85}f", fontSize: number, lineHeight: number),
        TextRun(content: "g", letterSpacing: number),
      ])
      text.fontFamily = ""
      for width in [0, -1, .nan, 10, .infinity] as [Float] {
        let measured = measure(text, width)
        #expect(measured.size.width >= 0 && measured.size.width < 9_999_999)
        #expect(measured.size.height >= 0 && measured.size.height < 9_999_999)
        #expect(measured.ascender.isFinite && measured.descender.isFinite)
        #expect(lines(text, width, number).lines.count <= 20)
      }
    }

    @Test func aTextIsAsLongAsItWants() {
      let long = String(repeating: "word and ", count: 20_000)
      let text = TextSpec(content: .verbatim(long), fontSize: 100)
      #expect(measure(text).size.width <= 1_000_001)
      #expect(measure(text, 300).size.width <= 300.01)
    }

    // MARK: Texts in a tree

    @Test func aTextIsSetSmallerWhereItMayBe() throws {
      var tree = LayoutTree()
      tree.build {
        $0.text(
          TextSpec(
            content: LayoutText(stringLiteral: Self.prose), maxLines: 1, minScale: 0.3))
      }
      tree.solve(in: .width(300), measurer: measurer)
      let found = tree.lines(of: 0)
      let lines = try #require(found)
      #expect(lines.count == 1 && !lines.isTruncated)
      #expect(lines.scale > 0.4 && lines.scale < 0.7)
      let natural = measure(TextSpec(content: LayoutText(stringLiteral: Self.prose))).size.width
      #expect(natural * lines.scale <= 301 && natural * (lines.scale + 0.02) > 300)
      let set = tree.placedText(of: 0)
      #expect(set?.scale == lines.scale)
      #expect(set?.lines.lines.first.map { $0.width <= 300.01 } == true)
    }

    @Test func aTreeTellsTheLines() {
      var tree = LayoutTree()
      tree.build { $0.text(TextSpec(content: "one two three four five", maxLines: 2)) }
      tree.solve(in: .width(90), measurer: measurer)
      #expect(tree.lines(of: 0) == TextLines(count: 2, isTruncated: true, scale: 1))
      tree.solve(in: .width(90))
      #expect(tree.placedText(of: 0)?.measured == nil)
    }
  }
#endif
