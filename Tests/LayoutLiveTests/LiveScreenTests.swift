import FuzzTargets
import LayoutEngine
import LayoutRuntime
import Testing

@testable import LayoutLive

/// A screen with values that follows its document.
struct LiveScreenTests {
  private static func layout(_ parameters: String, _ body: String) throws -> LoadedLayout {
    let markup = """
      <layout name="Card">
        \(parameters)
        <stack direction="vertical" alignItems="start">\(body)</stack>
      </layout>
      """
    return try LoadedLayout(#require(PackTarget.pack(Array(markup.utf8))))
  }

  private static func title(_ body: String = #"<text id="title">{title}</text>"#) throws
    -> LoadedLayout
  {
    try layout(#"<param name="title" type="Text"/>"#, body)
  }

  private func words(of screen: LiveScreen) -> [String] {
    let tree = screen.document.layout(
      in: .width(300), measurer: FixedTextMetrics(width: 10, height: 20))
    return tree.outlets.names.map { "\($0) \(tree.outlets[$0]?.frame.width ?? 0)" }
  }

  private func update(_ count: Int, _ layout: LoadedLayout?, _ findings: [LiveFinding] = [])
    -> LiveUpdate
  {
    var update = LiveUpdate()
    update.layout = layout
    update.count = count
    update.findings = findings
    return update
  }

  @Test func aSaveIsShownWithTheValuesOfTheApp() throws {
    var screen = try LiveScreen(Self.title(), Values(["title": "Café"]))
    #expect(words(of: screen) == ["title 40.0"])
    screen.take(update(1, try Self.title(#"<text id="name">Name: {title}</text>"#)))
    #expect(words(of: screen) == ["name 100.0"])
    screen.update(try Values(["title": "Café Luna"]))
    #expect(words(of: screen) == ["name 150.0"])
    #expect(screen.findings == [])
  }

  @Test func aBrokenSaveLeavesTheLastGoodOne() throws {
    var screen = try LiveScreen(Self.title(), Values(["title": "Café"]))
    let finding = LiveFinding("'x' is not an element", file: "card.layout.xml", line: 2)
    screen.take(update(0, nil, [finding]))
    #expect(screen.findings == [finding])
    #expect(words(of: screen) == ["title 40.0"])
    // The app goes on with it.
    screen.update(try Values(["title": "Tea"]))
    #expect(words(of: screen) == ["title 30.0"])
    #expect(screen.findings == [finding])
    screen.take(update(1, try Self.title()))
    #expect(screen.findings == [])
  }

  @Test func valuesOfAnotherTypeLeaveTheLastGoodOne() throws {
    var screen = try LiveScreen(Self.title(), Values(["title": "Café"]))
    let other = try Self.layout(
      #"<param name="title" type="Integer"/>"#, #"<text id="title">{title}</text>"#)
    screen.take(update(1, other))
    #expect(
      screen.findings.map(\.description) == ["'title' of 'Input' is a String; wanted is Integer"])
    #expect(words(of: screen) == ["title 40.0"])
    // The app, or the next save, makes it good again.
    screen.update(try Values(["title": 7]))
    #expect(screen.findings == [])
    #expect(words(of: screen) == ["title 10.0"])
  }

  @Test func aParameterThatHasGoneLeavesTheLastGoodOne() throws {
    var screen = try LiveScreen(Self.title(), Values(["title": "Café"]))
    screen.take(update(1, try Self.layout("", "<text>Nothing</text>")))
    #expect(screen.findings.map(\.description) == ["'title' is no parameter of 'Input'"])
    #expect(words(of: screen) == ["title 40.0"])
    // A broken save after it tells its own error, and one that fits shows it all.
    screen.take(update(1, nil, [LiveFinding("an error")]))
    #expect(screen.findings.map(\.description) == ["an error"])
    screen.take(update(1, nil))
    #expect(screen.findings.map(\.description) == ["'title' is no parameter of 'Input'"])
    screen.take(update(2, try Self.title()))
    #expect(screen.findings == [])
  }
}
