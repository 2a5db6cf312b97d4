import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The names that are taken in a file, and their owners.
struct NameClaims: Sendable {
  /// A name space, in which each name may stand for one thing.
  enum Space: Hashable, Sendable {
    case styles
    /// Parameters, actions and constants.
    case values
    /// Records, choices, components and declared elements: all that become types.
    case types
  }

  /// The owner of a name.
  struct Owner: Sendable {
    var what: String
    var range: SourceRange
    /// The index of the import that declares the name, or −1 for the document itself.
    var module: Int32
  }

  typealias Owners = [Space: [String: Owner]]

  private var owners: Owners = [:]
  /// The names that imports have taken, if an earlier document has found them.
  private var imported: Owners = [:]
  /// The starts of the declarations whose names are taken already.
  private var refused: Set<UInt32> = []

  /// Takes all names that the imports declare, which an earlier document has found.
  mutating func take(_ imported: Owners) { self.imported = imported }

  /// Returns the owners of all names so far, all of them imported, and remembers these as imported
  /// names.
  mutating func takeImported() -> Owners {
    imported = owners
    owners = [:]
    return imported
  }

  /// Takes a name for the declaration at `range`; reports and returns false if the name is taken.
  mutating func claim(
    _ name: String, _ what: String, at range: SourceRange, in space: Space,
    declaredAt place: SourceRange? = nil, module: Int32 = -1, _ draft: inout Draft,
  ) -> Bool {
    if let owner = owners[space]?[name] ?? imported[space]?[name] {
      let arrival = module >= 0 ? module : owner.module
      var finding = Diagnostic.duplicateName(
        name, what, at: range, taken: owner.what,
        by: RelatedLocation(
          "\(owner.what) is here", at: owner.range, in: draft.text(ofModule: owner.module)),
        isImport: module >= 0)
      if arrival >= 0 {
        let own = ownNames(draft)
        finding.fixes = FixIt.clash(
          ofModule: arrival, where: { isTaken($0, besides: arrival) || own.contains($0) }, draft)
      }
      draft.report(finding)
      return false
    }
    owners[space, default: [:]][name] = Owner(what: what, range: place ?? range, module: module)
    return true
  }

  /// Whether another file than the import of that index has taken a name.
  private func isTaken(_ name: String, besides module: Int32) -> Bool {
    [owners, imported].contains { all in
      all.values.contains { $0[name].map { $0.module != module } ?? false }
    }
  }

  /// Returns the names that the document itself declares, whether they are taken yet or not.
  private func ownNames(_ draft: borrowing Draft) -> Set<String> {
    let root = draft.markup.nodes[Int(draft.markup.root)]
    return Set(
      draft.markup.declared(in: root).filter { ElementSet.nameable.contains($0.kind) }
        .compactMap { draft.markup.attribute(.name, of: $0.node) }
        .map { DeclaredText(of: $0, in: draft.markup).string })
  }

  /// Takes the name of a declaration.
  mutating func claimName(of kind: ElementKind, _ node: MarkupNode, _ draft: inout Draft) {
    let (what, space): (String, Space)
    switch kind {
    case .param: (what, space) = ("a parameter", .values)
    case .action: (what, space) = ("an action", .values)
    case .define: (what, space) = ("a constant", .values)
    case .style: (what, space) = ("a style", .styles)
    case .choice: (what, space) = ("a choice", .types)
    case .record: (what, space) = ("a record", .types)
    case .component: (what, space) = ("a component", .types)
    case .element: (what, space) = ("an element", .types)
    default: return  // open: elements that declare nothing under a name.
    }
    guard let (name, range) = declaredName(of: node, in: draft) else { return }
    if !claim(name, what, at: range, in: space, &draft) { refused.insert(node.start) }
  }

  /// Returns the name of a declaration if it is legal and not taken by another one.
  func declaredName(of node: MarkupNode, in draft: borrowing Draft) -> (
    name: String, range: SourceRange
  )? {
    guard !refused.contains(node.start), let attribute = draft.markup.attribute(.name, of: node)
    else { return nil }
    let text = DeclaredText(of: attribute, in: draft.markup)
    return isLegal(text, of: node, draft.tables) ? (text.string, text.range) : nil
  }

  /// Whether the row of `name` accepts the text; the row's own check reports mistakes.
  private func isLegal(
    _ text: DeclaredText, of node: MarkupNode, _ tables: CheckerTables
  ) -> Bool {
    guard let kind = tables.schema.element(named: node.name.rawValue) else { return false }
    return tables.value(text, of: .name, on: kind) != nil
  }
}
