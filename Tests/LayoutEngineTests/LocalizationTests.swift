import ElementLiterals
import LayoutEngine
import Testing

/// Words by key.
///
/// A key with one integer may have another pattern for 1.
private struct Words: TextLocalizing {
  var patterns: [String: String]

  func words(for key: String, _ arguments: [TextArgument]) -> String? {
    let plural = arguments == [.integer(1)] ? patterns["\(key) one"] : nil
    return (plural ?? patterns[key]).map { TextPattern($0).filled(with: arguments) }
  }
}

/// Words that can be compared.
private struct EqualWords: TextLocalizing, Equatable {
  var patterns: [String: String]

  func words(for key: String, _ arguments: [TextArgument]) -> String? { patterns[key] }
}

@Suite struct LocalizationTests {
  private let german = LayoutEnvironment(
    localization: TextLocalization(
      identifier: "de",
      table: Words(patterns: [
        "Open": "Geöffnet",
        "%lld likes": "%lld Mal gemocht",
        "%lld likes one": "Einmal gemocht",
        "%@ met %@": "%2$@ traf %1$@",
        "bold": "fett",
        "100%": "alle",
        "Made with <1>care</1> by <2>%lld people</2>": "<2>%lld Leute</2> mit <1>Sorgfalt</1>",
      ])))

  private func words(_ text: TextSpec, in environment: LayoutEnvironment = LayoutEnvironment())
    -> [String]
  {
    var tree = LayoutTree()
    tree.build(environment: environment) { $0.text(text) }
    guard let spec = tree.text(of: 0) else { return [] }
    return spec.runs.isEmpty ? [spec.content] : spec.runs.map(\.content)
  }

  /// A user's name is shown as it is, even if it equals a key.
  @Test(arguments: ["Open", "bold", "100%", "%lld likes", "%@ met %@"])
  func aStringFromElsewhereIsNoKey(name: String) {
    let shown: [TextSpec] = [
      TextSpec(content: .verbatim(name)), TextSpec(content: "\(name)"),
      TextSpec(runs: [TextRun(content: .verbatim(name))]),
      TextSpec(runs: [TextRun(content: "\(name)")]),
    ]
    for text in shown { #expect(words(text, in: german) == [name]) }
    var spec = TextSpec(content: "Open")
    spec.text = .verbatim(name)
    #expect(words(spec, in: german) == [name])
    var run = TextRun(content: "bold")
    run.text = .verbatim(name)
    #expect(words(TextSpec(runs: [run]), in: german) == [name])
    var tree = LayoutTree()
    tree.build(environment: german) { $0.text("Open") }
    tree.setText(verbatim: name, of: .root)
    #expect(tree.text(of: .root)?.content == name)
    tree.setText(LayoutText.verbatim(name), of: .root)
    #expect(tree.text(of: .root)?.content == name)
    tree.setText(LayoutText(key: "Open"), of: .root)
    #expect(tree.text(of: .root)?.content == "Geöffnet")
    var look = ElementStyle()
    look.accessibilityLabel = .verbatim(name)
    tree.setStyle(look, of: .root)
    #expect(tree.style(of: .root)?.accessibilityLabel?.words(in: nil) == name)
  }

  @Test func theWordsOfARunCanBeReadAndSet() {
    for words in [LayoutText.verbatim("%@"), "Open", "\(3) likes", ""] as [LayoutText] {
      var run = TextRun(content: "bold", localized: false)
      run.text = words
      #expect(run.text == words && run == TextRun(content: words))
    }
  }

  @Test func wordsAreAKeyUnlessTheyMustNot() {
    #expect(words("Open", in: german) == ["Geöffnet"])
    #expect(words(TextSpec(content: "Open", localized: false), in: german) == ["Open"])
    #expect(words("Closed", in: german) == ["Closed"])
    #expect(words("Open") == ["Open"])
  }

  @Test func argumentsTakeTheirPlaces() {
    let likes = TextSpec(content: "\(12) likes")
    #expect(words(likes) == ["12 likes"])
    #expect(words(likes, in: german) == ["12 Mal gemocht"])
    let one = TextSpec(content: "\(1) likes")
    #expect(words(one, in: german) == ["Einmal gemocht"])
    let met = TextSpec(content: "\("Ann") met \("%@")")
    #expect(words(met) == ["Ann met %@"])
    #expect(words(met, in: german) == ["%@ traf Ann"])
  }

  @Test func withoutArgumentsAPercentSignIsItself() {
    #expect(words("100%") == ["100%"])
    #expect(words("100%", in: german) == ["alle"])
    #expect(words(TextSpec(content: "\(5)%")) == ["5%"])
  }

  @Test func aTextOfAHostIsAKeyOrShownAsItIs() {
    #expect(words(TextSpec(content: .verbatim("Open")), in: german) == ["Open"])
    let text: LayoutText = "\(12) likes"
    #expect(text == LayoutText(key: "%lld likes", arguments: [.integer(12)]))
    let name = "%lld"
    #expect("\(name)\(true)" as LayoutText == .verbatim("%lldtrue"))
    // An integer is a number of the language, even without words.
    let values: LayoutText = "\(name)\(3)"
    #expect(values == LayoutText(key: "%@%lld", arguments: [.string("%lld"), .integer(3)]))
    #expect(values.words(in: nil) == "%lld3")
    #expect(
      "50% \(name) \(true)" as LayoutText
        == LayoutText(
          key: "50%% %@ %@",
          arguments: [
            .string("%lld"), .string("true"),
          ]))
    #expect(text.words(in: nil) == "12 likes")
    #expect(text.words(in: german.localization) == "12 Mal gemocht")
  }

