import LayoutEngine
import Testing

/// The built-in measurers' figures for a letter and a line.
@Suite struct TextMetricsTests {
  private func measured(
    _ text: TextSpec, width: Float = .infinity,
    by measurer: any TextMeasuring = ProportionalTextMetrics()
  ) -> TextMeasurement {
    measurer.measure(text, maxWidth: width, environment: LayoutEnvironment())
  }

  private func width(of content: String, weight: FontWeight = .regular) -> Float {
    measured(TextSpec(content: .verbatim(content), fontSize: 100, fontWeight: weight)).size.width
  }

  private func isClose(_ one: Float, _ other: Float) -> Bool { (one - other).magnitude < 0.01 }

  @Test(
    arguments: [
      (" !\"#$%&'()*+,-./", 703), ("0123456789:;<=>?", 890), ("@ABCDEFGHIJKLMNO", 1058),
      ("PQRSTUVWXYZ[\\]^_", 972), ("`abcdefghijklmno", 819), ("pqrstuvwxyz{|}~", 761),
    ] as [(String, Float)])
  func lettersOfARowOfASCIITogether(row: String, hundredths: Float) {
    #expect(isClose(width(of: row), hundredths))
  }

  @Test(
    arguments: [
      ("i", 25), ("l", 25), ("m", 86), ("M", 86), ("W", 95), ("@", 90), ("a", 54), ("0", 62),
      ("1", 48), ("!", 29), ("~", 62), ("a a", 136), (" a", 82), ("é", 57), ("É", 68), ("ß", 57),
      ("ж", 57), ("Ж", 68), ("\u{7F}", 57), ("\u{80}", 57), ("\u{1}", 0), ("\u{1F}", 0),
    ] as [(String, Float)])
  func aLetterIsAsWideAsItsKind(content: String, hundredths: Float) {
    #expect(isClose(width(of: content), hundredths))
  }

  /// The advance of a zero is a font's figure width.
  @Test(arguments: "0123456789", [FontWeight.regular, .bold])
  func monospacedDigitsAreAsWideAsAZero(digit: Character, weight: FontWeight) {
    let zero = width(of: "0", weight: weight)
    var text = TextSpec(
      content: .verbatim(String(digit)), fontSize: 100, fontWeight: weight, monospacedDigits: true)
    #expect(measured(text).size.width == zero)
    // A part of a text may differ from the text.
    text.runs = [TextRun(content: .verbatim(String(digit)), monospacedDigits: false)]
    #expect(measured(text).size.width == width(of: String(digit), weight: weight))
    text.monospacedDigits = false
    text.runs = [TextRun(content: .verbatim(String(digit)), monospacedDigits: true)]
    #expect(measured(text).size.width == zero)
  }

  @Test(arguments: "ai /:.٣日")
  func monospacedDigitsChangeNoOtherLetter(letter: Character) {
    let content = LayoutText.verbatim("a\(letter)a")
    let text = TextSpec(content: content, fontSize: 100, monospacedDigits: true)
    #expect(measured(text) == measured(TextSpec(content: content, fontSize: 100)))
  }

  @Test(arguments: [
    "\u{200B}", "\u{200E}", "\u{200F}", "\u{FEFF}",
  ])
  func aLetterWithoutWidthAddsNone(content: String) {
    #expect(isClose(width(of: content), 0))
  }

