import ElementLiterals
import LayoutEngine
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import Testing

@testable import LayoutInterpreter

/// Documents with components, conditions and loops, and the elements that are laid out of them.
struct ProgramTests {
  private func solved(
    _ text: String, _ values: [ConstantValue] = [], width: Float = 400,
    in environment: LayoutEnvironment = LayoutEnvironment(),
  ) throws -> SolvedLayout {
    var interpreter = Interpreter()
    let layout = interpreter.solve(
      checked(text), in: .width(width), environment: environment,
      measurer: FixedTextMetrics(width: 10, height: 20), with: values)
    #expect(interpreter.issue == nil)
    return try #require(layout)
  }

  /// The elements, each with its component, id and size.
  private func lines(_ layout: SolvedLayout) -> [String] {
    layout.elements.map { element in
      let frame = element.frame
      let size = "\(Int(frame.width))x\(Int(frame.height))"
      let name = element.component.map { "\($0):\(element.name)" } ?? element.name
      return String(repeating: ".", count: element.depth)
        + "\(name)\(element.id.map { "#\($0)" } ?? "") \(size)"
    }
  }

  /// Documents with the parts of the surroundings that their trees depend on: none, the appearance,
  /// or the environment; one has a branch for widths from ``limit`` on.
  private static let limit: Float = 500
  private static let hanging: [(text: String, on: Surroundings)] = [
    (#"<layout name="A"><text content="plain"/></layout>"#, []),
    (
      """
      <layout name="A">
        <param name="title" type="String"/>
        <stack direction="vertical"><text>{title}</text></stack>
      </layout>
      """, []
    ),
    (
      """
      <layout name="A">
        <stack direction="vertical"><if minWidth="\(limit)"><view id="wide" size="9 9"/></if></stack>
      </layout>
      """, []
    ),
    (
      """
      <layout name="A">
        <define name="side" value="10pt" dark="20pt"/>
        <center><view id="box" width="{side}" height="{side}"/></center>
      </layout>
      """, .appearance
    ),
    (
      """
      <layout name="A">
        <define name="side" value="10pt" dark="20pt"/>
        <component name="Box">
          <param name="side" type="Points" default="{side}"/>
          <view width="{side}" height="{side}"/>
        </component>
        <center><Box id="box"/></center>
      </layout>
      """, .appearance
    ),
    (
      """
      <layout name="A">
        <define name="ink" value="#111827" dark="#F9FAFB"/>
        <element name="Dial" view="UIView" intrinsicSize="9 9">
          <attribute name="tint" type="Color" default="{ink}"/>
        </element>
        <Dial id="dial"/>
      </layout>
      """, .appearance
    ),
    (
      """
      <layout name="A">
        <center>
          <view id="box" width="{environment.direction == .rtl ? 8pt : 9pt}" height="9"/>
        </center>
      </layout>
      """, .environment
    ),
  ]

  /// A tree gives the frames of a new one in all surroundings that `holds(in:_:)` accepts.
  ///
  /// Where `holds(in:_:)` refuses, something that the tree depends on differs.
  @Test func aTreeHoldsWhereNothingThatItDependsOnDiffers() throws {
    let settings = [Float(400), 499.5, 500, 600].flatMap { width in
      [LayoutEnvironment.ColorScheme.light, .dark].flatMap { appearance in
        [WritingDirection.ltr, .rtl].flatMap { direction in
          [nil, TextLocalization(identifier: "shout", table: Shout())].map { language in
            var settings = PreviewSettings()
            settings.horizontal = .exact(width)
            settings.environment.colorScheme = appearance
            settings.environment.direction = direction
            settings.environment.localization = language
            return settings
          }
        }
      }
    }
    for (text, surroundings) in Self.hanging {
      let document = checked(text)
      let values = document.structure.parameters.map { _ in ConstantValue.string("ab") }
      for first in settings {
        var interpreter = Interpreter()
        interpreter.read(document)
        interpreter.run(values, in: first.range, first.environment)
        #expect(interpreter.runner.asked == surroundings, "\(text)")
        for second in settings {
          let isSameSize =
            !text.contains("minWidth")
            || (first.range.max.width < Self.limit) == (second.range.max.width < Self.limit)
          let isSameLook =
            !surroundings.contains(.appearance)
            || first.environment.colorScheme == second.environment.colorScheme
          let isSame =
            !surroundings.contains(.environment) || first.environment == second.environment
          // Every text depends on the language, and so does every document.
          let isSameLanguage =
            first.environment.localization == second.environment.localization
          let holds = interpreter.holds(in: second.range, second.environment)
          #expect(holds == (isSameSize && isSameLook && isSame && isSameLanguage), "\(text)")
          guard holds else { continue }
          _ = interpreter.solve(in: first, with: values)
          interpreter.solveAgain(in: second)
          let again = interpreter.solvedElements()
          let new = try #require(Interpreter.solved(document, in: second, with: values))
          #expect(again == new.elements, "\(text)")
        }
      }
    }
  }

  @Test func bindingsBecomeValues() throws {
    let layout = try solved(
      """
      <layout name="A">
        <param name="title" type="String"/>
        <param name="side" type="Points"/>
        <param name="tone" type="Choice" values="row column" default="row"/>
        <define name="gap" value="4"/>
        <stack direction="{tone == .row ? .horizontal : .vertical}" spacing="{gap * 2}">
          <view id="box" size="{side} 30"/>
          <text>{title}!</text>
          <inset insets="{gap} 1"><text content="{title}"/></inset>
        </stack>
      </layout>
      """, [.string("ab"), .number(-5), .choice("row")])
    #expect(
      lines(layout) == [
        "stack 400x30", ".view#box 0x30", ".text 30x30", ".inset 22x30", "..text 20x22",
      ])
  }

