import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Checks the number of children of all elements, and the children in places for exactly one.
struct ChildrenPass: ~Copyable {
  private var draft: Draft

  init(_ draft: consuming Draft) {
    self.draft = draft
  }

  /// Counts the children; checks conditions, loops and slots only if there is any `structure`.
  mutating func run(structure hasStructure: Bool) {
    checkCounts()
    guard hasStructure else { return }
    for place in draft.document.nodes.indices
    where ElementSet.flow.contains(draft.document.nodes[place].kind) {
      if draft.document.isInText(place) {
        checkWords(of: place)
      } else {
        checkEmptiness(of: place)
      }
    }
    checkRoles()
  }

  consuming func finish() -> Draft { draft }

  /// Reports wrong numbers of children, after all children are known.
  private mutating func checkCounts() {
    for place in draft.document.nodes.indices {
      let node = draft.document.nodes[place]
      guard !node.isBroken, node.detail < 0 else { continue }
      let facts = draft.tables.elements[Int(node.kind.rawValue)]
      if node.childCount < facts.leastChildren || node.childCount > facts.mostChildren {
        reportChildCount(place, allowed: Int(facts.mostChildren))
      } else if node.kind == .view, node.childCount == 1 {
        checkContentOnce(place)
      }
    }
  }

  private mutating func reportChildCount(_ place: Int, allowed: Int) {
    let node = draft.document.nodes[place]
    var extra: MarkupNode?
    var child = node.firstChild
    var position = 0
    while child >= 0 {
      if !draft.document.isInText(Int(child)) {
        if position == allowed { extra = draft.source(of: Int(child)) }
        position += 1
      }
      child = draft.document.nodes[Int(child)].nextSibling
    }
    draft.report(
      .childCount(
        draft.tables.schema.spec(for: node.kind), Int(node.childCount),
        at: draft.source(of: place), extra: extra))
  }

  /// Reports a view that has both a child and an intrinsic size, because either is its content.
  private mutating func checkContentOnce(_ place: Int) {
    let node = draft.document.nodes[place]
    for index in node.attributeIndices where draft.document.attributes[index].name == .intrinsicSize
    {
      let attribute = draft.markup.attributes[Int(draft.document.attributes[index].markup)]
      let child = draft.source(of: Int(node.firstChild))
      draft.report(.intrinsicSizeBesideChild(attribute, child, draft.markup), on: place)
    }
  }
}

// MARK: Elements of the author's own

extension ChildrenPass {
  /// Reports a declared element with more or fewer children than its declaration allows.
  private mutating func checkDeclaredCount(of place: Int) {
    guard let declaration = draft.document.declaration(ofElement: place) else { return }
    let children = draft.document.children(of: place).filter { !draft.continuesChain($0) }
    let allowed = declaration.children == .none ? 0 : 1
    guard children.count != allowed, declaration.children != .any else { return }
    draft.report(
      .declaredChildCount(
        declaration, children.count, at: draft.source(of: place),
        extra: children.count > allowed ? draft.source(of: children[allowed]) : nil,
        declaredAt: draft.location(declaration.range, ofElement: place)))
  }

