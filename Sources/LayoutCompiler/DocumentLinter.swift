import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

/// The findings on a document that its project's settings leave.
struct LintResult: Sendable {
  /// The findings on the document itself.
  var diagnostics: [Diagnostic]
  /// The findings on the data that its previews name.
  var data: [FileFindings] = []
  /// The findings on the words of a strings file.
  var words: [Diagnostic] = []
  /// The fingerprints of the findings that may be silenced, if there is a baseline.
  var fingerprints: [Fingerprint] = []
  /// The fingerprints of the findings that the baseline silenced.
  var baselined: [Fingerprint] = []
  /// The data files that were read; nil if one could not be.
  var dataFiles: [FileState]? = []
  /// Whether the document has no errors, and so can be solved.
  var isSound: Bool
  /// What was proved; nil without a proof.
  var proof: ScreenProver.Outcome?

  /// All findings on the document and its data.
  var all: [Diagnostic] { diagnostics + data.flatMap(\.diagnostics) }
}

/// Checks a document in every way that `check` does: its markup, its typed tree, its previews and
/// their frames.
///
/// Then removes the findings that the project silences.
struct DocumentLinter: ~Copyable {
  var checker: DocumentFrontEnd
  private var prover: FrameProver
  private var screens: ScreenProver?
  private var anyText: AnyTextProver?
  private var attributes: AttributeProver?
  private var repairs: RepairProver?
  private let strings: StringsFile?
  private let request: LintRequest
  /// What is to be proved; nothing unless the request asks for a proof.
  var proof: ProofDomain?
  private let textMetrics: TextMetricsChoice?

  init(
    modules: ModuleLoader, strings: StringsFile?, registry: LayoutRegistry, lint: LintRequest,
    textMetrics: TextMetricsChoice? = nil, measuresTime: Bool,
  ) {
    checker = DocumentFrontEnd(sharing: modules)
    if measuresTime { checker.times = RuleTimes() }
    prover = FrameProver(registry: registry, textMetrics: textMetrics)
    if lint.proof != nil {
      let languages = strings?.checkedTables ?? []
      screens = ScreenProver(
        registry: registry, textMetrics: textMetrics, languages: languages)
      anyText = AnyTextProver(
        registry: registry, textMetrics: textMetrics, languages: languages)
      attributes = AttributeProver(
        registry: registry, textMetrics: textMetrics, languages: languages)
      repairs = RepairProver(
        modules: modules, registry: registry, textMetrics: textMetrics, languages: languages)
    }
    self.strings = strings
    request = lint
    proof = lint.proof
    self.textMetrics = textMetrics
  }

  /// Ends checks of texts and proofs early; what was found then is not whole.
  var interruption: Interruption? {
    didSet {
      prover.interruption = interruption
      screens?.interruption = interruption
      anyText?.interruption = interruption
      attributes?.interruption = interruption
      repairs?.interruption = interruption
    }
  }

  /// Whether a document that another one imported, and in which the same rules found nothing, need
  /// not be checked again.
  var trustsOthers: Bool {
    strings == nil && textMetrics == nil && checker.times == nil && proof == nil
  }

  /// Checks the document at a path.
  mutating func lint(
    _ path: String, _ settings: RuleSettings
  ) throws(FileError) -> LintResult {
    checker.rules = settings.choice
    return lint(try checker.check(path), path, settings)
  }

  /// Checks a text in place of the document at a path.
  mutating func lint(
    _ bytes: [UInt8], insteadOf path: String, _ settings: RuleSettings
  ) -> LintResult {
    checker.rules = settings.choice
    let interruption = interruption
    let found = checker.check(bytes, insteadOf: path) {
      interruption?.ends(askingNow: true) ?? false
    }
    // Nobody reads the result.
    if interruption?.hasHappened == true { return LintResult(diagnostics: [], isSound: false) }
    return lint(found, path, settings)
  }

