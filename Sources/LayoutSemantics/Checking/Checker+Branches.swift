import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Conditions: chains of `if`, `elseIf` and `else`.
extension Checker {
  /// Reads what stands on the branch at `place`, and opens what its test opens.
  mutating func readBranch(_ place: Int) {
    let kind = document.nodes[place].kind
    let outer = scopeNumber(of: place)
    if structure.strayBranches.contains(Int32(place)), !document.nodes[place].isBroken {
      report(.strayBranch(kind, source(of: place)))
      update { $0.nodes[place].isBroken = true }
    }
    var branch = TypedBranch(test: -1)
    var hasCondition = false
    for index in document.nodes[place].attributeIndices {
      let attribute = document.attributes[index]
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
    if kind != .else, !hasCondition, !writesCondition(place), !document.nodes[place].isBroken {
      report(.missingCondition(kind, source(of: place), markup))
    }
    update {
      $0.nodes[place].detail = Int32($0.structure.branches.count)
      $0.structure.branches.append(branch)
    }
    openBranch(place, branch, outer: outer)
  }

  /// Whether a condition is written, right or wrong.
  private func writesCondition(_ place: Int) -> Bool {
    let written = document.nodes[place].written
    return [AttributeName.test, .minWidth, .maxWidth, .minHeight, .maxHeight]
      .contains { written.contains($0) }
  }

  private mutating func openBranch(_ place: Int, _ branch: TypedBranch, outer: Int) {
    structure.inner[Int32(place)] = outer
    structure.behind[Int32(place)] = outer
    let expressions = document.structure.expressions
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
    let node = document.nodes[place]
    guard node.childCount == 0, node.firstChild < 0, !node.isBroken else { return }
    switch node.kind.role {
    case .loop: break
    case .branch:
      // An empty branch may keep those behind it from standing.
      guard node.nextSibling < 0 || !continuesChain(Int(node.nextSibling)) else { return }
      guard node.parent >= 0, mayStayEmpty(Int(node.parent)) else { return }
    case .layout, .slot, .component, .declared, .other: return
    }
    report(.emptyBranch(node.kind, source(of: place)))
  }

  /// Whether an empty branch in `parent` is no mistake of another kind.
  private func mayStayEmpty(_ parent: Int) -> Bool {
    let above = document.placingParentOrSelf(parent)
    guard above >= 0 else { return false }
    let kind = document.nodes[above].kind
    if kind == .element { return declaration(of: above)?.children == .any }
    if kind == .component { return false }
    return tables.elements[Int(kind.rawValue)].mostChildren == .max
  }
}

extension TypedDocument {
  fileprivate func placingParentOrSelf(_ node: Int) -> Int {
    ElementSet.flow.contains(nodes[node].kind) ? placingParent(of: node) : node
  }
}
