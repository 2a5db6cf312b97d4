// What containers of CSS ask of those that stand in them. A box of CSS is asked for two widths by its
// content and for its height at a width; any other element is measured by its own layout, in offers
// that come to the same.

extension Solver {
  /// What is known of a grid or a flexbox.
  @inline(__always)
  func container(_ node: Int32) -> MutableBorrowed<BoxContainerState> {
    containers.mutableElement(at: boxStates[Int(node)].container)
  }

  /// Whether a node lays out what is in it by the rules of CSS: a grid, or a flexbox of CSS.
  @inline(__always)
  func isBoxContainer(_ node: Int32) -> Bool { nodes[Int(node)].isBoxContainer }

  /// Whether what a node answers has its padding and border around it.
  @inline(__always)
  func framesItself(_ node: Int32) -> Bool {
    nodes[Int(node)].kind == .grid || nodes[Int(node)].kind == .flex
  }

  /// Whether a node stands in a container of CSS, which reads what it says of its box.
  @inline(__always)
  func isBoxItem(_ node: Int32) -> Bool {
    if nodes[Int(node)].isGridItem { return true }
    return nodes[Int(node)].isFlexItem && !isFlexChild(node)
  }

  /// Whether a flexbox of Yoga lays out a node.
  @inline(__always)
  func isFlexChild(_ node: Int32) -> Bool {
    guard boxOfNode.count > 0, boxOfNode[Int(node)] >= 0 else { return false }
    return boxes[Int(boxOfNode[Int(node)])].parent >= 0
  }

  /// The elements that containers of CSS lay out.
  @inline(__always)
  var boxItems: BoxItems { BoxItems(nodes: nodes, pools: pools) }

  /// Whether what is under way is given up for a question that it met.
  var isGivenUp: Bool { questions.count > settledQuestions && keepsAnswers }

  /// Whether what is under way is given up, so that nothing is the answer to all that it asks for.
  @inline(__always)
  mutating func skipsAnswer() -> Bool {
    guard isGivenUp else { return false }
    skipped &+= 1
    return true
  }

  /// What a container of CSS answers, unless it has answered the same before.
  mutating func boxAnswer(_ node: Int32, _ space: BoxSpace) -> BoxAnswer {
    var entry = boxStates[Int(node)].memo
    var answers = 0
    while entry >= 0 {
      if css.memo[entry].space == space { return css.memo[entry].answer }
      entry = css.memo[entry].next
      answers &+= 1
    }
    guard nodes[Int(node)].depth < Limits.depth, !isStopped else { return .nothing }
    // What is given up anyway asks for nothing more.
    guard !skipsAnswer() else { return .nothing }
    guard answers < Limits.answers else {
      isApproximate = true
      return css.memo[boxStates[Int(node)].memo].answer
    }
    guard calls < Limits.calls || !keepsAnswers else {
      questions.append(Question(node: node, space: space))
      return .nothing
    }
    countVisit()
    let levels = nodes[Int(node)].kind == .grid ? Limits.levelsOfGrid : Limits.levelsOfCSSFlexbox
    calls &+= levels
    let open = unanswered
    container(node).pointee.proposedPass = 0
    let answer = newAnswer(node, space)
    calls &-= levels
    if keepsAnswers && unanswered == open {
      if space.mode == .layout { container(node).pointee.proposedPass = pass }
      let next = boxStates[Int(node)].memo
      boxStates[Int(node)].memo = css.memo.keep(
        BoxMemoEntry(space: space, answer: answer, next: next))
    }
    return answer
  }

  /// The same without a look at what it has answered before.
  @inline(__always)
  private mutating func newAnswer(_ node: Int32, _ space: BoxSpace) -> BoxAnswer {
    nodes[Int(node)].kind == .grid
      ? GridContainer.answer(node, space, &self) : CSSFlexbox.answer(node, space, &self)
  }

  /// From the corner of the outermost container of CSS around to what stands in one.
  func boxOrigin(of node: Int32) -> (x: Double, y: Double) {
    guard isBoxItem(node) else { return (0, 0) }
    return (boxStates[Int(node)].x, boxStates[Int(node)].y)
  }

