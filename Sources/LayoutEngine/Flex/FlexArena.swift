/// The boxes of all flexboxes in a tree, with the state and caches of a solve.
struct FlexArena: Sendable {
  var boxes: [FlexBox] = []
  var states: [FlexState] = []
  var laids: [FlexLaid] = []
  var work = FlexWork()
  /// The box of each node, or −1; empty if the tree has no flexbox.
  var boxOfNode: [Int32] = []
  /// Whether any container aligns by baselines, so that they must be computed.
  var usesBaselines = false
  /// Whether any box has a minimum or maximum length.
  var usesLimits = false

  /// The nodes whose boxes must be rebuilt; `isOutdated` if all boxes must be.
  var editedNodes: [Int32] = []
  var isOutdated = false
  /// The nodes that changed between a CSS flexbox and a Yoga flexbox when boxes were rebuilt.
  var movedNodes: [Int32] = []
  /// Whether elements may have been hidden or removed since the last solve, so that their frames
  /// are cleared.
  var sweeps = false
  /// Whether any box is replaced by its children, which are then laid out by the box around it.
  var usesContents = false
  /// The writing direction for which the roots were made.
  var direction = WritingDirection.ltr
  /// The number of boxes that have a `FlexLaid`.
  var laidCount: Int32 = 0
  /// The box that was made last, or −1 if the element added last has none.
  var newest: Int32 = -1
  /// The attributes of the newest view, and its box.
  var lastSaid = FlexSaid.nothing
  var lastPlace: Int32 = -1

  /// The arrays before boxes were rebuilt.
  var oldBoxes: [FlexBox] = []
  var oldStates: [FlexState] = []
  var oldLaids: [FlexLaid] = []
  var oldBoxOfNode: [Int32] = []

  mutating func forget() {
    work.memo.removeAll()
    work.histories.removeAll()
    for index in laids.indices { laids[index].forget() }
  }

  /// Drops all cached results, and keeps the histories of the boxes.
  mutating func forgetAnswers() {
    work.memo.removeAll()
    for index in laids.indices {
      laids[index].memo = -1
      laids[index].pass = 0
    }
  }

  /// Removes all boxes, and keeps the allocated memory.
  mutating func removeAll() {
    boxes.removeAll(keepingCapacity: true)
    boxOfNode.removeAll(keepingCapacity: true)
    editedNodes.removeAll(keepingCapacity: true)
    movedNodes.removeAll(keepingCapacity: true)
    isOutdated = false
    usesBaselines = false
    usesLimits = false
    usesContents = false
    // Equivalent, `0` as `1`: the first place stays unused.
    laidCount = 0
    lastSaid = .nothing
  }

  /// Makes room for the states and results of all boxes, and resets the results.
  mutating func fit(_ nodes: Int) {
    // Entries from another tree do no harm: a state is written before it is read in the same solve.
    // Equivalent, `<` as `<=`: the last place stays unused.
    while states.count < boxes.count { states.append(FlexState()) }
    laids.withMutableBorrowed { laids in
      for index in 0..<min(Int(laidCount), laids.count) { laids[index].forget() }
    }
    while laids.count < Int(laidCount) { laids.append(FlexLaid()) }
    boxOfNode.removeAll(keepingCapacity: true)
    boxOfNode.append(contentsOf: repeatElement(-1, count: nodes))
    boxOfNode.withMutableBorrowed { boxOfNode in
      boxes.withBorrowed { boxes in
        for index in 0..<boxes.count {
          boxOfNode[Int(boxes[index].node)] = Int32(truncatingIfNeeded: index)
        }
      }
    }
  }

  /// Prepares for the first solve of a tree.
  mutating func prepare(_ nodes: [Node], _ pools: SpecPools, _ direction: WritingDirection) {
    work.memo.removeAll()
    work.histories.removeAll()
    // Equivalent, `&&` as `||`: the boxes are only built once more.
    if isOutdated || direction != self.direction || boxes.isEmpty && !pools.flexes.isEmpty {
      build(nodes, pools, direction)
    } else {
      if !boxes.isEmpty { fit(nodes.count) }
      sweeps = usesContents
    }
  }
}

