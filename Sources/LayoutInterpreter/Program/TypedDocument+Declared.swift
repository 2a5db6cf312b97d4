import LayoutModel
import LayoutSchema

extension TypedDocument {
  /// Returns the placement attributes of the element at `node` for a declared parent, or nil.
  ///
  /// - Complexity: O(log n) in the number of such placements.
  func declaredPlacement(of node: Int) -> DeclaredPlacement? {
    let placements = structure.declaredPlacements
    guard !placements.isEmpty else { return nil }
    var low = 0
    var high = placements.count
    while low < high {
      let middle = (low + high) / 2
      if Int(placements[middle].node) < node { low = middle + 1 } else { high = middle }
    }
    return low < placements.count && Int(placements[low].node) == node ? placements[low] : nil
  }

  /// Returns the declaration of the parent that places `node`, if the parent is a declared element;
  /// else nil.
  ///
  /// Conditions and loops are skipped, and a use counts as the slot that the child fills.
  func placingDeclaration(of node: Int) -> ElementDeclaration? {
    var child = node
    var above = Int(nodes[node].parent)
    while above >= 0 {
      let parent = nodes[above]
      switch parent.kind.role {
      case .branch, .loop, .slot:
        child = above
        above = Int(parent.parent)
      case .declared: return declaredElement(at: above).flatMap { declared($0.element) }
      case .component:
        guard structure.uses.indices.contains(Int(parent.detail)),
          let slot = slot(filledBy: child),
          let slots = signature(of: structure.uses[Int(parent.detail)].component)?.slots,
          slots.indices.contains(slot)
        else { return nil }
        return slots[slot].declaredParent
      case .layout, .other: return nil
      }
    }
    return nil
  }

  /// Returns the use of a declared element at `node`, or nil.
  func declaredElement(at node: Int) -> DeclaredElement? {
    let detail = Int(nodes[node].detail)
    return structure.declaredElements.indices.contains(detail)
      ? structure.declaredElements[detail] : nil
  }

  /// Returns the declaration of an element of this file or of an import.
  func declared(_ element: DeclarationReference) -> ElementDeclaration? {
    var elements = structure.elements
    if element.module >= 0 {
      guard structure.imports.indices.contains(Int(element.module)) else { return nil }
      elements = structure.imports[Int(element.module)].signature.elements
    }
    return elements.indices.contains(Int(element.index)) ? elements[Int(element.index)] : nil
  }
}
