import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Where names are declared, and where they are used.
struct NameTests {
  private static let uri = "file:///nowhere/a.layout.xml"

  private static let page = """
    <layout>
      <record name="User"><field name="name" type="String"/></record>
      <style name="big" fontSize="20"/>
      <define name="gap" value="8"/>
      <param name="users" type="[User]"/>
      <component name="Badge">
        <param name="count" type="Integer"/>
        <text content="{count}" style="big"/>
      </component>
      <stack spacing="{gap}">
        <for each="user" in="{users}">
          <text style="big" content="Dear {user.name}!"/>
          <Badge count="{count(users)}"/>
        </for>
      </stack>
    </layout>
    """

  /// Returns the text of a definition's line, from the name on.
  private func definition(
    of word: String, _ occurrence: Int, _ method: String = "definition"
  ) -> String? {
    let editor = Editor(encoding: "utf-8")
    editor.open(Self.uri, Self.page)
    let place = Self.page.ranges(of: word)[occurrence].lowerBound
    let offset = Self.page[..<place].utf8.count
    let result = editor.request(
      "textDocument/\(method)", Editor.place(Self.uri, offset, in: Self.page, "utf-8"))
    guard let range = result?["range"]?.asRange else { return nil }
    let lines = Self.page.split(separator: "\n")
    return String(lines[range.start.line].dropFirst(range.start.character))
  }

  @Test func namesLeadToTheirDeclarations() {
    #expect(definition(of: "user.name", 0)?.hasPrefix(#"user" in"#) == true)
    #expect(definition(of: "name}!", 0)?.hasPrefix(#"name" type="String"/></record>"#) == true)
    #expect(definition(of: "gap}", 0)?.hasPrefix(#"gap" value"#) == true)
    #expect(definition(of: "Badge count", 0)?.hasPrefix(#"Badge">"#) == true)
    #expect(definition(of: "count=", 0)?.hasPrefix(#"count" type"#) == true)
    #expect(definition(of: "count}", 0)?.hasPrefix(#"count" type"#) == true)
    #expect(definition(of: "User]", 0)?.hasPrefix(#"User"><field"#) == true)
    #expect(definition(of: "big", 2)?.hasPrefix(#"big" fontSize"#) == true)
    #expect(definition(of: "users}", 0)?.hasPrefix(#"users" type"#) == true)
    // A word of a text means nothing.
    #expect(definition(of: "Dear", 0) == nil)
  }

  /// A class is found by its name alone, first in the folder of its module.
  @Test func aClassLeadsToItsSwiftFile() throws {
    let folder = try TemporaryFolder()
    let chart = "import UIKit\n\n// class Chart\nfinal class Chart: UIView {}\n"
    try folder.write(chart, to: "Sources/Charts/Chart.swift")
    try folder.write("struct Chart {}", to: "Sources/Other/Chart.swift")
    try folder.write("let chart = Chart()", to: "Sources/Other/Use.swift")
    let mark = MarkedText(
      """
      <layout name="Page">
        <element name="Chart" class="Charts.Ch1️⃣art"/>
        <element name="Plain" class="Ch2️⃣art"/>
        <stack><Ch3️⃣art/></stack>
      </layout>
      """)
    let uri = DocumentURI.uri(of: try folder.write(mark.text, to: "page.layout.xml"))
    let editor = Editor(folders: [folder.root])
    #expect(editor.greeting?.at("capabilities", "implementationProvider")?.json == "true")
    editor.open(uri, mark.text)
    func places(_ number: Int) -> [String] {
      let result = editor.request(
        "textDocument/implementation",
        Editor.place(uri, mark.offset(number), in: mark.text, editor.encoding))
      return (result?.list ?? []).map { place in
        let folder = place["uri"]?.string?.split(separator: "/").dropLast().last ?? ""
        let start = place.at("range", "start")
        return "\(folder) \(start?["line"]?.text ?? ""):\(start?["character"]?.text ?? "")"
      }
    }
    #expect(places(1) == ["Charts 3:12"])
    #expect(places(2).sorted() == ["Charts 3:12", "Other 0:7"])
    #expect(places(3) == [])
  }

