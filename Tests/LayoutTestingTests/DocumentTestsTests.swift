import LayoutEngine
import LayoutTesting
import TestSupport
import Testing

/// What an app's own tests learn of its documents, without the command.
struct DocumentTestsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let row = """
    <layout name="PriceRow" widths="200...320">
      <preview name="phone" width="320"/>
      <stack id="row" direction="horizontal" spacing="8">
        <text id="title" flexShrink="1">Two coffees</text>
        <view size="180 20"/>
      </stack>
    </layout>

    """

  private func tests(_ text: String = row) throws -> DocumentTests {
    try folder.write(text, to: "price-row.layout.xml")
    return DocumentTests(folder.path(""))
  }

  @Test func findingsHaveTheirPlaces() async throws {
    let found = try await tests(
      Self.row.replacing("spacing=\"8\"", with: "spacing=\"8\"\n    flexGrow=\"1\"")
    ).findings()
    #expect(found.map(\.line) == [4])
    #expect(found.first?.kind == "placement")
    #expect(found.first?.isError == true)
    let words = found.first?.description ?? ""
    #expect(
      words.hasSuffix(
        "price-row.layout.xml:4: 'flexGrow' has no effect here: only a child of 'stack' or 'flex' "
          + "can set it [placement]"))
  }

  @Test func proofsTryAllWidths() async throws {
    let tests = try tests()
    let found = await tests.findings()
    #expect(found == [])
    let proved = await tests.findings(proving: true).map(\.kind)
    #expect(proved.contains("broken-word"), "\(proved)")
  }

  @Test func framesAreRecordedAndCompared() async throws {
    var tests = try tests()
    let untested = await tests.failures().map(\.reasons)
    #expect(untested == [["no frames are recorded of it, and it has no test"]])
    #expect(try await tests.record() == 1)
    #expect(try await tests.record() == 0)
    let same = await tests.failures()
    #expect(same == [])
    tests = try self.tests(Self.row.replacing("180 20", with: "200 20"))
    let moved = await tests.failures()
    #expect(moved.count == 1)
    #expect(moved.first?.test.hasSuffix("price-row.layout.xml (phone)") == true)
    #expect(
      moved.first?.reasons.contains("#row / view was 106 0  180 × 20 and is 106 0  200 × 20")
        == true, "\(moved)")
  }

  @Test func whatATestExpectsIsTried() async throws {
    let expectation = """
      <test name="in one line"><expect that="{#title.lines == 2}"/></test>
        <stack id
      """
    let failures = try await tests(Self.row.replacing("<stack id", with: expectation)).failures()
    #expect(
      failures.map(\.reasons)
        == [["line 3: expected #title.lines == 2, but 1 != 2 at a width of 320"]])
  }

  /// What the command cannot know, a test can: the app's own layouts in Swift.
  @Test func layoutsOfTheAppAreKnown() async throws {
    let text = """
      <layout name="Steps">
        <element name="Staircase" class="Staircase" children="any"/>
        <preview width="100"/>
        <Staircase>
          <view size="10 10" backgroundColor="#FF0000"/>
          <view size="10 10" backgroundColor="#0000FF"/>
        </Staircase>
      </layout>

      """
    let unknown = try await tests(text).pictures()
    #expect(unknown.count == 1)
    var tests = try tests(text)
    tests.layouts.register(Staircase.self)
    let known = await tests.pictures()
    #expect(known.first?.svg != unknown.first?.svg)
  }

  @Test func picturesAreDrawnInAllThatIsAskedFor() async throws {
    let pictures = try await tests().pictures(widths: [200, 320], directions: [.ltr, .rtl])
    #expect(
      pictures.map(\.name).sorted() == [
        "price-row.w200.ltr.svg", "price-row.w200.rtl.svg", "price-row.w320.ltr.svg",
        "price-row.w320.rtl.svg",
      ])
    #expect(pictures.allSatisfy { $0.svg.hasPrefix("<svg ") })
    #expect(Set(pictures.map(\.svg)).count == 4)
  }

  @Test func nothingToTestIsAFinding() async throws {
    let found = await DocumentTests(folder.path("")).findings()
    #expect(found.map(\.message) == ["it has no documents"])
    let missing = await DocumentTests(folder.path("missing.layout.xml")).findings()
    #expect(missing.count == 1)
    #expect(missing.first?.isError == true)
  }
}

/// A layout of an app, which the command does not know: children down a staircase.
private struct Staircase: InterpretedLayout {
  init(attributes: AttributeReader) {}

  func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> LayoutSize {
    var corner = LayoutPoint.zero
    for child in children.indices {
      let size = children.measure(child, in: SizeRange(max: range.max))
      children.place(child, at: corner)
      corner = LayoutPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
    return LayoutSize(width: corner.x, height: corner.y)
  }
}
