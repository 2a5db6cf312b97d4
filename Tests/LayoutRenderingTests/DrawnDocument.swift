import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutRendering
import TestSupport
import Testing

/// Pictures of documents as text.
enum DrawnDocument {
  /// Returns the SVG of a document, which must be well-formed.
  static func svg(
    of document: String, width: Float = 200, in folder: TemporaryFolder? = nil,
    _ change: (inout RenderRequest) -> Void = { _ in }
  ) async throws -> String {
    let folder = try folder ?? TemporaryFolder()
    try folder.write(document, to: "a.layout.xml")
    var request = RenderRequest()
    request.layout.horizontal = .init(minimum: width, maximum: width)
    change(&request)
    let result = await RenderRun(
      [folder.path("a.layout.xml")], request: request, pool: WorkerPool(jobs: 1),
      registry: LayoutRegistry()
    ).run()
    let messages = result.report.findings.flatMap(\.diagnostics).map(\.message)
    let file = try #require(result.files.first, "\(messages)")
    #expect(result.files.count == 1)
    #expect(WellFormed.mistake(in: file.text) == nil)
    return file.text
  }
}