  private mutating func lint(
    _ found: [Diagnostic], _ path: String, _ settings: RuleSettings
  ) -> LintResult {
    var diagnostics = found
    var result = LintResult(
      diagnostics: [], isSound: !found.contains { $0.severity == .error })
    if let strings {
      let translations = checker.translations(strings.checkedTables, path: path)
      diagnostics += translations.texts
      result.words = settings.applied(to: translations.words)
    }
    let read = lookAtPreviews(of: path, &diagnostics)
    result.proof = prove(path, settings, &diagnostics)
    if let read { result.dataFiles = read.lacksFile ? nil : read.files }
    result.data = (read?.dataFindings ?? []).compactMap { file in
      let left = settings.applied(to: file.diagnostics)
      return left.isEmpty ? nil : FileFindings(source: file.source, diagnostics: left)
    }
    diagnostics = settings.applied(to: diagnostics)
    var suppressions = Suppressions(checker.markup, settings.choice.own)
    diagnostics = settings.applied(
      to: suppressions.applied(to: diagnostics, settings, unasked: unasked))
    result.diagnostics = diagnostics
    if let baseline = request.baseline { result.leaveOut(baseline, path, checker.markup) }
    return result
  }

  /// The rules that this run does not ask, whatever is chosen.
  private var unasked: Set<DiagnosticID> {
    var unasked: Set<DiagnosticID> = []
    if checker.usedByOthers == nil { unasked.insert(RuleRegistry.acrossDocuments) }
    if proof?.isFirstLook ?? true { unasked.formUnion(Self.proofs) }
    return unasked
  }

  /// The rules that proofs ask.
  private static let proofs = Set(ProofProperty.all.map(\.finding) + [IdleAttribute.finding])

  /// Adds the findings on the previews and their frames.
  ///
  /// Returns the data and the findings on them; nil if no data were asked for.
  private mutating func lookAtPreviews(
    of path: String, _ diagnostics: inout [Diagnostic]
  ) -> PreviewValues? {
    let suspicions = checker.suspicions
    guard !suspicions.isEmpty || PreviewValues.areRead(by: checker.document),
      !diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    guard !suspicions.isEmpty else {
      let read = PreviewValues.findings(of: checker, path: path)
      diagnostics += read.findings
      return read
    }
    let (previews, read) = PreviewValues.all(of: checker, path: path)
    diagnostics += read.findings
    let start: ContinuousClock.Instant? = checker.times == nil ? nil : .now
    let proved = prover.findings(of: checker.document, suspecting: suspicions, in: previews)
    if let start { checker.times?.addSolving(start.duration(to: .now)) }
    if !proved.isEmpty {
      diagnostics += proved
      diagnostics.sort { $0.range.start < $1.range.start }
    }
    return read
  }
}

extension DocumentLinter {
  /// Adds the findings on the whole domain of the layout, and on those of its components that say
  /// one; nil if nothing is to be proved.
  private mutating func prove(
    _ path: String, _ settings: RuleSettings, _ diagnostics: inout [Diagnostic]
  ) -> ScreenProver.Outcome? {
    guard let asked = proof, !diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    let domain = asked.choosing(settings.proof)
    let document = checker.document
    var whole: ScreenProver.Outcome?
    // A library has no layout.
    if document.root >= 0 {
      let (previews, _) = PreviewValues.all(of: checker, path: path)
      whole = prove(
        document, nil, path, in: previews, over: domain, settings, &diagnostics)
      if whole?.obstacle == nil, !domain.isFirstLook,
        settings.choice.contains(IdleAttribute.finding)
      {
        whole?.tried.solves += reportIdleAttributes(in: previews, over: domain, &diagnostics)
      }
    }
    for (index, component) in document.structure.components.enumerated() {
      guard let own = domain.domain(of: component, in: document),
        var outcome = prove(
          document.layout(of: component), index, path, in: [], over: own, settings, &diagnostics)
      else { continue }
      outcome.nameSubject(component.signature.name)
      if whole == nil {
        whole = ScreenProver.Outcome(
          tried: ProofTrials(widths: outcome.tried.widths, previews: 0),
          properties: outcome.properties)
      }
      whole?.add(component: outcome)
    }
    diagnostics.sort { $0.range.start < $1.range.start }
    return whole
  }

