import LayoutModel
import LayoutSchema
import LayoutXML

/// Finds what a style says of states, without judging it: mistakes are reported where the tree is
/// read.
enum StyleLooks {
  /// The look of one `when`: the state and the indices of the attributes in the markup.
  struct Look {
    var state: UInt8
    var attributes: [Int]
  }

  /// Returns the looks of the style at `node`, in their order.
  static func looks(in node: MarkupNode, _ draft: borrowing Draft) -> [Look] {
    var looks: [Look] = []
    var next = node.firstChild
    while next >= 0 {
      let child = draft.markup.nodes[Int(next)]
      next = child.nextSibling
      guard child.isElement, draft.tables.schema.element(named: child.name.rawValue) == .when,
        let state = state(of: child, draft)
      else { continue }
      let attributes = child.attributeIndices.filter {
        row(of: draft.markup.attributes[$0], draft) != nil
      }
      looks.append(Look(state: state, attributes: Array(attributes)))
    }
    return looks
  }

  /// Returns the row by which a `when` reads an attribute of looks; nil for any other attribute.
  static func row(of attribute: MarkupAttribute, _ draft: borrowing Draft) -> RowID? {
    guard attribute.isSound, !attribute.hasNoValue,
      let name = draft.tables.schema.attribute(named: attribute.name.rawValue),
      let row = draft.tables.schema.ownRow(name, of: .when),
      draft.tables.schema[row].changesWithStates
    else { return nil }
    return row
  }

  private static func state(of node: MarkupNode, _ draft: borrowing Draft) -> UInt8? {
    guard let attribute = draft.markup.attribute(.state, of: node),
      let row = draft.tables.schema.ownRow(.state, of: .when),
      case .choice(let state)? = draft.tables.choice(
        Words.trimmed(draft.markup.value(of: attribute).string), of: row)
    else { return nil }
    return state
  }
}
