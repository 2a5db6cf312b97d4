import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutSemantics
import LayoutXML

/// What one worker needs to solve documents, kept from one to the next.
struct LayoutWorker: ~Copyable {
  /// What became of a document.
  struct Outcome: Sendable {
    /// What is printed for it: lines ended by a line feed, or nothing.
    var text = ""
    var findings: [FileFindings] = []
    var isUnreadable = false
    /// Its name, if it lacks the preview asked for.
    var withoutPreview: String?
  }

  private let request: LayoutRequest
  private let overrides: PreviewOverrides
  private let form: LayoutRun.Form
  private var checker: DocumentChecker
  private var interpreter: Interpreter

  init(
    request: LayoutRequest, form: LayoutRun.Form, modules: ModuleLoader, registry: LayoutRegistry
  ) {
    checker = DocumentChecker(sharing: modules)
    self.request = request
    self.overrides = PreviewOverrides(request)
    self.form = form
    interpreter = Interpreter(registry: registry)
  }

  mutating func solve(_ path: String) -> Outcome? {
    let name = FileFinder.displayName(of: path)
    var outcome = Outcome()
    var findings: [Diagnostic] = []
    do throws(FileError) {
      findings = try checker.check(path)
    } catch {
      outcome.findings = [FileFindings(document: error)]
      outcome.isUnreadable = true
    }
    guard !outcome.isUnreadable, !findings.hasErrors else {
      add(findings, named: name, to: &outcome)
      outcome.text = text(of: outcome.findings, named: name)
      return outcome
    }
    guard let settings = PreviewSettings.named(request.preview, of: checker.document) else {
      add(findings, named: name, to: &outcome)
      outcome.withoutPreview = name
      return outcome
    }
    findings += checker.missingTranslations(request.strings)
    let data = values(for: settings.merged(with: overrides), path: path, &findings)
    outcome.findings = data.findings
    let layout = data.values.flatMap { solve($0, settings, &findings) }
    add(findings, named: name, to: &outcome)
    if let layout {
      outcome.text = text(of: layout, in: name, path: path)
    } else {
      outcome.text = text(of: outcome.findings, named: name)
    }
    return outcome
  }

  /// The frames for these values, or nil where there are none.
  private mutating func solve(
    _ values: [ConstantValue], _ settings: PreviewSettings, _ findings: inout [Diagnostic]
  ) -> SolvedLayout? {
    var settings = settings.merged(with: overrides)
    settings.environment.localization = request.strings?.localization
    let layout = interpreter.solve(checker.document, in: settings, with: values)
    var errors = interpreter.issue.map { [checker.finding(of: $0)] } ?? []
    var classes: Set<String> = []
    for missing in interpreter.missing where classes.insert(missing.className).inserted {
      errors.append(checker.finding(of: missing))
    }
    if layout?.isApproximate == true { findings.append(checker.approximation) }
    findings += errors
    return errors.isEmpty ? layout : nil
  }

  private func add(_ findings: [Diagnostic], named name: String, to outcome: inout Outcome) {
    guard !findings.isEmpty else { return }
    let source = SourceText(name: name, bytes: checker.text)
    outcome.findings.insert(FileFindings(source: source, diagnostics: findings), at: 0)
  }

  /// The values for the document's parameters: from the command line, from the preview's file, or
  /// stand-ins; nil where they have errors.
  private func values(
    for settings: PreviewSettings, path: String, _ findings: inout [Diagnostic]
  ) -> (values: [ConstantValue]?, findings: [FileFindings]) {
    var previews = PreviewValues(of: checker, path: path)
    let hasParameters = !checker.document.structure.parameters.isEmpty
    if let data = request.data {
      // Data for several documents need not be for each.
      guard hasParameters else { return ([], []) }
      let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
      let read = previews.read(data, in: source, isDark: settings.isDark)
      if read.findings.isEmpty { return (read.values, []) }
      return (read.values, [FileFindings(source: data, diagnostics: read.findings)])
    }
    let values = previews.values(for: settings, checker)
    if settings.data == nil, hasParameters {
      findings.append(
        Diagnostic(
          .placeholderData, "the parameters have stand-ins, because there are no data",
          at: checker.nameRange))
    }
    findings += previews.findings
    return (values, previews.dataFindings)
  }

  private func text(of layout: SolvedLayout, in file: String, path: String) -> String {
    let name = DocumentName.of(checker.document, path: path)
    return switch form {
    case .tree(let inColor): FrameTree.text(file: file, name: name, layout, inColor: inColor)
    case .json: FrameJSON.line(file: file, name: name, layout) + "\n"
    }
  }

  /// The line of a document with errors; the tree for people leaves them to the findings.
  private func text(of findings: [FileFindings], named name: String) -> String {
    switch form {
    case .tree: return ""
    case .json:
      let errors = findings.flatMap { file in
        file.diagnostics.filter { $0.severity == .error }
          .map { JSONRenderer().value(of: $0, in: file.source) }
      }
      if errors.isEmpty { return "" }
      let line: JSONValue = ["file": .string(name), "errors": .array(errors)]
      return line.text + "\n"
    }
  }
}

extension [Diagnostic] {
  fileprivate var hasErrors: Bool { contains { $0.severity == .error } }
}
