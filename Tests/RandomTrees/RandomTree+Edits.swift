package import LayoutEngine

// Random edits of a tree, applied to its plan as well.
extension RandomTree {
  /// Applies a random edit.
  package mutating func edit(_ tree: inout LayoutTree, _ plan: inout RelayoutPlan) {
    edit(of: tree).apply(to: &tree, &plan)
  }

  /// Returns a random edit that suits a tree.
  mutating func edit(of tree: LayoutTree) -> RandomEdit {
    let element = pick(Array(tree.elements))
    let number = element.index
    switch pick(Array(0..<16)) {
    case 0, 1, 2: return .size(size(), of: number)
    case 3, 4:
      guard let parent = tree.parent(of: element) else { return .misplace(number) }
      return .placement(placement(under: tree.kind(of: parent)), of: number)
    case 5, 6, 7: return .spec(otherSpec(of: tree.kind(of: element)), of: number)
    case 8:
      guard number > 0 || chance(8) else { return .misplace(number) }
      return .look(chance(2) ? ElementStyle(visibility: .gone) : nil, of: number)
    case 9, 10:
      let index = pick(Array(0...tree.childCount(of: element)))
      return .insert(
        added(), into: number, at: index, as: placement(under: tree.kind(of: element)))
    case 11: return .remove(number)
    case 12, 13:
      let parent = pick(Array(tree.elements))
      let index = pick(Array(0...tree.childCount(of: parent)))
      return .move(
        number, into: parent.index, at: index,
        as: chance(2) ? placement(under: tree.kind(of: parent)) : nil)
    case 14:
      guard let parent = tree.parent(of: element) else { return .misplace(number) }
      return .replace(
        number, with: added(),
        as: chance(2) ? placement(under: tree.kind(of: parent)) : nil)
    default: return .misplace(number)
    }
  }

  /// Returns other attributes for an element of this kind, or of another kind if none are found at
  /// random.
  private mutating func otherSpec(of kind: NodeKind) -> ElementSpec {
    var spec = spec(isLeaf: chance(2), under: nil)
    for _ in 0..<60 where spec.kind != kind { spec = self.spec(isLeaf: chance(2), under: nil) }
    return spec
  }

  private mutating func added() -> RelayoutPlan {
    var added = LayoutTree()
    fill(&added, elements: pick([1, 3, 9]))
    return RelayoutPlan(added)
  }
}
