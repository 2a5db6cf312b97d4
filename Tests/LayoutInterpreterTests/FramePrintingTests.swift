import Foundation
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import Testing

@testable import LayoutInterpreter

/// Output of frames, for programs and for people.
struct FramePrintingTests {
  private let layout = SolvedLayout(elements: [
    element(.stack, nil, [0, 0, 390, 56.5], depth: 0, end: 5),
    element(.image, "photo", [-0.0, 0, 56, 56], depth: 1, end: 2),
    element(.scroll, nil, [68, 0.25, 322, 16_777_216], depth: 1, end: 4, content: [322, 900]),
    element(.text, "title", [0, 1 / 3, 1e-5, 20], depth: 2, end: 4),
    element(.view, "extra", [0, 0, 0, 0], depth: 1, end: 5, isGone: true),
  ])

  @Test func jsonIsOneLineWithTheShortestNumbers() {
    let line = FrameJSON.line(file: "a \"b\".layout.xml", name: "PlaceCard", layout)
    #expect(
      line == """
        {"file":"a \\"b\\".layout.xml","layout":"PlaceCard","size":[390,56.5],\
        "root":{"element":"stack","frame":[0,0,390,56.5],"children":[\
        {"element":"image","id":"photo","frame":[0,0,56,56]},\
        {"element":"scroll","frame":[68,0.25,322,16777216],"content":[322,900],"children":[\
        {"element":"text","id":"title","frame":[0,0.33333334,1e-05,20]}]},\
        {"element":"view","id":"extra","frame":[0,0,0,0]}]}}
        """)
  }

  /// The alternatives that a `fit` does not show are not in the output.
  @Test func whatAFitLeavesOutIsNotPrinted() throws {
    let document = checked(
      """
      <layout name="A"><stack direction="vertical" alignItems="start"><fit axis="horizontal" maxWidth="50">\
      <stack direction="horizontal"><view id="wide" size="60 1"/></stack>\
      <view id="right" size="40 1"/><view id="narrow" size="9 1"/></fit><view size="8 1"/></stack>\
      </layout>
      """)
    var interpreter = Interpreter()
    let solved = interpreter.solve(
      document, in: .width(100), environment: LayoutEnvironment(),
      measurer: FixedTextMetrics(width: 8, height: 16), with: [])
    let layout = try #require(solved)
    let line = FrameJSON.line(file: "a", name: "A", layout)
    #expect(
      line.hasSuffix(
        #"{"element":"fit","frame":[0,0,40,1],"children":[{"element":"view","id":"right","frame":[0,0,40,1]}]},{"element":"view","frame":[0,1,8,1]}]}}"#
      ), "\(line)")
    let tree = FrameTree.text(file: "a", name: "A", layout, inColor: false)
    #expect(tree.contains("#right") && !tree.contains("wide") && !tree.contains("narrow"))
  }

  @Test func separatorsAreFramesOfTheirLayout() {
    let layout = SolvedLayout(elements: [
      element(
        .linear, nil, [0, 0, 21, 9], depth: 0, end: 1,
        separators: [LayoutRect(x: 10, y: 0.5, width: 1, height: 8)])
    ])
    let line = FrameJSON.line(file: "a", name: "A", layout)
    #expect(line.contains(#""frame":[0,0,21,9],"separators":[[10,0.5,1,8]]}"#))
    let tree = FrameTree.text(file: "a", name: "A", layout, inColor: false)
    #expect(tree.contains("1 separator"))
  }

  /// Plural forms by the number alone.
  private struct Plurals: TextLocalizing, Equatable {
    func words(for key: String, _ arguments: [TextArgument]) -> String? {
      key == "%lld files" && arguments == [.integer(1)] ? "one file" : nil
    }
  }

  @Test func textsOfViewsAreInTheLanguage() throws {
    let document = checked(
      """
      <layout name="A"><element name="Field" view="FieldView" children="none" intrinsicSize="9 9">\
      <attribute name="placeholder" type="Text"/><attribute name="since" type="Date"/></element>\
      <param name="n" type="Integer"/>\
      <Field placeholder="{n} files" since="2024-05-03"/></layout>
      """)
    var interpreter = Interpreter()
    let solved = interpreter.solve(
      document, in: SizeRange(min: .zero, max: LayoutSize(width: 9, height: 9)),
      environment: LayoutEnvironment(), measurer: FixedTextMetrics(width: 8, height: 16),
      with: [.integer(1)])
    let language = TextLocalization(identifier: "en", table: Plurals())
    let line = FrameJSON.line(file: "a", name: "A", try #require(solved), in: language)
    #expect(line.contains(#""placeholder":"one file","since":"2024-05-03T00:00:00Z""#), "\(line)")
  }

  @Test func actionsHandOverWhatTheyAreGiven() throws {
    let document = checked(
      """
      <layout name="A"><param name="n" type="Number"/><param name="day" type="Date?"/>\
      <action name="pick"><param name="n" type="Number"/><param name="all" type="[Number]"/>\
      <param name="day" type="Date?"/><param name="words" type="Text"/></action>\
      <view tap="{pick(n, [n, 0.1, 3], day, 'one')}" longPress="{pick(1, [], day, 'two')}"/></layout>
      """)
    var interpreter = Interpreter()
    let solved = interpreter.solve(
      document, in: SizeRange(min: .zero, max: LayoutSize(width: 9, height: 9)),
      environment: LayoutEnvironment(), measurer: FixedTextMetrics(width: 8, height: 16),
      with: [.number(123_456_789.25), .date(.epoch)])
    let layout = try #require(solved)
    let shown = interpreter.shownElements(of: layout)
    let line = FrameJSON.line(file: "a", name: "A", layout, showing: shown)
    let epoch = "1970-01-01T00:00:00Z"
    let tap = "[123456789.25,[123456789.25,0.1,3],\"\(epoch)\",\"one\"]"
    #expect(line.contains("\"tap\":{\"action\":\"pick\",\"arguments\":\(tap)}"), "\(line)")
    #expect(line.contains("\"longPress\":"), "\(line)")
  }

  @Test func jsonCanBeRead() throws {
    let line = FrameJSON.line(file: "a\\\u{1}", name: "A", layout)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let root = try #require((object as? [String: Any])?["root"] as? [String: Any])
    #expect((root["children"] as? [Any])?.count == 3)
  }

  @Test func theTreeAlignsItsColumns() {
    let text = FrameTree.text(file: "card.layout.xml", name: "PlaceCard", layout, inColor: false)
    #expect(
      text == """
        PlaceCard  390 × 56.5  card.layout.xml
        stack             0    0  390 ×     56.5
          image #photo    0    0   56 ×       56
          scroll         68 0.25  322 × 16777216  content 322 × 900
            text #title   0 0.33    0 ×       20
          view #extra     0    0    0 ×        0  gone

        """)
  }

  /// Returns a document's frames at a width, as a tree and as JSON.
  private func printed(
    _ root: String, width: Float = 100, showsLooks: Bool = false, inColor: Bool = false,
    _ preview: PreviewTitle? = nil,
  ) throws -> (tree: String, json: String) {
    var settings = PreviewSettings()
    settings.horizontal = .exact(width)
    settings.textMetrics = .fixed(width: 10, height: 20)
    return try printed(
      checked(root: root), settings, showsLooks: showsLooks, inColor: inColor, preview)
  }

  private func printed(
    _ document: TypedDocument, _ settings: PreviewSettings, showsLooks: Bool = false,
    inColor: Bool = false, _ preview: PreviewTitle? = nil,
  ) throws -> (tree: String, json: String) {
    var interpreter = Interpreter()
    let solved = interpreter.solve(document, in: settings)
    let layout = try #require(solved)
    let shown = interpreter.shownElements(of: layout)
    return (
      FrameTree.text(
        file: "a", name: "A", preview: preview, layout, showing: shown, showsLooks: showsLooks,
        inColor: inColor),
      FrameJSON.line(file: "a", name: "A", preview: preview, layout, showing: shown)
    )
  }

  @Test func textsAreShownWithTheirLines() throws {
    let printed = try printed(
      """
      <stack direction="vertical" alignItems="start">
        <text>short</text>
        <text>one two three four</text>
        <text id="title" maxLines="1">one <span fontWeight="bold">two</span> three</text>
        <text maxLines="1" minScale="0.5">one two three</text>
        <text visibility="gone">gone</text>
        <text height="45" content="every word that does not fit into a line of the tree"/>
      </stack>
      """)
    #expect(
      printed.tree == """
        A  100 × 141  a
        stack          0  0  100 × 141
          text         0  0   50 ×  20  "short"
          text         0 20  100 ×  40  "one two three four"  2 lines
          text #title  0 60  100 ×  20  "one two three"  truncated
          text         0 80   99 ×  16  "one two three"  at 76%
          text         0  0    0 ×   0  gone
          text         0 96  100 ×  45  "every word that does not fit into a lin…"  2 lines, truncated

        """)
    #expect(
      printed.json.contains(
        #""frame":[0,20,100,40],"text":"one two three four","lines":2},{"#))
    #expect(printed.json.contains(#""text":"one two three","lines":1,"truncated":true}"#))
    #expect(printed.json.contains(#""text":"one two three","lines":1,"scale":0.76}"#))
    #expect(
      printed.json.contains(#""text":"every word that does not fit into a line of the tree","#))
    #expect(printed.json.contains(#""frame":[0,0,0,0],"appearance":{"visibility":"gone"}}"#))
  }

  /// The document of react/yoga#1975.
  @Test func aTextThatRoundingTakesAPixelFromSaysSo() throws {
    func printed(_ flexbox: String) throws -> (tree: String, json: String) {
      var settings = PreviewSettings()
      settings.horizontal = .exact(393)
      settings.environment.scale = 3
      settings.textMetrics = .fixed(width: 54.666656, height: 20)
      let document = checked(
        """
        <layout flexbox="\(flexbox)">
          <flex direction="row"><view width="163.666641" height="10"/><text>x</text></flex>
        </layout>
        """)
      return try self.printed(document, settings)
    }
    let yoga = try printed("yoga")
    #expect(
      yoga.tree == """
        A  393 × 20  a
        flex         0 0     393 × 20
          view       0 0  163.67 × 10
          text  163.67 0   54.33 × 20  a pixel short  "x"

        """)
    #expect(yoga.json.contains(#""frame":[163.66667,0,54.333332,20],"short":true,"text":"x""#))
    let kept = try printed("flexLayout")
    #expect(
      kept.tree == """
        A  393 × 20  a
        flex         0 0     393 × 20
          view       0 0  163.67 × 10
          text  163.67 0   54.67 × 20  "x"

        """)
    #expect(!kept.json.contains("short"))
  }

  @Test func looksAreInJSONAndWhereTheTreeIsAskedForThem() throws {
    let root = """
      <text content="a" color="#336699" backgroundColor="#33669980" cornerRadius="8"
        strokeColor="asset:Line" clipsContent="true" accessibilityRole="header"/>
      """
    let looks =
      "color #336699  backgroundColor #33669980  cornerRadius 8  clipsContent  "
      + "strokeColor asset:Line  accessibilityRole header"
    #expect(try !printed(root).tree.contains("color"))
    #expect(try printed(root, showsLooks: true).tree.hasSuffix("\"a\"  \(looks)\n"))
    #expect(
      try printed(root).json.contains(
        """
        "appearance":{"color":"#336699","backgroundColor":"#33669980","cornerRadius":8,\
        "clipsContent":true,"strokeColor":"asset:Line","accessibilityRole":"header"}
        """))
    let colored = try printed(root, showsLooks: true, inColor: true).tree
    #expect(colored.contains("\u{1B}[38;2;51;102;153m■\u{1B}[0m"))
    let letters = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing("■ ", with: "")
    #expect(letters == (try printed(root, showsLooks: true).tree))
  }

  @Test(
    arguments: Schema.shared.attributes.filter {
      $0.group == .appearance && $0.name != .id && $0.name != .style && $0.type != .action
    })
  func everyLookIsShown(row: AttributeSpec) throws {
    let json = try printed("<view \(row.name.name)=\"\(row.example)\"/>").json
    #expect(json.contains("\"appearance\":{\"\(row.name.name)\":"))
  }

  @Test func thePreviewIsNamedWhereItIsToBe() throws {
    let phone = try printed("<view/>", PreviewTitle(name: "phone", number: 1))
    #expect(phone.tree.hasPrefix("A  100 × 0  a  preview phone\n"))
    #expect(phone.json.hasPrefix(#"{"file":"a","layout":"A","preview":"phone","size":[100,0],"#))
    let second = try printed("<view/>", PreviewTitle(name: nil, number: 2))
    #expect(second.tree.hasPrefix("A  100 × 0  a  preview 2\n"))
    #expect(second.json.contains(#""preview":2,"#))
  }

  @Test func colorIsOnlyWhereItIsAskedFor() {
    let plain = FrameTree.text(file: "a", name: "A", layout, inColor: false)
    let colored = FrameTree.text(file: "a", name: "A", layout, inColor: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[36m #photo\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}

private func element(
  _ kind: ElementKind, _ id: String?, _ frame: [Float], depth: Int, end: Int,
  content: [Float]? = nil, separators: [LayoutRect] = [], isGone: Bool = false,
) -> SolvedElement {
  SolvedElement(
    kind: kind, name: kind.name, component: nil, id: id,
    frame: LayoutRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
    contentSize: content.map { LayoutSize(width: $0[0], height: $0[1]) }, separators: separators,
    isGone: isGone,
    depth: depth, end: end, node: 0, sources: [0])
}
