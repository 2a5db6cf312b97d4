#if Pango
  import CPango
  import Foundation
  import LayoutCompiler
  import LayoutEngine
  import LayoutPango
  import LayoutRendering
  import TestSupport
  import Testing

  /// Pictures as PNG and PDF.
  struct DrawingTests {
    private let folder: TemporaryFolder
    private let command: BuiltCommand

    init() throws {
      folder = try TemporaryFolder()
      command = BuiltCommand(in: folder.url)
    }

    private func drawn(
      _ body: String, preview: String = "width=\"100\" height=\"60\"", _ options: [String] = [],
      to name: String = "a.png"
    ) throws -> BuiltCommand.Outcome {
      try folder.write(
        "<layout name=\"Card\"><preview name=\"p\" \(preview)/>\(body)</layout>",
        to: "a.layout.xml")
      return try command.run(["render", "a.layout.xml", "-o", name] + options)
    }

    /// Returns the pixels of a document's picture.
    private func pixels(
      _ body: String, preview: String = "width=\"100\" height=\"60\"", _ options: [String] = []
    ) throws -> Pixels {
      let outcome = try drawn(body, preview: preview, options)
      #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
      let read = Pixels(folder.path("a.png"))
      return try #require(read)
    }

    // MARK: Pixels

    @Test func aPictureHasThePixelsOfItsPreview() throws {
      let body = "<view backgroundColor=\"#FF0000\"/>"
      let three = try pixels(body, preview: "width=\"100\" height=\"60\" scale=\"3\"")
      #expect(three.width == 300 && three.height == 180)
      #expect(three[150, 90] == 0xFF0000)
      let half = try pixels(body, ["--scale", "0.5"])
      #expect(half.width == 50 && half.height == 30)
    }

    @Test func thePageIsLightOrDark() throws {
      let body = "<inset insets=\"10\"><view backgroundColor=\"#00FF00\"/></inset>"
      let light = try pixels(body)
      #expect(light[2, 2] == 0xFFFFFF && light[50, 30] == 0x00FF00)
      #expect(try pixels(body, ["--appearance", "dark"])[2, 2] == 0x000000)
    }

    @Test func linesLieInsideAndCornersAreRound() throws {
      let picture = try pixels(
        """
        <view backgroundColor="#0000FF" strokeColor="#FF0000" strokeWidth="4" \
        cornerRadius="20 0 0 0"/>
        """)
      #expect(picture[1, 58] == 0xFF0000 && picture[98, 1] == 0xFF0000)
      #expect(picture[5, 50] == 0x0000FF && picture[50, 5] == 0x0000FF)
      #expect(picture[1, 1] == 0xFFFFFF)
    }

    @Test func whatIsHalfThereLetsThePageShow() throws {
      let picture = try pixels(
        """
        <zstack><view backgroundColor="#000000" opacity="0.5"/></zstack>
        """)
      let gray = picture[50, 30]
      #expect(abs(Int(gray & 0xFF) - 0x80) <= 1)
    }

    @Test func colorsHavePlacesAndCirclesRunOutwards() throws {
      let stops = try pixels("<view gradient=\"90 #000000 50% #FFFFFF 60%\"/>")
      #expect(stops[48, 30] & 0xFF < 8 && stops[62, 30] & 0xFF > 247)
      let circles = try pixels("<view gradient=\"radial #000000 #FFFFFF\"/>")
      #expect(circles[50, 30] & 0xFF < 8 && circles[1, 1] & 0xFF > 240)
      // The farthest corner is 58.3 points away.
      #expect(abs(Int(circles[79, 30] & 0xFF) - 128) < 4)
    }

    @Test func linesAlongEdgesLieOverTheElement() throws {
      let picture = try pixels(
        "<view backgroundColor=\"#FFFFFF\" borderTop=\"3 #FF0000\" borderStart=\"5 #0000FF\"/>")
      #expect(picture[50, 1] == 0xFF0000 && picture[50, 5] == 0xFFFFFF)
      #expect(picture[2, 30] == 0x0000FF && picture[98, 30] == 0xFFFFFF)
    }

    @Test func whatIsTurnedLiesAboutItsCenter() throws {
      let picture = try pixels(
        """
        <layers><view size="60 20" backgroundColor="#FF0000" rotation="90"/></layers>
        """)
      #expect(picture[30, 35] == 0xFF0000 && picture[50, 10] == 0xFFFFFF)
    }

    @Test func dashesHaveGaps() throws {
      let picture = try pixels(
        "<view strokeWidth=\"4\" strokeColor=\"#FF0000\" dash=\"10 10\"/>")
      let row = (0..<100).map { picture[$0, 1] }
      #expect(row.contains(0xFF0000) && row.contains(0xFFFFFF))
    }

    @Test func aMaskCutsEverythingOff() throws {
      let picture = try pixels(
        "<stack direction=\"vertical\" mask=\"circle\"><view flexGrow=\"1\" "
          + "backgroundColor=\"#FF0000\"/></stack>")
      #expect(picture[50, 30] == 0xFF0000 && picture[10, 30] == 0xFFFFFF)
      #expect(picture[22, 2] == 0xFFFFFF)
    }

    @Test func aBlurReachesBeyondTheFrame() throws {
      let picture = try pixels(
        "<inset insets=\"20\"><view backgroundColor=\"#FF0000\" blur=\"3\"/></inset>")
      let (inside, outside, far) = (picture[50, 30], picture[50, 18], picture[50, 2])
      #expect(inside & 0xFF < 16 && inside >> 16 == 0xFF)
      #expect(outside != 0xFFFFFF && outside >> 16 == 0xFF)
      #expect(far == 0xFFFFFF)
    }

    @Test func theFrontSiblingIsDrawnLast() throws {
      let picture = try pixels(
        "<layers><view backgroundColor=\"#FF0000\" zIndex=\"1\"/>"
          + "<view backgroundColor=\"#0000FF\"/></layers>")
      #expect(picture[50, 30] == 0xFF0000)
    }

    /// The opacity of an element applies to the element and its children as a group.
    @Test func whatIsInAGroupIsNotSeenThrough() throws {
      let picture = try pixels(
        """
        <zstack opacity="0.5" backgroundColor="#0000FF"><view backgroundColor="#FF0000"/></zstack>
        """)
      let color = picture[50, 30]
      #expect(color >> 16 == 0xFF && abs(Int(color & 0xFF) - 0x80) <= 1)
    }

    @Test func gradientsRunAsTheirAngleSays() throws {
      let picture = try pixels("<view gradient=\"90 #000000 #FFFFFF\"/>")
      let reds = [1, 50, 98].map { Int(picture[$0, 30] & 0xFF) }
      #expect(reds[0] < 8 && abs(reds[1] - 128) < 8 && reds[2] > 247)
      let upwards = try pixels("<view gradient=\"0 #000000 #FFFFFF\"/>")
      #expect(upwards[50, 1] & 0xFF > 247 && upwards[50, 58] & 0xFF < 8)
    }

    @Test func shadowsAreSoftAndFadeAway() throws {
      let picture = try pixels(
        """
        <inset insets="20"><view backgroundColor="#FFFFFF" shadow="0 0 10 #000000"/></inset>
        """)
      let reds = [0, 12, 16, 19].map { Int(picture[$0, 30] & 0xFF) }
      #expect(reds[0] > 250)
      #expect(reds[1] > reds[2] && reds[2] > reds[3])
      #expect(abs(reds[3] - 128) < 24)
      #expect(picture[50, 30] == 0xFFFFFF)
    }

    @Test func whatIsClippedDoesNotShow() throws {
      func corner(_ attributes: String) throws -> UInt32 {
        try pixels(
          """
          <inset insets="20"><stack direction="horizontal" backgroundColor="#00FF00" \(attributes)>\
          <view backgroundColor="#FF0000" width="200"/></stack></inset>
          """)[95, 30]
      }
      #expect(try corner("") == 0xFF0000)
      #expect(try corner("clipsContent=\"true\"") == 0xFFFFFF)
    }

    @Test func picturesFillTheirBoxAsTheyShall() throws {
      // Red at the left, blue at the right, twice as wide as high.
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 40, 20)
      let context = cairo_create(surface)
      cairo_set_source_rgb(context, 1, 0, 0)
      cairo_paint(context)
      cairo_set_source_rgb(context, 0, 0, 1)
      cairo_rectangle(context, 20, 0, 20, 20)
      cairo_fill(context)
      cairo_surface_write_to_png(surface, folder.path("Flag.png"))
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      func picture(_ mode: String) throws -> Pixels {
        try pixels(
          "<image source=\"asset:Flag\" contentMode=\"\(mode)\" backgroundColor=\"#00FF00\"/>")
      }
      let fit = try picture("aspectFit")
      #expect(fit[50, 2] == 0x00FF00 && fit[10, 30] == 0xFF0000 && fit[90, 30] == 0x0000FF)
      let fill = try picture("aspectFill")
      #expect(fill[50, 2] != 0x00FF00 && fill[1, 1] == 0xFF0000 && fill[98, 58] == 0x0000FF)
      let center = try picture("center")
      #expect(center[28, 30] == 0x00FF00 && center[32, 30] == 0xFF0000)
      #expect(try picture("scaleToFill")[1, 1] == 0xFF0000)
    }

    @Test func whatCannotBeDrawnIsASceneAndIsTold() throws {
      try folder.write("JPEG", to: "Photo.jpg")
      try folder.write("no picture at all", to: "Broken.png")
      let outcome = try drawn(
        """
        <stack direction="vertical"><image source="asset:Photo" size="30"/>\
        <image source="asset:Broken" size="30"/></stack>
        """)
      #expect(outcome.status == 0)
      #expect(
        outcome.errors == """
          'Broken' cannot be read as image/png: a scene is drawn in its place
          'Photo' is image/jpeg: a scene is drawn in its place

          """)
      let page = try drawn("<image source=\"asset:Photo\" size=\"90\"/>", to: "a.pdf")
      #expect(
        page.errors == "'Photo' cannot be read as image/jpeg: a scene is drawn in its place\n")
    }

    @Test func symbolsAreFilledAndCutOut() throws {
      let picture = try pixels(
        "<image source=\"symbol:xmark.circle.fill\" size=\"100 60\" tint=\"#FF0000\"/>")
      // The disk around the sign, the sign, and what is beside it.
      #expect(picture[50, 12] == 0xFF0000)
      #expect(picture[50, 30] == 0xFFFFFF)
      #expect(picture[10, 30] == 0xFFFFFF)
    }

    @Test func aSceneFillsTheRoomOfAPicture() throws {
      let picture = try pixels("<image source=\"asset:Gone\" size=\"100 60\"/>")
      #expect(picture[0, 0] != 0xFFFFFF && picture[99, 59] != picture[0, 0])
    }

    @Test func lettersAreDarkOnTheirLine() throws {
      let picture = try pixels("<text fontSize=\"40\" color=\"#000000\">HHH</text>")
      let dark = (0..<60).map { y in (0..<100).count { picture[$0, y] & 0xFF < 0x40 } }
      // Letters without descenders end on their baseline.
      let last = dark.lastIndex { $0 > 0 } ?? 0
      let first = dark.firstIndex { $0 > 0 } ?? 0
      #expect((26...31).contains(last - first + 1), "from \(first) to \(last)")
      #expect((38...46).contains(last))
    }

    @Test func overlaysAndCaptionsAreDrawn() throws {
      let body = "<stack direction=\"vertical\"><text id=\"a\">Text</text></stack>"
      let plain = try pixels(body)
      let marked = try pixels(body, ["--show", "frames,baselines,ids,overflow"])
      #expect(plain != marked)
      let sheet = try pixels(body, ["--sheet", "--width", "100,120"])
      #expect(sheet.height > 2 * plain.height && sheet[2, 2] != 0xFFFFFF)
    }

    @Test func whatIsTooLargeIsRefused() throws {
      let outcome = try drawn("<view/>", preview: "width=\"100000\" height=\"10\"")
      #expect(outcome.status == 2)
      #expect(outcome.errors == "error: 'a.png' is not drawn: 100000 × 10 pixels are too many\n")
    }

    // MARK: Measurement of texts

    /// The fonts that draw a PNG also measure it, unless an option says otherwise.
    @Test func theFontsThatDrawMeasure() throws {
      let body = "<center><text id=\"t\" lineHeight=\"20\">WWWWiiii</text></center>"
      func frame(_ options: [String]) throws -> String {
        let outcome = try command.run(["layout", "a.layout.xml", "--format", "json"] + options)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
      }
      #expect(try drawn(body).status == 0)
      let pango = try frame(["--text-metrics", "pango"])
      let builtIn = try frame([])
      #expect(pango != builtIn)
      #expect(try frame(["--text-metrics", "proportional"]) == builtIn)
      for (frames, options, status) in [
        (pango, [], 0), (builtIn, [], 4), (builtIn, ["--text-metrics", "proportional"], 0),
        (pango, ["--text-metrics", "fixed:7x16"], 4),
      ] as [(String, [String], Int32)] {
        try folder.write(frames, to: "before.json")
        let outcome = try drawn(body, options + ["--compare", "before.json"])
        #expect(outcome.status == status, "\(options): \(outcome.errors)")
      }
    }

    /// A line measured by other metrics is stretched to its measured width.
    @Test(arguments: ["fixed:5x20", "fixed:20x20"])
    func lettersTakeTheRoomThatTheyWereGiven(_ metrics: String) throws {
      let picture = try pixels(
        "<text color=\"#000000\">HHHH</text>", ["--text-metrics", metrics])
      let columns = (0..<100).filter { x in (0..<60).contains { picture[x, $0] & 0xFF < 0x80 } }
      let width = metrics.hasPrefix("fixed:5") ? 20 : 80
      #expect(abs((columns.last ?? 0) - width) <= width / 10 + 1)
    }

    /// Arabic letters are narrower than the built-in widths, which do not depend on the script.
    @Test func framesThatProveFindingsAreMeasuredByTheFonts() throws {
      try folder.write(
        """
        <layout name="Row">
          <preview width="250"/>
          <stack direction="horizontal">
            <view id="icon" size="24 24"/>
            <text>شوربة العدس بالليمون للجميع</text>
          </stack>
        </layout>
        """, to: "a.layout.xml")
      func findings(_ metrics: String) throws -> String {
        try command.run([
          "check", "a.layout.xml", "--only", "text-runs-out", "--format", "short",
          "--text-metrics", metrics,
        ]).output
      }
      #expect(try findings("proportional").contains("text-runs-out"))
      #expect(try findings("pango") == "")
      #expect(try findings("fixed:2x20") == "")
    }

    @Test func theSVGShowsTheSameLines() throws {
      let body = "<text width=\"90\" maxLines=\"2\">The quick brown fox jumps over it</text>"
      #expect(try drawn(body, ["--text-metrics", "pango"], to: "a.svg").status == 0)
      let svg = try folder.read("a.svg")
      #expect(svg.matches(of: #/<text /#).count == 2)
      #expect(svg.contains("…</text>") && svg.contains(">The quick"))
    }

    // MARK: Pages

    private func told(_ tool: String, _ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/\(tool)")
      process.arguments = arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let told = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: told, as: UTF8.self)
    }

    @Test func aPageIsAsLargeAsThePictureAndHoldsItsText() throws {
      let body = """
        <stack direction="vertical"><text>Early ferry</text><text>مرحبا بالعالم</text></stack>
        """
      #expect(try drawn(body, to: "a.pdf").status == 0)
      let facts = try told("pdfinfo", [folder.path("a.pdf")])
      #expect(facts.contains(#/Pages: +1\n/#) && facts.contains(#/Page size: +100 x 60 pts/#))
      #expect(facts.contains(#/Title: +Card/#))
      let text = try told("pdftotext", [folder.path("a.pdf"), "-"])
      #expect(text.contains("Early ferry"))
      // A PDF does not contain spaces; readers infer them from gaps.
      #expect(text.replacing(" ", with: "").contains("مرحبابالعالم"))
      let first = try Data(contentsOf: folder.url.appending(path: "a.pdf"))
      #expect(try drawn(body, to: "a.pdf").status == 0)
      #expect(try Data(contentsOf: folder.url.appending(path: "a.pdf")) == first)
    }

    @Test func picturesOfADocumentAreItsPages() throws {
      let options = ["--width", "100,200,300"]
      #expect(try drawn("<text>Page</text>", options, to: "a.pdf").status == 0)
      #expect(try told("pdfinfo", [folder.path("a.pdf")]).contains(#/Pages: +3\n/#))
      try folder.write("<layout name=\"B\"><text>Other</text></layout>", to: "b.layout.xml")
      let both = ["render", "a.layout.xml", "b.layout.xml", "--width", "100"]
      #expect(try command.run(both + ["-o", "both.pdf"]).status == 0)
      #expect(try told("pdfinfo", [folder.path("both.pdf")]).contains(#/Pages: +2\n/#))
      #expect(try command.run(both + ["-o", "out", "--format", "pdf"]).status == 0)
      for name in ["a", "b"] {
        #expect(try told("pdfinfo", [folder.path("out/\(name).pdf")]).contains(#/Pages: +1\n/#))
      }
    }

    @Test func theEndingAndTheFormatAgree() throws {
      let outcome = try drawn("<view/>", ["--format", "png"], to: "a.svg")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("'a.svg' does not end in .png"))
    }
  }

  /// The pixels of a PNG.
  private struct Pixels: Equatable {
    let width: Int
    let height: Int
    private let bytes: [UInt32]

    init?(_ path: String) {
      guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let data = cairo_image_surface_get_data(surface)
      else { return nil }
      let (width, height) = (
        Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
      )
      let stride = Int(cairo_image_surface_get_stride(surface))
      self.width = width
      self.height = height
      bytes = (0..<height).flatMap { y in
        (0..<width).map { x in
          let start = y * stride + 4 * x
          return UInt32(data[start + 2]) << 16 | UInt32(data[start + 1]) << 8 | UInt32(data[start])
        }
      }
    }

    /// The red, green and blue of a pixel, as 0xRRGGBB.
    subscript(x: Int, y: Int) -> UInt32 { bytes[y * width + x] }
  }
#endif
