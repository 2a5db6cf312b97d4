import ElementLiterals
import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import SeededRandom
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The contents of pictures, and their positions.
struct PictureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Draws a document and returns its picture as text.
  private func picture(
    _ document: String, _ change: (inout RenderRequest) -> Void = { _ in }
  ) async throws -> String {
    try await DrawnDocument.svg(of: document, in: folder, change)
  }

  // MARK: Looks

  /// One document for each kind of appearance, whose picture is a snapshot.
  private static let looks: [(name: String, body: String)] = [
    ("fills", ##"<view height="20" backgroundColor="#11223380"/>"##),
    ("gradient", ##"<view height="20" gradient="45 #FF0000 #00FF0080 #0000FF"/>"##),
    (
      "corners",
      ##"<view height="40" cornerRadius="4 8 12 16" backgroundColor="#FFEEDD" strokeWidth="2" strokeColor="#AA0000"/>"##
    ),
    (
      "large corners",
      ##"<view height="20" cornerRadius="400" backgroundColor="#FFEEDD" strokeWidth="1"/>"##
    ),
    ("shadow", ##"<view height="20" backgroundColor="#FFFFFF" shadow="0 1 3 #00000033"/>"##),
    (
      "opacity",
      ##"<stack direction="vertical"><view height="9" opacity="0.5" backgroundColor="#000"/><view height="9" visibility="invisible" backgroundColor="#000"/></stack>"##
    ),
    (
      "rounded",
      ##"<stack direction="vertical" cornerRadius="5"><view height="20" backgroundColor="#000"/></stack>"##
    ),
    (
      "clip",
      ##"<stack direction="vertical" clipsContent="true" cornerRadius="5" height="10"><view height="50" backgroundColor="#000"/></stack>"##
    ),
    (
      "stops",
      ##"<stack direction="horizontal"><view size="20" gradient="180 #FFF 0% #000 80%"/><view size="30 20" gradient="radial #FFF #00F 30% #000"/><view size="20" gradient="start #FFF #000"/></stack>"##
    ),
    (
      "order",
      ##"<layers><view size="9" backgroundColor="#F00" zIndex="1"/><view size="9" backgroundColor="#0F0"/><view size="9" backgroundColor="#00F" zIndex="-1"/></layers>"##
    ),
    (
      "transforms",
      ##"<stack direction="horizontal"><view size="30 20" backgroundColor="#F00" rotation="30"/><view size="20" backgroundColor="#0F0" drawScale="1.5"/><view size="20" backgroundColor="#00F" rotation="-90" drawScale="0.5"/><view size="20" backgroundColor="#000" drawScale="0"/></stack>"##
    ),
    (
      "borders",
      ##"<view height="20" borderTop="1 #F00" borderBottom="2 #0F0" borderStart="3 #00F" borderLeft="9 #000" cornerRadius="4"/>"##
    ),
    (
      "dash",
      ##"<view height="20" strokeWidth="2" strokeColor="#000" dash="4 2" cornerRadius="4"/>"##
    ),
    (
      "masks",
      ##"<stack direction="horizontal"><view size="30 20" backgroundColor="#F00" mask="circle"/><stack direction="vertical" size="30 20" mask="capsule"><view size="30 40" backgroundColor="#0F0"/></stack></stack>"##
    ),
    (
      "blur",
      ##"<stack direction="horizontal" blur="2" opacity="0.5"><view size="20" backgroundColor="#F00"/><view size="20 40" backgroundColor="#00F" shadow="0 4 8 #000"/><view size="0" blur="3"/></stack>"##
    ),
    ("host view", ##"<view id="map" height="40"/>"##),
    ("picture that is not there", ##"<image source="asset:Gone" height="40"/>"##),
    (
      "symbols",
      ##"<stack direction="horizontal" tint="#FF0000"><image source="symbol:star" width="40" height="40"/><image source="symbol:ellipsis" width="20" height="20"/></stack>"##
    ),
    (
      "separators",
      ##"<linear orientation="vertical" separator="1"><view height="9"/><view height="9" separatorBefore="true"/></linear>"##
    ),
    (
      "scroll at its end",
      ##"<scroll height="30" anchor="end"><view id="long" height="100"/></scroll>"##
    ),
    (
      "background behind",
      ##"<background><view height="20" backgroundColor="#0F0"/><view backgroundColor="#F00"/></background>"##
    ),
    ("color of the host", ##"<view height="20" backgroundColor="asset:Brand"/>"##),
  ]

  @Test(arguments: looks.map(\.name))
  func looksAreDrawnAsRecorded(name: String) async throws {
    let look = try #require(Self.looks.first { $0.name == name })
    let text = try await picture("<layout>\(look.body)</layout>")
    try SnapshotFolder("looks").expect(text, named: "\(name).svg")
  }

  /// Each element is drawn in those of the states that it can be in.
  @Test func statesAreDrawnWhereTheyCanBe() async throws {
    let document = ##"""
      <layout><action name="open"/><stack direction="vertical">
        <stack direction="vertical" tap="{open}">
          <when state="pressed" backgroundColor="#111111"/>
          <view height="8" width="8"><when state="pressed" backgroundColor="#222222"/></view>
        </stack>
        <view height="8" backgroundColor="#333333">
          <when state="pressed" backgroundColor="#444444"/>
          <when state="selected" backgroundColor="#555555"/>
        </view>
      </stack></layout>
      """##
    func colors(_ states: [ElementState]) async throws -> [String] {
      let svg = try await picture(document) { $0.states = states }
      return ["#111111", "#222222", "#333333", "#444444", "#555555"].filter { svg.contains($0) }
    }
    #expect(try await colors([]) == ["#333333"])
    #expect(try await colors([.pressed]) == ["#111111", "#222222", "#333333"])
    #expect(
      try await colors([.pressed, .selected]) == ["#111111", "#222222", "#555555"])
  }

  /// The letters of a text change their color, but not those of a part with its own.
  @Test func lettersAreDrawnInTheColorOfTheState() async throws {
    let document = ##"""
      <layout><action name="open"/>
        <style name="row"><when state="selected" color="#444444"/></style>
        <stack direction="vertical" tap="{open}">
          <text color="#111111" style="row"><when state="pressed" color="#222222"/>a \
        <span color="#333333">b</span></text>
        </stack></layout>
      """##
    func colors(_ states: [ElementState]) async throws -> [String] {
      let svg = try await picture(document) { $0.states = states }
      return ["#111111", "#222222", "#333333", "#444444"].filter { svg.contains($0) }
    }
    #expect(try await colors([]) == ["#111111", "#333333"])
    #expect(try await colors([.pressed]) == ["#222222", "#333333"])
    #expect(try await colors([.selected]) == ["#333333", "#444444"])
    #expect(try await colors([.hovered]) == ["#111111", "#333333"])
  }

  /// What the document disables or selects looks so in every picture, with all in it, and is not
  /// seen to be pressed.
  @Test func statesOfTheDocumentAreAlwaysDrawn() async throws {
    func colors(_ said: String, _ states: [ElementState]) async throws -> [String] {
      let document = ##"""
        <layout><action name="open"/><stack direction="vertical" tap="{open}" \##(said)>
          <when state="pressed" backgroundColor="#111111"/>
          <when state="selected" strokeWidth="1" strokeColor="#222222"/>
          <view height="8" width="8"><when state="disabled" backgroundColor="#333333"/></view>
        </stack></layout>
        """##
      let svg = try await picture(document) { $0.states = states }
      return ["#111111", "#222222", "#333333"].filter { svg.contains($0) }
    }
    #expect(try await colors("", []) == [])
    #expect(try await colors(#"isSelected="true""#, []) == ["#222222"])
    #expect(try await colors(#"isSelected="true""#, [.pressed]) == ["#111111", "#222222"])
    #expect(try await colors(#"isEnabled="false""#, [.pressed]) == ["#333333"])
    #expect(try await colors("", [.pressed, .disabled]) == ["#333333"])
  }

  /// A stuck header is drawn at the edge, in front of what is scrolled below it.
  @Test func whatIsPinnedIsDrawnWhereItSticks() async throws {
    let document = ##"""
      <layout><preview width="100" height="100" scrolled="list 30"/>
        <scroll id="list"><stack direction="vertical">
          <view height="20" pinned="true" backgroundColor="#111111"/>
          <view height="200" backgroundColor="#222222"/>
        </stack></scroll>
      </layout>
      """##
    func order(_ change: (inout RenderRequest) -> Void = { _ in }) async throws -> [String] {
      try await picture(document, change).matches(of: /#(111111|222222)/).map { String($0.1) }
    }
    #expect(try await order() == ["222222", "111111"])
    #expect(
      try await order { $0.layout.scrolled = LayoutRequest.Scrolled("list 0") }
        == ["111111", "222222"])
    #expect(try await picture(document).contains("translate(0 -30)"))
  }

  // MARK: Texts

  private static let texts: [(name: String, body: String)] = [
    ("one line", ##"<text>Hello  there</text>"##),
    ("two lines", ##"<text>The quick brown fox jumps over the dog</text>"##),
    ("author's break", "<text content=\"One\u{A}\u{A}three\"/>"),
    ("cut at the end", ##"<text maxLines="1">The quick brown fox jumps over</text>"##),
    (
      "cut in the middle",
      ##"<text maxLines="1" truncation="middle">The quick brown fox jumps over</text>"##
    ),
    (
      "cut at the beginning",
      ##"<text maxLines="1" truncation="head">The quick brown fox jumps over</text>"##
    ),
    ("cut off", ##"<text maxLines="1" truncation="clip">The quick brown fox jumps over</text>"##),
    ("centered", ##"<text textAlign="center">Hello</text>"##),
    ("at the end", ##"<text textAlign="end">Hello</text>"##),
    ("justified", ##"<text textAlign="justified">The quick brown fox jumps over the dog</text>"##),
    ("a long word", ##"<text>Donaudampfschifffahrtsgesellschaft</text>"##),
    ("smaller", #"<text maxLines="1" minScale="0.5">The quick brown fox jumps</text>"#),
    (
      "spans",
      ##"<text fontSize="12">Made <span fontWeight="bold" color="#F00" italic="true">with care</span> by <span underline="true" fontFamily="Georgia">us</span></text>"##
    ),
    ("padded", #"<flex><text padding="5 10">Hello</text></flex>"#),
    ("foreign signs", #"<text content="&lt;a&gt; &amp; &quot;b&quot;"/>"#),
  ]

  /// Only a fill casts a shadow, as in hosts; what stands in for a picture or a view does not.
  @Test(
    arguments: [
      (##"<view height="20" {} backgroundColor="#123456"/>"##, true),
      (##"<view height="20" {} gradient="0 #123456 #234567"/>"##, true),
      (##"<text {} backgroundColor="#123456">one</text>"##, true),
      (#"<view height="20" {}/>"#, false), (#"<text {}>one</text>"#, false),
      (#"<view height="20" strokeWidth="2" {}/>"#, false),
      (#"<view id="map" height="20" {}/>"#, false),
      (#"<image source="asset:Gone" height="20" {}/>"#, false),
      (#"<image source="symbol:star" height="20" {}/>"#, false),
    ])
  func onlyAFillCastsAShadow(body: String, hasShadow: Bool) async throws {
    let svg = try await picture(
      "<layout>\(body.replacing("{}", with: ##"shadow="0 1 0 #ABCDEF""##))</layout>")
    #expect(svg.lowercased().contains("#abcdef") == hasShadow, "\(svg)")
  }

  @Test(arguments: texts.map(\.name))
  func textsAreDrawnAsRecorded(name: String) async throws {
    let text = try #require(Self.texts.first { $0.name == name })
    let drawn = try await picture("<layout>\(text.body)</layout>")
    try SnapshotFolder("texts").expect(drawn, named: "\(name).svg")
  }

  @Test func fromRightToLeftLinesBeginAtTheRight() async throws {
    let drawn = try await picture("<layout><text>שלום עולם</text></layout>") {
      $0.directions = [.rtl]
    }
    #expect(drawn.contains(#"direction="rtl""#))
    #expect(drawn.contains(#"<text x="200""#))
  }

  /// Every line is as wide as measured, and all lines lie in the frame of the text.
  @Test func linesOfRandomTextsAreThoseThatWereMeasured() throws {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 5
    var random = SeededGenerator(seed: seed)
    let letters = Array("aWil. éß日א\n  ")
    for round in 0..<3_000 {
      var text = TextSpec()
      text.text = .verbatim(
        String(
          (0..<Int.random(in: 0..<40, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "a"
          }))
      text.maxLines = .random(in: 0...3, using: &random)
      text.minScale = Bool.random(using: &random) ? 1 : 0.6
      // Whole pixels, because the frame of the lines is rounded up to pixels.
      let width = Float(Int.random(in: 10...200, using: &random))
      var tree = LayoutTree()
      tree.build { $0.text(text) }
      tree.solve(in: SizeRange(min: .zero, max: LayoutSize(width: width, height: .infinity)))
      let placed = try #require(tree.placedText(of: 0))
      let lines = try #require(tree.lines(of: 0))
      let message: Comment =
        "seed \(seed), round \(round): \(text.content.debugDescription) in \(width)"
      let set = placed.lines.lines
      #expect(set.count == lines.count, message)
      #expect(placed.scale == lines.scale && placed.lines.isTruncated == lines.isTruncated, message)
      // A line with an ellipsis holds other letters than the one that was measured.
      let measured = set.dropLast(lines.isTruncated ? 1 : 0).map(\.width).max() ?? 0
      let size = tree.size
      #expect(
        lines.isTruncated || abs(min(measured, width) - min(size.width, width)) < 1.01, message)
      #expect(min(measured, width) < size.width + 0.01, message)
      var bottom: Float = 0
      for line in set {
        let frames = line.parts.compactMap(\.frame)
        #expect(frames.count == line.parts.count, message)
        let sum = frames.reduce(0) { $0 + $1.width }
        #expect(abs(sum - line.width) < 0.01 + line.width * 0.001, message)
        for frame in frames {
          #expect(frame.x > line.x - 0.01, message)
          #expect(frame.x + frame.width < line.x + line.width + 0.01, message)
          #expect(frame.y > bottom - 0.01 && frame.y + frame.height < size.height + 0.01, message)
          bottom = frame.y + frame.height
        }
      }
    }
  }

  /// Compares a gradient's line with CSS Images §3.1, using the system's trigonometry.
  @Test(arguments: [0, 30, 45, 90, 135, 180, 200, 270, 315, 359, -30, 405, 1_000])
  func aGradientRunsAsInCSS(angle: Int) async throws {
    let text = try await picture(
      ##"<layout><view height="50" gradient="\##(angle) #000 #FFF"/></layout>"##)
    let numbers = #/x1="(.+?)" y1="(.+?)" x2="(.+?)" y2="(.+?)"/#
    let line = try #require(text.firstMatch(of: numbers))
    let (sine, cosine) = (sin(Double(angle) * .pi / 180), cos(Double(angle) * .pi / 180))
    let half = (200 * abs(sine) + 50 * abs(cosine)) / 2
    let expected = [
      100 - half * sine, 25 + half * cosine, 100 + half * sine, 25 - half * cosine,
    ]
    let drawn = [line.1, line.2, line.3, line.4].map { Double($0) ?? .nan }
    for (one, other) in zip(drawn, expected) { #expect(abs(one - other) < 0.002, "\(drawn)") }
  }

  // MARK: Several pictures of one document

  @Test func eachCombinationHasItsPicture() async throws {
    try folder.write(
      """
      <layout><preview name="a" width="50"/><preview name="b/c" width="60"/><text>x</text></layout>
      """, to: "in/deep/x.layout.xml")
    try folder.write("<layout><text>y</text></layout>", to: "in/y.layout.xml")
    var request = RenderRequest()
    request.widths = [20, 30.5]
    request.appearances = [.light, .dark]
    request.layout.previews = .all
    var run = RenderRun(
      [folder.path("in")], request: request, pool: WorkerPool(jobs: 2), registry: LayoutRegistry())
    let names = await run.run().files.map(\.name)
    #expect(
      names == [
        "deep/x.a.w20.light.svg", "deep/x.a.w20.dark.svg", "deep/x.a.w30.5.light.svg",
        "deep/x.a.w30.5.dark.svg", "deep/x.b-c.w20.light.svg", "deep/x.b-c.w20.dark.svg",
        "deep/x.b-c.w30.5.light.svg", "deep/x.b-c.w30.5.dark.svg", "y.w20.light.svg",
        "y.w20.dark.svg", "y.w30.5.light.svg", "y.w30.5.dark.svg",
      ])
    run.request.isSheet = true
    let sheets = await run.run().files
    #expect(sheets.map(\.name) == ["deep/x.svg", "y.svg"])
    let sheet = try #require(sheets.first?.text)
    #expect(sheet.contains(">a, 20 wide, light<") && sheet.contains(">b/c, 30.5 wide, dark<"))
    #expect(WellFormed.mistake(in: sheet) == nil)
  }

  @Test func overlaysShowWhatIsAskedFor() async throws {
    let document = """
      <layout><stack direction="vertical" id="all"><text id="words" maxLines="1">The quick brown fox jumps</text>\
      <wrapper height="10"><view height="30" id="tall"/></wrapper>\
      <inset insets="4 8"><stack direction="horizontal" spacing="5"><view id="half" width="50%" height="20"/>\
      <view flexGrow="1" height="10"/></stack></inset></stack></layout>
      """
    for kind in Overlay.allCases {
      let drawn = try await picture(document) { $0.overlays = [kind] }
      try SnapshotFolder("overlays").expect(drawn, named: "\(kind.rawValue).svg")
    }
  }

  // MARK: Pictures in pictures

  @Test func picturesComeFromTheFolderAndFromCatalogues() async throws {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 80, 0, 0, 0, 40]
    for path in [
      "Photo@2x.png", "Photo.png", "deep/Other.JPEG", "Icons.xcassets/Star.imageset/x.png",
    ] {
      try folder.write("", to: path)
      try Data(png).write(to: folder.url.appending(path: path))
    }
    let document = """
      <layout><stack direction="vertical"><image source="asset:Photo" contentMode="center" size="100"/>\
      <image source="asset:Other" size="9"/><image source="asset:Star" size="9" contentMode="aspectFit"/>\
      <image source="asset:Nobody" placeholder="asset:Star" size="9"/></stack></layout>
      """
    let drawn = try await picture(document)
    // The file with the most pixels, at half their number.
    #expect(
      drawn.contains(
        #"<image x="30" y="40" width="40" height="20" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAFAAAAAo"/>"#
      ))
    #expect(drawn.contains(#"preserveAspectRatio="xMidYMid slice" href="data:image/jpeg"#))
    #expect(drawn.split(separator: "data:image/png").count == 4)
  }

  @Test func colorsComeFromCatalogues() async throws {
    func color(_ components: String, dark: Bool = false) -> String {
      let appearance =
        dark ? #""appearances":[{"appearance":"luminosity","value":"dark"}],"# : ""
      return
        #"{\#(appearance)"idiom":"universal","color":{"color-space":"srgb","components":{\#(components)}}}"#
    }
    let hex = color(#""red":"0x11","green":"0x22","blue":"0xFF","alpha":"0.5""#)
    let fractions = color(
      #""red":"0.2","green":"1.000","blue":"0.000","alpha":"1.000""#, dark: true)
    let numbers = color(#""red":17,"green":"300","blue":"-1""#)
    let white = color(#""white":"0.5","alpha":"1.0""#)
    for (name, entries) in [
      ("Tint", "\(hex),\(fractions)"), ("deep/Numbers", numbers), ("White", white),
      ("Nothing", #"{"idiom":"universal"}"#), ("Broken", "{"),
    ] {
      try folder.write("{\"colors\":[\(entries)]}", to: "A.xcassets/\(name).colorset/Contents.json")
    }
    let document = """
      <layout><stack direction="vertical" alignItems="start">
      <view size="9" backgroundColor="asset:Tint"/><view size="9" backgroundColor="asset:Numbers"/>
      <view size="9" backgroundColor="asset:White"/><view size="9" backgroundColor="asset:Nothing"/>
      <view size="9" backgroundColor="asset:Broken"/></stack></layout>
      """
    func fills(_ appearance: LayoutRequest.Appearance) async throws -> [Substring] {
      let drawn = try await picture(document) { $0.layout.appearance = appearance }
      return drawn.matches(
        of: #/<rect width="9" height="9" fill="([^\/]+)"\/>/#
      )
      .map(\.1)
    }
    let light = try await fills(.light)
    #expect(light.count == 5)
    #expect(Array(light.prefix(3)) == [#"#1122FF" fill-opacity="0.502"#, "#11FF00", "#808080"])
    // An unknown color is drawn in a color made from its name.
    #expect(Set(light).count == 5)
    let dark = try await fills(.dark)
    #expect(dark.first == "#33FF00")
    #expect(dark.dropFirst() == light.dropFirst())
  }

  /// Base64 of lengths with every remainder, decoded by the system.
  @Test(arguments: 24...30)
  func bytesOfPicturesArriveWhole(count: Int) async throws {
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 47 + 200) })
    try folder.write("", to: "Photo.png")
    try bytes.write(to: folder.url.appending(path: "Photo.png"))
    let drawn = try await picture(#"<layout><image source="asset:Photo" size="9"/></layout>"#)
    let letters = try #require(drawn.firstMatch(of: #/base64,(.+?)"/#)?.1)
    #expect(Data(base64Encoded: String(letters)) == bytes)
  }

  /// A pipe named like a picture would never end.
  @Test func aPipeIsNoPicture() async throws {
    #expect(mkfifo(folder.path("Photo.png"), 0o600) == 0)
    let drawn = try await picture(#"<layout><image source="asset:Photo" size="60 30"/></layout>"#)
    #expect(drawn.contains(">Photo<"))
  }

  @Test func aPictureThatCannotBeReadIsABox() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Photo.png"), withDestinationPath: folder.path("nowhere"))
    let drawn = try await picture(#"<layout><image source="asset:Photo" size="60 30"/></layout>"#)
    #expect(drawn.contains(">Photo<"))
  }
}

/// A check for well-formed XML with the system's parser.
enum WellFormed {
  static func mistake(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    return parser.parse() ? nil : "\(parser.parserError.map { "\($0)" } ?? "?") in \(text)"
  }
}
