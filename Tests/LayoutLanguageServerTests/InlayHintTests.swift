import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// The sizes behind the names of elements.
struct InlayHintTests {
  private static let uri = "file:///nowhere/a.layout.xml"

  private static let text = """
    <layout name="Card">
      <param name="names" type="[String]"/>
      <define name="wide" value="120"/>
      <component name="Row">
        <param name="words" type="String"/>
        <text>{words}</text>
      </component>
      <preview name="phone" width="200" textMetrics="fixed:10x20"/>
      <preview name="pad" width="700"/>
      <stack id="rows" direction="vertical" alignItems="start">
        <text>Hello</text>
        <view size="12 30"/>
        <view width="{wide}" height="4"/><view width="2" height="5"/>
        <Row words="One"/>
        <Row words="Three"/>
        <text maxLines="1">Words that do not fit in one line</text>
        <text visibility="gone">Nothing</text>
      </stack>
    </layout>

    """

  /// Returns the lines with hints, with each hint in its place.
  private func shown(_ editor: Editor, _ text: String, lines: ClosedRange<Int> = 0...99) -> String {
    let hints =
      editor.request(
        "textDocument/inlayHint",
        """
        {"textDocument": {"uri": "\(Self.uri)"}, "range": {
          "start": {"line": \(lines.lowerBound), "character": 0},
          "end": {"line": \(lines.upperBound), "character": 0}}}
        """)?.list ?? []
    let written = text.split(separator: "\n", omittingEmptySubsequences: false)
    return hints.map { hint in
      let line = hint.at("position", "line")?.integer ?? 0
      let character = hint.at("position", "character")?.integer ?? 0
      let start = written[line].prefix(character)
      return "\(start)⟨\(hint["label"]?.string ?? "")⟩\(written[line].dropFirst(character))\n"
    }.joined()
  }

  private func editor(_ options: String = "{}") -> Editor {
    Editor("{}", options: options)
  }

  @Test func sizesStandBehindNames() {
    let editor = editor()
    editor.open(Self.uri, Self.text)
    #expect(
      shown(editor, Self.text) == """
            <text⟨30…50 × 20⟩>{words}</text>
          <stack⟨200 × 119⟩ id="rows" direction="vertical" alignItems="start">
            <text⟨50 × 20⟩>Hello</text>
            <view⟨120 × 4⟩ width="{wide}" height="4"/><view width="2" height="5"/>
            <Row⟨30 × 20⟩ words="One"/>
            <Row⟨50 × 20⟩ words="Three"/>
            <text⟨200 × 20, cut⟩ maxLines="1">Words that do not fit in one line</text>

        """)
    #expect(shown(editor, Self.text, lines: 10...12).split(separator: "\n").count == 2)
  }

  @Test func notesAloneCanBeAskedFor() {
    let editor = editor(#"{"inlayHints": "notes"}"#)
    editor.open(Self.uri, Self.text)
    #expect(
      shown(editor, Self.text)
        == "    <text⟨cut⟩ maxLines=\"1\">Words that do not fit in one line</text>\n")
    let silent = self.editor(#"{"inlayHints": "off"}"#)
    silent.open(Self.uri, Self.text)
    #expect(shown(silent, Self.text) == "")
  }

  /// A flexbox of Yoga's rounds a text to less than it needs.
  @Test func textsThatAreAPixelShortAreNoted() {
    let text = """
      <layout name="Example">
        <preview width="393" scale="3" textMetrics="fixed:54.666656x20"/>
        <flex direction="row">
          <view width="163.666641" height="10"/>
          <text content="x"/>
        </flex>
      </layout>

      """
    let editor = editor(#"{"inlayHints": "notes"}"#)
    editor.open(Self.uri, text)
    let hints = shown(editor, text)
    #expect(hints.contains("⟨a pixel short⟩") && !hints.contains("×"), "\(hints)")
  }

  @Test func hintsSayMoreThanSizes() {
    let text = """
      <layout name="Card">
        <preview name="phone" width="300" textMetrics="fixed:10x20"/>
        <stack direction="vertical" alignItems="start">
          <text>One two three four five six seven</text>
          <stack direction="horizontal" width="200"><view size="150 9"/><view size="62 9"/></stack>
          <stack direction="horizontal" width="300">
            <view width="60%" height="4" flexShrink="1"/>
            <view width="180" height="5"/>
          </stack>
          <if minWidth="240"><view size="9 9"/></if>
        </stack>
      </layout>

      """
    let editor = editor()
    editor.open(Self.uri, text)
    let hints = shown(editor, text)
    #expect(hints.contains("<text⟨270 × 40, 2 lines⟩>"), "\(hints)")
    #expect(hints.contains("overflows by 12⟩"), "\(hints)")
    #expect(hints.contains("<view⟨120 × 4, asks 60 %: 180⟩"), "\(hints)")
    #expect(hints.contains("<view⟨gone below 240⟩"), "\(hints)")
    let notes = self.editor(#"{"inlayHints": "notes"}"#)
    notes.open(Self.uri, text)
    let noted = shown(notes, text)
    #expect(!noted.contains("lines") && !noted.contains("gone"), "\(noted)")
    #expect(noted.contains("asks 60 %: 180") && noted.contains("overflows by 12"), "\(noted)")
  }

  /// What is in an alternative goes with it.
  @Test func anAlternativeIsGoneBelowTheWidthThatItNeeds() {
    let text = """
      <layout name="Card">
        <preview width="300"/>
        <fit>
          <stack direction="horizontal"><view size="150 9"/>
            <view size="70 9"/></stack>
          <view size="20 9"/>
        </fit>
      </layout>

      """
    let editor = editor()
    editor.open(Self.uri, text)
    let hints = shown(editor, text)
    #expect(hints.contains("gone below 220⟩"), "\(hints)")
    #expect(hints.split(separator: "gone").count == 2, "\(hints)")
  }

  /// While a tag is typed, the others keep their hints.
  @Test func hintsStayWhileOneTypes() {
    let editor = editor()
    editor.open(Self.uri, Self.text)
    _ = shown(editor, Self.text)
    let typed = Self.text.replacing(
      "    <view size=\"12 30\"/>\n", with: "    <view siz\n    <view size=\"12 30\"/>\n")
    editor.write(Self.uri, typed)
    #expect(
      shown(editor, typed).hasSuffix(
        """
            <Row⟨50 × 20⟩ words="Three"/>
            <text⟨200 × 20, cut⟩ maxLines="1">Words that do not fit in one line</text>

        """))
    editor.write(Self.uri, Self.text, version: 3)
    #expect(shown(editor, Self.text).contains("<stack⟨200 × 119⟩"))
  }

  @Test func theHintsAreThoseOfTheNewestText() {
    let editor = editor()
    editor.open(Self.uri, Self.text)
    let wider = Self.text.replacing("value=\"120\"", with: "value=\"90\"")
    editor.write(Self.uri, wider)
    #expect(shown(editor, wider).contains("<view⟨90 × 4⟩"))
  }

  @Test func aDocumentThatCannotBeSolvedHasNone() {
    let editor = editor()
    editor.open(Self.uri, "<library name=\"Kit\"><define name=\"gap\" value=\"4\"/></library>")
    #expect(shown(editor, "") == "")
  }
}
