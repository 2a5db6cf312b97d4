import LayoutChecking
package import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
package import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

/// Checks documents again and again while somebody edits them, with the findings of `check`.
///
/// The texts of open documents are read in place of their files. Other files are read again once
/// ``see(_:changed:)`` says that they have changed; no verdict of an earlier run is used.
package final class LiveChecker {
  private let modules = ModuleLoader()
  private var linter: DocumentLinter
  /// The linter that proves too.
  private var prover: DocumentLinter
  /// The front end of documents that are read for their names.
  private var reader: DocumentFrontEnd
  private var interpreter: Interpreter
  private var lint = LintRequest()
  private let registry: LayoutRegistry

  /// Creates a checker of documents that may name the layouts of a registry.
  package init(registry: LayoutRegistry) {
    self.registry = registry
    interpreter = Interpreter(registry: registry)
    lint.source = .nearest
    modules.last()
    reader = DocumentFrontEnd(sharing: modules, rules: .none)
    linter = DocumentLinter(
      modules: modules, strings: nil, registry: registry, lint: lint, measuresTime: false)
    var proof = lint
    proof.proof = ProofDomain()
    prover = DocumentLinter(
      modules: modules, strings: nil, registry: registry, lint: proof, measuresTime: false)
  }

  /// Reads files in a view from now on.
  ///
  /// - Parameters:
  ///   - files: The open documents.
  ///   - changed: The absolute paths of files with another text than before, open or on the disk.
  package func see(_ files: FileView, changed: Set<PathKey>) {
    lint.files = files
    linter.checker.forgetImports()
    prover.checker.forgetImports()
    reader.forgetImports()
    modules.forget(changed, in: files)
  }

  /// Checks a text in place of the file at an absolute path.
  package func check(_ text: [UInt8], at path: String) -> LiveDocument {
    if path.hasSuffix(RuleFileReader.suffix) { return rules(text, path) }
    if path.hasSuffix("/\(Configuration.fileName)") { return configuration(text, path) }
    return check(text, at: path, with: &linter)
  }

  /// Checks a text in place of the file at an absolute path, unless the check is interrupted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path.
  ///   - interruption: Ends the check between two rules or two solves.
  /// - Returns: The document with its findings; nil if the check was interrupted.
  package func check(
    _ text: [UInt8], at path: String, until interruption: Interruption
  ) -> LiveDocument? {
    linter.interruption = interruption
    defer { linter.interruption = nil }
    let checked = check(text, at: path)
    return interruption.hasHappened ? nil : checked
  }

  /// Checks a document again, and tries its first preview in the narrowest and the widest of the
  /// widths that it is meant for.
  ///
  /// - Returns: The document with its findings, of which a whole proof finds more.
  package func lookAtEnds(of document: LiveDocument) -> LiveDocument {
    prover.proof = .firstLook
    defer { prover.proof = ProofDomain() }
    return check(document.text, at: document.path, with: &prover)
  }

  /// Checks a document again with all of `check --prove`.
  ///
  /// - Returns: The document with all of its findings; nil if the proof was interrupted.
  package func prove(
    _ document: LiveDocument, until interruption: Interruption
  ) -> LiveDocument? {
    prover.interruption = interruption
    defer { prover.interruption = nil }
    let proved = check(document.text, at: document.path, with: &prover)
    return interruption.hasHappened ? nil : proved
  }

  private func check(
    _ text: [UInt8], at path: String, with linter: inout DocumentLinter
  ) -> LiveDocument {
    var document = LiveDocument(path, text)
    let plan = LintPlan([path], lint)
    document.others = plan.findings.map(\.atAbsolutePath)
    // A document that a configuration excludes, or one whose configuration has mistakes, is read
    // for everything but its findings.
    let isChecked = plan.findings.isEmpty && !plan.files.isEmpty
    let settings = isChecked ? plan.settings(at: 0) : .standard
    let result = linter.lint(FileView.decoded(text), insteadOf: path, settings)
    document.settings = settings
    document.markup = linter.checker.markup
    document.tree = linter.checker.document
    document.signature = linter.checker.signature(path: path)
    if isChecked {
      let own = FileFindings(
        source: SourceText(name: path, bytes: nil), diagnostics: result.diagnostics)
      document.findings = [own].withEachLoopOnce.flatMap(\.diagnostics)
      document.others = result.data.map(\.atAbsolutePath)
    }
    document.stamps.note(plan.possibleSources.map { PathKey($0) })
    document.stamps.note(
      modules.reached(by: ImportRequest.all(in: document.markup), from: path))
    document.stamps.note(linter.checker.dataPaths(besides: path))
    return document
  }

  /// Reads the document at an absolute path for its names and errors, without rules.
  package func read(_ path: String) throws(FileError) -> LiveDocument {
    var document = read(try text(at: path), at: path)
    // The text is what positions are counted in.
    if document.markup.isTranscoded { document.text = document.markup.bytes }
    document.stamps.note([PathKey(path)])
    return document
  }

  /// Reads a text in place of the file at an absolute path for its names and errors, without rules.
  package func read(_ text: [UInt8], at path: String) -> LiveDocument {
    var document = LiveDocument(path, text)
    document.findings = reader.check(FileView.decoded(text), insteadOf: path)
    let markup = reader.markup
    document.markup = markup
    document.tree = reader.document
    document.signature = reader.signature(path: path)
    document.stamps.note(modules.reached(by: ImportRequest.all(in: markup), from: path))
    document.stamps.note(reader.dataPaths(besides: path))
    return document
  }

  /// Returns the sizes of a document's elements in its first preview; nil for one with errors, or
  /// whose preview cannot be solved.
  package func frames(of document: LiveDocument) -> LiveFrames? {
    solved(document) { layout, settings, values, name in
      var frames = LiveFrames(layout, interpreter, in: settings, name: name)
      let range = settings.range
      let isFit = layout.elements.contains { $0.kind == .fit }
      guard isFit || reader.document.structure.branches.contains(where: \.isAboutSizes),
        range.min.width == range.max.width
      else { return frames }
      frames.findGone(below: range.max.width, count: layout.elements.count) { width in
        var settings = settings
        settings.horizontal = .exact(width)
        guard let layout = interpreter.solve(in: settings, with: values), interpreter.issue == nil
        else { return nil }
        return Set(
          layout.elements.lazy.filter { !$0.isGone }.flatMap(\.sources).compactMap(name))
      }
      return frames
    }
  }

  /// Returns why an element has its size in the first preview of a document, from the root down to
  /// it; nil if it is not there, or the preview cannot be solved.
  ///
  /// - Parameters:
  ///   - name: The offset of the element's name in its start tag.
  ///   - document: The document.
  /// - Returns: The steps as `explain-size --format json` has them, and the name of the preview.
  package func sizeReason(
    ofElementNamedAt name: Int, in document: LiveDocument
  ) -> (steps: [JSONValue], preview: String?)? {
    solved(document) { layout, settings, _, place in
      let index = layout.elements.firstIndex { element in
        element.sources.contains { place($0) == name }
      }
      guard let index else { return nil }
      let reason = interpreter.sizeReason(of: LayoutElement(index), in: layout)
      return (SizeReasonRun.steps(of: reason, in: layout), settings.name)
    }
  }

  /// Returns the value of an expression for the first preview of a document; nil if it hangs on
  /// what a loop, a component or a closure around it knows.
  package func value(of expression: TypedExpression, in document: LiveDocument) -> LiveValue? {
    guard !document.tree.hasErrors else { return nil }
    _ = reader.check(FileView.decoded(document.text), insteadOf: document.path)
    let tree = reader.document
    guard !tree.hasErrors else { return nil }
    var values = PreviewValues(of: reader, path: document.path)
    let settings = PreviewSettings.first(of: tree).inTheirTimeZone
    // Without a preview, nobody has said what is shown.
    guard settings.node >= 0, let given = values.values(for: settings, reader) else { return nil }
    var evaluator = ExpressionEvaluator(
      parameters: given, environment: settings.environment, isDark: settings.isDark)
    evaluator.work = Self.mostWork
    var known: Set<Int> = []
    for value in tree.structure.lets {
      guard let read = tree.expression(value.value), read.isKnown(besides: known) else { continue }
      let local = Int(value.local)
      while evaluator.locals.count <= local { evaluator.locals.append(.none) }
      evaluator.locals[local] = evaluator.value(of: read, in: tree.structure)
      known.insert(local)
    }
    guard expression.isKnown(besides: known) else { return nil }
    let result = evaluator.value(of: expression, in: tree.structure)
    return evaluator.excess == nil ? LiveValue(result, in: settings.name) : nil
  }

  /// The work that an expression under the pointer may take.
  private static let mostWork = 1 << 20

  /// Returns how a document's elements look in its first preview; nil for one with errors, or whose
  /// preview cannot be solved.
  package func looks(of document: LiveDocument) -> LiveLooks? {
    solved(document) { layout, settings, _, name in
      LiveLooks(layout, interpreter, settings, path: document.path, name: name)
    }
  }

  /// Calls a function with the solved first preview of a document, and another one that returns the
  /// offset of the name of an element of the typed tree.
  private func solved<Result>(
    _ document: LiveDocument,
    _ show: (SolvedLayout, PreviewSettings, [ConstantValue], (Int) -> Int?) -> Result?
  ) -> Result? {
    guard !document.tree.hasErrors, document.tree.root >= 0 else { return nil }
    _ = reader.check(FileView.decoded(document.text), insteadOf: document.path)
    guard !reader.document.hasErrors else { return nil }
    var values = PreviewValues(of: reader, path: document.path)
    let settings = PreviewSettings.first(of: reader.document).inTheirTimeZone
    interpreter.read(reader.document)
    defer { interpreter.forget() }
    guard let values = values.values(for: settings, reader),
      let layout = interpreter.solve(in: settings, with: values), interpreter.issue == nil
    else { return nil }
    let (tree, markup) = (reader.document, reader.markup)
    return show(layout, settings, values) { node in
      guard tree.nodes.indices.contains(node),
        markup.nodes.indices.contains(Int(tree.nodes[node].markup))
      else { return nil }
      return Int(markup.nodes[Int(tree.nodes[node].markup)].nameRange.start)
    }
  }

  /// Returns the text of a file, or the one that is shown in its place.
  package func text(at path: String) throws(FileError) -> [UInt8] {
    if let library = ShippedLibrary.named(path) { return library.bytes }
    var reader = FileReader(lint.files)
    try reader.read(file: path)
    return reader.bytes
  }

  /// Returns the text of a document after all safe repairs, as `check --fix` makes and proves them.
  ///
  /// - Complexity: O(n) in the number of repairs that are tried, each with a check of the document.
  package func repaired(_ document: LiveDocument) -> [UInt8] {
    let (text, path) = (document.text, document.path)
    guard document.findings.contains(where: { $0.safeRepair != nil }),
      FileView.decoded(text) == text, !document.markup.isTranscoded
    else { return text }
    let settings = document.settings
    var first = DocumentLinter(
      modules: modules, strings: nil, registry: registry, lint: lint, measuresTime: false)
    let result = first.lint(text, insteadOf: path, settings)
    var fixer = DocumentFixer(.safe, provesFrames: true, sharing: modules, registry: registry)
    return fixer.fix(text, at: path, result, settings, with: &first).bytes
  }

  /// Whether two texts in place of the file at a path show everything in the same frames, in
  /// several widths and in both directions; true for libraries, which show nothing by themselves.
  package func looksAlike(_ old: [UInt8], _ new: [UInt8], at path: String) -> Bool {
    var pictures = FramePictures(sharing: modules, registry: registry)
    guard let before = pictures.all(of: FileView.decoded(old), insteadOf: path),
      let after = pictures.all(of: FileView.decoded(new), insteadOf: path)
    else { return false }
    return before.count == after.count && zip(before, after).allSatisfy { $0.isLike($1) }
  }

  private func rules(_ text: [UInt8], _ path: String) -> LiveDocument {
    var document = LiveDocument(path, text)
    do throws(FileError) {
      let found = try RuleFiles.findings(inFileAt: path, in: showing(text, path))
      document.findings = found.diagnostics
    } catch {
      // The text is at hand, so that nothing is read.
    }
    return document
  }

  /// Checks a configuration by making the plan for a document beside it.
  private func configuration(_ text: [UInt8], _ path: String) -> LiveDocument {
    var document = LiveDocument(path, text)
    var request = lint
    request.files = showing(text, path)
    let folder = FolderPath.folder(of: path)
    let plan = LintPlan([FolderPath.appending("_" + FileFinder.suffix, to: folder)], request)
    let findings = plan.findings.map(\.atAbsolutePath)
    document.findings = findings.filter { $0.source.name.isSamePath(as: path) }
      .flatMap(\.diagnostics)
    document.others = findings.filter { !$0.source.name.isSamePath(as: path) }
    document.stamps.note(plan.possibleSources.map { PathKey($0) }.filter { $0 != PathKey(path) })
    return document
  }

  private func showing(_ text: [UInt8], _ path: String) -> FileView {
    var files = lint.files
    files.open(text, at: path)
    return files
  }
}

