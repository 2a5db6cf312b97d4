import LayoutDiagnostics
import LayoutEngine
import LayoutFormatting
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutCompiler
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

  /// Asks for actions at the mark `1️⃣`, or from there to `2️⃣`.
  private func actions(_ marked: String, _ context: String) -> (text: String, all: [JSONNode]) {
    let mark = MarkedText(marked)
    editor.open(uri, mark.text)
    let isSelection = marked.contains("2️⃣")
    let ends = [mark.offset(1), mark.offset(isSelection ? 2 : 1)].map { offset in
      let (line, character) = TextPositions(Array(mark.text.utf8), .utf8).position(of: offset)
      return #"{"line": \#(line), "character": \#(character)}"#
    }
    let list = editor.request(
      "textDocument/codeAction",
      """
      {"textDocument": {"uri": \(quoted(uri))}, "range": {"start": \(ends[0]), "end": \(ends[1])}, \
      "context": {"diagnostics": []\(context)}}
      """)
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
      titles(marked) == [
        "wrap in 'stack'", "wrap in 'inset'", "wrap in 'center'", "make a component of 'text'",
      ])
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
    #expect(titles("<layout><vi1️⃣ew/></layout>").count == 4)
    try folder.write("<layout><view/></layout>", to: "a.layout.xml")
    editor.open(other, use)
    #expect(titles("<layout><vi1️⃣ew/></layout>") == [])
  }

  /// A client that asks at each move of the cursor gets the repairs alone.
  @Test func refactoringsAreOfferedWhereTheyAreAskedFor() {
    let text = "<layout><vi1️⃣ew/></layout>"
    #expect(titles(text, #", "triggerKind": 2"#) == [])
    #expect(titles(text, #", "triggerKind": 1"#).count == 4)
    #expect(titles(text, "").count == 4)
    #expect(titles(text, #", "only": ["quickfix"]"#) == [])
    #expect(titles(text, #", "only": ["refactor.inline"]"#) == [])
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

  /// Elements that say the same get one style for it.
  @Test func whatSeveralElementsSayBecomesAStyle() {
    let marked = """
      <layout>
        <style name="base" italic="true"/>
        <stack direction="vertical">
          <text fontSize="20" fontWe1️⃣ight="bold" color="#111111">A</text>
          <text style="base" fontSize="20" fontWeight="bold">B</text>
          <text fontSize="20" fontWeight="light">C</text>
          <text color="#111111" fontWeight="bold" fontSize="20">D</text>
        </stack>
      </layout>

      """.replacing("fontWe1️⃣ight=\"bold\"", with: "fontWeight=\"bo1️⃣ld\"")
    #expect(
      text(after: "make a style of 3 attributes that 2 elements share", marked) == """
        <layout>
          <style name="base" italic="true"/>
          <style name="textStyle" fontSize="20" fontWeight="bold" color="#111111"/>
          <stack direction="vertical">
            <text style="textStyle">A</text>
            <text style="base" fontSize="20" fontWeight="bold">B</text>
            <text fontSize="20" fontWeight="light">C</text>
            <text style="textStyle">D</text>
          </stack>
        </layout>

        """)
    let two = marked.replacing(" color=\"#111111\"", with: "")
    #expect(
      text(after: "make a style of 2 attributes that 3 elements share", two)?
        .contains("<text style=\"base textStyle\">B</text>") == true)
    let alone = "<layout><text fontSize=\"20\" fontWeight=\"bo1️⃣ld\">A</text></layout>"
    #expect(!titles(alone).contains { $0.contains("share") })
  }

  // MARK: Short hands

  @Test(arguments: [
    (
      "<inset insets=\"1️⃣8\">",
      "<inset insetTop=\"8\" insetLeft=\"8\" insetBottom=\"8\" insetRight=\"8\">"
    ),
    (
      "<inset in1️⃣sets=\"1 2 3 4\">",
      "<inset insetTop=\"1\" insetLeft=\"2\" insetBottom=\"3\" insetRight=\"4\">"
    ),
    (
      "<stack direction=\"vertical\" padding=\"8 41️⃣\">",
      "<stack direction=\"vertical\" paddingHorizontal=\"4\" paddingVertical=\"8\">"
    ),
    ("<center size=\"90 41️⃣0\">", "<center width=\"90\" height=\"40\">"),
    (
      "<flex direction=\"row\" gap=\"1️⃣8\">", "<flex direction=\"row\" rowGap=\"8\" columnGap=\"8\">"
    ),
  ])
  func aShortHandIsSpelledOutAndBack(_ short: String, _ long: String) {
    func document(_ tag: String) -> String {
      let name = tag.dropFirst().prefix { $0 != " " }
      return "<layout>\n  \(tag)\n    <view size=\"9 9\"/>\n  </\(name)>\n</layout>\n"
    }
    let plain = short.replacing("1️⃣", with: "")
    let spelled = titles(document(short)).first { $0.contains("attributes") && $0.contains("as") }
    #expect(spelled.flatMap { text(after: $0, document(short)) } == document(long))
    let place = long.lastIndex(of: "\"") ?? long.startIndex
    let marked = String(long[..<place]) + "1️⃣" + long[place...]
    let back = titles(document(marked)).first { $0.hasPrefix("write") }
    #expect(back.flatMap { text(after: $0, document(marked)) } == document(plain))
  }

  /// What overrules a short hand, and what a style may say, is not known to it.
  @Test func aShortHandThatSaysSomethingElseIsNotOffered() {
    func titles(_ tag: String) -> [String] {
      self.titles("<layout><style name=\"a\" padding=\"3\"/>\(tag)</layout>").filter {
        $0.hasPrefix("write '") || $0.hasSuffix("'")
      }
    }
    #expect(titles("<inset insets=\"1️⃣8\" insetStart=\"2\"><view/></inset>") == [])
    #expect(titles("<inset insets=\"{1️⃣8}\"><view/></inset>") == [])
    #expect(titles("<view height=\"1️⃣8\"/>") == [])
    #expect(titles("<view style=\"a\" paddingTop=\"1️⃣8\" paddingLeft=\"2\"/>") == [])
    #expect(titles("<flex direction=\"row\" rowGap=\"1️⃣8\" columnGap=\"2\"><view/></flex>") == [])
  }

  // MARK: Parameters

  @Test func wordsBecomeAParameter() {
    #expect(
      text(
        after: "make 'Hello \"you\" and all' a parameter",
        """
        <layout>
          <define name="ink" value="#111111"/>
          <text id="greeting" color="{ink}">
            Hel1️⃣lo "you"
            and all
          </text>
        </layout>

        """)?.replacing("&quot;", with: "\"") == """
          <layout>
            <define name="ink" value="#111111"/>
            <param name="greeting" type="Text" default="Hello "you" and all"/>
            <text id="greeting" color="{ink}">{greeting}</text>
          </layout>

          """)
    // A component has its own parameters, and the name is there already.
    #expect(
      text(
        after: "make 'Buy' a parameter",
        """
        <layout>
          <component name="Button">
            <param name="text" type="String"/>
            <stack direction="vertical"><text content="Bu1️⃣y"/><text content="{text}"/></stack>
          </component>
          <Button text="a"/>
        </layout>

        """)?.contains(
          """
              <param name="text" type="String"/>
              <param name="text2" type="Text" default="Buy"/>
              <stack direction="vertical">
                <text content="{text2}"/>
          """) == true)
    #expect(titles("<layout><param name=\"a\" type=\"Text\"/><text>1️⃣{a}</text></layout>") == [])
    #expect(titles("<layout><text>a1️⃣ <span>b</span></text></layout>") == [])
  }

  // MARK: Components

  /// The component is handed what only its place knows; the use says what the stack reads.
  @Test func anElementBecomesAComponent() {
    let marked = """
      <layout>
        <record name="Item">
          <field name="title" type="String"/>
        </record>
        <define name="ink" value="#111111"/>
        <param name="items" type="[Item]"/>
        <param name="mode" type="Choice" values="short long"/>
        <action name="open">
          <param name="title" type="String"/>
        </action>
        <stack direction="vertical">
          <for each="item" in="{items}">
            <st1️⃣ack id="row" direction="horizontal" flexGrow="1" tap="{open(item.title)}">
              <text color="{ink}">{item.title}</text>
              <if test="{mode == .short}">
                <view size="8"/>
              </if>
            </stack>
          </for>
        </stack>
      </layout>

      """
    #expect(
      text(after: "make a component of 'stack'", marked) == """
        <layout>
          <record name="Item">
            <field name="title" type="String"/>
          </record>
          <define name="ink" value="#111111"/>
          <param name="items" type="[Item]"/>
          <param name="mode" type="Choice" values="short long"/>
          <action name="open">
            <param name="title" type="String"/>
          </action>
          <component name="Row">
            <param name="item" type="Item"/>
            <param name="mode" type="Choice" values="short long"/>
            <action name="open">
              <param name="title" type="String"/>
            </action>
            <stack direction="horizontal" tap="{open(item.title)}">
              <text color="{ink}">{item.title}</text>
              <if test="{mode == .short}">
                <view size="8"/>
              </if>
            </stack>
          </component>
          <stack direction="vertical">
            <for each="item" in="{items}">
              <Row id="row" item="{item}" mode="{mode}" open="{open}" flexGrow="1"/>
            </for>
          </stack>
        </layout>

        """)
  }

  /// Several siblings get the element around them as their root.
  @Test func siblingsBecomeAComponent() {
    let marked = """
      <layout>
        <param name="title" type="String"/>
        <preview width="320"/>
        <stack direction="vertical" spacing="8" padding="4">
          <view height="9"/>
          1️⃣<text>{title}</text>
          <!-- A line. -->
          <view height="1" backgroundColor="#888888"/>2️⃣
          <view height="9"/>
        </stack>
      </layout>

      """
    #expect(
      text(after: "make a component of 2 elements", marked) == """
        <layout>
          <param name="title" type="String"/>
          <preview width="320"/>
          <component name="Part">
            <param name="title" type="String"/>
            <stack direction="vertical" spacing="8">
              <text>{title}</text>
              <!-- A line. -->
              <view height="1" backgroundColor="#888888"/>
            </stack>
          </component>
          <stack direction="vertical" spacing="8" padding="4">
            <view height="9"/>
            <Part title="{title}"/>
            <view height="9"/>
          </stack>
        </layout>

        """)
    // Half a selection is none.
    #expect(titles(marked.replacing("2️⃣", with: "").replacing("<!--", with: "<!2️⃣--")) == [])
  }

  @Test(arguments: [
    // What stands in a slot is known to the component around alone.
    "<library><component name=\"A\"><ce1️⃣nter><slot/></center></component></library>",
    // The grown view would not grow in a root of its own.
    "<layout><preview width=\"320\"/><stack direction=\"horizontal\">1️⃣<view height=\"9\" flexGrow=\"1\"/><view size=\"9\"/>2️⃣</stack></layout>",
    "<layout><text>a <sp1️⃣an>b</span></text></layout>",
  ])
  func nothingElseBecomesAComponent(_ text: String) {
    #expect(!titles(text).contains { $0.hasPrefix("make a component") })
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
  /// formatter; and what claims to move nothing moves nothing, over all trials of `--fix`.
  @Test func samplesStayRight() throws {
    var counts: [String: Int] = [:]
    for sample in TestLength.sample(SampleText.all, every: 6) {
      let outline = MarkupOutline(Array(sample.text.utf8))
      let editor = Editor(
        #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#, encoding: "utf-8")
      editor.open(sample.uri, sample.text)
      let before = editor.findings(sample.uri)
      var pictures = FramePictures(sharing: ModuleLoader(), registry: LayoutRegistry())
      let shown = pictures.all(of: outline.bytes, insteadOf: sample.path)
      for element in outline.elements.indices where outline.elements[element].start % 5 == 0 {
        for selection in Self.selections(element, outline) {
          for action in Self.refactorings(selection, sample, editor)?.list ?? [] {
            let bytes = Self.text(after: action, sample)
            #expect(DocumentFormatter.formatted(bytes) == bytes, "\(sample): \(action.json)")
            let title = action["title"]?.string ?? ""
            counts[String(title.prefix(12)), default: 0] += 1
            guard let shown, title.contains("component") || title.hasPrefix("write '") else {
              continue
            }
            let after = pictures.all(of: bytes, insteadOf: sample.path)
            let isAlike = after.map { zip(shown, $0).allSatisfy { $0.isLike($1) } }
            #expect(
              isAlike == true, "\(sample): \(title)\n\(String(decoding: bytes, as: UTF8.self))")
          }
        }
      }
      #expect(editor.findings(sample.uri) == before)
    }
    #expect(counts.values.reduce(0, +) > 100)
    #expect(counts["make a compo", default: 0] > 10)
  }

  /// The name of an element, one of its values, and it with the element behind it.
  private static func selections(_ element: Int, _ outline: MarkupOutline) -> [Range<Int>] {
    let tag = outline.elements[element]
    let values = tag.attributes.compactMap(\.value?.upperBound)
    let cursor = tag.start % 2 == 0 ? tag.name.upperBound : values.last ?? tag.tagEnd
    let next = tag.nextSibling >= 0 ? outline.elements[tag.nextSibling].end : tag.end
    return [cursor..<cursor, tag.start..<next]
  }

  private static func refactorings(
    _ selection: Range<Int>, _ sample: SampleText, _ editor: Editor
  ) -> JSONNode? {
    let positions = TextPositions(Array(sample.text.utf8), .utf8)
    return editor.request(
      "textDocument/codeAction",
      """
      {"textDocument": {"uri": \(quoted(sample.uri))}, "range": \(positions.json(selection).text), \
      "context": {"diagnostics": [], "only": ["refactor"]}}
      """)
  }

  private static func text(after action: JSONNode, _ sample: SampleText) -> [UInt8] {
    var bytes = Array(sample.text.utf8)
    let positions = TextPositions(bytes, .utf8)
    for edit in (action["edit"]?["changes"]?[sample.uri]?.list ?? []).reversed() {
      guard let range = edit["range"]?.asRange else { continue }
      bytes.replaceSubrange(
        positions.offset(of: range.start)..<positions.offset(of: range.end),
        with: (edit["newText"]?.string ?? "").utf8)
    }
    return bytes
  }
}
