import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutRules
import LayoutXML

/// A worker that solves documents and shows them, with memory reused for all its documents.
struct LayoutWorker<Shown: Sendable>: ~Copyable {
  /// A solved document, to be shown.
  struct Solved {
    /// The path for messages.
    var file: String
    /// The path as it was given.
    var path: String
    /// The name of the document.
    var name: String
    /// The title of the preview, if there are several.
    var preview: PreviewTitle?
    /// The index of the overrides in ``LayoutWorker/variants``.
    var variant: Int
    var settings: PreviewSettings
    var layout: SolvedLayout
  }

  /// The functions that show documents.
  struct Show: Sendable {
    var solved: @Sendable (Solved, borrowing Interpreter) -> Shown?
    /// Shows a document with errors, from its findings, its file and its preview.
    var errors: @Sendable ([FileFindings], String, PreviewTitle?) -> Shown? = { _, _, _ in nil }
    /// Whether a test of a document is to be run, by the document's path for messages.
    var wantsTest: (@Sendable (String, TestTitle) -> Bool)?
    /// Shows a test by its failures; nil for one that was not wanted.
    var test: @Sendable (TestTitle, [String]?) -> Shown? = { _, _ in nil }
  }

  /// A test of a document with the preview that it runs in.
  struct TestTitle: Sendable {
    var name: String
    /// The preview; nil for a document without previews.
    var preview: PreviewTitle?
  }

  /// The result of solving one document.
  struct Outcome: Sendable {
    /// The shown values, one for each preview and variant.
    var shown: [Shown] = []
    var findings: [FileFindings] = []
    /// The findings on the words of a strings file.
    var words: [Diagnostic] = []
    var isUnreadable = false
    /// The requested preview that the document lacks.
    var missingPreview: PreviewChoice.Missing?
  }

  private let request: LayoutRequest
  /// The overrides to solve each preview with.
  private let variants: [PreviewOverrides]
  private let show: Show
  /// The checker, which contains the document solved last.
  private(set) var checker: DocumentFrontEnd
  private var interpreter: Interpreter

  init(
    request: LayoutRequest, variants: [PreviewOverrides], modules: ModuleLoader,
    registry: LayoutRegistry, show: Show
  ) {
    checker = DocumentFrontEnd(sharing: modules)
    self.request = request
    self.variants = variants
    self.show = show
    interpreter = Interpreter(registry: registry)
    interpreter.standIn = request.standIn.map { LayoutSize(width: $0.width, height: $0.height) }
  }

  mutating func solve(_ path: String) -> Outcome {
    let name = FileFinder.displayName(of: path)
    var outcome = Outcome()
    var findings: [Diagnostic] = []
    interpreter.forget()
    do throws(FileError) {
      let settings = RuleSettings.standard
      let found = try checker.check(path)
      var suppressions = Suppressions(checker.markup, settings.choice.own)
      findings = suppressions.unsilenced(found, settings)
    } catch {
      outcome.findings = [FileFindings(document: error)]
      outcome.isUnreadable = true
    }
    guard !outcome.isUnreadable, !findings.hasErrors else {
      add(findings, named: name, to: &outcome)
      outcome.shown += [show.errors(outcome.findings, name, nil)].compactMap(\.self)
      if !outcome.isUnreadable { noteTests(named: name, &outcome) }
      return outcome
    }
    do throws(PreviewChoice.Missing) {
      let previews = try request.previews.previews(of: checker.document, named: name)
      solve(previews, path: path, &findings, &outcome)
    } catch {
      outcome.missingPreview = error
    }
    add(findings, named: name, to: &outcome)
    return outcome
  }

  /// Solves the document for some previews.
  ///
  /// Equal findings are reported once.
  private mutating func solve(
    _ previews: [(settings: PreviewSettings, title: PreviewTitle?)], path: String,
    _ findings: inout [Diagnostic], _ outcome: inout Outcome,
  ) {
    let name = FileFinder.displayName(of: path)
    interpreter.read(checker.document)
    var reading = PreviewValues(of: checker, path: path)
    let all = previews.flatMap { preview in variants.indices.map { (preview, $0) } }
    for (preview, variant) in all {
      // The result of a cancelled task is not used.
      if Task.isCancelled { return }
      let settings = preview.settings.merged(with: variants[variant])
      var found: [Diagnostic] = []
      let language = request.language ?? settings.language
      let table = request.strings?.table(for: language)
      if let table {
        let translations = checker.translations([table], path: path)
        found += translations.texts
        outcome.words += translations.words.filter { !outcome.words.contains($0) }
      }
      if let language { found += checker.unknownLanguage(language) }
      found += checker.unknownTimeZone(of: settings)
      var values = values(for: settings, path: path, &reading, &found, &outcome)
      if let fuzz = request.fuzz { values = values?.map(fuzz.fuzzed) }
      let layout = values.flatMap {
        solve($0, settings, localization(language, table), &found)
      }
      if let layout, let scrolled = request.scrolled {
        found += checker.unknownScrolls(scrolled.positions, in: layout)
      }
      findings += found.filter { !findings.contains($0) }
      if let layout {
        let solved = Solved(
          file: name, path: path, name: DocumentName.of(checker.document, path: path),
          preview: preview.title, variant: variant, settings: settings, layout: layout)
        outcome.shown += [show.solved(solved, interpreter)].compactMap(\.self)
      } else {
        var all = outcome
        add(findings + reading.findings, named: name, to: &all)
        let shown = show.errors(all.findings + reading.dataFindings, name, preview.title)
        outcome.shown += [shown].compactMap(\.self)
      }
    }
    runTests(previews, path: path, &reading, &outcome)
    findings += reading.findings
    outcome.findings += reading.dataFindings
  }

