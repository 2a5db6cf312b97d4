extension LayoutTree {
  /// Computes the frames of all elements.
  ///
  /// The first solve takes time in proportion to the number of elements for most trees. A later one
  /// measures only what the edits since then, the new range or the new environment change, and
  /// without edits allocates nothing. Elements nested more than 1000 levels deep get no size.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have, in points.
  ///   - environment: The scale, direction, text scale and safe area.
  ///   - measurer: The measurer of texts.
  /// - Returns: The size of the root, in points.
  /// - Complexity: O(n) in the number of elements for most trees, and less after few edits.
  @discardableResult
  public mutating func solve(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutSize {
    let range = range.sane
    let environment = environment.sane
    var boundaries: [RelayoutBoundary] = []
    if prepare(environment, measurer) && arena.range == range {
      guard !arena.boundaries.isEmpty else {
        arena.visits = 0
        return size
      }
      swap(&boundaries, &arena.boundaries)
    } else {
      dropBoundaries()
    }
    arena.range = range
    arena.isApproximate = run(environment, measurer) { solver in
      // A second attempt solves the whole tree.
      let edited = boundaries
      boundaries = []
      if !edited.isEmpty, solver.solve(within: edited) { return }
      solver.solve(Constraints(range))
    }
    arena.flex.sweeps = arena.flex.usesContents
    return size
  }

  /// Measures the root; the frames stay those of the last solve.
  ///
  /// The measurements are cached, so that solving in the same range afterwards costs little more.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have, in points.
  ///   - environment: The scale, direction, text scale and safe area.
  ///   - measurer: The measurer of texts.
  /// - Returns: The size that ``solve(in:environment:measurer:)`` would return, in points.
  /// - Complexity: O(n) in the number of elements for most trees.
  public mutating func size(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutSize {
    let range = range.sane
    let environment = environment.sane
    dropBoundaries()
    if prepare(environment, measurer) {
      if arena.range == range { return size }
    } else {
      // The frames, if there are any, are those of another environment.
      arena.range = nil
    }
    var size = LayoutSize.zero
    _ = run(environment, measurer) { size = $0.size(Constraints(range)) }
    return size
  }

  /// Runs a solver on the tree, and again without cached measurements if the limit of measurements
  /// was hit.
  ///
  /// - Returns: Whether the frames are approximate.
  private mutating func run(
    _ environment: LayoutEnvironment, _ measurer: any TextMeasuring,
    _ work: (inout Solver) -> Void,
  ) -> Bool {
    arena.pass &+= 1
    let isFresh =
      arena.memo.count == 0 && arena.flex.work.memo.count == 0 && arena.css.memo.count == 0
    defer {
      noteFrames()
      takeChoices()
    }
    guard attempt(environment, measurer, work) else { return false }
    // An approximation must not depend on earlier solves.
    var isApproximate = true
    if !isFresh {
      arena.forget()
      isApproximate = attempt(environment, measurer, work)
    }
    arena.forget()
    return isApproximate
  }

  /// Records which frames the solve has changed.
  private mutating func noteFrames() {
    log?.note(arena.frameNotes)
    arena.frameNotes.removeAll(keepingCapacity: true)
  }

  /// Marks the alternatives that the `fit` elements of the solve did not take.
  private mutating func takeChoices() {
    guard !pools.fits.isEmpty else { return }
    for node in nodes.indices where nodes[node].isLeftOut != arena.states[node].isLeftOut {
      log?.keepBase(nodes)
      nodes[node].isLeftOut.toggle()
    }
  }

  /// Brings the state that is kept between solves up to date, and returns whether it already was.
  private mutating func prepare(
    _ environment: LayoutEnvironment, _ measurer: any TextMeasuring
  ) -> Bool {
    var isCurrent = arena.isPrepared && arena.environment == environment && !arena.isTurned
    if arena.isTurned {
      arena.isTurned = false
      arena.flex.isOutdated = true
    }
    if !arena.isPrepared {
      pools.sanitize()
      arena.fit(nodes.count)
      arena.prepare(pools)
    }
    let ofTexts = environment.ofTexts
    if !arena.texts.isCurrent(measurer, ofTexts) || !arena.isPrepared {
      arena.texts.shape(pools.texts, measurer, ofTexts)
      isCurrent = false
    } else {
      arena.texts.shapeAdded(pools.texts, measurer, ofTexts)
      while let text = arena.editedTexts.popLast() {
        arena.texts.reshape(Int(text), pools.texts, measurer, ofTexts)
      }
    }
    arena.editedTexts.removeAll(keepingCapacity: true)
    arena.extend(pools)
    arena.fitBoxes(nodes, pools)
    noteGridBaselines()
    let answers = arena.memo.count &+ arena.flex.work.memo.count &+ arena.css.memo.count
    let histories = arena.flex.work.histories.count
    if !isCurrent || answers > nodes.count &* 16 &+ 64 || histories > nodes.count &* 32 &+ 64 {
      arena.forget()
    }
    if !arena.isPrepared || arena.environment?.direction != environment.direction {
      arena.flex.prepare(nodes, pools, environment.direction)
    } else if arena.flex.bringUpToDate(nodes, pools, environment.direction) {
      arena.forget()
    }
    if !arena.flex.movedNodes.isEmpty { dropBoundaries() }
    while let node = arena.flex.movedNodes.popLast() { arena.clear(Int(node)) }
    arena.isPrepared = true
    arena.environment = environment
    return isCurrent
  }

  /// Notes whether any element aligns a grid, or elements in one, by baselines.
  ///
  /// If that has changed, all cached measurements are dropped: they have no baselines, or needless
  /// ones.
  private mutating func noteGridBaselines() {
    guard !arena.boxStates.isEmpty else { return }
    var aligns = !pools.customs.isEmpty
    for spec in pools.grids.indices where pools.grids[spec].alignItems == .baseline {
      aligns = true
    }
    for item in pools.gridItems.indices where pools.gridItems[item].alignSelf == .baseline {
      aligns = true
    }
    var hasCSS = false
    for spec in pools.flexes.indices where pools.flexes[spec].flexbox == .css {
      hasCSS = true
      if pools.flexes[spec].alignItems == .baseline { aligns = true }
    }
    if hasCSS && !aligns {
      for item in pools.flexItems.indices where pools.flexItems[item].alignSelf == .baseline {
        aligns = true
      }
    }
    for spec in pools.stacks.indices {
      switch pools.stacks[spec].alignItems {
      case .baselineFirst, .baselineLast: aligns = true
      case .start, .end, .center, .stretch: break
      }
    }
    if aligns != arena.alignsBaselines { arena.forget() }
    arena.alignsBaselines = aligns
  }

  /// Runs a solver on the tree once, and returns whether the frames are approximate.
  mutating func attempt(
    _ environment: LayoutEnvironment, _ measurer: any TextMeasuring,
    _ work: (inout Solver) -> Void,
  ) -> Bool {
    let edition = arena.currentEdition()
    // Moved out and back, so that each value has one owner and grows in place.
    var memo = Memo<MemoEntry>()
    var deferredMeasurements: [DeferredMeasurement] = []
    var css = BoxWork()
    swap(&css, &arena.css)
    swap(&memo, &arena.memo)
    swap(&deferredMeasurements, &arena.deferredMeasurements)
    var customChildren: [CustomChild] = []
    swap(&customChildren, &arena.customChildren)
    var shapedTexts = ShapedTexts()
    swap(&shapedTexts, &arena.texts)
    var visits = 0
    var isApproximate = false
    let pass = arena.pass
    let keepsAnswers = arena.keepsAnswers
    let notesFrames = log != nil
    let isUnwanted = arena.isUnwanted
    var isStopped = false
    var frameNotes: [FrameNote] = []
    swap(&frameNotes, &arena.frameNotes)
    var flex = FlexWork()
    swap(&flex, &arena.flex.work)
    let usesBaselines = arena.flex.usesBaselines || arena.alignsBaselines
    let usesLimits = arena.flex.usesLimits
    let sweeps = arena.flex.sweeps
    nodes.withBorrowed { nodes in
      // To borrow the pools to read them would copy them.
      withMutableBorrowed(&pools) { pools in
        withBorrowed(shapedTexts) { texts in
          arena.withBuffers { buffers in
            var solver = Solver(
              nodes: nodes, pools: pools.readOnly, ownSizes: buffers.ownSizes,
              states: buffers.states,
              frames: buffers.frames, contentSizes: buffers.contentSizes, texts: texts,
              cells: buffers.cells, boxes: buffers.boxes, flexStates: buffers.flexStates,
              flexLaids: buffers.flexLaids, boxOfNode: buffers.boxOfNode,
              boxStates: buffers.boxStates, containers: buffers.containers,
              boxStyles: buffers.boxStyles,
              usesBaselines: usesBaselines, usesLimits: usesLimits, sweeps: sweeps,
              measurer: measurer, environment: environment,
              pixels: PixelGrid(scale: environment.scale),
              isRightToLeft: environment.direction == .rtl, pass: pass, edition: edition,
              keepsAnswers: keepsAnswers, notesFrames: notesFrames, memo: Memo(),
              css: BoxWork(), flex: FlexWork(), deferredMeasurements: [])
            swap(&solver.frameNotes, &frameNotes)
            swap(&solver.memo, &memo)
            swap(&solver.css, &css)
            swap(&solver.flex, &flex)
            swap(&solver.deferredMeasurements, &deferredMeasurements)
            swap(&solver.customChildren, &customChildren)
            solver.isUnwanted = isUnwanted
            work(&solver)
            isStopped = solver.isStopped
            swap(&solver.frameNotes, &frameNotes)
            swap(&solver.memo, &memo)
            swap(&solver.css, &css)
            swap(&solver.flex, &flex)
            swap(&solver.deferredMeasurements, &deferredMeasurements)
            swap(&solver.customChildren, &customChildren)
            visits = solver.visits
            isApproximate = solver.isApproximate
          }
        }
      }
    }
    swap(&flex, &arena.flex.work)
    swap(&memo, &arena.memo)
    swap(&css, &arena.css)
    swap(&frameNotes, &arena.frameNotes)
    swap(&deferredMeasurements, &arena.deferredMeasurements)
    swap(&customChildren, &arena.customChildren)
    swap(&shapedTexts, &arena.texts)
    arena.visits = visits
    if isStopped { arena.isStopped = true }
    return isApproximate && !isStopped
  }

  /// Whether frames of the last solve may be off, because an element was measured in more than 128
  /// ways.
  ///
  /// Beyond that number an element takes the size of its last measurement, which bounds the time of
  /// a solve. Only percentages or ratios on many nested levels reach the number, since the number
  /// of different sizes doubles with each level.
  public var isApproximate: Bool { arena.isApproximate }

  /// The size of the root in the last solve, in points.
  public var size: LayoutSize { frame(of: 0).size }

  /// The frame of an element in the last solve, in points and in the coordinates of its parent.
  ///
  /// The frame is zero for an element that is not present.
  public func frame(of element: LayoutElement) -> LayoutRect { frame(of: element.index) }

  /// The frame of the node at an index.
  func frame(of element: Int) -> LayoutRect {
    arena.frames.indices.contains(element) ? arena.frames[element] : .zero
  }

  /// The frames of all elements in the last solve, in points.
  ///
  /// The frame of an element is at its ``LayoutElement/index``. A copy of the array that is still
  /// in use at the next solve makes that solve copy all frames.
  public var frames: [LayoutRect] { arena.frames }

  /// The size of the content of a `scroll` in the last solve, in points.
  ///
  /// From right to left a narrower content stands at the right, so the width is at least that of
  /// the space inside the padding.
  ///
  /// The value is `nil` for an element of another kind.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func contentSize(of element: LayoutElement) -> LayoutSize? {
    guard kind(of: element) == .scroll else { return nil }
    let index = Int(nodes[element.index].spec)
    return arena.contentSizes.indices.contains(index) ? arena.contentSizes[index] : .zero
  }

  /// The initial scroll position of a `scroll`, in points from the top left of its content.
  ///
  /// The position is the distance to the end that ``ScrollSpec/anchor-swift.property`` names, along
  /// the axes that scroll, as in `UIScrollView.contentOffset`. From right to left, a row starts at
  /// the right. The value is `nil` for an element of another kind.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func contentOffset(of element: LayoutElement) -> LayoutPoint? {
    guard let content = contentSize(of: element) else { return nil }
    let spec = pools.scrolls[Int(nodes[element.index].spec)]
    let shown = frame(of: element).size
    let direction = arena.environment?.direction ?? .ltr
    let isRightToLeft = nodes[element.index].direction.resolved(in: direction) == .rtl
    let isAtRight = (spec.anchor == .end) != isRightToLeft
    return LayoutPoint(
      x: spec.axis != .vertical && isAtRight ? max(0, content.width - shown.width) : 0,
      y: spec.axis != .horizontal && spec.anchor == .end
        ? max(0, content.height - shown.height) : 0)
  }

  /// Returns the position of a `scroll` that is scrolled by `distance` points from where its
  /// content starts, in points from the top left of its content.
  ///
  /// The distance is along the axis that scrolls, vertical where both do, and is clamped to what
  /// can be scrolled; `NaN` counts as 0. From right to left, a row starts at the right. The value
  /// is `nil` for an element of another kind.
  ///
  /// - Precondition: `element` is in ``elements``.
  package func contentOffset(of element: LayoutElement, scrolledBy distance: Float) -> LayoutPoint?
  {
    guard let content = contentSize(of: element), var offset = contentOffset(of: element) else {
      return nil
    }
    let shown = frame(of: element).size
    func reached(_ content: Float, _ shown: Float) -> Float {
      distance > 0 ? min(distance, max(0, content - shown)) : 0
    }
    if pools.scrolls[Int(nodes[element.index].spec)].axis != .horizontal {
      offset.y = reached(content.height, shown.height)
    } else {
      let isRightToLeft = direction(of: element) == .rtl
      let distance = reached(content.width, shown.width)
      offset.x = isRightToLeft ? max(0, content.width - shown.width) - distance : distance
    }
    return offset
  }

  /// Whether an element of a stack stays in sight while the stack is scrolled, as
  /// ``StackItem/pinned`` sets.
  ///
  /// The engine reports the flag only; the host implements the behaviour.
  ///
  /// - Precondition: `element` is in ``elements``.
  public func isPinned(_ element: LayoutElement) -> Bool {
    let (parent, item) = (nodes[element.index].parent, nodes[element.index].placement)
    guard item >= 0, parent >= 0, nodes[Int(parent)].kind == .stack else { return false }
    return pools.stackItems[Int(item)].pinned
  }
}

