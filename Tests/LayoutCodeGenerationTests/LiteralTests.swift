import SeededRandom
import Testing

@testable import LayoutCodeGeneration

/// Literals that read back as the values they were made from.
struct LiteralTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (-4, "-4"), (0.1, "0.1"), (1 / 3, "0.33333334"),
      (999_999, "999999"), (1_234_567, "1_234_567"), (-1_000_000, "-1_000_000"),
      (1e-5, "1e-05"), (.infinity, ".infinity"),
    ] as [(Float, String)])
  func numbersAreShortAndGrouped(number: Float, literal: String) {
    #expect(SwiftNumber.literal(number) == literal)
  }

  @Test func randomNumbersReadBackTheSame() {
    var random = SeededGenerator()
    for _ in 0..<2_000 {
      let number = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      guard number.isFinite else { continue }
      let literal = SwiftNumber.literal(number).filter { $0 != "_" }
      #expect(Float(literal) == number, "seed \(random.seed)")
    }
  }

  @Test func colorsHaveEightDigits() {
    #expect(SwiftNumber.hexadecimal(0xFF) == "0x0000_00FF")
  }

  @Test(arguments: [
    ("plain", #""plain""#),
    (#"a "b" \(c)"#, #""a \"b\" \\(c)""#),
    ("\n\r\t\0\u{7F}", #""\n\r\t\0\u{7F}""#),
    ("\u{202E}\u{A0}\u{2028}", #""\u{202E}\u{A0}\u{2028}""#),
    ("\u{301}", #""\u{301}""#),
    ("é 漢字 👩‍👧", #""é 漢字 👩‍👧""#),
  ])
  func stringsShowWhatIsInThem(string: String, literal: String) {
    #expect(SwiftString.literal(string) == literal)
  }

  @Test func longStringsAreBrokenBehindBlanks() {
    let lines = SwiftString.lines("one \"two\" three \"\"\"four", width: 12)
    #expect(lines == ["\"\"\"", #"one "two" \"#, #"three \"#, #""\"\"four"#, "\"\"\""])
  }

  @Test func wordsWithoutBlanksAreBrokenAnywhere() {
    let lines = SwiftString.lines("abcdefghij", width: 5)
    #expect(lines == ["\"\"\"", #"abcd\"#, #"efgh\"#, "ij", "\"\"\""])
  }
}
