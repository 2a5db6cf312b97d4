extension SolveArena {
  /// Drops the answers of a node, and where what is in it stands.
  mutating func clear(_ node: Int) {
    guard states.indices.contains(node) else { return }
    memo.free(from: states[node].memo)
    states[node].memo = -1
    states[node].isLaid = false
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
    }
  }

  /// Lets the nodes of `range` from `middle` on change places with those before it.
  mutating func rotate(_ range: Range<Int>, at middle: Int) {
    states.rotate(range, at: middle)
    frames.rotate(range, at: middle)
    if !flex.boxOfNode.isEmpty { flex.boxOfNode.rotate(range, at: middle) }
  }

  /// Takes out the last `count` nodes.
  mutating func removeLast(_ count: Int) {
    for node in Swift.max(states.count - count, 0)..<states.count { clear(node) }
    states.removeLast(Swift.min(count, states.count))
    frames.removeLast(Swift.min(count, frames.count))
    flex.boxOfNode.removeLast(Swift.min(count, flex.boxOfNode.count))
  }
}

extension Array {
  /// Lets the elements of `range` from `middle` on change places with those before it.
  mutating func rotate(_ range: Range<Int>, at middle: Int) {
    reverse(range.lowerBound, middle)
    reverse(middle, range.upperBound)
    reverse(range.lowerBound, range.upperBound)
  }

  private mutating func reverse(_ start: Int, _ end: Int) {
    var low = start
    var high = end - 1
    while low < high {
      swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
