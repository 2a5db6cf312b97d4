import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

/// A worker's front end, whose memory and tables are reused for each document.
struct DocumentFrontEnd: ~Copyable {
  private var parser = MarkupParser(names: .language)
  private var checker = RuleChecker()
  private let modules: ModuleLoader
  private var lastImports: LastImports?
  /// The direct imports of the document checked last; nil if one of them has errors.
  private(set) var soundImports: [Module]? = []

  /// Creates a checker that shares imported modules with other checkers.
  init(sharing modules: ModuleLoader, rules: RuleChoice = .standard) {
    self.modules = modules
    checker.rules = rules
  }

  /// The rules for the documents checked from now on.
  var rules: RuleChoice {
    get { checker.rules }
    set { checker.rules = newValue }
  }

  /// The time of each rule in all documents so far, if measured.
  var times: RuleTimes? {
    get { checker.times }
    set { checker.times = newValue }
  }

  /// The files as documents, imports and data are read.
  var files: FileView { modules.view }

  /// Makes the next document ask for its imports, of which some may have changed.
  mutating func forgetImports() { lastImports = nil }

  /// The names that other documents use of the libraries checked from now on, if known.
  var usedByOthers: Set<SharedName>? {
    get { checker.usedByOthers }
    set { checker.usedByOthers = newValue }
  }

  /// Returns the names that the document uses of the libraries it imports.
  func libraryUses(path: String) -> LibraryUses? { checker.libraryUses(path: path) }

  /// The text of the document checked last, in UTF-8 whatever the file's encoding.
  var text: [UInt8] { parser.document.bytes }

  /// Returns the names of the file at a path, if others import it and it has no findings.
  func names(ofFaultless path: String) -> DocumentNames? { modules.names(ofFaultless: path) }

  /// The typed tree of the document checked last.
  ///
  /// Of a document with errors it contains only the legal parts.
  var document: TypedDocument { checker.document }

  /// The suspicions about that document that only its frames can prove.
  var suspicions: [Suspicion] { checker.suspicions }

  /// Returns the declarations that the document exports.
  func signature(path: String) -> ModuleSignature { checker.signature(path: path) }

  /// The range that declares the type's name: the value of `name`, or the start of the document.
  var nameRange: SourceRange { parser.document.nameRange(of: document) }

  /// Checks the document at a path; `-` is the standard input.
  mutating func check(_ path: String) throws(FileError) -> [Diagnostic] {
    // A second reference to the text would make the parser copy it before it reads the next one.
    checker.forget()
    // The stamp is taken before reading, so that any later change alters it.
    let stamp = modules.expectsDocuments(at: path) ? System.stamp(of: path) : nil
    try parser.parse(contentsOf: path, in: files)
    return checkParsed(path, stamp)
  }

  /// Checks a text in place of the document at a path.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The path.
  ///   - stamp: The stamp of the file if the text is the file's, from before it was read.
  ///   - ends: Whether the check ends early; it is asked between rules.
  /// - Returns: The findings.
  mutating func check(
    _ bytes: [UInt8], insteadOf path: String, readAt stamp: FileStamp? = nil,
    until ends: () -> Bool = { false }
  ) -> [Diagnostic] {
    checker.forget()
    parser.parse(bytes.span)
    let expected = modules.expectsDocuments(at: path) ? stamp : nil
    return checkParsed(path, expected, until: ends)
  }

  /// Checks the text that was parsed last.
  ///
  /// The result is kept for documents that import the file, if there is a `stamp` of it.
  private mutating func checkParsed(
    _ path: String, _ stamp: FileStamp?, until ends: () -> Bool = { false }
  ) -> [Diagnostic] {
    let markup = parser.document
    let requests = ImportRequest.all(in: markup, known: lastImports?.requests ?? [])
    let imports = requests.isEmpty ? [] : outcomes(of: requests, from: path, markup)
    let modules = imports.compactMap(\.soundModule)
    soundImports = modules.count == imports.count ? modules : nil
    checker.check(
      markup, findings: parser.diagnostics, path: path, requests: requests, imports: imports,
      until: ends)
    let diagnostics = checker.diagnostics
    if let stamp, let soundImports, !markup.isTranscoded, !checker.document.hasErrors,
      !diagnostics.contains(where: { $0.severity == .error })
    {
      let path = ImportPath.normalized(path)
      self.modules.keep(
        ModuleFiles.Checked(
          signature: checker.signature(path: path), text: markup.bytes,
          document: checker.document, stamp: stamp, imports: soundImports,
          markup: self.modules.keepsInterfaces ? markup : nil),
        at: path)
    }
    return diagnostics
  }

