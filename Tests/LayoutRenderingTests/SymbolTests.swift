import Foundation
import LayoutCompiler
import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import TestSupport
import Testing

/// The symbols of the table, and the page that shows them.
struct SymbolTests {
  private static let table = SymbolTable.shared
  private static let names = table.names.map(\.name)

  /// Returns the drawing of a symbol in a square; nil if it is not drawn.
  private func drawing(
    _ name: String, _ direction: WritingDirection = .ltr, side: Float = 24,
    paint: Picture.Paint = 0x1122_33FF,
  ) -> Picture.Drawing? {
    Picture.Drawing(
      symbol: name, paint, in: LayoutSize(width: side, height: side), direction)
  }

  private static func picture(_ body: String, width: Float = 200) async throws -> String {
    try await DrawnDocument.svg(of: "<layout name=\"Symbols\">\(body)</layout>", width: width)
  }

  // MARK: The table

  @Test func everyLineIsUnderstood() {
    #expect(Self.table.mistakes == [])
    #expect(Self.names.count > 150)
  }

  @Test func everyNameStandsOnceAndMeansASymbol() {
    let others = Self.table.otherNames
    let turning = Self.table.turning
    let all = Self.names + others.map(\.name) + turning.map(\.name)
    #expect(Set(all).count == all.count)
    #expect(others.filter { !Self.names.contains($0.symbol) }.map(\.name) == [])
    #expect(turning.flatMap(\.symbols).filter { !Self.names.contains($0) } == [])
  }

  @Test(arguments: names)
  func everyPartStaysInTheSquare(_ name: String) throws {
    let parts = try #require(Self.table.parts(of: name, in: .ltr))
    #expect(!parts.isEmpty)
    for part in parts {
      let isArea = part.kind == .dot || part.kind == .solid
      let edge = isArea ? 0 : SymbolTable.lineWidth / 2
      let extent = part.path.extent
      #expect(extent.x >= edge - 0.01 && extent.y >= edge - 0.01, "\(part.kind)")
      #expect(extent.x + extent.width <= SymbolTable.side - edge + 0.01, "\(part.kind)")
      #expect(extent.y + extent.height <= SymbolTable.side - edge + 0.01, "\(part.kind)")
    }
  }

  // MARK: Drawing

  @Test(arguments: names)
  func everySymbolAndItsVariantsAreDrawnSmallAndLarge(_ name: String) async throws {
    let variants = ["", ".fill", ".circle", ".circle.fill", ".square", ".slash", ".slash.fill"]
      .map { name + $0 }
    let images = variants.flatMap { variant in
      [12, 64].map { "<image source=\"symbol:\(variant)\" size=\"\($0)\"/>" }
    }
    let drawn = try await Self.picture(
      "<stack direction=\"vertical\">\(images.joined())</stack>")
    for variant in variants {
      #expect(drawn.split(separator: "<title>\(variant)</title>").count == 3)
    }
    #expect(!drawn.contains("<text") && !drawn.contains("nan"))
  }

  @Test func aFilledSymbolIsAnotherOneIfItHasAnOutline() {
    func isFilled(_ name: String) -> Bool? { drawing(name)?.layers.contains { $0.fill != nil } }
    #expect(isFilled("star") == false && isFilled("star.fill") == true)
    #expect(isFilled("plus") == false && isFilled("plus.fill") == false)
    #expect(isFilled("plus.circle") == false && isFilled("plus.circle.fill") == true)
  }

  @Test func whatLiesInAFilledSymbolIsCutOut() async throws {
    let drawn = try await Self.picture(#"<image source="symbol:envelope.fill" size="24"/>"#)
    #expect(drawn.contains("<mask id=\"holes1\"") && drawn.contains("mask=\"url(#holes1)\""))
    #expect(drawing("envelope")?.layers.allSatisfy { $0.holes.isEmpty } == true)
  }

  @Test func aBadgeIsLeftOut() {
    #expect(drawing("person.badge.key")?.layers == drawing("person")?.layers)
    #expect(drawing("bell.badge.fill")?.layers == drawing("bell.fill")?.layers)
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.right", "chevron.left"),
    ("arrow.backward", "arrow.left", "arrow.right"),
    ("chevron.forward.circle.fill", "chevron.right.circle.fill", "chevron.left.circle.fill"),
  ])
  func forwardFollowsTheDirection(_ turning: String, _ left: String, _ right: String) throws {
    let fromLeft = try #require(drawing(left)?.layers)
    let fromRight = try #require(drawing(right)?.layers)
    #expect(fromLeft != fromRight)
    #expect(drawing(turning)?.layers == fromLeft)
    #expect(drawing(turning, .rtl)?.layers == fromRight)
    #expect(drawing(left, .rtl)?.layers == fromLeft)
  }

  /// Lines and areas that lie on each other do not show through each other.
  @Test func transparencyIsOfTheWholeSymbol() throws {
    let drawn = try #require(drawing("star.fill", paint: 0x1122_3380))
    #expect(drawn.opacity == Float(128) / 255)
    #expect(drawn.layers.map(\.fill) == [0x1122_33FF])
  }