  /// Adds the findings on a layout, or a component by itself, with the repairs of each.
  ///
  /// A finding of a rule at the same place knows the reason, and stands alone.
  private mutating func prove(
    _ document: TypedDocument, _ component: Int?, _ path: String,
    in previews: [PreviewValues.Preview], over domain: ProofDomain, _ settings: RuleSettings,
    _ diagnostics: inout [Diagnostic]
  ) -> ScreenProver.Outcome? {
    let properties = ProofProperty.all.filter { settings.choice.contains($0.finding) }
    guard
      var outcome = screens?.outcome(of: document, proving: properties, in: previews, over: domain)
    else { return nil }
    if domain.isForAnyText, outcome.obstacle == nil,
      let proof = anyText?.proof(
        of: document, proving: outcome.properties, besides: outcome.violations, in: previews,
        over: domain)
    {
      outcome.take(proof)
    }
    for violation in outcome.violations
    where violation.property.finding == RuleRegistry.overflow.proved {
      // The same is not said of the container too, with less of it known.
      let ranges = [violation.node, document.placingParent(of: violation.node)].map {
        checker.startTag(of: $0)
      }
      diagnostics.removeAll { finding in
        finding.id == RuleRegistry.overflow.shown
          && ranges.contains { $0.start <= finding.range.start && finding.range.end <= $0.end }
      }
    }
    var told: [(violation: ScreenProver.Violation, place: Int)] = []
    for violation in outcome.violations {
      let range = checker.nameRange(of: violation.node)
      let finding = violation.finding(at: range)
      // What is wrong with frames says nothing of colors.
      let isKnown =
        !violation.property.asksColors
        && diagnostics.contains { $0.range == range && $0.severity >= finding.severity }
      if isKnown { continue }
      told.append((violation, diagnostics.count))
      diagnostics.append(finding)
    }
    if domain.isFirstLook { return outcome }
    let mended = repairs?.repairs(
      of: told.map(\.violation),
      in: RepairProver.Broken(
        text: checker.text, path: path, component: component, outcome: outcome,
        properties: properties, previews: previews, domain: domain), settings)
    for (fixes, (_, place)) in zip(mended ?? [], told) { diagnostics[place].fixes = fixes }
    return outcome
  }
}

extension DocumentLinter {
  /// Adds the findings on attributes that change nothing; returns the number of solves.
  ///
  /// Where a rule reports the attribute, or a repair of its changes it, that one knows the reason.
  /// Words of MKLayoutLibrary are left until they are replaced: what they stand for has no place.
  private mutating func reportIdleAttributes(
    in previews: [PreviewValues.Preview], over domain: ProofDomain,
    _ diagnostics: inout [Diagnostic]
  ) -> Int {
    guard !checker.readsDialect else { return 0 }
    let (document, markup) = (checker.document, checker.markup)
    let known = diagnostics.flatMap { finding in
      [finding.range] + finding.fixes.flatMap { $0.edits.map(\.range) }
    }
    let candidates = IdleAttribute.candidates(in: document, markup).filter { candidate in
      // The styles of other documents have places of their own.
      guard markup.attributes.indices.contains(Int(candidate.markup)) else { return false }
      let range = markup.attributes[Int(candidate.markup)].range
      return !known.contains { $0.start < range.end && range.start < $0.end }
    }
    guard
      let outcome = attributes?.outcome(of: document, among: candidates, in: previews, over: domain)
    else { return 0 }
    for candidate in outcome.idle {
      diagnostics.append(IdleAttribute.finding(on: candidate, trials: outcome.trials, markup))
    }
    return outcome.solves
  }
}

extension DocumentLinter {
  /// Returns what was proved of the document that was checked last, with the places of what was
  /// found.
  func report(on proof: ScreenProver.Outcome, in file: String) -> ProofReport.Document {
    let source = SourceText(name: file, bytes: checker.text)
    let places = proof.violations.map { violation in
      source.position(of: checker.nameRange(of: violation.node).start)
    }
    let open = (proof.anyText?.open ?? []).map {
      source.position(of: checker.nameRange(of: $0.node).start)
    }
    return ProofReport.Document(file: file, outcome: proof, places: places, openPlaces: open)
  }
}

extension LintResult {
  /// Removes the findings that the baseline contains, and stores the fingerprints of all.
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