// MARK: Constraints

/// The constraints of an element on one axis, in points.
package struct OfferedLengths: Sendable, Equatable {
  package var least: Float
  /// The greatest length; infinite without a limit.
  package var most: Float
  /// The length that percentages refer to; infinite if it is indefinite.
  package var whole: Float
}

extension LayoutTree {
  /// The constraints of an element in the last solve, from its parent or, for the root, from the
  /// document.
  ///
  /// The value is `nil` for children of a flexbox, a grid or the linear family, which distribute
  /// lengths in their own ways. It is also `nil` for an element that is not present.
  ///
  /// - Precondition: `element` is in ``elements``.
  package func offer(
    of element: LayoutElement
  ) -> (width: OfferedLengths, height: OfferedLengths)? {
    guard arena.states.indices.contains(element.index), isPresent(element),
      parent(of: element).map({ !kind(of: $0).sharesOut }) ?? true
    else { return nil }
    let constraints = arena.states[element.index].constraints
    return (OfferedLengths(constraints.width), OfferedLengths(constraints.height))
  }
}

// MARK: Space inside of edges

extension LayoutTree {
  /// The padding of an element of a kind with a padding of its own, in points; nil without any.
  ///
  /// - Precondition: `element` is in ``elements``.
  package func padding(of element: LayoutElement) -> UsedEdges? {
    let node = nodes[element.index]
    guard node.isPadded else { return nil }
    return pools.padding(of: node.kind, node.spec).space(direction(of: element))
  }

