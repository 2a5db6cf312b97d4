import LayoutDiagnostics
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// What a call takes, at a place marked `1️⃣`.
struct SignatureTests {
  private func signature(_ body: String, offsets: Bool = false) -> String? {
    let capability = #"{"parameterInformation": {"labelOffsetSupport": \#(offsets)}}"#
    let editor = Editor(
      #"{"textDocument": {"signatureHelp": {"signatureInformation": \#(capability)}}}"#)
    let mark = MarkedText(
      """
      <layout>
        <param name="due" type="Date"/><param name="names" type="[String]"/>
        <action name="open"><param name="key" type="Integer"/></action>
        <stack direction="vertical">\(body)</stack>
      </layout>
      """)
    let uri = "file:///nowhere/a.layout.xml"
    editor.open(uri, mark.text)
    let place = Editor.place(uri, mark.offset(1), in: mark.text, "utf-16")
    let result = editor.request("textDocument/signatureHelp", place)
    guard let active = result?["activeSignature"]?.integer,
      let signature = result?["signatures"]?.list[active]
    else { return nil }
    let parameters = signature["parameters"]?.list ?? []
    let index = result?["activeParameter"]?.integer ?? 0
    let name = index < parameters.count ? parameters[index]["label"]?.json ?? "" : "none"
    return "\(signature["label"]?.string ?? "") \(name)"
  }

  @Test func aCallSaysWhatItTakes() {
    #expect(signature(#"<text content="{date(1️⃣)}"/>"#) == #"date(x) "x""#)
    #expect(signature(#"<text content="{date(due, 1️⃣)}"/>"#) == #"date(x, style) "style""#)
    #expect(signature(#"<text content="{date(due, 'sh1️⃣')}"/>"#) == #"date(x, style) "style""#)
    #expect(signature("<text>On {date(1️⃣") == #"date(x) "x""#)
    #expect(signature(#"<text content="{date(1️⃣)}"/>"#, offsets: true) == "date(x) [5,6]")
  }

  @Test func theInnermostCallCounts() {
    let text = "{join(sorted(names), 1️⃣)}"
    #expect(signature(#"<text content="\#(text)"/>"#) == #"join(xs, separator) "separator""#)
    #expect(
      signature(#"<text content="{join(sorted(names, x => 1️⃣), ', ')}"/>"#)
        == #"sorted(xs, key) "key""#)
    #expect(signature(#"<text content="{1 + (1️⃣2)}"/>"#) == nil)
    #expect(signature(#"<text content="{date(due)}1️⃣"/>"#) == nil)
    // More operands than any form has.
    #expect(signature(#"<text content="{count(names, 1️⃣)}"/>"#) == "count(x) none")
  }

  @Test func anActionSaysWhatItHandsOver() {
    let help = signature(#"<text content="a" tap="{open(1️⃣)}"/>"#)
    #expect(help == #"open(key: Integer) "key: Integer""#)
  }
}