  @Test(arguments: ["", ".", ".fill", "circle.", "wind", "star.wind", "a.circle", "star&<\"'>"])
  func unknownNamesAreNotDrawn(_ name: String) { #expect(drawing(name) == nil) }

  @Test func unknownNamesAreBoxesWithTheirLetters() async throws {
    let drawn = try await Self.picture(#"<image source="symbol:wind" size="40"/>"#)
    #expect(drawn.contains("<title>wind</title>") && drawn.contains(">wind</text>"))
  }

  @Test func drawingsOfOnesOwnComeFirst() async throws {
    let folder = try TemporaryFolder()
    let own = "<svg xmlns='http://www.w3.org/2000/svg'><path fill='currentColor' d='M0 0Z'/></svg>"
    try folder.write(own, to: "signs/star.svg")
    try folder.write(
      """
      <layout><stack direction="vertical" tint="#123456"><image source="symbol:star" size="40"/>\
      <image source="symbol:heart" size="40"/></stack></layout>
      """, to: "a.layout.xml")
    var request = RenderRequest()
    request.symbols = folder.path("signs")
    let files = await RenderRun(
      [folder.path("a.layout.xml")], request: request, pool: WorkerPool(jobs: 1),
      registry: LayoutRegistry()
    ).run().files
    let text = try #require(files.first?.text)
    let letters = try #require(text.firstMatch(of: #/svg\+xml;base64,(.+?)"/#)?.1)
    let drawn = try #require(Data(base64Encoded: String(letters)))
    #expect(
      String(decoding: drawn, as: UTF8.self) == own.replacing("currentColor", with: "#123456"))
    #expect(text.contains("<title>heart</title>") && !text.contains("<title>star</title>"))
  }

  @Test func nothingIsDrawnWithoutRoom() { #expect(drawing("star", side: 2) == nil) }

  /// Examples, samples and pages show symbols, and no letters in boxes.
  @Test func theSymbolsOfSamplesAreKnown() throws {
    // A mark of a company's is not ours to draw.
    let known: Set = ["apple.logo"]
    for folder in ["Samples", "Examples", "Hosts/GTK/Sources"] {
      let files = FileManager.default.enumerator(
        at: PackageRoot.appending(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init()
      where file.path().hasSuffix(".layout.xml") || file.pathExtension == "json" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/symbol:([A-Za-z0-9.]+)/#) {
          let name = String(match.1)
          guard !known.contains(name) else { continue }
          #expect(drawing(name) != nil, "\(file.lastPathComponent): \(name)")
        }
      }
    }
  }

  // MARK: The page

  @Test func thePageIsCurrent() async throws {
    let isUpdating = ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"] == "1"
    for (path, text) in [
      ("Docs/Symbols.md", Self.page), ("Docs/Pictures/symbols.svg", try await Self.sheet()),
    ] {
      let file = PackageRoot.appending(path)
      if isUpdating { try Data(text.utf8).write(to: file) }
      let written = try? String(contentsOf: file, encoding: .utf8)
      #expect(written == text, "\(path): 'make generate' writes it anew")
    }
  }

  private static var page: String {
    var text = """
      # Symbols

      `render` and `preview` draw these symbols, as `<image source="symbol:star"/>` names them, in the tint of
      the element. The drawings are this project's own; an app shows those that its host has for a name. A name
      that is not here is drawn as a box with the name in it.

      `.fill` behind a name fills its outline, `.circle` and `.square` draw it in one, and `.slash` strikes it
      through, also together: `play.circle.fill`, `bell.slash`. What follows `.badge` is left out.

      `--symbols DIR` has drawings of one's own, by name: `star.svg` in that folder is drawn in place of `star`. In it
      `currentColor` becomes the tint.

      ![All symbols, each beside its filled variant](Pictures/symbols.svg)

      | group | names |
      |---|---|

      """
    for (group, names) in groups {
      text += "| \(group) | \(names.map { "`\($0)`" }.joined(separator: " ")) |\n"
    }
    text += "\n| other name | symbol |\n|---|---|\n"
    for (name, symbol) in table.otherNames { text += "| `\(name)` | `\(symbol)` |\n" }
    for (name, symbols) in table.turning {
      text += "| `\(name)` | `\(symbols[0])`, from right to left `\(symbols[1])` |\n"
    }
    return text
  }

  private static var groups: [(String, [String])] {
    var groups: [(String, [String])] = []
    for (name, group) in table.names {
      if groups.last?.0 == group {
        groups[groups.count - 1].1.append(name)
      } else {
        groups.append((group, [name]))
      }
    }
    return groups
  }

  /// The picture of all symbols, each beside its filled variant and its name, which is drawn as any
  /// document is.
  private static func sheet() async throws -> String {
    let columns = 4
    var rows: [String] = []
    for (group, names) in groups {
      rows.append("<text fontWeight=\"semibold\">\(group)</text>")
      for start in stride(from: 0, to: names.count, by: columns) {
        let cells = names[start..<min(start + columns, names.count)].map { name in
          let images = [name, name + ".fill"].map {
            "<image source=\"symbol:\($0)\" size=\"22\"/>"
          }
          return """
            <stack direction="horizontal" spacing="6" alignItems="center" width="210">\(images.joined())\
            <text fontSize="9" maxLines="1" flexShrink="1">\(name)</text></stack>
            """
        }
        rows.append("<stack direction=\"horizontal\">\(cells.joined())</stack>")
      }
    }
    return try await picture(
      """
      <inset insets="16"><stack direction="vertical" spacing="10" tint="#1C1C1E">\(rows.joined())</stack></inset>
      """, width: 32 + Float(columns) * 210)
  }
}
