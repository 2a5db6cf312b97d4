package import LayoutDiagnostics
import LayoutSchema
package import LayoutXML

/// Makes the typed tree of a document and says what is wrong with it.
///
/// One loop over the markup does nearly all of it; everything that is rare, such as the wording of
/// a finding, lies in functions of its own. A checker is reused from document to document and
/// allocates nothing for one without mistakes.
package struct Checker: Sendable {
  package internal(set) var document = TypedDocument()
  package private(set) var diagnostics: [Diagnostic] = []
  /// What is checked, with what it borrows from other files.
  var markup = MarkupDocument.empty

  let tables = CheckerTables.shared
  /// The typed element for each node of the markup, or one of the two marks below.
  private(set) var typed: [Int32] = []
  var texts: [Int32] = []
  private var identifiers = IdentifierTable()
  /// What was seen of which rules may have something to say.
  private var facts = DocumentFacts()
  private let rules = RuleTable.shared
  /// What rules work out of axes, kept for its memory.
  private var axes = AxisAnalysis()
  /// What the document says in MKLayoutLibrary's dialect, where it says anything in it.
  var dialect: DialectReading?
  /// The typed parent of the root: −1 unless the document lacks the layout that it is read as.
  var rootParent = noElement
  /// How many of the findings, the first, are about the markup.
  private var markupFindings = 0
  /// What only a document with declarations or conditions needs.
  var structure = StructureState()
  /// What stands before the root, where anything does.
  var declarations = DeclarationState()
  /// What sets of imports brought in, kept for the documents to come.
  var importedNames: [ImportedNames] = []

  /// Marks a node of the markup that is no element.
  static let noElement: Int32 = -1
  /// Marks an element whose name means nothing here.
  static let unknown: Int32 = -2

  package init() {}

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
    self.markup = markup
    diagnostics += findings
    markupFindings = findings.count
    document.source = markup.bytes
    if declaresAnything() {
      declarations.path = path
      readDeclarations(requests ?? ImportRequest.all(in: markup), imports)
    }
    importDialect()
    if declarations.isActive { prepareStyles() }

    for index in 0..<self.markup.nodes.count {
      let node = self.markup.nodes[index]
      switch node.kind {
      case .element:
        typed.append(element(index, node))
      case .text, .cdata:
        typed.append(Self.noElement)
        checkCharacterData(node)
      case .comment, .processingInstruction:
        typed.append(Self.noElement)
      }
    }
    finish()
    self.markup = .empty
  }

  /// Forgets what is known of the document before, but for the memory.
  private mutating func reset() {
    document.removeAll()
    diagnostics.removeAll(keepingCapacity: true)
    typed.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    identifiers.removeAll()
    facts = DocumentFacts()
    dialect = nil
    rootParent = Self.noElement
    if !structure.isUntouched { structure = StructureState() }
    if declarations.isActive { declarations = DeclarationState() }
  }

  /// Lets go of the last document, whose text the parser is about to overwrite.
  package mutating func forget() {
    document.removeAll()
    diagnostics.removeAll(keepingCapacity: true)
  }

  private mutating func finish() {
    reportDialect()
    checkStructure()
    if structure.isActive { finishStructure() }
    for text in texts { readContent(of: Int(text)) }
    judge()
    diagnostics = GuessPass.answer(diagnostics, of: markup)
    if diagnostics.count > 1 { diagnostics.sort { $0.range.start < $1.range.start } }
    document.hasErrors = diagnostics.contains { $0.severity == .error }
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
    guard !selection.isEmpty, !isFull else { return }
    let names =
      declarations.isActive
      ? NameUses(
        declarations: declarations, mentioned: structure.mentioned,
        mentionedParameters: structure.mentionedParameters) : nil
    var pass = RulePass(
      document, markup, equalIds: structure.equalIds, names: names,
      styled: declarations.styled, room: Self.limit - diagnostics.count,
      hasErrors: diagnostics.contains { $0.severity == .error }, memory: axes)
    axes = AxisAnalysis()
    pass.run(selection, of: rules)
    let (findings, memory) = pass.finish()
    axes = memory
    for finding in findings { report(finding) }
  }
}

// MARK: State for the parts in other files

extension Checker {
  /// How many findings of one document are worth reading.
  static let limit = 500

  /// There are findings enough; wording more would only take time.
  var isFull: Bool { diagnostics.count >= Self.limit }

  mutating func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    guard let said = declarations.isReadingStyles ? said(diagnostic) : diagnostic else {
      return
    }
    diagnostics.append(said)
    guard isFull else { return }
    diagnostics.append(.tooManyFindings(at: diagnostic.range))
  }

  /// Whether what stands in `range` is broken as markup, so that what it means is anyone's guess.
  func isBrokenMarkup(_ range: SourceRange) -> Bool {
    diagnostics.prefix(markupFindings).contains {
      $0.range.start >= range.start && $0.range.end <= range.end
    }
  }

  /// Notes that a mistake about a child was reported, so that the number of children says nothing.
  mutating func doubt(_ parent: Int32) {
    guard parent >= 0 else { return }
    document.nodes[Int(parent)].isBroken = true
  }

  mutating func append(_ attribute: TypedAttribute) {
    document.attributes.append(attribute)
  }

  /// The earlier attribute that holds the same identifier, or nil.
  mutating func noteIdentifier(_ text: TextReference, _ attribute: Int) -> Int32? {
    let place = Int(text.start)..<Int(text.end)
    let hash =
      text.isDecoded
      ? identifiers.hash(document.decoded.span.extracting(place))
      : identifiers.hash(document.source.span.extracting(place))
    var search = identifiers.search(for: hash)
    while let other = identifiers.next(&search) {
      guard case .text(let earlier) = document.attributes[Int(other)].value else { continue }
      if document.isSame(text, earlier) { return other }
    }
    identifiers.insert(Int32(attribute), behind: search)
    return nil
  }

  mutating func update<Result>(_ body: (inout TypedDocument) -> Result) -> Result {
    body(&document)
  }
}
