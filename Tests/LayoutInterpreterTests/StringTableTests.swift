import LayoutDiagnostics
import LayoutEngine
import LayoutSemantics
import Testing

@testable import LayoutInterpreter

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