  /// The space inside an element's frame that stays free of children, at each edge and in points.
  ///
  /// The space is the element's padding, the space that an `inset` leaves around its child, or the
  /// margin of a layout of the linear family. Percentages refer to the width of the parent's frame.
  ///
  /// - Precondition: `element` is in ``elements``.
  package func space(inside element: LayoutElement) -> UsedEdges {
    let direction = self.direction(of: element)
    let whole = frame(of: parent(of: element) ?? element).width
    func space(_ edges: LayoutEdges) -> UsedEdges { edges.space(direction, of: whole) }
    var ownPadding = LayoutEdges.none
    switch placement(of: element) {
    case .flex(let item): ownPadding = item.padding
    case .grid(let item): ownPadding = item.padding
    default: break  // open: others have no padding
    }
    switch spec(of: element) {
    case .flex(let spec): return space(spec.padding.over(ownPadding))
    case .linear(let spec): return space(spec.margin)
    case .layers(let spec): return space(spec.margin)
    case .flow(let spec): return space(spec.margin)
    case .inset:
      guard childCount(of: element) == 1, let child = child(of: element, at: 0), isPresent(child)
      else { return .zero }
      let (outer, inner) = (frame(of: element), frame(of: child))
      return UsedEdges(
        top: inner.y, left: inner.x, bottom: outer.height - inner.y - inner.height,
        right: outer.width - inner.x - inner.width)
    case .grid(let spec): return space(spec.padding.over(ownPadding))
    case .stack, .absolute, .zstack, .scroll, .view, .text:
      let padding = pools.padding(of: kind(of: element), nodes[element.index].spec)
      return padding.isEmpty ? space(ownPadding) : padding.space(direction)
    case .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip, .fit, .image,
      .spacer, .custom:
      return space(ownPadding)
    }
  }
}

