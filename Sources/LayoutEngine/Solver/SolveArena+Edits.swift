extension SolveArena {
  /// Drops the cached measurements of a node, and what is known of its content.
  mutating func clear(_ node: Int) {
    guard states.indices.contains(node) else { return }
    outdateStyles()
    memo.free(from: states[node].memo)
    states[node].memo = -1
    states[node].content = .unknown
    if boxStates.indices.contains(node) {
      css.memo.free(from: boxStates[node].memo)
      boxStates[node].memo = -1
      boxStates[node].dependsOnHeight = .unknown
      let container = Int(boxStates[node].container)
      if containers.indices.contains(container) {
        css.inherited.free(from: containers[container].inherited.first)
        containers[container].inherited = InheritedTracks()
        containers[container].holdsLoose = false
      }
    }
    flex.clear(node)
  }

  /// Makes room for the state of attributes that edits added to the pools.
  mutating func extend(_ pools: SpecPools) {
    while ownSizes.count < pools.sizes.count {
      ownSizes.append(OwnSize(pools.sizes[ownSizes.count]))
    }
    while cells.count < pools.cells.count { cells.append(CellState()) }
    while contentSizes.count < pools.scrolls.count { contentSizes.append(.zero) }
  }

  /// Makes room for the state of `count` nodes behind the last.
  mutating func append(_ count: Int) {
    for _ in 0..<count {
      states.append(NodeState())
      frames.append(.zero)
      if !flex.boxOfNode.isEmpty { flex.boxOfNode.append(-1) }
      if !boxStates.isEmpty { boxStates.append(BoxState()) }
    }
    knowsContainers = false
  }

  /// Puts the nodes in another order, and removes those that are in none of its ranges.
  mutating func arrange(_ order: [Range<Int>]) {
    outdateStyles()
    states.arrange(order)
    frames.arrange(order)
    if !flex.boxOfNode.isEmpty { flex.boxOfNode.arrange(order) }
    if !boxStates.isEmpty {
      boxStates.arrange(order)
      dropContainers()
    }
  }

  /// Removes the states of containers that were removed, and renumbers the rest.
  private mutating func dropContainers() {
    var kept: [BoxContainerState] = []
    kept.reserveCapacity(containers.count)
    for index in boxStates.indices where boxStates[index].container >= 0 {
      kept.append(containers[Int(boxStates[index].container)])
      boxStates[index].container = Int32(truncatingIfNeeded: kept.count - 1)
    }
    containers = kept
  }

  /// Drops the cached measurements of a node, unless this was done since the last solve.
  ///
  /// - Returns: Whether measurements were dropped now.
  mutating func touch(_ node: Int) -> Bool {
    guard states.indices.contains(node), states[node].touchPass != pass else { return false }
    states[node].touchPass = pass
    clear(node)
    return true
  }
}

extension Array {
  fileprivate mutating func arrange(_ order: [Range<Int>]) {
    var arranged: [Element] = []
    arranged.reserveCapacity(count)
    for range in order { arranged.append(contentsOf: self[range]) }
    self = arranged
  }
}

// MARK: Attributes in new places

extension SolveArena {
  /// Moves the state of attributes to the new places of the attributes.
  ///
  /// - Parameters:
  ///   - old: The nodes with the old places of their attributes.
  ///   - pools: The attributes in the old places.
  ///   - new: The nodes with the new places of their attributes.
  ///   - newPools: The attributes in the new places.
  mutating func follow(
    _ old: [Node], _ pools: SpecPools, to new: [Node], _ newPools: SpecPools
  ) {
    // Attributes that were added since the last solve have no state yet.
    extend(pools)
    var newCells = [CellState](repeating: CellState(), count: newPools.cells.count)
    var newContentSizes = [LayoutSize](repeating: .zero, count: newPools.scrolls.count)
    var newTexts = [Int](repeating: -1, count: newPools.texts.count)
    for (node, newNode) in zip(old, new) {
      if node.kind == .text { newTexts[Int(newNode.spec)] = Int(node.spec) }
      if node.kind == .scroll {
        newContentSizes[Int(newNode.spec)] = contentSizes[Int(node.spec)]
      }
      if node.parent >= 0, old[Int(node.parent)].kind.isLinearFamily {
        newCells[Int(newNode.placement)] = cells[Int(node.placement)]
      }
    }
    cells = newCells
    contentSizes = newContentSizes
    ownSizes.removeAll(keepingCapacity: true)
    extend(newPools)
    var places = [Int32](repeating: -1, count: texts.entries.count)
    for (place, text) in newTexts.enumerated() where places.indices.contains(text) {
      places[text] = Int32(truncatingIfNeeded: place)
    }
    editedTexts = editedTexts.compactMap { text in
      places.indices.contains(Int(text)) && places[Int(text)] >= 0 ? places[Int(text)] : nil
    }
    texts.arrange(newTexts)
    // Boxes contain the places of their sizes.
    flex.outdate(newPools)
  }
}
