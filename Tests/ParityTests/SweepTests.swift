import Foundation
import ParitySupport
import TestSupport
import Testing

/// What `check` passes does compile: a share of the documents that `make compile-sweep` tries.
struct SweepTests {
  private func run(_ sweep: Sweep, share: Double) throws -> CompileSweep.Outcome {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 2026
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try sweep.run(share: share, seed: seed, ParityToolchain(), in: folder)
  }

  /// In a module whose declarations belong to the main actor, unless they say otherwise.
  @Test func generatedTypesBelongToNoActor() throws {
    let paths = ["Tests/ParityTests/Corpus", "Samples"]
      .flatMap { ParityDocument.paths(in: PackageRoot.appending($0)) }
    let documents = try ParityDocument.load(paths).documents
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var sources = documents.reduce(into: [:]) { $0.merge($1.imports) { known, _ in known } }
    for document in documents { sources[document.name] = document.source }
    sources["Use"] = "import LayoutEngine\n\nnonisolated func use() {\n"
    for document in documents where document.takesNothing {
      sources["Use"]? += "  _ = \(document.name)().layout(in: .unbounded).outlets\n"
    }
    sources["Use"]? += "}\n"
    var files: [String] = []
    for (name, source) in sources {
      let file = folder.appending(path: "\(name).swift")
      try Data(source.utf8).write(to: file)
      files.append(file.path())
    }
    let complaints = try ParityToolchain().complaints(
      files, ["-default-isolation", "MainActor"])
    #expect(complaints == "")
  }

  @Test(arguments: [
    (Sweep.attributes, 0.01), (.defaults, 0.06), (.names, 0.008), (.namesTogether, 0.03),
  ])
  func whatCheckPassesCompiles(_ sweep: Sweep, share: Double) throws {
    let outcome = try run(sweep, share: share)
    #expect(outcome.failures == [])
    #expect(outcome.compiled > 5)
    #expect(outcome.compiled + outcome.refused == outcome.tried)
  }
}
