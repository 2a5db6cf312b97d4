/// One solve of a tree.
///
/// Measuring goes down the tree and takes cached sizes where it can. Laying out goes over the nodes
/// in document order; each node places its children.
///
/// Measuring recurses for a limited number of levels, so that the stacks of the smallest threads
/// suffice. A deeper measurement is deferred, and all measurements above it are abandoned. The
/// deferred measurement then starts from an empty stack; after it the abandoned ones run again and
/// find its size in the cache.
///
/// Containers take the solver in place (`inout`), even those that only read it: passing it by value
/// would load and retain some thirty fields.
struct Solver {
  let nodes: BorrowedArray<Node>
  let pools: Borrowed<SpecPools>
  let ownSizes: BorrowedArray<OwnSize>
  let states: MutableBorrowedArray<NodeState>
  let frames: MutableBorrowedArray<LayoutRect>
  let contentSizes: MutableBorrowedArray<LayoutSize>
  let texts: Borrowed<ShapedTexts>
  let cells: MutableBorrowedArray<CellState>
  let boxes: MutableBorrowedArray<FlexBox>
  let flexStates: MutableBorrowedArray<FlexState>
  let flexLaids: MutableBorrowedArray<FlexLaid>
  let boxOfNode: BorrowedArray<Int32>
  let boxStates: MutableBorrowedArray<BoxState>
  let containers: MutableBorrowedArray<BoxContainerState>
  let boxStyles: MutableBorrowedArray<BoxStyle>
  let usesBaselines: Bool
  let usesLimits: Bool
  /// Whether elements that are no longer laid out may still have frames of earlier solves.
  let sweeps: Bool
  let measurer: any TextMeasuring
  let environment: LayoutEnvironment
  let pixels: PixelGrid
  let isRightToLeft: Bool
  let pass: UInt32
  /// The edition of the attributes, by which outdated box styles are found.
  let edition: UInt32
  let keepsAnswers: Bool
  /// Whether to record the former frames of nodes whose frames change.
  let notesFrames: Bool
  var frameNotes: [FrameNote] = []
  var memo: Memo<MemoEntry>
  var css: BoxWork
  var flex: FlexWork
  var deferredMeasurements: [DeferredMeasurement]
  /// The children of the custom layouts that are being measured.
  var customChildren: [CustomChild] = []
  /// The ranges of limits for which the lines of the flexbox root measured last stay the same.
  var rootLimits = FlexRootLimits.none
  /// The number of deferred measurements before the current one; if there are more, it is
  /// abandoned.
  var settledMeasurements = 0
  /// The number of zero results returned while a measurement was abandoned.
  var skipped = 0
  /// The number of missing sizes; a result is not cached if the number grew while it was computed.
  var unmeasured: Int { deferredMeasurements.count &+ skipped }
  /// The number of levels of measurement on the stack.
  var calls = 0
  var visits = 0
  /// Whether the children of the stack that is laid out have the sizes that they have in it.
  var hasMeasuredContent = false
  /// Whether a node reached the limit of measurements, so that one was used for other constraints.
  var isApproximate = false
  /// A closure that returns `true` once the frames are not needed any longer.
  var isUnwanted: (@Sendable () -> Bool)?
  /// Whether the solve ends early: then all further sizes are zero and the frames are meaningless.
  var isStopped = false

  /// Measures a node, or returns a cached size that is valid for the constraints.
  mutating func measure(_ node: Int32, _ constraints: Constraints) -> Measure {
    let kind = nodes[Int(node)].kind
    // Equivalent, `kind.isPlainLeaf &&` dropped: a result that is not cached is computed anew.
    if kind.isPlainLeaf && nodes[Int(node)].firstChild < 0 {
      return answer(node, constraints, isPlacing: false)
    }
    var entry = states[Int(node)].memo
    var answers = 0
    while entry >= 0 {
      if memo[entry].measure.validity.accepts(constraints) { return memo[entry].measure }
      entry = memo[entry].next
      answers &+= 1
    }
    guard nodes[Int(node)].depth < Limits.depth, !isStopped else { return .nothing }
    guard answers < Limits.answers else { return approximation(node, constraints) }
    // If the measurement is abandoned, a grid in the node would return zero sizes, in vain.
    guard boxStates.count == 0 || !skipsAnswer() else { return .nothing }
    guard calls < Limits.calls || !keepsAnswers else {
      deferredMeasurements.append(DeferredMeasurement(node: node, constraints: constraints))
      return .nothing
    }
    countVisit()
    calls &+= 1
    let open = unmeasured
    if kind == .stack { states[Int(node)].content = .unknown }
    let measure = answer(node, constraints, isPlacing: false)
    calls &-= 1
    if keepsAnswers && unmeasured == open {
      let next = states[Int(node)].memo
      states[Int(node)].memo = memo.keep(MemoEntry(measure: measure, next: next))
      if kind == .stack { noteMeasured(node, constraints) }
    }
    return measure
  }

