package import Foundation
import LayoutEngine
import LayoutInterpreter
import LayoutPack
import LayoutRuntime
import MasonryLayout
import SeededRandom

/// Compares documents as apps load them from packs with the same documents in the interpreter.
///
/// The interpreter's frames are those of generated code, which ``ParityRun`` compares.
package enum PackComparison {
  /// Returns the first line in which a document differs once it is loaded from its pack, or nil.
  ///
  /// The document is laid out with each of its sets of values in each setting, once as a new screen
  /// and once as an update of the screen before.
  ///
  /// - Throws: An error if the document cannot be packed, or if its pack is refused.
  package static func difference(of document: ParityDocument) throws -> String? {
    var writer = PackWriter()
    try writer.add(document.tree, named: document.name, path: document.path)
    let layout = try LoadedLayout(writer.bytes(), registry: .shipped)
    let settings = ParitySetting.all(for: document)
    var loaded: [String] = []
    var running: RunningLayout<LoadedScreen>?
    for values in document.values {
      let screen = layout.with(light: values.light, dark: values.dark)
      for setting in settings {
        let settings = setting.settings
        let measurer = settings.textMetrics.measurer
        let fresh = RunningLayout(
          screen, in: settings.range, environment: settings.environment, measurer: measurer)
        let new = lines(of: fresh, layout)
        loaded += new
        var next = running ?? fresh
        next.update {
          $0.document = screen
          $0.range = settings.range
          $0.environment = settings.environment
          $0.measurer = measurer
        }
        if let difference = ParityOutcome.difference(
          new, lines(of: next, layout), "updated", from: "new")
        {
          return "in \(settings.range): \(difference)"
        }
        running = next
      }
    }
    let interpreted = ParityRun.interpreted(
      document.tree, with: document.values, in: settings, hasComponents: true)
    return ParityOutcome.difference(interpreted, loaded, "loaded")
  }

  /// Returns the paths and first differences of random documents of a seed.
  ///
  /// `progress` is called with the number of documents compared so far.
  ///
  /// - Throws: An error if a document cannot be written, packed or loaded.
  package static func randomDifferences(
    seed: UInt64, documents: Int, in folder: URL, progress: (Int) -> Void = { _ in }
  ) throws -> (differences: [String], compared: Int) {
    var random = SeededGenerator(seed: seed)
    var (differences, compared, made): ([String], Int, Int) = ([], 0, 0)
    while made < documents {
      let part = folder.appending(path: "\(made)")
      let count = min(documents - made, 100)
      try ParityCorpus.write(
        to: part, seed: random.next(), documents: count - count / 5, sheets: count / 5)
      // Some random documents have errors.
      for document in try ParityDocument.load(ParityDocument.paths(in: part)).documents {
        if let difference = try difference(of: document) {
          differences.append("\(document.path): \(difference)")
        }
        compared += 1
      }
      made += count
      if differences.isEmpty { try FileManager.default.removeItem(at: part) }
      progress(made)
    }
    return (differences, compared)
  }

  private static func lines(
    of shown: RunningLayout<LoadedScreen>, _ layout: LoadedLayout
  ) -> [String] {
    let size = shown.tree.size
    return ["size \(size.width.bitPattern) \(size.height.bitPattern)"]
      // Ids in components are numbered in the order in which these are used first.
      + ParityFrames.lines(shown.tree, hasComponents: true)
      + LoadedOutletLines.lines(of: layout, shown.result.outlets)
  }
}
