import LayoutSchema

/// What may stand on an element of the language's, and what does.
struct ElementAttributes {
  let kind: ElementKind
  let parent: Int32
  /// Who places the element; nil for a parent that is no more than itself, as nearly all are.
  let above: PlacementParent?
  /// The parent that reads placements of the element, or nil.
  let reader: ElementKind?
  private(set) var written = AttributeMask()
  /// What may not stand beside what is written.
  private(set) var excluded = AttributeMask()

  @inline(__always)
  init(of place: Int, parent: Int32, in draft: borrowing Draft) {
    kind = draft.document.nodes[place].kind
    self.parent = parent
    var reader = parent >= 0 ? draft.document.nodes[Int(parent)].kind : nil
    if let direct = reader, draft.tables.structured.contains(direct) {
      let found = draft.placementParent(parent, of: Int32(place))
      reader = found.kind
      above = found
    } else {
      above = nil
    }
    // What stands for its children says nothing to a parent.
    self.reader = draft.tables.flow.contains(kind) ? nil : reader
  }

  /// Takes note of an attribute of the language's, whoever reads it.
  @inline(__always)
  mutating func insert(_ name: AttributeName) { written.insert(name) }

  /// Takes note of several.
  mutating func insert(_ names: AttributeMask) { written.formUnion(names) }

  /// Takes note of those that the row of an attribute rules out.
  @inline(__always)
  mutating func exclude(_ names: AttributeMask) { excluded.formUnion(names) }

  /// Whether an attribute is there, or one that says the same in another way.
  func rulesOut(_ name: AttributeName, _ tables: CheckerTables) -> Bool {
    written.contains(name) || excluded.contains(name)
      || tables.exclusionsByName[Int(name.rawValue)].intersects(written)
  }
}
