import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Slots: where a component puts the children of its uses, and what they are given.
extension Checker {
  /// Reads the `slot` at `place`, which stands in the body of a component, once by name.
  mutating func readSlot(_ place: Int) {
    let node = source(of: place)
    guard let home = slotHome(of: place) else {
      return misplace(place, .slotOutside(markup.nodes[Int(document.nodes[place].markup)]))
    }
    if let reason = home.reason {
      return misplace(place, .slotThere(node, reason, markup))
    }
    readSignatures()
    let body = document.nodes[Int(home.component)].markup
    guard let component = structure.componentMarkup.firstIndex(of: body) else { return }
    let signature = document.structure.components[component].signature
    let name = document.string(.name, of: place).map(Words.trimmed)
    guard let index = signature.slots.firstIndex(where: { $0.name == name }) else { return }
    if let first = structure.slots[body]?[Int32(index)] {
      let earlier = source(of: Int(first))
      report(.duplicateSlot(name, node, first: earlier))
      update { $0.nodes[place].isBroken = true }
      return
    }
    structure.slots[body, default: [:]][Int32(index)] = Int32(place)
    update {
      $0.nodes[place].detail = Int32($0.structure.slots.count)
      $0.structure.slots.append(TypedSlot(slot: Int32(index)))
    }
  }

  private mutating func misplace(_ place: Int, _ diagnostic: Diagnostic) {
    report(diagnostic)
    update { $0.nodes[place].isBroken = true }
  }

  /// The component that a slot stands in, and why it cannot stand there; nil outside of one.
  private func slotHome(of place: Int) -> (component: Int32, reason: SlotMistake?)? {
    var reason: SlotMistake?
    var isRoot = true
    var above = document.nodes[place].parent
    while above >= 0 {
      let node = document.nodes[Int(above)]
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
    guard parent >= 0, document.nodes[Int(parent)].kind == .component,
      let component = signature(ofUse: Int(parent))
    else { return }
    let kind = document.nodes[place].kind
    if kind == .elseIf || kind == .else {
      // A chain is one child.
      guard
        let last = document.structure.fillings.last(where: {
          document.nodes[Int($0.child)].parent == parent
        })
      else { return }
      update {
        $0.structure.fillings.append(SlotFilling(child: Int32(place), slot: last.slot))
      }
      return
    }
    let attribute = slotAttribute(of: place)
    let name = attribute.map { Words.trimmed(markup.value(of: $0).string) }
    guard let slot = component.slots.firstIndex(where: { $0.name == name }) else {
      reportNoSlot(name, attribute, component, at: place, parent: parent)
      return
    }
    update {
      $0.structure.fillings.append(SlotFilling(child: Int32(place), slot: Int32(slot)))
    }
  }

  private func slotAttribute(of place: Int) -> MarkupAttribute? {
    source(of: place).attributeIndices.first {
      markup.attributes[$0].isSound
        && tables.schema.attribute(named: markup.attributes[$0].name.rawValue) == .slot
    }.map { markup.attributes[$0] }
  }

  private mutating func reportNoSlot(
    _ name: String?, _ attribute: MarkupAttribute?, _ component: ComponentSignature, at place: Int,
    parent: Int32,
  ) {
    let declaration = location(component.range, ofElement: Int(parent))
    if let name, let attribute {
      report(.unknownSlot(name, attribute, component, declaredAt: declaration, markup))
    } else if !document.nodes[Int(parent)].isBroken, !component.hasMisplacedSlot {
      report(.noDefaultSlot(source(of: place), component, declaredAt: declaration))
    }
    doubt(parent)
  }

  /// Reports slots that were given too much or too little, once all children are known.
  mutating func checkFillings(of use: Int) {
    guard !document.nodes[use].isBroken, let component = signature(ofUse: use) else { return }
    for (index, slot) in component.slots.enumerated() {
      let children = document.children(of: use).filter {
        document.slot(filledBy: $0) == index && !continuesChain($0)
      }
      if children.isEmpty {
        if slot.needsChild {
          report(
            .unfilledSlot(
              slot, of: component, source(of: use),
              declaredAt: location(slot.range, ofElement: use)))
        }
        continue
      }
      guard slot.mostChildren != .max else { continue }
      let role = ChildRole(
        owner: component.name, slot: slot, isOptional: slot.leastChildren == 0,
        declaredAt: location(slot.range, ofElement: use)?.related("the slot is here"))
      if children.count > Int(slot.mostChildren) {
        report(.overfilledSlot(role, source(of: children[1]), count: children.count))
        continue
      }
      checkRole(of: children[0], role)
    }
  }

  func continuesChain(_ place: Int) -> Bool {
    let kind = document.nodes[place].kind
    guard kind == .elseIf || kind == .else else { return false }
    return !structure.strayBranches.contains(Int32(place))
  }
}