extension OfferedLengths {
  fileprivate init(_ constraints: AxisConstraints) {
    self.init(least: constraints.low, most: constraints.high, whole: constraints.parent)
  }
}

extension NodeKind {
  fileprivate var sharesOut: Bool { self == .flex || self == .grid || isLinearFamily }
}

// MARK: Lines

extension LayoutTree {
  /// The lines of a text in the frame of the last solve.
  ///
  /// The value is `nil` for an element of another kind, or if the measurer of that solve provided
  /// neither advances nor lines. Solves record no lines: each call breaks the text anew.
  ///
  /// - Precondition: `element` is in ``elements``.
  /// - Complexity: O(n) in the length of the text.
  public func lines(of element: LayoutElement) -> TextLines? {
    guard let text = text(of: element) else { return nil }
    let index = Int(nodes[element.index].spec)
    guard arena.texts.entries.indices.contains(index) else { return nil }
    let room = textRoom(of: element)
    if let lines = TextLines(
      text, arena.texts.entries[index], arena.texts.advances, in: room.size)
    {
      return lines
    }
    return arena.texts.measured(text, index, in: room, direction(of: element)).map {
      TextLines(count: $0.lines.lines.count, isTruncated: $0.lines.isTruncated, scale: $0.scale)
    }
  }

