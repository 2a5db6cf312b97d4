import LayoutEngine
import Testing

/// Words by key; a key with one integer may have others for 1.
private struct Words: TextLocalizing {
  var patterns: [String: String]

  func words(for key: String, _ arguments: [TextArgument]) -> String? {
    let plural = arguments == [.integer(1)] ? patterns["\(key) one"] : nil
    return (plural ?? patterns[key]).map { TextPattern($0).filled(with: arguments) }
  }
}

@Suite struct LocalizationTests {
  private let german = LayoutEnvironment(
    localization: TextLocalization(
      "de",
      Words(patterns: [
        "Open": "Geöffnet",
        "%lld likes": "%lld Mal gemocht",
        "%lld likes one": "Einmal gemocht",
        "%@ met %@": "%2$@ traf %1$@",
        "bold": "fett",
        "100%": "alle",
      ])))

  private func words(_ text: TextSpec, in environment: LayoutEnvironment = LayoutEnvironment())
    -> [String]
  {
    var tree = LayoutTree()
    tree.build(environment: environment) { $0.text(text) }
    guard let spec = tree.text(of: 0) else { return [] }
    return spec.runs.isEmpty ? [spec.content] : spec.runs.map(\.content)
  }

  @Test func wordsAreAKeyUnlessTheyMustNot() {
    #expect(words("Open", in: german) == ["Geöffnet"])
    #expect(words(TextSpec(content: "Open", localized: false), in: german) == ["Open"])
    #expect(words("Closed", in: german) == ["Closed"])
    #expect(words("Open") == ["Open"])
  }

  @Test func argumentsTakeTheirPlaces() {
    let likes = TextSpec(content: "%lld likes", arguments: [.integer(12)])
    #expect(words(likes) == ["12 likes"])
    #expect(words(likes, in: german) == ["12 Mal gemocht"])
    let one = TextSpec(content: "%lld likes", arguments: [.integer(1)])
    #expect(words(one, in: german) == ["Einmal gemocht"])
    let met = TextSpec(content: "%@ met %@", arguments: [.string("Ann"), .string("%@")])
    #expect(words(met) == ["Ann met %@"])
    #expect(words(met, in: german) == ["%@ traf Ann"])
  }

  @Test func withoutArgumentsAPercentSignIsItself() {
    #expect(words("100%") == ["100%"])
    #expect(words("100%", in: german) == ["alle"])
    #expect(words(TextSpec(content: "%lld%%", arguments: [.integer(5)])) == ["5%"])
  }

  @Test func runsAreKeysWithoutTheBlanksAroundThem() {
    let text = TextSpec(runs: [
      TextRun(content: "Open "), TextRun(content: " bold", localized: false),
      TextRun(content: " bold"), TextRun(content: " "),
    ])
    #expect(words(text, in: german) == ["Geöffnet ", " bold", " fett", " "])
  }

  @Test func otherWordsInATreeAreInItsLanguage() {
    var tree = LayoutTree()
    tree.build(environment: german) { $0.text("Closed") }
    tree.setSpec(.text("Open"), of: 0)
    #expect(tree.text(of: 0)?.content == "Geöffnet")
    tree.setText("Open", of: 0)
    #expect(tree.text(of: 0)?.content == "Open")
  }

  @Test func patternsAreReadAsPrintfDoes() {
    #expect(
      TextPattern("a %d%% %3$@ %ld %x %").parts == [
        .words("a "), .placeholder(0, isInteger: true), .words("% "),
        .placeholder(2, isInteger: false), .words(" "), .placeholder(1, isInteger: true),
        .words(" "), .unknown("%x"), .words(" "), .unknown("%"),
      ])
    #expect(TextPattern("%9$@%lld").filled(with: [.integer(-3)]) == "-3")
    #expect(TextPattern(TextPattern.escape("5% of %@")).filled(with: []) == "5% of %@")
  }
}
