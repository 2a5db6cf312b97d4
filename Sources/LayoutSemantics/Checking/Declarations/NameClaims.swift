import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// Which names are taken in a file, and by whom.
struct NameClaims: Sendable {
  /// Names of one kind, of which each may stand for one thing.
  enum Space: Hashable, Sendable {
    case styles
    /// Parameters and constants.
    case values
    /// Records, choices, components and declared elements: all that becomes a type.
    case types
  }

  /// Who has a name.
  struct Owner: Sendable {
    var what: String
    var range: SourceRange
    /// The other file that it arrived from, or −1.
    var module: Int32
  }

  typealias Owners = [Space: [String: Owner]]

  private var owners: Owners = [:]
  /// The names that imports have taken, where those are known from an earlier document.
  private var imported: Owners = [:]
  /// Where the declarations start whose names are taken.
  private var refused: Set<UInt32> = []

  /// Takes all names that imports are known to take.
  mutating func take(_ imported: Owners) { self.imported = imported }

  /// Who has a name so far, all of it being imported; that stays known.
  mutating func takeImported() -> Owners {
    imported = owners
    owners = [:]
    return imported
  }

  /// Takes a name for what is declared at `range`; false, after saying so, where it is taken.
  mutating func claim(
    _ name: String, _ what: String, at range: SourceRange, in space: Space,
    declaredAt place: SourceRange? = nil, module: Int32 = -1, _ draft: inout Draft,
  ) -> Bool {
    if let owner = owners[space]?[name] ?? imported[space]?[name] {
      draft.report(
        .duplicateName(
          name, what, at: range, taken: owner.what,
          by: RelatedLocation(
            "\(owner.what) is here", at: owner.range, in: draft.text(ofModule: owner.module)),
          isImport: module >= 0))
      return false
    }
    owners[space, default: [:]][name] = Owner(what: what, range: place ?? range, module: module)
    return true
  }

  /// Takes the name that a declaration gives.
  mutating func claimName(of kind: ElementKind, _ node: MarkupNode, _ draft: inout Draft) {
    let (what, space): (String, Space)
    switch kind {
    case .param: (what, space) = ("a parameter", .values)
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

  /// The name that a declaration gives, where it is a legal one that is not taken.
  func declaredName(of node: MarkupNode, in draft: borrowing Draft) -> (
    name: String, range: SourceRange
  )? {
    guard !refused.contains(node.start), let attribute = draft.markup.attribute(.name, of: node)
    else { return nil }
    let text = DeclaredText(of: attribute, in: draft.markup)
    return isLegal(text, of: node, draft.tables) ? (text.string, text.range) : nil
  }

  /// Whether the row of the name, which reports what is wrong with it, takes the text.
  private func isLegal(
    _ text: DeclaredText, of node: MarkupNode, _ tables: CheckerTables
  ) -> Bool {
    guard let kind = tables.schema.element(named: node.name.rawValue),
      let row = tables.schema.ownRow(.name, of: kind)
    else { return false }
    var issue: ValueIssue?
    let bytes = Array(text.string.utf8)
    let form = tables.values.forms[Int(row.rawValue)]
    return !bytes.isEmpty
      && ValueParser.parse(bytes.span, as: form, tables.values.words.span, &issue) != nil
  }
}
