import LayoutEngine
import LayoutInterpreter
import Testing

@testable import LayoutCompiler

/// What a gesture on the page of previews writes, and what it refuses.
struct GestureTests {
  private static let path = "/nowhere/a.layout.xml"

  /// Returns the session of a page beside an editor with a text.
  private func session(_ text: String) -> PreviewSession {
    var session = PreviewSession(registry: LayoutRegistry(), pictures: PictureFolders(nil))
    session.takesEdits = true
    session.files.open(Array(text.utf8), at: Self.path)
    return session
  }

  /// Returns the lines of a text that a gesture changes, or why it is refused.
  private func dragging(
    _ handle: String, of id: String, to value: Float, in text: String, direction: String = "ltr"
  ) throws -> (lines: String, told: String?) {
    let session = session(text)
    var query = try #require(
      PreviewQuery(Array(#"{"document": "\#(Self.path)", "direction": "\#(direction)"}"#.utf8)))
    query.element = 0
    let solved = try #require(session.solved(query, explaining: 0))
    query.element = solved.document.layout.elements.firstIndex { $0.id == id }
    let gesture = Gesture(handle: handle, value: value)
    switch session.outcome(of: gesture, at: query) {
    case .refused(let sentence): return ("refused: \(sentence)", nil)
    case .change(let old, let new, let told):
      #expect(old == Array(text.utf8))
      let before = Set(text.split(separator: "\n"))
      let lines = String(decoding: new, as: UTF8.self).split(separator: "\n")
        .filter { !before.contains($0) }
      return (lines.map { $0.drop { $0 == " " } }.joined(separator: "\n"), told)
    }
  }

  private static func stack(_ children: String, _ attributes: String = "") -> String {
    """
    <layout name="Card">
      <define name="wide" value="120"/>
      <param name="isBroad" type="Bool" default="true"/>
      <style name="broad" width="90"/>
      <style name="thin" opacity="0.5"/>
      <preview width="400" textMetrics="fixed:10x20"/>
      <stack id="stack" direction="vertical" alignItems="start"\(attributes)>
        \(children)
      </stack>
    </layout>

    """
  }

  // MARK: Sizes

  @Test(arguments: [
    (#"<view id="a" width="100" height="20"/>"#, #"<view id="a" width="120" height="20"/>"#),
    (#"<view id="a" size="100 20"/>"#, #"<view id="a" size="120 20"/>"#),
    (#"<view id="a" size="20"/>"#, #"<view id="a" size="120 20"/>"#),
    (#"<view id="a" width="25%" height="2"/>"#, #"<view id="a" width="30%" height="2"/>"#),
    (#"<view id="a" width="auto" height="2"/>"#, #"<view id="a" width="120" height="2"/>"#),
    (#"<text id="a">Hello</text>"#, #"<text id="a" width="120">Hello</text>"#),
  ])
  func aWidthIsWrittenAsItWas(_ old: String, _ new: String) throws {
    let result = try dragging("width", of: "a", to: 120, in: Self.stack(old))
    #expect(result.lines == new)
    #expect(result.told == nil)
  }

  @Test func aHeightIsTheOtherPart() throws {
    let text = Self.stack(#"<view id="a" size="100 20"/>"#)
    #expect(
      try dragging("height", of: "a", to: 33.5, in: text).lines
        == #"<view id="a" size="100 33.5"/>"#)
  }

  @Test(arguments: [
    (
      #"<view id="a" width="{wide}" height="2"/>"#,
      "refused: its 'width' is the expression '{wide}'"
    ),
    (
      #"<view id="a" style="broad" height="2"/>"#,
      "refused: its 'width' comes from a style at a.layout.xml:4"
    ),
    (
      #"<view id="a" style="{isBroad ? 'broad' : 'thin'}" height="2"/>"#,
      "refused: its 'width' depends on a style's condition"
    ),
    (
      #"<for each="n" in="{1...1}"><view id="a" size="2"/></for>"#,
      "refused: it is a row of a loop, whose rows have one tag"
    ),
  ])
  func whatIsNoLiteralIsRefused(_ child: String, _ refusal: String) throws {
    #expect(try dragging("width", of: "a", to: 120, in: Self.stack(child)).lines == refusal)
  }

  @Test func componentsAreChangedAtTheirUse() throws {
    let text = """
      <layout name="Card">
        <component name="Row"><stack direction="horizontal"><view id="in" size="9"/></stack></component>
        <preview width="400"/>
        <stack direction="vertical" alignItems="start">
          <Row id="a"/>
          <Row id="b"/>
        </stack>
      </layout>

      """
    #expect(
      try dragging("width", of: "a", to: 120, in: text).lines == #"<Row id="a" width="120"/>"#)
    #expect(
      try dragging("width", of: "in", to: 120, in: text).lines
        == "refused: its tag is in a component, and is shown 2 times here")
    #expect(
      try dragging("top", of: "a", to: 4, in: text).lines
        == "refused: its tag is in a component, and is shown 2 times here")
  }

  /// A child that the parent makes larger is told with its reason.
  @Test func whyAnElementIsNotWhereItWasDroppedIsTold() throws {
    let text = Self.stack(#"<view id="a" width="100" maxWidth="110" height="2"/>"#)
    let result = try dragging("width", of: "a", to: 120, in: text)
    #expect(result.lines == #"<view id="a" width="120" maxWidth="110" height="2"/>"#)
    #expect(result.told?.contains("so it is 110") == true, "\(result.told ?? "")")
  }

  /// So is what the rules find in the new text.
  @Test func whatRulesFindIsTold() throws {
    let result = try dragging(
      "height", of: "a", to: 40, in: Self.stack(#"<text id="a">Hello</text>"#))
    #expect(result.told?.contains("height") == true, "\(result.told ?? "")")
  }

  /// A text that is not in the form of `format` is changed at one place alone.
  @Test func otherFormsStay() throws {
    let text = """
      <layout name="Card"><preview width="400"/>
        <stack direction="vertical" alignItems="start"   >
      <text id='a'
        maxLines='1' >Hello</text></stack></layout>
      """
    let result = try dragging("width", of: "a", to: 120, in: text)
    #expect(result.lines == #"maxLines='1'\#nwidth="120" >Hello</text></stack></layout>"#)
  }

  // MARK: The space inside and between

  @Test(arguments: [
    ("top", "", #" paddingTop="6""#), ("left", "", #" paddingStart="6""#),
    ("left", #" padding="6""#, #" padding="6" paddingStart="6""#),
    ("left", #" padding="2 8""#, #" padding="2 8" paddingStart="6""#),
    ("top", #" padding="2 8""#, #" padding="6 8 2 8""#),
    ("right", #" padding="2 8 2 9""#, #" padding="2 8 2 6""#),
    ("left", #" paddingHorizontal="4""#, #" paddingHorizontal="4" paddingStart="6""#),
    ("left", #" paddingStart="4""#, #" paddingStart="6""#),
    ("left", #" paddingLeft="4""#, #" paddingLeft="6""#),
    ("bottom", #" paddingBottom="4""#, #" paddingBottom="6""#),
  ])
  func oneEdgeOfAPaddingIsWritten(_ edge: String, _ old: String, _ new: String) throws {
    let text = Self.stack(#"<view id="a" width="40" height="20"/>"#, old)
    let result = try dragging(edge, of: "a", to: 6, in: text)
    #expect(Self.words(result.lines) == Self.words(Self.stack("", new)), "\(result.lines)")
  }

  /// Returns the attributes of the stack's tag, in order of their names.
  private static func words(_ text: String) -> [String] {
    let line = text.split(separator: "\n").first { $0.contains("<stack") } ?? ""
    return line.matches(of: #/\w+="[^"]*"/#).map { String($0.0) }.sorted()
  }

  @Test func anInsetIsWritten() throws {
    let text = """
      <layout name="Card">
        <preview width="400"/>
        <inset id="around" insets="8 16">
          <view id="a" height="20"/>
        </inset>
      </layout>

      """
    let result = try dragging("bottom", of: "a", to: 12, in: text)
    #expect(result.lines == #"<inset id="around" insets="8 16 12 16">"#)
    #expect(result.told == nil)
  }

  @Test func theSpaceBetweenChildrenIsWritten() throws {
    let children = #"<view id="a" size="10"/><view size="10"/>"#
    let plain = Self.stack(children)
    #expect(
      Self.words(try dragging("spacing", of: "a", to: 7, in: plain).lines)
        == Self.words(Self.stack("", #" spacing="7""#)))
    let written = Self.stack(children, #" spacing="3""#)
    #expect(
      Self.words(try dragging("spacing", of: "stack", to: 7, in: written).lines)
        == Self.words(Self.stack("", #" spacing="7""#)))
  }

  /// The space in the picture has what the child adds.
  @Test func aSpaceThatAChildAddsStays() throws {
    let text = Self.stack(
      #"<view id="a" spacingAfter="4" size="10"/><view size="10"/>"#, #" spacing="3""#)
    let result = try dragging("spacing", of: "a", to: 9, in: text)
    #expect(Self.words(result.lines) == Self.words(Self.stack("", #" spacing="5""#)))
    #expect(result.told == nil)
  }

  @Test func aFactorOfGrowthIsWritten() throws {
    let text = Self.stack(#"<view id="a" size="10"/><view size="10"/>"#, #" height="100""#)
    let result = try dragging("grow", of: "a", to: 1, in: text)
    #expect(result.lines.contains(#"flexGrow="1""#))
    #expect(result.told == nil)
  }

  // MARK: Order

  private static let siblings = """
    <layout name="Card">
      <preview width="400" textMetrics="fixed:10x20"/>
      <stack direction="horizontal">
        <!-- The first one -->
        <text id="a">A</text>
        <text id="b">B</text>

        <text id="c">
          C
        </text>
      </stack>
    </layout>

    """

  private func order(_ id: String, _ place: Float, direction: String = "ltr") throws -> String {
    let session = session(Self.siblings)
    var query = try #require(
      PreviewQuery(Array(#"{"document": "\#(Self.path)", "direction": "\#(direction)"}"#.utf8)))
    query.element = 0
    let solved = try #require(session.solved(query, explaining: 0))
    query.element = solved.document.layout.elements.firstIndex { $0.id == id }
    guard
      case .change(_, let new, let told) = session.outcome(
        of: Gesture(handle: "order", value: place), at: query)
    else { return "refused" }
    #expect(told == nil)
    let lines = String(decoding: new, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      line.firstMatch(of: #/id="(\w)"|The (first) one/#).map { String($0.1 ?? $0.2 ?? "") }
    }.joined(separator: " ")
  }

  /// A comment directly above an element goes with it.
  @Test(arguments: ["ltr", "rtl"])
  func anElementIsDroppedBetweenItsSiblings(_ direction: String) throws {
    #expect(try order("a", 2, direction: direction) == "b first a c")
    #expect(try order("a", 3, direction: direction) == "b c first a")
    #expect(try order("c", 0, direction: direction) == "c first a b")
    #expect(try order("c", 1, direction: direction) == "first a c b")
    #expect(try order("b", 1, direction: direction) == "refused")
    #expect(try order("b", 2, direction: direction) == "refused")
  }

  // MARK: Handles

  /// In a text from right to left, lines end at the left.
  @Test func theHandleOfAWidthIsWhereLinesEnd() throws {
    let session = session(Self.stack(#"<view id="a" size="100 20"/>"#))
    for (direction, place, sign) in [("ltr", Float(100), Float(1)), ("rtl", 300, -1)] {
      let query = try #require(
        PreviewQuery(Array(#"{"document": "\#(Self.path)", "direction": "\#(direction)"}"#.utf8)))
      let document = try #require(session.solved(query, explaining: 1)).document
      let handle = try #require(document.handles(of: 1).first { $0.name == "width" })
      #expect(handle.line?.start == LayoutPoint(x: place, y: 0))
      #expect(handle.sign == sign)
    }
  }

  /// A spacer has no size, an image no children, and layers have no order in the picture.
  @Test func handlesAreThereWhereTheTableHasARow() throws {
    let session = session(
      """
      <layout name="Card">
        <preview width="100" height="100"/>
        <zstack id="z">
          <stack direction="vertical">
            <spacer/>
            <view size="10"/>
          </stack>
          <view size="20"/>
        </zstack>
      </layout>
      """)
    let query = try #require(PreviewQuery(Array(#"{"document": "\#(Self.path)"}"#.utf8)))
    let document = try #require(session.solved(query, explaining: 0)).document
    func names(_ element: Int) -> [String] { document.handles(of: element).map(\.name) }
    #expect(names(2) == ["top", "left", "bottom", "right", "spacing", "grow", "order"])
    #expect(names(4) == ["width", "height", "top", "left", "bottom", "right"])
    #expect(names(99) == [])
  }
}
