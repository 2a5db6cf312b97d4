import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Attributes of one element that need or exclude one another.
extension Checker {
  /// Reports the later of two attributes that may not stand together.
  mutating func checkExclusions(of place: Int) {
    let attributes = draft.document.attributes[draft.document.nodes[place].attributeIndices]
    for later in attributes.indices {
      for earlier in attributes.startIndex..<later {
        guard excludes(attributes[later], attributes[earlier]) else { continue }
        draft.report(
          .exclusiveAttributes(
            draft.markup.attributes[Int(attributes[later].markup)], attributes[later].name,
            beside: draft.markup.attributes[Int(attributes[earlier].markup)],
            attributes[earlier].name,
            draft.markup))
        break
      }
    }
  }

  private func excludes(_ one: TypedAttribute, _ other: TypedAttribute) -> Bool {
    draft.tables.schema[one.row].excludes.contains(other.name)
      || draft.tables.schema[other.row].excludes.contains(one.name)
  }

  /// Reports a missing attribute; an attribute whose value is wrong is not missing, and a style may
  /// say what the element does not.
  mutating func checkRequired(of place: Int, _ node: MarkupNode, _ written: AttributeMask) {
    let kind = draft.document.nodes[place].kind
    let required = draft.tables.elements[Int(kind.rawValue)].required
    guard !written.isSuperset(of: required), !draft.document.nodes[place].isBroken else { return }
    let mayBeStyled = ElementSet.styled.contains(kind) && written.contains(.style)
    for name in AttributeName.allCases
    where required.contains(name) && !written.contains(name) && !mayBeStyled
      && !isMeant(name, at: place, node)
    {
      draft.report(.missingAttribute(name, of: kind, at: node, draft.tables.schema, draft.markup))
    }
  }

  /// Whether an attribute with a name that is wrong was meant to be `name`.
  private func isMeant(_ name: AttributeName, at place: Int, _ node: MarkupNode) -> Bool {
    node.attributeIndices.contains {
      meantName(
        of: draft.markup.attributes[$0], at: place, parent: draft.document.nodes[place].parent)
        == name.name
    }
  }
}
