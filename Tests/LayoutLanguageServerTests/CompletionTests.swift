import LayoutLanguages
import LayoutSchema
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// What can be written at a place, marked `1️⃣`.
struct CompletionTests {
  private let snippets = Editor(
    #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#)
  private let editor = Editor()

  // MARK: Elements

  @Test func aDocumentBeginsWithALayoutOrALibrary() {
    #expect(editor.labels("<1️⃣") == ["layout", "library"])
  }

  @Test func declarationsStandBeforeTheRoot() {
    let before = editor.labels("<layout><1️⃣<text content=\"a\"/></layout>")
    #expect(before.contains("param") && before.contains("preview"))
    // There is one root, which has been written.
    #expect(!before.contains("stack"))
    let behind = editor.labels("<layout><text content=\"a\"/><1️⃣</layout>")
    #expect(behind == [])
  }

  @Test func componentsComeFirst() {
    let labels = editor.labels(
      """
      <layout><component name="Badge"><text content="a"/></component>
        <stack><1️⃣</stack>
      </layout>
      """)
    #expect(labels.first == "Badge")
    #expect(labels.contains("text") && labels.contains("if") && labels.contains("spacer"))
    #expect(!labels.contains("param") && !labels.contains("span") && !labels.contains("else"))
    let inside = editor.labels(
      #"<library><component name="Badge"><stack><1️⃣</stack></component></library>"#)
    #expect(!inside.contains("Badge") && inside.contains("slot"))
  }

  @Test func whatIsUsualThereComesFirst() {
    let column = editor.labels("<layout><stack direction=\"vertical\"><1️⃣</stack></layout>")
    #expect(Set(column.prefix(4)).isSuperset(of: ["text", "stack"]))
    let first = editor.labels("<layout><1️⃣</layout>").prefix(6)
    #expect(first.contains("param") && first.contains("preview"))
    #expect(editor.labels("<layout><component name=\"A\"><1️⃣</component></layout>").first == "param")
  }

  @Test func anElementThatIsFullTakesNoMore() {
    #expect(editor.labels("<layout><center><text content=\"a\"/><1️⃣</center></layout>") == [])
    #expect(editor.labels("<layout><center><1️⃣</center></layout>").contains("text"))
    #expect(editor.labels("<layout><text><1️⃣</text></layout>").contains("span"))
  }

  @Test func anElseFollowsAnIf() {
    let labels = editor.labels(
      "<layout><stack><if minWidth=\"6\"><text content=\"a\"/></if><1️⃣</stack></layout>")
    #expect(labels.contains("else") && labels.contains("elseIf"))
  }

  @Test func anEndTagIsThatOfTheInnermostElement() {
    let items = editor.completions("<layout><stack><text/></1️⃣")
    #expect(items.compactMap { $0["label"]?.string } == ["stack"])
    #expect(items.first?["textEdit"]?["newText"]?.string == "stack>")
    // Nothing is doubled.
    let closed = editor.completions("<layout><stack></s1️⃣>")
    #expect(closed.first?["textEdit"]?["newText"]?.string == "stack")
  }

  @Test func aTagComesWithWhatItNeeds() {
    let items = snippets.completions("<layout><stack><im1️⃣</stack></layout>")
    let image = items.first { $0["label"]?.string == "image" }
    #expect(image?["insertTextFormat"]?.text == "2")
    #expect(image?["textEdit"]?["newText"]?.string?.hasPrefix("image") == true)
    // A client without snippets gets plain text.
    let plain = editor.completions("<layout><stack><im1️⃣</stack></layout>")
    #expect(plain.allSatisfy { $0["insertTextFormat"] == nil })
  }

  /// A style may say whatever an element that has it reads.
  @Test func aStyleHasWhatElementsHave() {
    let text = #"<layout><style name="a" 1️⃣/><stack/></layout>"#
    let labels = editor.labels(text)
    #expect(labels.first == "basedOn")
    #expect(
      editor.labels(#"<layout><style name="a" textStyle="he1️⃣"/><stack/></layout>"#).first
        == "headline")
    #expect(Set(["textStyle", "maxLines", "fontSize", "color", "flexGrow"]).isSubset(of: labels))
    // Neither what is there, nor what belongs to one element alone.
    #expect(Set(["name", "id", "style", "tap", "order"]).isDisjoint(with: labels))
  }

  /// JupyterLab reads no edit, and takes a value with its quotes for one word.
  @Test func aClientGetsValuesWithTheirQuotesIfItIsSetUpSo() {
    func completion(_ text: String) -> [String?] {
      let first = editor.completions(text).first
      return ["insertText", "filterText"].map { first?[$0]?.string }
    }
    let value = #"<layout><stack direction="ve1️⃣"/></layout>"#
    #expect(completion(value) == [nil, nil])
    editor.notify(
      "workspace/didChangeConfiguration",
      #"{"settings": {"layoutc": {"completion": "wholeValues"}}}"#)
    // What is behind the cursor is taken away at the end.
    #expect(completion(value) == [#""vertical"""#, #""vertical"#])
    let styles = #"<style name="a" width="1"/><style name="b" width="1"/>"#
    let style = completion(#"<layout>\#(styles)<view style="a 1️⃣"/></layout>"#)
    #expect(style == [#""a b"""#, #""a b"#])
    let gap = #"<layout><define name="gap" value="8"/>"#
    let text = completion(#"\#(gap)<text>At {ga1️⃣} it</text></layout>"#)
    #expect(text == ["At {gap} it} it", "At {gap"])
  }

  /// Returns a text in which JupyterLab has put the first completion; it replaces a token.
  private func textOfJupyterLab(_ text: String, token: String) -> String? {
    let editor = Editor(options: #"{"completion": "wholeValues"}"#)
    let parts = token.split(separator: "1️⃣", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let item = editor.completions(text).first,
      let offered = item["insertText"]?.string ?? item["label"]?.string
    else { return nil }
    var new = offered
    // As `jupyterlab-lsp` 5.3 does it.
    if new.hasPrefix(parts.joined()) { new = parts.joined() + new.dropFirst(parts[0].count) }
    let isBegun = offered.lowercased().hasPrefix(parts[0].lowercased())
    if new.lowercased().hasSuffix(parts[1].lowercased()) {
      new = String(new.dropLast(parts[1].count))
    }
    return text.replacing(token, with: isBegun ? new : parts.joined() + new)
  }

  /// A value without its closing quote is one token with what follows, up to the next quote.
  @Test(arguments: [
    (#"<text textStyle="he1️⃣"/><text/>"#, #""he1️⃣""#, #"<text textStyle="headline"/><text/>"#),
    (#"<text textStyle="he1️⃣ad"/>"#, #""he1️⃣ad""#, #"<text textStyle="headline"/>"#),
    (#"<text textStyle="headline1️⃣"/>"#, #""headline1️⃣""#, #"<text textStyle="headline"/>"#),
    (#"<text textStyle="1️⃣"/>"#, #""1️⃣""#, #"<text textStyle="largeTitle"/>"#),
    (
      #"<text textStyle="he1️⃣/><text content="a"/>"#, #""he1️⃣/><text content=""#,
      #"<text textStyle="headline/><text content="a"/>"#
    ),
    (
      #"<text textStyle="he1️⃣ content="a"/>"#, #""he1️⃣ content=""#,
      #"<text textStyle="headline content="a"/>"#
    ),
    (
      #"<text textStyle="1️⃣><text content="a"/>"#, #""1️⃣><text content=""#,
      #"<text textStyle="largeTitle><text content="a"/>"#
    ),
    // An expression that goes on keeps the cursor, and loses the quote.
    (
      #"<stack spacing="{environment.sc1️⃣"/>"#, #""{environment.sc1️⃣""#,
      #"<stack spacing="{environment.scale/>"#
    ),
    // The client knows no token in what no quote ends.
    (#"<text textStyle="he1️⃣/>"#, "1️⃣", #"<text textStyle="headline/>"#),
    (#"<text textStyle="1️⃣"#, "1️⃣", #"<text textStyle="largeTitle"#),
    (#"<text content="{envi1️⃣"#, "1️⃣", #"<text content="{environment"#),
    (
      #"<stack spacing="{1 + environment.sc1️⃣ + 1}"/>"#, #""{1 + environment.sc1️⃣ + 1}""#,
      #"<stack spacing="{1 + environment.scale + 1}"/>"#
    ),
  ])
  func jupyterLabReplacesTokens(_ tag: String, _ token: String, _ result: String) {
    let text = textOfJupyterLab("<layout><stack>" + tag + "</stack></layout>", token: token)
    #expect(text == "<layout><stack>" + result + "</stack></layout>")
  }

  /// What is being written is not offered as what is written elsewhere.
  @Test func halfAValueIsNotOffered() {
    let before = ##"<layout><stack><view backgroundColor="#112233"/><text content="a" color="##
    #expect(editor.labels(before + "\"#1️⃣\"/></stack></layout>") == ["#112233"])
    let picture = #"<layout><image source="symbol:sta1️⃣"/></layout>"#
    #expect(editor.labels(picture).first == "symbol:star")
  }

  /// Returns the snippet of an element's tag in a stack, or before a layout's root.
  private func snippet(_ name: String, in text: String = "<layout><stack><1️⃣</stack></layout>")
    -> String?
  {
    snippets.completions(text).first { $0["label"]?.string == name }?["textEdit"]?["newText"]?
      .string
  }

  @Test func aTagThatIsMostlyEmptyHasNoBody() {
    let declarations = "<layout><1️⃣<stack/></layout>"
    #expect(snippet("action", in: declarations) == #"action name="$1"/>"#)
    #expect(snippet("element", in: declarations) == #"element name="$1"/>"#)
    let component = "<layout><component name=\"A\"><stack><1️⃣</stack></component><A/></layout>"
    #expect(snippet("slot", in: component) == "slot $0/>")
    #expect(snippet("view") == "view $0/>")
    #expect(snippet("spacer") == "spacer/>")
    #expect(snippet("center") == "center>\n  $0\n</center>")
  }

  @Test func aTagAsksForWhatNearlyAllHave() {
    let declarations = "<layout><1️⃣<stack/></layout>"
    #expect(snippet("preview", in: declarations) == #"preview name="$1" width="$2"/>"#)
    #expect(snippet("image") == #"image source="$1"/>"#)
    // Most texts of the samples have their words between the tags.
    #expect(snippet("text") == "text>$0</text>")
    #expect(snippet("text content") == #"text content="$1"/>"#)
    #expect(!editor.labels("<layout><stack><te1️⃣</stack></layout>").contains("text content"))
    #expect(
      !snippets.labels("<layout><stack><te1️⃣ a=\"\"/></stack></layout>").contains("text content"))
    #expect(snippet("if") == "if test=\"{$1}\">\n  $0\n</if>")
    // The file is called `a.layout.xml`.
    #expect(snippet("layout", in: "<1️⃣") == "layout name=\"${1:A}\">\n  $0\n</layout>")
  }

  /// What a tag asks for without need is said by most of the samples' tags of its name.
  @Test func whatTagsAskForIsUsual() {
    var (counts, said) = ([String: Int](), [String: Int]())
    for sample in SampleText.all {
      let outline = MarkupOutline(Array(sample.text.utf8))
      for element in outline.elements.indices {
        counts[outline.name(element), default: 0] += 1
        for attribute in outline.elements[element].attributes {
          said["\(outline.name(element)) \(outline.text(attribute.name))", default: 0] += 1
        }
      }
    }
    // Few chains go on.
    for (kind, attributes) in ElementCompletion.usual where kind != .elseIf {
      for attribute in attributes {
        let share = said["\(kind.name) \(attribute.name)"] ?? 0
        #expect(share * 10 >= (counts[kind.name] ?? 0) * 8, "\(kind.name) \(attribute.name)")
      }
    }
  }

  /// Who comes from another system finds our name by its own.
  @Test(arguments: [
    ("<stack direction=\"vertical\"><view flex-g1️⃣/></stack>", "flexGrow", "flex-grow"),
    ("<linear><view layout_w1️⃣/></linear>", "weight", "layout_weight"),
    ("<text font-s1️⃣>a</text>", "fontSize", "font-size"),
    ("<text android:textC1️⃣>a</text>", "color", "android:textColor"),
    ("<VSt1️⃣", "stack", "VStack"),
    ("<Linea1️⃣", "linear", "LinearLayout"),
  ])
  func namesOfOtherSystemsLeadToOurs(_ place: String, _ name: String, _ other: String) {
    let item = editor.completions("<layout>\(place)</layout>").first
    #expect(item?["label"]?.string == name)
    let filter = item?["filterText"]?.string ?? name
    #expect(filter.lowercased() == other.lowercased() || other == "LinearLayout", "\(filter)")
  }

  @Test func anUnfinishedEndTagIsCompleted() {
    for typed in ["</", "</st", "</stack"] {
      let lines = [
        "<layout>", "  <stack>", "    <text/>", "    \(typed)1️⃣", "    <view/>", "  </stack>",
        "</layout>",
      ]
      let text = lines.joined(separator: "\n")
      let items = editor.completions(text)
      #expect(items.compactMap { $0["textEdit"]?["newText"]?.string } == ["stack>"], "\(typed)")
    }
  }

  /// A value that is being written has no closing quote yet; what follows it stays.
  @Test(arguments: [
    #"<text textStyle="he1️⃣ maxLines="2"/>"#, ##"<text textStyle="he1️⃣ color="#123456"/>"##,
    #"<text textStyle="he1️⃣|      maxLines="2"/>"#, #"<text textStyle="he1️⃣|      content=""/>"#,
    #"<text textStyle="he1️⃣|      content="{1}"|/>"#, #"<text textStyle="he1️⃣/>"#,
    #"<text textStyle="he1️⃣>A text</text>"#, #"<text textStyle="he1️⃣"#,
  ])
  func aValueWithoutItsEndIsCompletedAlone(_ tag: String) throws {
    let text = """
      <layout>
        <stack direction="vertical">
          \(tag.replacing("|", with: "\n"))
          <image source="symbol:star"/>
          <text content="b"/>
        </stack>
      </layout>
      """
    let edit = try #require(editor.completions(text).first?["textEdit"])
    #expect(edit["newText"]?.string == "headline")
    let range = try #require(edit["range"]?.asRange)
    #expect(range.start.line == range.end.line)
    #expect(range.end.character - range.start.character == 2)
    // What is said of it stays with it.
    let findings = editor.findings("file:///nowhere/a.layout.xml")
    #expect((1...2).contains(findings.count), "\(findings)")
    #expect(findings.allSatisfy { $0.hasPrefix("2:") || $0.hasPrefix("3:") }, "\(findings)")
  }

  /// Columns behind a letter outside of the Basic Multilingual Plane.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"], [false, true])
  func whatStandsBehindAnEmojiIsCompletedAtItsPlace(_ encoding: String, _ isWhole: Bool) throws {
    let options = isWhole ? #"{"completion": "wholeValues"}"# : "{}"
    let editor = Editor(encoding: encoding, options: options)
    let units = ["utf-8": 4, "utf-16": 2, "utf-32": 1][encoding] ?? 0
    let before = #"<layout><define name="gap" value="8"/><stack>"#
    for (tag, label, typed) in [
      (#"<text content="🦆" max1️⃣/>"#, "maxLines", 3), (#"<text content="🦆"/><te1️⃣"#, "text", 2),
      (#"<text content="🦆" textStyle="he1️⃣"/>"#, "headline", 2), ("<text>🦆</t1️⃣", "text", 1),
      ("<text>🦆 {ga1️⃣}</text>", "gap", 2), (#"<text content="🦆 {ga1️⃣}"/>"#, "gap", 2),
    ] {
      let first = try #require(editor.completions(before + tag + "</stack></layout>").first)
      #expect(first["label"]?.string == label)
      let range = try #require(first["textEdit"]?["range"]?.asRange)
      let end = before.count + tag.prefix { $0 != "1️⃣" }.count + units - 1
      #expect(range.end.character == end, "\(tag)")
      #expect(range.start.character == end - typed, "\(tag)")
    }
  }

  /// Clients that offer whatever has the typed letters somewhere sort by our order.
  @Test func whatBeginsAsWasTypedComesFirst() {
    let text = "<layout><stack><text content=\"a\" max1️⃣/></stack></layout>"
    let items = editor.completions(text)
    let sorted = items.sorted { ($0["sortText"]?.string ?? "") < ($1["sortText"]?.string ?? "") }
      .compactMap { $0["label"]?.string }
    #expect(sorted.prefix(3).allSatisfy { $0.hasPrefix("max") })
    #expect(sorted == items.compactMap { $0["label"]?.string })
    // Our order stays in each part.
    #expect(sorted.firstIndex(of: "maxLines") == 0 && sorted.contains("flexGrow"))
  }

  // MARK: Attributes

  @Test func attributesAreOrderedByTheirReaders() {
    let labels = editor.labels("<layout><stack><text content=\"a\" 1️⃣/></stack></layout>")
    #expect(!labels.contains("content"))
    let (grow, size, width, look) = (
      labels.firstIndex(of: "flexGrow"), labels.firstIndex(of: "fontSize"),
      labels.firstIndex(of: "width"), labels.firstIndex(of: "backgroundColor")
    )
    #expect(
      [grow, size, width, look] == [grow, size, width, look].sorted { ($0 ?? -1) < ($1 ?? -1) })
    #expect(grow != nil)
    // No stack is around this one.
    #expect(!editor.labels("<layout><text content=\"a\" 1️⃣/></layout>").contains("flexGrow"))
  }

  @Test func whatIsExcludedIsLeftOut() {
    let labels = editor.labels("<layout><stack size=\"4\" 1️⃣></stack></layout>")
    #expect(!labels.contains("width") && !labels.contains("size") && labels.contains("maxWidth"))
  }

  @Test func requiredAttributesComeFirst() {
    #expect(editor.labels("<layout><param 1️⃣/></layout>").prefix(2) == ["name", "type"])
  }

  @Test func aUseOffersItsParameters() {
    let labels = editor.labels(
      """
      <layout><component name="Badge"><param name="count" type="Integer"/>\
      <param name="note" type="String?"/><text content="{count}"/></component>
        <stack><Badge 1️⃣/></stack></layout>
      """)
    #expect(labels.first == "count")
    #expect(labels.contains("note") && labels.contains("flexGrow") && labels.contains("id"))
    #expect(!labels.contains("content"))
  }

  @Test func anAttributeSaysWhoReadsIt() {
    let items = editor.completions("<layout><stack><text content=\"a\" 1️⃣/></stack></layout>")
    let grow = items.first { $0["label"]?.string == "flexGrow" }
    #expect(
      grow?["documentation"]?["value"]?.string
        == """
        The share of the free space that the child takes.

        read by the 'stack' around it; default '0'
        """)
  }

  // MARK: Values

  @Test func aChoiceMarksItsDefault() {
    let items = editor.completions("<layout><stack direction=\"1️⃣\"/></layout>")
    #expect(items.compactMap { $0["label"]?.string } == ["vertical", "horizontal"])
    let marked = items.filter { $0["preselect"] != nil }.compactMap { $0["label"]?.string }
    #expect(marked == ["vertical"] || marked == ["horizontal"] || marked == [])
  }

  @Test func aHalfWrittenValueSpoilsNothing() {
    let labels = editor.labels(
      """
      <layout><stack>
        <stack direction="1️⃣
        <text content="a"/>
      </stack></layout>
      """)
    #expect(labels == ["vertical", "horizontal"])
  }

  @Test func stylesThatAreGivenAreLeftOut() {
    let labels = editor.labels(
      """
      <layout><style name="big" fontSize="20"/><style name="red" color="#F00"/>
      <text content="a" style="big 1️⃣"/></layout>
      """)
    #expect(labels == ["red"])
  }

  @Test func typesAreThoseOfTheLanguageAndOfTheDocument() {
    let labels = editor.labels(
      """
      <layout><record name="User"><field name="name" type="String"/></record>\
      <param name="user" type="1️⃣"/><text content="a"/></layout>
      """)
    #expect(labels.first == "User" && labels.contains("Integer"))
  }

  @Test(arguments: ["[1️⃣", "[Pe1️⃣", "[1️⃣]", "[Pe1️⃣]"])
  func aListOfATypeKeepsItsBrackets(value: String) throws {
    let text = """
      <layout>
        <record name="Person"><field name="name" type="String"/></record>
        <param name="people" type="VALUE"/>
      </layout>
      """
    let marked = text.replacing("VALUE", with: value)
    let item = try #require(editor.completions(marked).first { $0["label"]?.string == "Person" })
    let written = try #require(item["textEdit"]?["newText"]?.string)
    #expect(written == (value.hasSuffix("]") ? "Person" : "Person]"))
    let start = try #require(item["textEdit"]?["range"]?["start"]).json
    let column = #"  <param name="people" type="["#.count
    #expect(start == #"{"line":2,"character":\#(column)}"#)
  }

  @Test func filesAreThoseOfTheFolder() throws {
    let folder = try TemporaryFolder()
    for name in ["parts.layout.xml", "more/tokens.layout.xml", "user.json", ".hidden.json"] {
      try folder.write("", to: name)
    }
    let uri = DocumentURI.uri(of: folder.path("page.layout.xml"))
    let text = #"<layout><import src=""/><preview data=""/></layout>"#
    editor.open(uri, text)
    let labels = [21, 39].map { offset in
      editor.request("textDocument/completion", Editor.place(uri, offset, in: text, "utf-16"))?[
        "items"]?.list.compactMap { $0["label"]?.string }
    }
    #expect(labels[0] == ["more/tokens.layout.xml", "parts.layout.xml", "layoutc:Controls"])
    #expect(labels[1] == ["user.json"])
  }

  @Test func picturesAreThoseThatAreKnown() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Media/Cover.png")
    try folder.write("{}", to: "Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write(
      #"<layout><image source="symbol:star.fill"/></layout>"#, to: "other.layout.xml")
    let uri = DocumentURI.uri(of: folder.path("page.layout.xml"))
    let text = ##"""
      <layout>
        <param name="picture" type="Image"/>
        <stack><image source="asset:Mine"/><image source=""/><text color="#FF0000"/><text color=""/></stack>
      </layout>
      """##
    let editor = Editor(encoding: "utf-8", folders: [folder.root])
    editor.open(uri, text)
    editor.idle()
    func labels(_ before: String) throws -> [String] {
      let offset = try #require(text.firstRange(of: before + #"=""/>"#)).lowerBound
      let place = Editor.place(
        uri, text[..<offset].utf8.count + before.utf8.count + 2, in: text, "utf-8")
      return editor.request("textDocument/completion", place)?["items"]?.list
        .compactMap { $0["label"]?.string } ?? []
    }
    let pictures = try labels("source")
    #expect(
      pictures.prefix(4) == ["{picture}", "asset:Mine", "symbol:star.fill", "asset:Cover"])
    #expect(pictures.contains("symbol:heart") && Set(pictures).count == pictures.count)
    #expect(try labels("color") == ["#FF0000", "asset:Brand"])
  }

  @Test func anAreaIsOneOfTheGrid() {
    let labels = editor.labels(
      """
      <layout><grid areas="head head | photo ."><if test="{true}"><text area="1️⃣"/></if></grid></layout>
      """)
    #expect(labels == ["head", "photo"])
  }

  // MARK: Expressions

  private static let loop = """
    <layout><record name="User"><field name="name" type="String"/><field name="age" type="Integer"/>\
    </record><param name="users" type="[User]"/><define name="gap" value="8"/>
    <stack><for each="user" in="{users}" index="place"><text content="%"/></for></stack></layout>
    """

  private func inLoop(_ value: String) -> [String] {
    editor.labels(Self.loop.replacing("%", with: value))
  }

  @Test func anExpressionKnowsWhatIsInScope() {
    let labels = inLoop("{1️⃣}")
    #expect(labels.prefix(4) == ["place", "user", "users", "gap"])
    #expect(labels.contains("count") && labels.contains("environment"))
  }

  @Test func aLoopsListDoesNotKnowTheLoopsNames() {
    func labels(_ loop: String) -> [String] {
      editor.labels(
        """
        <layout><param name="items" type="[String]"/><action name="add"/>
          <stack direction="vertical">\(loop)<text/></for></stack>
        </layout>
        """)
    }
    let list = labels(#"<for each="item" index="place" in="{1️⃣}">"#)
    #expect(list.first == "items" && !list.contains("item") && !list.contains("place"))
    #expect(!list.contains("add"), "an action is no list")
    #expect(labels(#"<for each="item" in="{items}" key="{1️⃣}">"#).first == "item")
    #expect(labels(#"<for each="item" in="1️⃣">"#) == ["{items}"])
  }

  @Test func whatFiresAnActionOffersActionsFirst() {
    func labels(_ attribute: String) -> [String] {
      editor.labels(
        """
        <layout><param name="id" type="Integer"/><action name="open"/>
          <stack direction="vertical" \(attribute)/>
        </layout>
        """)
    }
    #expect(labels(#"tap="{1️⃣}""#).prefix(2) == ["open", "id"])
    #expect(!labels(#"spacing="{1️⃣}""#).contains("open"))
  }

  @Test func fieldsFollowAPoint() {
    #expect(inLoop("{user.1️⃣}") == ["name", "age"])
    #expect(inLoop("Dear {user.n1️⃣ame}, hello") == ["name", "age"])
    #expect(inLoop("{environment.safeArea.1️⃣}") == ["top", "bottom", "start", "end"])
    #expect(inLoop("{join('1️⃣', '')}") == [])
    #expect(inLoop("{user.age > 1 ? '{user.1️⃣} files' : 'one'}") == ["name", "age"])
    // A sign of an expression in a text is no end of a tag.
    let text = Self.loop.replacing("<text content=\"%\"/>", with: "<text>{2 > user.1️⃣}</text>")
    #expect(editor.labels(text) == ["name", "age"])
  }

  @Test func theNameBeforeAnArrowHasTheFieldsOfItsList() {
    #expect(inLoop("{count(filter(users, x => x.1️⃣))}") == ["name", "age"])
    let nested = "{count(sorted(filter(users, x => x.age > 17), y => y.1️⃣))}"
    #expect(inLoop(nested) == ["name", "age"])
    #expect(inLoop("{count(filter(users, x => 1️⃣))}").contains("x"))
    #expect(inLoop("{x => ) ] ) 1️⃣").first == "place")
    #expect(!inLoop("{count(filter(users, x => x.age > 2)) + 1️⃣}").contains("x"))
  }

  private func inCard(_ body: String) -> [String] {
    editor.labels(
      """
      <layout>
        <choice name="State" values="open done"/>
        <record name="Order"><field name="state" type="State"/><field name="due" type="Date"/></record>
        <param name="title" type="String"/><param name="isNew" type="Bool"/>
        <param name="note" type="Text?"/><param name="order" type="Order"/><param name="orders" type="[Order]"/>
        <define name="gap" value="8"/><style name="big" fontSize="20"/>
        <component name="Badge">
          <param name="tone" type="Choice" values="info warn" default="warn"/>
          <param name="count" type="Integer"/><action name="close"/><text content="{count}"/>
        </component>
        <action name="shut"/>
        <stack direction="vertical">\(body)</stack>
      </layout>
      """)
  }

  @Test func whatFitsComesFirst() {
    #expect(inCard(#"<if test="{1️⃣}"/>"#).first == "isNew")
    #expect(inCard(#"<if test="{isNew and 1️⃣}"/>"#).first == "isNew")
    #expect(inCard(#"<for each="x" in="{1️⃣}"/>"#).first == "orders")
    #expect(inCard(#"<text content="a" fontSize="{1️⃣}"/>"#).first == "gap")
    #expect(inCard(#"<Badge count="{1️⃣}"/>"#).first == "gap")
    #expect(inCard(#"<text content="{count(1️⃣)}"/>"#).first == "orders")
    // A record has the date.
    #expect(inCard(#"<text content="{date(1️⃣)}"/>"#).first == "order")
    // Anything can be shown, so that the order is that of the scope.
    #expect(inCard(#"<text content="{1️⃣}"/>"#).first == "orders")
  }

  @Test func theWordsOfAChoiceFollowWhatHasThem() {
    #expect(inCard(#"<if test="{order.state == 1️⃣}"/>"#).prefix(2) == [".open", ".done"])
    #expect(inCard(#"<if test="{order.state == .1️⃣}"/>"#) == ["open", "done"])
    #expect(
      inCard(#"<if test="{count(filter(orders, x => x.state != .1️⃣)) > 1}"/>"#)
        == ["open", "done"])
    let gone = #"<text content="a" visibility="{isNew ? .1️⃣ : .gone}"/>"#
    #expect(inCard(gone) == ["visible", "invisible", "gone"])
    #expect(inCard(#"<if test="{environment.appearance == .1️⃣}"/>"#) == ["light", "dark"])
    #expect(inCard(#"<Badge count="1" tone="{isNew ? .1️⃣}"/>"#) == ["info", "warn"])
    #expect(inCard(#"<Badge count="1" tone="1️⃣"/>"#) == ["info", "warn"])
    #expect(inCard(#"<if test="{note != 1️⃣}"/>"#).first == "nil")
  }

  @Test func stringsInExpressionsNameStylesAndWords() {
    #expect(inCard(#"<text style="{isNew ? 'b1️⃣' : 'big'}"/>"#) == ["big"])
    #expect(inCard(#"<text content="{isNew ? 'b1️⃣' : 'big'}"/>"#) == [])
    #expect(
      inCard(#"<text content="{date(order.due, '1️⃣')}"/>"#)
        == ["short", "medium", "long", "full"])
  }

  @Test func aUseBindsItsActions() {
    #expect(inCard(#"<Badge count="1" close="1️⃣"/>"#) == ["{shut}"])
    #expect(inCard(#"<Badge count="1" close="{1️⃣}"/>"#).first == "shut")
  }

  @Test func whatTheAuthorDeclaresHasPlacesToFillIn() {
    let body = """
      <layout>
        <component name="Badge">
          <param name="tone" type="Choice" values="info warn"/><param name="isOn" type="Bool"/>
          <param name="names" type="[String]"/><text content="a"/>
        </component>
        <stack direction="vertical"><1️⃣</stack>
      </layout>
      """
    let values = #"tone="${1|info,warn|}" isOn="${2|true,false|}" names="{$3}""#
    #expect(
      snippets.completions(body).first?["textEdit"]?["newText"]?.string == "Badge \(values)/>")
    let tag = body.replacing("<1️⃣<", with: "<Badge 1️⃣/><")
    let attributes = snippets.completions(tag).prefix(3).compactMap {
      $0["textEdit"]?["newText"]?.string
    }
    #expect(
      attributes.sorted()
        == [#"isOn="${1|true,false|}""#, #"names="{$1}""#, #"tone="${1|info,warn|}""#])
  }

  /// Nobody wants an element for a word of a text.
  @Test func theWordsOfATextAreNotCompleted() {
    #expect(inCard("<text>Waiting fo1️⃣</text>") == [])
    #expect(inCard("<text><if test=\"{isNew}\">fo1️⃣</if></text>") == [])
    let items = editor.completions("<layout><stack direction=\"vertical\">te1️⃣</stack></layout>")
    #expect(items.first?["label"]?.string == "text")
    #expect(items.first?["textEdit"]?["newText"]?.string?.hasPrefix("<text") == true)
    let range = items.first?["textEdit"]?["range"]?.asRange
    #expect(range.map { $0.end.character - $0.start.character } == 2)
  }

  @Test func aComponentSeesItsOwnParameters() {
    let labels = editor.labels(
      """
      <layout><param name="title" type="String"/><component name="Badge">\
      <param name="count" type="Integer"/><text content="{1️⃣}"/></component><Badge count="1"/></layout>
      """)
    #expect(labels.first == "count" && !labels.contains("title"))
  }

  @Test func aTestNamesElementsAndPreviews() {
    func inTest(_ test: String) -> [String] {
      editor.labels(
        """
        <layout>
          <preview name="phone" width="390"/><preview name="tablet" width="744"/>
          \(test)
          <component name="Badge"><text id="inner" content="a"/></component>
          <stack id="card" direction="vertical"><text id="title" content="b"/><Badge id="badge"/></stack>
        </layout>
        """)
    }
    let ids = ["card", "title", "badge"]
    #expect(inTest(##"<test name="a"><expect that="{#1️⃣}"/></test>"##) == ids)
    let begun = inTest(##"<test name="a"><expect that="{#card.end > #ti1️⃣}"/></test>"##)
    #expect(begun == ["title", "card", "badge"])
    #expect(inTest(##"<test name="a"><expect that="{true}" in="1️⃣"/></test>"##) == ids)
    let first = inTest(##"<test name="a"><expect that="{1️⃣}"/></test>"##).prefix(3)
    #expect(first == ["#card", "#title", "#badge"])
    #expect(
      inTest(##"<test name="a"><expect that="{#card.1️⃣}"/></test>"##) == [
        "start", "end", "left", "right", "top", "bottom", "width", "height", "lines",
        "isTruncated", "isShown",
      ])
    #expect(inTest(##"<test name="a" previews="phone 1️⃣"></test>"##) == ["tablet"])
    #expect(inTest("<1️⃣").contains("test"))
    #expect(inTest(##"<test name="a"><1️⃣</test>"##) == ["expect"])
  }

  // MARK: Places without anything

  @Test(arguments: ["<!-- <1️⃣ -->", "<![CDATA[<1️⃣]]>", "<?a <1️⃣?>", "<!-- 1️⃣"])
  func nothingIsWrittenInComments(_ text: String) {
    #expect(editor.labels("<layout>\(text)") == [])
  }

  @Test func othersGetEmptyResults() {
    editor.open("file:///nowhere/a.json", "{}")
    let place = Editor.place("file:///nowhere/a.json", 1, in: "{}", "utf-16")
    #expect(editor.request("textDocument/completion", place)?.isNull == true)
    let none = Editor.place("file:///nowhere/none.layout.xml", 1, in: "{}", "utf-16")
    #expect(editor.request("textDocument/completion", none)?.isNull == true)
    #expect(editor.response("textDocument/hover", "{}")?["error"]?["code"]?.text == "-32602")
  }
}
