// Measurements of the items of CSS containers. A CSS container is measured for two intrinsic widths
// and for its height at a width. Any other element is measured by its own layout, with equivalent
// constraints.

extension Solver {
  /// The state of a grid or a CSS flexbox.
  @inline(__always)
  func container(_ node: Int32) -> MutableBorrowed<BoxContainerState> {
    containers.mutableElement(at: boxStates[Int(node)].container)
  }

  /// Whether a node is a CSS container: a grid or a CSS flexbox.
  @inline(__always)
  func isBoxContainer(_ node: Int32) -> Bool { nodes[Int(node)].isBoxContainer }

  /// Whether the measured size of a node includes its own padding and border.
  @inline(__always)
  func framesItself(_ node: Int32) -> Bool {
    nodes[Int(node)].kind == .grid || nodes[Int(node)].kind == .flex
  }

  /// Whether a node is an item of a CSS container, which reads the attributes of its box.
  @inline(__always)
  func isBoxItem(_ node: Int32) -> Bool {
    if nodes[Int(node)].isGridItem { return true }
    return nodes[Int(node)].isFlexItem && !isFlexChild(node)
  }

  /// Whether a Yoga flexbox lays out a node.
  @inline(__always)
  func isFlexChild(_ node: Int32) -> Bool {
    guard boxOfNode.count > 0, boxOfNode[Int(node)] >= 0 else { return false }
    return boxes[Int(boxOfNode[Int(node)])].parent >= 0
  }

  /// The elements that CSS containers lay out.
  @inline(__always)
  var boxItems: BoxItems { BoxItems(nodes: nodes, pools: pools) }

  /// Whether the current measurement is abandoned because one in it was deferred.
  var isGivenUp: Bool { deferredMeasurements.count > settledMeasurements && keepsAnswers }

  /// Whether the current measurement is abandoned; if so, counts a skipped measurement.
  @inline(__always)
  mutating func skipsAnswer() -> Bool {
    guard isGivenUp else { return false }
    skipped &+= 1
    return true
  }

  /// Measures a CSS container, or returns its cached result.
  mutating func boxAnswer(_ node: Int32, _ space: BoxSpace) -> BoxAnswer {
    var entry = boxStates[Int(node)].memo
    var answers = 0
    while entry >= 0 {
      if css.memo[entry].space == space { return css.memo[entry].answer }
      entry = css.memo[entry].next
      answers &+= 1
    }
    guard nodes[Int(node)].depth < Limits.depth, !isStopped else { return .nothing }
    // An abandoned measurement measures nothing more.
    guard !skipsAnswer() else { return .nothing }
    guard answers < Limits.answers else {
      isApproximate = true
      return css.memo[boxStates[Int(node)].memo].answer
    }
    guard calls < Limits.calls || !keepsAnswers else {
      deferredMeasurements.append(DeferredMeasurement(node: node, space: space))
      return .nothing
    }
    countVisit()
    let levels = nodes[Int(node)].kind == .grid ? Limits.levelsOfGrid : Limits.levelsOfCSSFlexbox
    calls &+= levels
    let open = unmeasured
    container(node).pointee.proposedPass = 0
    let answer = newAnswer(node, space)
    calls &-= levels
    if keepsAnswers && unmeasured == open {
      if space.mode == .layout { container(node).pointee.proposedPass = pass }
      let next = boxStates[Int(node)].memo
      boxStates[Int(node)].memo = css.memo.keep(
        BoxMemoEntry(space: space, answer: answer, next: next))
    }
    return answer
  }

  /// Measures a CSS container without looking in its cache.
  @inline(__always)
  private mutating func newAnswer(_ node: Int32, _ space: BoxSpace) -> BoxAnswer {
    nodes[Int(node)].kind == .grid
      ? GridContainer.answer(node, space, &self) : CSSFlexbox.answer(node, space, &self)
  }

  /// The position of an item of a CSS container from the corner of the outermost one; zero for any
  /// other node.
  func boxOrigin(of node: Int32) -> (x: Double, y: Double) {
    guard isBoxItem(node) else { return (0, 0) }
    return (boxStates[Int(node)].x, boxStates[Int(node)].y)
  }