  /// Counts a visit, and checks at every 256th whether the frames are still needed.
  @inline(__always)
  mutating func countVisit() {
    visits &+= 1
    if visits & 0xFF == 0, let isUnwanted, isUnwanted() { isStopped = true }
  }

  /// Returns the newest measurement of a node at the limit of measurements, clamped to the
  /// constraints.
  @inline(never)
  private mutating func approximation(_ node: Int32, _ constraints: Constraints) -> Measure {
    isApproximate = true
    var measure = memo[states[Int(node)].memo].measure
    measure.validity.width.pin(constraints.width)
    measure.validity.height.pin(constraints.height)
    measure.size.width =
      Interval(constraints.width.low, constraints.width.high).clamped(measure.size.width)
    measure.size.height =
      Interval(constraints.height.low, constraints.height.high).clamped(measure.size.height)
    return measure
  }

  /// Measures a node within its own size, and rounds the size up to pixels.
  mutating func answer(_ node: Int32, _ constraints: Constraints, isPlacing: Bool) -> Measure {
    let own = ownSize(of: node, constraints)
    let inner = Constraints(
      width: constraints.width.within(own.width), height: constraints.height.within(own.height))
    var measure =
      nodes[Int(node)].isPadded
      ? PaddedContainer.solve(node, inner, isPlacing: isPlacing, &self)
      : measureContent(node, inner, isPlacing)
    measure.size.width = rounded(measure.size.width)
    measure.size.height = rounded(measure.size.height)
    measure.validity.width.widen(constraints.width, own.width, own.widthHasPercent)
    measure.validity.height.widen(constraints.height, own.height, own.heightHasPercent)
    return measure
  }

  /// Returns the length of an element, clamped and rounded up to pixels.
  @inline(__always)
  func rounded(_ length: Float) -> Float {
    pixels.ceil(length.clampedPositive(to: Limits.length))
  }

  @inline(__always)
  private func ownSize(of node: Int32, _ constraints: Constraints) -> OwnSize {
    let index = nodes[Int(node)].size
    // Flexboxes and grids read their own sizes, and those of their children, by their own rules.
    guard index >= 0, !nodes[Int(node)].isFlexItem, !nodes[Int(node)].isGridItem,
      nodes[Int(node)].kind != .flex, nodes[Int(node)].kind != .grid
    else {
      return .open
    }
    var own = ownSizes[Int(index)]
    if own.widthHasPercent {
      own.width = pools.pointee.sizes[Int(index)].widthRange(parent: constraints.width.parent)
    }
    if own.heightHasPercent {
      own.height = pools.pointee.sizes[Int(index)].heightRange(parent: constraints.height.parent)
    }
    return own
  }

  /// Measures the content of a node, and places the node's children if `isPlacing` is set.
  mutating func measureContent(
    _ node: Int32, _ constraints: Constraints, _ isPlacing: Bool
  ) -> Measure {
    switch nodes[Int(node)].kind {
    case .stack: measureStack(node, constraints, isPlacing)
    case .inset: InsetContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .background: DecoratedContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .overlay: DecoratedContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .center: RelativeContainer.solveCenter(node, constraints, isPlacing: isPlacing, &self)
    case .relative: RelativeContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .ratio: RatioContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .absolute: AbsoluteContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .corner: CornerContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .wrapper: WrapperContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .clip, .fit: measureShown(node, constraints, isPlacing)
    case .zstack: ZStackContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .scroll: ScrollContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .text: TextLeaf.solve(node, constraints, &self)
    case .image: ImageLeaf.solve(node, constraints, &self)
    case .view: ViewContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .spacer: Measure.empty(constraints)
    case .flex where nodes[Int(node)].isCSSFlexbox: measureBoxes(node, constraints, isPlacing)
    case .flex: measureFlexbox(node, constraints, isPlacing)
    case .grid: measureBoxes(node, constraints, isPlacing)
    case .linear: LinearContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .layers: LayersContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .flow: FlowContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    case .custom: CustomContainer.solve(node, constraints, isPlacing: isPlacing, &self)
    }
  }