  @Test func valuesLeadToTheirTypes() {
    let record = #"User"><field"#
    #expect(definition(of: "users}", 0, "typeDefinition")?.hasPrefix(record) == true)
    #expect(definition(of: "user.name", 0, "typeDefinition")?.hasPrefix(record) == true)
    #expect(definition(of: "name}!", 0, "typeDefinition") == nil)
    #expect(definition(of: "count}", 0, "typeDefinition") == nil)
    #expect(definition(of: "gap}", 0, "declaration")?.hasPrefix(#"gap" value"#) == true)
  }

  @Test func anImportLeadsToItsFile() throws {
    let folder = try TemporaryFolder()
    let library = #"<library><component name="Title"><text content="a"/></component></library>"#
    let parts = try folder.write(library, to: "parts.layout.xml")
    let text = #"<layout><import src="parts.layout.xml" as="ui"/><ui.Title/></layout>"#
    let uri = DocumentURI.uri(of: folder.path("page.layout.xml"))
    let editor = Editor(encoding: "utf-8")
    editor.open(uri, text)
    for (offset, character) in [(22, "0"), (53, "26")] {
      let result = editor.request(
        "textDocument/definition", Editor.place(uri, offset, in: text, "utf-8"))
      #expect(result?["uri"]?.string == DocumentURI.uri(of: parts))
      #expect(result?["range"]?["start"]?["character"]?.text == character)
    }
    let links = editor.request(
      "textDocument/documentLink", #"{"textDocument": {"uri": \#(quoted(uri))}}"#)
    #expect(links?.list.compactMap { $0["target"]?.string } == [DocumentURI.uri(of: parts)])
    // The uses in all open documents belong to the declaration.
    editor.open(DocumentURI.uri(of: parts), library)
    let places = editor.request(
      "textDocument/references",
      Editor.place(DocumentURI.uri(of: parts), 27, in: library, "utf-8"))
    #expect(places?.list.compactMap { $0["uri"]?.string } == [uri, DocumentURI.uri(of: parts)])
  }

  /// Each name is found at its place, and leads to a declaration in its file.
  @Test func referencesAndDefinitionsAgree() throws {
    var count = 0
    for sample in TestLength.sample(SampleText.all, every: 4) {
      let view = try sample.view()
      let names = Occurrences(view)
      #expect(names.unread == [], "\(sample)")
      count += names.all.count
      for name in names.all {
        let found = names.occurrence(at: name.range.lowerBound)
        #expect(found?.declaration == name.declaration && found?.range == name.range, "\(sample)")
        #expect(name.declaration.kind == .file || !name.range.isEmpty)
        guard name.declaration.path.path == sample.path, name.declaration.kind != .file else {
          continue
        }
        let isDeclared = names.all.contains { other in
          other.isDeclaration && other.declaration == name.declaration
            && view.outline.text(other.range) == view.outline.text(name.range)
        }
        #expect(isDeclared, "\(sample): \(view.outline.text(name.range))")
      }
      for (one, next) in zip(names.all, names.all.dropFirst()) {
        #expect(one.range.upperBound <= next.range.lowerBound, "\(sample)")
      }
    }
    #expect(count > 200)
  }

  /// All kinds of places in which a name can stand.
  @Test func namesAreFoundInEveryPlace() throws {
    let text = """
      <layout>
        <record name="User"><field name="name" type="String"/><field name="boss" type="User?"/></record>
        <choice name="Tone" values="loud quiet"/>
        <style name="big" fontSize="20"/>
        <style name="bold" basedOn="big" fontWeight="bold"/>
        <param name="users" type="[User]"/>
        <param name="tone" type="Tone" default="loud"/>
        <action name="open"><param name="user" type="String"/></action>
        <element name="Switch" view="UISwitch" value="isOn"><attribute name="isOn" type="Bool"/></element>
        <component name="Card">
          <param name="title" type="String"/>
          <action name="close"/>
          <stack direction="vertical">
            <if test="{slot.badge != nil}"><slot name="badge"/></if>
            <text tap="{close}">{title} <span>&#40;{upper(title)}&#41;</span> {title}</text>
          </stack>
        </component>
        <preview name="a" scrolled="list 20"/>
        <scroll id="list">
          <for each="user" in="{filter(users, u =&gt; u.boss?.name != nil)}" index="place">
            <let name="named" value="{user.boss.name ?? (user).name}"/>
            <Card title="{named} {place}" close="{place > 1 ? open(user.name) : nil}"
                style="{tone == .loud ? 'big bold' : 'big'} bold">
              <text slot="badge" content="{join(map(users, x => x.name), ', ')}"/>
            </Card>
          </for>
        </scroll>
      </layout>
      """
    let document = OpenDocument(
      uri: Self.uri, text: text, version: 1, language: "xml", encoding: .utf8)
    let view = DocumentView(
      document, LiveChecker(registry: LayoutRegistry()).check(Array(text.utf8), at: document.path),
      ClientCapabilities())
    var counts: [String: Int] = [:]
    for name in Occurrences(view).all {
      let owner = name.declaration.owner
      let title = (owner.isEmpty ? "" : "\(owner).") + name.declaration.name
      #expect(view.outline.text(name.range) == name.declaration.name)
      counts["\(name.declaration.kind) \(title)", default: 0] += 1
    }
    #expect(
      counts == [
        "record User": 3, "field User.name": 6, "field User.boss": 3, "choice Tone": 2,
        "style big": 4, "style bold": 3, "parameter users": 3, "parameter tone": 2,
        "action open": 2, "local user": 5, "element Switch": 1, "parameter Switch.isOn": 2,
        "component Card": 3, "parameter Card.title": 5, "action Card.close": 3,
        "slot Card.badge": 3, "id list": 2, "local u": 2, "local place": 3, "local named": 2,
        "local x": 2, "word Tone.loud": 3, "word Tone.quiet": 1,
      ], "\(counts.sorted { $0.key < $1.key })")
  }

