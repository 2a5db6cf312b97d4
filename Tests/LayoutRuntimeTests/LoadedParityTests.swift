import LayoutEngine
import LayoutInterpreter
import LayoutPack
import ParitySupport
import TestSupport
import Testing

@testable import LayoutRuntime

/// A loaded document has the frames and looks of the same document in the interpreter.
struct LoadedParityTests {
  private static func documents() throws -> [ParityDocument] {
    let folders = ["Tests/ParityTests/Corpus", "Samples"]
    let paths = folders.flatMap { ParityDocument.paths(in: PackageRoot.appending($0)) }
    return try ParityDocument.load(paths).documents
  }

  @Test func framesAndLooksAreThoseOfTheInterpreter() throws {
    var differences: [String] = []
    var count = 0
    for document in try Self.documents() where document.takesNothing {
      var writer = PackWriter()
      try writer.add(document.tree, named: document.name, path: document.path)
      let screen = try LoadedLayout(writer.bytes()).with()
      var interpreter = Interpreter()
      interpreter.read(document.tree)
      var running: RunningLayout<LoadedScreen>?
      for setting in ParitySetting.previews(of: document) {
        let settings = setting.settings
        _ = interpreter.solve(in: settings)
        let measurer = settings.textMetrics.measurer
        let fresh = RunningLayout(
          screen, in: settings.range, environment: settings.environment, measurer: measurer)
        var updated = running ?? fresh
        updated.update {
          $0.range = settings.range
          $0.environment = settings.environment
          $0.measurer = measurer
        }
        running = updated
        // Ids in components have no outlets here.
        let lines = ParityFrames.lines(interpreter.tree, hasComponents: true)
        for tree in [fresh.tree, updated.tree]
        where ParityFrames.lines(tree, hasComponents: true) != lines {
          differences.append("\(document.path) in \(settings.range)")
        }
        count += 1
      }
    }
    #expect(count > 300)
    #expect(differences == [])
  }
}