  /// The intrinsic width of a border box, without its own limits.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - style: The style of the element's box.
  ///   - frame: The padding and border of the box.
  ///   - mode: Min-content or max-content.
  ///   - height: The height of the border box, or NaN if it is not decided.
  ///   - ownerWidth: The width that percents of the padding refer to, or NaN.
  /// - Returns: The width, with padding and border.
  mutating func contentWidth(
    of node: Int32, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, _ mode: BoxSpace.Mode,
    height: Float,
    ownerWidth: Float
  ) -> Float {
    guard !skipsAnswer() else { return 0 }
    // Equivalent, dropped: a view without children measures itself as the same size.
    if let size = leafSize(of: node) { return size.width + frame.horizontal }
    guard isBoxContainer(node) else {
      let width = mode == .minContent ? minContentWidth(node) : maxContentWidth(node)
      return framesItself(node) ? width : width + frame.horizontal
    }
    var space = BoxSpace.intrinsic(
      mode, height: !height.isNaN && dependsOnHeight(node) ? height : .nan)
    space.inherited = container(node).pointee.inherited.print
    if GridContainer.repeatsColumns(node, &self) {
      let least = style.pointee.minWidth(of: ownerWidth, frame)
      space.leastWidth = least.isNaN ? 0 : least
      space.mostWidth = style.pointee.maxWidth(of: ownerWidth, frame)
    }
    if !style.pointee.percents.isDisjoint(with: .paddings), !ownerWidth.isNaN {
      space.ownerWidth = ownerWidth
    }
    return boxAnswer(node, space).length
  }

  /// The space for a layout at a width of the border box; if `height` is NaN, it is to be measured.
  ///
  /// The method is mutating so that no caller copies the solver.
  mutating func layoutSpace(
    of node: Int32, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, width: Float, height: Float,
    ownerWidth: Float, ownerHeight: Float
  ) -> BoxSpace {
    var space = BoxSpace.layout(width: width, height: height)
    guard isBoxContainer(node) else { return space }
    space.inherited = container(node).pointee.inherited.print
    if height.isNaN {
      let least = style.pointee.minHeight(of: ownerHeight, frame)
      space.leastHeight = least.isNaN ? 0 : least
      space.mostHeight = style.pointee.maxHeight(of: ownerHeight, frame)
    }
    if !style.pointee.percents.isDisjoint(with: .paddings) { space.ownerWidth = ownerWidth }
    if nodes[Int(node)].isCSSFlexbox, !style.pointee.percents.isDisjoint(with: .heights),
      !ownerHeight.isNaN
    {
      space.ownerHeight = ownerHeight
    }
    return space
  }

  /// The content height of a border box at a width, without its own limits.
  ///
  /// Percents in the box refer to the height `within` which it is laid out, unless that is NaN.
  mutating func contentHeight(
    of node: Int32, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, width: Float,
    within height: Float, _ rule: BoxSpace.HeightRule, ownerWidth: Float, ownerHeight: Float
  ) -> Float {
    var space = layoutSpace(
      of: node, style, frame, width: width, height: .nan, ownerWidth: ownerWidth,
      ownerHeight: ownerHeight)
    if !height.isNaN, isBoxContainer(node) {
      space.height = height
      space.heightRule = rule
      (space.leastHeight, space.mostHeight) = (0, .infinity)
    }
    return contentHeight(of: node, frame, space).length
  }

  /// The height of a border box and its first baseline; its own limits apply only to a CSS
  /// container.
  mutating func contentHeight(of node: Int32, _ frame: UsedEdges, _ space: BoxSpace) -> BoxAnswer {
    guard !skipsAnswer() else { return .nothing }
    if let size = leafSize(of: node) {
      return BoxAnswer(
        length: space.height >= 0 ? space.height : size.height + frame.vertical)
    }
    if isBoxContainer(node) { return boxAnswer(node, space) }
    let frame = framesItself(node) ? .zero : frame
    let width = Swift.max(0, space.width - frame.horizontal)
    var constraints = Constraints(
      width: AxisConstraints(exactly: width, parent: width), height: .open)
    if space.height >= 0 {
      let height = Swift.max(0, space.height - frame.vertical)
      constraints.height = AxisConstraints(exactly: height, parent: height)
    }
    let content = measure(node, constraints)
    var answer = BoxAnswer(
      length: space.height >= 0 ? space.height : content.size.height + frame.vertical)
    if content.ascender > 0 { answer.baseline = content.ascender + frame.top }
    return answer
  }

