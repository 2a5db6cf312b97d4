import Foundation
import LayoutCompiler
import LayoutEngine
import TestSupport
import Testing

/// The pictures of the samples, which pages show; `make generate` draws them anew.
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
    }
    let others = try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path())
      .filter { name in !files.contains { $0.name == name } }
    #expect(others == [])
  }

  /// Letters have the room that they were measured to have, so none may stand out of a frame.
  @Test func noLineStandsOutOfItsText() async throws {
    let lines = #/<text x="(-?[0-9.]+)" y="(-?[0-9.]+)" textLength="([0-9.]+)"/#
    for file in await files() where file.name.hasPrefix("screens-") {
      let width = try #require(file.text.firstMatch(of: #/width="([0-9.]+)"/#)?.1)
      for match in file.text.matches(of: lines) {
        #expect((Float(match.3) ?? 0) <= (Float(width) ?? 0), "\(file.name): \(match.0)")
      }
    }
  }
}
