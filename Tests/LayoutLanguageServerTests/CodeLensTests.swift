import Foundation
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// The lenses above a layout and its components.
struct CodeLensTests {
  private static let uri = "file:///nowhere/a.layout.xml"

  private static let text = """
    <layout name="Card" widths="320...330">
      <component name="Wide">
        <view size="325 9"/>
      </component>
      <component name="Idle">
        <view size="9"/>
      </component>
      <preview name="phone" width="330"/>
      <preview width="320"/>
      <stack direction="vertical" alignItems="start">
        <Wide/>
        <Wide/>
        <stack direction="horizontal"><view size="327 9"/></stack>
      </stack>
    </layout>

    """

  private static let kit =
    #"<library name="Kit"><component name="A"><text>a</text></component></library>"#

  private static let capabilities = #"{"textDocument": {"codeLens": {}}}"#

  /// Returns the lenses of a document, each as `line title: command`.
  private func lenses(_ editor: Editor, _ uri: String = Self.uri) -> [String] {
    let lenses = editor.request(
      "textDocument/codeLens", #"{"textDocument": {"uri": "\#(uri)"}}"#)
    return (lenses?.list ?? []).map { lens in
      let line = lens.at("range", "start", "line")?.integer ?? -1
      let command = lens["command"]
      return "\(line) \(command?["title"]?.string ?? "?"): \(command?["command"]?.string ?? "?")"
    }
  }

  @Test func onlyClientsThatDeclareLensesGetThem() {
    #expect(Editor().greeting?.at("capabilities", "codeLensProvider") == nil)
    #expect(
      Editor(Self.capabilities).greeting?.at("capabilities", "codeLensProvider")?.json == "{}")
  }

  @Test func previewsAndUsesStandAboveDeclarations() {
    let editor = Editor(Self.capabilities)
    editor.open(Self.uri, Self.text)
    #expect(
      lenses(editor) == [
        "0 phone: layoutc.preview", "0 preview 2: layoutc.preview",
        "1 2 uses: layoutc.showUse", "4 no uses: layoutc.showUse",
      ])
    let library = "file:///nowhere/kit.layout.xml"
    editor.open(library, Self.kit)
    #expect(lenses(editor, library) == ["0 no uses: layoutc.showUse"])
  }

  /// The command of a use goes to its place.
  @Test func aUseIsShown() {
    let editor = Editor(
      #"{"textDocument": {"codeLens": {}}, "window": {"showDocument": {"support": true}}}"#)
    editor.open(Self.uri, Self.text)
    let lens = editor.request(
      "textDocument/codeLens", #"{"textDocument": {"uri": "\#(Self.uri)"}}"#)?.list[2]
    let arguments = lens?.at("command", "arguments")?.json ?? ""
    editor.request(
      "workspace/executeCommand",
      #"{"command": "layoutc.showUse", "arguments": \#(arguments)}"#)
    #expect(editor.requests == ["window/showDocument"])
    let shown = editor.received.last { $0.contains("showDocument") }
    let place = #"{"start":{"line":10,"character":5},"end":{"line":10,"character":9}}"#
    #expect(shown?.contains(place) == true)
    // Without a use there is nothing to show.
    editor.request(
      "workspace/executeCommand", #"{"command": "layoutc.showUse", "arguments": []}"#)
    #expect(editor.requests.count == 1)
  }

  @Test func aClientMayListUsesItself() {
    let editor = Editor(
      Self.capabilities, options: #"{"prove": false, "commands": ["layoutc.showReferences"]}"#)
    editor.open(Self.uri, Self.text)
    #expect(lenses(editor)[2] == "1 2 uses: layoutc.showReferences")
    let lens = editor.request(
      "textDocument/codeLens", #"{"textDocument": {"uri": "\#(Self.uri)"}}"#)?.list[2]
    let arguments = lens?.at("command", "arguments")?.list ?? []
    #expect(arguments.first?.string == Self.uri)
    #expect(arguments[1].json == #"{"line":1,"character":19}"#)
    #expect(arguments[2].list.count == 2)
  }

  /// What a proof finds comes with the proof, for which the client asks again.
  @Test func whatBreaksStandsAbove() {
    let editor = Editor(
      """
      {"textDocument": {"codeLens": {}}, "workspace": {"codeLens": {"refreshSupport": true}}}
      """, options: "{}")
    editor.open(Self.uri, Self.text)
    let before = lenses(editor)
    #expect(!before.contains { $0.contains("breaks") })
    #expect(editor.requests == [])
    editor.idle()
    #expect(editor.requests == ["workspace/codeLens/refresh"])
    let after = lenses(editor)
    #expect(after.filter { !before.contains($0) }.contains { $0.hasPrefix("0 breaks at 320") })
    // Another text is not known to break.
    editor.write(Self.uri, Self.text + " ")
    #expect(!lenses(editor).contains { $0.contains("breaks") })
  }

  /// The number of uses waits for the workspace, where the client asks again.
  @Test func usesInOtherFilesAreCounted() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.kit, to: "kit.layout.xml")
    for name in ["one", "two"] {
      try folder.write(
        #"<layout><import src="kit.layout.xml"/><A/></layout>"#, to: "\(name).layout.xml")
    }
    let uri = DocumentURI.uri(of: folder.path("kit.layout.xml"))
    for refreshes in [true, false] {
      let editor = Editor(
        """
        {"textDocument": {"codeLens": {}},
         "workspace": {"codeLens": {"refreshSupport": \(refreshes)}}}
        """, folders: [folder.url.path()])
      editor.open(uri, Self.kit)
      #expect(lenses(editor, uri) == (refreshes ? [] : ["0 2 uses: layoutc.showUse"]))
      editor.idle()
      #expect(editor.requests == (refreshes ? ["workspace/codeLens/refresh"] : []))
      #expect(lenses(editor, uri) == ["0 2 uses: layoutc.showUse"])
    }
  }
}
