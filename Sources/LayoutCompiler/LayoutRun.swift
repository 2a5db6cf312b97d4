import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutXML

/// Solves documents and prints their frames.
package struct LayoutRun: Sendable {
  /// The output format of frames.
  package enum Form: Sendable {
    /// An indented tree for people, with or without the elements' appearance.
    case tree(inColor: Bool, showsLooks: Bool)
    /// One object a line.
    case json
  }

  /// The printed documents, and the findings on them.
  package struct Result: Sendable {
    package var text: String
    package var report: CheckReport
    /// The requested previews that documents lack.
    package var missingPreviews: [PreviewChoice.Missing]
  }

  package var paths: [String]
  package var request: LayoutRequest
  package var form: Form
  package var pool: WorkerPool
  /// The layouts written in Swift that documents may name.
  package var registry: LayoutRegistry

  package init(
    _ paths: [String], request: LayoutRequest, form: Form, pool: WorkerPool,
    registry: LayoutRegistry = LayoutRegistry(),
  ) {
    self.paths = paths
    self.request = request
    self.form = form
    self.pool = pool
    self.registry = registry
  }

  /// Solves every document.
  ///
  /// One with errors is printed as such and does not affect the rest.
  package func run() async -> Result {
    let run = SolvingRun(
      paths: paths, request: request, pool: pool, registry: registry,
      show: .init(solved: form.text, errors: form.errors))
    let result = await run.run()
    return Result(
      text: result.shown.flatMap(\.shown).joined(separator: form.separator),
      report: result.report, missingPreviews: result.missingPreviews)
  }
}

extension LayoutRun.Form {
  /// Returns the lines of a solved document, each ended by a line feed.
  @Sendable
  fileprivate func text(
    of solved: LayoutWorker<String>.Solved, _ interpreter: borrowing Interpreter
  ) -> String? {
    let shown = interpreter.shownElements(of: solved.layout)
    return switch self {
    case .tree(let inColor, let showsLooks):
      FrameTree.text(
        file: solved.file, name: solved.name, preview: solved.preview, solved.layout,
        showing: shown, showsLooks: showsLooks, inColor: inColor)
    case .json:
      FrameJSON.line(
        file: solved.file, name: solved.name, preview: solved.preview, solved.layout,
        showing: shown, in: interpreter.tree.environment.localization) + "\n"
    }
  }

  /// Returns the line of a document with errors; the tree leaves errors to the findings.
  @Sendable
  fileprivate func errors(
    in findings: [FileFindings], of name: String, _ preview: PreviewTitle?
  ) -> String? {
    switch self {
    case .tree: return nil
    case .json:
      let errors = findings.flatMap { file in
        file.diagnostics.filter { $0.severity == .error }
          .map { JSONRenderer().value(of: $0, in: file.source) }
      }
      if errors.isEmpty { return nil }
      return FrameJSON.line(file: name, preview: preview, errors: errors) + "\n"
    }
  }

  /// The separator of documents: a blank line between trees.
  fileprivate var separator: String {
    switch self {
    case .tree: "\n"
    case .json: ""
    }
  }
}
