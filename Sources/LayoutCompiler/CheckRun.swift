import LayoutChecking
import LayoutCodeGeneration
import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
package import LayoutRules
import LayoutXML

/// Parses, type-checks and lints documents, without writing files.
package struct CheckRun: Sendable {
  /// The files, folders and `-`, as on the command line.
  package var paths: [String]
  package var pool: WorkerPool
  /// The imported modules, cached between runs.
  package let modules = ModuleLoader()
  /// The translations that every text should have, or nil.
  package var strings: StringsFile?
  /// The layouts written in Swift that documents may name.
  package var registry: LayoutRegistry
  /// The rules to run, and the thresholds for a failing exit status.
  package var lint = LintRequest()
  /// The method of measuring text when frames prove findings, in place of the previews' own.
  package var textMetrics: LayoutRequest.TextMetrics?
  /// The repairs to make, if any.
  package var fix: FixRequest?
  /// Whether the run counts the findings that repairs would fix.
  package var countsFixable = true
  /// Whether the run measures the time of each rule.
  package var measuresTime = false
  /// The line that shows the progress.
  package var progress: ProgressLine?

  package init(
    _ paths: [String], pool: WorkerPool = WorkerPool(), strings: StringsFile? = nil,
    registry: LayoutRegistry = LayoutRegistry(),
  ) {
    self.paths = paths
    self.pool = pool
    self.strings = strings
    self.registry = registry
  }

  /// The rules to run by default.
  package var rules: RuleChoice {
    get { lint.rules }
    set { lint.rules = newValue }
  }

  /// Checks every document once.
  package func run() async -> CheckReport {
    let found = FileFinder(paths)
    let documents = found.files.filter { !$0.hasSuffix(RuleFileReader.suffix) }
    let plan = LintPlan(documents, lint)
    guard plan.findings.isEmpty, plan.complaints.isEmpty else {
      var report = CheckReport(
        findings: plan.findings, files: 0, hasUnreadable: plan.isUnreadable)
      report.complaints = plan.complaints
      report.verdict = plan.isUnreadable ? .unreadable : .usage
      return report
    }
    let files = plan.files
    let asked = plan.librariesAsked
    progress?.begin(files.count)
    var results = await pool.map(
      count: files.count,
      makeState: { CheckWorker(self, notesUses: !asked.isEmpty) },
      body: { worker, number in
        defer { progress?.advance() }
        return worker.check(files[number], plan.settings(at: number))
      },
    )
    progress?.end()
    // The uses of a library are known only after all documents were checked, so libraries are
    // checked again.
    let used = SharedUses(zip(files, results).map { ($0, $1.uses) })
    let libraries = asked.compactMap { number in
      used.ofOthers(at: files[number]).map { (number, $0) }
    }
    let again = await pool.map(
      count: libraries.count,
      makeState: { CheckWorker(self) },
      body: { worker, place in
        let (number, names) = libraries[place]
        return worker.check(files[number], plan.settings(at: number), usedByOthers: names)
      },
    )
    for ((number, _), outcome) in zip(libraries, again) { results[number] = outcome }
    return report(of: results, found, plan)
  }

  /// Checks rule files by themselves.
  private func findings(inRulesAt paths: [String]) -> (findings: [FileFindings], isUnreadable: Bool)
  {
    var findings: [FileFindings] = []
    var isUnreadable = false
    for path in paths {
      do throws(FileError) {
        let found = try RuleFiles.findings(inFileAt: path)
        if !found.diagnostics.isEmpty { findings.append(found) }
      } catch {
        findings.append(FileFindings(file: error))
        isUnreadable = true
      }
    }
    return (findings, isUnreadable)
  }

  private func report(
    of results: [CheckOutcome], _ found: FileFinder, _ plan: LintPlan
  ) -> CheckReport {
    let ruleFiles = found.files.filter { $0.hasSuffix(RuleFileReader.suffix) }
    let rules = findings(inRulesAt: ruleFiles)
    var owners = NameOwners(CodeFileNames(paths))
    let documents = results.map { $0.withNames(claimedFrom: &owners) }
    let failures = found.failures.map { FileFindings(file: $0) }
    let stale = lint.baseline?.stale(besides: results.flatMap(\.baselined), in: plan.files)
    var report = CheckReport(
      findings: StringsFile.findings(
        with: strings, words: results.flatMap(\.words),
        failures + rules.findings + documents.flatMap(\.self) + (stale.map { [$0] } ?? [])),
      files: plan.files.count + ruleFiles.count,
      hasUnreadable: !found.failures.isEmpty || rules.isUnreadable
        || results.contains { $0.names == nil },
      emptyFolders: found.emptyFolders,
    )
    if countsFixable { report.fixable = results.reduce(0) { $0 + $1.fixable } }
    if fix != nil {
      var fixes = FixReport()
      for result in results { fixes.add(result.fixes) }
      report.fixes = fixes
    }
    if measuresTime {
      var times = RuleTimes()
      for result in results { if let measured = result.times { times.add(measured) } }
      report.times = times
    }
    report.fingerprints = results.flatMap(\.fingerprints)
    // Findings on a strings file or a baseline belong to no document.
    let told = Set(documents.flatMap(\.self).map { PathKey($0.source.name) })
    let others = report.findings.filter { !told.contains(PathKey($0.source.name)) }
    if report.hasUnreadable {
      report.verdict = .unreadable
    } else {
      report.verdict = plan.fails(documents, besides: others) ? .findings : .clean
    }
    return report
  }
}

