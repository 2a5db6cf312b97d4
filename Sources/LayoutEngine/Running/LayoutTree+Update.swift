// A tree becomes another one by comparing the two: what is the same keeps its measurements and frames,
// what differs is set, and what came, went and moved is put in its place in one go.

extension LayoutTree {
  /// Makes the tree equal to another one, and keeps the measurements of what is the same.
  ///
  /// Elements are matched by their place, kind and outlet. In a list of children, rows with a key
  /// are matched by that, and other elements by being equal, up to 24 places ahead. Where the roots are
  /// not of one kind and outlet, the other tree is taken over as a whole, and all of it is measured anew
  /// at the next solve. See <doc:Relayout>.
  ///
  /// Comparing measures nothing. It takes time in proportion to the elements of both trees.
  ///
  /// - Parameter other: The tree to be equal to, built for its range and environment. Afterwards
  ///   its content is unspecified, and its memory may be used again.
  public mutating func update(to other: inout LayoutTree) {
    _ = update(to: &other, taking: [])
  }

  /// The same where marks in the other tree stand for rows of this one.
  ///
  /// - Returns: Whether they do so in their places; if not, nothing has changed.
  mutating func update(to other: inout LayoutTree, taking kept: [KeptRows.Row]) -> Bool {
    closeAll()
    other.closeAll()
    guard TreeComparison.isPossible(self, other) else {
      guard kept.isEmpty else { return false }
      takeOver(&other)
      return true
    }
    compactIfSparse()
    other.pools.sanitize()
    let plan = TreeComparison(self, other).plan
    guard !plan.isMistaken else { return false }
    note(other)
    if kept.isEmpty {
      swap(&rows, &other.rows)
    } else if plan.rearranged.isEmpty {
      rows.update(from: other.rows) { Int(plan.partners[$0].old) }
    } else {
      rows.become(other.rows, keeping: kept, other.numbersWithoutMarks(of: self))
    }
    for change in plan.changes { set(change.old, like: change.new, change.parts, in: other) }
    if !plan.rearranged.isEmpty { rearrange(plan, other) }
    return true
  }

  /// Becomes another tree, of which nothing is known.
  private mutating func takeOver(_ other: inout LayoutTree) {
    var log: ChangeLog?
    swap(&log, &self.log)
    log?.keepBase(nodes)
    log?.replaceAll()
    swap(&self, &other)
    swap(&log, &self.log)
  }

  /// For each element, and what would follow the last, its number once each mark is what it stands for.
  private func numbersWithoutMarks(of old: LayoutTree) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(nodes.count + 1)
    var next = 0
    for node in nodes {
      numbers.append(next)
      next += node.isMark ? old.subtree(of: Int(node.spec)).count : 1
    }
    numbers.append(next)
    return numbers
  }

  /// Gives an element the attributes that one of another tree has.
  private mutating func set(
    _ number: Int, like model: Int, _ parts: LayoutChanges.Parts, in other: LayoutTree
  ) {
    let element = LayoutElement(number)
    if !parts.isDisjoint(with: .content) { setSpec(other.spec(of: model), of: element) }
    if !parts.isDisjoint(with: .appearance) {
      let look = other.appearance(of: model)
      setAppearance(look, of: element)
      if look == nil { nodes[number].look = -1 }
    }
    if parts.contains(.size) { setSize(other.ownSize(of: model), of: element) }
    // A spacer's own attributes are said to its parent.
    let placement = other.placement(of: model)
    if self.placement(of: element) != placement { setPlacement(placement, of: element) }
  }

  /// Puts what stays and what is new in the order of another tree, and takes out what is in it no more.
  private mutating func rearrange(_ plan: UpdatePlan, _ other: LayoutTree) {
    log?.keepBase(nodes)
    for element in plan.removed { drop(subtree(of: element)) }
    for element in plan.rearranged { touch(element) }
    let first = nodes.count
    var order: [Range<Int>] = []
    var element = 0
    while element < other.nodes.count {
      let partner = plan.partners[element]
      var range = Int(partner.old)..<Int(partner.old) + 1
      if partner.old < 0 {
        let parent = Int(plan.partners[Int(other.nodes[element].parent)].old)
        range = appendCopy(of: element, in: other, under: parent)
      } else if partner.isWhole {
        range = subtree(of: Int(partner.old))
      }
      if let last = order.last, last.upperBound == range.lowerBound {
        order[order.count - 1] = last.lowerBound..<range.upperBound
      } else {
        order.append(range)
      }
      element = partner.isWhole ? Int(other.nodes[element].end) : element + 1
    }
    if arena.isPrepared && nodes.count > first {
      pools.sanitize()
      arena.append(nodes.count - first)
    }
    arrange(order)
  }
}

// MARK: Rows that are taken over

extension LayoutTree {
  /// Takes over rows of another tree in the build that follows.
  mutating func keepRows(of other: LayoutTree) {
    guard !other.rows.isEmpty else { return }
    keptRows = KeptRows(of: other.rows, other.nodes)
    asksForRange = other.asksForRange
    asksForEnvironment = other.asksForEnvironment
  }

  /// The rows that were taken over.
  mutating func takeKeptRows() -> [KeptRows.Row] {
    let kept = keptRows?.kept ?? []
    keptRows = nil
    return kept
  }
}

// MARK: Taking over what was solved elsewhere

extension LayoutTree {
  /// Becomes another tree that is solved, and notes how that differs.
  mutating func adopt(_ other: LayoutTree) {
    guard log != nil, TreeComparison.isPossible(self, other) else {
      var other = other
      takeOver(&other)
      return
    }
    let plan = TreeComparison(self, other).plan
    var log: ChangeLog?
    swap(&log, &self.log)
    for change in plan.changes { log?.note(change.old, change.parts) }
    let isVisibilityChanged = plan.changes.contains {
      nodes[$0.old].isGone != other.nodes[$0.new].isGone
    }
    if isVisibilityChanged || !plan.rearranged.isEmpty { log?.keepBase(nodes) }
    var notes: [FrameNote] = []
    var order: [Range<Int>] = []
    /// Beyond all that are there, so that it is new.
    var newcomer = nodes.count
    var element = 0
    while element < other.nodes.count {
      let partner = plan.partners[element]
      let count = partner.isWhole ? other.subtree(of: element).count : 1
      if partner.old < 0 {
        order.append(newcomer..<newcomer + count)
        newcomer += count
      } else {
        let old = Int(partner.old)
        order.append(old..<old + count)
        for offset in 0..<count where frame(of: old + offset) != other.frame(of: element + offset) {
          notes.append(
            FrameNote(
              node: Int32(truncatingIfNeeded: old + offset), frame: frame(of: old + offset)))
        }
      }
      element += count
    }
    log?.note(notes)
    if !plan.rearranged.isEmpty { log?.arrange(order) }
    self = other
    self.log = log
  }
}