  /// The content size of a view in whole pixels, or `nil` if the size depends on the constraints.
  @inline(__always)
  mutating func leafSize(of node: Int32) -> LayoutSize? {
    guard nodes[Int(node)].kind == .view, nodes[Int(node)].firstChild < 0,
      !nodes[Int(node)].isPadded
    else { return nil }
    switch withBorrowed(pools.pointee.views[Int(nodes[Int(node)].spec)], { $0.pointee.knownSize }) {
    case .none: return .zero
    case .size(let size):
      return LayoutSize(width: rounded(size.width), height: rounded(size.height))
    case .fill: return nil
    }
  }

  /// Whether the widths of a box may depend on its height.
  ///
  /// They may if the box or something in it has an aspect ratio or a height in percent, or is a
  /// column that wraps.
  mutating func dependsOnHeight(_ node: Int32) -> Bool {
    switch boxStates[Int(node)].dependsOnHeight {
    case .yes: return true
    case .no: return false
    case .unknown: break
    }
    let depends = findDependence(node)
    boxStates[Int(node)].dependsOnHeight = depends ? .yes : .no
    return depends
  }

  /// Searches all descendants of a node in a loop, so that deep nesting takes no stack.
  private func findDependence(_ node: Int32) -> Bool {
    guard isBoxContainer(node) else { return false }
    if wrapsColumns(node) { return true }
    var index = Int(node) + 1
    while index < Int(nodes[Int(node)].end) {
      let element = nodes[index]
      if element.isGone {
        index = Int(element.end)
        continue
      }
      if element.size >= 0, ownSizes[Int(element.size)].heightHasPercent { return true }
      if hasRatio(element) || wrapsColumns(Int32(truncatingIfNeeded: index)) { return true }
      index += 1
    }
    return false
  }

  private func hasRatio(_ element: Node) -> Bool {
    switch element.kind {
    case .grid where pools.pointee.grids[Int(element.spec)].aspectRatio != nil: return true
    case .flex where pools.pointee.flexes[Int(element.spec)].aspectRatio != nil: return true
    default: break  // open: other kinds have their ratio from a placement
    }
    guard element.placement >= 0, element.parent >= 0 else { return false }
    return switch nodes[Int(element.parent)].kind {
    case .grid: pools.pointee.gridItems[Int(element.placement)].aspectRatio != nil
    case .flex: pools.pointee.flexItems[Int(element.placement)].aspectRatio != nil
    default: false  // open: children of other kinds have none
    }
  }

  /// Whether a node is a column that wraps, which is wider the smaller its height.
  private func wrapsColumns(_ node: Int32) -> Bool {
    guard nodes[Int(node)].isCSSFlexbox else { return false }
    return withBorrowed(pools.pointee.flexes[Int(nodes[Int(node)].spec)]) {
      $0.pointee.wrap != .noWrap
        && ($0.pointee.direction == .column || $0.pointee.direction == .columnReverse)
    }
  }
}

// MARK: Styles

// These functions change nothing, but are `mutating`: a solver passed for reading is copied as a
// whole, with all its storage retained.

extension Solver {
  /// The style of an element's box.
  mutating func style(of node: Int32, in around: WritingDirection? = nil) -> Borrowed<BoxStyle> {
    boxStyles.element(at: stylePlace(of: node, in: around))
  }

  /// The index of the style of an element's box, which is read once between edits.
  @inline(__always)
  mutating func stylePlace(of node: Int32, in around: WritingDirection? = nil) -> Int32 {
    if boxStates[Int(node)].styleEdition != edition { readStyle(of: node, in: around) }
    return boxStates[Int(node)].style
  }

  /// Whether an element of another family may show less than its contents.
  private func scrolls(_ element: Node) -> Bool {
    element.kind == .scroll || element.kind == .clip
  }

  private mutating func readStyle(of node: Int32, in around: WritingDirection?) {
    let element = nodes[Int(node)]
    var place = BoxStyle.saidPlace(of: node)
    if let around, element.size < 0, element.placement < 0, !scrolls(element), !framesItself(node) {
      // Most elements have no attributes.
      place = BoxStyle.plainPlace(around)
    } else {
      boxStyles[Int(place)] = boxStyle(of: node, in: around)
    }
    boxStates[Int(node)].style = place
    boxStates[Int(node)].styleEdition = edition
  }

