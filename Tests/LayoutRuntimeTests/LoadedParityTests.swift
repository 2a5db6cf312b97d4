import Foundation
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutPack
import ParitySupport
import SeededRandom
import TestSupport
import Testing

@testable import LayoutRuntime

/// A loaded document has the frames, looks and outlets of the same document in the interpreter,
/// which are those of generated code.
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
      let layout = try LoadedLayout(writer.bytes())
      let screen = try layout.with()
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
        let lines = ParityFrames.lines(interpreter.tree) + ParityOutlets(interpreter).lines
        for shown in [fresh, updated]
        where ParityFrames.lines(shown.tree)
          + LoadedOutletLines.lines(of: layout, shown.result.outlets) != lines
        {
          differences.append("\(document.path) in \(settings.range)")
        }
        count += 1
      }
    }
    #expect(count > 300)
    #expect(differences == [])
  }

  /// `make pack-parity` compares any number of them.
  @Test func randomDocumentsAreThoseOfTheInterpreter() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "packs-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let count = TestLength.isWhole ? 1_000 : 20
    let (differences, compared) = try PackComparison.randomDifferences(
      seed: 2026, documents: count, in: folder)
    #expect(differences == [])
    #expect(compared > count * 3 / 4)
  }

  /// Rows that are taken over, and elements that were compiled for other values, make no
  /// difference.
  @Test func everyUpdateGivesWhatANewTreeGives() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "updates-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try ParityCorpus.write(
      to: folder, seed: 2711, documents: TestLength.isWhole ? 1_000 : 60, sheets: 0)
    let random = try ParityDocument.load(ParityDocument.paths(in: folder)).documents
    var generator = SeededGenerator(seed: 2712)
    var differences: [String] = []
    var count = 0
    for document in try Self.documents() + random where !document.takesNothing {
      var writer = PackWriter()
      try writer.add(document.tree, named: document.name, path: document.path)
      let file = try #require(try LayoutPack(writer.bytes()).files.first).document
      let interpreted = InterpretedDocument(file, registry: LayoutRegistry())
      let layout = try LoadedLayout(writer.bytes())
      let settings = ParitySetting.all(for: document)[0].settings
      let measurer = settings.textMetrics.measurer
      var running: RunningLayout<LoadedScreen>?
      for round in 0..<(TestLength.isWhole ? 100 : 8) {
        let sets = document.values
        let values = generator.mixed(
          sets[generator.below(sets.count)].light, sets[generator.below(sets.count)].light)
        // The fresh tree is made by a document that has compiled nothing.
        let fresh = RunningLayout(
          LoadedScreen(
            InterpretedDocument(file, registry: LayoutRegistry()), light: values, dark: values),
          in: settings.range, environment: settings.environment, measurer: measurer)
        let screen = LoadedScreen(interpreted, light: values, dark: values)
        var updated =
          running
          ?? RunningLayout(
            screen, in: settings.range, environment: settings.environment, measurer: measurer)
        updated.update(screen)
        running = updated
        // Ids in components are numbered in the order in which these are used first.
        func lines(_ shown: RunningLayout<LoadedScreen>) -> [String] {
          ParityFrames.lines(shown.tree, hasComponents: true)
            + LoadedOutletLines.lines(of: layout, shown.result.outlets)
        }
        if lines(fresh) != lines(updated) {
          differences.append("\(document.path) in round \(round)")
        }
        count += 1
      }
    }
    #expect(count > (TestLength.isWhole ? 100_000 : 800))
    #expect(differences == [])
  }
}

extension SeededGenerator {
  /// Returns a number from 0 to `count` − 1.
  fileprivate mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns values of which each is from one of two sets; lists have elements of both.
  fileprivate mutating func mixed(
    _ one: [ConstantValue], _ other: [ConstantValue]
  ) -> [ConstantValue] {
    zip(one, other).map { first, second in
      guard case .list(var rows) = first, case .list(let others) = second else {
        return below(3) == 0 ? second : first
      }
      for (index, row) in others.enumerated() where below(4) == 0 {
        if rows.indices.contains(index) { rows[index] = row } else { rows.append(row) }
      }
      if rows.count > 1, below(3) == 0 { rows.swapAt(0, below(rows.count)) }
      if !rows.isEmpty, below(4) == 0 { rows.remove(at: below(rows.count)) }
      return .list(rows)
    }
  }
}
