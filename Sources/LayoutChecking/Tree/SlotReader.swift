import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the slots of components, and which children of a use fill them.
struct SlotReader {
  /// The typed `slot`s of each name, by the component in the markup.
  private var known: [Int32: [Int32: [Int32]]] = [:]

  /// Reads the `slot` at `place` in the body of a component; each name may occur once in every way
  /// through the conditions.
  mutating func read(_ place: Int, _ draft: inout Draft) {
    let node = draft.source(of: place)
    guard let home = home(of: place, draft.document) else {
      return misplace(place, .slotOutside(node), &draft)
    }
    if let reason = home.reason {
      return misplace(place, .slotThere(node, reason, draft.markup), &draft)
    }
    let body = draft.document.nodes[Int(home.component)].markup
    guard let component = draft.names.componentMarkup.firstIndex(of: body) else { return }
    let signature = draft.document.structure.components[component].signature
    let name = draft.document.string(.name, of: place).map(Words.trimmed)
    guard let index = signature.slots.firstIndex(where: { $0.name == name }) else { return }
    let others = known[body]?[Int32(index)] ?? []
    if let earlier = others.first(where: { !exclude($0, Int32(place), draft) }) {
      draft.report(
        .duplicateSlot(
          name, node, first: draft.source(of: Int(earlier)),
          isInBranches: isInBranch(Int32(place), draft) || isInBranch(earlier, draft)))
      draft.markBroken(place)
      return
    }
    if let earlier = others.first, !fits(Int32(place), earlier, draft) {
      let parents = [earlier, Int32(place)].map {
        draft.name(of: draft.placementParent(draft.document.nodes[Int($0)].parent, of: $0))
      }
      draft.report(
        .slotOfTwoParents(
          name, (others + [Int32(place)]).map { draft.source(of: Int($0)) }, parents, draft.markup))
      draft.markBroken(place)
      return
    }
    known[body, default: [:]][Int32(index), default: []].append(Int32(place))
    draft.document.nodes[place].detail = Int32(draft.document.structure.slots.count)
    draft.document.structure.slots.append(TypedSlot(slot: Int32(index)))
  }

  /// Whether two elements stand in different branches of one chain, so that at most one is there.
  private func exclude(_ one: Int32, _ other: Int32, _ draft: borrowing Draft) -> Bool {
    let first = path(to: one, draft)
    let second = path(to: other, draft)
    guard let fork = Array(zip(first, second)).firstIndex(where: { $0 != $1 }) else { return false }
    // The elements of one chain follow one another as siblings.
    var next = first[fork]
    guard draft.document.nodes[Int(next)].kind.role == .branch else { return false }
    while next != second[fork] {
      next = draft.document.nodes[Int(next)].nextSibling
      guard next >= 0, draft.continuesChain(Int(next)) else { return false }
    }
    return true
  }

  /// Returns the elements from the root to an element.
  private func path(to place: Int32, _ draft: borrowing Draft) -> [Int32] {
    var path: [Int32] = []
    var next = place
    while next >= 0 {
      path.append(next)
      next = draft.document.nodes[Int(next)].parent
    }
    return path.reversed()
  }

  private func isInBranch(_ place: Int32, _ draft: borrowing Draft) -> Bool {
    path(to: place, draft).contains { draft.document.nodes[Int($0)].kind.role == .branch }
  }

  /// Whether the parents of two slots read the same of their children, so that what fills one can
  /// fill the other.
  private func fits(_ one: Int32, _ other: Int32, _ draft: borrowing Draft) -> Bool {
    let first = draft.placementParent(draft.document.nodes[Int(one)].parent, of: one)
    let second = draft.placementParent(draft.document.nodes[Int(other)].parent, of: other)
    guard let one = first.kind, let other = second.kind else { return true }
    if one == other {
      return draft.declaration(of: first)?.name == draft.declaration(of: second)?.name
    }
    return !reads(one, draft) && !reads(other, draft)
  }

  /// Whether an element reads anything of its children.
  private func reads(_ kind: ElementKind, _ draft: borrowing Draft) -> Bool {
    kind == .element
      || AttributeName.allCases.contains { draft.tables.schema.placementRow($0, in: kind) != nil }
  }

  private func misplace(
    _ place: Int, _ diagnostic: Diagnostic, _ draft: inout Draft
  ) {
    draft.report(diagnostic)
    draft.markBroken(place)
  }

  /// Returns the component that contains a slot, and why the slot is misplaced; nil outside a
  /// component.
  private func home(
    of place: Int, _ document: TypedDocument
  ) -> (component: Int32, reason: SlotMistake?)? {
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

  // MARK: Fillings

  /// Notes which slot the child of a use fills.
  func noteFilling(_ place: Int, parent: Int32, _ draft: inout Draft) {
    guard parent >= 0, draft.document.nodes[Int(parent)].kind == .component,
      let component = draft.document.signature(ofUse: Int(parent))
    else { return }
    let kind = draft.document.nodes[place].kind
    if kind == .elseIf || kind == .else {
      // A chain counts as one child.
      guard
        let last = draft.document.structure.fillings.last(where: {
          draft.document.nodes[Int($0.child)].parent == parent
        })
      else { return }
      draft.document.structure.fillings.append(SlotFilling(child: Int32(place), slot: last.slot))
      return
    }
    let attribute = slotAttribute(of: place, draft)
    let name = attribute.map { Words.trimmed(draft.markup.value(of: $0).string) }
    guard let slot = component.slots.firstIndex(where: { $0.name == name }) else {
      reportNoSlot(name, attribute, component, at: place, parent: parent, &draft)
      return
    }
    draft.document.structure.fillings.append(SlotFilling(child: Int32(place), slot: Int32(slot)))
  }

  private func slotAttribute(of place: Int, _ draft: borrowing Draft) -> MarkupAttribute? {
    draft.source(of: place).attributeIndices.first {
      draft.markup.attributes[$0].isSound
        && draft.tables.schema.attribute(named: draft.markup.attributes[$0].name.rawValue) == .slot
    }.map { draft.markup.attributes[$0] }
  }

  private func reportNoSlot(
    _ name: String?, _ attribute: MarkupAttribute?, _ component: ComponentSignature, at place: Int,
    parent: Int32, _ draft: inout Draft,
  ) {
    let declaration = draft.location(component.range, ofElement: Int(parent))
    if let name, let attribute {
      draft.report(.unknownSlot(name, attribute, component, declaredAt: declaration, draft.markup))
    } else if !draft.document.nodes[Int(parent)].isBroken, !component.hasMisplacedSlot {
      draft.report(.noDefaultSlot(draft.source(of: place), component, declaredAt: declaration))
    }
    draft.doubt(parent)
  }
}

/// The reasons why a slot is misplaced.
enum SlotMistake {
  case root
  case repeated
  case nested
}