  @Test func aTextWithSpansIsOneKeyInAnyOrder() {
    let spans = [TextRun(fontWeight: .bold), TextRun(color: .asset("Accent"))]
    let text = TextSpec(
      content: "Made with <1>care</1> by <2>\(3) people</2>", spans: spans)
    func runs(_ environment: LayoutEnvironment) -> [TextRun] {
      var tree = LayoutTree()
      tree.build(environment: environment) { $0.text(text) }
      return tree.text(of: 0)?.runs ?? []
    }
    let plain = runs(LayoutEnvironment())
    #expect(plain.map(\.content) == ["Made with ", "care", " by ", "3 people"])
    #expect(plain.map(\.fontWeight) == [nil, .bold, nil, nil])
    let translated = runs(german)
    #expect(translated.map(\.content) == ["3 Leute", " mit ", "Sorgfalt"])
    #expect(translated.map(\.color) == [.asset("Accent"), nil, nil])
    #expect(translated.map(\.fontWeight) == [nil, nil, .bold])
  }

  @Test func whatIsPutIntoATextIsNoMark() {
    let name = "<1>x</1> << 100%"
    let text = TextSpec(content: "<1>a << b</1> \(name) <2>", spans: [TextRun(italic: true)])
    #expect(words(text) == ["a < b", " <1>x</1> << 100% <2>"])
  }

  @Test func assistiveTechnologyHearsTheLanguage() {
    var tree = LayoutTree()
    let look = ElementStyle(accessibilityLabel: "Open", accessibilityHint: .verbatim("Open"))
    tree.build(environment: german) { $0.view(style: look) }
    #expect(tree.style(of: 0)?.accessibilityLabel == .verbatim("Geöffnet"))
    #expect(tree.style(of: 0)?.accessibilityHint == .verbatim("Open"))
    tree.setStyle(ElementStyle(accessibilityLabel: "\(1) likes"), of: 0)
    #expect(tree.style(of: 0)?.accessibilityLabel == .verbatim("Einmal gemocht"))
  }

  @Test func withoutALanguageNumbersAreInNone() {
    let environment = LayoutEnvironment()
    #expect(environment.number(-1_234_567) == "-1234567")
    #expect(environment.number(1234.5) == "1234.5")
    #expect(environment.number(-0.0001) == "0")
    #expect(environment.number(2.0 / 3, places: 2) == "0.67")
    #expect(environment.number(1, places: -3) == "1")
    #expect(environment.percent(0.255) == "26%")
    #expect(environment.money(12, currency: "EUR") == "12.00 EUR")
    #expect(environment.list(["a", "b", "c"]) == "a, b, c")
    #expect(environment.number(.nan) == "0")
    #expect(environment.number(.infinity) == environment.number(.greatestFiniteMagnitude))
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
    tree.setText(LayoutText.verbatim("Closed"), of: 0)
    // A string literal is a key in every call, a `String` value is not.
    tree.setText("Open", of: 0)
    #expect(tree.text(of: 0)?.content == "Geöffnet")
    tree.setText("\(3) likes", of: 0)
    #expect(tree.text(of: 0)?.content == "3 Mal gemocht")
    let name = "Open"
    tree.setText(verbatim: name, of: 0)
    #expect(tree.text(of: 0)?.content == "Open")
    tree.setText(verbatim: "Open", of: 0)
    #expect(tree.text(of: 0)?.content == "Open")
  }

  @Test func languagesAreComparedByAllThatIsInThem() {
    struct Loud: TextFormatting {
      func number(_ integer: Int) -> String { "\(integer)!" }
      func number(_ number: Double, places: Int?) -> String { "\(number)!" }
      func percent(_ fraction: Double) -> String { "\(fraction)!" }
      func money(_ amount: Double, currency: String) -> String { "\(amount)!" }
      func list(_ items: [String]) -> String { "\(items.count)!" }
    }
    func language(_ name: String = "de", _ word: String? = "Geöffnet") -> TextLocalization {
      TextLocalization(identifier: name, table: word.map { EqualWords(patterns: ["Open": $0]) })
    }
    #expect(language() == language())
    #expect(language() != language("fr"))
    #expect(language() != language("de", "Offen"))
    #expect(language() != language("de", nil))
    #expect(language("de", nil) != language())
    #expect(language("de", nil) == language("de", nil))
    #expect(
      language()
        != TextLocalization(
          identifier: "de", table: EqualWords(patterns: ["Open": "Geöffnet"]), formatting: Loud()))
    // `Words` is not equatable, so only a copy of the localization is equal.
    let unknown = TextLocalization(identifier: "de", table: Words(patterns: [:]))
    let copy = unknown
    #expect(unknown == copy)
    #expect(unknown != TextLocalization(identifier: "de", table: Words(patterns: [:])))
    #expect(unknown != language())
  }

  /// A localization with the same identifier and other words makes the environment differ, and the
  /// document is laid out again.
  @Test func otherWordsOfALanguageAreShown() {
    struct Door: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) { root.text("Open") }
    }
    func environment(_ word: String) -> LayoutEnvironment {
      LayoutEnvironment(
        localization: TextLocalization(
          identifier: "de", table: EqualWords(patterns: ["Open": word])))
    }
    var door = RunningLayout(Door(), in: .width(100), environment: environment("Offen"))
    #expect(door.update { $0.environment = environment("Offen") }.isEmpty)
    door.update { $0.environment = environment("Geöffnet") }
    #expect(door.tree.text(of: 0)?.content == "Geöffnet")
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
