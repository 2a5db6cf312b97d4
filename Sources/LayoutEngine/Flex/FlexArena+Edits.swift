extension FlexArena {
  /// Drops the answers of a node's box.
  mutating func clear(_ node: Int) {
    guard boxOfNode.indices.contains(node), boxOfNode[node] >= 0 else { return }
    let laid = Int(boxes[Int(boxOfNode[node])].laid)
    guard laid >= 0 else { return }
    work.free(from: laids[laid].memo)
    laids[laid].memo = -1
    laids[laid].pass = 0
  }

  /// Notes that a node's box is to be made anew.
  mutating func note(_ node: Int) {
    guard !boxOfNode.isEmpty else {
      // The tree was not solved yet.
      if !boxes.isEmpty { isOutdated = true }
      return
    }
    guard boxOfNode.indices.contains(node), boxOfNode[node] >= 0, !isOutdated else { return }
    // Beyond a few it costs less to make all.
    if editedNodes.count < 8 {
      editedNodes.append(Int32(truncatingIfNeeded: node))
    } else {
      isOutdated = true
    }
  }

  /// Makes anew what was noted; tells whether all answers have to go.
  mutating func bringUpToDate(
    _ nodes: [Node], _ pools: SpecPools, _ direction: LayoutDirection
  ) -> Bool {
    self.direction = direction
    guard isOutdated || !editedNodes.isEmpty else { return false }
    let (usedBaselines, usedLimits) = (usesBaselines, usesLimits)
    while !isOutdated, let node = editedNodes.popLast() {
      isOutdated = !update(Int(node), nodes, pools, direction)
    }
    if isOutdated { rebuild(nodes, pools, direction) }
    return (usesBaselines && !usedBaselines) || (usesLimits && !usedLimits)
  }

  /// Makes the box of one node anew; not where others depend on it in more than their flags.
  private mutating func update(
    _ index: Int, _ nodes: [Node], _ pools: SpecPools, _ direction: LayoutDirection
  ) -> Bool {
    let node = nodes[index]
    let place = boxOfNode[index]
    guard place >= 0 else { return false }
    let old = boxes[Int(place)]
    let owner = node.isFlexItem ? boxOfNode[Int(node.parent)] : -1
    var box = box(for: Int32(truncatingIfNeeded: index), node, pools, in: owner)
    if box.flags.contains(.isHidden) != old.flags.contains(.isHidden) { sweeps = true }
    guard !box.flags.contains(.isContents), !old.flags.contains(.isContents),
      box.direction == old.direction
    else { return false }
    box.parent = old.parent
    box.firstChild = old.firstChild
    box.lastChild = old.lastChild
    box.nextSibling = old.nextSibling
    box.childCount = old.childCount
    box.laid = old.laid
    boxes[Int(place)] = box
    settle(from: place)
    return true
  }

  /// Notes on a box, and on those around it, what is in them.
  private mutating func settle(from place: Int32) {
    boxes.withMutableBorrowed { boxes in
      var index = place
      while index >= 0 {
        let flags = FlexArena.settle(boxes.mutableElement(at: index), among: boxes)
        if flags.contains(.alignsBaselines) { usesBaselines = true }
        if flags.contains(.hasLimits) { usesLimits = true }
        index = boxes[Int(index)].parent
      }
    }
  }

  /// Makes all boxes anew; what they answered stays.
  private mutating func rebuild(
    _ nodes: [Node], _ pools: SpecPools, _ direction: LayoutDirection
  ) {
    swap(&boxes, &oldBoxes)
    swap(&states, &oldStates)
    swap(&laids, &oldLaids)
    swap(&boxOfNode, &oldBoxOfNode)
    build(nodes, pools, direction)
    for node in oldBoxOfNode.indices {
      let old = oldBoxOfNode[node]
      guard old >= 0 else { continue }
      let new = boxOfNode.indices.contains(node) ? boxOfNode[node] : -1
      let oldLaid = Int(oldBoxes[Int(old)].laid)
      let newLaid = new >= 0 ? Int(boxes[Int(new)].laid) : -1
      if new >= 0 { states[Int(new)] = oldStates[Int(old)] }
      guard oldLaid >= 0 else { continue }
      if newLaid >= 0 {
        laids[newLaid] = oldLaids[oldLaid]
      } else {
        work.free(from: oldLaids[oldLaid].memo)
      }
    }
  }
}

extension FlexWork {
  /// Makes the places of a chain of answers free.
  mutating func free(from first: Int32) {
    var entry = first
    while entry >= 0 {
      let next = memo[Int(entry)].next
      memo[Int(entry)].next = freeMemo
      freeMemo = entry
      entry = next
    }
  }
}

extension FlexFlags {
  /// What a box has from its percents and its children.
  static let settled: FlexFlags = [
    .alignsBaselines, .holdsAbsolute, .hasPercentOfWidth, .hasPercentOfHeight, .readsOwnerWidth,
    .readsOwnerHeight, .hasChildBasis, .hasPlainLine, .holdsElement,
  ]
}
