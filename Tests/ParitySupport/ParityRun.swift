package import Foundation
import LayoutEngine
import LayoutInterpreter
package import LayoutModel
import MasonryLayout

/// A comparison of interpreted and compiled documents.
package struct ParityRun: Sendable {
  private let toolchain: ParityToolchain
  private let folder: URL

  /// The number of documents that are compiled together.
  private static let batch = 400

  /// Makes a run with a compiler and a working folder.
  ///
  /// - Parameters:
  ///   - toolchain: The compiler.
  ///   - folder: The working folder, whose contents are replaced.
  package init(_ toolchain: ParityToolchain, in folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  /// Returns the first difference of every document that has one.
  ///
  /// The result is empty if all are equal, bit for bit. `progress` is called with the number of
  /// finished documents. `others` are compiled instead of the documents of the same names, to test
  /// this comparison.
  package func differences(
    among documents: [ParityDocument], compiledFrom others: [ParityDocument] = [],
    progress: (Int) -> Void = { _ in },
  ) throws -> [String] {
    try outcomes(of: documents, compiledFrom: others, progress: progress)
      .compactMap { outcome in
        outcome.difference.map { "\(outcome.document.path): \($0)" }
      }
  }

  /// Returns the frames of each document by interpreter and compiled code.
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
    interpreted(document.tree, with: document.values, in: ParitySetting.all(for: document))
  }

  /// Returns the lines of a document for each of some values in each of some settings.
  ///
  /// `hasComponents` leaves the numbers of ids out, as in a document that has components.
  package static func interpreted(
    _ document: TypedDocument, with values: [ParityValues], in settings: [ParitySetting],
    hasComponents: Bool = false
  ) -> [String] {
    var interpreter = Interpreter(registry: .shipped)
    let hasComponents = hasComponents || !document.structure.isEmpty
    interpreter.read(document)
    var lines: [String] = []
    for given in values {
      for setting in settings {
        let values = given.constants(isDark: setting.settings.environment.colorScheme == .dark)
        _ = interpreter.solve(in: setting.settings, with: values)
        let size = interpreter.tree.size
        lines.append("size \(size.width.bitPattern) \(size.height.bitPattern)")
        lines += ParityFrames.lines(interpreter.tree, hasComponents: hasComponents)
        lines += ParityOutlets(interpreter).lines
      }
    }
    return lines
  }
}