  /// Reads the style of an element's box.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - around: The direction of the container, for an item of one.
  /// - Returns: The style, with edges resolved to left and right.
  private mutating func boxStyle(of node: Int32, in around: WritingDirection? = nil) -> BoxStyle {
    let element = nodes[Int(node)]
    // A Yoga flexbox also has its own padding and border.
    let isContainer = framesItself(node)
    let isItem = isBoxItem(node)
    let direction: WritingDirection
    if let around, !isContainer {
      direction = around
    } else {
      direction = boxDirection(of: isContainer || !isItem ? node : element.parent)
    }
    var style = BoxStyle(direction: direction)
    if element.size >= 0 { style.take(pools.pointee.sizes[Int(element.size)]) }
    guard isItem || isContainer else { return style }
    var outer = BoxEdges.none
    if isItem && element.placement >= 0 {
      if element.isGridItem {
        withBorrowed(pools.pointee.gridItems[Int(element.placement)]) { item in
          style.take(item)
          outer = BoxEdges(padding: item.pointee.padding, border: item.pointee.borderWidth)
        }
      } else {
        withBorrowed(pools.pointee.flexItems[Int(element.placement)]) { item in
          style.take(item)
          outer = BoxEdges(padding: item.pointee.padding, border: item.pointee.borderWidth)
        }
      }
    }
    if isContainer {
      takeContainer(element, outer, &style)
      if element.isGridItem, element.kind == .grid, !style.flags.contains(.isAbsolute) {
        fillShared(element, &style)
      }
    } else if scrolls(element) {
      style.flags.insert(.scrolls)
    }
    return style
  }

  /// Makes a subgrid fill its area, whatever its size attributes.
  private mutating func fillShared(_ element: Node, _ style: inout BoxStyle) {
    let (columns, rows) = withBorrowed(pools.pointee.grids[Int(element.spec)]) { spec in
      (spec.pointee.columns.isSubgrid, spec.pointee.rows.isSubgrid)
    }
    if columns { style.fillWidth() }
    if rows { style.fillHeight() }
    // Inherited rows decide no width (browsers agree).
    if rows { style.ratio = .nan }
  }

  private mutating func takeContainer(_ element: Node, _ outer: BoxEdges, _ style: inout BoxStyle) {
    if element.kind == .grid {
      withBorrowed(pools.pointee.grids[Int(element.spec)]) { style.take($0, outer) }
    } else {
      withBorrowed(pools.pointee.flexes[Int(element.spec)]) { style.take($0, outer) }
    }
  }

  /// The direction of a flexbox or a grid: its own, or that of the one around it, else that of the
  /// island around them.
  mutating func boxDirection(of node: Int32) -> WritingDirection {
    var node = node
    while node >= 0 {
      let said: FlexSpec.Direction.Layout
      switch nodes[Int(node)].kind {
      case .grid: said = pools.pointee.grids[Int(nodes[Int(node)].spec)].layoutDirection
      case .flex: said = pools.pointee.flexes[Int(nodes[Int(node)].spec)].layoutDirection
      default: return direction(in: node)  // open: other kinds have the direction of an island
      }
      switch said {
      case .ltr: return .ltr
      case .rtl: return .rtl
      case .inherit:
        if nodes[Int(node)].saysDirection { return direction(in: node) }
        node = nodes[Int(node)].parent
      }
    }
    return isRightToLeft ? .rtl : .ltr
  }
}

// MARK: Frames

