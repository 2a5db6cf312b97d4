import LayoutCompiler
import LayoutDiagnostics
import TestSupport
import Testing

/// No document keeps the compiler busy or traps.
struct HostileDocumentTests {
  // Unlimited growth would take years, so that the time limit detects it on any machine.
  @Test(.timeLimit(.minutes(20)), arguments: HostileDocument.all)
  func everyCommandComesToAnEnd(document: HostileDocument) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(document.text, to: "hostile.layout.xml")
    let pool = WorkerPool(jobs: 1)
    let checked = await CheckRun([path], pool: pool).run()
    let solved = await LayoutRun(
      [path], request: LayoutRequest(), form: .json, pool: pool
    ).run()
    let built = await BuildRun([path], folder: folder.path("out"), pool: pool).run()
    let formatted = await FormatRun([path], pool: pool).run()
    #expect(checked.files == 1)
    #expect(formatted.report.files == 1)
    #expect(built.made.count == 1)
    let isSound = checked.findings.allSatisfy { file in
      file.diagnostics.allSatisfy { $0.severity != .error }
    }
    #expect(isSound || !solved.report.findings.isEmpty)
  }
}
