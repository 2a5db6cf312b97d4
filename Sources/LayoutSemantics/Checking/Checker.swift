package import LayoutDiagnostics
import LayoutSchema
package import LayoutXML

/// Makes the typed tree of a document and reports its mistakes.
///
/// The checker runs a row of passes, each of which works on the results of the earlier ones. A
/// checker is reused from document to document and allocates nothing for a document without
/// mistakes.
package struct Checker: ~Copyable, Sendable {
  /// The result for the last document; nil only while a pass owns the draft.
  private var draft: Draft? = Draft()

  // Memory that passes hand back for the next documents.
  private var imports = ImportMemory()
  private var tree: TreePass.Memory? = TreePass.Memory()
  private var axes: AxisAnalysis? = AxisAnalysis()

  /// The suspicions that only the frames of the last document can prove; none if the document has
  /// errors.
  package private(set) var suspicions: [Suspicion] = []

  /// The rules that run; a rule that does not run costs nothing.
  package var rules = RuleChoice.standard

  /// The names that other documents use of the libraries checked from now on; nil if unknown.
  package var usedByOthers: Set<SharedName>?

  /// The time that each rule has taken in all documents so far; nil if time is not measured.
  package var times: RuleTimes?

  package init() {}

  package var document: TypedDocument {
    switch draft {
    case .some(let draft): draft.document
    case nil: TypedDocument()
    }
  }

  /// The markup, with the attributes of imported styles after its own; nil if no style is imported.
  package var styledMarkup: MarkupDocument? {
    switch draft {
    case .some(let draft): draft.markup.borrowsTexts ? draft.markup : nil
    case nil: nil
    }
  }

  package var diagnostics: [Diagnostic] {
    switch draft {
    case .some(let draft): draft.findings.all
    case nil: []
    }
  }

  /// Checks `markup` from the root down.
  ///
  /// - Parameters:
  ///   - markup: The markup of the document.
  ///   - findings: The mistakes of the markup itself, which come first.
  ///   - path: The file's path, from which a document without a name takes its name.
  ///   - requests: The imports of the document; nil for ``ImportRequest/all(in:)``.
  ///   - outcomes: The outcome of each of the `requests`.
  package mutating func check(
    _ markup: MarkupDocument, findings: [Diagnostic] = [], path: String = "",
    requests: [ImportRequest]? = nil, imports outcomes: [ImportOutcome] = [],
  ) {
    if !suspicions.isEmpty { suspicions = [] }
    var draft = self.draft.take() ?? Draft()
    draft.begin(markup, findings: findings)
    if DeclarationPass.isNeeded(for: draft) {
      var declarations = DeclarationPass(draft)
      declarations.run(
        path: path, requests ?? ImportRequest.all(in: markup), outcomes, &imports)
      draft = declarations.finish()
    }
    let dialect = DialectImporter.read(&draft)
    if draft.names.isActive {
      var styles = StylePass(draft)
      styles.run()
      var signatures = SignaturePass(styles.finish())
      signatures.run()
      draft = signatures.finish()
    }

    var tree = TreePass(draft, dialect, self.tree.take() ?? TreePass.Memory())
    tree.run()
    var facts = tree.facts
    let made = tree.finish()

    var children = ChildrenPass(made.draft)
    children.run(structure: facts.hasStructure)
    draft = children.finish()
    if facts.hasStructure {
      var outlets = OutletPass(draft)
      outlets.run()
      facts.equalIds = outlets.equalIds
      draft = outlets.finish()
    }
    var content = ContentPass(draft, made.expressions)
    content.run(facts.texts)
    draft = content.finish()
    self.tree = .some(made.memory)

    judge(&draft, facts)
    askOwnRules(&draft, findings)
    draft.finish()
    if draft.document.hasErrors { suspicions = [] }
    self.draft = consume draft
  }

  /// Releases the last document, whose text the parser is about to overwrite.
  package mutating func forget() { draft?.forget() }

  /// Returns the declarations that other documents can import from the last document.
  ///
  /// The signature is complete only if the document has no errors.
  ///
  /// - Parameter path: The file's path, as findings name it.
  /// - Returns: The signature.
  package func signature(path: String) -> ModuleSignature {
    switch draft {
    case .some(let draft): ModuleSignature(of: draft.document, draft.names, path: path)
    case nil: ModuleSignature(of: TypedDocument(), FileNames(), path: path)
    }
  }

  /// Returns the parts of imported libraries that the last document uses.
  ///
  /// - Parameter path: The file's path, as findings name it.
  /// - Returns: The uses, or nil if there is no document.
  package func libraryUses(path: String) -> LibraryUses? {
    switch draft {
    case .some(let draft): LibraryUses(draft, path: path)
    case nil: nil
    }
  }

  /// Runs the rules whose scope meets something that the document contains.
  private mutating func judge(_ draft: inout Draft, _ facts: TreeFacts) {
    var document = facts.document
    if !facts.equalIds.isEmpty { document.features.insert(.equalIds) }
    if draft.names.isActive || draft.document.structure.hasLocalValues {
      document.features.insert(.declarations)
    }
    if !draft.findings.hasErrors { document.features.insert(.sound) }
    if draft.styles.styled != nil { document.features.insert(.styles) }
    if !draft.document.structure.expressions.isEmpty { document.features.insert(.expressions) }
    let selection = RuleSelection(for: document, from: .shared, choosing: rules)
    guard !selection.isEmpty, !draft.isFull else { return }
    var pass = RulePass(
      draft, equalIds: facts.equalIds, memory: axes.take() ?? AxisAnalysis(),
      options: rules.options, usedByOthers: usedByOthers, times: times)
    pass.run(selection, of: .shared)
    let findings: [Diagnostic]
    (findings, suspicions, times, axes) = pass.finish()
    for finding in findings { draft.report(finding) }
  }

  /// Runs the project's own rules.
  ///
  /// Such rules are about how a document is written, so they run despite other mistakes unless the
  /// markup is broken as XML.
  private mutating func askOwnRules(_ draft: inout Draft, _ findings: [Diagnostic]) {
    let own = rules.ownRules
    guard !own.isEmpty, !draft.isFull, !draft.markup.isCut,
      !findings.contains(where: { $0.severity == .error })
    else { return }
    var pass = OwnRulePass(
      draft.markup, styled: draft.styles.styled, room: draft.findings.room)
    for rule in own {
      let start: ContinuousClock.Instant? = times == nil ? nil : .now
      pass.run(rule)
      if let start { times?.add(start.duration(to: .now), of: rule.finding) }
    }
    for finding in pass.findings { draft.report(finding) }
  }
}
