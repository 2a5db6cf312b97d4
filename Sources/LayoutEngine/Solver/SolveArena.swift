/// The memory of a solve besides the tree, kept for the next solve.
struct SolveArena: Sendable {
  var states: [NodeState] = []
  var frames: [LayoutRect] = []
  var memo = Memo<MemoEntry>()
  var deferredMeasurements: [DeferredMeasurement] = []
  /// The former frames of the nodes whose frames the last solve changed, if changes are tracked.
  var frameNotes: [FrameNote] = []
  var customChildren: [CustomChild] = []
  var ownSizes: [OwnSize] = []
  var contentSizes: [LayoutSize] = []
  /// Whether elements have another direction than in the last solve.
  var isTurned = false
  /// The cells of the linear family, by their index in the pool.
  var cells: [CellState] = []
  var texts = ShapedTexts()
  var flex = FlexArena()
  /// The state of each node for grids and CSS flexboxes; empty in a tree without them.
  var boxStates: [BoxState] = []
  /// The state of each grid and CSS flexbox, in no order.
  var containers: [BoxContainerState] = []
  /// The box style of each node, after the shared styles of nodes that set nothing.
  var boxStyles: [BoxStyle] = []
  /// The number of times that attributes have changed, by which outdated box styles are found.
  private var edition: UInt32 = 0
  private var isEditionCurrent = false
  var css = BoxWork()
  /// Whether the tree contains a grid or a CSS flexbox.
  private var usesCSS = false
  /// Whether all grids and CSS flexboxes have an index in `containers`.
  var knowsContainers = false
  /// Whether any element aligns a grid, or elements in one, by baselines.
  var alignsBaselines = false

  /// The environment for which the cached measurements are valid.
  var environment: LayoutEnvironment?
  /// The range for which `frames` are valid, apart from what lies in `boundaries`.
  var range: SizeRange?
  /// The elements in which all edits since the last solve lie, unless `range` is nil.
  var boundaries: [RelayoutBoundary] = []
  var isPrepared = false
  /// The texts that were changed since they were shaped, by their index in the pool.
  var editedTexts: [Int32] = []
  var pass: UInt32 = 0
  /// The number of measurements and layouts of containers and texts in the last solve.
  var visits = 0
  /// Whether a measurement was used for other constraints in the last solve, beyond the limit.
  var isApproximate = false
  /// Whether measurements are cached; a test turns this off.
  var keepsAnswers = true
  /// A closure that returns `true` once the frames are not needed any longer.
  var isUnwanted: (@Sendable () -> Bool)?
  /// Whether a solve has ended early because the frames were not needed any longer.
  var isStopped = false

  /// Marks all box styles and grid arrangements as outdated.
  mutating func outdateStyles() { isEditionCurrent = false }

  /// Returns the edition of the attributes for the solve that begins, a new one after edits.
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
    // Equivalent, dropped: the next solve shapes all texts, and ignores which were edited.
    editedTexts.removeAll(keepingCapacity: true)
    environment = nil
    range = nil
    boundaries.removeAll(keepingCapacity: true)
    isApproximate = false
    contentSizes.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    flex.removeAll()
    boxStates.removeAll(keepingCapacity: true)
    containers.removeAll(keepingCapacity: true)
    css.memo.removeAll()
    css.inherited.removeAll()
  }

  /// Drops all cached measurements but keeps their memory.
  mutating func forget() {
    forgetAnswers()
    flex.forget()
  }

  /// Drops all cached measurements, except the histories of flexboxes.
  mutating func forgetAnswers() {
    outdateStyles()
    if !boundaries.isEmpty { range = nil }
    boundaries.removeAll(keepingCapacity: true)
    memo.removeAll()
    for index in states.indices {
      states[index].memo = -1
      states[index].content = .unknown
    }
    css.memo.removeAll()
    css.inherited.removeAll()
    for index in boxStates.indices {
      boxStates[index].memo = -1
      boxStates[index].dependsOnHeight = .unknown
    }
    for index in containers.indices { containers[index].inherited = InheritedTracks() }
    flex.forgetAnswers()
  }

  /// Computes the state that the solver needs of the attributes.
  mutating func prepare(_ pools: SpecPools) {
    ownSizes.removeAll(keepingCapacity: true)
    for index in pools.sizes.indices { ownSizes.append(OwnSize(pools.sizes[index])) }
    contentSizes.removeAll(keepingCapacity: true)
    for _ in pools.scrolls.indices { contentSizes.append(.zero) }
    cells.removeAll(keepingCapacity: true)
    for _ in pools.cells.indices { cells.append(CellState()) }
  }

  /// Makes room for the state of exactly `count` nodes.
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

  /// Whether the parent of a node is a grid or a CSS flexbox, which lays the node out.
  func isBoxItem(_ node: Node, _ index: Int) -> Bool {
    guard boxStates.indices.contains(index) else { return false }
    if node.isGridItem { return true }
    guard node.isFlexItem else { return false }
    let box = flex.boxOfNode.indices.contains(index) ? flex.boxOfNode[index] : -1
    return box < 0 || flex.boxes[Int(box)].parent < 0
  }

  /// Makes room for the state that grids and CSS flexboxes need of the nodes, if there are any.
  mutating func fitBoxes(_ nodes: [Node], _ pools: SpecPools) {
    // The set of CSS flexboxes can change only when the boxes are made anew.
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

  /// Gives each grid and CSS flexbox an index in `containers`.
  private mutating func findContainers(_ nodes: [Node]) {
    for index in nodes.indices where nodes[index].isBoxContainer {
      guard boxStates[index].container < 0 else { continue }
      boxStates[index].container = Int32(truncatingIfNeeded: containers.count)
      containers.append(BoxContainerState())
    }
    knowsContainers = true
  }
}
