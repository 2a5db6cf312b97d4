/// A child of a stack in which elements were edited since the last solve.
///
/// If the child keeps its size, nothing outside of it moves, however many siblings it has: the next
/// solve measures it once more for the constraints of its parent, and lays out its subtree alone.
/// Only if its size is another one are its ancestors measured and laid out too.
struct RelayoutBoundary: Sendable {
  let node: Int32
  /// The constraints for which the parent measured the child.
  let constraints: Constraints
  /// The measurement before the edits, whose validity does not matter any longer.
  let measure: Measure
}

// MARK: Finding boundaries

extension LayoutTree {
  /// The most boundaries between two solves; with more, the ancestors are measured anew at once.
  private static let mostBoundaries = 64

  /// Drops the cached measurements of an element and of those ancestors that the edit may concern.
  ///
  /// These are the ancestors below a boundary, if there is one, and else all of them. The walk up
  /// ends at the first ancestor that was already touched since the last solve.
  mutating func touch(_ element: Int) {
    guard arena.isPrepared else {
      arena.range = nil
      return
    }
    var last = -1
    if let boundary = boundary(of: element) {
      last = Int(nodes[boundary].parent)
    } else {
      dropBoundaries()
      arena.range = nil
    }
    var node = element
    while node != last, node >= 0, arena.touch(node) { node = Int(nodes[node].parent) }
  }

  /// Drops the cached measurements of the ancestors of all boundaries.
  mutating func dropBoundaries() {
    guard !arena.boundaries.isEmpty else { return }
    arena.range = nil
    for boundary in arena.boundaries {
      var node = Int(nodes[Int(boundary.node)].parent)
      while node >= 0, arena.touch(node) { node = Int(nodes[node].parent) }
    }
    arena.boundaries.removeAll(keepingCapacity: true)
  }

  /// Returns the boundary around an element that is about to change; nil if there is none.
  ///
  /// The element's parent reads some of its attributes, so the boundary is never the element.
  private mutating func boundary(of element: Int) -> Int? {
    // Without a range, an edit has already concerned the whole tree.
    guard arena.range != nil, !arena.isApproximate, arena.keepsAnswers, !arena.isStopped else {
      return nil
    }
    if let known = arena.boundaries.first(where: { subtree(of: Int($0.node)).contains(element) }) {
      return known.node == Int32(truncatingIfNeeded: element) ? nil : Int(known.node)
    }
    guard arena.boundaries.count < Self.mostBoundaries, let found = candidate(above: element),
      !arena.boundaries.contains(where: { subtree(of: found).contains(Int($0.node)) })
    else { return nil }
    arena.boundaries.append(
      RelayoutBoundary(
        node: Int32(truncatingIfNeeded: found), constraints: arena.states[found].constraints,
        measure: arena.memo[arena.states[found].memo].measure))
    return found
  }

  /// Returns the ancestor with the smallest part of its parent's elements that may be a boundary.
  private func candidate(above element: Int) -> Int? {
    var best: Int?
    var bestShare = Float(0.5)
    var node = Int(nodes[element].parent)
    while node >= 0 {
      guard isMeasuredOnce(node) else {
        // What is above has to be measured in one way too.
        best = nil
        bestShare = 0.5
        node = Int(nodes[node].parent)
        continue
      }
      let parent = Int(nodes[node].parent)
      if parent >= 0, nodes[parent].kind == .stack {
        let share = Float(subtree(of: node).count) / Float(subtree(of: parent).count)
        if share < bestShare { (best, bestShare) = (node, share) }
      }
      node = parent
    }
    return best
  }

  /// Whether a laid out element was measured for no other constraints than those it is laid out
  /// with, and its parent keeps nothing of it but its size and baselines.
  private func isMeasuredOnce(_ node: Int) -> Bool {
    let (element, state) = (nodes[node], arena.states[node])
    guard element.kind != .flex, element.kind != .grid, !element.kind.isLinearFamily,
      !element.isGone, !element.isFlexItem, !element.isGridItem, state.content == .laid,
      state.memo >= 0, arena.memo[state.memo].next < 0,
      arena.memo[state.memo].measure.validity.accepts(state.constraints)
    else { return false }
    guard element.parent >= 0 else { return true }
    let parent = nodes[Int(element.parent)]
    switch parent.kind {
    case .scroll, .inset, .wrapper: return true
    case .stack:
      let axis: Axis =
        pools.stacks[Int(parent.spec)].direction == .horizontal ? .row : .column
      let (along, across) = (state.constraints[axis], state.constraints[axis.cross])
      // Any other length along the stack would be a second measurement, after the flexing.
      if along.low == 0 && along.high == .infinity { return true }
      // The content of a scroll is measured without limits along it before and after the flexing.
      guard element.kind == .scroll, across.isExact else { return false }
      let spec = pools.scrolls[Int(element.spec)]
      let content = element.firstChild
      return spec.axis == (axis == .row ? .horizontal : .vertical) && !spec.fillsViewport
        && content >= 0 && arena.states[Int(content)].memo >= 0
        && arena.memo[arena.states[Int(content)].memo].measure.validity[axis].parent.isOpen
    case .background, .overlay, .center, .relative, .ratio, .absolute, .corner, .clip, .fit,
      .zstack, .text, .image, .view, .spacer, .flex, .linear, .layers, .flow, .grid, .custom:
      return false
    }
  }
}

// MARK: Solving within boundaries

extension Solver {
  /// Lays out the subtrees of boundaries whose size is the same as before, and nothing else.
  ///
  /// - Returns: Whether all have their former sizes; if not, no frame is written, and the tree is
  ///   to be solved as a whole.
  mutating func solve(within boundaries: [RelayoutBoundary]) -> Bool {
    for boundary in boundaries {
      deferredMeasurements.append(
        DeferredMeasurement(node: boundary.node, constraints: boundary.constraints))
      measureDeferred(after: 0)
      let measure = measure(boundary.node, boundary.constraints)
      guard measure.size == boundary.measure.size,
        measure.ascender == boundary.measure.ascender,
        measure.descender == boundary.measure.descender
      else {
        dropAncestors(of: boundaries)
        return false
      }
    }
    for boundary in boundaries {
      pinAncestors(of: boundary.node)
      states[Int(boundary.node)].pass = pass
      layOut(Int(boundary.node)..<Int(nodes[Int(boundary.node)].end))
    }
    return true
  }

  /// Narrows the validity of the ancestors' measurements to the constraints of the last solve.
  ///
  /// Their sizes are the same, but for other constraints a changed descendant may matter.
  private mutating func pinAncestors(of node: Int32) {
    var node = nodes[Int(node)].parent
    while node >= 0 {
      memo.pin(states[Int(node)].memo, to: states[Int(node)].constraints)
      node = nodes[Int(node)].parent
    }
  }

  /// Drops the cached measurements of the ancestors, which are all of kinds without other caches.
  private mutating func dropAncestors(of boundaries: [RelayoutBoundary]) {
    for boundary in boundaries {
      var node = nodes[Int(boundary.node)].parent
      while node >= 0 {
        memo.free(from: states[Int(node)].memo)
        states[Int(node)].memo = -1
        states[Int(node)].content = .unknown
        node = nodes[Int(node)].parent
      }
    }
  }
}

extension Memo<MemoEntry> {
  /// Narrows the validity of a measurement to exactly these constraints.
  fileprivate mutating func pin(_ place: Int32, to constraints: Constraints) {
    update(place) {
      $0.measure.validity.width.pin(constraints.width)
      $0.measure.validity.height.pin(constraints.height)
    }
  }
}
