import Foundation
import LayoutCompiler
import LayoutEngine
import TestSupport
import Testing

/// The responses to the page, and the refusals for everybody else.
///
/// `make preview-check` tests the page itself in a browser.
struct PreviewSiteTests {
  private let folder: TemporaryFolder
  private let site: PreviewSite
  private var token: String { String(site.address.split(separator: "/")[2]) }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <library name="Kit">
        <style name="strong" fontSize="20" fontWeight="bold"/>
        <component name="Badge">
          <param name="words" type="Text"/>
          <text id="words">{words}</text>
        </component>
      </library>
      """, to: "kit.layout.xml")
    try folder.write(
      """
      <layout name="Card">
        <param name="title" type="String"/>
        <param name="state" type="Choice" values="new old" default="new"/>
        <import src="kit.layout.xml"/>
        <preview name="phone" width="200" data="card.json"/>
        <stack direction="vertical" opacity="{state == .new ? 1 : 0.5}">
          <text id="title" style="strong" maxLines="2">{title}</text>
          <Badge words="seen" flexGrow="1"/>
        </stack>
      </layout>
      """, to: "card.layout.xml")
    try folder.write(#"{ "title": "Ada" }"#, to: "card.json")
    site = PreviewSite(
      PreviewSite.Content([folder.url.path()], registry: LayoutRegistry()), port: 4000)
  }

  private func answer(
    _ method: String, _ path: String, _ body: String = "", headers: [String: String] = [:]
  ) -> WebAnswer {
    site.answer(
      WebRequest(
        method: method, path: path,
        headers: ["host": "127.0.0.1:4000"].merging(headers) { $1 }, body: Array(body.utf8)))
  }

  /// Returns the site's response about the card, as JSON.
  private func told(
    _ what: String, _ more: String = "", site: PreviewSite? = nil
  ) throws -> [String: Any] {
    let document = folder.path("card.layout.xml")
    let site = site ?? self.site
    let token = site.address.split(separator: "/")[2]
    let answer = site.answer(
      WebRequest(
        method: "POST", path: "/\(token)/\(what)", headers: ["host": "127.0.0.1:4000"],
        body: Array("{\"document\":\"\(document)\"\(more)}".utf8)))
    #expect(answer.status == .ok)
    let value = try JSONSerialization.jsonObject(with: Data(answer.body))
    return try #require(value as? [String: Any])
  }

  // MARK: Accepted requests

  @Test func thePageLetsNothingInFromElsewhere() throws {
    let page = answer("GET", "/\(token)/")
    #expect(page.status == .ok)
    let policy = try #require(page.headers.first { $0.name == "Content-Security-Policy" }?.value)
    #expect(policy.hasPrefix("default-src 'none'; script-src 'nonce-"))
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(!text.contains("NONCE"))
    // The page loads nothing; its only address is the namespace of SVG.
    let addresses = text.split(separator: "\"").filter { $0.hasPrefix("http") }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
  }

  static let strangers: [(String, [String: String])] = [
    ("another host", ["host": "layouts.example"]),
    ("a host without the port", ["host": "127.0.0.1"]),
    ("another port", ["host": "127.0.0.1:4001"]),
    ("another origin", ["origin": "http://layouts.example"]),
    ("a page of the same machine", ["origin": "http://127.0.0.1:4001"]),
    ("a file", ["origin": "null"]),
    ("another site", ["sec-fetch-site": "cross-site"]),
  ]

  @Test(arguments: strangers)
  func strangersAreRefused(_ who: String, _ headers: [String: String]) {
    for path in ["", "events"] {
      #expect(answer("GET", "/\(token)/\(path)", headers: headers).status == .forbidden, "\(who)")
    }
    for path in ["documents", "solve", "inspect", "widths", "breaks", "place", "gesture"] {
      #expect(answer("POST", "/\(token)/\(path)", headers: headers).status == .forbidden, "\(who)")
    }
  }

  @Test(arguments: [
    ("vscode-webview:", true), ("vscode-webview://1a2b", true), ("http://localhost:3000", true),
    ("https://editor.example", true), ("http:", false), ("https:", false), ("", false),
    ("*", false), ("editor", false), ("http://a b", false), ("http://a;script-src", false),
    ("'self'", false), ("://a", false), ("http:///", false),
  ])
  func originsAreNoPolicies(_ text: String, _ isOne: Bool) {
    #expect((EmbeddingOrigin(text) != nil) == isOne)
  }

  /// A page that may hold this one gets the page and nothing else, and only with the token.
  @Test func anOriginMayHoldThePageInAFrame() throws {
    var content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    content.embedding = [try #require(EmbeddingOrigin("vscode-webview:"))]
    let open = PreviewSite(content, port: 4000)
    let token = String(open.address.split(separator: "/")[2])
    func status(_ site: PreviewSite, _ path: String, _ headers: [String: String]) -> Int {
      let held = ["host": "127.0.0.1:4000", "sec-fetch-site": "cross-site"]
      return site.answer(
        WebRequest(
          method: "GET", path: path, headers: held.merging(headers) { $1 })
      ).status.rawValue
    }
    let frame = ["sec-fetch-dest": "iframe"]
    #expect(status(open, "/\(token)/", frame) == 200)
    #expect(status(site, "/\(self.token)/", frame) == 403)
    #expect(status(open, "/\(token)/", ["sec-fetch-dest": "document"]) == 403)
    #expect(status(open, "/\(token)/", [:]) == 403)
    #expect(status(open, "/\(token)/events", frame) == 403)
    #expect(status(open, "/0/", frame) == 403)
    #expect(status(open, "/\(token)/", frame.merging(["host": "a.example"]) { $1 }) == 403)
    #expect(
      status(open, "/\(token)/", frame.merging(["origin": "http://a.example"]) { $1 }) == 403)
    let page = open.answer(
      WebRequest(method: "GET", path: "/\(token)/", headers: ["host": "127.0.0.1:4000"]))
    let policy = page.headers.first { $0.name == "Content-Security-Policy" }?.value
    #expect(policy?.hasSuffix("frame-ancestors vscode-webview:") == true)
  }

  /// Without an editor there is nobody to show a place.
  @Test func placesAreForAnEditorBeside() throws {
    #expect(answer("POST", "/\(token)/place", "{}").status == .missing)
    var content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    let link = try EditorLink()
    content.link = link
    let beside = PreviewSite(content, port: 4000)
    let card = folder.path("card.layout.xml")
    let kit = folder.path("kit.layout.xml")
    let told = try self.told("solve", site: beside)
    #expect((told["starts"] as? [[Int]])?.count == 3)
    func status(_ body: String) -> WebAnswer.Status {
      let token = beside.address.split(separator: "/")[2]
      return beside.answer(
        WebRequest(
          method: "POST", path: "/\(token)/place", headers: ["host": "127.0.0.1:4000"],
          body: Array(body.utf8))
      ).status
    }
    #expect(status("{\"path\":\"\(card)\",\"line\":3,\"column\":2}") == .ok)
    #expect(status("{\"path\":\"\(kit)\",\"line\":1}") == .ok)
    #expect(status("{\"path\":\"/etc/passwd\",\"line\":1}") == .missing)
    #expect(status("{\"path\":\"\(card)\",\"line\":0}") == .malformed)
    #expect(status("{}") == .malformed)
    #expect(
      link.take() == [
        .show(EditorLink.Place(path: card, line: 3, column: 2)),
        .show(EditorLink.Place(path: kit, line: 1, column: 1)),
      ])
    #expect(link.take() == [])
  }

  /// The page of `layoutc preview` has no handles, and that beside an editor hands gestures over.
  @Test func gesturesAreForAnEditorThatMakesChanges() async throws {
    #expect(answer("POST", "/\(token)/gesture", "{}").status == .missing)
    let plain = try told("inspect", ",\"element\":1")
    #expect(plain["handles"] == nil)
    var content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    let link = try EditorLink()
    content.link = link
    let without = PreviewSite(content, port: 4000)
    #expect(try told("inspect", ",\"element\":1", site: without)["handles"] == nil)
    content.takesEdits = true
    let beside = PreviewSite(content, port: 4000)
    let inspected = try told("inspect", ",\"element\":1", site: beside)
    let names = (inspected["handles"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(names?.first == "width")
    let document = folder.path("card.layout.xml")
    func change(_ more: String) async throws -> [String: String] {
      let token = beside.address.split(separator: "/")[2]
      let answer = await beside.response(
        to: WebRequest(
          method: "POST", path: "/\(token)/gesture", headers: ["host": "127.0.0.1:4000"],
          body: Array("{\"document\":\"\(document)\",\"element\":1,\(more)}".utf8)))
      let value = try JSONSerialization.jsonObject(with: Data(answer.body))
      return value as? [String: String] ?? [:]
    }
    // Somebody takes the changes and makes the first of them.
    let editor = Task.detached {
      var edits: [EditorLink.Edit] = []
      while edits.count < 2 {
        for case .edit(let edit) in link.take() {
          beside.finish(edit.number, refusal: edits.isEmpty ? nil : "busy")
          edits.append(edit)
        }
        try? await Task.sleep(for: .milliseconds(2))
      }
      return edits
    }
    let gesture = "\"handle\":\"width\",\"value\":120"
    #expect(try await change("\(gesture),\"texts\":0") == [:])
    #expect(try await change("\(gesture),\"texts\":0") == ["refused": "busy"])
    let edits = await editor.value
    #expect(edits.map(\.path) == [document, document])
    let new = String(decoding: edits.first?.new ?? [], as: UTF8.self)
    #expect(new.contains(#"maxLines="2" width="120">{title}"#))
    #expect(
      try await change("\(gesture),\"texts\":1") == ["refused": "the text has changed meanwhile"])
    #expect(
      try await change("\"handle\":\"order\",\"value\":9,\"texts\":0")
        == ["refused": "it cannot be dropped there"])
    #expect(try await change("\"handle\":\"size\",\"value\":1,\"texts\":0")["refused"] != nil)
  }

  @Test func nothingElseIsThere() {
    for path in [
      "/", "/\(token)", "//", "/\(token)/x", "/\(token)//", "/\(token)/../", "/0/",
      "/\(token)/card.json",
      "/\(token)/..%2fcard.json", "/\(token)x/", "/\(token)/events/",
    ] {
      #expect(answer("GET", path).status == .missing, "\(path)")
      #expect(answer("POST", path).status == .missing, "\(path)")
    }
    for path in ["solve", "inspect", "widths", "breaks", "documents"] {
      #expect(answer("GET", "/\(token)/\(path)").status == .wrongMethod)
    }
    #expect(answer("POST", "/\(token)/").status == .wrongMethod)
  }

  @Test func onlyDocumentsThatAreShownAreRead() throws {
    let outside = try TemporaryFolder()
    try outside.write("<layout><text>secret</text></layout>", to: "a.layout.xml")
    for name in [
      outside.path("a.layout.xml"), folder.path("card.json"), "/etc/passwd", "", "../a.layout.xml",
    ] {
      let body = "{\"document\":\"\(name)\"}"
      for what in ["solve", "inspect", "widths", "breaks"] {
        #expect(answer("POST", "/\(token)/\(what)", body).status == .missing, "\(name)")
      }
    }
    for body in ["", "{", "[]", "{}", "{\"document\":1}", "\u{0}"] {
      #expect(answer("POST", "/\(token)/solve", body).status == .malformed, "\(body)")
    }
  }

  // MARK: Contents of the answers

  @Test func aDocumentIsShownWithItsChoices() throws {
    let told = try told("solve")
    #expect(told["title"] as? String == "Card")
    #expect(told["size"] as? [Double] == [200, 45])
    #expect((told["svg"] as? String)?.contains(">Ada</text>") == true)
    let elements = try #require(told["elements"] as? [[String: Any]])
    #expect(elements.map { $0["name"] as? String } == ["stack", "text", "text"])
    #expect(elements[2]["component"] as? String == "Badge")
    #expect(elements[2]["frame"] as? [Double] == [0, 24, 200, 21])
    let parameters = try #require(told["parameters"] as? [[String: Any]])
    #expect(parameters.map { $0["type"] as? String } == ["String", "new | old"])
    #expect(told["data"] as? String == #"{ "title": "Ada" }"#)
    let preview = try #require((told["previews"] as? [[String: Any]])?.first)
    #expect(preview["name"] as? String == "phone" && preview["width"] as? Double == 200)
    #expect(Set(preview.keys) == ["name", "width", "textScale"])
    #expect((told["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func whatIsAskedForGoesBeforeThePreview() throws {
    let told = try told(
      "solve",
      #","width":300,"direction":"rtl","appearance":"dark","textScale":2,"data":"{\"title\":\"Grace\"}""#
    )
    #expect((told["size"] as? [Double])?.first == 300)
    #expect(told["rtl"] as? Bool == true && told["dark"] as? Bool == true)
    #expect((told["svg"] as? String)?.contains("Grace") == true)
    // An impossible setting is ignored.
    for wrong in [#","width":-1"#, #","width":1e30"#, #","textScale":0"#, #","preview":7"#] {
      #expect((try self.told("solve", wrong)["size"] as? [Double])?.count == 2, "\(wrong)")
    }
  }

  @Test func elementsTellWhatPeopleCanDoWithThem() throws {
    try folder.write(
      """
      <layout name="Card">
        <action name="open"><param name="id" type="Integer"/></action>
        <action name="close"/>
        <stack direction="vertical" tap="{open(7)}" swipeEnd="{close}">
          <text>a</text>
          <text tap="{close}">b</text>
          <stack direction="vertical" visibility="invisible"><text tap="{close}">c</text></stack>
          <text opacity="0">d</text>
        </stack>
      </layout>
      """, to: "card.layout.xml")
    let elements = try #require(try told("solve")["elements"] as? [[String: Any]])
    let actions = elements.map { element in
      (element["actions"] as? [String: [String: Any]] ?? [:]).map { event, action in
        "\(event) \(action["action"] ?? "") \(action["arguments"] as? [Int] ?? [])"
      }.sorted()
    }
    #expect(
      actions == [
        ["swipeEnd close []", "tap open [7]"], [], ["tap close []"], [], ["tap close []"], [],
      ])
    // What is not seen, alone or with what it is in, cannot be touched.
    #expect(
      elements.map { $0["unseen"] as? Bool ?? false } == [false, false, false, true, true, true])
  }

  @Test func timesAreThoseOfTheCommand() throws {
    try folder.write(
      """
      <layout name="Card">
        <param name="sent" type="Date" default="2024-05-03T14:00Z"/>
        <stack direction="vertical"><text>{time(sent)}</text><text>{relative(sent)}</text></stack>
      </layout>
      """, to: "card.layout.xml")
    var content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    func words() throws -> [String] {
      let told = try told("solve", site: PreviewSite(content, port: 4000))
      let elements = try #require(told["elements"] as? [[String: Any]])
      return elements.dropFirst().map { $0["text"] as? String ?? "" }
    }
    let unset = try words()
    content.now = LayoutInstant(iso8601: "2024-05-03T16:00Z")
    content.timeZone = LayoutTimeZone(named: "+02:00")
    let set = try words()
    #expect(unset == ["14:00", "+54 y"])
    #expect(set == ["16:00", "-2 h"])
  }

  /// All settings of a request, with the parts of the response that depend on each.
  static let settings: [(said: String, changed: [String: String])] = [
    (#""preview":2"#, ["width": "120", "data": "Grace", "title": "Grace"]),
    (#""width":150"#, ["width": "150"]),
    (#""height":90"#, ["height": "90"]),
    (#""scale":3"#, ["box": "33.333332", "line": "20.666666"]),
    (#""textScale":2"#, ["line": "41"]),
    (#""direction":"rtl""#, ["rtl": "true"]),
    (#""appearance":"dark""#, ["dark": "true"]),
    (#""language":"de""#, ["words": "Danke"]),
    (#""data":"{\"title\":\"Emmy\"}""#, ["title": "Emmy"]),
    (#""fuzz":"short""#, ["title": "A", "words": "T"]),
  ]

  @Test(arguments: settings)
  func eachSettingChangesWhatItSays(_ said: String, _ changed: [String: String]) throws {
    try folder.write(
      """
      <layout name="Card">
        <param name="title" type="String"/>
        <preview name="phone" width="200" height="100" data="card.json"/>
        <preview name="narrow" width="120" height="100" data="other.json"/>
        <stack direction="vertical" alignItems="start">
          <text id="title" maxLines="1">{title}</text>
          <text id="words" maxLines="1">Thank you</text>
          <view id="box" width="33.3" height="10"/>
        </stack>
      </layout>
      """, to: "card.layout.xml")
    try folder.write(#"{ "title": "Grace" }"#, to: "other.json")
    try folder.write(
      """
      { "sourceLanguage": "en", "strings": { "Thank you": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Danke" } } } } }, "version": "1.0" }
      """, to: "Words.xcstrings")
    var content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    content.words = WordsFile(folder.path("Words.xcstrings"), languages: [])
    let site = PreviewSite(content, port: 4000)
    let plain = try facts(told("solve", site: site))
    #expect(
      plain == [
        "width": "200", "height": "100", "rtl": "false", "dark": "false", "title": "Ada",
        "words": "Thank you", "line": "21", "box": "34", "data": "Ada",
      ])
    let told = try facts(told("solve", "," + said, site: site))
    #expect(told == plain.merging(changed) { $1 })
  }

  @Test func aStateIsDrawn() throws {
    try folder.write(
      ##"""
      <layout><view size="8" backgroundColor="#111111">
        <when state="hovered" backgroundColor="#222222"/>
      </view></layout>
      """##, to: "card.layout.xml")
    let content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    let site = PreviewSite(content, port: 4000)
    for (state, color) in [("hovered", "#222222"), ("pressed", "#111111"), ("", "#111111")] {
      let told = try told("solve", #","state":"\#(state)""#, site: site)
      #expect((told["svg"] as? String)?.contains(color) == true, "\(state)")
    }
  }

  /// What the pointer is over or presses is drawn so: the element with the action, with all in it.
  @Test func whatIsPointedAtIsDrawnInItsState() throws {
    try folder.write(
      ##"""
      <layout>
        <action name="open"/>
        <stack direction="vertical">
          <stack direction="vertical" tap="{open}" accessibilityRole="button">
            <text color="#111111"><when state="pressed" color="#222222"/>Open</text>
          </stack>
          <view size="8" backgroundColor="#333333"><when state="hovered" backgroundColor="#444444"/></view>
          <view size="8" backgroundColor="#555555"><when state="hovered" backgroundColor="#666666"/></view>
        </stack>
      </layout>
      """##, to: "card.layout.xml")
    let content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    let site = PreviewSite(content, port: 4000)
    for (pointed, colors) in [
      ("", ["#111111", "#333333", "#555555"]),
      (#","pressed":1"#, ["#222222", "#333333", "#555555"]),
      (#","pressed":2,"hovered":2"#, ["#222222", "#333333", "#555555"]),
      (#","hovered":3"#, ["#111111", "#444444", "#555555"]),
      (#","hovered":4,"pressed":4"#, ["#111111", "#333333", "#666666"]),
      (#","hovered":-1,"pressed":99"#, ["#111111", "#333333", "#555555"]),
    ] {
      let told = try told("solve", pointed, site: site)
      let svg = try #require(told["svg"] as? String)
      #expect(colors.allSatisfy(svg.contains), "\(pointed): \(svg)")
      let elements = try #require(told["elements"] as? [[String: Any]])
      #expect(
        elements.map { $0["states"] as? [String] } == [
          nil, nil, ["pressed"], ["hovered"], ["hovered"],
        ])
    }
  }

  /// Returns the facts of a response by short names.
  private func facts(_ told: [String: Any]) throws -> [String: String] {
    let elements = try #require(told["elements"] as? [[String: Any]])
    let size = try #require(told["size"] as? [Double])
    func element(_ id: String) throws -> [String: Any] {
      try #require(elements.first { $0["id"] as? String == id })
    }
    let frames = try ["words", "box"].map { try #require(try element($0)["frame"] as? [Double]) }
    let data = try #require(told["data"] as? String)
    return [
      "width": "\(Float(size[0]))", "height": "\(Float(size[1]))",
      "rtl": "\(told["rtl"] as? Bool ?? false)", "dark": "\(told["dark"] as? Bool ?? false)",
      "title": try element("title")["text"] as? String ?? "",
      "words": try element("words")["text"] as? String ?? "",
      "line": "\(Float(frames[0][3]))", "box": "\(Float(frames[1][2]))",
      "data": String(data.split(separator: "\"").dropLast().last ?? ""),
    ].mapValues { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
  }

  /// Every file that affects a response is watched, including indirect imports and missing files.
  @Test func allThatAnAnswerHangsOnIsWatched() throws {
    let libraries = [
      "direct": #"<import src="deep.layout.xml"/><import src="missing.layout.xml"/>"#,
      "deep": #"<import src="broken.layout.xml"/>"#,
      "broken": "<define/>", "idle": "",
    ]
    for (name, body) in libraries {
      try folder.write(
        "<library name=\"\(name.capitalized)\">\(body)</library>", to: "\(name).layout.xml")
    }
    try folder.write(
      """
      <layout name="Card">
        <import src="direct.layout.xml"/><import src="layoutc:Controls"/>
        <preview data="card.json"/><preview data="later.json"/>
        <text>Thank you</text>
      </layout>
      """, to: "card.layout.xml")
    #expect(site.files == [])
    #expect(try told("solve")["svg"] == nil)
    let names = [
      "broken.layout.xml", "card.json", "card.layout.xml", "deep.layout.xml", "direct.layout.xml",
      "later.json", "missing.layout.xml",
    ]
    #expect(site.files == names.map(folder.path))
  }

  @Test func errorsLeaveThePictureOut() throws {
    let data = try told("solve", #","data":"{\n\"title\": 3}""#)
    #expect(data["svg"] == nil)
    let mistake = try #require((data["findings"] as? [[String: Any]])?.first)
    let start = try #require((mistake["range"] as? [String: [String: Int]])?["start"])
    #expect(mistake["file"] as? String == "<data>" && mistake["path"] == nil)
    #expect(start["line"] == 2 && start["column"] == 10)

    try folder.write("<layout><txt/></layout>", to: "card.layout.xml")
    let broken = try told("solve")
    #expect(broken["svg"] == nil)
    let finding = try #require((broken["findings"] as? [[String: Any]])?.first)
    #expect(finding["path"] as? String == folder.path("card.layout.xml"))
  }

  @Test func anElementTellsWhereItsAttributesComeFrom() throws {
    let title = try told("inspect", #","element":1"#)
    let written = try #require((title["written"] as? [[String: Any]])?.first)
    #expect(written["line"] as? Int == 7)
    #expect((written["text"] as? String)?.contains("<text id=\"title\"") == true)
    let attributes = try #require(written["attributes"] as? [[String: Any]])
    let said = attributes.filter { $0["origin"] as? String != "default" }.map {
      "\($0["name"] ?? "") \($0["value"] ?? "") \($0["origin"] ?? "") \($0["line"] ?? "")"
    }
    #expect(
      said == [
        "id title here 7", "style strong here 7", "maxLines 2 here 7", "fontSize 20 style 2",
        "fontWeight bold style 2",
      ])
    #expect(
      attributes.contains { $0["name"] as? String == "flexGrow" && $0["value"] as? String == "0" })
    #expect(!attributes.contains { $0["name"] as? String == "weight" })
    let steps = try #require(title["steps"] as? [[String: Any]])
    #expect(steps.map { $0["label"] as? String } == ["stack", "text #title"])
    #expect(steps[0]["width"] as? String == "solved for exactly 200: so it is 200")

    let badge = try told("inspect", #","element":2"#)
    let use = try #require((badge["written"] as? [[String: Any]])?.first)
    #expect(use["name"] as? String == "Badge")
    let component = try #require(use["component"] as? [String: Any])
    #expect(component["line"] as? Int == 3)
    #expect(component["path"] as? String == folder.path("kit.layout.xml"))
    #expect(try told("inspect", #","element":3"#).isEmpty)
  }

  /// For a style that a condition chooses, every branch's values are listed, with the defaults that
  /// apply.
  ///
  /// A parent that reads sizes in its own way has its own defaults.
  @Test func aStyleThatIsChosenTellsAllWays() throws {
    try folder.write(
      """
      <layout name="Card">
        <param name="isNew" type="Bool" default="true"/>
        <style name="plain" fontSize="20"/>
        <style name="loud" fontWeight="bold" maxLines="3"/>
        <style name="quiet" fontWeight="light"/>
        <linear orientation="vertical">
          <text style="plain {isNew ? 'loud' : 'quiet'}">Thank you</text>
        </linear>
      </layout>
      """, to: "card.layout.xml")
    let text = try told("inspect", #","element":1"#)
    let written = try #require((text["written"] as? [[String: Any]])?.first)
    let attributes = try #require(written["attributes"] as? [[String: Any]])
    let all = attributes.map { attribute in
      ["name", "value", "origin"].map { attribute[$0] as? String ?? "" }.joined(separator: " ")
    }
    #expect(
      all.filter { !$0.hasSuffix(" default") } == [
        "style plain {isNew ? 'loud' : 'quiet'} here", "fontSize 20 style",
        "fontWeight bold condition", "maxLines 3 condition", "fontWeight light condition",
      ])
    #expect(all.contains("maxLines 0 default"))
    #expect(!all.contains { $0.hasPrefix("fontWeight regular") })
    #expect(all.contains("width match default"))
    #expect(Set(all).count == all.count)
  }

  @Test func widthsAtWhichSomethingChangesAreFound() throws {
    try folder.write(
      """
      <layout name="Card">
        <stack direction="vertical">
          <if minWidth="300"><view id="wide" height="10"/></if>
          <text id="words" flexShrink="1" maxLines="2">one two three four five six</text>
        </stack>
      </layout>
      """, to: "card.layout.xml")
    let told = try told("widths", #","from":50,"to":400"#)
    let widths = try #require(told["widths"] as? [[String: Any]])
    let changes = widths.map { $0["change"] as? String ?? "" }
    #expect(changes == ["#words is whole", "#words in 1 line", "other elements"])
    let last = try #require(widths.last?["width"] as? Double)
    #expect(abs(last - 300) <= 0.5)
    // Each is the smallest width at which its change has happened.
    for (place, width) in widths.enumerated() {
      let at = try #require(width["width"] as? Double)
      let lines = try [at, at - 0.5].map { width -> String in
        let elements = try self.told("solve", ",\"width\":\(width)")["elements"] as? [[String: Any]]
        return (elements ?? []).map { "\($0["lines"] ?? "") \($0["truncated"] ?? "")" }.joined()
      }
      #expect(lines[0] != lines[1], "\(changes[place]) at \(at)")
    }
  }

  /// A proof is of the document as it is meant, and not of what the page shows of it.
  @Test func widthsAtWhichSomethingBreaksAreFound() throws {
    try folder.write(
      """
      <layout name="Card" widths="320...400">
        <preview width="390"/>
        <stack direction="horizontal"><view size="350 20"/></stack>
      </layout>
      """, to: "card.layout.xml")
    let told = try told("breaks", #","width":500,"textScale":2"#)
    let findings = try #require(told["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["label"] as? String } == [
        "outside by 30 points at a width of 320; from 320 to 349"
      ])
    let proof = try #require(findings.first?["proof"] as? [String: Any])
    #expect(proof["widths"] as? [[Int]] == [[320, 349]])
    #expect((proof["witness"] as? [String: Any])?["width"] as? Int == 320)
    #expect((told["tried"] as? String)?.hasPrefix("tried widths of 320...400 in ") == true)
    try folder.write("<layout><stack/></layout>", to: "card.layout.xml")
    #expect(try self.told("breaks", "").isEmpty)
  }

  @Test func otherWordsAreForTextsAndData() throws {
    let elements = try #require(
      try told("solve", #","fuzz":"long""#)["elements"] as? [[String: Any]])
    #expect(elements[1]["text"] as? String == "Ada Adaada Ada")
    #expect(elements[2]["text"] as? String == "seen seenseen seen")
  }
}
