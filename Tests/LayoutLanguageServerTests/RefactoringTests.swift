import LayoutCompiler
import LayoutDiagnostics
import LayoutFormatting
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Changes that an author may want where nothing is wrong, at the mark `1️⃣`.
struct RefactoringTests {
  private let folder: TemporaryFolder
  private let uri: String
  private let editor: Editor

  init() throws {
    folder = try TemporaryFolder()
    uri = DocumentURI.uri(of: folder.path("a.layout.xml"))
    editor = Editor(
      #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#, encoding: "utf-8",
      folders: [folder.root])
  }

  private func actions(_ marked: String, _ context: String) -> (text: String, all: [JSONNode]) {
    let mark = MarkedText(marked)
    editor.open(uri, mark.text)
    let place = Editor.place(uri, mark.offset(1), in: mark.text, "utf-8")
    let range = place.replacing(
      #/"position": (.*)}$/#, with: { #""range": {"start": \#($0.1), "end": \#($0.1)}"# })
    let list = editor.request(
      "textDocument/codeAction", "\(range), \"context\": {\"diagnostics\": []\(context)}}")
    return (mark.text, list?.list ?? [])
  }

  private func titles(_ marked: String, _ context: String = #", "only": ["refactor"]"#) -> [String]
  {
    actions(marked, context).all.compactMap { $0["title"]?.string }
  }

  /// Returns the text after the action of a title; nil without one.
  private func text(
    after title: String, _ marked: String, only kind: String = "refactor"
  ) -> String? {
    let (text, all) = actions(marked, #", "only": ["\#(kind)"]"#)
    guard let action = all.first(where: { $0["title"]?.string == title }) else { return nil }
    var bytes = Array(text.utf8)
    let positions = TextPositions(bytes, .utf8)
    for edit in (action["edit"]?["changes"]?[uri]?.list ?? []).reversed() {
      guard let range = edit["range"]?.asRange else { continue }
      bytes.replaceSubrange(
        positions.offset(of: range.start)..<positions.offset(of: range.end),
        with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Elements

  /// What the stack around reads stays in it.
  @Test func anElementIsWrapped() {
    let marked = """
      <layout>
        <stack direction="vertical">
          <te1️⃣xt id="a" fontSize="12" flexGrow="1">A</text>
          <view/>
        </stack>
      </layout>

      """
    #expect(
      titles(marked) == ["wrap in 'stack'", "wrap in 'inset'", "wrap in 'center'"])
    #expect(
      text(after: "wrap in 'inset'", marked) == """
        <layout>
          <stack direction="vertical">
            <inset insets="8" flexGrow="1">
              <text id="a" fontSize="12">A</text>
            </inset>
            <view/>
          </stack>
        </layout>

        """)
    #expect(
      text(after: "wrap in 'stack'", "<layout><ce1️⃣nter><view/></center></layout>\n") == """
        <layout>
          <stack direction="vertical">
            <center>
              <view/>
            </center>
          </stack>
        </layout>

        """)
  }

  @Test func theContentOfAnElementTakesItsPlace() {
    #expect(
      text(
        after: "unwrap 'center'",
        """
        <layout>
          <stack direction="vertical">
            <!-- Why. -->
            <center flexGrow="1">
              <view id="a"/>
            </center1️⃣>
          </stack>
        </layout>

        """) == """
          <layout>
            <stack direction="vertical">
              <!-- Why. -->
              <view id="a" flexGrow="1"/>
            </stack>
          </layout>

          """)
    // There is room for one alone.
    let two = "<layout><inset insets=\"8\"><st1️⃣ack><view/><view/></stack></inset></layout>"
    #expect(!titles(two).contains("unwrap 'stack'"))
  }

  @Test(arguments: [
    "<lay1️⃣out><view/></layout>",
    "<layout><par1️⃣am name=\"a\" type=\"String\"/><text>{a}</text></layout>",
    "<layout><text>a <sp1️⃣an>b</span></text></layout>", "<layout>1️⃣<view/></layout>",
    "<layout><te1️⃣xt>a</layout>", "<layout><view i1️⃣d=\"a\"/></layout>",
  ])
  func nothingElseIsWrapped(_ text: String) { #expect(titles(text) == []) }

  /// Others may read what the root of a layout is.
  @Test func theRootOfALayoutThatOthersUseStays() throws {
    let use = "<layout><import src=\"a.layout.xml\"/><stack><A/></stack></layout>"
    let other = DocumentURI.uri(of: folder.path("b.layout.xml"))
    #expect(titles("<layout><vi1️⃣ew/></layout>").count == 3)
    try folder.write("<layout><view/></layout>", to: "a.layout.xml")
    editor.open(other, use)
    #expect(titles("<layout><vi1️⃣ew/></layout>") == [])
  }

  /// A client that asks at each move of the cursor gets the repairs alone.
  @Test func refactoringsAreOfferedWhereTheyAreAskedFor() {
    let text = "<layout><vi1️⃣ew/></layout>"
    #expect(titles(text, #", "triggerKind": 2"#) == [])
    #expect(titles(text, #", "triggerKind": 1"#).count == 3)
    #expect(titles(text, "").count == 3)
    #expect(titles(text, #", "only": ["quickfix"]"#) == [])
    #expect(titles(text, #", "only": ["refactor.extract"]"#) == [])
    #expect(titles(text, #", "only": ["refactor.rewrite"]"#).count == 3)
  }

  // MARK: Values

  @Test func aValueBecomesAConstant() {
    #expect(
      text(
        after: "make '#FF0000' a constant",
        """
        <layout>
          <define name="gap" value="8"/>
          <text color="#FF1️⃣0000">A</text>
        </layout>

        """) == """
          <layout>
            <define name="gap" value="8"/>
            <define name="color" value="#FF0000"/>
            <text color="{color}">A</text>
          </layout>

          """)
    // The name is there already.
    #expect(
      text(
        after: "make '8' a constant",
        """
        <layout>
          <param name="spacing" type="Points"/>
          <stack spacing="{spacing}"><stack spacing="1️⃣8"><view/><view/></stack><view/></stack>
        </layout>

        """)?.contains("<define name=\"spacing2\" value=\"8\"/>") == true)
    #expect(
      text(after: "make 'Hello' a constant", "<layout><text content='He1️⃣llo'/></layout>\n") == """
        <layout>
          <define name="content" value="Hello"/>
          <text content="{content}"/>
        </layout>

        """)
    #expect(titles("<layout><text color=\"{1️⃣'#F00'}\">A</text></layout>") == [])
    #expect(titles("<layout><stack direction=\"verti1️⃣cal\"/></layout>") == [])
    #expect(titles("<layout><define name=\"a\" value=\"1️⃣8\"/><view/></layout>") == [])
  }