  @Test(
    arguments: [
      0x1100...0x115F, 0x2600...0x27BF, 0x2B1B...0x2B55, 0x2E80...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD,
    ] as [ClosedRange<UInt32>])
  func eastAsianLettersAndPictographsFillASquare(range: ClosedRange<UInt32>) throws {
    for value in [range.lowerBound, range.upperBound] {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(isClose(width(of: String(Character(scalar))), 100))
    }
    for value in [range.lowerBound - 1, range.upperBound + 1] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(width(of: String(Character(scalar))) < 99)
    }
  }

  @Test(
    arguments: [
      (.ultraLight, 94), (.thin, 95), (.light, 97), (.regular, 100), (.medium, 102),
      (.semibold, 104), (.bold, 106), (.heavy, 108), (.black, 111),
    ] as [(FontWeight, Float)])
  func aHeavierWeightIsWider(weight: FontWeight, hundredths: Float) {
    #expect(isClose(width(of: "日", weight: weight), hundredths))
  }

  // Letters of 100 points take 120: 95 above the baseline and 25 below.

  @Test(
    arguments: [
      (nil, 120, 95), (160, 160, 115), (100, 100, 85), (40, 40, 40), (0, 0, 0),
      // The greatest line height.
      (20_000, 10_000, 5_035),
    ] as [(Float?, Float, Float)])
  func lettersStandInTheMiddleOfTheirLine(lineHeight: Float?, height: Float, ascender: Float) {
    let text = measured(TextSpec(content: "a", fontSize: 100, lineHeight: lineHeight))
    #expect(isClose(text.size.height, height))
    #expect(isClose(text.ascender, ascender))
    #expect(isClose(text.descender, ascender - height))
  }

  @Test func theBaselinesAreThoseOfTheFirstAndTheLastLine() {
    let runs = [
      TextRun(content: "a\nb", fontSize: 100), TextRun(content: "\nc", fontSize: 10),
    ]
    let text = measured(TextSpec(runs: runs))
    #expect(isClose(text.size.height, 120 + 120 + 12))
    #expect(isClose(text.ascender, 95))
    #expect(isClose(text.descender, -2.5))
  }

  @Test func theTallestPartOfALineGivesBothOfItsHeights() {
    let runs = [
      TextRun(content: "a", fontSize: 10), TextRun(content: "b ", fontSize: 100),
      TextRun(content: "c", fontSize: 20, lineHeight: 140),
    ]
    // The last part: (140 − 24) / 2 + 19 = 77 above, 63 below.
    let text = measured(TextSpec(runs: runs))
    #expect(isClose(text.size.height, 95 + 63))
    #expect(isClose(text.ascender, 95))
    #expect(isClose(text.descender, -63))
  }

  @Test func aFixedLineHasItsBaselineAtFourFifths() {
    let metrics = FixedTextMetrics(width: 10, height: 20)
    let text = measured("a b\nc", by: metrics)
    #expect(
      text == TextMeasurement(size: LayoutSize(width: 30, height: 40), ascender: 16, descender: -4))
  }

  @Test func spacesCountBetweenTheWordsOfALineAlone() {
    let metrics = FixedTextMetrics(width: 10, height: 20)
    #expect(measured("ab  cd", by: metrics).size == LayoutSize(width: 60, height: 20))
    #expect(measured("ab  cd", width: 59, by: metrics).size == LayoutSize(width: 20, height: 40))
    #expect(measured("ab ", by: metrics).size == LayoutSize(width: 20, height: 20))
    #expect(measured(" ab", by: metrics).size == LayoutSize(width: 30, height: 20))
    #expect(measured("ab \n cd", by: metrics).size == LayoutSize(width: 30, height: 40))
    #expect(measured("\n\na", by: metrics).size == LayoutSize(width: 10, height: 60))
    #expect(measured("a\n", by: metrics).size == LayoutSize(width: 10, height: 40))
    #expect(measured("a\tb", by: metrics).size == LayoutSize(width: 30, height: 20))
    for end in ["\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(measured(TextSpec(content: .verbatim("a\(end)b")), by: metrics).size.height == 40)
    }
  }

  /// A line may be too long by a thousandth of a point plus a millionth of its length.
  @Test func aLineMayBeAHairTooLong() {
    let metrics = FixedTextMetrics(width: 1024, height: 20)
    #expect(measured("ab", width: 2047.9975, by: metrics).size.height == 20)
    #expect(measured("ab", width: 2047.9965, by: metrics).size.height == 40)
  }

  /// The only line contains two squares of 100 points.
  ///
  /// Behind these there would be space for 53 more.
  @Test func whatFollowsACutWordIsCutToo() {
    let text = TextSpec(content: "日日日 i", fontSize: 100, maxLines: 1)
    #expect(isClose(measured(text, width: 255).size.width, 200))
  }

  /// A text that is cut goes on to the last letter that fits, as an ellipsis takes any letter's
  /// place.
  @Test(arguments: [
    ("one two three", 1, 40, 30), ("one two three", 1, 50, 50), ("one two three", 1, 69, 60),
    ("one two three", 1, 120, 120), ("one two three", 1, 130, 130), ("one two three", 2, 70, 70),
    ("one two three", 2, 40, 30), ("one two three", 2, 50, 50), ("one three", 1, 20, 20),
    ("one\ntwo three", 1, 90, 30),
  ])
  func aLineThatIsCutIsFilled(content: String, maxLines: Int32, width: Float, filled: Float) {
    var tree = LayoutTree()
    tree.build { $0.text(TextSpec(content: .verbatim(content), maxLines: maxLines)) }
    let size = tree.size(
      in: SizeRange(max: LayoutSize(width: width, height: .infinity)),
      measurer: FixedTextMetrics(width: 10, height: 20))
    #expect(size.width == filled)
  }

  /// The letters of a larger run on a cut line make the line higher, if they are seen.
  @Test(arguments: [(20, 10), (30, 40)])
  func lettersThatFillALineMakeItHigher(width: Float, height: Float) {
    var text = TextSpec(content: "", maxLines: 1)
    text.runs = [
      TextRun(content: "iiiii ", fontSize: 10), TextRun(content: "iiiiiiii", fontSize: 40),
    ]
    let size = measured(text, width: width).size
    #expect(size.height > height && size.height < height * 2, "\(size)")
  }

  /// A cached measurement of a text in one width is not used for another.
  @Test(arguments: ["aa bb cc dd", "aaaaaaa b", "a\nbb cc", "  a bb"])
  func aTextIsMeasuredAnewWhereItsLinesChange(content: String) {
    let metrics = FixedTextMetrics(width: 10, height: 20)
    for lines in [0, 2] as [Int32] {
      var tree = LayoutTree()
      tree.build { $0.wrapper { $0.text(TextSpec(content: .verbatim(content), maxLines: lines)) } }
      for step in 0...60 {
        let width = Float(step * 37 % 61) * 2
        var fresh = LayoutTree()
        fresh.build {
          $0.wrapper { $0.text(TextSpec(content: .verbatim(content), maxLines: lines)) }
        }
        let range = SizeRange(max: LayoutSize(width: width, height: .infinity))
        tree.solve(in: range, measurer: metrics)
        fresh.solve(in: range, measurer: metrics)
        #expect(tree.frames == fresh.frames, "'\(content)' in \(width)")
      }
    }
  }
}