  @Test func constantsHaveADarkSide() throws {
    let document = """
      <layout name="A">
        <define name="side" value="10pt" dark="20pt"/>
        <center><view width="{side}" height="{side}"/></center>
      </layout>
      """
    #expect(lines(try solved(document))[1] == ".view 10x10")
    let dark = LayoutEnvironment(colorScheme: .dark)
    #expect(lines(try solved(document, in: dark))[1] == ".view 20x20")
  }

  private static let tokens = """
    <layout name="A">
      <define name="side" value="10pt" dark="20pt"/>
      <define name="small" value="2pt"/>
      <define name="ink" value="#111827" dark="#F9FAFB"/>
      <param name="isBig" type="Bool"/>
      <style name="card" minWidth="{side * 2}" strokeWidth="1" strokeColor="{ink}"/>
      <component name="Box">
        <param name="extra" type="Points" default="{side}"/>
        <inset insets="{small}"><view size="{side} {extra}" backgroundColor="{ink}"/></inset>
      </component>
      <stack direction="vertical" alignItems="start" spacing="{small}">
        <Box flexBasis="{side * 9}"/>
        <view style="card" height="{small * 3}"/>
        <view style="{isBig ? 'card' : ''}" width="{isBig ? side : small}" height="{small}"/>
      </stack>
    </layout>
    """

  /// A program is compiled for one appearance, and an element anew where the other one matters.
  @Test func oneProgramIsRunInLightAndDark() throws {
    let document = checked(Self.tokens)
    var interpreter = Interpreter()
    interpreter.read(document)
    var count: Int?
    for (appearance, isBig) in [
      (LayoutEnvironment.ColorScheme.light, true), (.dark, true), (.light, false), (.dark, false),
      (.light, true),
    ] {
      var settings = PreviewSettings()
      settings.horizontal = .exact(400)
      settings.environment.colorScheme = appearance
      let again = interpreter.solve(in: settings, with: [.bool(isBig)])
      var fresh = Interpreter()
      let new = fresh.solve(document, in: settings, with: [.bool(isBig)])
      #expect(try #require(again) == #require(new), "\(appearance)")
      let looks = interpreter.tree.elements.map { interpreter.tree.style(of: $0) }
      #expect(looks == fresh.tree.elements.map { fresh.tree.style(of: $0) }, "\(appearance)")
      #expect(interpreter.runner.asked == .appearance)
      if appearance == .dark, isBig { count = interpreter.runner.program.elements.count }
    }
    // The last view has a second element, without its style.
    #expect(interpreter.runner.program.elements.count == count.map { $0 + 1 })
  }