  /// What a later style or the element itself says wins.
  @Test func aStyleIsWrittenIntoItsElement() {
    let marked = """
      <layout>
        <style name="base" fontSize="12" fontWeight="bold"/>
        <style name="big" basedOn="base" fontSize="20" color="#FF0000"/>
        <style name="dim" color="#888888"/>
        <text style="b1️⃣ig dim" fontWeight="light">A</text>
        <text style="big"/>
      </layout>

      """
    #expect(
      text(after: "write the attributes of 'big'", marked)?
        .contains(#"<text style="dim" fontSize="20" fontWeight="light">A</text>"#) == true)
    let last = marked.replacing("1️⃣", with: "").replacing("big dim", with: "big d1️⃣im")
    #expect(
      text(after: "write the attributes of 'dim'", last)?
        .contains(##"<text style="big" fontWeight="light" color="#888888">A</text>"##) == true)
    let states = """
      <layout><style name="on" opacity="1"><when state="pressed" opacity="0.5"/></style>
        <action name="go"/><view style="o1️⃣n" tap="{go}"/></layout>
      """
    #expect(titles(states) == [])
  }

  /// The last style wins, as what the element said did.
  @Test func attributesBecomeAStyle() {
    #expect(
      text(
        after: "make a style of 3 attributes",
        """
        <layout>
          <param name="tone" type="Color"/>
          <define name="ink" value="#111111"/>
          <style name="base" fontSize="12" color="#222222"/>
          <stack direction="vertical">
            <text
                id="title"
                style="base"
                fontSize="20"
                fontWeight="bo1️⃣ld"
                color="{ink}"
                width="90"
                backgroundColor="{tone}">A</text>
          </stack>
        </layout>

        """) == """
          <layout>
            <param name="tone" type="Color"/>
            <define name="ink" value="#111111"/>
            <style name="base" fontSize="12" color="#222222"/>
            <style name="textStyle" fontSize="20" fontWeight="bold" color="{ink}"/>
            <stack direction="vertical">
              <text id="title" style="base textStyle" width="90" backgroundColor="{tone}">A</text>
            </stack>
          </layout>

          """)
    // The first attribute goes where the name of the style comes.
    let bare = "<layout><text fontSize=\"20\" fontWeight=\"bo1️⃣ld\">A</text></layout>"
    #expect(
      text(after: "make a style of 2 attributes", bare)?
        .contains("<text style=\"textStyle\">A</text>") == true)
    #expect(titles("<layout><text fontWeight=\"bo1️⃣ld\">A</text></layout>") == [])
  }