  /// Runs the tests of the document in those of some previews that they name.
  ///
  /// What is wrong with the data of a preview has been found when it was solved.
  private mutating func runTests(
    _ previews: [(settings: PreviewSettings, title: PreviewTitle?)], path: String,
    _ reading: inout PreviewValues, _ outcome: inout Outcome
  ) {
    let document = checker.document
    guard let wantsTest = show.wantsTest, !document.structure.tests.isEmpty else { return }
    let name = FileFinder.displayName(of: path)
    let elements = document.elementsById
    for test in document.structure.tests {
      for place in document.previews.isEmpty ? [0] : test.previews
      where previews.indices.contains(place) {
        if Task.isCancelled { return }
        var settings = previews[place].settings.merged(with: variants[0])
        let preview = previews[place].title ?? PreviewTitle(name: settings.name, number: 1)
        let title = TestTitle(
          name: test.name, preview: document.previews.isEmpty ? nil : preview)
        guard wantsTest(name, title) else {
          outcome.shown += [show.test(title, nil)].compactMap(\.self)
          continue
        }
        let language = request.language ?? settings.language
        let table = request.strings?.table(for: language)
        settings.environment.localization = localization(language, table)
        var failures = ["the data of the preview cannot be used"]
        if let values = reading.values(for: settings, checker) {
          let tester = DocumentTester(
            test, of: document, elements: elements, in: settings, with: values)
          failures = tester.failures(&interpreter)
        }
        outcome.shown += [show.test(title, failures)].compactMap(\.self)
      }
    }
  }

  /// Shows the tests of a document with errors, none of which can be run.
  private func noteTests(named name: String, _ outcome: inout Outcome) {
    guard let wantsTest = show.wantsTest else { return }
    for test in checker.document.structure.tests {
      let title = TestTitle(name: test.name)
      let failures = wantsTest(name, title) ? ["the document has errors"] : nil
      outcome.shown += [show.test(title, failures)].compactMap(\.self)
    }
  }

  /// Returns the layout for these values; nil if there are errors.
  private mutating func solve(
    _ values: [ConstantValue], _ settings: PreviewSettings, _ localization: TextLocalization?,
    _ findings: inout [Diagnostic],
  ) -> SolvedLayout? {
    var settings = settings
    settings.environment.localization =
      request.fuzz?.localization(over: localization) ?? localization
    let layout = interpreter.solve(in: settings, with: values)
    let errors = interpreter.issue.map { [checker.finding(of: $0)] } ?? []
    if errors.isEmpty {
      // One finding for each declaration, however often it is used.
      var names: Set<[String]> = []
      for missing in interpreter.missing
      where names.insert([missing.name, missing.className]).inserted {
        findings.append(checker.finding(of: missing))
      }
    }
    if layout?.isApproximate == true { findings.append(checker.approximation) }
    findings += errors
    return errors.isEmpty ? layout : nil
  }

  /// Returns the language to show the document in; nil to show it as written.
  private func localization(_ language: String?, _ table: StringTable?) -> TextLocalization? {
    guard let name = language ?? table?.language else { return nil }
    return TextLocalization(language: name, words: table)
  }

  private func add(_ findings: [Diagnostic], named name: String, to outcome: inout Outcome) {
    guard !findings.isEmpty else { return }
    let source = SourceText(name: name, bytes: checker.text)
    outcome.findings.insert(FileFindings(source: source, diagnostics: findings), at: 0)
  }

  /// Returns the values of the document's parameters: from the command line, from the preview's
  /// file, or placeholders.
  ///
  /// Returns nil if they have errors.
  private func values(
    for settings: PreviewSettings, path: String, _ previews: inout PreviewValues,
    _ findings: inout [Diagnostic], _ outcome: inout Outcome,
  ) -> [ConstantValue]? {
    let hasParameters = !checker.document.structure.parameters.isEmpty
    if let data = request.data {
      // The data of a run need not apply to each of its documents.
      guard hasParameters else { return [] }
      let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
      let read = previews.read(data.bytes ?? [], in: source, isDark: settings.isDark)
      if !read.findings.isEmpty, !outcome.findings.contains(where: { $0.source.name == data.name })
      {
        outcome.findings.append(FileFindings(source: data, diagnostics: read.findings))
      }
      return read.values
    }
    if settings.data == nil, hasParameters {
      findings.append(
        Diagnostic(
          .placeholderData, "the parameters have stand-ins, because there are no data",
          at: checker.nameRange))
    }
    return previews.values(for: settings, checker)
  }
}

extension [Diagnostic] {
  fileprivate var hasErrors: Bool { contains { $0.severity == .error } }
}