extension Solver {
  /// Measures a CSS container whose parent is of another family, or lays it out.
  ///
  /// The width is the max-content width within the constraints, and the height follows from it.
  @inline(never)
  mutating func measureBoxes(_ node: Int32, _ constraints: Constraints, _ isPlacing: Bool)
    -> Measure
  {
    guard boxStates.count > 0 else { return .empty(constraints) }
    var validity = Validity()
    validity.width.pin(constraints.width)
    validity.height.pin(constraints.height)
    let style = style(of: node)
    let owner = constraints.width.parent < .infinity ? constraints.width.parent : Float.nan
    let ownerHeight = constraints.height.parent < .infinity ? constraints.height.parent : Float.nan
    let frame = style.pointee.frame(of: owner)
    let widths = room(of: node, style, .row, constraints.width, of: owner, frame)
    let heights = room(of: node, style, .column, constraints.height, of: ownerHeight, frame)
    var width = widths.low
    // Equal minimum and maximum heights do not make the height definite.
    let isDecided =
      constraints.height.isExact || !style.pointee.height(of: ownerHeight, frame).isNaN
    var height = isDecided && heights.low == heights.high ? heights.low : Float.nan
    if widths.low < widths.high {
      if style.pointee.hasRatio, !height.isNaN {
        width = style.pointee.width(fromHeight: height, frame)
        if style.pointee.keepsContent(.row) {
          width = Swift.max(width, rootWidth(node, .minContent, height: height, widths))
        }
      } else {
        width = rootWidth(node, .maxContent, height: height, widths)
        if style.pointee.hasRatio {
          width = Swift.min(width, style.pointee.width(fromHeight: heights.high, frame))
          width = Swift.max(width, style.pointee.width(fromHeight: heights.low, frame))
        }
      }
      width = widths.clamped(width)
    }
    var space = BoxSpace.layout(width: width, height: height)
    if !style.pointee.percents.isDisjoint(with: .paddings), !owner.isNaN {
      space.ownerWidth = owner
    }
    if height.isNaN && style.pointee.hasRatio {
      height = style.pointee.height(fromWidth: width, frame)
      if style.pointee.keepsContent(.column) {
        space.height = height
        space.heightRule = .tried
        height = Swift.max(height, boxAnswer(node, space).length)
      }
      height = heights.clamped(height)
      space.height = height
      space.heightRule = .definite
    }
    if height.isNaN {
      space.leastHeight = heights.low
      space.mostHeight = heights.high
    }
    let answer = boxAnswer(node, space)
    if isPlacing {
      container(node).pointee.space = space
      if nodes[Int(node)].isCSSFlexbox { decide(answer.length, of: node) }
      boxStates[Int(node)].x = 0
      boxStates[Int(node)].y = 0
    }
    var measure = Measure(width, answer.length, validity)
    if !answer.baseline.isNaN {
      measure.ascender = answer.baseline
      measure.descender = answer.baseline - measure.size.height
    }
    return measure
  }

  /// The possible lengths of the outermost CSS container on an axis.
  ///
  /// The constraints take precedence over the container's own size. An exception is a flexbox that
  /// is the document: like a Yoga flexbox, it keeps its own length and maximum.
  private func room(
    of node: Int32, _ style: Borrowed<BoxStyle>, _ axis: Axis, _ constraints: AxisConstraints,
    of owner: Float,
    _ frame: UsedEdges
  ) -> Interval {
    let constraintRange = Interval(constraints.low, constraints.high)
    // The own size of an item is read by its container.
    guard !nodes[Int(node)].isGridItem && !nodes[Int(node)].isFlexItem else {
      return constraintRange
    }
    let said = style.pointee.length(axis, of: owner, frame)
    let most = style.pointee.most(axis, of: owner, frame)
    let own = Interval(said, style.pointee.least(axis, of: owner, frame), most)
    let isOpen = constraints.low <= 0 && !(constraints.high < .infinity)
    guard node == 0, nodes[0].kind == .flex, constraints.isExact || isOpen else {
      return constraintRange.intersection(own)
    }
    return isOpen || !said.isNaN || most < .infinity
      ? own : Interval(exactly: own.clamped(constraints.low))
  }

  /// An intrinsic width of the outermost container.
  private mutating func rootWidth(
    _ node: Int32, _ mode: BoxSpace.Mode, height: Float, _ widths: Interval
  ) -> Float {
    var space = BoxSpace.intrinsic(
      mode, height: !height.isNaN && dependsOnHeight(node) ? height : .nan)
    if GridContainer.repeatsColumns(node, &self) {
      space.leastWidth = widths.low
      space.mostWidth = widths.high
    }
    return boxAnswer(node, space).length
  }