  /// The width of a border box by its content, without its own limits.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - style: What it says of its box.
  ///   - frame: Its padding and border.
  ///   - mode: Which width.
  ///   - height: The height of its border box, no number where it is not decided.
  ///   - ownerWidth: What percents of its padding are of, or no number.
  /// - Returns: The width, with its padding and border.
  mutating func contentWidth(
    of node: Int32, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, _ mode: BoxSpace.Mode,
    height: Float,
    ownerWidth: Float
  ) -> Float {
    guard !skipsAnswer() else { return 0 }
    if let size = leafSize(of: node) { return size.width + frame.horizontal }
    guard isBoxContainer(node) else {
      let width = mode == .minContent ? minContentWidth(node) : maxContentWidth(node)
      return framesItself(node) ? width : width + frame.horizontal
    }
    var space = BoxSpace.intrinsic(
      mode, height: !height.isNaN && dependsOnHeight(node) ? height : .nan)
    space.lent = container(node).pointee.lent.print
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

  /// What is to be laid out at a width of the border box: its height follows from it where that is no
  /// number.
  func layoutSpace(
    of node: Int32, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, width: Float, height: Float,
    ownerWidth: Float, ownerHeight: Float
  ) -> BoxSpace {
    var space = BoxSpace.layout(width: width, height: height)
    guard isBoxContainer(node) else { return space }
    space.lent = container(node).pointee.lent.print
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

  /// The height of a border box by its content at a width, without its own limits; percents in it are of
  /// the height that it is laid out within, where that is a number.
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

  /// The height of a border box and its first baseline, without its own limits unless it is a container
  /// of CSS.
  mutating func contentHeight(of node: Int32, _ frame: UsedEdges, _ space: BoxSpace) -> BoxAnswer {
    guard !skipsAnswer() else { return .nothing }
    if let size = leafSize(of: node) {
      return BoxAnswer(
        length: space.height >= 0 ? space.height : size.height + frame.vertical)
    }
    if isBoxContainer(node) { return boxAnswer(node, space) }
    let frame = framesItself(node) ? .zero : frame
    let width = Swift.max(0, space.width - frame.horizontal)
    var offer = Offer(width: AxisOffer(exactly: width, parent: width), height: .open)
    if space.height >= 0 {
      let height = Swift.max(0, space.height - frame.vertical)
      offer.height = AxisOffer(exactly: height, parent: height)
    }
    let content = measure(node, offer)
    var answer = BoxAnswer(
      length: space.height >= 0 ? space.height : content.size.height + frame.vertical)
    if content.ascender > 0 { answer.baseline = content.ascender + frame.top }
    return answer
  }

  /// The size of the content of a view whatever it is offered, in whole pixels; nil where that is to be
  /// asked for.
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

  /// Whether what a box is may change with its height: it or something in it has a ratio or a height in
  /// percent.
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

  /// Looks through all that is in a node, so that a deep nest takes no stack.
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
    default: break  // open: others have their ratio from a placement
    }
    guard element.placement >= 0, element.parent >= 0 else { return false }
    return switch nodes[Int(element.parent)].kind {
    case .grid: pools.pointee.gridItems[Int(element.placement)].aspectRatio != nil
    case .flex: pools.pointee.flexItems[Int(element.placement)].aspectRatio != nil
    default: false  // open: children of others have none
    }
  }

  /// A column that wraps is wider the less high it is.
  private func wrapsColumns(_ node: Int32) -> Bool {
    guard nodes[Int(node)].isCSSFlexbox else { return false }
    return withBorrowed(pools.pointee.flexes[Int(nodes[Int(node)].spec)]) {
      $0.pointee.wrap != .noWrap
        && ($0.pointee.direction == .column || $0.pointee.direction == .columnReverse)
    }
  }
}

// MARK: Styles

// All of these change nothing, and are `mutating` all the same: a solver that is handed over to be read is
// copied as a whole, with all that it holds retained.

extension Solver {
  /// What an element says of its box.
  mutating func style(of node: Int32, in around: WritingDirection? = nil) -> Borrowed<BoxStyle> {
    boxStyles.element(at: stylePlace(of: node, in: around))
  }

  /// Where stands what an element says of its box, which is read once between edits.
  @inline(__always)
  mutating func stylePlace(of node: Int32, in around: WritingDirection? = nil) -> Int32 {
    if boxStates[Int(node)].styleEdition != edition { readStyle(of: node, in: around) }
    return boxStates[Int(node)].style
  }

