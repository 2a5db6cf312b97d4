extension SolveArena {
  /// Drops the answers of a node, and where what is in it stands.
  mutating func clear(_ node: Int) {
    guard states.indices.contains(node) else { return }
    outdateStyles()
    memo.free(from: states[node].memo)
    states[node].memo = -1
    states[node].isLaid = false
    if boxStates.indices.contains(node) {
      css.memo.free(from: boxStates[node].memo)
      boxStates[node].memo = -1
      boxStates[node].dependsOnHeight = .unknown
      let container = Int(boxStates[node].container)
      if containers.indices.contains(container) {
        css.lent.free(from: containers[container].lent.first)
        containers[container].lent = LentTracks()
        containers[container].holdsLoose = false
      }
    }
    flex.clear(node)
  }

  /// Makes room for what edits added to the pools.
  mutating func extend(_ pools: SpecPools) {
    while ownSizes.count < pools.sizes.count {
      ownSizes.append(OwnSize(pools.sizes[ownSizes.count]))
    }
    while cells.count < pools.cells.count { cells.append(CellState()) }
    while contentSizes.count < pools.scrolls.count { contentSizes.append(.zero) }
  }

  /// Makes room for `count` nodes behind the last.
  mutating func append(_ count: Int) {
    for _ in 0..<count {
      states.append(NodeState())
      frames.append(.zero)
      if !flex.boxOfNode.isEmpty { flex.boxOfNode.append(-1) }
      if !boxStates.isEmpty { boxStates.append(BoxState()) }
    }
    knowsContainers = false
  }

  /// Puts the nodes in another order; those that are in none of its ranges go.
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

  /// Leaves no place to a container that has gone.
  private mutating func dropContainers() {
    var kept: [BoxContainerState] = []
    kept.reserveCapacity(containers.count)
    for index in boxStates.indices where boxStates[index].container >= 0 {
      kept.append(containers[Int(boxStates[index].container)])
      boxStates[index].container = Int32(truncatingIfNeeded: kept.count - 1)
    }
    containers = kept
  }

  /// Drops the answers of a node, unless they were since the last solve; tells whether it did.
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

// MARK: When the attributes are kept elsewhere

extension SolveArena {
  /// Finds what is known of attributes in their new places.
  ///
  /// - Parameters:
  ///   - old: The nodes with the places that the attributes had.
  ///   - pools: The attributes in those places.
  ///   - new: The nodes with the places that they have.
  ///   - newPools: The attributes in these.
  mutating func follow(
    _ old: [Node], _ pools: SpecPools, to new: [Node], _ newPools: SpecPools
  ) {
    // What was added since the last solve is not known yet.
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
    // Boxes know where the sizes are.
    flex.outdate(newPools)
  }
}
