import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Slots: where a component puts the children of its uses, and what they are given.
extension Checker {
  /// Reads the `slot` at `place`, which stands in the body of a component, once by name.
  mutating func readSlot(_ place: Int) {
    let node = draft.source(of: place)
    guard let home = slotHome(of: place) else {
      return misplace(
        place, .slotOutside(draft.markup.nodes[Int(draft.document.nodes[place].markup)]))
    }
    if let reason = home.reason {
      return misplace(place, .slotThere(node, reason, draft.markup))
    }
    readSignatures()
    let body = draft.document.nodes[Int(home.component)].markup
    guard let component = structure.componentMarkup.firstIndex(of: body) else { return }
    let signature = draft.document.structure.components[component].signature
    let name = draft.document.string(.name, of: place).map(Words.trimmed)
    guard let index = signature.slots.firstIndex(where: { $0.name == name }) else { return }
    if let first = structure.slots[body]?[Int32(index)] {
      let earlier = draft.source(of: Int(first))
      draft.report(.duplicateSlot(name, node, first: earlier))
      draft.markBroken(place)
      return
    }
    structure.slots[body, default: [:]][Int32(index)] = Int32(place)
    draft.document.nodes[place].detail = Int32(draft.document.structure.slots.count)
    draft.document.structure.slots.append(TypedSlot(slot: Int32(index)))
  }

  private mutating func misplace(_ place: Int, _ diagnostic: Diagnostic) {
    draft.report(diagnostic)
    draft.markBroken(place)
  }

  /// The component that a slot stands in, and why it cannot stand there; nil outside of one.
  private func slotHome(of place: Int) -> (component: Int32, reason: SlotMistake?)? {
    var reason: SlotMistake?
    var isRoot = true
    var above = draft.document.nodes[place].parent
    while above >= 0 {
      let node = draft.document.nodes[Int(above)]
      switch node.kind.role {
      case .component where node.detail < 0:
        return (above, isRoot ? .root : reason)
      case .loop: reason = .repeated
      case .slot: reason = reason ?? .nested
      case .branch: break
      case .layout, .component, .declared, .other: isRoot = false
      }
      above = node.parent
    }
    return nil
  }
}

/// Why a slot cannot stand where it does.
enum SlotMistake {
  case root
  case repeated
  case nested
}

// MARK: Fillings

extension Checker {
  /// Notes which slot the child of a use goes to.
  mutating func noteFilling(_ place: Int, parent: Int32) {
    guard parent >= 0, draft.document.nodes[Int(parent)].kind == .component,
      let component = draft.signature(ofUse: Int(parent))
    else { return }
    let kind = draft.document.nodes[place].kind
    if kind == .elseIf || kind == .else {
      // A chain is one child.
      guard
        let last = draft.document.structure.fillings.last(where: {
          draft.document.nodes[Int($0.child)].parent == parent
        })
      else { return }
      draft.document.structure.fillings.append(SlotFilling(child: Int32(place), slot: last.slot))
      return
    }
    let attribute = slotAttribute(of: place)
    let name = attribute.map { Words.trimmed(draft.markup.value(of: $0).string) }
    guard let slot = component.slots.firstIndex(where: { $0.name == name }) else {
      reportNoSlot(name, attribute, component, at: place, parent: parent)
      return
    }
    draft.document.structure.fillings.append(SlotFilling(child: Int32(place), slot: Int32(slot)))
  }

  private func slotAttribute(of place: Int) -> MarkupAttribute? {
    draft.source(of: place).attributeIndices.first {
      draft.markup.attributes[$0].isSound
        && draft.tables.schema.attribute(named: draft.markup.attributes[$0].name.rawValue) == .slot
    }.map { draft.markup.attributes[$0] }
  }

  private mutating func reportNoSlot(
    _ name: String?, _ attribute: MarkupAttribute?, _ component: ComponentSignature, at place: Int,
    parent: Int32,
  ) {
    let declaration = draft.location(component.range, ofElement: Int(parent))
    if let name, let attribute {
      draft.report(.unknownSlot(name, attribute, component, declaredAt: declaration, draft.markup))
    } else if !draft.document.nodes[Int(parent)].isBroken, !component.hasMisplacedSlot {
      draft.report(.noDefaultSlot(draft.source(of: place), component, declaredAt: declaration))
    }
    draft.doubt(parent)
  }

  /// Reports slots that were given too much or too little, once all children are known.
  mutating func checkFillings(of use: Int) {
    guard !draft.document.nodes[use].isBroken, let component = draft.signature(ofUse: use) else {
      return
    }
    for (index, slot) in component.slots.enumerated() {
      let children = draft.document.children(of: use).filter {
        draft.document.slot(filledBy: $0) == index && !draft.continuesChain($0)
      }
      if children.isEmpty {
        if slot.needsChild {
          draft.report(
            .unfilledSlot(
              slot, of: component, draft.source(of: use),
              declaredAt: draft.location(slot.range, ofElement: use)))
        }
        continue
      }
      guard slot.mostChildren != .max else { continue }
      let role = ChildRole(
        owner: component.name, slot: slot, isOptional: slot.leastChildren == 0,
        declaredAt: draft.location(slot.range, ofElement: use)?.related("the slot is here"))
      if children.count > Int(slot.mostChildren) {
        draft.report(.overfilledSlot(role, draft.source(of: children[1]), count: children.count))
        continue
      }
      checkRole(of: children[0], role)
    }
  }
}
