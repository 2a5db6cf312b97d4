import LayoutSchema
import LayoutXML

// From elements of the markup to typed ones, and how those hang together.
extension Checker {
  /// The typed element for the one at `index` of the markup, or one of the marks for none.
  mutating func element(_ index: Int, _ node: MarkupNode) -> Int32 {
    // A second root has its finding; what it holds is not this document's.
    guard node.parent >= 0 || Int32(index) == draft.markup.root else { return Draft.unknown }
    let parent = draft.typedParent(of: node)
    let ours = draft.tables.schema.element(named: node.name.rawValue)
    let legacy = ours == nil ? legacyElement(node) : nil
    guard let kind = ours ?? legacy?.kind,
      draft.tables.elements[Int(kind.rawValue)].isAvailable
    else {
      if let own = ownElement(index, node, parent: parent) { return own }
      draft.noteChild(of: parent)
      reportUnknownElement(node, in: parent)
      return Draft.unknown
    }
    let place = draft.append(kind, index, node, parent: parent)
    if !draft.tables.declaring.contains(kind) {
      let continued = draft.link(place, kind, to: parent)
      if continued >= 0 { structure.continueChain(place, behind: continued) }
      if parent >= 0, draft.document.nodes[Int(parent)].kind == .component {
        noteFilling(place, parent: parent)
      }
    }
    checkPlace(of: place, parent: parent)
    // What a style says is read where it is used.
    if kind != .style { checkAttributes(of: place, node, parent: parent) }
    if draft.tables.structured.contains(kind) { readStructure(of: place, parent: parent) }
    if let legacy { spell(legacy, at: place, node) }
    if kind == .text { texts.append(Int32(place)) }
    return Int32(place)
  }
}
