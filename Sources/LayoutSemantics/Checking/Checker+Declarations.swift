import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// What stands before the root is read before anything else, because the body asks for it by name.
extension Checker {
  /// Reads the declarations of the document.
  ///
  /// What the rows say of a declaration, such as which attributes it has, is checked with all other
  /// elements; here is what they mean together.
  mutating func readDeclarations(_ requests: [ImportRequest], _ imports: [ImportOutcome]) {
    let root = draft.markup.nodes[Int(draft.markup.root)]
    let all = draft.markup.declared(in: root)
    declarations.isActive = true
    var kinds: ElementSet = []
    var importCount = 0
    for (_, kind, _) in all {
      kinds.insert(kind)
      if kind == .import { importCount += 1 }
    }
    declarations.kinds = kinds
    let name = draft.markup.attribute(.name, of: root).map {
      DeclaredText(of: $0, in: draft.markup).string
    }
    let home = name ?? DocumentName.fromPath(declarations.path)
    let isLibrary = draft.tables.schema.element(named: root.name.rawValue) == .library
    draft.document.structure.home = home
    draft.document.structure.isLibrary = isLibrary
    if importCount > requests.count {
      reportEmptySources(all.filter { $0.kind == .import }.map(\.node))
    }
    readImports(requests, imports)
    if !kinds.isDisjoint(with: .nameable) { readNamed(all, kinds) }
    openBodies()
  }

  /// Reads what the document declares itself, each kind once all that it can name is known.
  private mutating func readNamed(
    _ all: [(index: Int32, kind: ElementKind, node: MarkupNode)], _ kinds: ElementSet
  ) {
    for (_, kind, node) in all { claimName(of: kind, node) }
    let records =
      kinds.contains(.record)
      ? nameRecords(all.filter { $0.kind == .record }.map(\.node)) : []
    let constants = all.filter { $0.1 == .define }.map { $0.2 }
    readConstants(constants)
    readFields(of: records)
    if kinds.contains(.param) {
      readParameters(all.filter { $0.kind == .param }.map(\.node))
    }
    for (_, kind, node) in all where kind == .element { readElement(node) }
    for (index, kind, node) in all where kind == .component { readComponent(index, node) }
    for (index, kind, node) in all where kind == .style { readStyle(index, node) }
  }

  /// Whether the document declares anything; nearly all of those that do not are told from the
  /// first elements in them.
  func declaresAnything() -> Bool {
    guard draft.markup.root >= 0 else { return false }
    let root = draft.markup.nodes[Int(draft.markup.root)]
    var next = root.firstChild
    while next >= 0 {
      let node = draft.markup.nodes[Int(next)]
      if node.isElement, let kind = draft.tables.schema.element(named: node.name.rawValue),
        ElementSet.declaring.contains(kind)
      {
        return true
      }
      next = node.nextSibling
    }
    return draft.tables.schema.element(named: root.name.rawValue) == .library
  }

  /// Tells those who read bodies what is declared.
  private mutating func openBodies() {
    structure.shared = declarations.scope
    structure.scopes[0] = declarations.scope
    for (index, parameter) in draft.document.structure.parameters.enumerated() {
      structure.scopes[0].add(
        ExpressionScope.Entry(parameter.name, .parameter(index), parameter.type))
    }
    structure.componentMarkup = declarations.componentMarkup
    for (index, component) in draft.document.structure.components.enumerated() {
      structure.components[component.signature.name] = DeclarationReference(index: Int32(index))
    }
    for (index, element) in draft.document.structure.elements.enumerated() {
      structure.elements[element.name] = DeclarationReference(index: Int32(index))
    }
  }

  /// Takes the name of a declaration in the order of the document, whatever is read first.
  private mutating func claimName(of kind: ElementKind, _ node: MarkupNode) {
    let (what, space): (String, DeclarationState.Space)
    switch kind {
    case .param: (what, space) = ("a parameter", .values)
    case .define: (what, space) = ("a constant", .values)
    case .style: (what, space) = ("a style", .styles)
    case .record: (what, space) = ("a record", .types)
    case .component: (what, space) = ("a component", .types)
    case .element: (what, space) = ("an element", .types)
    default: return  // open: elements that declare nothing under a name.
    }
    guard let (name, range) = declaredName(of: node) else { return }
    if !claim(name, what, at: range, in: space) { declarations.refused.insert(node.start) }
  }

  /// The name that a declaration gives, where it is a legal one that is not taken.
  func declaredName(of node: MarkupNode) -> (name: String, range: SourceRange)? {
    guard !declarations.refused.contains(node.start),
      let attribute = draft.markup.attribute(.name, of: node)
    else { return nil }
    let text = DeclaredText(of: attribute, in: draft.markup)
    return isLegalName(text, of: node) ? (text.string, text.range) : nil
  }

  /// Whether the row of the name, which reports what is wrong with it, takes the text.
  private func isLegalName(_ text: DeclaredText, of node: MarkupNode) -> Bool {
    guard let kind = draft.tables.schema.element(named: node.name.rawValue),
      let row = draft.tables.schema.ownRow(.name, of: kind)
    else { return false }
    var issue: ValueIssue?
    let bytes = Array(text.string.utf8)
    let form = draft.tables.values.forms[Int(row.rawValue)]
    return !bytes.isEmpty
      && ValueParser.parse(bytes.span, as: form, draft.tables.values.words.span, &issue) != nil
  }

  /// Takes a name for what is declared at `range`; false, after saying so, where it is taken.
  mutating func claim(
    _ name: String, _ what: String, at range: SourceRange, in space: DeclarationState.Space,
    declaredAt place: SourceRange? = nil, module: Int32 = -1,
  ) -> Bool {
    if let owner = declarations.owners[space]?[name] ?? declarations.importedOwners[space]?[name] {
      draft.report(
        .duplicateName(
          name, what, at: range, taken: owner.what,
          by: RelatedLocation(
            "\(owner.what) is here", at: owner.range, in: draft.text(ofModule: owner.module)),
          isImport: module >= 0))
      return false
    }
    declarations.owners[space, default: [:]][name] = DeclarationState.Owner(
      what: what, range: place ?? range, module: module)
    return true
  }
}