  /// What constants cost beyond the limit is left to the runs, which stop at a limit of their own:
  /// a document that others send may compare long constants any number of times.
  @Test(arguments: [(work: 20, isLeft: true), (10_000, false)])
  func constantsAreWorkToo(work: Int, isLeft: Bool) {
    let document = checked(
      """
      <layout name="A">
        <define name="word" value="\(String(repeating: "x", count: 100))"/>
        <view id="a" opacity="{word == word ? 1 : 0.5}"/>
      </layout>
      """)
    var program = LayoutProgram(document)
    program.prepare(isDark: false, work: work)
    let layer = LayoutProgram.Layer(file: 0, node: Int32(document.root))
    let index = program.element(layer, in: -1, under: .layout, outlets: program.outlets)
    #expect(program.elements[index].isBound == isLeft)
  }

  @Test func whatConstantsSayIsComputedOnce() throws {
    let document = checked(Self.tokens)
    var interpreter = Interpreter()
    interpreter.read(document)
    interpreter.run([.bool(true)], in: .width(400), LayoutEnvironment())
    let bound = interpreter.runner.program.elements.filter(\.isBound).map(\.kind)
    // The extra length of the box is a parameter, and the width of the last view hangs on one.
    #expect(bound == [.view, .view])
  }

  private static let list = """
    <layout name="A">
      <param name="names" type="[String]"/>
      <param name="note" type="String?"/>
      <stack direction="vertical" alignItems="start">
        <if test="{isEmpty(names)}"><text id="none">none</text></if>
        <elseIf test="{count(names) > 2}" maxWidth="400"><text id="many">{count(names)} names</text></elseIf>
        <else><text id="few">few</text></else>
        <for each="name" in="{names}" index="i">
          <text id="name">{i}{name}</text>
          <if test="{note != nil and i == 0}"><text id="note">{note}</text></if>
        </for>
      </stack>
    </layout>
    """