/// The size and position of a box, during a solve and after it.
struct FlexState: Sendable {
  // Equivalent below, `Float = 0` as `Float = 1`: a solve sets these before it reads them.
  var basis: Float = 0
  /// The flex base size that earlier visits left in place of the flex basis, or NaN.
  var earlierBasis = Float.nan
  var width: Float = 0
  var height: Float = 0
  /// The distances from the left and top edges of its parent.
  var left: Float = 0
  var top: Float = 0
  /// The distances from the edges of its parent at which the axes start.
  var main: Float = 0
  var cross: Float = 0

  var baseline: Float = 0
  /// The index of the box's line in its parent.
  var line: Int32 = 0
  /// The owner's width at the last layout of the box; percents of its padding refer to it.
  var ownerWidth: Float = 0

  @inline(__always)
  func length(_ axis: Axis) -> Float { axis.pick(width, height) }
}

/// The results of a box with contents, cached between solves.
struct FlexLaid: Sendable {
  /// The newest of the box's cached results, or −1.
  var memo: Int32 = -1
  /// The solve in which the contents of the box were laid out for `constraints`; 0 if they are not.
  var pass: UInt32 = 0
  var constraints = FlexConstraints.open
  var answer = FlexAnswer(0, 0, baseline: 0)
  /// The number of times the box was laid out or deferred; only the last deferred layout is carried
  /// out.
  var turn: UInt32 = 0
  /// Whether the frames of the contents are those of `pass`, with the box at `x` and `y`.
  var isFramed = false
  // Equivalent below, `Double = 0` as `Double = 1`: a position is set before the contents are
  // framed, and not read earlier.
  /// The unrounded distances from the left and top edges of the root.
  var x: Double = 0
  var y: Double = 0

  /// The index in `FlexWork.histories` of what earlier visits in the current layout left in the
  /// box.
  var history = FlexHistory.none
  /// The histories before and after the visit of `pass`.
  var laidHistory = FlexHistory(before: FlexHistory.none, after: FlexHistory.none)
  /// The history before the last visit for a trial.
  var triedHistory = FlexHistory.none
  /// The newest of the box's histories, or −1.
  var histories: Int32 = -1

  /// Drops the cached results and histories, and marks the contents as not laid out.
  mutating func forget() {
    memo = -1
    pass = 0
    isFramed = false
    history = FlexHistory.none
    triedHistory = FlexHistory.none
    histories = -1
  }
}

/// The storage that grows during a solve.
struct FlexWork: Sendable {
  var memo = Memo<FlexMemoEntry>()
  var histories = FlexHistories()
  /// The number of changes to histories in the current solve.
  var historyChanges: UInt32 = 0
  /// Boxes whose layout is deferred because they are nested too deeply.
  var deferred: [FlexDeferred] = []
  /// Boxes whose absolute children are laid out once everything in the flow has its position.
  var containing: [FlexContaining] = []
  /// Whether any text may have a frame that is too small for it.
  var hasShortTexts = false
}

/// A deferred layout of a box, and its constraints.
struct FlexDeferred: Sendable {
  let box: Int32
  let constraints: FlexConstraints
  /// The box's history when its layout was deferred.
  let history: Int32
  /// The box's `FlexLaid.turn` at that time.
  let turn: UInt32
}

/// The containing box of absolute boxes, and the box whose children are searched for them.
struct FlexContaining: Sendable {
  let box: Int32
  /// The box whose children are searched: the containing box, or a static box in it.
  var current: Int32
  /// The distances from the left and top edges of the containing box to those of `current`.
  var x: Float = 0
  var y: Float = 0
  let width: Float
  let height: Float
  let innerWidth: Float
  let innerHeight: Float
  let widthMode: FlexMode
  /// The box's `FlexLaid.turn` at that time.
  let turn: UInt32

  func length(_ axis: Axis) -> Float { axis.pick(width, height) }
}

extension FlexArena {
  /// Drops the cached results of a node's box.
  mutating func clear(_ node: Int) {
    guard boxOfNode.indices.contains(node), boxOfNode[node] >= 0 else { return }
    let laid = Int(boxes[Int(boxOfNode[node])].laid)
    guard laid >= 0 else { return }
    work.memo.free(from: laids[laid].memo)
    work.histories.free(from: laids[laid].histories)
    // Equivalent, `-1` as `-2`: any number below 0 means that there is none.
    laids[laid].memo = -1
    laids[laid].histories = -1
    laids[laid].pass = 0
  }