  /// Measures an element that shows a part of its content, or one of its children.
  ///
  /// A case of its own in `measureContent` would take stack space on every level.
  private mutating func measureShown(_ node: Int32, _ constraints: Constraints, _ isPlacing: Bool)
    -> Measure
  {
    nodes[Int(node)].kind == .clip
      ? ClipContainer.solve(node, constraints, isPlacing: isPlacing, &self)
      : FitContainer.solve(node, constraints, isPlacing: isPlacing, &self)
  }

  /// Measures a stack with the code that is compiled for its axis.
  private mutating func measureStack(_ node: Int32, _ constraints: Constraints, _ isPlacing: Bool)
    -> Measure
  {
    let spec = pools.pointee.stacks[Int(nodes[Int(node)].spec)]
    return spec.direction == .horizontal
      ? StackContainer<Row>.solve(node, spec, constraints, isPlacing: isPlacing, &self)
      : StackContainer<Column>.solve(node, spec, constraints, isPlacing: isPlacing, &self)
  }

  // MARK: The two children of elements that take at most two

  /// Returns the first child, or −1 if there is none or its visibility is `gone`.
  @inline(__always)
  func content(of node: Int32) -> Int32 {
    let child = node &+ 1
    return child < nodes[Int(node)].end && !nodes[Int(child)].isGone ? child : -1
  }

  /// Returns the second child, or −1 if there is none or its visibility is `gone`.
  @inline(__always)
  func slot(of node: Int32) -> Int32 {
    let end = nodes[Int(node)].end
    guard node &+ 1 < end else { return -1 }
    let child = nodes[Int(node) + 1].end
    return child < end && !nodes[Int(child)].isGone ? child : -1
  }
}

extension AxisConstraints {
  /// Returns the constraints narrowed to a node's own size.
  @inline(__always)
  fileprivate func within(_ own: Interval) -> AxisConstraints {
    let common = Interval(low, high).intersection(own)
    return AxisConstraints(common.low, common.high, parent: parent)
  }
}

extension AxisValidity {
  /// Widens the validity from the constraints within a node's own size to those around it.
  @inline(__always)
  fileprivate mutating func widen(
    _ constraints: AxisConstraints, _ own: Interval, _ hasPercent: Bool
  ) {
    if hasPercent { parent.pin(constraints.parent) }
    guard own != .unbounded else { return }
    if constraints.high < own.low {
      // The constraints lie below the own size: inside, both ends are the greatest length outside.
      high.meet(low)
      high.below(own.low)
      low = Bounds()
    } else if constraints.low > own.high {
      low.meet(high)
      low.atLeast(own.high.nextUp)
      // Equivalent, dropped: bounds for the other end only cache the result for fewer constraints.
      high = Bounds()
    } else {
      low = Bounds(from: own.low >= low.from ? -.infinity : low.from, to: low.to)
      low.atMost(own.high)
      // Equivalent, `high.to ?` as `high.from ?`: constraints above the own maximum are only
      // measured anew.
      high = Bounds(from: high.from, to: own.high <= high.to ? .infinity : high.to)
      high.atLeast(own.low)
    }
  }
}

// MARK: Laying out

extension Solver {
  /// Runs the deferred measurements beyond the first `settled`, and those that arise meanwhile.
  mutating func measureDeferred(after settled: Int) {
    let outer = settledMeasurements
    defer { settledMeasurements = outer }
    while deferredMeasurements.count > settled {
      let open = deferredMeasurements.count
      settledMeasurements = open
      let measurement = deferredMeasurements[open - 1]
      if measurement.isOfBoxes {
        if isBoxContainer(measurement.node) {
          _ = boxAnswer(measurement.node, measurement.space)
        } else {
          _ = minContentWidth(measurement.node)
        }
      } else if measurement.box >= 0 {
        flexLaids[laid(measurement.box)].history = measurement.history
        _ = flexAnswer(measurement.box, measurement.flexConstraints, measurement.pass)
      } else {
        _ = measure(measurement.node, measurement.constraints)
      }
      if deferredMeasurements.count == open { deferredMeasurements.removeLast() }
    }
  }

