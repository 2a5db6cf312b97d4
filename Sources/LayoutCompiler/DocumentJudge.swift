import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutSemantics
import LayoutXML

/// What there is to say about a document, as far as its project wants to hear it.
struct Judgement: Sendable {
  /// On the document itself.
  var diagnostics: [Diagnostic]
  /// On the data that its previews name.
  var data: [FileFindings] = []
  /// On the words of a file of strings.
  var words: [Diagnostic] = []
  /// What the findings that may be silenced are known by, where somebody wants to know.
  var fingerprints: [Fingerprint] = []
  /// Those of them that a baseline silenced.
  var baselined: [Fingerprint] = []
  /// Whether the document, as it is, can be solved.
  var isSound: Bool

  /// Everything that is told.
  var all: [Diagnostic] { diagnostics + data.flatMap(\.diagnostics) }
}

/// Looks at a document in every way that `check` does: as markup, as a typed tree, by its previews and
/// their frames; and leaves out what the project does not want to hear.
struct DocumentJudge: ~Copyable {
  var checker: DocumentChecker
  private var prover: FrameProver
  private let strings: StringsFile?
  private let lint: LintRequest
  private let textMetrics: TextMetricsChoice?

  init(
    modules: ModuleLoader, strings: StringsFile?, registry: LayoutRegistry, lint: LintRequest,
    textMetrics: TextMetricsChoice? = nil, measuresTime: Bool,
  ) {
    checker = DocumentChecker(sharing: modules)
    if measuresTime { checker.times = RuleTimes() }
    prover = FrameProver(registry: registry, textMetrics: textMetrics)
    self.strings = strings
    self.lint = lint
    self.textMetrics = textMetrics
  }

  /// Whether a document of which somebody else knows that nothing is wrong need not be looked at.
  func trustsOthers(_ settings: RuleSettings) -> Bool {
    strings == nil && textMetrics == nil && checker.times == nil && settings == .standard
  }

  /// What there is to say about the document at a path.
  mutating func judge(
    _ path: String, _ settings: RuleSettings
  ) throws(FileError) -> Judgement {
    checker.rules = settings.choice
    return judge(try checker.check(path), path, settings)
  }

  /// What there would be to say if the document were another text.
  mutating func judge(
    _ bytes: [UInt8], insteadOf path: String, _ settings: RuleSettings
  ) -> Judgement {
    checker.rules = settings.choice
    return judge(checker.check(bytes, insteadOf: path), path, settings)
  }

  private mutating func judge(
    _ found: [Diagnostic], _ path: String, _ settings: RuleSettings
  ) -> Judgement {
    var diagnostics = found
    var judgement = Judgement(
      diagnostics: [], isSound: !found.contains { $0.severity == .error })
    if let strings {
      let translations = checker.translations(strings.checkedTables, path: path)
      diagnostics += translations.texts
      judgement.words = settings.applied(to: translations.words)
    }
    judgement.data = lookAtPreviews(of: path, &diagnostics).compactMap { file in
      let left = settings.applied(to: file.diagnostics)
      return left.isEmpty ? nil : FileFindings(source: file.source, diagnostics: left)
    }
    diagnostics = settings.applied(to: diagnostics)
    var suppressions = Suppressions(checker.markup, settings.choice.own)
    diagnostics = settings.applied(
      to: suppressions.applied(
        to: diagnostics, settings,
        unasked: checker.usedByOthers == nil ? [RuleRegistry.acrossDocuments] : []))
    judgement.diagnostics = diagnostics
    if let baseline = lint.baseline { judgement.leaveOut(baseline, path, checker.markup) }
    return judgement
  }

  /// Adds what the previews and their frames show; gives what is wrong with the data.
  private mutating func lookAtPreviews(
    of path: String, _ diagnostics: inout [Diagnostic]
  ) -> [FileFindings] {
    let suspicions = checker.suspicions
    guard !suspicions.isEmpty || PreviewValues.areRead(by: checker.document),
      !diagnostics.contains(where: { $0.severity == .error })
    else { return [] }
    let (previews, read) = PreviewValues.all(of: checker, path: path)
    diagnostics += read.findings
    if !suspicions.isEmpty {
      let start: ContinuousClock.Instant? = checker.times == nil ? nil : .now
      let proved = prover.findings(of: checker.document, suspecting: suspicions, in: previews)
      if let start { checker.times?.addSolving(start.duration(to: .now)) }
      if !proved.isEmpty {
        diagnostics += proved
        diagnostics.sort { $0.range.start < $1.range.start }
      }
    }
    return read.dataFindings
  }
}

extension Judgement {
  /// Drops what a baseline knows, and notes what the findings are known by.
  fileprivate mutating func leaveOut(
    _ baseline: Baseline, _ path: String, _ markup: MarkupDocument
  ) {
    let prints = baseline.fingerprints(of: diagnostics, in: markup, file: path)
    fingerprints = prints.compactMap(\.self)
    (diagnostics, baselined) = baseline.filter(diagnostics, prints)
    for place in data.indices {
      let file = data[place]
      let prints = baseline.fingerprints(of: file.diagnostics, in: nil, file: file.source.name)
      fingerprints += prints.compactMap(\.self)
      let (left, known) = baseline.filter(file.diagnostics, prints)
      data[place].diagnostics = left
      baselined += known
    }
    data.removeAll { $0.diagnostics.isEmpty }
  }
}