  /// Reports slots with too many or too few children, after all children are known.
  private mutating func checkFillings(of use: Int) {
    guard !draft.document.nodes[use].isBroken, let component = draft.document.signature(ofUse: use)
    else { return }
    var fillings: [Int: [Int]] = [:]
    for child in draft.document.children(of: use) where !draft.continuesChain(child) {
      if let index = draft.document.slot(filledBy: child) {
        fillings[index, default: []].append(child)
      }
    }
    for (index, slot) in component.slots.enumerated() {
      let children = fillings[index] ?? []
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

// MARK: Branches and loops

extension ChildrenPass {
  /// Reports branches and loops without content.
  private mutating func checkEmptiness(of place: Int) {
    let node = draft.document.nodes[place]
    guard node.childCount == 0, node.firstChild < 0, !node.isBroken else { return }
    switch node.kind.role {
    case .loop: break
    case .branch:
      // An empty branch may keep the branches after it from being chosen.
      guard node.nextSibling < 0 || !draft.continuesChain(Int(node.nextSibling)) else { return }
      guard node.parent >= 0, mayStayEmpty(Int(node.parent)) else { return }
    case .layout, .slot, .component, .declared, .other: return
    }
    draft.report(.emptyBranch(node.kind, draft.source(of: place)))
  }

  /// Reports elements in a condition or loop in a text, and one without any words.
  private mutating func checkWords(of place: Int) {
    let node = draft.document.nodes[place]
    guard !node.isBroken else { return }
    for child in draft.document.children(of: place) {
      let role = draft.document.nodes[child].kind.role
      guard role != .branch, role != .loop else { continue }
      let text = draft.document.placingParent(of: place)
      draft.report(
        .childCount(
          draft.tables.schema.spec(for: draft.document.nodes[text].kind), 1,
          at: draft.source(of: text), extra: draft.source(of: child)))
    }
    let isFollowed = node.nextSibling >= 0 && draft.continuesChain(Int(node.nextSibling))
    if draft.source(of: place).firstChild < 0, !isFollowed {
      draft.report(.emptyBranch(node.kind, draft.source(of: place)))
    }
  }

  /// Whether an empty branch in `parent` is not reported as another mistake.
  private func mayStayEmpty(_ parent: Int) -> Bool {
    let above = draft.document.placingParentOrSelf(parent)
    guard above >= 0 else { return false }
    let kind = draft.document.nodes[above].kind
    if kind == .element { return draft.document.declaration(ofElement: above)?.children == .any }
    if kind == .component { return false }
    return draft.tables.elements[Int(kind.rawValue)].mostChildren == .max
  }

  /// Checks the children of elements that take a fixed number.
  private mutating func checkRoles() {
    for place in draft.document.nodes.indices where !draft.document.nodes[place].isBroken {
      let node = draft.document.nodes[place]
      if node.kind == .component, node.detail >= 0 {
        checkFillings(of: place)
      } else if let most = mostChildren(of: place), most != .max {
        checkRoles(of: place)
      }
    }
  }

  /// Returns the number of children that the element takes, or nil for a condition, loop, slot or
  /// text.
  private func mostChildren(of place: Int) -> Int32? {
    let node = draft.document.nodes[place]
    if node.kind == .element {
      return draft.document.declaration(ofElement: place).map { $0.children == .any ? .max : 1 }
    }
    guard !ElementSet.flow.contains(node.kind), !ElementSet.texts.contains(node.kind) else {
      return nil
    }
    return draft.tables.elements[Int(node.kind.rawValue)].mostChildren
  }

  private mutating func checkRoles(of place: Int) {
    let node = draft.document.nodes[place]
    let isDeclared = node.kind == .element
    if isDeclared, node.detail >= 0 { checkDeclaredCount(of: place) }
    let mayBeEmpty =
      !isDeclared && draft.tables.elements[Int(node.kind.rawValue)].leastChildren == 0
    var position = 0
    for child in draft.document.children(of: place) where !draft.continuesChain(child) {
      let role = ChildRole(
        owner: draft.elementName(place),
        isOptional: mayBeEmpty || (position > 0 && ElementSet.mayLackSecond.contains(node.kind)),
        declaredAt: RelatedLocation(
          "'\(draft.elementName(place))' starts here", at: draft.source(of: place).nameRange))
      checkRole(of: child, role)
      position += 1
    }
  }

  /// Reports a `child` that may become more or less than one element.
  private mutating func checkRole(of child: Int, _ role: ChildRole) {
    let node = draft.document.nodes[child]
    guard !node.isBroken else { return }
    switch node.kind.role {
    case .loop:
      draft.report(.repeatedRole(role, draft.source(of: child), draft.markup))
    case .branch:
      if node.kind == .if { checkChain(from: child, role) }
    case .slot:
      if node.firstChild >= 0 { checkOne(in: child, role, mayBeEmpty: true) }
    case .layout, .component, .declared, .other: break
    }
  }

  private mutating func checkChain(from first: Int, _ role: ChildRole) {
    var last = first
    var next = first
    repeat {
      checkOne(in: next, role, mayBeEmpty: role.isOptional)
      last = next
      next = Int(draft.document.nodes[next].nextSibling)
    } while next >= 0 && draft.continuesChain(next)
    guard draft.document.nodes[last].kind != .else, !role.isOptional else { return }
    draft.report(.openChain(role, draft.source(of: last), draft.markup))
  }

  /// Checks that a branch of a chain becomes one element, which may be another chain.
  private mutating func checkOne(in branch: Int, _ role: ChildRole, mayBeEmpty: Bool) {
    let children = draft.document.children(of: branch).filter { !draft.continuesChain($0) }
    guard !draft.document.nodes[branch].isBroken else { return }
    if let child = children.first {
      if children.count > 1 {
        draft.report(.crowdedBranch(role, draft.source(of: children[1]), count: children.count))
      } else {
        checkRole(of: child, role)
      }
    } else if !mayBeEmpty {
      draft.report(.emptyRole(role, draft.source(of: branch)))
    }
  }
}

extension TypedDocument {
  fileprivate func placingParentOrSelf(_ node: Int) -> Int {
    ElementSet.flow.contains(nodes[node].kind) ? placingParent(of: node) : node
  }
}

/// A place for exactly one child, or for at most one.
struct ChildRole {
  /// The name of the element that has the place.
  var owner: String
  var slot: SlotSignature?
  var isOptional: Bool
  /// The declaration of the place, for findings.
  var declaredAt: RelatedLocation?
}
