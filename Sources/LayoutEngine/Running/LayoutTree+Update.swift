// An update compares two trees. Equal elements keep their measurements and frames, and elements
// that differ get the new attributes. Added, removed and moved elements are rearranged in one pass.

extension LayoutTree {
  /// Makes the tree equal to another tree and keeps the measurements of unchanged elements.
  ///
  /// Elements are matched by their place, kind and outlet. In a list of children, rows with a key
  /// are matched by key; other elements are matched by equality, searched up to 24 places ahead. If
  /// the two roots differ in kind or outlet, the tree is replaced as a whole, and the next solve
  /// measures all of it again. See <doc:Relayout>.
  ///
  /// The comparison measures nothing.
  ///
  /// - Parameter other: The tree to become equal to, built for its range and environment. After the
  ///   call, the content of `other` is unspecified, and its memory may be reused.
  /// - Complexity: O(n + m) in the numbers of elements of the two trees.
  public mutating func update(to other: inout LayoutTree) {
    _ = update(to: &other, taking: [])
  }

  /// Makes the tree equal to another tree, in which marks stand for reused rows of this tree.
  ///
  /// - Parameters:
  ///   - other: The tree to become equal to; its content is unspecified afterwards.
  ///   - kept: The rows that `other` reuses.
  /// - Returns: Whether every mark matched its element; if not, the tree is unchanged.
  mutating func update(to other: inout LayoutTree, taking kept: [KeptRows.Row]) -> Bool {
    closeAll()
    other.closeAll()
    numberIDs(like: other)
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

  /// Gives the ids the numbers that they have in another tree, so that they are compared by name.
  ///
  /// Another version of a document that is loaded at run time may declare more ids or fewer; an id
  /// that it has no more is equal to none of its ids, and neither is a component. Trees of
  /// generated types have no names, and always the same numbers.
  private mutating func numberIDs(like other: LayoutTree) {
    guard loadedIDs != other.loadedIDs else { return }
    let change = LoadedIDChange(from: loadedIDs, to: other.loadedIDs)
    for node in nodes.indices { nodes[node].id = change.id(nodes[node].id) }
    for index in pools.rootIDs.indices { pools.rootIDs[index].apply(change) }
    loadedIDs = other.loadedIDs
  }

  /// Replaces the tree with another one, without comparing them.
  private mutating func takeOver(_ other: inout LayoutTree) {
    var log: ChangeLog?
    swap(&log, &self.log)
    log?.keepBase(nodes)
    log?.replaceAll()
    swap(&self, &other)
    swap(&log, &self.log)
  }

  /// The number of each element, and of the end, after each mark is replaced by its subtree.
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

  /// Sets those attributes of an element that differ from an element of another tree.
  private mutating func set(
    _ number: Int, like model: Int, _ parts: LayoutChanges.Parts, in other: LayoutTree
  ) {
    let element = LayoutElement(number)
    if !parts.isDisjoint(with: .content) { setSpec(other.spec(of: model), of: element) }
    if !parts.isDisjoint(with: .appearance) || !parts.isDisjoint(with: [.actions, .unseen]) {
      let style = other.style(of: model)
      setStyle(style, of: element)
      if style == nil { nodes[number].look = -1 }
    }
    if parts.contains(.size) { setSize(other.ownSize(of: model), of: element) }
    // A spacer's own attributes are also part of its placement.
    let placement = other.placement(of: model)
    if self.placement(of: element) != placement { setPlacement(placement, of: element) }
  }

  /// Removes, adds and orders elements as in another tree.
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
    inheritDirections()
  }
}

// MARK: Reusing rows

extension LayoutTree {
  /// Lets the next build reuse the rows of another tree.
  mutating func keepRows(of other: LayoutTree) {
    guard !other.rows.isEmpty else { return }
    keptRows = KeptRows(of: other.rows, other.nodes)
    asksForRange = other.asksForRange
    asksForEnvironment = other.asksForEnvironment
  }

  /// Returns the rows that the build reused, and ends the reuse.
  mutating func takeKeptRows() -> [KeptRows.Row] {
    let kept = keptRows?.kept ?? []
    keptRows = nil
    return kept
  }
}

// MARK: Adopting a tree that was solved elsewhere

extension LayoutTree {
  /// Replaces the tree with another, solved one, and logs the differences.
  mutating func adopt(_ other: LayoutTree) {
    numberIDs(like: other)
    guard log != nil, TreeComparison.isPossible(self, other) else {
      var other = other
      takeOver(&other)
      return
    }
    let plan = TreeComparison(self, other).plan
    var log: ChangeLog?
    swap(&log, &self.log)
    for change in plan.changes { log?.note(change.old, change.parts.subtracting(.unseen)) }
    let isVisibilityChanged = plan.changes.contains {
      nodes[$0.old].isGone != other.nodes[$0.new].isGone
    }
    if isVisibilityChanged || !plan.rearranged.isEmpty || !pools.fits.isEmpty {
      log?.keepBase(nodes)
    }
    var notes: [FrameNote] = []
    var order: [Range<Int>] = []
    /// The next number for a new element, higher than all existing ones.
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
