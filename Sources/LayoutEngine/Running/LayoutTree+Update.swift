extension LayoutTree {
  /// Makes the tree equal to another one, and keeps the measurements of what is the same.
  ///
  /// Elements are matched by their place, kind and outlet. In a list of children, rows with a key
  /// are matched by that, and other elements by being equal, up to 24 places ahead. With more than
  /// 64 insertions, removals and moves the other tree is taken over as a whole, and all of it is
  /// measured anew at the next solve; the changes are found all the same. See <doc:Relayout>.
  ///
  /// Comparing measures nothing. It takes time in proportion to the elements of both trees, and to
  /// the depth at which they differ.
  ///
  /// - Parameter other: The tree to be equal to, built for its range and environment. Afterwards
  ///   its content is unspecified, and its memory may be used again.
  /// - Returns: Which elements entered, left, stayed and moved.
  @discardableResult
  public mutating func update(to other: inout LayoutTree) -> TreeChanges {
    closeAll()
    other.closeAll()
    note(other)
    guard canCompare(with: other) else {
      let wasGone = goneElements
      swap(&self, &other)
      return allChanged(wasGone: wasGone)
    }
    var plan = UpdatePlan()
    plan.compare(self, other)
    var changes = plan.changes(from: self, to: other)
    if garbage <= nodes.count + 64, plan.structuralEdits <= UpdatePlan.mostEdits,
      apply(plan, of: other)
    {
      rows = other.rows
      return changes
    }
    swap(&self, &other)
    changes.isRebuilt = true
    return changes
  }

  private func canCompare(with other: LayoutTree) -> Bool {
    guard !nodes.isEmpty, !other.nodes.isEmpty else { return false }
    return isSame(0, as: 0, in: other) && other.nodes.allSatisfy { $0.depth < Limits.depth }
      && nodes.allSatisfy { $0.depth < Limits.depth }
  }

  private func allChanged(wasGone: [Bool]) -> TreeChanges {
    let isGone = goneElements
    var changes = TreeChanges()
    changes.left = wasGone.indices.filter { !wasGone[$0] }
    changes.entered = isGone.indices.filter { !isGone[$0] }
    changes.origins = nodes.map { _ in -1 }
    changes.isRebuilt = true
    return changes
  }

  /// Does all edits of a plan; false where one of them was not possible.
  private mutating func apply(_ plan: UpdatePlan, of other: LayoutTree) -> Bool {
    for edit in plan.edits {
      switch edit {
      case .remove(let element): guard remove(element).isApplied else { return false }
      case .insert(let element, let parent, let index):
        guard insertCopy(of: element, in: other, into: parent, at: index) else { return false }
      case .set(let element, let model):
        guard set(element, like: model, in: other) else { return false }
      }
    }
    return plan.moves.allSatisfy { step in
      guard let child = child(of: step.parent, at: step.from) else { return false }
      return move(child, into: step.parent, at: step.to).isApplied
    }
  }

  /// Gives an element all attributes that one of another tree has.
  private mutating func set(_ element: Int, like model: Int, in other: LayoutTree) -> Bool {
    let spec = other.spec(of: model)
    if self.spec(of: element) != spec, !setSpec(spec, of: element) { return false }
    if appearance(of: element) != other.appearance(of: model) {
      let look = other.appearance(of: model)
      setAppearance(look, of: element)
      if look == nil { nodes[element].look = -1 }
    }
    let size = other.ownSize(of: model)
    if ownSize(of: element) != size, !setSize(size, of: element) { return false }
    let placement = other.placement(of: model)
    return self.placement(of: element) == placement || setPlacement(placement, of: element)
  }

  /// Whether two elements say the same of themselves.
  func isEqual(_ element: Int, to model: Int, in other: LayoutTree) -> Bool {
    spec(of: element) == other.spec(of: model)
      && appearance(of: element) == other.appearance(of: model)
      && ownSize(of: element) == other.ownSize(of: model)
      && placement(of: element) == other.placement(of: model)
  }
}

extension LayoutTree {
  /// Whether one element can be the other with other attributes.
  func isSame(_ element: Int, as model: Int, in other: LayoutTree) -> Bool {
    let (node, otherNode) = (nodes[element], other.nodes[model])
    return node.kind == otherNode.kind && node.id == otherNode.id && node.scope == otherNode.scope
      && rootIDs(of: element) == other.rootIDs(of: model)
  }
}