  /// The lines of a text with their words and places in the frame of the last solve; `nil` if its
  /// measurer provided neither advances nor lines.
  package func placedText(of element: LayoutElement) -> PlacedText? {
    guard let text = text(of: element) else { return nil }
    let index = Int(nodes[element.index].spec)
    guard arena.texts.entries.indices.contains(index) else { return nil }
    let room = textRoom(of: element)
    if let set = SetText(text, arena.texts.entries[index], arena.texts, in: room) {
      return PlacedText(
        scale: set.scale, room: room,
        lines: PlacedLines(text, set, in: environment(of: element)).lines())
    }
    return arena.texts.measured(text, index, in: room, direction(of: element))
  }

  /// The frame inside a text's padding, and inside its padding and border as a flexbox item, in
  /// the element's own coordinates.
  private func textRoom(of element: LayoutElement) -> LayoutRect {
    var room = flexRoom(of: element)
    guard nodes[element.index].isPadded else { return room }
    let space = pools.padding(of: .text, nodes[element.index].spec).space(direction(of: element))
    room.x += space.left
    room.y += space.top
    room.width = max(0, room.width - space.left - space.right)
    room.height = max(0, room.height - space.top - space.bottom)
    return room
  }

  /// The frame inside a flexbox item's padding and border, in the element's own coordinates.
  private func flexRoom(of element: LayoutElement) -> LayoutRect {
    let frame = frame(of: element)
    var room = LayoutRect(width: frame.width, height: frame.height)
    if arena.isBoxItem(nodes[element.index], element.index) {
      let frame = arena.boxStates[element.index].frame
      room.x = frame.left
      room.y = frame.top
      room.width = max(0, room.width - frame.horizontal)
      room.height = max(0, room.height - frame.vertical)
      return room
    }
    let flex = arena.flex
    guard flex.boxOfNode.indices.contains(element.index) else { return room }
    let box = Int(flex.boxOfNode[element.index])
    guard flex.boxes.indices.contains(box), flex.states.indices.contains(box) else { return room }
    let owner = flex.states[box].ownerWidth
    withBorrowed(flex.boxes[box]) { box in
      room.x = box.frameLeft(owner)
      room.y = box.frameTop(owner)
      room.width = max(0, room.width - box.frame(.row, owner))
      room.height = max(0, room.height - box.frame(.column, owner))
    }
    return room
  }
}

