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