extension TypedExpression {
  /// Whether a value hangs on nothing but parameters, constants and some locals.
  ///
  /// - Parameters:
  ///   - locals: The locals.
  ///   - closures: The number of closures around, as far as they are in the expression.
  /// - Returns: Whether that is so.
  fileprivate func isKnown(besides locals: Set<Int>, closures: Int = 0) -> Bool {
    switch node {
    case .local(let local): return locals.contains(local)
    case .item(let closure): return closure < closures
    case .filled: return false
    case .closure(_, let value): return value.isKnown(besides: locals, closures: closures + 1)
    case .literal, .parameter, .constant, .environment, .field, .element, .list, .unary, .binary,
      .conditional, .coalesce, .call, .interpolation, .convert, .opened, .isNone:
      return operands.allSatisfy { $0.isKnown(besides: locals, closures: closures) }
    }
  }
}

extension DocumentFrontEnd {
  /// Returns the paths of the data that the previews of the document name.
  fileprivate func dataPaths(besides path: String) -> [PathKey] {
    document.previews.compactMap { preview in
      document.string(.data, of: Int(preview)).map {
        PathKey(ImportPath.normalized(DataFile.path(of: $0, besides: path)))
      }
    }
  }
}

extension FileFindings {
  /// The findings under the absolute path of their file.
  fileprivate var atAbsolutePath: FileFindings {
    let path = FolderPath.absolute(source.name)
    guard !path.isSamePath(as: source.name) else { return self }
    return FileFindings(
      source: SourceText(name: path, bytes: source.bytes), diagnostics: diagnostics)
  }
}
