import LayoutDiagnostics
import LayoutEngine
import Testing

@testable import LayoutInterpreter
@testable import LayoutLanguages

struct StringTableTests {
  private static let catalog = """
    {
      "sourceLanguage": "en",
      "strings": {
        "Open": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Geöffnet" } } } },
        "Closed": {},
        "%lld likes": {
          "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "new", "value": "%lld like" } },
              "other": { "stringUnit": { "state": "new", "value": "%lld likes" } }
            } } },
            "de": { "variations": { "plural": {
              "zero": { "stringUnit": { "state": "new", "value": "Noch nicht gemocht" } },
              "one": { "stringUnit": { "state": "new", "value": "Einmal gemocht" } },
              "other": { "stringUnit": { "state": "new", "value": "%lld Mal gemocht" } }
            } } }
          }
        }
      },
      "version": "1.0"
    }
    """

  private func table(_ text: String, named name: String, _ language: String? = nil) throws
    -> StringTable
  {
    let read = StringTable.read(Array(text.utf8), named: name, language: language)
    #expect(read.findings.isEmpty)
    return try #require(read.table)
  }

  @Test func aCatalogHasWordsInSeveralLanguages() throws {
    let german = try table(Self.catalog, named: "Texts.xcstrings", "de")
    #expect(german.words(for: "Open", []) == "Geöffnet")
    #expect(german.words(for: "Closed", []) == nil)
    #expect(german.words(for: "%lld likes", [.integer(12)]) == "12 Mal gemocht")
    #expect(german.words(for: "%lld likes", [.integer(1)]) == "Einmal gemocht")
    #expect(german.words(for: "%lld likes", [.integer(0)]) == "Noch nicht gemocht")
  }

  @Test func inItsOwnLanguageAKeyIsItsWords() throws {
    let english = try table(Self.catalog, named: "Texts.xcstrings")
    #expect(english.language == "en")
    #expect(english.words(for: "Closed", []) == "Closed")
    #expect(english.words(for: "%lld likes", [.integer(1)]) == "1 like")
    #expect(english.words(for: "%lld likes", [.integer(0)]) == "0 likes")
  }

  @Test func aStringsFileHasALineForEachKey() throws {
    let text = """
      /* The state of a shop. */
      "Open" = "Ouvert"; // now
      "%@ of %@"="%2$@ \\"à\\" %1$@";
      "Line\\n" = "\\U00e9\\n" ;
      """
    let french = try table(text, named: "fr.lproj/Localizable.strings", "fr")
    #expect(french.words(for: "Open", []) == "Ouvert")
    #expect(french.words(for: "%@ of %@", [.string("a"), .string("b")]) == "b \"à\" a")
    #expect(french.words(for: "Line\n", []) == "é\n")
    #expect(french.entries["Open"]?.range == SourceRange(start: 37, end: 43))
  }

  @Test func aStringsFileMayBeInUTF16() throws {
    let units = Array("\u{FEFF}\"é\" = \"日\";".utf16)
    let bytes = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let text = StringTable.utf8(bytes)
    let read = StringTable.read(text, named: "a.strings", language: nil)
    #expect(read.table?.words(for: "é", []) == "日")
    #expect(read.table?.entries["é"]?.range == SourceRange(start: 8, end: 11))
  }

  @Test func aMistakeIsAWholeCharacter() {
    let read = StringTable.read(Array("é".utf8), named: "a.strings", language: nil)
    #expect(read.findings.map(\.range) == [SourceRange(start: 0, end: 2)])
  }

  @Test func aFileThatIsNoTextIsRefused() {
    for name in ["a.strings", "a.xcstrings"] {
      let read = StringTable.read([0x22, 0xE9, 0x22], named: name, language: nil)
      #expect(read.table == nil)
      #expect(read.findings.map(\.message) == ["the text is not in UTF-8 here"])
      #expect(read.findings.map(\.range) == [SourceRange(start: 1, end: 2)])
    }
  }

  @Test(arguments: [
    ("a.strings", "\"a\" \"b\";", "there is no '=' between the key and its words", 4),
    ("a.strings", "\"a\" = b;", "there are no words in double quotes here", 6),
    ("a.strings", "\"a\" = \"b\"", "there is no ';' behind the words", 9),
    ("a.strings", "a = \"b\";", "there is no key in double quotes here", 0),
    ("a.strings", "/* a", "the comment has no end", 0),
    ("a.xcstrings", "{}", "a String Catalog has an object 'strings'", 0),
    ("a.xcstrings", "{\"strings\": ", "the text ends too early", 12),
    (
      "a.xcstrings",
      """
      {"strings": {"%lld": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%lld"}}, "few": {"stringUnit": {"value": "%lld"}}}}}}}}}
      """, "the plural of '%lld' has no form 'other'", 46
    ),
  ])
  func theFirstMistakeIsFound(name: String, text: String, message: String, start: UInt32) {
    let read = StringTable.read(Array(text.utf8), named: name, language: nil)
    #expect(read.table == nil)
    #expect(read.findings.map(\.message) == [message])
    #expect(read.findings.map(\.range.start) == [start])
  }

