import LayoutEngine
import Testing

@testable import LayoutInterpreter

/// The settings that a document is solved with: those of a preview, and those that override them.
struct PreviewTests {
  private let document = checked(
    """
    <layout name="Test">
      <preview name="phone" width="390" maxHeight="844" scale="3" direction="rtl"
        safeArea="47 0 34 0" textScale="1.5" appearance="dark" textMetrics="fixed:7x16"/>
      <preview name="free"/>
      <view/>
    </layout>
    """)

  private func settings(_ name: String?) throws -> PreviewSettings {
    guard let name else { return .first(of: document) }
    return try #require(PreviewSettings.all(of: document).first { $0.name == name })
  }

  @Test func theFirstPreviewIsChosenWithoutAName() throws {
    let settings = try settings(nil)
    #expect(settings.range.min == LayoutSize(width: 390, height: 0))
    #expect(settings.range.max == LayoutSize(width: 390, height: 844))
    #expect(
      settings.environment
        == LayoutEnvironment(
          scale: 3, direction: .rtl, textScale: 1.5, safeArea: .points(top: 47, bottom: 34),
          colorScheme: .dark))
    #expect(settings.textMetrics == .fixed(width: 7, height: 16))
  }

  @Test func previewsAreToldByTheirNames() throws {
    #expect(try settings("free").environment == LayoutEnvironment())
    #expect(try settings("free").range == .unbounded)
    #expect(try settings("free").name == "free")
    #expect(PreviewSettings.all(of: document).map(\.name) == ["phone", "free"])
  }

  @Test func withoutPreviewsNothingIsLimited() {
    let settings = PreviewSettings.first(of: checked(root: "<view/>"))
    #expect(settings == PreviewSettings())
  }

  /// The elements of a row and a column of 300 points in 100, scrolled by a preview.
  private func scrolled(_ positions: String, _ attributes: String = "") -> [SolvedElement] {
    let document = checked(
      """
      <layout><preview width="100" scrolled="\(positions)" \(attributes)/>
      <stack direction="vertical" alignItems="stretch">
        <scroll id="row" axis="horizontal"><stack direction="horizontal">
          <view size="20 20" pinned="true"/><view size="280 20"/>
        </stack></scroll>
        <scroll id="column" height="100" padding="8 0"><stack direction="vertical">
          <stack direction="vertical"><view height="20" pinned="true"/><view height="80"/></stack>
          <stack direction="vertical"><view height="20" pinned="true"/><view height="180"/></stack>
        </stack></scroll>
      </stack></layout>
      """)
    var interpreter = Interpreter()
    return interpreter.solve(document, in: .first(of: document))?.elements ?? []
  }

  @Test func positionsAreClampedToWhatCanBeScrolled() {
    func offsets(_ positions: String, _ attributes: String = "") -> [LayoutPoint] {
      scrolled(positions, attributes).compactMap(\.contentOffset)
    }
    #expect(offsets("row 30") == [LayoutPoint(x: 30, y: 0), .zero])
    #expect(
      offsets("row 30, column 12.5") == [LayoutPoint(x: 30, y: 0), LayoutPoint(x: 0, y: 12.5)])
    #expect(
      offsets("row 900, column 900") == [LayoutPoint(x: 200, y: 0), LayoutPoint(x: 0, y: 216)])
    // From right to left, a row starts at the right.
    #expect(offsets("row 30", "direction=\"rtl\"").first == LayoutPoint(x: 170, y: 0))
    #expect(offsets("row 900", "direction=\"rtl\"").first == .zero)
  }

  @Test func pinnedElementsAreKeptInSightWithinTheirStacks() {
    func stuck(_ positions: String) -> [LayoutRect?] {
      scrolled(positions).filter(\.isPinned).map(\.stuckFrame)
    }
    func frame(_ x: Float, _ y: Float, _ width: Float) -> LayoutRect {
      LayoutRect(x: x, y: y, width: width, height: 20)
    }
    #expect(stuck("column 8") == [nil, nil, nil])
    #expect(stuck("row 30, column 38") == [frame(30, 0, 20), frame(0, 30, 100), nil])
    // The first header leaves with its stack, and the second one follows.
    #expect(stuck("column 98") == [nil, frame(0, 80, 100), nil])
    #expect(stuck("column 138") == [nil, frame(0, 80, 100), frame(0, 30, 100)])
  }

  @Test func anOverrideReplacesItsAxisAndKeepsTheRest() throws {
    var overrides = PreviewOverrides()
    overrides.vertical = AxisOffer(minimum: 100)
    overrides.direction = .ltr
    let settings = try settings("phone").merged(with: overrides)
    #expect(settings.range.max == LayoutSize(width: 390, height: .infinity))
    #expect(settings.range.min == LayoutSize(width: 390, height: 100))
    #expect(settings.environment.direction == .ltr)
    #expect(settings.environment.scale == 3)
  }

  @Test func offersAreMadeSoundBeforeTheyAreSolved() {
    var settings = PreviewSettings()
    settings.horizontal = AxisOffer(minimum: 50, maximum: 20)
    settings.vertical = AxisOffer(minimum: .nan, maximum: .nan)
    #expect(settings.range == SizeRange(min: LayoutSize(width: 50), max: LayoutSize(width: 50)))
  }
}
