import LayoutEngine
import Testing

/// The attributes that a run is drawn with: its own, else its style's, else the text's.
struct ResolvedTextRunTests {
  private let environment = LayoutEnvironment(textScale: 2)

  private func resolved(_ text: TextSpec) -> [ResolvedTextRun] {
    text.resolvedRuns(in: environment)
  }

  @Test func aTextWithoutRunsIsOne() throws {
    var text = TextSpec(
      content: "Hello", fontSize: 10, fontFamily: "Georgia", fontWeight: .bold, italic: true,
      monospacedDigits: true, letterSpacing: 1, underline: true, strikethrough: true,
      lineHeight: 14, color: .rgba(0xFF))
    let run = try #require(resolved(text).first)
    #expect(resolved(text).count == 1)
    #expect(run.content == "Hello")
    #expect(run.fontSize == 20 && run.lineHeight == 28 && run.letterSpacing == 2)
    #expect(run.fontWeight == .bold && run.fontFamily == "Georgia")
    #expect(run.italic && run.monospacedDigits && run.underline && run.strikethrough)
    #expect(run.color == .rgba(0xFF))
    text.scalesText = false
    let still = try #require(resolved(text).first)
    #expect(still.fontSize == 10 && still.lineHeight == 14 && still.letterSpacing == 1)
  }

  @Test func whatNobodySaysIsTheBody() throws {
    let run = try #require(resolved(TextSpec(content: "a")).first)
    #expect(run.fontSize == 34 && run.fontWeight == .regular && run.lineHeight == nil)
    #expect(run.letterSpacing == 0 && run.fontFamily == nil && run.color == nil)
    #expect(!run.italic && !run.monospacedDigits && !run.underline && !run.strikethrough)
  }

  @Test(arguments: TextStyle.allCases)
  func aStyleGivesSizeAndWeight(style: TextStyle) throws {
    let text = try #require(resolved(TextSpec(content: "a", textStyle: style)).first)
    #expect(text.fontSize == style.fontSize * 2 && text.fontWeight == style.fontWeight)
    // The style of a run overrides the text's attributes, and the run's own attributes override its
    // style.
    let runs = resolved(
      TextSpec(
        runs: [
          TextRun(content: "a", textStyle: style),
          TextRun(content: "b", fontSize: 1, fontWeight: .black, textStyle: style),
        ], fontSize: 3, fontWeight: .thin))
    #expect(runs.map(\.fontSize) == [style.fontSize * 2, 2])
    #expect(runs.map(\.fontWeight) == [style.fontWeight, .black])
  }

  /// Each attribute of a run overrides the text's.
  @Test func aRunSaysWhatItSays() throws {
    let text = TextSpec(
      runs: [
        TextRun(content: "same"),
        TextRun(
          content: "other", fontSize: 5, fontFamily: "Menlo", fontWeight: .light, italic: false,
          monospacedDigits: false, letterSpacing: 3, underline: false, strikethrough: false,
          lineHeight: 7, color: .rgba(1), scalesText: false),
      ], fontSize: 10, fontFamily: "Georgia", fontWeight: .bold, italic: true,
      monospacedDigits: true, letterSpacing: 1, underline: true, strikethrough: true,
      lineHeight: 14, color: .rgba(0xFF))
    let runs = resolved(text)
    var whole = text
    whole.runs = []
    whole.content = "same"
    #expect(runs.first == resolved(whole).first)
    let other = try #require(runs.last)
    #expect(other.content == "other" && other.fontFamily == "Menlo")
    #expect(other.fontSize == 5 && other.lineHeight == 7 && other.letterSpacing == 3)
    #expect(other.fontWeight == .light && other.color == .rgba(1))
    #expect(!other.italic && !other.monospacedDigits && !other.underline && !other.strikethrough)
  }
}
