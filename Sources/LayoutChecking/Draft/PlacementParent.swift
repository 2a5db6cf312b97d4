import LayoutDiagnostics
package import LayoutModel
package import LayoutSchema
import LayoutXML

/// The element that places a child, looking through conditions, loops and slots.
struct PlacementParent {
  /// The parent's kind; nil if unknown.
  var kind: ElementKind?
  /// The typed element that findings name: the parent, or the use whose slot the child fills.
  var node: Int32
  /// The slot that the child fills, by its index in the signature, or −1.
  var slot: Int32 = -1

  static let unknown = PlacementParent(kind: nil, node: -1)
}

extension Draft {
  /// Returns the element that places `child`, one of the children of the typed element at `parent`.
  func placementParent(_ parent: Int32, of child: Int32) -> PlacementParent {
    var above = parent
    var child = child
    while above >= 0 {
      let node = document.nodes[Int(above)]
      guard ElementSet.flow.contains(node.kind) else {
        return node.kind == .component && node.detail >= 0
          ? slotParent(of: child, in: above) : PlacementParent(kind: node.kind, node: above)
      }
      child = above
      above = node.parent
    }
    return .unknown
  }

  private func slotParent(of child: Int32, in use: Int32) -> PlacementParent {
    guard let (slot, signature) = document.slot(filledBy: child, of: use) else {
      return PlacementParent(kind: nil, node: use)
    }
    return PlacementParent(kind: signature.parent, node: use, slot: Int32(slot))
  }

  /// Returns the slot that the child fills, and the slot's component.
  func slot(of above: PlacementParent) -> (slot: SlotSignature, component: ComponentSignature)? {
    guard above.slot >= 0, let component = document.signature(ofUse: Int(above.node)),
      component.slots.indices.contains(Int(above.slot))
    else { return nil }
    return (component.slots[Int(above.slot)], component)
  }

  /// Returns the parent's declaration if the parent is a declared element.
  func declaration(of above: PlacementParent) -> ElementDeclaration? {
    guard above.kind == .element else { return nil }
    return above.slot >= 0
      ? slot(of: above)?.slot.declaredParent : document.declaration(ofElement: Int(above.node))
  }

  /// Returns the name of the element at `place`.
  func elementName(_ place: Int) -> String {
    let node = document.nodes[place]
    guard ElementSet.declared.contains(node.kind), node.detail >= 0 else { return node.kind.name }
    return markup.names.name(of: markup.nodes[Int(node.markup)].name)
  }

  /// Returns the name of the parent; for a child in a slot, of the element around the slot.
  func name(of parent: PlacementParent) -> String {
    if let declared = declaration(of: parent) { return declared.name }
    if let kind = parent.kind { return kind.name }
    return parent.node >= 0 ? elementName(Int(parent.node)) : ""
  }
}

extension TypedDocument {
  /// Returns the element's children as they are laid out.
  ///
  /// The children of a condition, loop or slot stand in its place.
  package func placedChildren(of node: Int) -> [Int] {
    var found: [Int] = []
    addPlacedChildren(of: node, to: &found)
    return found
  }

  private func addPlacedChildren(of node: Int, to found: inout [Int]) {
    var next = nodes[node].firstChild
    while next >= 0 {
      if ElementSet.flow.contains(nodes[Int(next)].kind) {
        addPlacedChildren(of: Int(next), to: &found)
      } else {
        found.append(Int(next))
      }
      next = nodes[Int(next)].nextSibling
    }
  }

  /// Returns the element that places `node`, or −1, looking through conditions, loops and slots.
  package func placingParent(of node: Int) -> Int {
    var above = nodes[node].parent
    while above >= 0, ElementSet.flow.contains(nodes[Int(above)].kind) {
      above = nodes[Int(above)].parent
    }
    return Int(above)
  }

  /// Returns the kind of the element that places `node`, looking through conditions, loops and
  /// slots; nil if it has no parent or an unknown one.
  package func placingKind(of node: Int) -> ElementKind? {
    var child = node
    var above = nodes[node].parent
    while above >= 0, ElementSet.flow.contains(nodes[Int(above)].kind) {
      child = Int(above)
      above = nodes[Int(above)].parent
    }
    guard above >= 0 else { return nil }
    let kind = nodes[Int(above)].kind
    guard kind == .component, nodes[Int(above)].detail >= 0, nodes[Int(above)].markup >= 0 else {
      return kind
    }
    return slot(filledBy: Int32(child), of: above)?.signature.parent
  }

  /// Returns the slot that a child of a use fills, by its index in the component's signature.
  fileprivate func slot(
    filledBy child: Int32, of use: Int32
  ) -> (index: Int, signature: SlotSignature)? {
    guard let component = signature(ofUse: Int(use)), let slot = slot(filledBy: Int(child)),
      component.slots.indices.contains(slot)
    else { return nil }
    return (slot, component.slots[slot])
  }

  /// Whether the element is a condition or loop that contains words of a text.
  func isInText(_ node: Int) -> Bool {
    guard nodes[node].kind.role == .branch || nodes[node].kind.role == .loop else { return false }
    let above = placingParent(of: node)
    return above >= 0 && ElementSet.texts.contains(nodes[above].kind)
  }

  /// Whether a condition, loop or slot decides about some child, so that the children that are laid
  /// out may differ from those written.
  package func hasVaryingChildren(_ node: Int) -> Bool {
    var next = nodes[node].firstChild
    while next >= 0 {
      if ElementSet.flow.contains(nodes[Int(next)].kind) { return true }
      next = nodes[Int(next)].nextSibling
    }
    return false
  }

  /// Whether the element is a layout of the linear family or lies in one.
  package func isInLinearFamily(_ element: Int32) -> Bool {
    var element = element
    while element >= 0 {
      if ElementSet.linearFamily.contains(nodes[Int(element)].kind) { return true }
      element = nodes[Int(element)].parent
    }
    return false
  }
}
