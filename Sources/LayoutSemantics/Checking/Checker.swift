package import LayoutDiagnostics
import LayoutSchema
package import LayoutXML

/// Makes the typed tree of a document and says what is wrong with it.
///
/// A checker is reused from document to document and allocates nothing for one without mistakes.
package struct Checker: Sendable {
  var draft = Draft()
  var texts: [Int32] = []
  private var identifiers = IdentifierTable()
  /// What was seen of which rules may have something to say.
  private var facts = DocumentFacts()
  private let rules = RuleTable.shared
  /// What rules work out of axes, kept for its memory.
  private var axes = AxisAnalysis()
  /// What the document says in MKLayoutLibrary's dialect, where it says anything in it.
  var dialect: DialectReading?
  /// What only a document with declarations or conditions needs.
  var structure = StructureState()
  /// What stands before the root, where anything does.
  var declarations = DeclarationState()
  /// What expressions in styles see.
  var styleScopes = StyleScopes()
  /// What sets of imports brought in, kept for the documents to come.
  var importedNames: [ImportedNames] = []

  package init() {}

  package var document: TypedDocument { draft.document }
  package var diagnostics: [Diagnostic] { draft.findings.all }

  /// Checks `markup` from the root down.
  ///
  /// Its own mistakes come first, as `findings`.
  ///
  /// `path` is the file, which gives a document without a name its own, and `imports` what became of
  /// each of ``ImportRequest/all(in:)``, the `requests`.
  package mutating func check(
    _ markup: MarkupDocument, findings: [Diagnostic] = [], path: String = "",
    requests: [ImportRequest]? = nil, imports: [ImportOutcome] = [],
  ) {
    reset()
    draft.begin(markup, findings: findings)
    if declaresAnything() {
      declarations.path = path
      readDeclarations(requests ?? ImportRequest.all(in: markup), imports)
    }
    importDialect()
    if declarations.isActive {
      var pass = StylePass(draft, declarations)
      draft = Draft()
      declarations = DeclarationState()
      pass.run()
      (draft, declarations, styleScopes) = pass.finish()
    }

    for index in 0..<draft.markup.nodes.count {
      let node = draft.markup.nodes[index]
      switch node.kind {
      case .element:
        draft.note(element(index, node))
      case .text, .cdata:
        draft.note(Draft.noElement)
        checkCharacterData(node)
      case .comment, .processingInstruction:
        draft.note(Draft.noElement)
      }
    }
    finish()
  }

  /// Forgets what is known of the document before, but for the memory.
  private mutating func reset() {
    texts.removeAll(keepingCapacity: true)
    identifiers.removeAll()
    facts = DocumentFacts()
    dialect = nil
    if !structure.isUntouched { structure = StructureState() }
    if declarations.isActive { declarations = DeclarationState() }
  }

  /// Lets go of the last document, whose text the parser is about to overwrite.
  package mutating func forget() { draft.forget() }

  private mutating func finish() {
    reportDialect()
    checkStructure()
    if structure.isActive { finishStructure() }
    for text in texts { readContent(of: Int(text)) }
    judge()
    draft.finish()
  }
}

// MARK: Rules

extension Checker {
  /// Takes note of what stands on an element.
  @inline(__always)
  mutating func noteFacts(_ kind: ElementKind, _ written: AttributeMask) {
    facts.kinds.insert(kind)
    facts.attributes.formUnion(written)
  }

  mutating func noteFeature(_ feature: DocumentFeatures) {
    facts.features.insert(feature)
  }

  /// Asks the rules that the document gives a reason to ask.
  private mutating func judge() {
    if !structure.equalIds.isEmpty { noteFeature(.equalIds) }
    if declarations.isActive { noteFeature(.declarations) }
    let selection = RuleSelection(for: facts, from: rules)
    guard !selection.isEmpty, !draft.isFull else { return }
    let names =
      declarations.isActive
      ? NameUses(
        declarations: declarations, mentioned: structure.mentioned,
        mentionedParameters: structure.mentionedParameters) : nil
    var pass = RulePass(
      draft.document, draft.markup, equalIds: structure.equalIds, names: names,
      styled: draft.styles.styled, room: draft.findings.room,
      hasErrors: draft.findings.hasErrors, memory: axes)
    axes = AxisAnalysis()
    pass.run(selection, of: rules)
    let (findings, memory) = pass.finish()
    axes = memory
    for finding in findings { draft.report(finding) }
  }
}

// MARK: State for the parts in other files

extension Checker {
  /// The earlier attribute that holds the same identifier, or nil.
  mutating func noteIdentifier(_ text: TextReference, _ attribute: Int) -> Int32? {
    let place = Int(text.start)..<Int(text.end)
    let hash =
      text.isDecoded
      ? identifiers.hash(draft.document.decoded.span.extracting(place))
      : identifiers.hash(draft.document.source.span.extracting(place))
    var search = identifiers.search(for: hash)
    while let other = identifiers.next(&search) {
      guard case .text(let earlier) = draft.document.attributes[Int(other)].value else { continue }
      if draft.document.isSame(text, earlier) { return other }
    }
    identifiers.insert(Int32(attribute), behind: search)
    return nil
  }
}