  /// Places the items of a CSS container, and writes their frames.
  mutating func layOutBoxes(_ node: Int32) {
    let index = Int(node)
    if isBoxRoot(node) {
      repeat {
        measureDeferred(after: 0)
        _ = answer(node, states[index].constraints, isPlacing: true)
      } while !deferredMeasurements.isEmpty
    }
    if nodes[index].isCSSFlexbox { decide(states[index].size.height, of: node) }
    let space = container(node).pointee.space
    repeat {
      measureDeferred(after: 0)
      guard !hasProposed(node, for: space) else { break }
      visits &+= 1
      _ = newAnswer(node, space)
      // What was proposed without a deferred size does not count.
      container(node).pointee.proposedPass = deferredMeasurements.isEmpty ? pass : 0
    } while !deferredMeasurements.isEmpty
    // The parent of a root rounds the root's size up. The contents keep their distance from the
    // right edge.
    let isRoot = isBoxRoot(node)
    let shift =
      isRoot && boxDirection(of: node) == .rtl ? frames[index].width - space.width : 0
    takePlaces(in: node, shift)
    if container(node).pointee.holdsAbsolutes && isStaticContainer(node) {
      repeat {
        measureDeferred(after: 0)
        placeLooseAbsolutes(of: node)
      } while !deferredMeasurements.isEmpty
      // Items in the flow keep their positions.
      takePlaces(in: node, shift)
    }
    noteLaid(node, .zero)
  }

  /// Sets the measured height of a flexbox as the decided height for its layout.
  private func decide(_ height: Float, of node: Int32) {
    let container = container(node)
    guard container.pointee.space.height < 0 else { return }
    container.pointee.space.height = height
    container.pointee.space.heightRule = .settled
    container.pointee.space.leastHeight = 0
    container.pointee.space.mostHeight = .infinity
  }

  /// Writes the frames of the items that have a proposed position.
  @inline(__always)
  private mutating func takePlaces(in node: Int32, _ shift: Float) {
    let (x, y) = (boxStates[Int(node)].x, boxStates[Int(node)].y)
    let (left, top) = (pixels.snap(x), pixels.snap(y))
    let items = boxItems
    var child = items.first(of: node)
    while child >= 0 {
      if acceptProposal(to: child) {
        let place = states[Int(child)].position
        let childX = x + Double(place.x + shift)
        let childY = y + Double(place.y)
        boxStates[Int(child)].x = childX
        boxStates[Int(child)].y = childY
        writeBoxFrame(child, childX, childY, left, top)
      }
      child = items.next(after: child, in: node)
    }
  }

  /// Writes the frame of a box, with its edges rounded to the nearest pixels from the outermost
  /// container on.
  private mutating func writeBoxFrame(
    _ child: Int32, _ x: Double, _ y: Double, _ left: Double, _ top: Double
  ) {
    let size = states[Int(child)].size
    let (near, above) = (pixels.snap(x), pixels.snap(y))
    var width = Float(pixels.snap(x + Double(size.width)) - near)
    var height = Float(pixels.snap(y + Double(size.height)) - above)
    if nodes[Int(child)].kind == .text {
      // A text keeps every pixel of the size in which its lines were broken.
      width = Swift.max(width, pixels.ceil(size.width))
      height = Swift.max(height, pixels.ceil(size.height))
    }
    setFrame(
      of: Int(child),
      // Adding 0 turns −0 into 0.
      to: LayoutRect(
        x: Float(near - left) + 0, y: Float(above - top) + 0, width: width, height: height))
  }

  /// Whether a CSS container is not in another one, and so is measured with the constraints of
  /// other families.
  private func isBoxRoot(_ node: Int32) -> Bool { !isBoxItem(node) }

  /// Records the position and space for which a CSS container or an item of one was laid out.
  func noteBoxLaid(_ index: Int) {
    boxStates[index].laidX = boxStates[index].x
    boxStates[index].laidY = boxStates[index].y
    guard boxStates[index].container >= 0 else { return }
    let container = container(Int32(truncatingIfNeeded: index))
    container.pointee.laidSpace = container.pointee.space
  }

  /// Whether the contents of a CSS container are already laid out for its position and space.
  func isBoxLaid(_ index: Int) -> Bool {
    guard boxStates[index].laidX == boxStates[index].x,
      boxStates[index].laidY == boxStates[index].y
    else { return false }
    guard boxStates[index].container >= 0 else { return true }
    let container = container(Int32(truncatingIfNeeded: index))
    return container.pointee.laidSpace == container.pointee.space && !container.pointee.holdsLoose
  }
}

extension Interval {
  /// The lengths that an element's own size allows on one axis; a minimum of NaN is 0.
  fileprivate init(_ exact: Float, _ least: Float, _ greatest: Float) {
    let low = least.isNaN ? 0 : least
    let high = greatest > low ? greatest : low
    self.init(low, high)
    if !exact.isNaN { self.init(exactly: clamped(exact)) }
  }
}
