import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Conditions: chains of `if`, `elseIf` and `else`.
extension Checker {
  /// Reads what stands on the branch at `place`, and opens what its test opens.
  mutating func readBranch(_ place: Int) {
    let kind = draft.document.nodes[place].kind
    let outer = scopeNumber(of: place)
    if draft.isStray(place), !draft.document.nodes[place].isBroken {
      draft.report(.strayBranch(kind, draft.source(of: place)))
      draft.markBroken(place)
    }
    var branch = TypedBranch(test: -1)
    var hasCondition = false
    for index in draft.document.nodes[place].attributeIndices {
      let attribute = draft.document.attributes[index]
      switch (attribute.name, attribute.value) {
      case (.test, .bound(let test)): branch.test = test
      case (.test, .bool(let value)):
        branch.test = literal(.bool(value), .bool, of: attribute)
      case (.minWidth, .dimension(let length)): branch.minWidth = length.amount
      case (.maxWidth, .dimension(let length)): branch.maxWidth = length.amount
      case (.minHeight, .dimension(let length)): branch.minHeight = length.amount
      case (.maxHeight, .dimension(let length)): branch.maxHeight = length.amount
      default: continue  // open: attributes without a condition in them.
      }
      hasCondition = true
    }
    if kind != .else, !hasCondition, !writesCondition(place), !draft.document.nodes[place].isBroken
    {
      draft.report(.missingCondition(kind, draft.source(of: place), draft.markup))
    }
    draft.document.nodes[place].detail = Int32(draft.document.structure.branches.count)
    draft.document.structure.branches.append(branch)
    openBranch(place, branch, outer: outer)
  }

  /// Whether a condition is written, right or wrong.
  private func writesCondition(_ place: Int) -> Bool {
    let written = draft.document.nodes[place].written
    return [AttributeName.test, .minWidth, .maxWidth, .minHeight, .maxHeight]
      .contains { written.contains($0) }
  }

  private mutating func openBranch(_ place: Int, _ branch: TypedBranch, outer: Int) {
    structure.inner[Int32(place)] = outer
    structure.behind[Int32(place)] = outer
    let expressions = draft.document.structure.expressions
    guard expressions.indices.contains(Int(branch.test)) else { return }
    let test = expressions[Int(branch.test)]
    let held = test.node.opened(whereTestIs: true)
    if !held.isEmpty {
      var scope = structure.scopes[outer]
      scope.opened.formUnion(held)
      open(scope, in: place)
    }
    // Where a size may be what kept a branch from standing, its test may hold behind it.
    let isPlain =
      branch.minWidth == nil && branch.maxWidth == nil && branch.minHeight == nil
      && branch.maxHeight == nil
    let failed = isPlain ? test.node.opened(whereTestIs: false) : []
    guard !failed.isEmpty else { return }
    var scope = structure.scopes[outer]
    scope.opened.formUnion(failed)
    structure.behind[Int32(place)] = structure.scopes.count
    structure.scopes.append(scope)
  }

  /// Reports branches and loops that hold nothing and so say nothing.
  mutating func checkEmptiness(of place: Int) {
    let node = draft.document.nodes[place]
    guard node.childCount == 0, node.firstChild < 0, !node.isBroken else { return }
    switch node.kind.role {
    case .loop: break
    case .branch:
      // An empty branch may keep those behind it from standing.
      guard node.nextSibling < 0 || !draft.continuesChain(Int(node.nextSibling)) else { return }
      guard node.parent >= 0, mayStayEmpty(Int(node.parent)) else { return }
    case .layout, .slot, .component, .declared, .other: return
    }
    draft.report(.emptyBranch(node.kind, draft.source(of: place)))
  }

  /// Whether an empty branch in `parent` is no mistake of another kind.
  private func mayStayEmpty(_ parent: Int) -> Bool {
    let above = draft.document.placingParentOrSelf(parent)
    guard above >= 0 else { return false }
    let kind = draft.document.nodes[above].kind
    if kind == .element { return draft.declaration(of: above)?.children == .any }
    if kind == .component { return false }
    return draft.tables.elements[Int(kind.rawValue)].mostChildren == .max
  }
}

extension TypedDocument {
  fileprivate func placingParentOrSelf(_ node: Int) -> Int {
    ElementSet.flow.contains(nodes[node].kind) ? placingParent(of: node) : node
  }
}
