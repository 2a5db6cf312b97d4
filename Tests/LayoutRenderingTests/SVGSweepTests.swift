import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import LayoutSchema
import SchemaExamples
import TestSupport
import Testing

/// Every picture is well-formed XML, whatever looks a document has.
struct SVGSweepTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Contents that show something without a look, and contents that inherit a color.
  private static let contents = [
    #"<image source="symbol:wind" size="14"/>"#, #"<image source="symbol:star" size="60"/>"#,
    #"<image source="asset:Photo" size="20"/>"#, #"<image source="asset:Gone" size="60"/>"#,
    #"<image source="asset:Photo" contentMode="center" size="20"/>"#, #"<view id="a" size="20"/>"#,
    #"<linear orientation="vertical" separator="1"><view height="9"/><view height="9" separatorBefore="true"/></linear>"#,
    #"<scroll height="30" anchor="end"><view id="long" height="100"/></scroll>"#,
    ##"<text>One <span color="#12345678" underline="true" fontFamily="A &amp; B">two</span></text>"##,
    #"<text maxLines="1">The quick brown fox jumps over the lazy dog</text>"#,
  ]

  /// A body for each element that can be drawn, and the contents above.
  private static let bodies: [String] =
    ElementKind.allCases.filter {
      let spec = Schema.shared.spec(for: $0)
      return spec.isAvailable && spec.family != .structure && spec.family != .documents
    }.map { kind in
      let document = ExampleDocument.text(kind)
      return String(document.dropFirst("<layout>".count).dropLast("</layout>".count))
    } + contents

  /// Returns values of a look, once for each alpha if the look has a color.
  private static func values(of look: AttributeSpec, alphas: [Int]) -> [String] {
    let colors = alphas.map { alpha in
      let digits = String(alpha, radix: 16)
      return "#A0B1C2" + (digits.count == 1 ? "0" : "") + digits
    }
    return switch look.name {
    case .gradient: colors.map { "30 \($0) #00FF0080 \($0)" }
    case .shadow: colors.map { "0 1 3 \($0)" } + colors.prefix(1).map { "2 0 0 \($0)" }
    case .borderStart: colors.map { "2 \($0)" }
    case .mask: ["none", "circle", "capsule"]
    case .opacity: alphas.map { "\(Float($0) / 255)" }
    case .visibility: ["visible", "invisible", "gone"]
    case .cornerRadius: ["0", "8", "400", "1 2 3 4"]
    case .id: ["name"]
    case _ where look.type == .color: colors
    default: [look.example]
    }
  }

  /// Returns the look, with other attributes that it needs to be drawn.
  private static func attributes(of look: AttributeSpec, _ value: String) -> String {
    let attribute = "\(look.name.name)=\"\(value)\""
    return switch look.name {
    case .strokeColor: attribute + #" strokeWidth="2" cornerRadius="1 2 3 4""#
    case .dash: attribute + ##" strokeWidth="2" strokeColor="#11223344""##
    case .borderStart: attribute + #" cornerRadius="1 2 3 4""#
    case .strokeWidth: attribute + ##" strokeColor="#11223344""##
    case .shadow: attribute + ##" backgroundColor="#11223344""##
    case .gradient: attribute + ##" backgroundColor="#11223344" clipsContent="true""##
    default: attribute
    }
  }

  private static let looks = Schema.shared.attributes.dropFirst().filter {
    $0.group == .appearance && $0.type != .styleNames && $0.type != .action
      && !$0.name.name.hasPrefix("accessibility")
  }

  /// Every look on every element, with alphas in steps, and all of them with every overlay.
  @Test func everyLookOfEveryElementIsXML() async throws {
    #expect(Self.looks.count >= 10)
    #expect(Self.bodies.count > 25)
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 80, 0, 0, 0, 40]
    try folder.write("", to: "Photo.png")
    try Data(png).write(to: folder.url.appending(path: "Photo.png"))
    var documents = 0
    for look in Self.looks {
      for value in Self.values(of: look, alphas: [0x00, 0x01, 0x80, 0xB3, 0xFE, 0xFF]) {
        let attributes = Self.attributes(of: look, value)
        for (number, body) in Self.bodies.enumerated() {
          documents += 1
          // The attribute is set on the element and on one around it, from which a tint is
          // inherited.
          let own = body.replacing(#/<[a-z]+/#, maxReplacements: 1) {
            let written = $0.output.dropFirst()
            let kind = ElementKind.allCases.first { $0.name == written }
            let isRead = kind.map { look.readers.contains($0) } ?? true
            return !isRead || body.contains(" \(look.name.name)=\"")
              ? "<\(written)" : "<\(written) \(attributes)"
          }
          let around = look.name == .id || look.name == .visibility ? "" : attributes
          try folder.write(
            "<layout><stack direction=\"vertical\" \(around)>\(own)</stack></layout>",
            to: "\(look.name.name)-\(documents)-\(number).layout.xml")
        }
      }
    }
    for overlays in [[], Set(Overlay.allCases)] {
      var request = RenderRequest()
      request.layout.horizontal = .init(minimum: 200, maximum: 200)
      request.overlays = overlays
      let result = await RenderRun(
        [folder.path("")], request: request, pool: WorkerPool(jobs: 2), registry: LayoutRegistry()
      ).run()
      let mistakes = result.report.findings.flatMap(\.diagnostics)
        .filter { $0.severity == .error }.map(\.message)
      #expect(mistakes == [])
      #expect(result.files.count == documents)
      let broken = result.files.compactMap { file in
        WellFormed.mistake(in: file.text).map { "\(file.name): \($0)" }
      }
      #expect(broken.prefix(3) == [], "\(broken.count) of \(documents)")
    }
  }

  /// The alpha of a color is multiplied by the alpha of the part drawn with it.
  @Test(arguments: zip(["B3", "FF"], ["0.351", "0.5"]))
  func alphasAreMultiplied(alpha: String, drawn: String) async throws {
    try folder.write(
      "<layout><image source=\"symbol:wind\" size=\"14\" tint=\"#ABCDEF\(alpha)\"/></layout>",
      to: "a.layout.xml")
    let files = await RenderRun(
      [folder.path("a.layout.xml")], request: RenderRequest(), pool: WorkerPool(jobs: 1),
      registry: LayoutRegistry()
    ).run().files
    let text = try #require(files.first?.text)
    #expect(text.contains("stroke=\"#ABCDEF\" stroke-opacity=\"\(drawn)\""), "\(text)")
    #expect(WellFormed.mistake(in: text) == nil)
  }

  /// Every colored look, with every alpha.
  @Test func everyAlphaIsXML() async throws {
    for alpha in 0...255 {
      let color = "#12345" + String(0x600 | alpha, radix: 16)
      let looks = """
        tint="\(color)" gradient="30 \(color) \(color)" strokeColor="\(color)" shadow="0 1 3 \(color)"
        backgroundColor="\(color)" strokeWidth="1" cornerRadius="1 2 3 4" opacity="\(Float(alpha) / 255)"
        """
      let elements = Self.contents.map {
        $0.replacing(#/<[a-z]+/#, maxReplacements: 1) {
          "\($0.output) \(looks)"
        }
      }
      try folder.write(
        "<layout><stack direction=\"vertical\">\(elements.joined())</stack></layout>",
        to: "\(alpha).layout.xml")
    }
    var request = RenderRequest()
    request.overlays = Set(Overlay.allCases)
    let files = await RenderRun(
      [folder.path("")], request: request, pool: WorkerPool(jobs: 2), registry: LayoutRegistry()
    ).run().files
    #expect(files.count == 256)
    #expect(files.compactMap { WellFormed.mistake(in: $0.text) }.prefix(3) == [])
  }
}
