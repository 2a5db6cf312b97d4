import Foundation
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Another name for a declaration.
struct RenameTests {
  private static let uri = "file:///nowhere/a.layout.xml"

  /// Renames what is at the mark `1️⃣`, and returns the new text, or the reason why not.
  fileprivate func renamed(_ marked: String, to newName: String) -> String {
    let editor = Editor(encoding: "utf-16")
    let mark = MarkedText(marked)
    editor.open(Self.uri, mark.text)
    let files = RenamedFiles([Self.uri: mark.text])
    return files.rename(Self.uri, mark.offset(1), to: newName, editor)
      ?? files.texts[Self.uri] ?? ""
  }

  @Test func aNameIsAnotherOneWhereverItStands() {
    #expect(
      renamed(
        """
        <layout>
          <component name="Card"><param name="title" type="Text"/><text content="🦆 {title}"/></component>
          <stack><Ca1️⃣rd title="a"/><Card title="b"></Card></stack>
        </layout>
        """, to: "Tile")
          == """
          <layout>
            <component name="Tile"><param name="title" type="Text"/><text content="🦆 {title}"/></component>
            <stack><Tile title="a"/><Tile title="b"></Tile></stack>
          </layout>
          """)
    #expect(
      renamed(
        """
        <layout>
          <component name="Card"><param name="title" type="Text"/><text content="🦆 {ti1️⃣tle}"/></component>
          <stack><Card title="a"/></stack>
        </layout>
        """, to: "label"
      ).contains(#"<Card label="a"/>"#))
  }

