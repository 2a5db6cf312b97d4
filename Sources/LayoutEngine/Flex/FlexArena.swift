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
  /// Whether elements may have gone since the last solve, whose frames are to be cleared.
  var sweeps = false
  /// Whether a box anywhere is replaced by its children, which then stand in another element's box.
  var usesContents = false
  /// The direction that the roots were made for.
  var direction = LayoutDirection.ltr
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
    work.memo.removeAll(keepingCapacity: true)
    work.freeMemo = -1
    for index in laids.indices { laids[index].forget() }
  }

  /// Takes all boxes out, and keeps their memory.
  mutating func removeAll() {
    boxes.removeAll(keepingCapacity: true)
    boxOfNode.removeAll(keepingCapacity: true)
    editedNodes.removeAll(keepingCapacity: true)
    isOutdated = false
    usesBaselines = false
    usesLimits = false
    usesContents = false
    laidCount = 0
    newest = -1
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
  mutating func prepare(_ nodes: [Node], _ pools: SpecPools, _ direction: LayoutDirection) {
    work.memo.removeAll(keepingCapacity: true)
    work.freeMemo = -1
    if isOutdated || direction != self.direction || boxes.isEmpty && !pools.flexes.isEmpty {
      build(nodes, pools, direction)
    } else {
      if !boxes.isEmpty { fit(nodes.count) }
      sweeps = usesContents
    }
  }
}