  /// Marks a node's box to be rebuilt.
  mutating func note(_ node: Int) {
    guard !boxOfNode.isEmpty else {
      // The tree has not been solved yet.
      if !boxes.isEmpty { isOutdated = true }
      return
    }
    guard boxOfNode.indices.contains(node), boxOfNode[node] >= 0, !isOutdated else { return }
    // Beyond a few nodes, rebuilding all boxes costs less.
    if editedNodes.count < 8 {
      editedNodes.append(Int32(truncatingIfNeeded: node))
    } else {
      isOutdated = true
    }
  }

  /// Marks all boxes to be rebuilt, including those of removed flexboxes.
  mutating func outdate(_ pools: SpecPools) {
    if !boxes.isEmpty || !pools.flexes.isEmpty { isOutdated = true }
  }

  /// Rebuilds the marked boxes; returns whether all cached results must be dropped.
  mutating func bringUpToDate(
    _ nodes: [Node], _ pools: SpecPools, _ direction: WritingDirection
  ) -> Bool {
    self.direction = direction
    guard isOutdated || !editedNodes.isEmpty else { return false }
    let (usedBaselines, usedLimits) = (usesBaselines, usesLimits)
    while !isOutdated, let node = editedNodes.popLast() {
      isOutdated = !update(Int(node), nodes, pools, direction)
    }
    if isOutdated { rebuild(nodes, pools, direction) }
    return usesBaselines != usedBaselines || (usesLimits && !usedLimits)
  }

  /// Rebuilds the box of one node; returns `false` if other boxes depend on the change in more than
  /// their flags.
  private mutating func update(
    _ index: Int, _ nodes: [Node], _ pools: SpecPools, _ direction: WritingDirection
  ) -> Bool {
    let node = nodes[index]
    let place = boxOfNode[index]
    guard place >= 0 else { return false }
    let old = boxes[Int(place)]
    let owner = owner(of: node, nodes)
    var box = box(
      for: Int32(truncatingIfNeeded: index), node, pools, in: owner,
      around: self.direction(around: node, in: owner, nodes, pools))
    if box.flags.contains(.isHidden) != old.flags.contains(.isHidden) { sweeps = true }
    guard !box.flags.contains(.isContents), !old.flags.contains(.isContents),
      box.direction == old.direction, !box.isLaid || old.laid >= 0
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

  /// Derives the flags of a box, and of all boxes around it, from their children.
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

  /// Rebuilds all boxes, and carries over their cached results.
  ///
  /// `movedNodes` then lists the nodes whose results no longer hold.
  private mutating func rebuild(
    _ nodes: [Node], _ pools: SpecPools, _ direction: WritingDirection
  ) {
    swap(&boxes, &oldBoxes)
    swap(&states, &oldStates)
    swap(&laids, &oldLaids)
    swap(&boxOfNode, &oldBoxOfNode)
    build(nodes, pools, direction)
    for node in oldBoxOfNode.indices {
      let old = oldBoxOfNode[node]
      // Equivalent, `-1` as `1`: removed nodes leave the old list too, so both lists have the same
      // length.
      let new = boxOfNode.indices.contains(node) ? boxOfNode[node] : -1
      // CSS and Yoga flexboxes measure with different constraints, even where the numbers are
      // equal. The padding and border that a grid sets as a flex item are its own only in a CSS
      // flexbox.
      let (wasChild, isChild) = (
        old >= 0 && oldBoxes[Int(old)].parent >= 0, new >= 0 && boxes[Int(new)].parent >= 0
      )
      if wasChild != isChild { movedNodes.append(Int32(truncatingIfNeeded: node)) }
      guard old >= 0 else { continue }
      let oldLaid = Int(oldBoxes[Int(old)].laid)
      let newLaid = new >= 0 ? Int(boxes[Int(new)].laid) : -1
      if new >= 0 { states[Int(new)] = oldStates[Int(old)] }
      guard oldLaid >= 0 else { continue }
      if newLaid >= 0 {
        laids[newLaid] = oldLaids[oldLaid]
      } else {
        work.memo.free(from: oldLaids[oldLaid].memo)
        work.histories.free(from: oldLaids[oldLaid].histories)
      }
    }
  }
}

extension FlexFlags {
  /// The flags that a box gets from its percents and its children.
  static let settled: FlexFlags = [
    .alignsBaselines, .holdsAbsolute, .hasPercentOfWidth, .hasPercentOfHeight, .readsOwnerWidth,
    .readsOwnerHeight, .hasChildBasis, .hasPlainLine, .holdsElement,
  ]
}
