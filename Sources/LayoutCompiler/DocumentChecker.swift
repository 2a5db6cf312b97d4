import LayoutDiagnostics
import LayoutSchema
import LayoutSemantics
import LayoutXML

/// The front end as one worker keeps it: memory and tables stay from document to document.
struct DocumentChecker: ~Copyable {
  private var parser = MarkupParser(names: .language)
  private var checker = Checker()
  private let modules: ModuleLoader
  private var lastImports: LastImports?

  /// Makes one that shares what documents import with others.
  init(sharing modules: ModuleLoader, rules: RuleChoice = .standard) {
    self.modules = modules
    checker.rules = rules
  }

  /// The rules that are asked from now on.
  var rules: RuleChoice {
    get { checker.rules }
    set { checker.rules = newValue }
  }

  /// What the rules took in all documents so far, where it is measured.
  var times: RuleTimes? {
    get { checker.times }
    set { checker.times = newValue }
  }

  /// What other documents use of the libraries that are checked from now on, where that is known.
  var usedByOthers: Set<SharedName>? {
    get { checker.usedByOthers }
    set { checker.usedByOthers = newValue }
  }

  /// What the document uses of the libraries that it imports.
  func libraryUses(path: String) -> LibraryUses? { checker.libraryUses(path: path) }

  /// The text of the document that was checked last, in UTF-8 whatever the file was.
  var text: [UInt8] { parser.document.bytes }

  /// The names of the file at a path, if others import it and nothing was found in it.
  func names(ofFaultless path: String) -> DocumentNames? { modules.names(ofFaultless: path) }

  /// What that document means; only what is legal of one with errors.
  var document: TypedDocument { checker.document }

  /// What only the frames of that document can prove.
  var suspicions: [Suspicion] { checker.suspicions }

  /// What that document declares for others.
  func signature(path: String) -> ModuleSignature { checker.signature(path: path) }

  /// What declares the name of its type: the value of `name`, or the very start.
  var nameRange: SourceRange { parser.document.nameRange(of: document) }

  /// The findings on the document at a path, `-` being the standard input.
  mutating func check(_ path: String) throws(FileError) -> [Diagnostic] {
    // Two owners of one text would make the parser copy it before it reads the next.
    checker.forget()
    try parser.parse(contentsOf: path)
    return judge(path)
  }

  /// The findings on a text that stands in for the document at a path.
  mutating func check(_ bytes: [UInt8], insteadOf path: String) -> [Diagnostic] {
    checker.forget()
    parser.parse(bytes.span)
    return judge(path)
  }

  /// The findings on the text that was parsed last.
  private mutating func judge(_ path: String) -> [Diagnostic] {
    let markup = parser.document
    let requests = ImportRequest.all(in: markup, known: lastImports?.requests ?? [])
    let imports = requests.isEmpty ? [] : outcomes(of: requests, from: path, markup)
    checker.check(
      markup, findings: parser.diagnostics, path: path, requests: requests, imports: imports)
    return checker.diagnostics
  }

  /// The document as it is written; nobody keeps it.
  var markup: MarkupDocument { parser.document }

  /// The same with the attributes of imported styles.
  var styledMarkup: MarkupDocument { checker.styledMarkup ?? parser.document }

  /// Where the name of an element of the document stands.
  func nameRange(of node: Int) -> SourceRange {
    guard document.nodes.indices.contains(node) else { return nameRange }
    return parser.document.nodes[Int(document.nodes[node].markup)].nameRange
  }

  /// Where the value of an attribute of an element stands; without the attribute, the element's name.
  func valueRange(of name: AttributeName, of node: Int) -> SourceRange {
    guard document.nodes.indices.contains(node) else { return nameRange }
    return parser.document.valueRange(of: name, of: node, document)
  }

  /// What becomes of the imports of a document; documents of one folder tend to import the same.
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

  /// The imports of the last document, all of which were sound.
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

extension MarkupDocument {
  /// What declares the name of a document's type: the value of `name`, or the very start.
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
