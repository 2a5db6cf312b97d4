/// The boxes of all flexboxes in a tree, and what a solve needs besides them.
struct FlexArena: Sendable {
  var boxes: [FlexBox] = []
  var states: [FlexState] = []
  var laids: [FlexLaid] = []
  var work = FlexWork()
  /// The box of each node, or −1; empty where there is no flexbox.
  var boxOfNode: [Int32] = []
  /// Whether a container anywhere aligns by baselines, so that they must be known.
  var usesBaselines = false
  /// Whether a box anywhere has a least or a greatest length.
  var usesLimits = false

  /// The nodes whose boxes are to be made anew, and whether all are.
  var editedNodes: [Int32] = []
  var isOutdated = false
  /// The nodes that have come to stand in a flexbox of another kind, CSS's or Yoga's, when boxes were made
  /// anew.
  var movedNodes: [Int32] = []
  /// Whether elements may have gone since the last solve, whose frames are to be cleared.
  var sweeps = false
  /// Whether a box anywhere is replaced by its children, which then stand in another element's box.
  var usesContents = false
  /// The direction that the roots were made for.
  var direction = WritingDirection.ltr
  /// How many boxes have something in them.
  var laidCount: Int32 = 0
  /// The box that was made last, or −1 where the element last added has none.
  var newest: Int32 = -1
  /// What was said of the newest view, and its box.
  var lastSaid = FlexSaid.nothing
  var lastPlace: Int32 = -1

  /// What there was before new boxes were made.
  var oldBoxes: [FlexBox] = []
  var oldStates: [FlexState] = []
  var oldLaids: [FlexLaid] = []
  var oldBoxOfNode: [Int32] = []

  mutating func forget() {
    work.memo.removeAll()
    work.histories.removeAll()
    for index in laids.indices { laids[index].forget() }
  }

  /// Drops all answers but the histories that they are of.
  mutating func forgetAnswers() {
    work.memo.removeAll()
    for index in laids.indices {
      laids[index].memo = -1
      laids[index].pass = 0
    }
  }

  /// Takes all boxes out, and keeps their memory.
  mutating func removeAll() {
    boxes.removeAll(keepingCapacity: true)
    boxOfNode.removeAll(keepingCapacity: true)
    editedNodes.removeAll(keepingCapacity: true)
    movedNodes.removeAll(keepingCapacity: true)
    isOutdated = false
    usesBaselines = false
    usesLimits = false
    usesContents = false
    laidCount = 0
    lastSaid = .nothing
  }

  /// Makes room for what is known of the boxes, of which nothing is.
  mutating func fit(_ nodes: Int) {
    // Places that are left over from another tree do no harm: what is read of a state was written in
    // the same solve.
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
    if isOutdated || direction != self.direction || boxes.isEmpty && !pools.flexes.isEmpty {
      build(nodes, pools, direction)
    } else {
      if !boxes.isEmpty { fit(nodes.count) }
      sweeps = usesContents
    }
  }
}

/// How large a box is and where it stands, during a solve and after it.
struct FlexState: Sendable {
  var basis: Float = 0
  /// The flex base size that earlier visits left in place of the flex basis, or no number.
  var earlierBasis = Float.nan
  var width: Float = 0
  var height: Float = 0
  /// From the left and the top of its parent.
  var left: Float = 0
  var top: Float = 0
  /// From the edges of its parent at which the axes start.
  var main: Float = 0
  var cross: Float = 0
  var baseline: Float = 0
  /// The line of its parent that the box stands in.
  var line: Int32 = 0
  /// The owner's width when the box was last laid out, of which its padding is.
  var ownerWidth: Float = 0

  @inline(__always)
  func length(_ axis: Axis) -> Float { axis.pick(width, height) }
}

