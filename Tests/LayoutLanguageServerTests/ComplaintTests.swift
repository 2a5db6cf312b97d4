import Foundation
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// What authors suffer from in language servers, each as the case that must not happen here.
struct ComplaintTests {
  private static let uri = "file:///nowhere/a.layout.xml"
  private static let other = "file:///nowhere/b.layout.xml"

  private static func document(_ uri: String = uri) -> String {
    #"{"textDocument": {"uri": \#(quoted(uri))}}"#
  }

  /// Parameters that name a place, the whole of a short document and a new name.
  private static func all(_ uri: String, _ offset: Int, in text: String) -> String {
    let place = Editor.place(uri, offset, in: text, "utf-16")
    let position = place.firstMatch(of: #/"position": (\{.*?\})/#)?.1 ?? "{}"
    return place.dropLast() + """
      , "positions": [\(position)], "newName": "other", "context": {"diagnostics": []},
      "range": {"start": \(position), "end": {"line": 99, "character": 0}}}
      """
  }

  /// Returns the methods that have no result at a place; only a renaming may be refused.
  private static func silent(_ editor: Editor, _ offset: Int, in text: String) -> [String] {
    Feature.allCases.filter { feature in
      let response = editor.response(feature.rawValue, all(uri, offset, in: text))
      let isRefusal = feature == .rename || feature == .prepareRename
      return response?["result"] == nil && !(isRefusal && response?["error"] != nil)
    }.map(\.rawValue)
  }

  private static func edit(
    _ start: (Int, Int), _ end: (Int, Int), _ text: String
  ) -> String {
    """
    {"range": {"start": {"line": \(start.0), "character": \(start.1)}, \
    "end": {"line": \(end.0), "character": \(end.1)}}, "text": \(quoted(text))}
    """
  }

  // MARK: Texts that are not whole

  /// A request in the middle of a word ends the server, since the text is not whole there.
  @Test func aTextThatIsHalfTypedEndsNothing() {
    let whole = #"<layout><stack id="a"><text content="{1 + 2}"/><!-- a --></stack></layout>"#
    for tail in ["", "<", "<?", "</", "<>", "</>", "<!-", "=\"", "{", "&#", "\"{a."] {
      for count in stride(from: 0, through: whole.count, by: 7) {
        let text = String(whole.prefix(count)) + tail
        let editor = Editor()
        editor.open(Self.uri, text)
        #expect(Self.silent(editor, text.utf8.count, in: text) == [], "\(text)")
      }
    }
  }

  /// The editor starts the server anew with the text that has ended it, until it gives up.
  @Test(arguments: [
    "§", "\u{0}", "\u{FEFF}", "\u{FFFF}", "<\u{301}", "<layout width=\"1e999\"/>",
    "<layout><text content=\"{" + String(repeating: "(", count: 5_000),
    "<layout><text content=\"{" + String(repeating: "-", count: 5_000) + "1}\"/></layout>",
    String(repeating: "<stack>", count: 5_000), String(repeating: "</stack>", count: 1_000),
    "<layout><import src=\"a.layout.xml\"/><text/></layout>",
  ])
  func aTextThatWasFatalElsewhereIsHarmless(_ text: String) {
    let editor = Editor(
      #"{"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#)
    editor.open(Self.uri, text)
    #expect(Self.silent(editor, text.utf8.count, in: text) == [])
    #expect(editor.findings(Self.uri) != [])
  }

  // MARK: Places and edits

  /// Columns are counted in another unit than the client's, so that marks and edits are beside it.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func columnsAreCountedAsTheClientDoes(_ encoding: String) throws {
    let text = "\u{FEFF}<layout>\r<center>\r\n<text content=\"🦆漢e\u{301}{gap}\"/></center></layout>"
    let editor = Editor(encoding: encoding)
    editor.open(Self.uri, text)
    let range = try #require(editor.published[Self.uri]?.first?["range"]?.asRange)
    // Behind the quote: one astral letter, one of three bytes, and one with a mark.
    let before = ["utf-8": 10, "utf-16": 5, "utf-32": 4][encoding] ?? 0
    let start = LinePosition(line: 2, character: 15 + before + 1)
    #expect(range.start == start)
    editor.change(
      Self.uri, [Self.edit((2, start.character), (2, start.character + 3), "1")])
    #expect(editor.findings(Self.uri) == [])
  }

  /// A range behind the end is dropped or ends the server; the texts are apart from then on.
  @Test func anEditOutOfBoundsIsMade() {
    let editor = Editor()
    editor.open(Self.uri, "<layout>\n<text/></layout>")
    editor.change(Self.uri, [Self.edit((0, 0), (99_999, 0), "")])
    #expect(editor.findings(Self.uri) == ["0:0 empty-document"])
    editor.change(
      Self.uri,
      [
        Self.edit((7, 7), (8, 8), "<layout><txt/>"), Self.edit((0, 99), (0, 98), "</layout>"),
        Self.edit((0, 13), (0, 10), "ext content=\"a\"/"),
      ])
    #expect(editor.findings(Self.uri) == [])
  }

  // MARK: Findings

  /// What was repaired in one file stays marked in another one, until that is touched too.
  @Test func aRepairTakesTheFindingAwayFromOtherFiles() throws {
    let folder = try TemporaryFolder()
    let tokens =
      #"<library><record name="User"><field name="name" type="String"/></record></library>"#
    let broken = tokens.replacing("\"name\" ", with: "\"title\" ")
    let parts = """
      <library><import src="tokens.layout.xml"/><component name="Row">\
      <param name="user" type="User"/><text content="{user.name}"/></component></library>
      """
    let page = """
      <layout><import src="parts.layout.xml"/><import src="tokens.layout.xml"/>\
      <param name="user" type="User"/><stack direction="vertical"><Row user="{user}"/>\
      <text content="{user.name}"/></stack></layout>
      """
    let file = try folder.write(broken, to: "tokens.layout.xml")
    try folder.write(parts, to: "parts.layout.xml")
    let uri = DocumentURI.uri(of: try folder.write(page, to: "page.layout.xml"))
    let first = DocumentURI.uri(of: file)
    let editor = Editor()
    editor.open(uri, page)
    let found = editor.findings(uri)
    #expect(!found.isEmpty)
    editor.open(first, broken)
    editor.write(first, tokens)
    #expect(editor.findings(uri) == [])
    editor.close(first)
    #expect(editor.findings(uri) == found)
    try folder.write(tokens, to: "tokens.layout.xml")
    editor.waitForFiles()
    #expect(editor.findings(uri) == [])
  }

  /// A slow check of an older text is told behind the quick one of the newer text.
  @Test func noFindingIsOfATextBeforeTheLast() {
    let text = """
      <layout widths="320...330">
        <stack direction="horizontal"><view size="325 9" alignSelf="start"/></stack>
      </layout>
      """
    let editor = Editor(
      #"{"textDocument": {"publishDiagnostics": {"versionSupport": true}}}"#, options: "{}")
    editor.open(Self.uri, text)
    for version in 2..<12 {
      editor.idle(interruptedAt: version)
      // A line more each time, so that a set for another text is at another place.
      editor.change(Self.uri, [Self.edit((0, 0), (0, 0), "\n")], version: version)
      if version.isMultiple(of: 3) { editor.idle() }
    }
    editor.idle()
    let sets = editor.received.compactMap { try? JSONReader.read(Array($0.utf8)).get()["params"] }
      .filter { $0["diagnostics"] != nil }
    let versions = sets.compactMap { $0["version"]?.integer }
    #expect(versions == versions.sorted() && versions.last == 11)
    for set in sets {
      let line = set["version"]?.integer ?? 0
      let places = set["diagnostics"]?.list.map(Editor.place) ?? []
      let proved = ["\(line):33 leaves-parent", "\(line):51 idle-attribute"]
      // A proof is told in two steps.
      #expect([[], [proved[0]], proved].contains(places))
    }
  }

  /// A client that asks for findings is sent the same ones besides.
  @Test func aFindingReachesTheClientOnce() throws {
    let folder = try TemporaryFolder()
    let data = DocumentURI.uri(of: try folder.write(#"{"title": 1}"#, to: "a.json"))
    let text = """
      <layout name="Page"><param name="title" type="String"/><preview data="a.json"/>\
      <text content=""/></layout>
      """
    let uris = ["a", "b"].map { DocumentURI.uri(of: folder.path("\($0).layout.xml")) }
    for capabilities in [Editor.pulling, "{}"] {
      let editor = Editor(capabilities)
      for uri in uris { editor.open(uri, text) }
      for uri in uris {
        let asked = capabilities == "{}" ? [] : editor.pull(uri)?["items"]?.list ?? []
        let all = asked.map(\.json) + (editor.published[uri] ?? []).map(\.json)
        #expect(!all.isEmpty && Set(all).count == all.count)
      }
      // Both documents name the data, and the places of their previews are told where they can be.
      let told = (editor.published[data] ?? []).map(\.json)
      #expect(Set(told).count == told.count && told.count == (capabilities == "{}" ? 1 : 2))
    }
  }

  // MARK: Time and memory

  /// Completion waits until the server has read the whole workspace.
  @Test func completionWaitsForNoOtherFile() throws {
    let folder = try TemporaryFolder()
    for number in 0..<500 {
      try folder.write("<layout><text content=\"a\"/></layout>", to: "\(number).layout.xml")
    }
    let editor = Editor(folders: [folder.root])
    let text = "<layout><stack></stack></layout>"
    let uri = DocumentURI.uri(of: folder.path("page.layout.xml"))
    editor.open(uri, text)
    let place = Editor.place(uri, 14, in: text, "utf-16")
    let items = editor.request("textDocument/completion", place)?["items"]?.list ?? []
    #expect(!items.isEmpty)
    // All of the folder's documents are left to be read: one for each of them and one for it.
    #expect(editor.idle() == 501)
  }

  /// A file of many megabytes stops everything else and takes all memory.
  @Test func aHugeDocumentStopsNothingElse() {
    let editor = Editor()
    editor.open(Self.other, "<layout><text/></layout>")
    let huge = "<layout>" + String(repeating: "<text/>\n", count: (8 << 20) / 8)
    editor.open(Self.uri, huge)
    #expect(editor.findings(Self.uri) == ["0:0 document-too-large"])
    #expect(editor.findings(Self.other) == ["0:9 text-without-words"])
    for feature in [Feature.documentSymbol, .semanticTokens, .foldingRange, .hover] {
      let result = editor.request(feature.rawValue, Self.all(Self.uri, 10, in: "<layout><text/>"))
      #expect(result?.isNull == true, "\(feature)")
    }
    #expect(
      editor.request(Feature.foldingRange.rawValue, Self.document(Self.other))?.isNull == false)
  }

  /// The server keeps a processor busy while nobody types.
  @Test func nothingIsDoneWhileNobodyTypes() throws {
    let folder = try TemporaryFolder()
    let open =
      #"{"uri":"\#(Self.uri)","languageId":"xml","version":1,"text":"<layout><text/></layout>"}"#
    let input = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\#(open)}}"#,
    ].flatMap { MessageFrames.framed(Array($0.utf8)) }
    let file = try folder.write(String(decoding: input, as: UTF8.self), to: "input")
    // The shell tells the times of the processes that it has run, in its second line.
    let script = #"(cat "$1"; sleep 3) | "$0" lsp | grep -c text-without-words; times"#
    let outcome = try BuiltCommand.run(tool: [
      "sh", "-c", script, BuiltCommand.executable.path(), file,
    ])
    let seconds = (outcome.output.split(separator: "\n").last ?? "").matches(
      of: #/(\d+)m(\d+\.\d+)s/#
    ).map { (Double($0.1) ?? 99) * 60 + (Double($0.2) ?? 99) }
    #expect(outcome.output.hasPrefix("1\n"))
    #expect(seconds.count == 2 && seconds.reduce(0, +) < 1.5, "\(outcome.output)")
  }

  // MARK: Files and folders

  /// Files that another program writes are not seen before the server starts anew.
  @Test func filesThatChangeOutsideAreSeenAtOnce() throws {
    let folder = try TemporaryFolder()
    let page = #"<layout><import src="part0.layout.xml"/><center><Part/></center></layout>"#
    let part = #"<library><component name="Part"><text content="a"/></component></library>"#
    let uri = DocumentURI.uri(of: try folder.write(page, to: "page.layout.xml"))
    let names = (0..<200).map { "part\($0).layout.xml" }
    for name in names { try folder.write(part, to: name) }
    let watching = #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    for capabilities in [watching, "{}"] {
      let editor = Editor(capabilities, folders: [folder.root])
      editor.open(uri, page)
      #expect(Self.symbols(editor) == 201)
      for name in names { try folder.write(part.replacing("\"Part\"", with: "\"New\""), to: name) }
      try FileManager.default.removeItem(atPath: folder.path("part7.layout.xml"))
      if capabilities == watching {
        let changes = names.map {
          #"{"uri": \#(quoted(DocumentURI.uri(of: folder.path($0)))), "type": 2}"#
        }
        editor.notify(
          "workspace/didChangeWatchedFiles",
          #"{"changes": [\#(changes.joined(separator: ","))]}"#)
      } else {
        editor.waitForFiles()
      }
      let new = Editor(folders: [folder.root])
      new.open(uri, page)
      #expect(editor.findings(uri) == new.findings(uri) && !new.findings(uri).isEmpty)
      #expect(editor.publications == [uri])
      #expect(Self.symbols(editor) == 200 && Self.symbols(new) == 200)
      for name in names { try folder.write(part, to: name) }
    }
  }

  private static func symbols(_ editor: Editor) -> Int? {
    editor.request("workspace/symbol", #"{"query": ""}"#)?.list.count
  }

  /// A file is checked with the settings of another folder, or with none where no folder is open.
  @Test func settingsAreThoseOfTheNearestFolder() throws {
    let folder = try TemporaryFolder()
    let text = #"<layout><define name="a" value="1"/><text content=""/></layout>"#
    try folder.write(#"{"rules": {"unused-declaration": "off"}}"#, to: "one/.layoutc.json")
    try folder.write(#"{"rules": {"text-without-words": "off"}}"#, to: "one/in/.layoutc.json")
    let folders = ["one", "one/in", "two"].map { folder.path($0) }
    let uris = folders.map { DocumentURI.uri(of: "\($0)/a.layout.xml") }
    for opened in [folders, folders.reversed(), [folders[1]], []] {
      let editor = Editor(folders: opened)
      for uri in uris { editor.open(uri, text) }
      let rules = uris.map { editor.findings($0).map { $0.split(separator: " ")[1] } }
      #expect(rules[0] == ["text-without-words"])
      #expect(rules[1] == ["unused-declaration"])
      #expect(rules[2] == ["unused-declaration", "text-without-words"])
    }
  }

  // MARK: Requests

  /// A request that is cancelled is answered never, twice or after minutes.
  @Test func aCancelledRequestHasOneResponse() {
    let editor = Editor()
    editor.open(Self.uri, "<layout/>")
    func hover(_ id: String) -> String {
      let parameters = Editor.place(Self.uri, 3, in: "<layout/>", "utf-16")
      return #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/hover","params":\#(parameters)}"#
    }
    func cancel(_ id: String) -> String {
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#
    }
    let replies = editor.send([
      cancel("501"), hover("501"), hover("502"), hover("503"), cancel("502"), cancel("502"),
      hover("\"502\""), cancel("\"x\""),
    ])
    #expect(replies.compactMap { $0["id"]?.json } == ["501", "502", "503", "\"502\""])
    #expect(replies.map { $0.at("error", "code")?.text } == [nil, "-32800", nil, nil])
    // What was answered is over.
    #expect(editor.send([cancel("503")]).isEmpty)
  }

  /// What the editor completes or edits in two places at once stands there twice, or eats a tag.
  @Test func nothingIsWrittenTwiceOrEaten() throws {
    let cases = [
      ("<layout><sta1️⃣></stack></layout>", "stack", "<layout><stack></stack></layout>"),
      ("<layout><stack></1️⃣></layout>", "stack", "<layout><stack></stack></layout>"),
      ("<layout><stack></sta1️⃣ck></layout>", "stack", "<layout><stack></stack></layout>"),
      (
        "<layout><stack dir1️⃣=\"vertical\"/>", "direction", "<layout><stack direction=\"vertical\"/>"
      ),
      ("<layout><stack direction=\"v1️⃣\"/>", "vertical", "<layout><stack direction=\"vertical\"/>"),
      ("<layout><stack direction=v1️⃣/>", "vertical", "<layout><stack direction=\"vertical\"/>"),
      ("<layout><stack direction=1️⃣/>", "vertical", "<layout><stack direction=\"vertical\"/>"),
      ("<layout><stack><te1️⃣<view/></stack>", "text", "<layout><stack><text<view/></stack>"),
      ("<layout><stack dir1️⃣<view/>", "direction", "<layout><stack direction=\"\"<view/>"),
      (
        "<layout><stack direction=\"ver1️⃣<view/>", "vertical",
        "<layout><stack direction=\"vertical<view/>"
      ),
    ]
    let editor = Editor()
    for (marked, label, expected) in cases {
      let edit = editor.completions(marked).first { $0["label"]?.string == label }?["textEdit"]
      let range = try #require(edit?["range"]?.asRange, "\(marked)")
      var document = OpenDocument(
        uri: Self.uri, text: MarkedText(marked).text, version: 1, language: "xml", encoding: .utf16)
      let ends = [range.start, range.end].map { ($0.line, $0.character) }
      let change = Self.edit(ends[0], ends[1], edit?["newText"]?.string ?? "")
      document.change([try JSONReader.read(Array(change.utf8)).get()], version: 2)
      #expect(String(decoding: document.text, as: UTF8.self) == expected)
    }
    // Names are linked only while they are equal.
    for (text, count) in [("<layout><a></a>", 2), ("<layout><a></ab>", 0), ("<layout><></a>", 0)] {
      editor.open(Self.uri, text)
      let place = Editor.place(Self.uri, 9, in: text, "utf-16")
      let linked = editor.request("textDocument/linkedEditingRange", place)
      let ranges = linked?["ranges"]?.list.compactMap(\.asRange) ?? []
      #expect(ranges.count == count, "\(text)")
      #expect(ranges.allSatisfy { $0.end.character - $0.start.character == 1 })
    }
  }

  /// Edits for an older text arrive when another letter has been typed, and overwrite it.
  @Test func editsForAnOlderTextAreNotSent() {
    let text = "<layout>\n<define name=\"gap\" value=\"8\"/><stack spacing=\"{gap}\"/></layout>\n"
    for isTold in [false, true] {
      for feature in [Feature.formatting, .rename, .hover] {
        let editor = Editor(general: isTold ? #", "staleRequestSupport": {"cancel": false}"# : "")
        editor.open(Self.uri, text)
        let parameters = Self.all(Self.uri, 24, in: text)
        let request =
          #"{"jsonrpc":"2.0","id":900,"method":"\#(feature.rawValue)","params":\#(parameters)}"#
        func change(_ uri: String) -> String {
          """
          {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":\
          {"uri":"\(uri)","version":2},"contentChanges":[\(Self.edit((0, 0), (0, 0), " "))]}}
          """
        }
        let reply = editor.send([request, change(Self.uri)]).first { $0["id"]?.text == "900" }
        if feature == .hover {
          #expect(reply?["result"]?.isNull == false)
        } else if isTold {
          #expect(reply?.at("error", "code")?.text == "-32801")
        } else {
          #expect(reply?["result"]?.isNull == true)
        }
        // A change before it or of another document is none of its text.
        let again = editor.send([change(Self.uri), request, change(Self.other)])
        #expect(again.first { $0["id"]?.text == "900" }?["result"]?.isNull == false, "\(feature)")
      }
    }
  }

  // MARK: Names and paths

  /// The server finds another file behind an import than the compiler, or none.
  @Test func anImportMeansWhatItMeansToCheck() throws {
    let folder = try TemporaryFolder()
    let part = #"<library><component name="Part"><text content="a"/></component></library>"#
    for name in ["part", "in/part", "a b/pärt"] { try folder.write(part, to: "\(name).layout.xml") }
    let uri = DocumentURI.uri(of: folder.path("in/page.layout.xml"))
    let cases: [(String, String, String?)] = [
      (#"src="part.layout.xml""#, "Part", "in/part"),
      (#"src="../part.layout.xml""#, "Part", "part"),
      (#"src="./../in/./part.layout.xml" as="ui""#, "ui.Part", "in/part"),
      (#"src="../a b/pärt.layout.xml" only="Part""#, "Part", "a b/pärt"),
      (#"src="missing.layout.xml""#, "Part", nil), (#"src="../in""#, "Part", nil),
      (#"src="../a%20b/pärt.layout.xml""#, "Part", nil),
    ]
    for (attributes, name, file) in cases {
      let text = "<layout><import \(attributes)/><center><\(name)/></center></layout>"
      let editor = Editor()
      editor.open(uri, text)
      #expect(editor.findings(uri).isEmpty == (file != nil), "\(attributes)")
      let use = try #require(text.ranges(of: name).last).upperBound
      let place = Editor.place(uri, text[..<use].utf8.count, in: text, "utf-16")
      let target = editor.request("textDocument/definition", place)
      #expect(
        target?["uri"]?.string == file.map { DocumentURI.uri(of: folder.path("\($0).layout.xml")) },
        "\(attributes)")
      let items = editor.request("textDocument/completion", place)?["items"]?.list ?? []
      #expect(items.contains { $0["label"]?.string == name } == (file != nil), "\(attributes)")
    }
  }

  /// Blanks, letters of other scripts, drives and escapes make another document of the same file.
  @Test(arguments: [
    "a b", "ä", "e\u{301}", "漢字", "🦆", "100%", "a%20b", "%", "%3A", "a#b", "a?b", "a+b", "a&b",
    "a=b", "a'b", "a\"b", "[a]", "{a}", "(a)", "a;b", "a:b", "c:", "C:/x", "a,b", "a@b", "~a",
    "a|b",
    "a\\b", "-a", "a/b c/d",
  ])
  func aPathIsTheSameFileInEachSpelling(_ name: String) throws {
    let folder = try TemporaryFolder()
    let text = #"<layout><import src="part.layout.xml"/><center><Part/></center></layout>"#
    let part = #"<library><component name="Part"><text content="a"/></component></library>"#
    let path = try folder.write(text, to: "\(name)/page.layout.xml")
    try folder.write(part, to: "\(name)/part.layout.xml")
    let uri = DocumentURI.uri(of: path)
    #expect(DocumentURI.path(of: uri) == path)
    // As a client does that escapes every sign.
    let escaped =
      "file://"
      + path.utf8.map { byte in
        byte == UInt8(ascii: "/") ? "/" : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    for spelling in [uri, escaped, escaped.uppercased().replacing("FILE:", with: "file:")] {
      let editor = Editor(folders: [folder.root])
      editor.open(spelling, text.replacing("<Part/>", with: "<Past/>"))
      #expect(editor.publications == [spelling])
      editor.write(uri, text)
      #expect(editor.findings(spelling) == [])
      let target = editor.request(
        "textDocument/definition", Editor.place(uri, 50, in: text, "utf-16"))
      #expect(
        target?["uri"]?.string.flatMap(DocumentURI.path) == folder.path("\(name)/part.layout.xml"))
    }
  }

  /// Hints and colours vanish and come back with each letter.
  @Test func hintsAndColoursStayWhileATagIsTyped() {
    let text = """
      <layout name="Card">
        <preview width="200" textMetrics="fixed:10x20"/>
        <param name="words" type="String"/>
        <stack direction="vertical" alignItems="start">
          <text>Hello {words}</text>

          <text>{words}</text>
        </stack>
      </layout>

      """
    let editor = Editor()
    editor.open(Self.uri, text)
    func shown() -> [String] {
      let hints = editor.request("textDocument/inlayHint", Self.document())?.list ?? []
      return hints.map { "\($0["label"]?.json ?? "") \($0["position"]?.json ?? "")" }
    }
    func colours() -> String? {
      editor.request("textDocument/semanticTokens/full", Self.document())?["data"]?.json
    }
    let (hints, tokens) = (shown(), colours())
    #expect(hints.count > 2 && tokens?.contains(",") == true)
    for (column, letter) in "    <vie".enumerated() {
      editor.change(
        Self.uri, [Self.edit((5, column), (5, column), String(letter))], version: column + 2)
      #expect(shown() == hints, "\(column)")
      #expect(editor.findings(Self.uri).count == (column < 4 ? 0 : 1))
    }
    editor.change(Self.uri, [Self.edit((5, 0), (5, 8), "")], version: 20)
    #expect(shown() == hints && colours() == tokens)
  }

  /// A new name reaches the open files alone, or words that only look the same.
  @Test func aNewNameReachesClosedFilesAndNothingElse() throws {
    let folder = try TemporaryFolder()
    let parts = """
      <library><!-- gap --><define name="gap" value="8"/>\
      <component name="Gap"><stack direction="vertical" spacing="{gap}"/></component></library>
      """
    let page = """
      <layout><import src="parts.layout.xml"/><stack id="gap" spacing="{gap * 2}">\
      <text content="gap {gap}"/></stack></layout>
      """
    let own = #"<layout><define name="gap" value="1"/><stack spacing="{gap}"/></layout>"#
    var texts: [String: String] = [:]
    for (name, text) in [("parts", parts), ("page", page), ("own", own)] {
      texts[DocumentURI.uri(of: try folder.write(text, to: "\(name).layout.xml"))] = text
    }
    let files = RenamedFiles(texts)
    let editor = Editor(folders: [folder.root])
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    editor.open(uri, parts)
    #expect(files.rename(uri, 38, to: "space", editor) == nil)
    #expect(
      files.texts[uri]
        == parts.replacing("\"gap\"", with: "\"space\"").replacing("{gap}", with: "{space}"))
    #expect(
      files.texts[DocumentURI.uri(of: folder.path("page.layout.xml"))]
        == page.replacing("{gap", with: "{space"))
    #expect(files.texts[DocumentURI.uri(of: folder.path("own.layout.xml"))] == own)
  }

  /// Two documents that hang on each other make the server publish without an end.
  @Test func findingsThatStayAreNotSentAgain() throws {
    let folder = try TemporaryFolder()
    let text = #"<library><import src="b.layout.xml"/><define name="x" value="1"/></library>"#
    let turned = text.replacing("b.l", with: "a.l").replacing("\"x\"", with: "\"y\"")
    let uris = [("a", text), ("b", turned)].map { name, text in
      (DocumentURI.uri(of: folder.path("\(name).layout.xml")), text)
    }
    for (name, text) in [("a", text), ("b", turned)] {
      try folder.write(text, to: "\(name).layout.xml")
    }
    let editor = Editor(options: "{}")
    for (uri, text) in uris { editor.open(uri, text) }
    #expect(editor.idle() < 10)
    let count = editor.publications.count
    #expect(count > 0 && count < 5)
    for round in 3..<20 {
      for (uri, text) in uris { editor.write(uri, text + "\n", version: round) }
      editor.waitForFiles()
      editor.idle()
    }
    #expect(editor.publications.count == count)
  }
}