  @Test func highlightsTellDeclarationsApart() {
    let editor = Editor(encoding: "utf-8")
    editor.open(Self.uri, Self.page)
    let offset = Self.page[..<Self.page.ranges(of: "gap")[0].lowerBound].utf8.count
    let places = editor.request(
      "textDocument/documentHighlight", Editor.place(Self.uri, offset, in: Self.page, "utf-8"))
    #expect(places?.list.compactMap { $0["kind"]?.text } == ["3", "2"])
  }

  @Test func coloursAreShown() {
    let editor = Editor(encoding: "utf-8")
    editor.open(
      Self.uri,
      ##"<layout><text content="#FFF" color="#F00" shadow="0 1 3 #00000080" id="#123"/></layout>"##)
    let colors =
      editor.request(
        "textDocument/documentColor", #"{"textDocument": {"uri": "\#(Self.uri)"}}"#)?.list ?? []
    #expect(colors.compactMap { $0["range"]?["start"]?["character"]?.text } == ["36", "56"])
    #expect(colors.first?["color"]?.json == #"{"red":1,"green":0,"blue":0,"alpha":1}"#)
    let written = editor.request(
      "textDocument/colorPresentation",
      """
      {"textDocument": {"uri": "\(Self.uri)"}, "color": {"red": 1, "green": 0.5, "blue": 0,
      "alpha": 0.5}, "range": {"start": {"line": 0, "character": 36},
      "end": {"line": 0, "character": 40}}}
      """)
    #expect(written?.list.compactMap { $0["label"]?.string } == ["#FF800080"])
  }
}
