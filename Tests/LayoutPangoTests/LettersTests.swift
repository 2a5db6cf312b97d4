#if Pango
  import LayoutEngine
  import LayoutPango
  import Testing

  /// The letters that hosts draw, compared with the sizes that layouts use.
  struct LettersTests {
    private static let words = [
      "Harbour", "A longer line that is broken", "قارب في الميناء", "橋 and 🚲", "", "two\nlines",
    ]
    private static let environments = [
      LayoutEnvironment(), LayoutEnvironment(direction: .rtl), LayoutEnvironment(textScale: 1.5),
    ]

    /// Letters are drawn exactly in their measured size, in every font and language.
    @Test(arguments: words, environments)
    func lettersAreWhereTheyWereMeasured(_ words: String, _ environment: LayoutEnvironment) throws {
      let fonts = try #require(PangoFonts())
      for (size, weight) in [(Float(13), FontWeight.regular), (17, .bold), (28, .light)] {
        for width in [Float.infinity, 140, 60] {
          let text = TextSpec(
            content: .verbatim(words), fontSize: size, fontWeight: weight, maxLines: 3)
          let measured = PangoMeasurer().measure(text, maxWidth: width, environment: environment)
          let letters = PangoLetters(
            text, in: measured.size, environment: environment, fonts: fonts)
          let comment: Comment = "\(size) in \(width)"
          for stretch in letters.stretches {
            #expect(stretch.origin.x >= -0.01, comment)
            #expect(stretch.origin.x + stretch.width <= measured.size.width + 0.01, comment)
            #expect(stretch.origin.y <= measured.size.height, comment)
          }
          if let first = letters.stretches.first {
            #expect(abs(first.origin.y - measured.ascender) < 0.01, comment)
          }
          let widest =
            Dictionary(grouping: letters.stretches, by: \.origin.y).values
            .map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0
          #expect(letters.isTruncated || abs(widest - measured.size.width) < 0.01, comment)
        }
      }
    }

    @Test func aTextThatIsSetSmallerIsDrawnSmaller() throws {
      let fonts = try #require(PangoFonts())
      let text = TextSpec(content: "one two three four", maxLines: 1, minScale: 0.5)
      let natural = PangoMeasurer().measure(
        text, maxWidth: .infinity, environment: LayoutEnvironment())
      for share in stride(from: Float(0.55), to: 1, by: 0.05) {
        let room = LayoutSize(width: natural.size.width * share, height: natural.size.height)
        let letters = PangoLetters(text, in: room, environment: LayoutEnvironment(), fonts: fonts)
        #expect(!letters.isTruncated)
        #expect(abs(letters.scale - share) <= 0.03)
      }
    }

    /// Fonts are closed when there are too many; letters that were set before keep theirs.
    @Test func anyNumberOfSizesIsSetAlike() throws {
      let fonts = try #require(PangoFonts())
      func letters(_ size: Float) -> PangoLetters {
        PangoLetters(
          TextSpec(content: "Harbour", fontSize: size), in: LayoutSize(width: 900, height: 200),
          environment: LayoutEnvironment(), fonts: fonts)
      }
      let first = letters(20)
      for size in 1...120 { _ = letters(Float(size) / 2 + 5) }
      #expect(first.stretches.map(\.width) == letters(20).stretches.map(\.width))
      #expect(first.stretches.first?.font != letters(20).stretches.first?.font)
    }

    @Test func linesUnderAndThroughLettersGoAlongThem() throws {
      let fonts = try #require(PangoFonts())
      let text = TextSpec(content: "Harbour", underline: true, strikethrough: true)
      let letters = PangoLetters(
        text, in: LayoutSize(width: 200, height: 40), environment: LayoutEnvironment(),
        fonts: fonts)
      let stretch = try #require(letters.stretches.first)
      let (under, through) = (try #require(stretch.underline), try #require(stretch.strikethrough))
      #expect(under.width == stretch.width && through.width == stretch.width)
      #expect(under.y > stretch.origin.y && through.y < stretch.origin.y)
    }
  }
#endif
