import Foundation
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// The frame and the picture of the element whose tag the pointer is over.
struct HoverPictureTests {
  private static let markdown = #"{"textDocument": {"hover": {"contentFormat": ["markdown"]}}}"#

  private static func text(_ child: String) -> String {
    """
    <layout name="Card">
      <preview name="phone" width="200" textMetrics="fixed:10x20"/>
      <stack direction="vertical" alignItems="start" padding="5">
        <view size="30 10" backgroundColor="#123456"/>
        \(child)
      </stack>
    </layout>
    """
  }

  @Test func theFrameIsThereWithItsReasons() {
    let hover = Editor().hover(Self.text("<te1️⃣xt>Hello</text>"))
    let lines = hover?.split(separator: "\n\n").suffix(3).map(String.init)
    #expect(
      lines == [
        "50 × 20 at 5, 15 in the preview 'phone'",
        "width: offered at most 190: 50, as wide as its longest line",
        "height: offered any, the stack measures it without a limit along itself: 20, "
          + "as high as its 1 line",
      ])
    #expect(hover?.contains("data:") == false)
  }

  @Test func theEndTagSaysTheSame() {
    let hover = Editor().hover(Self.text("<text>Hello</te1️⃣xt>"))
    #expect(hover?.contains("50 × 20 at 5, 15") == true)
  }

  @Test func severalElementsOfATagAreCounted() {
    let hover = Editor().hover(
      Self.text(#"<for each="n" in="{1...3}"><vi1️⃣ew size="7"/></for>"#))
    #expect(hover?.contains("7 × 7 at 5, 15 in the preview 'phone', the first of 3") == true)
  }

  /// The picture is that of the element around, with a line around the element.
  @Test func thePictureIsThatOfTheElementInItsParent() throws {
    let hover = try #require(Editor(Self.markdown).hover(Self.text("<te1️⃣xt>Hello</text>")))
    let address = try #require(hover.split(separator: "\n\n").last)
    #expect(address.hasPrefix("![](data:image/svg+xml;base64,") && address.last == ")")
    let base = address.dropFirst("![](data:image/svg+xml;base64,".count).dropLast()
    let data = try #require(Data(base64Encoded: String(base)))
    let svg = String(decoding: data, as: UTF8.self)
    #expect(svg.contains(#"viewBox="0 0 200 40""#) && svg.contains(">Hello</text>"))
    #expect(svg.contains("#123456") && svg.lowercased().contains("#ff375f"))
  }

  /// A picture is drawn beside the requests, and what comes after the hover is answered before it.
  @Test func aPictureKeepsNoOtherRequestWaiting() throws {
    let editor = Editor(Self.markdown)
    editor.draws = false
    let uri = "file:///nowhere/a.layout.xml"
    let text = Self.text("<text>Hello</text>")
    editor.open(uri, text)
    let offset = try #require(text.firstRange(of: "<text")).lowerBound
    let place = Editor.place(uri, text[..<offset].utf8.count + 2, in: text, editor.encoding)
    func hover(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/hover","params":\#(place)}"#
    }
    func answers(_ messages: [JSONNode]) -> [String] {
      messages.compactMap { $0["id"]?.text }
    }
    #expect(answers(editor.send([hover(901), hover(902)])) == [])
    let symbols = editor.request(
      "textDocument/documentSymbol", #"{"textDocument": {"uri": "\#(uri)"}}"#)
    #expect(symbols?.list.isEmpty == false)
    let cancelled = editor.send([
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":901}}"#
    ])
    #expect(cancelled.map { $0["error"]?["code"]?.text } == ["-32800"])
    editor.draws = true
    let drawn = editor.send([])
    #expect(answers(drawn) == ["902"])
    #expect(drawn.first?["result"]?["contents"]?["value"]?.string?.contains("data:") == true)
    // It is there now.
    editor.draws = false
    #expect(answers(editor.send([hover(903)])) == ["903"])
    // A hover of a text that has changed is answered without a picture.
    editor.write(uri, text + "\n", version: 2)
    #expect(answers(editor.send([hover(904)])) == [])
    editor.write(uri, text + "\n\n", version: 3)
    #expect(editor.received.last?.contains(#""id":904,"result":{"contents""#) == true)
  }

  @Test func aLongPictureIsLeftOut() throws {
    let many = String(repeating: "<text>Many words in many lines</text>", count: 600)
    let hover = try #require(Editor(Self.markdown).hover(Self.text("<te1️⃣xt>Hello</text>\(many)")))
    #expect(hover.contains("50 × 20 at") && !hover.contains("data:"))
  }

  @Test(arguments: [
    #"<te1️⃣xt colour="red">Hello</text>"#, "<te1️⃣xt>Hello</text><text>", "<te1️⃣xt",
  ])
  func aTextWithErrorsHasNone(_ child: String) {
    let hover = Editor(Self.markdown).hover(Self.text(child))
    #expect(hover?.contains("×") == false && hover?.contains("data:") == false)
  }

  /// The frames are those of the newest text.
  @Test func anEditChangesThem() {
    let editor = Editor()
    let uri = "file:///nowhere/a.layout.xml"
    #expect(editor.hover(Self.text("<te1️⃣xt>Hello</text>"))?.contains("50 × 20") == true)
    let mark = MarkedText(Self.text("<te1️⃣xt>Hi</text>"))
    editor.write(uri, mark.text)
    let place = Editor.place(uri, mark.offset(1), in: mark.text, editor.encoding)
    let hover = editor.request("textDocument/hover", place)?["contents"]?["value"]?.string
    #expect(hover?.contains("20 × 20 at 5, 15") == true)
  }

  /// Declarations have no frames.
  @Test func otherTagsHaveNone() {
    let hover = Editor(Self.markdown).hover(
      #"<layout><prev1️⃣iew width="200"/><text>Hello</text></layout>"#)
    #expect(hover?.contains("×") == false)
  }
}