  // MARK: Imports

  @Test func importsAreSortedAndThoseWithoutUseGo() throws {
    let library = #"<library><component name="%"><text content="a"/></component></library>"#
    for name in ["One", "Two", "Three"] {
      try folder.write(library.replacing("%", with: name), to: "\(name).layout.xml")
    }
    let page = """
      <layout>
        <import src="Two.layout.xml"/>
        <import src="Three.layout.xml"/>
        <import src="One.layout.xml"/>
        <stack direction="vertical"><Two/><On1️⃣e/></stack>
      </layout>

      """
    let title = "organize imports"
    let organized = text(after: title, page, only: "source.organizeImports")
    #expect(
      organized?.hasPrefix(
        """
        <layout>
          <import src="One.layout.xml"/>
          <import src="Two.layout.xml"/>
          <stack
        """) == true)
    // It is made where it is asked for alone, and only if there is something to do.
    #expect(!titles(page, "").contains(title))
    let sorted = (organized ?? "").replacing("<One/>", with: "<O1️⃣ne/>")
    #expect(text(after: title, sorted, only: "source") == nil)
    // Of names in a list, those go that nothing uses.
    try folder.write(
      """
      <library>
        <component name="A"><view/></component>
        <component name="B"><view/></component>
        <component name="C"><view/></component>
      </library>
      """, to: "parts.layout.xml")
    let chosen = """
      <layout>
        <import src="parts.layout.xml" only="A B C"/>
        <1️⃣C/>
      </layout>

      """
    #expect(text(after: title, chosen, only: "source")?.contains("only=\"C\"") == true)
    // Comments between imports say something of one of them.
    let noted = page.replacing("  <import src=\"One", with: "  <!-- Last. -->\n  <import src=\"One")
    #expect(text(after: title, noted, only: "source") == nil)
  }

  /// Whatever is offered in the samples leaves them without a new error, and in the form of the
  /// formatter.
  @Test func samplesStayRight() throws {
    var count = 0
    for sample in TestLength.sample(SampleText.all, every: 6) {
      let outline = MarkupOutline(Array(sample.text.utf8))
      let editor = Editor(
        #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#, encoding: "utf-8")
      editor.open(sample.uri, sample.text)
      let before = editor.findings(sample.uri)
      for element in outline.elements where element.start % 5 == 0 {
        let values = element.attributes.compactMap(\.value?.upperBound)
        let offset = element.start % 2 == 0 ? element.name.upperBound : values.last ?? 0
        let place = Editor.place(sample.uri, offset, in: sample.text, "utf-8")
        let range = place.replacing(
          #/"position": (.*)}$/#, with: { #""range": {"start": \#($0.1), "end": \#($0.1)}"# })
        let all = editor.request(
          "textDocument/codeAction",
          "\(range), \"context\": {\"diagnostics\": [], \"only\": [\"refactor\"]}}")
        for action in all?.list ?? [] {
          var bytes = outline.bytes
          let positions = TextPositions(bytes, .utf8)
          for edit in (action["edit"]?["changes"]?[sample.uri]?.list ?? []).reversed() {
            guard let range = edit["range"]?.asRange else { continue }
            bytes.replaceSubrange(
              positions.offset(of: range.start)..<positions.offset(of: range.end),
              with: (edit["newText"]?.string ?? "").utf8)
          }
          #expect(DocumentFormatter.formatted(bytes) == bytes, "\(sample): \(action.json)")
          count += 1
        }
      }
      #expect(editor.findings(sample.uri) == before)
    }
    #expect(count > 50)
  }
}
