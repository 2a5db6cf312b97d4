import LayoutDiagnostics
import LayoutLanguageServer
import LayoutLanguages
import TestSupport
import Testing

/// What breaks somewhere in all that a document is meant for is told while nothing else is to be
/// done, and never for an older text.
struct ProvingTests {
  private static let card = "file:///nowhere/card.layout.xml"
  /// Something leaves the screen at its narrowest, and an attribute does nothing.
  private static let wide = """
    <layout widths="320...330">
      <stack direction="horizontal"><view size="325 9" alignSelf="start"/></stack>
    </layout>
    """
  private static let found = ["1:33 leaves-parent", "1:51 idle-attribute"]

  /// Puts a digit in front of the height, so that the text is another one.
  private func change(_ editor: Editor) {
    let place = #"{"line": 1, "character": 47}"#
    editor.change(Self.card, [#"{"range": {"start": \#(place), "end": \#(place)}, "text": "1"}"#])
  }

  @Test func anOpenDocumentIsProvedAfterItsFindingsAreSent() throws {
    let editor = Editor(
      #"{"textDocument": {"publishDiagnostics": {"tagSupport": {"valueSet": [1, 2]}}}}"#,
      options: "{}")
    editor.open(Self.card, Self.wide)
    #expect(editor.findings(Self.card) == [] && !editor.isIdle)
    // What breaks at an end of the widths is told first.
    editor.idle(interruptedAt: 1)
    #expect(editor.findings(Self.card) == Self.found.dropLast() && !editor.isIdle)
    editor.idle()
    #expect(editor.findings(Self.card) == Self.found)
    // What does nothing is greyed.
    let items = try #require(editor.published[Self.card])
    #expect(items.last?["tags"]?.json == "[1]")
    #expect(editor.isIdle)
  }

  /// Findings of a proof are never shown beside another text.
  @Test func aChangeTakesThemAwayUntilItIsProved() {
    let editor = Editor(options: "{}")
    editor.open(Self.card, Self.wide)
    editor.idle()
    change(editor)
    #expect(editor.findings(Self.card) == [])
    editor.idle()
    #expect(editor.findings(Self.card) == ["1:33 leaves-parent", "1:52 idle-attribute"])
  }

  /// At whatever trial a message comes, the proof ends and nothing is told but what was; later it
  /// is made anew.
  @Test(arguments: [1, 2, 7, 20]) func aMessageEndsAProof(question: Int) {
    let editor = Editor(options: "{}")
    editor.open(Self.card, Self.wide)
    editor.idle(interruptedAt: question)
    let before = editor.publications.count
    editor.idle(interruptedAt: question)
    #expect(editor.findings(Self.card) == Self.found.dropLast())
    #expect(editor.publications.count == before && !editor.isIdle)
    editor.idle()
    #expect(editor.findings(Self.card) == Self.found)
  }

  /// What is found of the ends is the beginning of what is found of all widths.
  @Test func theEndsOfAllDocumentsComeFirst() {
    let other = "file:///nowhere/other.layout.xml"
    let editor = Editor(options: "{}")
    editor.open(Self.card, Self.wide)
    editor.open(other, Self.wide)
    editor.idle(interruptedAt: 1)
    editor.idle(interruptedAt: 1)
    #expect(editor.findings(Self.card) == ["1:33 leaves-parent"])
    #expect(editor.findings(other) == ["1:33 leaves-parent"])
  }

  /// A comment that disables what only a whole proof asks is not unused before.
  @Test func aFirstLookLeavesDisabledRulesAlone() {
    let editor = Editor(options: "{}")
    editor.open(
      Self.card, Self.wide.replacing("<view", with: "<!-- layoutc:disable idle-attribute --><view"))
    editor.idle(interruptedAt: 1)
    #expect(editor.findings(Self.card) == ["1:72 leaves-parent"])
    editor.idle()
    #expect(editor.findings(Self.card) == ["1:72 leaves-parent"])
  }

  @Test(arguments: [#"{"prove": false}"#, #"{"prove": true}"#, #"{"prove": 1}"#, "[]", "null"])
  func aClientCanDoWithoutProofs(options: String) {
    let editor = Editor(options: options)
    editor.open(Self.card, Self.wide)
    #expect(editor.isIdle == options.contains("false"))
  }

  @Test func whatHasErrorsIsNotProved() {
    let editor = Editor(options: "{}")
    editor.open(Self.card, "<layout><stack/></layout>")
    #expect(editor.isIdle)
  }
}