// MARK: Texts that are a pixel short

extension LayoutTree {
  /// The texts whose frames the last solve rounded to a pixel less than they need, in document
  /// order.
  ///
  /// Such texts are few, and occur only in flexboxes of the configuration
  /// ``FlexSpec/Flexbox-swift.enum/yoga``, which rounds as Yoga does: a text that fits is cut off
  /// there, or wraps.
  ///
  /// - Complexity: O(n) in the number of elements, or O(1) if no text is short.
  public var shortTexts: [LayoutElement] {
    guard arena.flex.work.hasShortTexts else { return [] }
    return nodes.indices.filter { isShort($0) }.map { LayoutElement($0) }
  }

  private func isShort(_ element: Int) -> Bool {
    nodes[element].kind == .text && nodes[element].isFlexItem
      && arena.states.indices.contains(element) && arena.states[element].isShort
      && isPresent(element)
  }
}

// MARK: Layout by modes

// The ways in which FlexLayout requests a layout, expressed as ranges of sizes.

extension LayoutTree {
  /// Measures the root in a container; the frames stay those of the last solve.
  ///
  /// A finite length of the container becomes the root's, unless the root is a `flex` with a size
  /// of its own. An infinite length is left to the content. To measure the root in *at most* a
  /// given size, use ``size(in:environment:measurer:)``.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points.
  ///   - environment: The scale, direction, text scale and safe area.
  ///   - measurer: The measurer of texts.
  /// - Returns: The size that the root would have, in points.
  /// - Complexity: O(n) in the number of elements for most trees.
  public mutating func sizeThatFits(
    _ size: LayoutSize,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutSize {
    self.size(in: .container(size), environment: environment, measurer: measurer)
  }

  /// Measures the root without constraints; the frames stay those of the last solve.
  ///
  /// - Parameters:
  ///   - environment: The scale, direction, text scale and safe area.
  ///   - measurer: The measurer of texts.
  /// - Returns: The size that the root would have, in points.
  /// - Complexity: O(n) in the number of elements for most trees.
  public mutating func intrinsicSize(
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutSize {
    size(in: .unbounded, environment: environment, measurer: measurer)
  }
}

// MARK: Statistics of a solve

extension LayoutTree {
  /// The number of measurements and layouts of containers and texts in the last solve.
  package var visits: Int { arena.visits }

  /// The number of entries in all caches of measurements, in use or free.
  package var answers: Int {
    arena.memo.count &+ arena.flex.work.memo.count &+ arena.flex.work.histories.count
      &+ arena.css.memo.count
  }

  /// The number of cached grid items, and that of grids and CSS flexboxes with a state of their
  /// own.
  package var arrangedItems: Int { arena.css.arranged.items.count }
  package var containers: Int { arena.containers.count }

  /// A closure that returns `true` once the frames are not needed any longer, so that a solve ends
  /// early.
  ///
  /// After a solve that ended early, as ``isStopped`` reports, the tree is unusable.
  package var isUnwanted: (@Sendable () -> Bool)? {
    get { arena.isUnwanted }
    set { arena.isUnwanted = newValue }
  }

  /// Whether a solve has ended early.
  package var isStopped: Bool { arena.isStopped }

  /// Whether measurements are cached within a solve; the frames are the same either way.
  package var keepsAnswers: Bool {
    get { arena.keepsAnswers }
    set { arena.keepsAnswers = newValue }
  }
}
