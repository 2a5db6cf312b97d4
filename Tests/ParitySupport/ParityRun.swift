package import Foundation
import LayoutEngine
import LayoutInterpreter
import LayoutSemantics
import MasonryLayout

/// A comparison of interpreted with compiled documents.
package struct ParityRun: Sendable {
  private let toolchain: ParityToolchain
  private let folder: URL

  /// Documents that are compiled in one go.
  private static let batch = 400

  /// - Parameters:
  ///   - toolchain: What compiles.
  ///   - folder: Where it works; what is there is replaced.
  package init(_ toolchain: ParityToolchain, in folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  /// The first difference of every document that has one.
  ///
  /// Nothing where all is the same, bit for bit. `progress` is told how many documents are done.
  /// What is compiled are `others` of the same names, where there are any: a test of this test.
  package func differences(
    among documents: [ParityDocument], compiledFrom others: [ParityDocument] = [],
    progress: (Int) -> Void = { _ in },
  ) throws -> [String] {
    try outcomes(of: documents, compiledFrom: others, progress: progress)
      .compactMap { outcome in
        outcome.difference.map { "\(outcome.document.path): \($0)" }
      }
  }

  /// What interpreter and compiled code made of each document.
  package func outcomes(
    of documents: [ParityDocument], compiledFrom others: [ParityDocument] = [],
    progress: (Int) -> Void = { _ in },
  ) throws -> [ParityOutcome] {
    var outcomes: [ParityOutcome] = []
    var start = 0
    while start < documents.count {
      let end = min(start + Self.batch, documents.count)
      let batch = Array(documents[start..<end])
      let program = ParityProgram(
        documents: others.isEmpty ? batch : others, folder: folder.appending(path: "\(start)"))
      let compiled = try program.output(toolchain)
      try? FileManager.default.removeItem(at: program.folder)
      for document in batch {
        outcomes.append(
          ParityOutcome(
            document: document, interpreted: Self.interpreted(document),
            compiled: compiled[document.name] ?? []))
      }
      start = end
      progress(end)
    }
    return outcomes
  }

  private static func interpreted(_ document: ParityDocument) -> [String] {
    var interpreter = Interpreter(registry: .shipped)
    let hasComponents = !document.tree.structure.isEmpty
    var lines: [String] = []
    for given in document.values {
      for setting in ParitySetting.all(for: document) {
        let values = given.constants(isDark: setting.settings.environment.colorScheme == .dark)
        _ = interpreter.solve(document.tree, in: setting.settings, with: values)
        let size = interpreter.tree.size
        lines.append("size \(size.width.bitPattern) \(size.height.bitPattern)")
        lines += ParityFrames.lines(interpreter.tree, hasComponents: hasComponents)
        let expansion = Expander.expand(
          document.tree, values, in: setting.settings.range, setting.settings.environment)
        lines += ParityOutlets(expansion).lines
      }
    }
    return lines
  }
}