  /// Whether an element of another family shows less than what is in it.
  private func scrolls(_ element: Node) -> Bool {
    element.kind == .scroll || element.kind == .clip
  }

  private mutating func readStyle(of node: Int32, in around: WritingDirection?) {
    let element = nodes[Int(node)]
    var place = BoxStyle.saidPlace(of: node)
    if let around, element.size < 0, element.placement < 0, !scrolls(element), !framesItself(node) {
      // Most say nothing.
      place = BoxStyle.plainPlace(around)
    } else {
      boxStyles[Int(place)] = boxStyle(of: node, in: around)
    }
    boxStates[Int(node)].style = place
    boxStates[Int(node)].styleEdition = edition
  }

  /// What an element says of its box.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - around: The direction of the container that it stands in, for an item of one.
  /// - Returns: What it says, with its edges turned into their places.
  private mutating func boxStyle(of node: Int32, in around: WritingDirection? = nil) -> BoxStyle {
    let element = nodes[Int(node)]
    // A flexbox of Yoga too says its edges itself.
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

  /// A subgrid fills its area, whatever it says of its size.
  private mutating func fillShared(_ element: Node, _ style: inout BoxStyle) {
    let (columns, rows) = withBorrowed(pools.pointee.grids[Int(element.spec)]) { spec in
      (spec.pointee.columns.isSubgrid, spec.pointee.rows.isSubgrid)
    }
    if columns { style.fillWidth() }
    if rows { style.fillHeight() }
    // Rows that are lent say nothing of a width (browsers agree).
    if rows { style.ratio = .nan }
  }

  private mutating func takeContainer(_ element: Node, _ outer: BoxEdges, _ style: inout BoxStyle) {
    if element.kind == .grid {
      withBorrowed(pools.pointee.grids[Int(element.spec)]) { style.take($0, outer) }
    } else {
      withBorrowed(pools.pointee.flexes[Int(element.spec)]) { style.take($0, outer) }
    }
  }

  /// The direction of a flexbox or a grid: its own, or that of the one around it.
  mutating func boxDirection(of node: Int32) -> WritingDirection {
    var node = node
    while node >= 0 {
      let said: FlexSpec.Direction.Layout
      switch nodes[Int(node)].kind {
      case .grid: said = pools.pointee.grids[Int(nodes[Int(node)].spec)].layoutDirection
      case .flex: said = pools.pointee.flexes[Int(nodes[Int(node)].spec)].layoutDirection
      default: return isRightToLeft ? .rtl : .ltr  // open: others say no direction
      }
      switch said {
      case .ltr: return .ltr
      case .rtl: return .rtl
      case .inherit: node = nodes[Int(node)].parent
      }
    }
    return isRightToLeft ? .rtl : .ltr
  }
}

// MARK: Frames

extension Solver {
  /// Measures a container of CSS that stands in another family, or gives its children their places.
  ///
  /// Its width is its max-content width within what is offered, and its height follows from that.
  @inline(never)
  mutating func measureBoxes(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    guard boxStates.count > 0 else { return .empty(offer) }
    var validity = Validity()
    validity.width.pin(offer.width)
    validity.height.pin(offer.height)
    let style = style(of: node)
    let owner = offer.width.parent < .infinity ? offer.width.parent : Float.nan
    let ownerHeight = offer.height.parent < .infinity ? offer.height.parent : Float.nan
    let frame = style.pointee.frame(of: owner)
    let widths = room(of: node, style, .row, offer.width, of: owner, frame)
    let heights = room(of: node, style, .column, offer.height, of: ownerHeight, frame)
    var width = widths.low
    // Limits that meet make no height definite.
    let isDecided =
      offer.height.isExact || !style.pointee.height(of: ownerHeight, frame).isNaN
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

  /// The lengths of an axis that the outermost container of CSS may have.
  ///
  /// What the parent demands counts before what it says itself, but for a flexbox that is the document: as
  /// one of Yoga, that keeps its own length and its greatest one.
  private func room(
    of node: Int32, _ style: Borrowed<BoxStyle>, _ axis: Axis, _ offer: AxisOffer, of owner: Float,
    _ frame: UsedEdges
  ) -> Interval {
    let offered = Interval(offer.low, offer.high)
    // An item has that read by whom it stands in.
    guard !nodes[Int(node)].isGridItem && !nodes[Int(node)].isFlexItem else { return offered }
    let said = style.pointee.length(axis, of: owner, frame)
    let most = style.pointee.most(axis, of: owner, frame)
    let own = Interval(said, style.pointee.least(axis, of: owner, frame), most)
    let isOpen = offer.low <= 0 && !(offer.high < .infinity)
    guard node == 0, nodes[0].kind == .flex, offer.isExact || isOpen else {
      return offered.intersection(own)
    }
    return isOpen || !said.isNaN || most < .infinity
      ? own : Interval(exactly: own.clamped(offer.low))
  }

  /// A width by content of the outermost container.
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

  /// Gives what stands in a container of CSS its places, and writes their frames.
  mutating func layOutBoxes(_ node: Int32) {
    let index = Int(node)
    if isBoxRoot(node) {
      repeat {
        answerQuestions(after: 0)
        _ = answer(node, states[index].offer, isPlacing: true)
      } while !questions.isEmpty
    }
    if nodes[index].isCSSFlexbox { decide(states[index].size.height, of: node) }
    let space = container(node).pointee.space
    repeat {
      answerQuestions(after: 0)
      guard !hasProposed(node, for: space) else { break }
      visits &+= 1
      _ = newAnswer(node, space)
    } while !questions.isEmpty
    // Whoever holds a root rounds its size up; what is in it stands as far from its right edge as it
    // would from the left one.
    let isRoot = isBoxRoot(node)
    let shift =
      isRoot && boxDirection(of: node) == .rtl ? frames[index].width - space.width : 0
    takePlaces(in: node, shift)
    if container(node).pointee.holdsAbsolutes && isStaticContainer(node) {
      repeat {
        answerQuestions(after: 0)
        placeLooseAbsolutes(of: node)
      } while !questions.isEmpty
      // What is in the flow stands where it did.
      takePlaces(in: node, shift)
    }
    noteLaid(node, .zero)
  }

  /// Gives a flexbox whose height followed from its content that height to be laid out in.
  private func decide(_ height: Float, of node: Int32) {
    let container = container(node)
    guard container.pointee.space.height < 0 else { return }
    container.pointee.space.height = height
    container.pointee.space.heightRule = .settled
    container.pointee.space.leastHeight = 0
    container.pointee.space.mostHeight = .infinity
  }

  /// Writes the frames of the items that a container has given a place.
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

  /// Writes the frame of a box: its edges go to the nearest pixels, from the outermost container on.
  private mutating func writeBoxFrame(
    _ child: Int32, _ x: Double, _ y: Double, _ left: Double, _ top: Double
  ) {
    let size = states[Int(child)].size
    let (near, above) = (pixels.snap(x), pixels.snap(y))
    var width = Float(pixels.snap(x + Double(size.width)) - near)
    var height = Float(pixels.snap(y + Double(size.height)) - above)
    if nodes[Int(child)].kind == .text {
      // No pixel is taken of what a text was broken in.
      width = Swift.max(width, pixels.ceil(size.width))
      height = Swift.max(height, pixels.ceil(size.height))
    }
    setFrame(
      of: Int(child),
      // Adding 0 leaves no negative one.
      to: Frame(x: Float(near - left) + 0, y: Float(above - top) + 0, width: width, height: height))
  }

  /// Whether a container is measured in what other families offer: it stands in no other one of CSS.
  private func isBoxRoot(_ node: Int32) -> Bool { !isBoxItem(node) }

  /// Notes what a container of CSS, or what stands in one, was laid out in.
  func noteBoxLaid(_ index: Int) {
    boxStates[index].laidX = boxStates[index].x
    boxStates[index].laidY = boxStates[index].y
    guard boxStates[index].container >= 0 else { return }
    let container = container(Int32(truncatingIfNeeded: index))
    container.pointee.laidSpace = container.pointee.space
  }

  /// Whether what is in a container of CSS stands as it is to.
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
  /// What one axis of an own size allows; a least length that is no number is 0.
  fileprivate init(_ exact: Float, _ least: Float, _ greatest: Float) {
    let low = least.isNaN ? 0 : least
    let high = greatest > low ? greatest : low
    self.init(low, high)
    if !exact.isNaN { self.init(exactly: clamped(exact)) }
  }
}
