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
  /// The cache of verdicts, for the command's own registry; see ``KeptVerdicts``.
  package var cache: CacheFolder?
  /// Whether the report of a proof is written, for which each document is proved in this run.
  package var writesProof = false
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

  private var certificate: Certificate { Certificate(textMetrics: textMetrics, strings: strings) }

  /// The rules to run by default.
  package var rules: RuleChoice {
    get { lint.rules }
    set { lint.rules = newValue }
  }

  /// Checks every document once, unless an earlier verdict on it holds.
  package func run() async -> CheckReport {
    let start = System.now
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
    let kept = keptVerdicts(on: files, plan, since: start)
    if let kept, kept.isWhole, let report = report(recalling: kept, found, plan) {
      keep([], kept, since: start)
      return report
    }
    let rules = plan.commonRules
    modules.ask(rules)
    modules.expect(documents: files.count)
    progress?.begin(files.count)
    // A verdict leaves open what a document uses of libraries.
    var results = await outcomes(
      on: files, plan, asked.isEmpty ? kept : nil, rules, notesUses: !asked.isEmpty,
      notesBasis: kept != nil)
    progress?.end()
    // The uses of a library are known only after all documents were checked, so libraries are
    // checked again.
    let used = SharedUses(zip(files, results).map { ($0, $1.uses) })
    let libraries = asked.compactMap { number in
      used.ofOthers(at: files[number]).map { (number, $0) }
    }
    let again = await pool.map(
      count: libraries.count,
      makeState: { CheckWorker(self, rules, notesBasis: kept != nil) },
      body: { worker, place in
        let (number, names) = libraries[place]
        return worker.check(files[number], plan.settings(at: number), usedByOthers: names)
      },
    )
    for ((number, _), outcome) in zip(libraries, again) { results[number] = outcome }
    var owners = NameOwners(CodeFileNames(paths), in: lint.files)
    let named = results.map { $0.withNames(claimedFrom: &owners, in: lint.files) }
    keep(results, kept, since: start, isWhole: owners.areDistinct)
    return report(of: results, named, found, plan)
  }

  /// Checks the documents on which no verdict of `kept` holds.
  private func outcomes(
    on files: [String], _ plan: LintPlan, _ kept: KeptVerdicts?, _ rules: RuleChoice,
    notesUses: Bool, notesBasis: Bool
  ) async -> [CheckOutcome] {
    var reader = FileReader()
    var outcomes = files.enumerated().map { number, path in
      kept?.verdict(on: path, number).flatMap { outcome(of: $0, path, plan, number, &reader) }
    }
    let others = outcomes.indices.filter { outcomes[$0] == nil }
    for _ in others.count..<files.count { progress?.advance() }
    let checked = await pool.map(
      count: others.count,
      makeState: { CheckWorker(self, rules, notesUses: notesUses, notesBasis: notesBasis) },
      body: { worker, place in
        defer { progress?.advance() }
        return worker.check(files[others[place]], plan.settings(at: others[place]))
      },
    )
    for (number, outcome) in zip(others, checked) { outcomes[number] = outcome }
    return outcomes.compactMap(\.self)
  }

  // MARK: Verdicts of earlier runs

  /// Returns the verdicts that may hold in this run; nil if it keeps none.
  ///
  /// Repairs, translations, baselines and measurements need the documents themselves.
  private func keptVerdicts(
    on files: [String], _ plan: LintPlan, since start: (seconds: Int64, nanoseconds: Int64)
  ) -> KeptVerdicts? {
    guard let cache, fix == nil, strings == nil, lint.baseline == nil, textMetrics == nil,
      !measuresTime, !writesProof, !files.isEmpty, let key = keyOfVerdicts(plan, since: start)
    else { return nil }
    return KeptVerdicts(cache, key, of: files)
  }

  /// Returns the digest of all that verdicts depend on besides the documents and what they name:
  /// the tool, the rules and their settings, and the folder from which paths lead to documents.
  ///
  /// Returns nil if a file of rules may have changed since it was read.
  private func keyOfVerdicts(
    _ plan: LintPlan, since start: (seconds: Int64, nanoseconds: Int64)
  ) -> Digest? {
    guard lint.rules == .standard else { return nil }
    var words = PartList()
    words.add("verdicts 3")
    words.add(Version.current)
    addProgram(to: &words)
    words.add(System.currentFolder)
    words.add(lint.source.words)
    // All members of the domain are in its description.
    words.add(lint.proof.map { String(reflecting: $0) } ?? "")
    for list in [lint.only, lint.disabled, lint.ruleFiles, paths] {
      words.add(list.count)
      for word in list { words.add(word) }
    }
    var reader = FileReader()
    for path in plan.sources {
      guard let stamp = System.stamp(of: path), stamp.isSettled(at: start),
        (try? reader.read(file: path)) != nil
      else { return nil }
      words.add(path)
      words.add(reader.bytes)
    }
    return words.digest
  }

  /// Adds what tells this tool from another build of it.
  ///
  /// Its contents take longer to read than its stamp, and less long than a proof: each run on a
  /// server may have a copy of its own, and should not prove all again.
  private func addProgram(to words: inout PartList) {
    guard let program = System.program else { return }
    var reader = FileReader()
    if lint.proof != nil, (try? reader.read(file: program)) != nil {
      return words.add(Digest(of: reader.bytes.span).description)
    }
    for number in System.stamp(of: program)?.numbers ?? [] {
      words.add(word: UInt64(bitPattern: number))
    }
  }

  /// Returns the outcome of an earlier run for a document; nil if it must be checked.
  ///
  /// The text is read only if there are findings to show in it.
  private func outcome(
    of verdict: VerdictRecord.Document, _ path: String, _ plan: LintPlan, _ number: Int,
    _ reader: inout FileReader
  ) -> CheckOutcome? {
    guard let findings = findings(of: verdict, path, plan, number, &reader) else { return nil }
    return CheckOutcome(
      names: DocumentNames(path: path, type: verdict.type, range: verdict.range),
      findings: findings.diagnostics.isEmpty ? nil : findings,
      proof: proof(of: verdict, path), fixable: verdict.fixable ?? 0, recalled: verdict)
  }

  /// Returns what an earlier run has proved; nil if that was nothing.
  private func proof(of verdict: VerdictRecord.Document, _ path: String) -> ProofReport.Document? {
    verdict.proved.map {
      ProofReport.Document(
        file: FileFinder.displayName(of: path), outcome: ScreenProver.Outcome(tried: $0),
        places: [],
        isRecalled: true)
    }
  }

  /// Returns the findings of a verdict; nil if it lacks something.
  private func findings(
    of verdict: VerdictRecord.Document, _ path: String, _ plan: LintPlan, _ number: Int,
    _ reader: inout FileReader
  ) -> FileFindings? {
    guard verdict.fixable != nil || !countsFixable else { return nil }
    if verdict.findings.isEmpty {
      return FileFindings(source: SourceText(name: path, bytes: nil), diagnostics: [])
    }
    guard (try? reader.read(file: path)) != nil,
      let findings = KeptFindings.findings(
        verdict.findings, in: reader.bytes, plan.settings(at: number).choice.own)
    else { return nil }
    return FileFindings(
      source: SourceText(name: path, bytes: reader.bytes), diagnostics: findings)
  }

  /// Returns the report of a run in which all earlier verdicts hold; nil if one of them lacks
  /// something.
  private func report(
    recalling kept: KeptVerdicts, _ found: FileFinder, _ plan: LintPlan
  ) -> CheckReport? {
    var reader = FileReader()
    var documents = [[FileFindings]](repeating: [], count: plan.files.count)
    var fixable = 0
    var proofs: [ProofReport.Document] = []
    for (number, path) in plan.files.enumerated() {
      guard let verdict = kept.verdict(on: path, number) else { return nil }
      if let proof = proof(of: verdict, path) { proofs.append(proof) }
      if verdict.findings.isEmpty, verdict.fixable != nil { continue }
      guard let findings = findings(of: verdict, path, plan, number, &reader) else { return nil }
      documents[number] = [findings]
      fixable += verdict.fixable ?? 0
    }
    var report = report(of: [], documents, found, plan)
    report.recalled = documents.count
    if lint.proof != nil { report.proof = ProofReport(proofs, of: certificate) }
    if countsFixable { report.fixable = fixable }
    return report
  }

  /// Writes the verdicts of this run for the next one; no results if all of `kept` hold.
  private func keep(
    _ results: [CheckOutcome], _ kept: KeptVerdicts?,
    since start: (seconds: Int64, nanoseconds: Int64), isWhole: Bool = true
  ) {
    kept?.replace(since: start, isSame: results.isEmpty) { record in
      var known: [PathKey: Int?] = [:]
      for result in results {
        if let verdict = result.recalled {
          kept?.add(verdict, to: &record)
        } else if let verdict = verdict(of: result, &record, &known) {
          record.add(verdict)
        }
      }
      record.isWhole = isWhole && record.documents.count == results.count
    }
  }

  /// Returns the verdict on a document for a record, to which the files are added; nil if it cannot
  /// be kept.
  ///
  /// `known` are the imported files that were added to the record.
  private func verdict(
    of result: CheckOutcome, _ record: inout VerdictRecord, _ known: inout [PathKey: Int?]
  ) -> VerdictRecord.Document? {
    guard let names = result.names, let basis = result.basis,
      let file = record.place(of: basis.file)
    else { return nil }
    var others: [Int] = []
    for path in basis.imports where !ShippedLibrary.isMeant(by: path) {
      let place =
        known[PathKey(path)] ?? modules.sound(at: path).flatMap { record.place(of: $0.file) }
      known[PathKey(path)] = .some(place)
      guard let place else { return nil }
      others.append(place)
    }
    for data in basis.data {
      guard let place = record.place(of: data) else { return nil }
      others.append(place)
    }
    return VerdictRecord.Document(
      file: file, others: others, type: names.type, range: names.range, findings: basis.findings,
      fixable: basis.fixable, proved: basis.proved)
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

  /// Returns the report on documents with all of their findings.
  private func report(
    of results: [CheckOutcome], _ documents: [[FileFindings]], _ found: FileFinder,
    _ plan: LintPlan
  ) -> CheckReport {
    let ruleFiles = found.files.filter { $0.hasSuffix(RuleFileReader.suffix) }
    let rules = findings(inRulesAt: ruleFiles)
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
    report.recalled = results.count { $0.recalled != nil }
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
    if lint.proof != nil {
      report.proof = ProofReport(results.compactMap(\.proof), of: certificate)
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
  /// What was proved of the document.
  var proof: ProofReport.Document?
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
  /// The verdict of an earlier run that holds.
  var recalled: VerdictRecord.Document?
  /// What the verdict depends on; nil if it is not kept for later runs.
  var basis: Basis?

  /// The contents of files that led to a verdict, and the verdict.
  struct Basis: Sendable {
    var file: FileState
    /// The paths of the files that the document imports, directly or not.
    var imports: [String]
    var data: [FileState] = []
    /// The findings; see ``KeptFindings``.
    var findings: [UInt8] = []
    /// The number of findings that repairs would fix; nil if that was not tried.
    var fixable: Int? = 0
    /// What was tried to prove the document; nil without a proof.
    var proved: ProofTrials?
  }

  /// Returns all findings, including one if another document has claimed the same name.
  func withNames(claimedFrom owners: inout NameOwners, in view: FileView) -> [FileFindings] {
    var own = findings
    if let names, let duplicate = owners.claim(names, besides: own?.diagnostics ?? []),
      let source = own?.source ?? names.source(in: view)
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
  private let notesBasis: Bool
  private let modules: ModuleLoader
  private let rules: RuleChoice

  /// `rules` are those by which imported files are checked.
  init(
    _ check: CheckRun, _ rules: RuleChoice, notesUses: Bool = false, notesBasis: Bool = false
  ) {
    self.rules = rules
    self.notesUses = notesUses
    self.notesBasis = notesBasis
    self.modules = check.modules
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

  /// Returns what the verdict on a document depends on, except for its findings; nil if that cannot
  /// be compared later.
  ///
  /// `stamp` is the document's from before it was read.
  private func basis(
    of result: LintResult, _ path: String, _ stamp: FileStamp?, _ settings: RuleSettings
  ) -> CheckOutcome.Basis? {
    // What is not proved may depend on more than the files.
    if let proof = result.proof, !proof.isWhole { return nil }
    guard let stamp, !linter.checker.markup.isTranscoded, result.data.isEmpty,
      let data = result.dataFiles, let imports = linter.checker.soundImports,
      let findings = KeptFindings.bytes(
        of: result.diagnostics, in: linter.checker.text, settings.choice.own, withErrors: true)
    else { return nil }
    let digest = Digest(of: linter.checker.text.span)
    return CheckOutcome.Basis(
      file: FileState(path: path, stamp: stamp, digest: digest), imports: imports.withTheirImports,
      data: data, findings: findings, proved: result.proof?.tried)
  }

  /// Returns the document that was checked last, and the files that it reads.
  private func files(of result: LintResult, _ path: String) -> [Certificate.File] {
    let document = Certificate.File(
      path: FileFinder.displayName(of: path), digest: Digest(of: linter.checker.text.span))
    let imports = (linter.checker.soundImports ?? []).withTheirImports
      .filter { !ShippedLibrary.isMeant(by: $0) }.sorted()
      .compactMap { modules.sound(at: $0)?.file }
    return [document]
      + (imports + (result.dataFiles ?? [])).map {
        Certificate.File(path: $0.path, digest: $0.digest)
      }
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
    if linter.trustsOthers, settings.choice == rules, !notesUses, usedByOthers == nil,
      !isStandardInput, var names = linter.checker.names(ofFaultless: path)
    {
      names.path = path
      var outcome = CheckOutcome(names: names)
      if notesBasis, let (file, imports) = modules.sound(at: path) {
        outcome.basis = CheckOutcome.Basis(
          file: FileState(path: path, stamp: file.stamp, digest: file.digest),
          imports: imports.withTheirImports)
      }
      return outcome
    }
    let stamp =
      notesBasis && !isStandardInput && !ShippedLibrary.isMeant(by: path)
      ? System.stamp(of: path) : nil
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
      if notesBasis { outcome.basis = basis(of: result, path, stamp, settings) }
      let isCounted = countsFixable || !result.diagnostics.contains { $0.safeRepair != nil }
      outcome.basis?.fixable = isCounted ? outcome.fixable : nil
      if let proof = result.proof {
        let source = FileFinder.displayName(of: path)
        outcome.proof = linter.report(on: proof, in: source)
        outcome.proof?.files = files(of: result, path)
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
