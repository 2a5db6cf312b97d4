/// What a solve needs besides the tree, kept for the next one.
struct SolveArena: Sendable {
  var states: [NodeState] = []
  var frames: [Frame] = []
  var memo = Memo<MemoEntry>()
  var questions: [Question] = []
  /// The frames that the last solve has changed, where changes are tracked.
  var frameNotes: [FrameNote] = []
  var customChildren: [CustomChild] = []
  var ownSizes: [OwnSize] = []
  var contentSizes: [LayoutSize] = []
  /// The cells of the linear family, by their place in the pool.
  var cells: [CellState] = []
  var texts = ShapedTexts()
  var flex = FlexArena()
  /// What is known of the nodes for containers of CSS; empty where there are none.
  var boxStates: [BoxState] = []
  /// What is known of those that are grids or flexboxes, in no order.
  var containers: [BoxContainerState] = []
  /// What they say of their boxes, behind what those say that say nothing.
  var boxStyles: [BoxStyle] = []
  /// Counts the times that elements say something else than before, so that it is read anew.
  private var edition: UInt32 = 0
  private var isEditionCurrent = false
  var css = BoxWork()
  /// Whether there is a container of CSS anywhere.
  private var usesCSS = false
  /// Whether all containers of CSS have a place in `containers`.
  var knowsContainers = false
  /// Whether a grid anywhere aligns by baselines.
  var alignsBaselines = false

  /// What the answers that are kept were made for.
  var environment: LayoutEnvironment?
  /// What `frames` were made for.
  var range: SizeRange?
  var isPrepared = false
  /// The texts that were changed since they were shaped.
  var editedTexts: [Int32] = []
  var pass: UInt32 = 0
  /// How often a container or a text was measured or laid out in the last solve.
  var visits = 0
  /// Whether one answer had to do for others in the last solve.
  var isApproximate = false
  /// Whether answers are kept; a test turns it off.
  var keepsAnswers = true
  /// Tells that nobody waits for the frames any longer.
  var isUnwanted: (@Sendable () -> Bool)?
  /// Whether a solve has ended early, since nobody did.
  var isStopped = false

  /// Has all that elements say of their boxes read anew.
  mutating func outdateStyles() { isEditionCurrent = false }

  /// Which edition of that there is, now that a solve begins.
  mutating func currentEdition() -> UInt32 {
    if !isEditionCurrent {
      edition &+= 1
      css.arranged.removeAll()
    }
    isEditionCurrent = true
    return edition
  }

  mutating func invalidate() {
    isPrepared = false
    editedTexts.removeAll(keepingCapacity: true)
    environment = nil
    range = nil
    isApproximate = false
    contentSizes.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    flex.removeAll()
    boxStates.removeAll(keepingCapacity: true)
    containers.removeAll(keepingCapacity: true)
    css.memo.removeAll()
    css.lent.removeAll()
  }

  /// Drops all answers, keeping their memory.
  mutating func forget() {
    forgetAnswers()
    flex.forget()
  }

  /// Drops all answers but what visits of flexboxes left in them.
  mutating func forgetAnswers() {
    outdateStyles()
    memo.removeAll()
    for index in states.indices {
      states[index].memo = -1
      states[index].isLaid = false
    }
    css.memo.removeAll()
    css.lent.removeAll()
    for index in boxStates.indices {
      boxStates[index].memo = -1
      boxStates[index].dependsOnHeight = .unknown
    }
    for index in containers.indices { containers[index].lent = LentTracks() }
    flex.forgetAnswers()
  }

  /// Takes what is wanted of the attributes before a solve.
  mutating func prepare(_ pools: SpecPools) {
    ownSizes.removeAll(keepingCapacity: true)
    for index in pools.sizes.indices { ownSizes.append(OwnSize(pools.sizes[index])) }
    contentSizes.removeAll(keepingCapacity: true)
    for _ in pools.scrolls.indices { contentSizes.append(.zero) }
    cells.removeAll(keepingCapacity: true)
    for _ in pools.cells.indices { cells.append(CellState()) }
  }

  /// Makes room for `count` nodes.
  mutating func fit(_ count: Int) {
    if flex.work.hasShortTexts {
      for index in states.indices { states[index].isShort = false }
      flex.work.hasShortTexts = false
    }
    if states.count > count { states.removeLast(states.count - count) }
    if frames.count > count { frames.removeLast(frames.count - count) }
    while states.count < count { states.append(NodeState()) }
    while frames.count < count { frames.append(.zero) }
  }

  /// Whether a node stands in a container of CSS.
  func isBoxItem(_ node: Node, _ index: Int) -> Bool {
    guard boxStates.indices.contains(index) else { return false }
    if node.isGridItem { return true }
    guard node.isFlexItem else { return false }
    let box = flex.boxOfNode.indices.contains(index) ? flex.boxOfNode[index] : -1
    return box < 0 || flex.boxes[Int(box)].parent < 0
  }

  /// Makes room for what containers of CSS know of the nodes, where there are any.
  mutating func fitBoxes(_ nodes: [Node], _ pools: SpecPools) {
    // Which flexboxes there are can be other than before only where their boxes are to be made anew.
    if !isPrepared || flex.isOutdated || !knowsContainers {
      usesCSS = !pools.grids.isEmpty || pools.flexes.contains { $0.flexbox == .css }
    }
    guard usesCSS else {
      knowsContainers = true
      return
    }
    let missing = nodes.count - boxStates.count
    if missing > 0 { boxStates.append(contentsOf: repeatElement(BoxState(), count: missing)) }
    if missing > 0 || !knowsContainers { findContainers(nodes) }
    if boxStyles.isEmpty { boxStyles = BoxStyle.plain }
    let places = Int(BoxStyle.saidPlace(of: Int32(truncatingIfNeeded: nodes.count)))
    if boxStyles.count < places {
      let style = BoxStyle(direction: .ltr)
      boxStyles.append(contentsOf: repeatElement(style, count: places - boxStyles.count))
    }
  }

  /// Gives those that may be containers of CSS a place for what is known of them as such.
  private mutating func findContainers(_ nodes: [Node]) {
    for index in nodes.indices where nodes[index].isBoxContainer {
      guard boxStates[index].container < 0 else { continue }
      boxStates[index].container = Int32(truncatingIfNeeded: containers.count)
      containers.append(BoxContainerState())
    }
    knowsContainers = true
  }
}
