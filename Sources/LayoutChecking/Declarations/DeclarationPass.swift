import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the declarations before the root and the imports before anything else, because the body
/// looks them up by name.
///
/// The rows of the schema check each declaration like any other element. This pass checks how the
/// declarations fit together.
struct DeclarationPass: ~Copyable {
  private var draft: Draft
  private var claims = NameClaims()

  init(_ draft: consuming Draft) {
    self.draft = draft
    self.draft.names.isActive = true
  }

  /// Whether the root is a library or has a declaration or an import among its children.
  static func isNeeded(for draft: borrowing Draft) -> Bool {
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

  /// Reads the declarations of the document at `path` and the outcomes of its imports.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - requests: The imports of the document.
  ///   - outcomes: The outcome of each import.
  ///   - memory: The names that sets of imports declared for earlier documents.
  mutating func run(
    path: String, _ requests: [ImportRequest], _ outcomes: [ImportOutcome],
    _ memory: inout ImportMemory,
  ) {
    let root = draft.markup.nodes[Int(draft.markup.root)]
    let all = draft.markup.declared(in: root)
    nameFile(root, path)
    for (_, kind, _) in all { draft.names.kinds.insert(kind) }
    let imports = all.filter { $0.kind == .import }.map(\.node)
    if imports.count > requests.count { ImportReader.reportEmptySources(imports, &draft) }
    var importer = ImportReader()
    importer.read(requests, outcomes, &memory, &draft)
    claims = importer.claims
    if !draft.names.kinds.isDisjoint(with: .nameable) { readNamed(all) }
  }

  /// Reads the document's own declarations, each kind after the kinds that it can name.
  private mutating func readNamed(_ all: [(index: Int32, kind: ElementKind, node: MarkupNode)]) {
    // Names are claimed in document order, whatever is read first.
    for (_, kind, node) in all { claims.claimName(of: kind, node, &draft) }
    for (_, kind, node) in all where kind == .choice { readChoice(node) }
    let records = RecordReader(all.filter { $0.kind == .record }.map(\.node), claims, &draft)
    var constants = ConstantReader(claims)
    constants.read(all.filter { $0.kind == .define }.map(\.node), &draft)
    var members = MemberReader(claims, constants)
    records.readFields(&members, &draft)
    let parameters = all.filter { $0.kind == .param }.map(\.node)
    draft.document.structure.parameters = members.read(parameters, as: .parameter, &draft)
    draft.document.structure.untyped = members.untyped
    draft.document.structure.actions = members.readActions(
      all.filter { $0.kind == .action }.map(\.index), besides: [], &draft)
    var heads = HeadReader(claims, members)
    for (_, kind, node) in all where kind == .element { heads.readElement(node, &draft) }
    for (index, kind, node) in all where kind == .component {
      heads.readComponent(index, node, &draft)
    }
    for (index, kind, node) in all where kind == .style { readStyle(index, node) }
    StyleBases.check(&draft)
  }

  consuming func finish() -> Draft { draft }

  private mutating func nameFile(_ root: MarkupNode, _ path: String) {
    let name = draft.markup.attribute(.name, of: root)
      .map { DeclaredText(of: $0, in: draft.markup).string }
    draft.document.structure.home = name ?? DocumentName.fromPath(path)
    draft.document.structure.isLibrary =
      draft.tables.schema.element(named: root.name.rawValue) == .library
  }

  private mutating func readChoice(_ node: MarkupNode) {
    guard let (name, range) = claims.declaredName(of: node, in: draft) else { return }
    guard !TypeNames.isReserved(name) else {
      draft.report(.reservedTypeName(name, of: "a choice", at: range))
      return
    }
    // A choice without legal words can still be named.
    let words = TypeReader.choiceWords(of: node, &draft)
    let choice = ChoiceDeclaration(
      name: RecordName(name, in: draft.document.structure.home), words: words ?? [], range: range)
    draft.names.choices[name] = choice
    if words != nil { draft.document.structure.choices.append(choice) }
  }

  private mutating func readStyle(_ index: Int32, _ node: MarkupNode) {
    let reader = StyleReader(claims)
    guard let style = reader.declaration(of: node, &draft) else { return }
    draft.names.styles[style.name] = DeclarationReference(index: Int32(draft.names.ownStyles.count))
    draft.names.ownStyles.append(style)
    draft.names.styleMarkup.append(index)
  }
}