  /// Lays out the tree with constraints for its root.
  mutating func solve(_ constraints: Constraints) {
    guard !nodes.isEmpty else { return }
    if nodes[0].isYogaFlexbox && !nodes[0].isGone {
      // A root of this kind is measured while it is laid out.
      place(0, at: .zero, constraints, .nothing)
    } else if !nodes[0].isGone {
      deferredMeasurements.append(DeferredMeasurement(node: 0, constraints: constraints))
      measureDeferred(after: 0)
      place(0, at: .zero, constraints, measure(0, constraints))
    }
    setFrame(
      of: 0, to: LayoutRect(width: states[0].size.width, height: states[0].size.height))
    layOut(0..<nodes.count)
  }

  /// Lays out the elements of a subtree, whose root is placed.
  mutating func layOut(_ elements: Range<Int>) {
    var index = elements.lowerBound
    while index < elements.upperBound {
      if isFramedElsewhere(index) {
        index = Swift.max(Int(nodes[index].end), index + 1)
        continue
      }
      if states[index].pass != pass {
        clearFrame(of: index)
      } else if (nodes[index].firstChild >= 0 || index == 0) && nodes[index].depth < Limits.depth {
        // Equivalent, `>` as `>=`: after an edit, the root is never laid out yet.
        if index > 0 && isLaid(index) {
          // The whole subtree is laid out as before.
          index = Swift.max(Int(nodes[index].end), index + 1)
          continue
        }
        layOut(Int32(truncatingIfNeeded: index))
        if nodes[index].isYogaFlexbox && !sweeps
          && !boxes[Int(boxOfNode[index])].flags.contains(.holdsElement)
        {
          // Equivalent, `index + 1` as `index + 2`: such a flexbox has a child, so its end is at
          // least two behind.
          index = Swift.max(Int(nodes[index].end), index + 1)
          continue
        }
      } else {
        clearContent(of: index)
      }
      index += 1
    }
  }

  /// Whether the flexbox around an element has set the frames of its whole subtree.
  @inline(__always)
  private func isFramedElsewhere(_ index: Int) -> Bool {
    guard !sweeps, nodes[index].isFlexItem, isFlexChild(Int32(truncatingIfNeeded: index)) else {
      return false
    }
    return states[Int(nodes[index].parent)].pass == pass
      && !boxes[Int(boxOfNode[index])].flags.contains(.holdsElement)
  }

  private mutating func clearFrame(of index: Int) {
    setFrame(of: index, to: .zero)
    if !boxOfNode.isEmpty, boxOfNode[index] >= 0 {
      let place = laid(boxOfNode[index])
      if place >= 0 { flexLaids[place].isFramed = false }
    }
    states[index].content = .unknown
    states[index].isShort = false
    if states[index].isLeftOut, !isAlternative(index) { states[index].isLeftOut = false }
    if isInCell(Int32(truncatingIfNeeded: index)) {
      cells[cellIndex(of: Int32(truncatingIfNeeded: index))].hasSeparator = false
    }
    clearContent(of: index)
  }

  /// Whether an element is one of those from which a `fit` takes one in this solve.
  private func isAlternative(_ index: Int) -> Bool {
    let parent = Int(nodes[index].parent)
    return parent >= 0 && !nodes[index].isGone && states[parent].pass == pass
  }

  private func clearContent(of index: Int) {
    if nodes[index].kind == .scroll { contentSizes[Int(nodes[index].spec)] = .zero }
  }

  /// Whether the content of a node is laid out already for equal constraints, origin and size.
  private func isLaid(_ index: Int) -> Bool {
    guard states[index].content == .laid, keepsAnswers,
      states[index].contentConstraints == states[index].constraints
    else { return false }
    if nodes[index].kind.isLinearFamily && isInCell(Int32(truncatingIfNeeded: index)) {
      // The rounding of a cell's edges depends on their position.
      let cell = cellIndex(of: Int32(truncatingIfNeeded: index))
      return cells[cell].laidRect == cells[cell].rect
    }
    if isOfCSS(index), !isBoxLaid(index) { return false }
    return states[index].laidOrigin == origin(of: index)
      && states[index].laidSize == contentSize(of: Int32(truncatingIfNeeded: index))
  }

