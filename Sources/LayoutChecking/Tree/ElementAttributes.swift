import LayoutModel
import LayoutSchema
import LayoutXML

/// The attributes that one of the language's elements may have, and those that it has.
struct ElementAttributes {
  let kind: ElementKind
  let parent: Int32
  /// The element that places this one, if it may differ from the parent; nil for nearly all
  /// elements.
  let above: PlacementParent?
  /// The kind of the parent that reads placements of the element, or nil.
  let reader: ElementKind?
  private(set) var written = AttributeMask()
  /// The attributes that the written ones exclude.
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
    // A condition, loop or slot stands for its children, and has no placements itself.
    self.reader = draft.tables.flow.contains(kind) ? nil : reader
  }

  /// Notes an attribute of the language, whether or not the element reads the attribute.
  @inline(__always)
  mutating func insert(_ name: AttributeName) { written.insert(name) }

  /// Notes several attributes.
  mutating func insert(_ names: AttributeMask) { written.formUnion(names) }

  /// Notes the attributes that an attribute's row excludes.
  @inline(__always)
  mutating func exclude(_ names: AttributeMask) { excluded.formUnion(names) }

  /// Whether the element has an attribute, or one that excludes it.
  func rulesOut(_ name: AttributeName, at place: Int, _ draft: borrowing Draft) -> Bool {
    if written.contains(name) || excluded.contains(name) { return true }
    guard draft.tables.exclusionsByName[Int(name.rawValue)].intersects(written),
      let row = row(name, at: place, draft)
    else { return false }
    return draft.tables.exclusions[Int(row.rawValue)].intersects(written)
  }

  /// Returns the row by which the element or its parent reads an attribute, or nil.
  private func row(_ name: AttributeName, at place: Int, _ draft: borrowing Draft) -> RowID? {
    draft.tables.schema.row(
      name, of: kind, in: reader,
      isLeaf: !draft.markup.hasChildren(in: draft.source(of: place)))
  }
}
