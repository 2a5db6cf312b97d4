import LayoutEngine
import LayoutModel
import LayoutSchema
import Testing

@testable import LayoutInterpreter

/// Conversion of elements to the specs of the engine.
struct ElementSpecTests {
  /// Returns the compiled element at a place in the tree of `root`.
  private func element(_ root: String, at place: Int = 0) throws -> ProgramElement {
    var interpreter = Interpreter()
    interpreter.read(checked(root: root))
    interpreter.run([], in: .width(400), LayoutEnvironment())
    let placed = interpreter.runner.placed
    try #require(placed.indices.contains(place))
    return interpreter.runner.program.elements[Int(placed[place].element)]
  }

  private func spec(_ root: String) -> LayoutEngine.ElementSpec? { try? element(root).spec }

  @Test func attributesOfAStackReachItsSpec() {
    let stack = """
      <stack lineSpacing="3" direction="horizontal" spacing="2" alignItems="baselineLast"
        justifyContent="spaceAround" flexWrap="wrap" alignContent="stretch"/>
      """
    let expected = StackSpec(
      direction: .horizontal, spacing: 2, justifyContent: .spaceAround,
      alignItems: .baselineLast, flexWrap: .wrap, alignContent: .stretch, lineSpacing: 3)
    #expect(spec(stack) == .stack(expected))
  }

  @Test func namedEdgesWinOverInsets() {
    let inset = """
      <inset insetTop="5%" insets="1 2 3 4" insetRight="infinity" insetStart="7" safeArea="bottom">
        <text/>
      </inset>
      """
    let expected = InsetSpec(
      insets: LayoutEdges(
        all: .points(top: 1, left: 2, bottom: 3, right: 4), top: .percent(5), right: .infinity,
        start: .points(7)),
      safeArea: .bottom)
    #expect(spec(inset) == .inset(expected))
  }

  @Test func bothNamesOfAMinimumMeanTheSame() {
    let byAxis = spec(#"<center sizing="minimumX minimumY" centering="x"><text/></center>"#)
    let bySize = spec(
      #"<center sizing="minimumHeight minimumWidth" centering="x"><text/></center>"#)
    #expect(byAxis == .center(CenterSpec(centering: .x, sizing: [.minimumX, .minimumY])))
    #expect(bySize == byAxis)
  }

  @Test func sizeIsAWidthAndAHeight() throws {
    let view = try element(#"<view size="40% 12" maxWidth="100"/>"#)
    let expected = ElementSize(width: .percent(40), height: .points(12), maxWidth: .points(100))
    #expect(view.size == expected)
  }

  @Test func spansBecomeRuns() {
    let text = """
      <text fontSize="15" maxLines="2">Open until <span fontWeight="bold" color="#F00">22:00</span></text>
      """
    let expected = TextSpec(
      content: "Open until <1>22:00</1>",
      spans: [TextRun(fontWeight: .bold, color: .rgba(0xFF00_00FF))],
      fontSize: 15, maxLines: 2)
    #expect(spec(text) == .text(expected))
  }

  /// White space between spans counts as a space, also next to comments.
  @Test(arguments: [
    ("<span>with</span> <span>care</span>", "<1>with</1> <2>care</2>"),
    ("<span>with</span>\n  <!-- and -->\n  <span>care</span> now", "<1>with</1> <2>care</2> now"),
    ("<span>with</span><!-- and --> <span>care</span>", "<1>with</1> <2>care</2>"),
    ("<span>with</span><span> </span><span>care</span>", "<1>with</1><2> </2><3>care</3>"),
    ("<span>with </span> <span> care</span>", "<1>with </1><2>care</2>"),
    ("<span>with</span><span>out</span>", "<1>with</1><2>out</2>"),
    (" <span> with</span> ", "<1>with</1>"),
  ])
  func blanksBetweenSpansCount(written: String, pattern: String) {
    guard case .text(let text) = spec("<text>\(written)</text>") else {
      return #expect(Bool(false))
    }
    #expect(text.content == pattern)
  }

  @Test func contentMayBeAnAttributeOrCharacterData() {
    #expect(spec(#"<text content="a &amp; b"/>"#) == .text("a & b"))
    #expect(spec("<text> a &amp;\n b </text>") == .text("a & b"))
    #expect(spec("<text/>") == .text(""))
  }

  @Test func viewsAndImagesKnowTheirContent() {
    #expect(
      spec(#"<view class="Stars" intrinsicSize="80 16"/>"#)
        == .view(ViewSpec(class: "Stars", intrinsicSize: .size(LayoutSize(width: 80, height: 16)))))
    #expect(spec(#"<view intrinsicSize="fill"/>"#) == .view(ViewSpec(intrinsicSize: .fill)))
    #expect(
      spec(#"<image source="symbol:star" intrinsicSize="20"/>"#)
        == .image(
          ImageSpec(source: .symbol("star"), intrinsicSize: LayoutSize(width: 20, height: 20))))
  }

  @Test func ratiosOfSidesAreHeightToWidth() {
    #expect(
      spec(#"<ratio ratio="16:8"><view/></ratio>"#) == .ratio(RatioSpec(ratio: .number(0.5))))
  }

  @Test func onlyAnElementThatSaysSomethingHasAnAppearance() throws {
    #expect(try element(#"<view id="plain"/>"#).style == nil)
    let red = ##"<view backgroundColor="#FF000080" opacity="0.5" accessibilityLabel="Red"/>"##
    let expected = ElementStyle(
      backgroundColor: .rgba(0xFF00_0080), opacity: 0.5, accessibilityLabel: "Red")
    #expect(try element(red).style == expected)
  }

  @Test func placementIsReadByTheParent() throws {
    let absolute =
      #"<absolute><view layoutPosition="-4 8" sizeRange="10 20..30% auto"/></absolute>"#
    let item = AbsoluteItem(
      layoutPosition: LayoutPoint(x: -4, y: 8),
      sizeRange: DimensionRange(
        minWidth: .points(10), minHeight: .points(20), maxWidth: .percent(30), maxHeight: .auto))
    #expect(try element(absolute, at: 1).placement == .absolute(item))
    #expect(try element(absolute).placement == .none)
  }
}
