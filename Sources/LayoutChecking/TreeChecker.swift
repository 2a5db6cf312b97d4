package import LayoutDiagnostics
package import LayoutModel
import LayoutSchema
package import LayoutXML

/// Makes the typed tree of a document and reports the mistakes of the language.
///
/// The checker runs a row of passes, each of which works on the results of the earlier ones. Rules
/// look at the result of ``check(_:findings:path:requests:imports:)``, and ``finish(_:)`` completes
/// the findings afterwards. A checker is reused from document to document and allocates nothing for
/// a document without mistakes.
package struct TreeChecker: ~Copyable, Sendable {
  /// The result for the last document; nil only while a pass owns the draft.
  private var draft: Draft? = Draft()

  // Memory that passes hand back for the next documents.
  private var imports = ImportMemory()
  private var tree: TreePass.Memory? = TreePass.Memory()

  /// Whether the document has words of MKLayoutLibrary, whose attributes stand for others: the
  /// places of its typed attributes are not those of its markup.
  package private(set) var readsDialect = false

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
  /// - Returns: The document as rules see it.
  package mutating func check(
    _ markup: MarkupDocument, findings: [Diagnostic] = [], path: String = "",
    requests: [ImportRequest]? = nil, imports outcomes: [ImportOutcome] = [],
  ) -> CheckedDocument {
    var draft = self.draft.take() ?? Draft()
    draft.begin(markup, findings: findings)
    if DeclarationPass.isNeeded(for: draft) {
      var declarations = DeclarationPass(draft)
      declarations.run(
        path: path, requests ?? ImportRequest.all(in: markup), outcomes, &imports)
      draft = declarations.finish()
    }
    FileNameReader.check(path, &draft)
    let dialect = DialectImporter.read(&draft)
    readsDialect = dialect != nil
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
    if !draft.document.structure.tests.isEmpty {
      var tests = TestPass(draft)
      tests.run()
      draft = tests.finish()
    }
    var content = ContentPass(draft, made.expressions)
    content.run(facts.texts)
    draft = content.finish()
    self.tree = .some(made.memory)

    let checked = CheckedDocument(draft, facts)
    self.draft = consume draft
    return checked
  }

  /// The number of findings that may still be reported on the last document.
  package var room: Int {
    switch draft {
    case .some(let draft): draft.findings.isFull ? 0 : draft.findings.room
    case nil: 0
    }
  }

  /// Reports a rule's finding on the last document.
  package mutating func report(_ finding: Diagnostic) { draft?.report(finding) }

  /// Completes the findings on the last document, once its rules have run.
  ///
  /// - Parameter kinds: The kinds of findings of rules that guesses are about.
  package mutating func finish(_ kinds: GuessedKinds) { draft?.finish(kinds) }

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
}
