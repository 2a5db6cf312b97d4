import FuzzTargets
import LayoutEngine
import LayoutRuntime
import LayoutViews
import RecordingViews
import SeededRandom
import Testing

/// A document that changes while it is shown: the views of elements with ids stay.
struct ChangedDocumentTests {
  private let backend = RecordingBackend()

  private func screen(_ body: String) throws -> LoadedScreen {
    let markup = """
      <layout name="Form">
        \(body)
      </layout>
      """
    return try LoadedLayout(#require(PackTarget.pack(Array(markup.utf8)))).with()
  }

  private func host(_ body: String) throws -> ViewHost<LoadedScreen, RecordingBackend> {
    let host = ViewHost(
      try screen(body), in: .exact(LayoutSize(width: 200, height: 100)), backend: backend)
    host.mount()
    return host
  }

  private func view(
    _ name: String, in host: ViewHost<LoadedScreen, RecordingBackend>
  ) throws -> RecordedView {
    let element = try #require(host.outlets[name]?.element)
    return try #require(host.mounter.view(of: element))
  }

  private static let field = #"<view id="name" class="Field" size="100 20"/>"#
  private static let list = """
    <scroll id="list" size="100 40">
      <stack direction="vertical"><view size="90 300" backgroundColor="#EEEEEE"/></stack>
    </scroll>
    """

  /// A new id moves the numbers of all ids after it.
  @Test func aNewIDBeforeOthersLeavesTheirViews() throws {
    let host = try host("<stack direction=\"vertical\">\(Self.field)\(Self.list)</stack>")
    let (field, list) = (try view("name", in: host), try view("list", in: host))
    host.update(
      try screen(
        "<stack direction=\"vertical\"><text id=\"first\">Hi</text>\(Self.field)\(Self.list)</stack>"
      ))
    #expect(try view("name", in: host) === field)
    #expect(try view("list", in: host) === list)
    #expect(field.frame == LayoutRect(x: 0, y: 16, width: 100, height: 20))
    #expect(field.content?.name == "name")
    #expect(backend.mistakes == [])
  }

  @Test func anIDThatHasGoneTakesItsViewAlong() throws {
    let host = try host(
      "<stack direction=\"vertical\"><text id=\"first\">Hi</text>\(Self.field)</stack>")
    let (first, field) = (try view("first", in: host), try view("name", in: host))
    host.update(try screen("<stack direction=\"vertical\"><text>Hi</text>\(Self.field)</stack>"))
    #expect(host.outlets.names == ["name"])
    #expect(try view("name", in: host) === field)
    #expect(first.content?.name != "first" || first.state == .recycled)
    #expect(backend.mistakes == [])
  }

  /// Wrapping is what authors do most, after changes of attributes.
  @Test(arguments: [
    #"<inset insets="10"><stack direction="vertical">FIELD LIST</stack></inset>"#,
    #"<stack direction="vertical"><inset insets="10">FIELD</inset><clip>LIST</clip></stack>"#,
    ##"<zstack backgroundColor="#FF0000"><stack cornerRadius="4" direction="vertical">LIST FIELD</stack></zstack>"##,
    #"<flex direction="row"><stack direction="vertical" cornerRadius="4">FIELD</stack>LIST</flex>"#,
  ])
  func whatIsInAnotherContainerKeepsItsView(body: String) throws {
    let host = try host("<stack direction=\"vertical\">\(Self.field)\(Self.list)</stack>")
    let (field, list) = (try view("name", in: host), try view("list", in: host))
    let scroll = try #require(host.outlets["list"]?.element)
    host.scroll(try #require(host.mounter.token(of: scroll)), to: LayoutPoint(y: 30))
    let changed = body.split(separator: "FIELD", omittingEmptySubsequences: false)
      .joined(separator: Self.field).split(separator: "LIST", omittingEmptySubsequences: false)
      .joined(separator: Self.list)
    host.update(try screen(changed))
    #expect(try view("name", in: host) === field)
    #expect(try view("list", in: host) === list)
    let moved = try #require(host.outlets["list"]?.element)
    #expect(host.mounter.offset(of: moved, in: host.layout.tree) == LayoutPoint(y: 30))
    #expect(backend.mistakes == [])
    // And back.
    host.update(try screen("<stack direction=\"vertical\">\(Self.field)\(Self.list)</stack>"))
    #expect(try view("name", in: host) === field)
    #expect(try view("list", in: host) === list)
    #expect(backend.mistakes == [])
  }

  /// A layout from another thread has the numbers of its own document.
  @Test func whatWasLaidOutElsewhereKeepsItsViews() throws {
    let host = try host("<stack direction=\"vertical\">\(Self.field)</stack>")
    let field = try view("name", in: host)
    let work = host.prefetch(
      try screen(
        "<zstack><text id=\"first\">Hi</text><inset insets=\"4\">\(Self.field)</inset></zstack>"))
    host.adopt(work())
    #expect(host.outlets.names == ["first", "name"])
    #expect(try view("name", in: host) === field)
    #expect(field.content?.name == "name")
    #expect(backend.mistakes == [])
  }

  @Test func anotherClassUnderTheSameIDIsAnotherView() throws {
    let host = try host("<stack direction=\"vertical\">\(Self.field)</stack>")
    let field = try view("name", in: host)
    host.update(
      try screen(
        "<stack direction=\"horizontal\"><inset insets=\"4\"><view id=\"name\" class=\"Toggle\" size=\"50 30\"/></inset></stack>"
      ))
    #expect(try view("name", in: host) !== field)
    #expect(backend.mistakes == [])
  }

  @Test func rowsKeepTheirViewsByTheirKeys() throws {
    func list(_ row: String) throws -> LoadedScreen {
      let markup = """
        <layout name="Rows">
          <param name="rows" type="[String]"/>
          <stack direction="vertical">
            <for each="row" in="{rows}" key="{row}">\(row)</for>
          </stack>
        </layout>
        """
      return try LoadedLayout(#require(PackTarget.pack(Array(markup.utf8))))
        .with(Values(["rows": ["a", "b", "c"]]))
    }
    let host = ViewHost(
      try list("<text id=\"row\">{row}</text>"), in: .width(200), backend: backend)
    host.mount()
    let views = host.outlets.all("row").compactMap { $0.element.flatMap(host.mounter.view) }
    host.update(
      try list(
        "<text id=\"mark\" fontSize=\"9\">*</text><text id=\"row\" padding=\"4\">{row}</text>"))
    let now = host.outlets.all("row").compactMap { $0.element.flatMap(host.mounter.view) }
    #expect(now.count == 3)
    #expect(zip(views, now).allSatisfy { $0 === $1 })
    #expect(backend.mistakes == [])
  }

  /// Trees are compared with ones that were built anew: updates must leave nothing of the other.
  @Test func everyChangeGivesTheTreeOfTheNewDocument() throws {
    let (field, list) = (Self.field, Self.list)
    let bodies = [
      "<stack direction=\"vertical\">\(field)\(list)</stack>",
      "<stack direction=\"vertical\">\(list)\(field)</stack>",
      """
      <inset insets="8"><stack direction="vertical">\(field)<text id="a">A</text></stack></inset>
      """,
      """
      <stack direction="horizontal">
        <stack direction="vertical" backgroundColor="#00FF00">\(list)</stack>
        <text id="b">B</text>
      </stack>
      """,
      "<center>\(list)</center>",
      "<text>Nothing</text>",
    ]
    let host = try host(bodies[0])
    for one in bodies {
      for other in bodies {
        for body in [one, other] {
          host.update(try screen(body))
          let fresh = RecordingBackend()
          let new = ViewHost(
            try screen(body), in: .exact(LayoutSize(width: 200, height: 100)), backend: fresh)
          new.mount()
          #expect(
            backend.surface.flatMap { $0.lines() } == fresh.surface.flatMap { $0.lines() })
          #expect(host.outlets.names == new.outlets.names)
        }
      }
    }
    #expect(backend.mistakes == [])
  }

  // MARK: Random changes

  /// The ids of the kinds of elements that have one of their own.
  private static let names = ["", "", "", "scroll", "", "field", "toggle", "text"]

  /// A document of containers in one another, with fields, scrolls and texts of a few ids.
  private static func body(_ random: inout SeededGenerator) -> String {
    var ids = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random)
    // Most are of the same kind in each document.
    var named = ["scroll", "field", "toggle", "text"]
    func elements(_ most: Int, _ depth: Int) -> String {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in element(depth) }.joined()
    }
    func element(_ depth: Int) -> String {
      let kind = Int.random(in: depth > 3 ? 5..<8 : depth == 0 ? 0..<5 : 0..<8, using: &random)
      var name = Bool.random(using: &random) ? ids.popLast() : nil
      if kind == 3 || kind > 4, let place = named.firstIndex(of: Self.names[kind]) {
        name = named.remove(at: place)
      }
      let id = name.map { " id=\"\($0)\"" } ?? ""
      let look = Bool.random(using: &random) ? " backgroundColor=\"#00FF00\"" : ""
      switch kind {
      case 0: return "<stack direction=\"vertical\"\(id)\(look)>\(elements(4, depth + 1))</stack>"
      case 1: return "<zstack\(id)\(look)>\(elements(3, depth + 1))</zstack>"
      case 2: return "<inset insets=\"3\"\(id)\(look)>\(elements(1, depth + 1))</inset>"
      case 3: return "<scroll size=\"80 40\"\(id)\(look)>\(elements(1, depth + 1))</scroll>"
      case 4: return "<flex\(id)\(look)>\(elements(3, depth + 1))</flex>"
      case 5: return "<view class=\"Field\" size=\"30 10\"\(id)\(look)/>"
      case 6: return "<view class=\"Toggle\" size=\"20 10\"\(id)\(look)/>"
      default: return "<text\(id)\(look)>Words</text>"  // open: numbers
      }
    }
    return element(0)
  }