/// What is known of a box with something in it, from one solve to the next.
struct FlexLaid: Sendable {
  /// The newest of the box's answers, or −1.
  var memo: Int32 = -1
  /// The solve in which what is in the box came to stand as `offer` has it; 0 where it does not.
  var pass: UInt32 = 0
  var offer = FlexOffer.open
  var answer = FlexAnswer(0, 0, baseline: 0)
  /// How often the box was laid out or put off, so that the last time counts.
  var turn: UInt32 = 0
  /// Whether the frames of what is in it are those of `pass`, for the box being at `x` and `y`.
  var isFramed = false
  /// From the left and the top of the root, unrounded.
  var x: Double = 0
  var y: Double = 0

  /// What earlier visits of the layout under way left in the box, in its place in `FlexWork.histories`.
  var history = FlexHistory.none
  /// The same before and after the visit of `pass`.
  var laidHistory = FlexHistory(before: FlexHistory.none, after: FlexHistory.none)
  /// The same before the last visit that was a trial.
  var triedHistory = FlexHistory.none
  /// The newest of the box's histories, or −1.
  var histories: Int32 = -1

  /// Drops the answers, and that anything stands as it is to.
  mutating func forget() {
    memo = -1
    pass = 0
    isFramed = false
    history = FlexHistory.none
    triedHistory = FlexHistory.none
    histories = -1
  }
}

/// What grows during a solve.
struct FlexWork: Sendable {
  var memo = Memo<FlexMemoEntry>()
  var histories = FlexHistories()
  /// How often what visits leave in boxes has changed in the solve.
  var historyChanges: UInt32 = 0
  /// Boxes that are too deep to be laid out along with those around them.
  var deferred: [FlexDeferred] = []
  /// Boxes whose absolute children are laid out once all that is in the flow has its place.
  var containing: [FlexContaining] = []
  /// Whether a text may be noted as short.
  var hasShortTexts = false
}

/// A box that is still to be laid out, and what it is offered.
struct FlexDeferred: Sendable {
  let box: Int32
  let offer: FlexOffer
  /// What earlier visits had left in it.
  let history: Int32
  /// How often the box had been laid out or put off by then.
  let turn: UInt32
}

/// A box that absolute boxes are placed in, and where those are looked for.
struct FlexContaining: Sendable {
  let box: Int32
  /// The box whose children are looked through: the containing one, or a static one in it.
  var current: Int32
  /// From the left and the top of the containing box to those of `current`.
  var x: Float = 0
  var y: Float = 0
  let width: Float
  let height: Float
  let innerWidth: Float
  let innerHeight: Float
  let widthMode: FlexMode
  /// How often the box had been laid out or put off by then.
  let turn: UInt32

  func length(_ axis: Axis) -> Float { axis.pick(width, height) }
}

extension FlexArena {
  /// Drops the answers of a node's box.
  mutating func clear(_ node: Int) {
    guard boxOfNode.indices.contains(node), boxOfNode[node] >= 0 else { return }
    let laid = Int(boxes[Int(boxOfNode[node])].laid)
    guard laid >= 0 else { return }
    work.memo.free(from: laids[laid].memo)
    work.histories.free(from: laids[laid].histories)
    laids[laid].memo = -1
    laids[laid].histories = -1
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

  /// Notes that all boxes are to be made anew, those of flexboxes that are no more included.
  mutating func outdate(_ pools: SpecPools) {
    if !boxes.isEmpty || !pools.flexes.isEmpty { isOutdated = true }
  }

  /// Makes anew what was noted; tells whether all answers have to go.
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

  /// Makes the box of one node anew; not where others depend on it in more than their flags.
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

  /// Makes all boxes anew; what they answered stays, but for those whose node is in `movedNodes` then.
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
      let new = boxOfNode.indices.contains(node) ? boxOfNode[node] : -1
      // A flexbox of CSS asks other questions than one of Yoga, though the numbers be the same; and the
      // padding and border that a grid says as an item are its own in the former.
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
  /// What a box has from its percents and its children.
  static let settled: FlexFlags = [
    .alignsBaselines, .holdsAbsolute, .hasPercentOfWidth, .hasPercentOfHeight, .readsOwnerWidth,
    .readsOwnerHeight, .hasChildBasis, .hasPlainLine, .holdsElement,
  ]
}