  @Test func aLanguageThatNobodyHasIsFoundOnce() throws {
    let read = StringTable.read(
      Array(Self.catalog.utf8), named: "Texts.xcstrings", language: "xx")
    #expect(read.findings.map(\.message) == ["there are no words in 'xx'"])
    #expect(read.findings.map(\.label) == ["there are in 'de', 'en'"])
    let table = try #require(read.table)
    let source = SourceText(name: "Texts.xcstrings", text: Self.catalog)
    let document = checked(root: "<stack direction=\"vertical\"><text>Open</text></stack>")
    let check = TranslationCheck(document, [table], in: source) { _ in .at(0) }
    #expect(check.texts.isEmpty)
  }

  // MARK: Strings in expressions

  /// An interpolated string is a key if it stands where a text is expected.
  @Test func stringsWithValuesAreKeys() throws {
    let document = checked(
      root: """
        <param name="n" type="Integer"/>
        <param name="title" type="String"/>
        <text content="{n > 1 ? '{n} KB' : 'one'}" accessibilityLabel="{n > 1 ? '{title} {n}' : title}"/>
        """)
    let texts = DocumentText.all(in: document)
    #expect(Set(texts.map(\.key)) == ["%lld KB", "one"])
    #expect(texts.first { $0.key == "%lld KB" }?.arguments == [true])
  }

  // MARK: Forms of plurals

  /// Returns a catalog with these plural forms of one text, each of which contains the number.
  private static func catalog(_ language: String, _ forms: [StringTable.PluralCategory]) -> String {
    let all = forms.map {
      "\"\($0.rawValue)\": {\"stringUnit\": {\"value\": \"%lld \($0.rawValue)\"}}"
    }
    return """
      {"sourceLanguage": "xx", "strings": {"%lld files": {"localizations": {"\(language)": {
      "variations": {"plural": {\(all.joined(separator: ", "))}}}}}}}
      """
  }

  private func messages(_ catalog: String, _ language: String, _ root: String) throws -> [String] {
    let table = try table(catalog, named: "a.xcstrings", language)
    let source = SourceText(name: "a.layout.xml", text: root)
    let parameters = ["n", "m"].map { "<param name=\"\($0)\" type=\"Integer\"/>" }
    let document = checked(root: parameters.joined() + root)
    let check = TranslationCheck(document, [table], in: source) { _ in .at(0) }
    return check.words.map { "\($0.id.name) \($0.message)" }
  }

  @Test(arguments: [
    ("pl", [StringTable.PluralCategory.one, .many, .other], ["few"]),
    ("pl", [.other], ["one", "few", "many"]),
    ("en", [.other], ["one"]), ("ja", [.other], []), ("de", [.zero, .one, .other], []),
    ("fr", [.one, .other], []), ("fr", [.one, .many, .other], []),
    ("cs", [.one, .few, .other], []),
    ("ar", [.zero, .one, .two, .few, .many, .other], []),
    ("ar", [.one, .other], ["zero", "two", "few", "many"]),
  ])
  func aFormThatALanguageNeedsIsMissed(
    language: String, forms: [StringTable.PluralCategory], missing: [String]
  ) throws {
    let found = try messages(
      Self.catalog(language, forms), language, "<text>{n} files</text>")
    #expect(found.count == (missing.isEmpty ? 0 : 1))
    for form in missing { #expect(found.first?.contains("'\(form)'") == true) }
  }

  /// In every language a plural form is required, unused, or optional.
  ///
  /// A catalog with all required forms has no findings, and an unused form is never chosen.
  @Test(arguments: [
    "en", "de", "ja", "fr", "pt-PT", "ru", "pl", "cs", "lt", "lv", "ro", "he", "ar", "mt", "cy",
    "ga", "gd", "fil", "sl",
  ])
  func formsAreWantedWhereNumbersTakeThem(language: String) throws {
    let all = StringTable.PluralCategory.allCases
    let taken = Set((0...1_000).map { PluralRule.category(of: $0, in: language) })
    let found = try messages(Self.catalog(language, all), language, "<text>{n} files</text>")
    let table = try table(Self.catalog(language, all), named: "a.xcstrings", language)
    let shown = Set(
      ((0...200) + [1_000_000]).compactMap { table.words(for: "%lld files", [.integer($0)]) })
    for form in all where form != .other {
      let isIdle = found.contains { $0.contains("the form '\(form.rawValue)'") }
      #expect(isIdle != shown.contains { $0.hasSuffix(" \(form.rawValue)") }, "\(form)")
      guard taken.contains(form) else { continue }
      let rest = Self.catalog(language, all.filter { $0 != form && taken.contains($0) } + [.other])
      #expect(
        try messages(rest, language, "<text>{n} files</text>").contains {
          $0.hasPrefix("missing-plural-form") && $0.contains("'\(form.rawValue)'")
        }, "\(form)")
    }
  }

