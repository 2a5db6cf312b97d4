import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// A place for exactly one child, or for one or none.
struct ChildRole {
  /// Who has the place.
  var owner: String
  var slot: SlotSignature?
  var isOptional: Bool
  /// Where the place is declared, for findings.
  var declaredAt: RelatedLocation?
}

// Places for one child that a condition, a loop or a slot fills.
extension Checker {
  /// Looks at what fills the places of elements that take a fixed number of children.
  mutating func checkRoles() {
    for place in draft.document.nodes.indices where !draft.document.nodes[place].isBroken {
      let node = draft.document.nodes[place]
      if node.kind == .component, node.detail >= 0 {
        checkFillings(of: place)
      } else if let most = mostChildren(of: place), most != .max {
        checkRoles(of: place)
      }
    }
  }

  /// How many children the element takes, or nil for what is no parent of layout elements.
  private func mostChildren(of place: Int) -> Int32? {
    let node = draft.document.nodes[place]
    if node.kind == .element {
      return draft.declaration(of: place).map { $0.children == .any ? .max : 1 }
    }
    guard !ElementSet.flow.contains(node.kind) else { return nil }
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

  /// Reports what may come out of `child` as more or less than one element.
  mutating func checkRole(of child: Int, _ role: ChildRole) {
    let node = draft.document.nodes[child]
    guard !node.isBroken else { return }
    switch node.kind.role {
    case .loop:
      draft.report(.repeatedRole(role, draft.source(of: child)))
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

  /// Each branch of a chain stands for one element, which may be another chain.
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