  /// Views are those of the new document, and each id of the same kind has the view that it had.
  @Test func anyChangeLeavesTheViewsOfANewMount() throws {
    var random = SeededGenerator(seed: 11)
    var shown = Self.body(&random)
    let host = try host(shown)
    var kept = 0
    for _ in 0..<300 {
      func mounted(_ name: String) -> RecordedView? {
        host.outlets[name]?.element.flatMap(host.mounter.view)
      }
      var before: [String: RecordedView] = [:]
      for name in host.outlets.names { before[name] = mounted(name) }
      let body = Self.body(&random)
      host.update(try screen(body))
      let fresh = RecordingBackend()
      let new = ViewHost(
        try screen(body), in: .exact(LayoutSize(width: 200, height: 100)), backend: fresh)
      new.mount()
      let (lines, wanted) = (
        backend.surface.flatMap { $0.lines() }, fresh.surface.flatMap { $0.lines() }
      )
      #expect(lines == wanted, "from \(shown) to \(body)")
      for (name, old) in before {
        guard let now = mounted(name), now.kind == old.kind, now.kind != .box else {
          continue
        }
        #expect(now === old, "\(name) from \(shown) to \(body)")
        kept += 1
      }
      #expect(backend.mistakes == [], "from \(shown) to \(body)")
      guard lines == wanted, backend.mistakes.isEmpty else { return }
      shown = body
    }
    #expect(kept > 100)
  }
}