  /// The document's markup.
  ///
  /// Storing a copy makes the parser copy the text before the next document.
  var markup: MarkupDocument { parser.document }

  /// Whether the document has words of MKLayoutLibrary, whose attributes stand for others.
  var readsDialect: Bool { checker.readsDialect }

  /// The document's markup with the attributes of imported styles.
  var styledMarkup: MarkupDocument { checker.styledMarkup ?? parser.document }

  /// Returns the range of an element's name.
  func nameRange(of node: Int) -> SourceRange {
    guard document.nodes.indices.contains(node) else { return nameRange }
    return parser.document.nodes[Int(document.nodes[node].markup)].nameRange
  }

  /// Returns the range from an element's name to the end of its start tag.
  func startTag(of node: Int) -> SourceRange {
    guard document.nodes.indices.contains(node) else { return nameRange }
    let source = parser.document.nodes[Int(document.nodes[node].markup)]
    return SourceRange(start: source.nameStart, end: source.startTagEnd)
  }

  /// Returns the range of an attribute's value, or of the element's name if the attribute is
  /// missing.
  func valueRange(of name: AttributeName, of node: Int) -> SourceRange {
    guard document.nodes.indices.contains(node) else { return nameRange }
    let source = parser.document.nodes[Int(document.nodes[node].markup)]
    return parser.document.attribute(name, of: source)?.valueRange ?? source.nameRange
  }

  /// Returns the outcomes of a document's imports.
  ///
  /// Those of the last document are reused if both import the same files, as documents of one
  /// folder tend to.
  private mutating func outcomes(
    of requests: [ImportRequest], from path: String, _ markup: MarkupDocument
  ) -> [ImportOutcome] {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? path.prefix(0)
    if let last = lastImports, last.asks(for: requests, in: folder),
      !last.paths.contains(where: ImportPath.normalized(path).isSamePath(as:))
    {
      return last.outcomes
    }
    let outcomes = modules.outcomes(of: requests, from: path) {
      SourceText(name: FileFinder.displayName(of: path), bytes: markup.bytes)
    }
    var paths: [String] = []
    for case .module(let module) in outcomes { paths.append(module.signature.path) }
    lastImports =
      paths.count == outcomes.count
      ? LastImports(
        folder: String(folder), requests: requests, paths: paths, outcomes: outcomes) : nil
    return outcomes
  }

  /// The imports of the last document, all without errors.
  private struct LastImports {
    var folder: String
    var requests: [ImportRequest]
    var paths: [String]
    var outcomes: [ImportOutcome]

    func asks(for others: [ImportRequest], in folder: Substring) -> Bool {
      guard self.folder.isSamePath(as: folder), requests.count == others.count else { return false }
      return zip(requests, others).allSatisfy { $0.source.isSamePath(as: $1.source) }
    }
  }
}

extension ImportOutcome {
  /// The imported file, if it has no errors.
  var soundModule: Module? {
    guard case .module(let module) = self else { return nil }
    return module
  }
}

extension MarkupDocument {
  /// Returns the range that declares the type's name: the value of `name`, or the start of the
  /// document.
  func nameRange(of document: TypedDocument) -> SourceRange {
    document.nodes.isEmpty ? .at(0) : valueRange(of: .name, of: 0, document)
  }

  fileprivate func valueRange(
    of name: AttributeName, of node: Int, _ document: TypedDocument
  ) -> SourceRange {
    let node = document.nodes[node]
    for index in node.attributeIndices where document.attributes[index].name == name {
      return attributes[Int(document.attributes[index].markup)].valueRange
    }
    return nodes[Int(node.markup)].nameRange
  }
}