  /// Two numbers in one text have a plural form each.
  @Test func partsWithPluralsOfTheirOwnAreFilled() throws {
    let catalog = """
      {"sourceLanguage": "de", "strings": {"%lld files in %lld folders": {"localizations": {"en": {
      "stringUnit": {"value": "%#@files@ in %#@folders@"},
      "substitutions": {
        "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
        "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "a folder"}}, "few": {"stringUnit": {"value": "%arg folders"}},
          "other": {"stringUnit": {"value": "%@ folders"}}}}}
      }}}}}}
      """
    let english = try table(catalog, named: "a.xcstrings", "en")
    let key = "%lld files in %lld folders"
    #expect(english.words(for: key, [.integer(1), .integer(1)]) == "1 file in a folder")
    #expect(english.words(for: key, [.integer(5), .integer(1)]) == "5 files in a folder")
    #expect(
      try messages(catalog, "en", "<text>{n} files in {m} folders</text>").map {
        String($0.prefix(22))
      }
        == ["idle-plural-form no num", "mismatched-translation"].map { String($0.prefix(22)) })
  }

  @Test(arguments: [
    ("\"a\" = \"\\UD83D\\UDE00!\";", "😀!"), ("\"a\" = \"\\ud83d\\ude00\";", "😀"),
    ("\"a\" = \"\\U00e9\\U0301\";", "é\u{301}"), ("\"a\" = \"\\U00410\";", "A0"),
  ])
  func rareCharactersAreTwoEscapes(text: String, words: String) throws {
    #expect(try table(text, named: "a.strings").words(for: "a", []) == words)
  }

  @Test(arguments: ["\\UD83D", "\\UD83Dx", "\\UDE00", "\\UD83D\\U0041", "\\U", "\\Ug"])
  func halfACharacterIsNone(escape: String) {
    let read = StringTable.read(
      Array("\"a\" = \"x\(escape)\";".utf8), named: "a.strings", language: nil)
    #expect(read.table == nil)
    #expect(read.findings.map(\.range.start) == [8])
    #expect(read.findings.first?.message.hasSuffix("is no character") == true)
  }

  @Test func aNumberIsNoString() throws {
    let found = try findings(
      "<param name=\"n\" type=\"Integer\"/><text>{n} files</text>",
      "\"%lld files\" = \"%@ Dateien\";")
    #expect(
      found == ["mismatched-translation '%@ Dateien' has '%@' for the number of '%lld files'"])
  }

  // MARK: Texts of a document

  private func findings(_ root: String, _ strings: String) throws -> [String] {
    let table = try table(strings, named: "a.strings", "de")
    let source = SourceText(name: "a.layout.xml", text: root)
    let check = TranslationCheck(checked(root: root), [table], in: source) { _ in .at(0) }
    return (check.texts + check.words).map { "\($0.id.name) \($0.message)" }
  }

  @Test func aTextWithoutWordsIsFound() throws {
    let root = """
      <stack direction="vertical">
        <text>Open</text>
        <text content="Closed"/>
        <text localized="false">Never</text>
        <text> </text>
        <text>Some <span fontSize="20">name</span></text>
      </stack>
      """
    #expect(
      try findings(root, "\"Open\" = \"Auf\";\"Some\" = \"Ein\";") == [
        "missing-translation 'Closed' has no words in 'de'",
        "missing-translation 'Some <1>name</1>' has no words in 'de'",
      ])
  }

  @Test func aTranslationThatLeavesOutAValueIsFound() throws {
    let text = """
      <layout name="A">
        <param name="name" type="String"/>
        <param name="likes" type="Integer"/>
        <text>{name} has {likes} likes</text>
      </layout>
      """
    func messages(_ plural: String) throws -> [String] {
      let catalog = """
        {"strings": {"%@ has %lld likes": {"localizations": {"de": \(plural)}}}}
        """
      let table = try table(catalog, named: "a.xcstrings", "de")
      let source = SourceText(name: "a.layout.xml", text: text)
      let check = TranslationCheck(checked(text), [table], in: source) { _ in .at(0) }
      #expect(check.texts.isEmpty)
      return check.words.map(\.message)
    }
    func unit(_ words: String) -> String { "{\"stringUnit\": {\"value\": \"\(words)\"}}" }
    #expect(try messages(unit("%@ hat %lld Likes")) == [])
    #expect(try messages(unit("%2$lld Likes für %1$@")) == [])
    #expect(
      try messages(unit("%@ hat Likes")) == [
        "'%@ hat Likes' leaves out '%lld' of '%@ has %lld likes'"
      ])
    #expect(
      try messages(unit("Hat Likes")) == ["'Hat Likes' leaves out '%@' of '%@ has %lld likes'"])
    func plural(_ one: String, _ other: String) -> String {
      "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other))}}}"
    }
    #expect(try messages(plural("%@ hat einen Like", "%@ hat %lld Likes")) == [])
    #expect(
      try messages(plural("Ein Like", "%@ hat %lld Likes")) == [
        "'Ein Like' leaves out '%@' of '%@ has %lld likes'"
      ])
    #expect(
      try messages(plural("%@ hat %lld Like", "%@ hat viele Likes")) == [
        "'%@ hat viele Likes' leaves out '%lld' of '%@ has %lld likes'"
      ])
  }
}
