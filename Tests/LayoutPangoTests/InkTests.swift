#if Pango
  import Foundation
  import LayoutCompiler
  import LayoutEngine
  import LayoutPango
  import LayoutRendering
  import TestSupport
  import Testing

  /// Letters stay inside the frame of their text.
  struct InkTests {
    /// Returns all pictures of a folder, measured and drawn by Pango.
    private func pictures(
      in folder: String, _ change: (inout RenderRequest) -> Void
    ) async -> [Picture] {
      var request = RenderRequest()
      request.layout.textMetrics = .pango
      request.layout.previews = .all
      change(&request)
      let result = await RenderRun(
        [PackageRoot.appending(folder).path()], request: request, pool: WorkerPool(jobs: nil),
        registry: LayoutRegistry()
      ).run()
      return result.pictures
    }

    /// The overhang that letters may have outside their line, as a fraction of the font size.
    ///
    /// Examples are the hook of a J at the left, and Arabic letters in a line lower than the font.
    private static let overhang: Float = 0.08

    /// Returns descriptions of the parts of a text outside its frame.
    private func strays(of shape: Picture.Shape) -> [String] {
      guard let setting = shape.setting, case .text(let lines)? = shape.content else { return [] }
      let ink = PangoSupport.ink(of: setting)
      guard ink.count == lines.count else { return ["\(ink.count) lines for \(lines.count)"] }
      return zip(ink, lines).compactMap { ink, line in
        let size = line.spans.map(\.fontSize).max() ?? 0
        let reach = size * Self.overhang
        guard ink.width > 0, ink.height > 0 else { return nil }
        let isInside =
          ink.x >= -reach && ink.x + ink.width <= shape.frame.width + reach
          && ink.y >= -reach && ink.y + ink.height <= shape.frame.height + reach
        guard !isInside else { return nil }
        return "'\(line.spans.map(\.words).joined())' covers \(ink) of \(shape.frame)"
      }
    }

    private func texts(in picture: Picture) -> [Picture.Shape] {
      var found: [Picture.Shape] = []
      var waiting = [picture.root]
      while let shape = waiting.popLast() {
        waiting += shape.children
        if shape.setting != nil { found.append(shape) }
      }
      return found
    }

    @Test(arguments: [[LayoutRequest.Direction.ltr], [.rtl]], [[1 as Float], [1.5]])
    func noLetterOfTheSamplesStandsOutOfItsText(
      directions: [LayoutRequest.Direction], scales: [Float]
    ) async {
      let pictures = await pictures(in: "Samples") {
        $0.directions = directions
        $0.textScales = scales
      }
      let texts = pictures.flatMap(texts)
      #expect(texts.count > 1_000)
      #expect(texts.flatMap(strays).prefix(10) == [])
    }

    /// The test detects a text that is drawn in a narrower frame than it was measured for.
    @Test func lettersThatStandOutAreNoticed() async throws {
      let pictures = await pictures(in: "Samples/profile-card.layout.xml") { _ in }
      var text = try #require(pictures.first.flatMap { texts(in: $0).first })
      #expect(strays(of: text) == [])
      text.frame.width -= 6
      #expect(strays(of: text) != [])
      text.frame.width += 6
      text.setting?.room.y += 6
      #expect(strays(of: text) != [])
    }
  }
#endif
