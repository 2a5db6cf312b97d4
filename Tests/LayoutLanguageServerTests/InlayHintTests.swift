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
