import LayoutDiagnostics
import LayoutInterpreter
import LayoutSemantics
import LayoutXML

/// What one worker needs to solve documents, kept from one to the next.
struct LayoutWorker: ~Copyable {
  /// What became of a document.
  struct Outcome: Sendable {
    /// What is printed for it: lines ended by a line feed, or nothing.
    var text = ""
    var findings: FileFindings?
    var isUnreadable = false
    /// Its name, if it lacks the preview asked for.
    var withoutPreview: String?
  }

  private let request: LayoutRequest
  private let overrides: PreviewOverrides
  private let form: LayoutRun.Form
  private var checker: DocumentChecker
  private var interpreter = Interpreter()

  init(request: LayoutRequest, form: LayoutRun.Form, modules: ModuleLoader) {
    checker = DocumentChecker(sharing: modules)
    self.request = request
    self.overrides = PreviewOverrides(request)
    self.form = form
  }

  mutating func solve(_ path: String) -> Outcome? {
    let name = FileFinder.displayName(of: path)
    var outcome = Outcome()
    do throws(UnreadableFile) {
      let diagnostics = try checker.check(path)
      if !diagnostics.isEmpty {
        let source = SourceText(name: name, bytes: checker.text)
        outcome.findings = FileFindings(source: source, diagnostics: diagnostics)
      }
    } catch {
      outcome.findings = FileFindings(error)
      outcome.isUnreadable = true
    }
    if let findings = outcome.findings, findings.hasErrors {
      outcome.text = text(of: findings)
      return outcome
    }
    guard let settings = PreviewSettings.named(request.preview, of: checker.document) else {
      outcome.withoutPreview = name
      return outcome
    }
    if let layout = interpreter.solve(checker.document, in: settings.merged(with: overrides)) {
      outcome.text = text(of: layout, in: name, path: path)
    }
    return outcome
  }

  private func text(of layout: SolvedLayout, in file: String, path: String) -> String {
    let name = DocumentName.of(checker.document, path: path)
    return switch form {
    case .tree(let inColor): FrameTree.text(file: file, name: name, layout, inColor: inColor)
    case .json: FrameJSON.line(file: file, name: name, layout) + "\n"
    }
  }

  /// The line of a document with errors; the tree for people leaves them to the findings.
  private func text(of findings: FileFindings) -> String {
    switch form {
    case .tree: return ""
    case .json:
      let errors = findings.diagnostics.filter { $0.severity == .error }
      let line: JSONValue = [
        "file": .string(findings.source.name),
        "errors": .array(errors.map { JSONRenderer().value(of: $0, in: findings.source) }),
      ]
      return line.text + "\n"
    }
  }
}

extension FileFindings {
  fileprivate var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
