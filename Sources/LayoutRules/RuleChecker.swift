package import LayoutChecking
package import LayoutDiagnostics
package import LayoutModel
package import LayoutXML

/// Makes the typed tree of a document, and reports its mistakes and the findings of the rules.
///
/// A checker is reused from document to document.
package struct RuleChecker: ~Copyable, Sendable {
  private var trees = TreeChecker()
  /// The memory of the axes, which a pass hands back for the next documents.
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

  package var document: TypedDocument { trees.document }

  /// The markup, with the attributes of imported styles after its own; nil if no style is imported.
  package var styledMarkup: MarkupDocument? { trees.styledMarkup }

  /// Whether the document has words of MKLayoutLibrary, whose attributes stand for others.
  package var readsDialect: Bool { trees.readsDialect }

  package var diagnostics: [Diagnostic] { trees.diagnostics }

  /// Checks `markup` from the root down.
  ///
  /// - Parameters:
  ///   - markup: The markup of the document.
  ///   - findings: The mistakes of the markup itself, which come first.
  ///   - path: The file's path, from which a document without a name takes its name.
  ///   - requests: The imports of the document; nil for ``ImportRequest/all(in:)``.
  ///   - outcomes: The outcome of each of the `requests`.
  ///   - ends: Whether the check ends early, so that findings of rules are missing; it is asked
  ///     between rules.
  package mutating func check(
    _ markup: MarkupDocument, findings: [Diagnostic] = [], path: String = "",
    requests: [ImportRequest]? = nil, imports outcomes: [ImportOutcome] = [],
    until ends: () -> Bool = { false }
  ) {
    if !suspicions.isEmpty { suspicions = [] }
    let checked = trees.check(
      markup, findings: findings, path: path, requests: requests, imports: outcomes)
    runRules(on: checked, until: ends)
    runOwnRules(on: checked, findings)
    trees.finish(Self.guessedKinds)
    if trees.document.hasErrors { suspicions = [] }
  }

  /// Releases the last document, whose text the parser is about to overwrite.
  package mutating func forget() { trees.forget() }

  /// Returns the declarations that other documents can import from the last document.
  ///
  /// The signature is complete only if the document has no errors.
  ///
  /// - Parameter path: The file's path, as findings name it.
  /// - Returns: The signature.
  package func signature(path: String) -> ModuleSignature { trees.signature(path: path) }

  /// Returns the parts of imported libraries that the last document uses.
  ///
  /// - Parameter path: The file's path, as findings name it.
  /// - Returns: The uses, or nil if there is no document.
  package func libraryUses(path: String) -> LibraryUses? { trees.libraryUses(path: path) }

  private static let guessedKinds = GuessedKinds(
    foreignValue: ForeignInterpolation.finding, unusedName: UnusedDeclaration.finding)

  /// Runs the rules whose scope meets something that the document contains.
  private mutating func runRules(on checked: CheckedDocument, until ends: () -> Bool) {
    let selection = RuleSelection(for: checked.facts, from: .shared, choosing: rules)
    guard !selection.isEmpty, trees.room > 0 else { return }
    var pass = RulePass(
      checked, room: trees.room, memory: axes.take() ?? AxisAnalysis(),
      options: rules.options, usedByOthers: usedByOthers, times: times)
    pass.run(selection, of: .shared, until: ends)
    let findings: [Diagnostic]
    (findings, suspicions, times, axes) = pass.finish()
    for finding in findings { trees.report(finding) }
  }

  /// Runs the project's own rules.
  ///
  /// Such rules are about how a document is written, so they run despite other mistakes unless the
  /// markup is broken as XML.
  private mutating func runOwnRules(on checked: CheckedDocument, _ findings: [Diagnostic]) {
    let own = rules.ownRules
    guard !own.isEmpty, trees.room > 0, !checked.markup.isCut,
      !findings.contains(where: { $0.severity == .error })
    else { return }
    var pass = OwnRulePass(checked.markup, styled: checked.styled, room: trees.room)
    for rule in own {
      let start: ContinuousClock.Instant? = times == nil ? nil : .now
      pass.run(rule)
      if let start { times?.add(start.duration(to: .now), of: rule.finding) }
    }
    for finding in pass.findings { trees.report(finding) }
  }
}