/// The result of checking one file.
private struct CheckOutcome: Sendable {
  /// The names of the document; nil if it could not be read.
  var names: DocumentNames?
  /// The findings on the document, if there are any.
  var findings: FileFindings?
  /// The findings on the data that its previews name.
  var data: [FileFindings] = []
  /// The findings on the words of a strings file.
  var words: [Diagnostic] = []
  var fingerprints: [Fingerprint] = []
  var baselined: [Fingerprint] = []
  /// The number of findings that repairs would fix.
  var fixable = 0
  var fixes = FixReport()
  /// The time of each rule for this document.
  var times: RuleTimes?
  /// The names that the document uses of libraries, if requested.
  var uses: LibraryUses?

  /// Returns all findings, including one if another document has claimed the same name.
  func withNames(claimedFrom owners: inout NameOwners) -> [FileFindings] {
    var own = findings
    if let names, let duplicate = owners.claim(names, besides: own?.diagnostics ?? []),
      let source = own?.source ?? names.source
    {
      own = own ?? FileFindings(source: source, diagnostics: [])
      own?.diagnostics.append(duplicate)
    }
    return (own.map { [$0] } ?? []).filter { !$0.diagnostics.isEmpty } + data
  }
}

/// A worker that checks documents, with memory reused for all its documents.
private struct CheckWorker: ~Copyable {
  private var linter: DocumentLinter
  /// A second linter for repaired texts, so that the first keeps the original document.
  private var second: DocumentLinter
  private var fixer: DocumentFixer
  private let isFixing: Bool
  private let countsFixable: Bool
  private let measuresTime: Bool
  private let notesUses: Bool

  init(_ check: CheckRun, notesUses: Bool = false) {
    self.notesUses = notesUses
    let modules = check.modules
    let textMetrics = check.textMetrics.flatMap(TextMetricsChoice.init)
    linter = DocumentLinter(
      modules: modules, strings: check.strings, registry: check.registry, lint: check.lint,
      textMetrics: textMetrics, measuresTime: check.measuresTime)
    second = DocumentLinter(
      modules: modules, strings: check.strings, registry: check.registry, lint: check.lint,
      textMetrics: textMetrics, measuresTime: false)
    isFixing = check.fix != nil
    countsFixable = check.countsFixable
    measuresTime = check.measuresTime
    fixer = DocumentFixer(
      check.fix ?? .safe, provesFrames: isFixing, sharing: modules, registry: check.registry)
  }

  /// Checks one file.
  ///
  /// For most files the outcome contains only the names.
  ///
  /// `usedByOthers` are the names that other documents use of a library, if known.
  mutating func check(
    _ path: String, _ settings: RuleSettings, usedByOthers: Set<SharedName>? = nil
  ) -> CheckOutcome {
    let isStandardInput = path == FileFinder.standardInput
    linter.checker.usedByOthers = usedByOthers
    second.checker.usedByOthers = usedByOthers
    if linter.trustsOthers(settings), !notesUses, !isStandardInput,
      var names = linter.checker.names(ofFaultless: path)
    {
      names.path = path
      return CheckOutcome(names: names)
    }
    do throws(FileError) {
      if measuresTime { linter.checker.times = RuleTimes() }
      var result = try linter.lint(path, settings)
      let names = DocumentNames(of: linter.checker, path: path, for: SwiftTarget())
      var outcome = CheckOutcome(names: names, times: linter.checker.times)
      if notesUses { outcome.uses = linter.checker.libraryUses(path: path) }
      var text = linter.checker.text
      let isOwn = !linter.checker.markup.isTranscoded
      let isRepairable = countsFixable && result.diagnostics.contains { $0.safeRepair != nil }
      if isOwn, isRepairable || isFixing {
        let fixed = fixer.fix(text, at: path, result, settings, with: &second)
        if isFixing {
          outcome.fixes = fixed.report
          if fixed.bytes != text || isStandardInput {
            outcome.fixes.files = [
              FixedFile(
                path: path, old: text, new: fixed.bytes, repairs: fixed.report.repairs,
                fixed: fixed.report.fixed)
            ]
          }
          (text, result) = (fixed.bytes, fixed.result)
        } else {
          outcome.fixable = fixed.report.fixed
        }
      } else if isFixing {
        outcome.fixes.found = result.all.count
        if result.diagnostics.contains(where: { $0.firstRepair != nil }) {
          outcome.fixes.foreign = [FileFinder.displayName(of: path)]
        }
      }
      outcome.words = result.words
      outcome.data = result.data
      outcome.fingerprints = result.fingerprints
      outcome.baselined = result.baselined
      // The standard input cannot be read again.
      if !result.diagnostics.isEmpty || isStandardInput {
        let source = SourceText(name: FileFinder.displayName(of: path), bytes: text)
        outcome.findings = FileFindings(source: source, diagnostics: result.diagnostics)
      }
      return outcome
    } catch {
      return CheckOutcome(findings: FileFindings(document: error))
    }
  }
}
