import LayoutLanguages
import Testing

@testable import LayoutLanguageServer

/// The frames of a document, and why an element has its size, as messages of the server's own.
struct FrameMessageTests {
  private static let uri = "file:///nowhere/a.layout.xml"
  private static let text = """
    <layout name="Card">
      <preview name="phone" width="200"/>
      <stack id="rows" direction="vertical" alignItems="start">
        <view size="12 30"/>
        <for each="n" in="{[1, 2]}" key="{n}"><view size="5 6"/></for>
        <view width="40%" height="9"/>
      </stack>
    </layout>

    """

  @Test func framesAreThoseOfTheVersion() throws {
    let editor = Editor()
    editor.open(Self.uri, Self.text, version: 7)
    let document = #"{"textDocument": {"uri": "\#(Self.uri)"}}"#
    let frames = try #require(editor.request("layoutc/frames", document))
    #expect(frames["version"]?.text == "7" && frames["preview"]?.string == "phone")
    let lines = (frames["elements"]?.list ?? []).map { element in
      let line = element.at("range", "start", "line")?.text ?? ""
      let id = element["id"]?.string.map { " #\($0)" } ?? ""
      return "\(line) \(element["name"]?.string ?? "")\(id) \(element["frames"]?.json ?? "")"
    }
    #expect(
      lines == [
        "2 stack #rows [[0,0,200,51]]", "3 view [[0,0,12,30]]",
        "4 view [[0,30,5,6],[0,36,5,6]]", "5 view [[0,42,80,9]]",
      ])
    editor.write(Self.uri, "<layout><stack", version: 8)
    #expect(editor.request("layoutc/frames", document)?.isNull == true)
    #expect(
      editor.response("layoutc/frames", "{}")?.at("error", "code")?.text == "-32602")
  }

  @Test func theReasonLeadsFromTheRootToTheElement() throws {
    let editor = Editor()
    editor.open(Self.uri, Self.text, version: 7)
    let reason = try #require(
      editor.request(
        "layoutc/explainSize",
        #"{"textDocument": {"uri": "\#(Self.uri)"}, "position": {"line": 5, "character": 20}}"#))
    #expect(reason["version"]?.text == "7")
    #expect(reason.at("range", "start", "line")?.text == "5")
    let steps = reason["steps"]?.list ?? []
    #expect(steps.compactMap { $0["element"]?.string } == ["stack", "view"])
    #expect(steps.last?.at("width", "byItself")?.string == "width 40% of 200, 80")
    let nothing = editor.request(
      "layoutc/explainSize",
      #"{"textDocument": {"uri": "\#(Self.uri)"}, "position": {"line": 1, "character": 6}}"#)
    #expect(nothing?.isNull == true)
  }
}
