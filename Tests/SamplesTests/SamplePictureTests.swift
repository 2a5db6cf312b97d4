import Foundation
import LayoutCompiler
import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures of the samples, which documentation pages show; `make generate` draws them.
struct SamplePictureTests {
  private static let pictures = PackageRoot.appending("Samples/Pictures")

  private func files() async -> [RenderRun.File] {
    var request = RenderRequest()
    request.layout.previews = .all
    request.isSheet = true
    let samples = Sample.all.map { PackageRoot.appending("Samples/\($0.name).layout.xml").path() }
    let sheets = await RenderRun(
      samples, request: request, pool: WorkerPool(jobs: nil), registry: LayoutRegistry()
    ).run().files
    request.layout.previews = .first
    request.isSheet = false
    let screens = await RenderRun(
      [PackageRoot.appending("Samples/screens").path()], request: request,
      pool: WorkerPool(jobs: nil), registry: LayoutRegistry()
    ).run().files
    return sheets
      + screens.map { RenderRun.File(name: "screens-\($0.name)", text: $0.text) }
  }

  @Test func everyPictureIsCurrent() async throws {
    let files = await files()
    #expect(files.count > 30)
    let isUpdating = ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"] == "1"
    for file in files {
      let place = Self.pictures.appending(path: file.name)
      if isUpdating { try OutputFile(path: place.path(), text: file.text).writeIfChanged() }
      let written = try? String(decoding: Data(contentsOf: place), as: UTF8.self)
      #expect(written == file.text, "\(file.name): 'make generate' draws it anew")
      #expect(XMLParser(data: Data(file.text.utf8)).parse(), "\(file.name)")
    }
    let others = try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path())
      .filter { name in !files.contains { $0.name == name } }
    #expect(others == [])
  }

  /// Each line of a text lies in the text's frame.
  ///
  /// Exceptions are texts that are cut off, or have more lines than fit.
  @Test(arguments: Sample.all)
  func noLineStandsOutOfItsText(_ sample: Sample) throws {
    let document = try CheckedSample(sample).document
    var interpreter = Interpreter()
    var texts = 0
    for settings in PreviewSettings.all(of: document) {
      let solved = interpreter.solve(document, in: settings)
      let layout = try #require(solved)
      let drawn = Painter(interpreter, layout, Palette(.light)).picture()
      let picture = try #require(drawn)
      var waiting = [picture.root]
      while let shape = waiting.popLast() {
        waiting += shape.children
        guard case .text(let lines)? = shape.content else { continue }
        texts += 1
        for line in lines {
          let words = line.spans.map(\.words).joined()
          #expect(line.x >= -0.01 && line.x + line.width <= shape.frame.width + 0.01, "\(words)")
          let isInside = line.baseline > 0 && line.baseline <= shape.frame.height + 0.01
          #expect(isInside || shape.isTruncated, "\(words)")
        }
      }
    }
    #expect(texts > 0)
  }
}