  @Test func conditionsAndLoopsAreDecided() throws {
    let one = try solved(Self.list, [.list([.string("a")]), .string("hey")])
    #expect(
      lines(one).dropFirst() == [".text#few 30x20", ".text#name 20x20", ".text#note 30x20"])
    #expect(lines(try solved(Self.list, [.list([]), .none])).dropFirst() == [".text#none 40x20"])
    let three = [ConstantValue.list([.string("a"), .string("b"), .string("cd")]), .none]
    #expect(
      lines(try solved(Self.list, three)).dropFirst() == [
        ".text#many 70x20", ".text#name 20x20", ".text#name 20x20", ".text#name 30x20",
      ])
    #expect(lines(try solved(Self.list, three, width: 401))[1] == ".text#few 30x20")
  }

  private static let card = """
    <layout name="A">
      <param name="wide" type="Bool" default="false"/>
      <component name="Tag">
        <param name="word" type="String"/>
        <param name="side" type="Points" default="6"/>
        <inset id="tag" insets="{side}" opacity="0.5"><text id="word">{word}</text></inset>
      </component>
      <component name="Card">
        <stack direction="vertical" width="100" alignItems="start">
          <slot name="head"><text id="nobody">nobody</text></slot>
          <slot/>
        </stack>
      </component>
      <component name="Big"><param name="word" type="String"/><Tag word="{word}{word}" side="0"/></component>
      <stack direction="vertical" alignItems="start">
        <Card id="first">
          <Tag id="inner" word="x"/>
          <if test="{wide}" slot="head"><Tag word="wide" opacity="1"/></if>
          <else><Big word="ab"/></else>
        </Card>
        <Card minHeight="70" visibility="invisible"/>
        <linear><Card/><Card width="30"/><Card size="40 10"/></linear>
      </stack>
    </layout>
    """

  @Test func componentsStandForTheirRoots() throws {
    let layout = try solved(Self.card, [.bool(false)])
    #expect(
      lines(layout) == [
        "stack 400x162", ".Card:stack#first 100x52", "..Big:inset#tag 40x20",
        "...text#word 40x20", "..Tag:inset#inner 22x32", "...text#word 10x20",
        ".Card:stack 100x70", "..text#nobody 60x20", ".linear 170x40", "..Card:stack 100x40",
        "...text#nobody 60x20", "..Card:stack 30x40", "...text#nobody 30x40",
        "..Card:stack 40x10", "...text#nobody 40x40",
      ])
    let wide = try solved(Self.card, [.bool(true)])
    #expect(lines(wide)[2...3] == ["..Tag:inset#tag 52x32", "...text#word 40x20"])
  }

  @Test func aUseIsWhereItsElementsCameFrom() {
    let document = checked(Self.card)
    var interpreter = Interpreter()
    interpreter.read(document)
    interpreter.run([.bool(false)], in: .width(400), LayoutEnvironment())
    let origins = interpreter.runner.placed.map { document.nodes[Int($0.origin)].kind }
    #expect(origins.prefix(4) == [.stack, .component, .component, .component])
  }

  @Test func numbersOutOfRangeAreTheNearestLegalOnes() throws {
    let layout = try solved(
      """
      <layout name="A">
        <param name="n" type="Number"/>
        <stack direction="vertical" spacing="{n}" alignItems="start">
          <view width="{n}" height="{0 - n}" opacity="{n}"/>
          <ratio ratio="{n}"><view width="10"/></ratio>
        </stack>
      </layout>
      """, [.number(1e300)])
    #expect(layout.elements.allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite })
    #expect(layout.elements[1].frame.height == 0)
  }

  @Test func listsInListsEndWithAFinding() {
    let document = checked(
      """
      <layout name="A">
        <stack direction="vertical">
          <for each="a" in="{range(0, 10000)}">
            <for each="b" in="{range(0, 10000)}"><if test="{a == b and a == 0 - 1}"><text>x</text></if></for>
          </for>
        </stack>
      </layout>
      """)
    var interpreter = Interpreter()
    _ = interpreter.solve(document, in: PreviewSettings())
    guard case .tooManyElements(let node)? = interpreter.issue else {
      Issue.record("no end")
      return
    }
    #expect(document.nodes[node].kind == .for)
  }

  /// An incorrect component has many roots, and each root gets a thousand layers of uses.
  @Test func whatIsLaidOverManyRootsEndsWithAFinding() {
    let last = 1000
    let components = (0..<last).map { "<component name='C\($0)'><C\($0 + 1)/></component>" }
    let roots = String(repeating: "<view/>", count: 1000)
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(
      "<layout>\(components.joined())<component name='C\(last)'>\(roots)</component>"
        + "<stack direction='vertical'><C0/></stack></layout>")
    var checker = RuleChecker()
    checker.check(parser.document, findings: parser.diagnostics)
    var interpreter = Interpreter()
    _ = interpreter.solve(checker.document, in: PreviewSettings())
    guard case .tooManyElements? = interpreter.issue else {
      Issue.record("no end")
      return
    }
  }

  /// Components that contain themselves are errors, but the legal parts of a document are laid out
  /// all the same.
  @Test(arguments: ["<C/>", "<stack direction='vertical'><C/><C/></stack>", "<D/>"])
  func aComponentInItselfComesToAnEnd(body: String) {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(
      "<layout><component name='C'>\(body)</component><component name='D'><C/></component>"
        + "<C/></layout>")
    var checker = RuleChecker()
    checker.check(parser.document, findings: parser.diagnostics)
    #expect(checker.document.hasErrors)
    var interpreter = Interpreter()
    _ = interpreter.solve(checker.document, in: PreviewSettings())
    guard case .tooManyElements? = interpreter.issue else {
      Issue.record("no end")
      return
    }
    #expect(interpreter.tree.count < 10)
  }

  // MARK: Texts

  private struct Shout: TextLocalizing {
    func words(for key: String, _ arguments: [TextArgument]) -> String? {
      TextPattern("<\(key)>").filled(with: arguments)
    }
  }

  @Test func literalTextsAreKeysAndDataAreNot() throws {
    let document = checked(
      """
      <layout name="A">
        <param name="likes" type="Integer"/>
        <param name="name" type="String"/>
        <stack direction="vertical">
          <text>{likes} likes of 100%</text>
          <text>{name}</text>
          <text content="{name} {likes}"/>
          <text content="by {name}" localized="false"/>
          <text>By <span fontSize="20">{name}</span><span>, {likes} times</span></text>
        </stack>
      </layout>
      """)
    var interpreter = Interpreter()
    var settings = PreviewSettings()
    func texts() -> [String] {
      _ = interpreter.solve(document, in: settings, with: [.integer(3), .string("%@ Ann")])
      return interpreter.tree.elements.compactMap { interpreter.tree.text(of: $0) }.map {
        $0.runs.isEmpty ? $0.content : $0.runs.map(\.content).joined(separator: "|")
      }
    }
    #expect(
      texts() == ["3 likes of 100%", "%@ Ann", "%@ Ann 3", "by %@ Ann", "By |%@ Ann|, 3 times"])
    settings.environment.localization = TextLocalization(identifier: "shout", table: Shout())
    #expect(
      texts() == [
        "<3 likes of 100%>", "%@ Ann", "%@ Ann 3", "by %@ Ann", "<By |%@ Ann|, 3 times|>",
      ])
  }

  // MARK: Compiled elements

  @Test func elementsAreCompiledOnceForAllRowsAndRuns() {
    let document = checked(
      """
      <layout name="A">
        <param name="names" type="[String]"/>
        <component name="Card">
          <param name="name" type="String"/>
          <stack direction="vertical" padding="4"><text content="{name}"/></stack>
        </component>
        <stack direction="vertical">
          <for each="name" in="{names}"><Card name="{name}" opacity="0.5"/></for>
        </stack>
      </layout>
      """)
    var interpreter = Interpreter()
    interpreter.read(document)
    for count in [1, 100, 3] {
      let names = (0..<count).map { ConstantValue.string("\($0)") }
      interpreter.run([.list(names)], in: .width(400), LayoutEnvironment())
      #expect(interpreter.tree.count == 1 + 2 * count)
      #expect(interpreter.runner.program.elements.count == 3)
    }
  }

  /// The parent decides whether `width` is a size or a placement; the root's own is replaced either
  /// way.
  @Test(arguments: [
    ("<stack direction='vertical' alignItems='start'>", "</stack>"),
    ("<linear orientation='vertical'>", "</linear>"), ("<flex alignItems='start'>", "</flex>"),
  ])
  func theLengthOfAUseReplacesThatOfTheRoot(start: String, end: String) throws {
    let document = checked(
      """
      <layout name="A">
        <param name="length" type="Points"/>
        <component name="Bar"><view size="50 8"/></component>
        \(start)<Bar width="{length}"/><Bar/><Bar width="30"/>\(end)
      </layout>
      """)
    var interpreter = Interpreter()
    interpreter.read(document)
    for length in [20, 40] {
      let solved = interpreter.solve(in: PreviewSettings(), with: [.number(Double(length))])
      let frames = try #require(solved).elements.dropFirst().map(\.frame)
      #expect(frames.map(\.width) == [Float(length), 50, 30])
      #expect(frames.allSatisfy { $0.height == 8 })
    }
  }

  /// The length of the use belongs to its cell; that of the root must not stay beside it.
  @Test func aUseThatWrapsDropsTheLengthOfTheRoot() {
    var interpreter = Interpreter()
    interpreter.read(
      checked(
        """
        <layout name="A">
          <component name="Word"><text width="150">ab</text></component>
          <linear orientation="vertical"><Word width="wrap"/><Word/></linear>
        </layout>
        """))
    interpreter.run([], in: .width(400), LayoutEnvironment())
    let sizes = interpreter.runner.placed.map {
      interpreter.runner.program.elements[Int($0.element)].size
    }
    #expect(sizes == [.auto, .auto, ElementSize(width: .points(150))])
  }

  /// Each attribute has the text of the file that it is written in.
  @Test func textsOfALibraryAreThoseOfItsFile() {
    let parts = library(
      """
      <library name="Parts">
        <component name="Badge">
          <image source="asset:badge" backgroundColor="asset:paper" accessibilityLabel="A badge"
            intrinsicSize="8"/>
        </component>
      </library>
      """)
    let document = checked(
      """
      <layout name="Page">
        <import src="library.layout.xml"/>
        <stack direction="vertical" backgroundColor="asset:desk" accessibilityLabel="A page">
          <Badge/>
          <Badge accessibilityLabel="Another"/>
        </stack>
      </layout>
      """, importing: parts)
    var interpreter = Interpreter()
    _ = interpreter.solve(document, in: PreviewSettings())
    let styles = interpreter.tree.elements.map { interpreter.tree.style(of: $0) }
    #expect(
      styles.map { $0?.backgroundColor } == [.asset("desk"), .asset("paper"), .asset("paper")])
    #expect(styles.map { $0?.accessibilityLabel?.content } == ["A page", "A badge", "Another"])
    let badge = ImageSpec(source: .asset("badge"), intrinsicSize: LayoutSize(width: 8, height: 8))
    #expect(interpreter.tree.spec(of: LayoutElement(1)) == .image(badge))
  }

  /// Every use of a component has the variant of its style that its own parameters choose.
  @Test func eachUseHasTheVariantOfItsStyle() {
    let document = checked(
      """
      <layout name="A">
        <style name="loud" opacity="0.9"/>
        <style name="quiet" opacity="0.1" width="7"/>
        <component name="Inner">
          <param name="isLoud" type="Bool"/>
          <view width="5" height="5" style="{isLoud ? 'loud' : 'quiet'}"/>
        </component>
        <component name="Outer"><param name="isLoud" type="Bool"/><Inner isLoud="{isLoud}"/></component>
        <stack direction="vertical" alignItems="start">
          <Outer isLoud="true"/><Outer isLoud="false"/><Inner isLoud="true" opacity="0.5"/>
        </stack>
      </layout>
      """)
    var interpreter = Interpreter()
    _ = interpreter.solve(document, in: PreviewSettings())
    let looks = interpreter.tree.elements.dropFirst().map {
      interpreter.tree.style(of: $0)?.opacity
    }
    #expect(looks == [0.9, 0.1, 0.5])
  }

  // MARK: Running

  @Test func otherValuesLayOutOnlyWhatTheyTouch() throws {
    let document = checked(Self.list)
    let metrics = FixedTextMetrics(width: 10, height: 20)
    let names = (0..<300).map { ConstantValue.string("name \($0)") }
    var running = Interpreter()
    var fresh = Interpreter()
    let environment = LayoutEnvironment()
    _ = running.solve(
      document, in: .width(400), environment: environment, measurer: metrics,
      with: [.list(names), .none])
    var changed = names
    changed[100] = .string("another")
    changed.remove(at: 297)
    for values in [[ConstantValue.list(changed), .none], [.list(changed), .string("note")]] {
      let updated = running.update(
        in: .width(400), environment: environment, measurer: metrics, with: values)
      #expect(running.tree.visits < 12)
      let expected = fresh.solve(
        document, in: .width(400), environment: environment, measurer: metrics, with: values)
      #expect(updated == expected)
    }
  }

  @Test func rowsWithKeysStayThemselves() {
    let document = checked(
      """
      <layout name="A">
        <param name="names" type="[String]"/>
        <component name="Card">
          <stack direction="vertical"><slot/></stack>
        </component>
        <stack direction="vertical">
          <text>Head</text>
          <for each="name" in="{names}" key="{name}">
            <Card><text content="{name}"/></Card>
            <if test="{name != 'a'}"><view height="1"/></if>
          </for>
        </stack>
      </layout>
      """)
    var running = Interpreter()
    let metrics = FixedTextMetrics(width: 10, height: 20)
    let environment = LayoutEnvironment()
    let lists = [["a", "b", "c"], ["c", "a", "d"]].map {
      ConstantValue.list($0.map { .string($0) })
    }
    _ = running.solve(
      document, in: .width(400), environment: environment, measurer: metrics, with: [lists[0]])
    _ = running.update(
      in: .width(400), environment: environment, measurer: metrics, with: [lists[1]])
    #expect(
      (0..<10).map { running.changes.origin(of: $0) } == [0, 1, 7, 8, 9, 2, 3, nil, nil, nil])
    #expect(running.changes.removed == [4, 6])
    #expect(running.changes.moved == [5])
  }

  // MARK: Layouts written in Swift

  private struct Steps: InterpretedLayout {
    struct Item: InterpretedItem {
      var skip = 0

      init(attributes: AttributeReader) { skip = attributes.integer("skip", default: 0) }
    }

    var step: Float = 0

    init(attributes: AttributeReader) { step = attributes.points("step", default: 1) }

    func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize {
      var corner = LayoutPoint.zero
      var size = LayoutSize.zero
      for child in children.indices {
        let inner = children.measure(child, in: .unbounded)
        let skip = Float(children.item(of: child).skip)
        corner = LayoutPoint(x: corner.x + skip * step, y: corner.y)
        children.place(child, at: corner)
        size = LayoutSize(width: corner.x + inner.width, height: corner.y + inner.height)
        corner = LayoutPoint(x: corner.x + step, y: size.height)
      }
      return size
    }
  }

  private static let steps = """
    <layout name="A">
      <param name="n" type="Integer" default="2"/>
      <element name="Stairs" class="Steps" children="any">
        <attribute name="step" type="Points" default="5"/>
        <placement name="skip" type="Integer" default="0"/>
      </element>
      <component name="Box"><view size="10"/></component>
      <Stairs id="stairs">
        <Box/>
        <Box skip="{n}"/>
        <if test="{n > 1}"><view size="20" skip="1"/></if>
      </Stairs>
    </layout>
    """

  @Test func aRegisteredLayoutRuns() throws {
    var interpreter = Interpreter(registry: LayoutRegistry([Steps.self]))
    let solved = interpreter.solve(
      checked(Self.steps), in: PreviewSettings(), with: [.integer(2)])
    let layout = try #require(solved)
    #expect(
      lines(layout).map { $0.split(separator: " ")[0] } == [
        "Stairs#stairs", ".Box:view", ".Box:view", ".view",
      ])
    #expect(layout.elements.map(\.frame.x) == [0, 0, 15, 25])
    #expect(interpreter.missing.isEmpty)
  }

  @Test func anUnregisteredLayoutIsNamed() {
    var interpreter = Interpreter()
    let document = checked(Self.steps)
    _ = interpreter.solve(document, in: PreviewSettings(), with: [.integer(2)])
    #expect(interpreter.missing.map(\.className) == ["Steps"])
    #expect(interpreter.missing.map(\.name) == ["Stairs"])
  }
}

extension Interpreter {
  fileprivate static func solved(
    _ document: TypedDocument, in settings: PreviewSettings, with values: [ConstantValue]
  ) -> SolvedLayout? {
    var interpreter = Interpreter()
    return interpreter.solve(document, in: settings, with: values)
  }
}