  @Test func testsFollowAnId() {
    let text = renamed(
      ##"""
      <layout>
        <test name="a"><expect that="{#title.end le #card.end and (#title.top) > 1}" in="title"/></test>
        <component name="Badge"><text id="title" content="a"/></component>
        <stack id="card" direction="vertical"><text id="ti1️⃣tle" content="a"/></stack>
      </layout>
      """##, to: "heading")
    #expect(
      text == ##"""
        <layout>
          <test name="a"><expect that="{#heading.end le #card.end and (#heading.top) > 1}" in="heading"/></test>
          <component name="Badge"><text id="title" content="a"/></component>
          <stack id="card" direction="vertical"><text id="heading" content="a"/></stack>
        </layout>
        """##)
  }

  /// A name that is hidden by an inner one of the same name is another name.
  @Test func onlyTheMeantDeclarationHasANewName() {
    let text = renamed(
      """
      <layout>
        <param name="items" type="[String]"/>
        <stack>
          <for each="it1️⃣em" in="{items}"><text content="{item}"/></for>
          <for each="item" in="{items}"><text content="{item}"/></for>
        </stack>
      </layout>
      """, to: "one")
    #expect(text.contains(#"<for each="one" in="{items}"><text content="{one}"/></for>"#))
    #expect(text.contains(#"<for each="item" in="{items}"><text content="{item}"/></for>"#))
  }

  @Test(arguments: [
    ("1a", "'1a'"), ("", "'' is no name"), ("a b", "'a b' is no name"), ("a\"", "is no name"),
    ("ui.a", "is no name"),
    // A parameter has the name.
    ("count", "'count'"),
    // An inner name would hide it.
    ("item", "'{item}' would mean something else, in line 6"),
    // A word of expressions.
    ("true", "'true'"),
  ])
  func aNameIsRefused(_ newName: String, _ reason: String) {
    let result = renamed(
      """
      <layout>
        <param name="count" type="Integer"/>
        <define name="ga1️⃣p" value="8"/>
        <stack spacing="{gap}">
          <for each="item" in="{[1, 2]}">
            <view width="{item}" height="{gap}"/>
          </for>
        </stack>
      </layout>
      """, to: newName)
    #expect(result.contains(reason.replacing("{item}", with: "gap")), "\(result)")
    #expect(result.hasPrefix("error: "))
  }

  @Test func aNameThatWouldBeCapturedIsRefused() {
    let text = """
      <layout>
        <param name="lines" type="[Integer]"/>
        <stack>
          <for each="line" in="{lines}"><for each="it1️⃣em" in="{lines}"><view width="{line}"/></for></for>
        </stack>
      </layout>
      """
    #expect(renamed(text, to: "line").contains("'line' would mean something else, in line 4"))
    #expect(renamed(text, to: "lines").hasPrefix("<layout>"))
  }

  @Test func aTextWithMistakesIsNotChanged() {
    let broken = renamed(
      #"<layout><define name="ga1️⃣p" value="8"/><stack spacing="{gap}"><view></stack></layout>"#,
      to: "space")
    #expect(broken == "error: the markup of 'a.layout.xml' has a mistake in line 1")
    let half = renamed(
      #"<layout><define name="ga1️⃣p" value="8"/><stack spacing="{gap * }"/></layout>"#, to: "space")
    #expect(
      half == "error: 'gap' is in an expression with a mistake, in line 1 of 'a.layout.xml'")
    // Mistakes elsewhere are not in the way.
    let other = renamed(
      #"<layout><define name="ga1️⃣p" value="8"/><stack spacing="{gap}" size="{1 * }"/></layout>"#,
      to: "space")
    #expect(other.contains("{space}"))
  }

  @Test func whatIsDeclaredElsewhereIsRefused() {
    let library = renamed(
      #"<layout><import src="layoutc:Controls"/><But1️⃣ton label="a"/></layout>"#, to: "Knob")
    #expect(library == "error: 'Button' is a name of 'layoutc:Controls'")
    #expect(
      renamed("<layout><te1️⃣xt/></layout>", to: "a")
        == "error: there is no name here that can be another one")
  }

  @Test func whatCanHaveAnotherNameIsTold() {
    let editor = Editor(
      #"{"textDocument": {"rename": {"prepareSupport": true}}}"#, encoding: "utf-8")
    #expect(
      editor.greeting?.at("capabilities", "renameProvider")?.json == #"{"prepareProvider":true}"#)
    let text = #"<layout><define name="gap" value="8"/><stack spacing="{gap}"/></layout>"#
    editor.open(Self.uri, text)
    func prepare(_ offset: Int) -> String? {
      editor.request(
        "textDocument/prepareRename", Editor.place(Self.uri, offset, in: text, "utf-8"))?.json
    }
    #expect(
      prepare(57)
        == #"{"range":{"start":{"line":0,"character":55},"end":{"line":0,"character":58}},"placeholder":"gap"}"#
    )
    #expect(prepare(10) == "null")
  }

  // MARK: Several files

  private static let parts = """
    <library>
      <record name="User"><field name="name" type="String"/></record>
      <component name="Row"><param name="user" type="User"/><text content="{user.name}"/></component>
    </library>
    """
  private static let page = """
    <layout>
      <import src="parts.layout.xml" as="ui"/>
      <param name="users" type="[ui.User]"/>
      <preview name="phone" data="page.json"/>
      <stack><for each="one" in="{users}"><ui.Row user="{one}"/><text content="{one.name}"/></for></stack>
    </layout>
    """
  private static let data = #"{"users": [{"name": "A"}, {"name": "B"}]}"#

  private static func project() throws -> (TemporaryFolder, Editor, RenamedFiles) {
    let folder = try TemporaryFolder()
    var texts: [String: String] = [:]
    for (name, text) in [
      ("parts.layout.xml", parts), ("page.layout.xml", page), ("page.json", data),
    ] {
      texts[DocumentURI.uri(of: try folder.write(text, to: name))] = text
    }
    let editor = Editor(
      #"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#, folders: [folder.root])
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    editor.open(uri, parts, version: 7)
    return (folder, editor, RenamedFiles(texts))
  }

  @Test func aFieldHasANewNameInOtherFilesAndInData() throws {
    let (folder, editor, files) = try Self.project()
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    let offset = Self.parts[..<Self.parts.ranges(of: "name")[2].lowerBound].utf8.count
    #expect(files.rename(uri, offset, to: "title", editor) == nil)
    func text(_ name: String) -> String? { files.texts[DocumentURI.uri(of: folder.path(name))] }
    #expect(text("parts.layout.xml")?.contains(#"<field name="title" type"#) == true)
    #expect(text("parts.layout.xml")?.contains("{user.title}") == true)
    #expect(text("page.layout.xml")?.contains("{one.title}") == true)
    #expect(text("page.json") == #"{"users": [{"title": "A"}, {"title": "B"}]}"#)
    // An open document has a version.
    #expect(files.versions == [uri: "7"])
  }

  /// Swift is left to its author, who is told what changes and where the name is.
  @Test func namesInGeneratedSwiftAreAnnotated() throws {
    let folder = try TemporaryFolder()
    let text = """
      <layout name="Card">
        <define name="gap" value="8"/>
        <stack spacing="{gap}"><text id="title">a</text></stack>
      </layout>
      """
    let uri = DocumentURI.uri(of: try folder.write(text, to: "card.layout.xml"))
    try folder.write("card.outlets.title // the headline", to: "Sources/Page.swift")
    try folder.write("// title\nlet titles = 1", to: "Sources/Other.swift")
    let editor = Editor(
      """
      {"workspace": {"workspaceEdit": {"documentChanges": true, "changeAnnotationSupport": {}}}}
      """, folders: [folder.root])
    editor.open(uri, text)
    func edit(_ word: String) throws -> JSONNode? {
      let place = try #require(text.firstRange(of: "\"\(word)")).lowerBound
      let parameters = Editor.place(
        uri, text[..<place].utf8.count + 2, in: text, editor.encoding)
      return editor.request(
        "textDocument/rename", parameters.dropLast() + #", "newName": "other"}"#)
    }
    let id = try edit("title")
    #expect(
      id?.at("changeAnnotations", "layoutc", "description")?.string
        == "'Card.Outlets.title' becomes 'Card.Outlets.other'; 'title' is in Page.swift")
    let written = id?["documentChanges"]?.list.first?["edits"]?.list ?? []
    #expect(!written.isEmpty && written.allSatisfy { $0["annotationId"]?.string == "layoutc" })
    // Generated Swift has no constants.
    #expect(try edit("gap")?["changeAnnotations"] == nil)
  }

  @Test func aComponentHasANewNameBehindThatOfAnImport() throws {
    let (folder, editor, files) = try Self.project()
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    let offset = Self.parts[..<Self.parts.ranges(of: "Row")[0].lowerBound].utf8.count
    #expect(files.rename(uri, offset, to: "Line", editor) == nil)
    let page = files.texts[DocumentURI.uri(of: folder.path("page.layout.xml"))]
    #expect(page?.contains(#"<ui.Line user="{one}"/>"#) == true)
  }

  /// A layout is a component to those that import it, with its parameters as attributes.
  @Test func aLayoutHasANewNameWhereItIsAComponent() throws {
    let folder = try TemporaryFolder()
    let plain = #"<layout><param name="title" type="String"/><text>{title}</text></layout>"#
    let card = plain.replacing("<layout>", with: #"<layout name="Card">"#)
    let page = """
      <layout>
        <import src="card.layout.xml" only="Card"/>
        <import src="plain.layout.xml"/>
        <stack><Card title="a"/><Plain title="b"/></stack>
      </layout>
      """
    var texts: [String: String] = [:]
    for (name, text) in [("card", card), ("plain", plain), ("page", page)] {
      texts[DocumentURI.uri(of: try folder.write(text, to: "\(name).layout.xml"))] = text
    }
    let uri = DocumentURI.uri(of: folder.path("page.layout.xml"))
    let editor = Editor(encoding: "utf-8", folders: [folder.root])
    editor.open(uri, page)
    func renamed(_ word: String, _ index: Int, to newName: String) -> (String?, RenamedFiles) {
      let files = RenamedFiles(texts)
      let offset = page[..<page.ranges(of: word)[index].lowerBound].utf8.count
      return (files.rename(uri, offset, to: newName, editor), files)
    }
    let (refusal, files) = renamed("Card", 1, to: "Tile")
    #expect(refusal == nil)
    #expect(files.texts[uri]?.contains(#"only="Tile"/>"#) == true)
    #expect(files.texts[uri]?.contains(#"<Tile title="a"/>"#) == true)
    let (other, titles) = renamed("title", 0, to: "label")
    #expect(other == nil)
    #expect(titles.texts[uri]?.contains(#"<Card label="a"/><Plain title="b"/>"#) == true)
    #expect(
      titles.texts[DocumentURI.uri(of: folder.path("card.layout.xml"))]
        == card.replacing("title", with: "label"))
    #expect(
      renamed("Plain", 0, to: "Other").0
        == "error: 'Plain' is not written where it is declared, in 'plain.layout.xml'")
  }

  /// A name that is taken in a file which sees the declaration is refused, also a closed one.
  @Test func aNameThatAnotherFileHasIsRefused() throws {
    let (folder, editor, files) = try Self.project()
    let other = """
      <layout><import src="parts.layout.xml"/><component name="Line"><text/></component>
      <stack><Line/></stack></layout>
      """
    try folder.write(other, to: "other.layout.xml")
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    let offset = Self.parts[..<Self.parts.ranges(of: "Row")[0].lowerBound].utf8.count
    let reason = files.rename(uri, offset, to: "Line", editor)
    #expect(reason?.contains("'Line'") == true)
    #expect(reason?.hasSuffix("in line 1 of 'other.layout.xml'") == true)
    #expect(files.texts[uri] == Self.parts)
  }

  /// A closed file may have the old name where it cannot be read.
  @Test func aMistakeInAnotherFileIsInTheWay() throws {
    let (folder, editor, files) = try Self.project()
    try folder.write(Self.page.replacing("{one.name}", with: "{one.name + }"), to: "b.layout.xml")
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    let offset = Self.parts[..<Self.parts.ranges(of: "name")[2].lowerBound].utf8.count
    #expect(
      files.rename(uri, offset, to: "title", editor)
        == "error: 'name' is in an expression with a mistake, in line 5 of 'b.layout.xml'")
    // Another name is not in doubt.
    let row = Self.parts[..<Self.parts.ranges(of: "Row")[0].lowerBound].utf8.count
    #expect(files.rename(uri, row, to: "Line", editor) == nil)
  }

  @Test func aFileThatCannotBeReadIsInTheWay() throws {
    let (folder, editor, files) = try Self.project()
    let file = folder.path("locked.layout.xml")
    try folder.write(Self.page, to: "locked.layout.xml")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    // Root may read all files.
    guard !FileManager.default.isReadableFile(atPath: file) else { return }
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    let offset = Self.parts[..<Self.parts.ranges(of: "Row")[0].lowerBound].utf8.count
    let reason = files.rename(uri, offset, to: "Line", editor)
    #expect(reason?.contains("'locked.layout.xml' may use the name and cannot be read") == true)
  }
}

/// Another name for what is no name of an expression: words of choices, areas, libraries.
extension RenameTests {
  @Test func aWordOfAChoiceIsRenamedInValuesAndExpressions() {
    let text = renamed(
      """
      <layout>
        <choice name="Tone" values="calm loud"/>
        <choice name="Size" values="small large loud"/>
        <param name="tone" type="Tone" default="calm"/>
        <component name="Note">
          <param name="tone" type="Tone"/><param name="kind" type="Size" default="loud"/>
          <text content="{tone == .loud ? 'a' : kind == .loud ? 'b' : 'calm'}"/></component>
        <stack direction="vertical">
          <Note tone="lo1️⃣ud"/><Note tone="{tone == .calm ? .loud : tone}" kind="loud"/>
        </stack>
      </layout>
      """, to: "noisy")
    #expect(text.contains(#"<choice name="Tone" values="calm noisy"/>"#), "\(text)")
    #expect(text.contains(#"<choice name="Size" values="small large loud"/>"#))
    #expect(text.contains("{tone == .noisy ? 'a' : kind == .loud ? 'b' : 'calm'}"))
    #expect(text.contains(#"<Note tone="noisy"/>"#) && text.contains(#"kind="loud"/>"#))
    #expect(text.contains(#"{tone == .calm ? .noisy : tone}"#))
  }

  /// A parameter may say its words itself; those of another one are others, were they the same.
  @Test func aWordOfAParameterIsRenamedWhereverItIsCompared() {
    let text = renamed(
      """
      <layout>
        <component name="Note">
          <param name="tone" type="Choice" values="calm loud" default="loud"/>
          <text content="{tone == .lo1️⃣ud ? 'loud' : 'b'}"/></component>
        <component name="Sign">
          <param name="tone" type="Choice" values="calm loud" default="loud"/>
          <text content="{.loud == tone ? 'c' : 'd'}"/></component>
        <param name="isOn" type="Bool"/>
        <stack direction="vertical">
          <Note tone="loud"/><Note tone="{isOn ? .calm : .loud}"/>
          <Sign tone="loud"/><Sign tone="{isOn ? .calm : .loud}"/>
        </stack>
      </layout>
      """, to: "noisy")
    #expect(text.contains(#"values="calm noisy" default="noisy"/>"#), "\(text)")
    #expect(text.contains("{tone == .noisy ? 'loud' : 'b'}"))
    #expect(text.contains(#"<Note tone="noisy"/><Note tone="{isOn ? .calm : .noisy}"/>"#))
    #expect(text.contains(#"values="calm loud" default="loud"/>"#))
    #expect(text.contains("{.loud == tone ? 'c' : 'd'}"))
    #expect(text.contains(#"<Sign tone="loud"/><Sign tone="{isOn ? .calm : .loud}"/>"#))
  }

  /// The words of a type belong to what has the type.
  @Test func whatSaysItsWordsItselfIsRenamed() {
    func text(_ record: String, _ field: String, _ badge: String, _ tone: String) -> String {
      """
      <layout>
        <record name="\(record)"><field name="\(field)" type="Choice" values="open done"/></record>
        <param name="order" type="\(record)"/>
        <component name="\(badge)">
          <param name="\(tone)" type="Choice" values="info warn" default="info"/>
          <text content="{\(tone) == .warn ? 'a' : 'b'}"/>
        </component>
        <stack><\(badge) \(tone)="warn"/><if test="{order.\(field) == .done}"><text/></if></stack>
      </layout>
      """
    }
    let old = ["Order", "state", "Badge", "tone"]
    for (index, name) in ["Task", "phase", "Mark", "mood"].enumerated() {
      var new = old
      new[index] = name
      let whole = text(old[0], old[1], old[2], old[3])
      let start = whole.range(of: "\"\(old[index])\"")?.lowerBound ?? whole.endIndex
      let place = whole.index(after: start)
      let result = renamed(whole[..<place] + "1️⃣" + whole[place...], to: name)
      #expect(result == text(new[0], new[1], new[2], new[3]))
    }
  }

  @Test func aWordOfAParameterIsRenamedInImportsAndInData() throws {
    let folder = try TemporaryFolder()
    let texts = [
      "kit.layout.xml": """
      <library><component name="Note">
        <param name="tone" type="Choice" values="calm loud"/>
        <text content="{tone == .calm ? 'a' : 'b'}"/>
      </component></library>
      """,
      "page.layout.xml": """
      <layout><import src="kit.layout.xml"/><Note tone="calm"/></layout>
      """,
      "own.layout.xml": """
      <layout>
        <param name="tone" type="Choice" values="calm loud"/><preview data="own.json"/>
        <text content="{tone == .calm ? 'a' : 'b'}"/>
      </layout>
      """,
      "own.json": #"{"tone": "calm"}"#,
    ]
    for (name, text) in texts { try folder.write(text, to: name) }
    let addressed = Dictionary(
      uniqueKeysWithValues: texts.map { (DocumentURI.uri(of: folder.path($0.key)), $0.value) })
    let editor = Editor(folders: [folder.root])
    for (name, changed) in [("kit", "page.layout.xml"), ("own", "own.json")] {
      let uri = DocumentURI.uri(of: folder.path("\(name).layout.xml"))
      let text = addressed[uri] ?? ""
      editor.open(uri, text)
      let files = RenamedFiles(addressed)
      let place = try #require(text.firstRange(of: "calm")).lowerBound
      #expect(files.rename(uri, text[..<place].utf8.count, to: "quiet", editor) == nil)
      let other = DocumentURI.uri(of: folder.path(changed))
      #expect(files.texts[other] == texts[changed]?.replacing("calm", with: "quiet"))
      #expect(files.texts[uri]?.contains("calm") == false)
      #expect(files.texts.count { $0.value != addressed[$0.key] } == 2)
    }
  }

  @Test func aWordIsRenamedInImportsAndInData() throws {
    let folder = try TemporaryFolder()
    var texts = [
      "tones.layout.xml": """
      <library name="Tones"><choice name="Tone" values="calm loud"/></library>
      """,
      "page.layout.xml": """
      <layout>
        <import src="tones.layout.xml"/>
        <param name="tone" type="Tone"/><param name="all" type="[Tone]"/>
        <preview data="page.json"/>
        <text content="{tone == .calm ? 'calm' : ''}"/>
      </layout>
      """,
      "page.json": #"{"tone": "calm", "all": ["loud", "calm"]}"#,
    ]
    for (name, text) in texts { try folder.write(text, to: name) }
    texts = Dictionary(
      uniqueKeysWithValues: texts.map { (DocumentURI.uri(of: folder.path($0.key)), $0.value) })
    let editor = Editor(folders: [folder.root])
    let uri = DocumentURI.uri(of: folder.path("tones.layout.xml"))
    editor.open(uri, texts[uri] ?? "")
    let files = RenamedFiles(texts)
    let offset = try #require(texts[uri]?.firstRange(of: "calm")).lowerBound
    let start = texts[uri]?[..<offset].utf8.count ?? 0
    #expect(files.rename(uri, start, to: "quiet", editor) == nil)
    #expect(files.texts[uri]?.contains(#"values="quiet loud""#) == true)
    let page = files.texts[DocumentURI.uri(of: folder.path("page.layout.xml"))]
    #expect(page?.contains("{tone == .quiet ? 'calm' : ''}") == true)
    let data = files.texts[DocumentURI.uri(of: folder.path("page.json"))]
    #expect(data == #"{"tone": "quiet", "all": ["loud", "quiet"]}"#)
    // A word twice is none.
    let reason = files.rename(uri, start, to: "loud", editor)
    #expect(reason?.hasPrefix("error: ") == true)
    // Nothing but the library itself has its name.
    let name = try #require(texts[uri]?.firstRange(of: "Tones")).lowerBound
    let place = texts[uri]?[..<name].utf8.count ?? 0
    let other = RenamedFiles(texts)
    #expect(other.rename(uri, place, to: "Moods", editor) == nil)
    #expect(other.texts[uri]?.hasPrefix(#"<library name="Moods">"#) == true)
    #expect(other.texts.filter { $0.value != texts[$0.key] }.count == 1)
  }

  @Test func anAreaIsRenamedInItsGrid() {
    let text = """
      <layout><stack direction="vertical">
        <grid areas="head head | photo text">
          <if test="{true}"><text area="head"/></if><view area="te1️⃣xt"/>
        </grid>
        <grid areas="text"><view area="text"/></grid>
      </stack></layout>
      """
    let new = text.replacing("photo text", with: "photo body")
      .replacing("te1️⃣xt", with: "body")
    #expect(renamed(text, to: "body") == new)
    let twice = text.replacing("te1️⃣xt", with: "text")
      .replacing(#"area="head""#, with: #"area="he1️⃣ad""#)
    #expect(renamed(twice, to: "top").contains(#"areas="top top | photo text""#))
    #expect(renamed(text, to: "photo").contains("'text' would mean something else"))
  }

  @Test(arguments: [
    (#"<slot name="a"/>"#, "what fills a slot of the grid may stand in 'head'"),
    (#"<text area="{name}"/>"#, "the 'area' in line 3 may be 'head'"),
  ])
  func anAreaThatMayBeSomewhereElseIsRefused(_ child: String, _ reason: String) {
    let text = """
      <layout><component name="Frame">
        <param name="name" type="String" default="a"/>
        <grid areas="he1️⃣ad foot">\(child)</grid>
      </component><Frame/></layout>
      """
    #expect(renamed(text, to: "top") == "error: \(reason)")
  }
}

/// The texts of some files, in which a client makes the edits of renamings.
final class RenamedFiles {
  private(set) var texts: [String: String]
  /// The versions of the documents that the last edits were for.
  private(set) var versions: [String: String] = [:]

  init(_ texts: [String: String]) { self.texts = texts }

  /// Renames what is at an offset; returns the reason if the server refuses.
  func rename(_ uri: String, _ offset: Int, to newName: String, _ editor: Editor) -> String? {
    let place = Editor.place(uri, offset, in: texts[uri] ?? "", editor.encoding).dropLast()
    let response = editor.response(
      "textDocument/rename", place + #", "newName": \#(quoted(newName))}"#)
    if let error = response?["error"] { return "error: \(error["message"]?.string ?? "")" }
    var edits: [(uri: String, edits: [JSONNode])] = []
    versions = [:]
    for change in response?["result"]?["documentChanges"]?.list ?? [] {
      let document = change["textDocument"]
      let uri = document?["uri"]?.string ?? ""
      versions[uri] = document?["version"]?.text
      edits.append((uri, change["edits"]?.list ?? []))
    }
    if case .object(let members)? = response?["result"]?["changes"]?.value {
      edits += members.map { ($0.name, $0.value.list) }
    }
    for (uri, edits) in edits { make(edits, uri, editor) }
    return edits.isEmpty ? "error: there are no edits" : nil
  }

  private func make(_ edits: [JSONNode], _ uri: String, _ editor: Editor) {
    var bytes = Array((texts[uri] ?? "").utf8)
    let positions = TextPositions(bytes, PositionEncoding(rawValue: editor.encoding) ?? .utf16)
    var end = Int.max
    for edit in edits.reversed() {
      guard let range = edit["range"]?.asRange, let text = edit["newText"]?.string else {
        Issue.record("an edit has no range or no text")
        continue
      }
      let offsets = positions.offset(of: range.start)..<positions.offset(of: range.end)
      #expect(offsets.upperBound <= end)
      end = offsets.lowerBound
      bytes.replaceSubrange(offsets, with: text.utf8)
    }
    texts[uri] = String(decoding: bytes, as: UTF8.self)
  }
}