  /// Returns the origin of a node's content, from the top left corner of the node.
  func origin(of index: Int) -> LayoutPoint {
    let node = Int32(truncatingIfNeeded: index)
    var origin = nodes[index].isFlexItem ? contentOrigin(of: node) : .zero
    if isBoxItem(node) && !isBoxContainer(node) {
      origin = LayoutPoint(x: boxStates[index].frame.left, y: boxStates[index].frame.top)
    }
    if nodes[index].isPadded {
      let space = padding(of: node)
      origin.x += space.left
      origin.y += space.top
    }
    return origin
  }

  /// Places a node's children and writes their frames.
  private mutating func layOut(_ node: Int32) {
    if nodes[Int(node)].isBoxContainer {
      layOutBoxes(node)
      return
    }
    if nodes[Int(node)].kind == .flex {
      // The content of a flexbox is laid out from the outermost flexbox.
      guard !isFlexChild(node) else { return }
      noteLaid(node, .zero)
      layOutFlexbox(node)
      return
    }
    if nodes[Int(node)].kind.isLinearFamily {
      layOutCells(node)
      return
    }
    let origin = origin(of: Int(node))
    // The sizes of the children are known already where the node was last measured like this.
    hasMeasuredContent = isMeasured(node)
    noteLaid(node, origin)
    repeat {
      measureDeferred(after: 0)
      // Equivalent, `1` as `0`: tests read the count, and expect that it stays low.
      visits &+= 1
      _ = answer(node, states[Int(node)].constraints, isPlacing: true)
      hasMeasuredContent = false
    } while !deferredMeasurements.isEmpty
    // What is scrolled has this space around it, as it has a padding of the scroll's own.
    if nodes[Int(node)].kind == .scroll, nodes[Int(node)].firstChild >= 0,
      let space = boxSpace(of: node)
    {
      let spec = Int(nodes[Int(node)].spec)
      contentSizes[spec].width += space.width
      contentSizes[spec].height += space.height
    }
    // To mirror, the distance of a child from the left becomes its distance from the right. The
    // width is that of the node's frame, since the measured one may be rounded otherwise.
    let width = contentSize(of: node).width
    let mirrors = isRightToLeft(in: node) && nodes[Int(node)].kind.turns
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let state = states[Int(child)]
      if state.pass == pass {
        let start = state.position.x
        setFrame(
          of: Int(child),
          to: LayoutRect(
            // Adding 0 turns a negative zero into a positive one.
            x: (mirrors ? mirrored(start, state.size.width, in: width) : start) + origin.x + 0,
            y: state.position.y + origin.y + 0,
            width: state.size.width,
            height: state.size.height))
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// Returns the distance from the left of an element that starts at `start` from the right.
  ///
  /// A rounding error of the sums is no distance: an element at the edge is placed at 0.
  private func mirrored(_ start: Float, _ width: Float, in whole: Float) -> Float {
    let left = whole - start - width
    return left.magnitude <= 2 * whole.ulp ? 0 : left
  }

  @inline(__always)
  mutating func setFrame(of node: Int, to frame: LayoutRect) {
    if notesFrames && frames[node] != frame {
      frameNotes.append(FrameNote(node: Int32(truncatingIfNeeded: node), frame: frames[node]))
    }
    frames[node] = frame
  }

  private func noteMeasured(_ node: Int32, _ constraints: Constraints) {
    states[Int(node)].content = .measured
    states[Int(node)].contentConstraints = constraints
    states[Int(node)].measuredPass = pass
  }

  /// Whether the states of a node's children are those of a measurement for its constraints.
  @inline(__always)
  private func isMeasured(_ node: Int32) -> Bool {
    states[Int(node)].content == .measured && states[Int(node)].measuredPass == pass
      && states[Int(node)].contentConstraints == states[Int(node)].constraints
  }

  func noteLaid(_ node: Int32, _ origin: LayoutPoint) {
    states[Int(node)].content = .laid
    states[Int(node)].contentConstraints = states[Int(node)].constraints
    states[Int(node)].laidOrigin = origin
    states[Int(node)].laidSize = contentSize(of: node)
    if isOfCSS(Int(node)) { noteBoxLaid(Int(node)) }
  }

  /// Whether a node is a grid or a CSS flexbox, or a child of one.
  @inline(__always)
  private func isOfCSS(_ index: Int) -> Bool {
    nodes[index].isBoxContainer || isBoxItem(Int32(truncatingIfNeeded: index))
  }

  /// Stores the position, the constraints and the size of a child.
  ///
  /// The method is mutating for its callers: where they measure in its arguments, they would else
  /// copy the solver.
  @inline(__always)
  mutating func place(
    _ child: Int32, at position: LayoutPoint, _ constraints: Constraints, _ measure: Measure
  ) {
    states[Int(child)].pass = pass
    states[Int(child)].position = position
    states[Int(child)].constraints = constraints
    states[Int(child)].size = measure.size
  }
}

// MARK: Measuring without frames

extension Solver {
  /// Returns the size that the tree would have, without writing any frame.
  mutating func size(_ constraints: Constraints) -> LayoutSize {
    guard !nodes.isEmpty, !nodes[0].isGone else { return .zero }
    if nodes[0].isYogaFlexbox {
      // The measured size of a flexbox may differ from its size once it is laid out.
      states[0].constraints = constraints
      placeFlexbox(0)
      return flexSize
    }
    deferredMeasurements.append(DeferredMeasurement(node: 0, constraints: constraints))
    measureDeferred(after: 0)
    let size = measure(0, constraints).size
    return nodes[0].kind.isLinearFamily ? documentFrame(size, constraints).size : size
  }

  /// The size of a flexbox that is the root.
  private var flexSize: LayoutSize {
    let box = Int(boxOfNode[0])
    return box >= 0 ? pixels.size(flexStates[box]) : .zero
  }
}

// MARK: Directions

extension Solver {
  /// The direction in which a node lays out its content.
  @inline(__always)
  func direction(in node: Int32) -> WritingDirection {
    nodes[Int(node)].direction.resolved(in: isRightToLeft ? .rtl : .ltr)
  }

  /// Whether a node lays out its content from right to left.
  @inline(__always)
  func isRightToLeft(in node: Int32) -> Bool { direction(in: node) == .rtl }
}

// MARK: Content boxes

extension Solver {
  /// Returns the length in which a node's children are placed, given its measured length.
  func room(of node: Int32, _ axis: Axis, _ measured: Float) -> PlacingRoom {
    PlacingRoom(frame: contentSize(of: node)[axis], whole: rounded(measured))
  }

  /// Returns the padding of a node that has a padding of its own, in points.
  func padding(of node: Int32) -> UsedEdges {
    let direction = direction(in: node)
    let node = nodes[Int(node)]
    return pools.pointee.padding(of: node.kind, node.spec).space(direction)
  }

  /// Returns the size of a node's content box, in which its children are placed.
  func contentSize(of node: Int32) -> LayoutSize {
    var size = frames[Int(node)].size
    if nodes[Int(node)].isPadded {
      let space = padding(of: node)
      size.width = (size.width - space.left - space.right).clampedPositive(to: Limits.length)
      size.height = (size.height - space.top - space.bottom).clampedPositive(to: Limits.length)
    }
    guard let space = boxSpace(of: node) else { return size }
    size.width = (size.width - space.width).clampedPositive(to: Limits.length)
    size.height = (size.height - space.height).clampedPositive(to: Limits.length)
    return size
  }

  /// Returns the padding and the borders of both sides that a node has as the child of a flexbox
  /// or a grid; nil for the child of another container.
  private func boxSpace(of node: Int32) -> LayoutSize? {
    if isBoxItem(node) && !isBoxContainer(node) {
      let frame = boxStates[Int(node)].frame
      return LayoutSize(width: frame.horizontal, height: frame.vertical)
    }
    guard nodes[Int(node)].isFlexItem, isFlexChild(node) else { return nil }
    let box = boxOfNode[Int(node)]
    let owner = flexStates[Int(box)].ownerWidth
    return LayoutSize(
      width: flexBox(at: box).frame(.row, owner), height: flexBox(at: box).frame(.column, owner))
  }
}
