import LayoutCompiler
import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import TestSupport
import Testing

/// What is drawn in place of pictures that are not there, and of controls of the host.
struct SceneTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(
    _ body: String, _ change: (inout RenderRequest) -> Void = { _ in }
  ) async throws -> String {
    try await DrawnDocument.svg(of: "<layout>\(body)</layout>", in: folder, change)
  }

  /// Returns what is drawn but for the name.
  private func scene(
    _ name: String, _ looks: String = #"size="80""#,
    _ change: (inout RenderRequest) -> Void = { _ in }
  ) async throws -> String {
    let drawn = try await picture("<image source=\"asset:\(name)\" \(looks)/>", change)
    #expect(drawn.contains("<title>\(name)</title>"))
    return drawn.replacing("<title>\(name)</title>", with: "<title>x</title>")
  }

  // MARK: Scenes

  @Test func aSceneDependsOnTheNameAlone() async throws {
    let first = try await scene("Cabin")
    #expect(try await scene("Cabin") == first)
    var others: Set = [first]
    for name in ["Cabin1", "Cabin2", "Cabin3", "Cabin4", "Cabin5"] {
      others.insert(try await scene(name))
    }
    #expect(others.count > 3)
  }

  @Test func aSceneIsDarkInTheDark() async throws {
    let light = try await scene("Cabin")
    let dark = try await scene("Cabin") { $0.layout.appearance = .dark }
    func shapes(_ drawn: String) -> [Substring] { drawn.matches(of: #/ d="[^"]+"/#).map(\.output) }
    #expect(light != dark && shapes(light) == shapes(dark) && shapes(light).count > 3)
  }

  /// Circles show people, unless the name says something else.
  @Test func circlesShowPeople() async throws {
    let round = #"size="40" cornerRadius="20""#
    func count(_ drawn: String) -> Int { drawn.split(separator: "<path").count }
    let face = try await scene("Avatar")
    #expect(try await scene("Maya", round) != (try await scene("Maya")))
    #expect(count(try await scene("Maya", round)) >= count(face) - 1)
    let harbor = #"d="M"#
    #expect(try await scene("Harbor", round).contains(harbor))
    #expect(count(try await scene("Harbor", round)) != count(face))
  }

  @Test(arguments: [
    "Car", "Bus", "Train", "Bike", "Plane", "Headphones", "Phone", "Laptop", "Song", "Book",
    "Parcel", "Gift", "Cat", "Flower",
  ])
  func thingsAreShownBySymbols(_ name: String) async throws {
    // The ground, a disk and the symbol.
    let drawn = try await scene(name)
    #expect((3...5).contains(drawn.split(separator: "\n").count { $0.contains(" d=\"M") }))
    #expect(drawn.contains("A33.6 33.6 0 1 1"))
  }

  @Test(arguments: ["1 1", "3 200", "200 3", "12", "2000 40", "0"])
  func scenesOfAnySizeAreXML(_ size: String) async throws {
    for name in ["Face", "Hill", "Ridge", "Sea", "Street", "Cup", "Map", "Logo", "Car"] {
      let drawn = try await picture("<image source=\"asset:\(name)\" size=\"\(size)\"/>")
      #expect(!drawn.contains("nan") && !drawn.contains("inf"))
      #expect(drawn.utf8.count < 30_000)
    }
  }

  @Test(arguments: [
    "]]&gt;&lt;script&gt;", "a&quot;onload=&quot;b", "&#x202E;gnp", "../../etc/passwd", "%00", "🌊",
    "--&gt;", "url(#clip1)",
  ])
  func oddNamesAreOnlyWords(_ name: String) async throws {
    let drawn = try await picture("<image source=\"asset:\(name)\" size=\"80\"/>")
    #expect(!drawn.contains("<script") && !drawn.contains("a\"onload=\""))
    #expect(drawn.contains("<title>"))
  }

  @Test func anAddressIsAScene() async throws {
    let drawn = try await picture(
      #"<image source="url:https://example.com/a/harbour.jpg?x=1&amp;y=2" size="80"/>"#)
    #expect(drawn.contains("<title>https://example.com/a/harbour.jpg?x=1&amp;y=2</title>"))
  }

  @Test func noSourceIsABox() async throws {
    let drawn = try await picture(#"<center><image size="80"/></center>"#)
    #expect(drawn.contains(" d=\"M0 0L80 80M80 0L0 80\""))
  }

  // MARK: Controls

  /// The controls of the library that comes with the compiler, and of other names.
  private static let controls = """
    <import src="layoutc:Controls"/>
    <stack direction="vertical" spacing="8" alignItems="start">
      <Toggle isOn="true"/><Toggle isOn="false" isEnabled="false"/>
      <Slider value="5" minimum="0" maximum="20"/><Stepper value="1"/>
      <Progress value="0.25"/><Progress/><Spinner/>
      <TextField text="Maya"/><TextField placeholder="Name &amp; place"/>
      <SecureField text="secret"/><TextArea text="Some words"/>
      <view class="UISegmentedControl" intrinsicSize="160 32"/>
      <view class="SearchBar" intrinsicSize="160 36" accessibilityLabel="Search"/>
      <view class="Checkbox" intrinsicSize="100 24" accessibilityLabel="Yes"/>
      <view class="RadioButton" intrinsicSize="100 24"/>
      <view class="DatePicker" intrinsicSize="160 34"/>
      <view class="Button" intrinsicSize="160 40" accessibilityLabel="Go on"/>
      <view class="RatingView" intrinsicSize="100 20"/>
      <view class="Chart" intrinsicSize="160 60"/><view class="VideoPlayer" intrinsicSize="160 90"/>
      <view id="map" intrinsicSize="160 60"/>
    </stack>
    """

  @Test(arguments: ["light", "dark", "right to left"])
  func controlsAreDrawnAsRecorded(_ name: String) async throws {
    let drawn = try await picture(Self.controls) { request in
      if name == "dark" { request.layout.appearance = .dark }
      if name == "right to left" { request.layout.direction = .rtl }
    }
    try SnapshotFolder("controls").expect(drawn, named: "\(name).svg")
  }

  @Test func aSwitchIsMirrored() async throws {
    func knob(_ isOn: Bool, _ direction: LayoutRequest.Direction) async throws -> Float {
      let drawn = try await picture(
        #"<import src="layoutc:Controls"/><center><Toggle isOn="\#(isOn)"/></center>"#
      ) {
        $0.layout.direction = direction
      }
      let start = try #require(drawn.firstMatch(of: #/d="M([0-9.]+) [^"]+" fill="#FFFFFF"/#)?.1)
      return try #require(Float(start))
    }
    #expect(try await knob(true, .ltr) == 35.5)
    #expect(try await knob(true, .rtl) == 15.5)
    #expect(try await knob(false, .ltr) == 15.5)
  }

  @Test func aSecretIsNotDrawn() async throws {
    let drawn = try await picture(
      #"<import src="layoutc:Controls"/><SecureField text="secret"/>"#)
    #expect(!drawn.contains("secret<") && drawn.contains("••••••"))
  }

  @Test func wordsOfControlsAreEscaped() async throws {
    let drawn = try await picture(
      #"<import src="layoutc:Controls"/><TextField text="&lt;b&gt; &amp; &quot;c&quot;"/>"#)
    #expect(drawn.contains("&lt;b&gt; &amp; &quot;c&quot;"))
  }

  /// What a host shows otherwise is a box with its name.
  @Test(arguments: ["Waveform", "Toggles", "viewController", "UI", ""])
  func otherViewsAreBoxes(_ name: String) async throws {
    let drawn = try await picture("<view id=\"box\" class=\"\(name)\" intrinsicSize=\"160 40\"/>")
    #expect(drawn.contains(">\(name.isEmpty ? "box" : name)</text>"))
  }
}
