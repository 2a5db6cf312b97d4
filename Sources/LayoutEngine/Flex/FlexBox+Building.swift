extension FlexBox {
  /// Completes a box whose attributes are all set, in the direction around it.
  mutating func settle(under around: WritingDirection) {
    marginRow = marginLeft.ltr + marginRight.ltr
    marginColumn = marginTop + marginBottom
    frameRow = (padding.left + border.left) + (padding.right + border.right)
    frameColumn = (padding.top + border.top) + (padding.bottom + border.bottom)
    if remembersSizes { flags.insert(.hasHistory) }
    // Equivalent, `around ==` as `around !=`: a box that is not plain takes a longer way to the
    // same result.
    if percents.isEmpty && around == .ltr && direction == .ltr
      && position == .relative && flags.isDisjoint(with: .unplain)
    {
      flags.insert(.isPlain)
    }
  }

  /// Whether the box has a `FlexLaid`, which caches its results.
  var isLaid: Bool {
    flags.contains(.isContainer) || content == .text || content == .element
      || flags.contains(.hasHistory)
  }

  /// Whether the size of the box may differ between visits with the same constraints.
  ///
  /// That is so if the box reads its owner, or if its content is measured and the size is then
  /// changed by limits or by the margins of the other direction.
  var remembersSizes: Bool {
    if !percents.isDisjoint(with: .ofOwner) { return true }
    guard content != .boxes else { return false }
    return flags.contains(.hasLimits)
      || (direction == .rtl
        && marginLeft.ltr + marginRight.ltr != marginLeft.rtl + marginRight.rtl)
  }

  /// Sets all attributes of an element that is not a flexbox.
  @inline(__always)
  mutating func take(
    _ content: (kind: Content, size: LayoutSize), _ node: Node, _ item: FlexItem,
    _ size: ElementSize
  ) {
    if node.saysDirection { direction = node.direction.resolved(in: direction) }
    if node.size >= 0 { take(size) }
    if node.placement >= 0 { take(item) }
    // Equivalent, dropped: a new box has this content already.
    guard content.kind != .boxes else { return }
    self.content = content.kind
    intrinsicSize = content.size
    if node.kind == .text { flags.insert(.isText) }
  }

  /// Sets all attributes of a Yoga flexbox.
  @inline(__always)
  mutating func take(
    _ spec: Borrowed<FlexSpec>, _ node: Node, _ item: FlexItem, _ size: ElementSize
  ) {
    if node.saysDirection { direction = node.direction.resolved(in: direction) }
    take(spec)
    if node.size >= 0 { take(size) }
    if node.placement >= 0 { take(item) }
    takeShared(spec, item)
  }

  /// Sets all attributes of a CSS flexbox, which is treated like any other element except for its
  /// display.
  mutating func take(
    _ content: (kind: Content, size: LayoutSize), _ display: FlexItem.Display, _ node: Node,
    _ item: FlexItem, _ size: ElementSize
  ) {
    take(content, node, item, size)
    if display != .flex { take(display) }
  }

  /// Sets the attributes of a flexbox for itself and for its children.
  private mutating func take(_ spec: Borrowed<FlexSpec>) {
    flags.insert(.isContainer)
    switch spec.pointee.layoutDirection {
    case .inherit: break
    case .ltr: direction = .ltr
    case .rtl: direction = .rtl
    }
    let turns = direction == .rtl
    switch spec.pointee.direction {
    case .column: if turns { flags.insert(.crossIsReversed) }
    case .columnReverse:
      flags.insert(.mainIsReversed)
      if turns { flags.insert(.crossIsReversed) }
    case .row: flags.formUnion(turns ? .isReversedRow : .isRow)
    case .rowReverse: flags.formUnion(turns ? .isRow : .isReversedRow)
    }
    wrap = spec.pointee.wrap
    switch spec.pointee.flexbox {
    case .yoga, .css: break
    case .flexLayout: flags.formUnion(.flexLayout)
    }
    justifyContent = spec.pointee.justifyContent.along(turns: false)
    alignContent = spec.pointee.alignContent.along(turns: false)
    alignItems = spec.pointee.alignItems.along(turns: false)
    if spec.pointee.overflow == .scroll { flags.insert(.scrolls) }
    guard spec.pointee.gap != nil || spec.pointee.rowGap != nil || spec.pointee.columnGap != nil
    else { return }
    rowGap = length(spec.pointee.rowGap ?? spec.pointee.gap, .rowGap).positiveOrMixed
    columnGap = length(spec.pointee.columnGap ?? spec.pointee.gap, .columnGap).positiveOrMixed
  }

  /// Sets an element's size and limits.
  private mutating func take(_ size: ElementSize) {
    width = length(size.width, .width)
    height = length(size.height, .height)
    guard !size.hasNoLimits else { return }
    minWidth = length(size.minWidth, .minWidth)
    maxWidth = length(size.maxWidth, .maxWidth)
    minHeight = length(size.minHeight, .minHeight)
    maxHeight = length(size.maxHeight, .maxHeight)
    if !(minWidth.isNaN && maxWidth.isNaN && minHeight.isNaN && maxHeight.isNaN) {
      flags.insert(.hasLimits)
    }
    // A length whose minimum equals its maximum is that length (Yoga).
    if percents.contains(.minWidth) == percents.contains(.maxWidth)
      && minWidth.isInexactly(maxWidth)
    {
      width = maxWidth
      if percents.contains(.maxWidth) {
        percents.insert(.width)
      } else {
        // Equivalent, dropped: a percentage clamped to two equal limits is that limit.
        percents.remove(.width)
      }
    }
    if percents.contains(.minHeight) == percents.contains(.maxHeight)
      && minHeight.isInexactly(maxHeight)
    {
      height = maxHeight
      if percents.contains(.maxHeight) {
        percents.insert(.height)
      } else {
        percents.remove(.height)
      }
    }
  }

  /// Sets an element's attributes as a flex item.
  private mutating func take(_ item: FlexItem) {
    let flex = item.flex?.clamped(to: Limits.factor)
    grow = (item.flexGrow ?? flex ?? 0).clampedPositive(to: Limits.factor)
    shrink = (item.flexShrink ?? flex.map { -$0 } ?? 0).clampedPositive(to: Limits.factor)
    basis = length(item.flexBasis, .basis)
    if item.flexBasis.isAuto, let flex, flex > 0 { basis = 0 }
    position = item.position
    if item.isReferenceBaseline { flags.insert(.isReferenceBaseline) }
    if item.boxSizing == .contentBox { flags.insert(.isContentBox) }
    if let ratio = item.aspectRatio { take(ratio: ratio) }
    take(item.display)
    if !item.margin.isEmpty { takeMargin(item.margin) }
    if !item.padding.isEmpty { takePadding(item.padding) }
    if !item.borderWidth.isEmpty { takeBorder(item.borderWidth) }
    if !item.insets.isEmpty { takeInsets(item.insets) }
  }

  /// Sets the attributes that a flexbox has both itself and as a flex item; its own take
  /// precedence.
  private mutating func takeShared(_ spec: Borrowed<FlexSpec>, _ item: FlexItem) {
    if spec.pointee.boxSizing == .contentBox { flags.insert(.isContentBox) }
    if let ratio = spec.pointee.aspectRatio { take(ratio: ratio) }
    if spec.pointee.display != .flex { take(spec.pointee.display) }
    if !spec.pointee.padding.isEmpty {
      percents.subtract(.paddings)
      takePadding(spec.pointee.padding.over(item.padding))
    }
    if !spec.pointee.borderWidth.isEmpty {
      takeBorder(spec.pointee.borderWidth.over(item.borderWidth))
    }
  }

  private mutating func take(ratio: Float) {
    aspectRatio = Float.nan
    guard ratio > 0, ratio < .infinity else { return }
    aspectRatio = Swift.min(Swift.max(ratio, 1 / Limits.ratio), Limits.ratio)
  }

  private mutating func take(_ display: FlexItem.Display) {
    flags.subtract(.display)
    switch display {
    case .flex: break
    case .none: flags.insert(.isHidden)
    case .contents: flags.insert(.isContents)
    }
  }

  /// A length of either sign, clamped to the engine's limits; NaN if none is specified.
  mutating func length(_ dimension: LayoutDimension?, _ percent: FlexPercents) -> Float {
    switch dimension {
    case nil, .auto?: return .nan
    case .points(let points)?:
      return points.isFinite ? points.clamped(to: Limits.length) : .nan
    case .percent(let amount)?:
      guard amount.isFinite else { return .nan }
      percents.insert(percent)
      return amount.clamped(to: Limits.percent)
    case .mixed(let length)?:
      percents.insert(percent)
      return length.code
    }
  }

  // MARK: Edge attributes, of nine kinds, resolved to one length for each of four edges

  mutating func takeMargin(_ edges: LayoutEdges) {
    guard !edges.isPoints else { return takeMargin(points: edges) }
    marginTop = margin(edges.upper, .autoTop, .marginTop)
    marginBottom = margin(edges.lower, .autoBottom, .marginBottom)
    marginLeft = FlexTurning(
      ltr: margin(edges.left(.ltr), .autoLeftLTR, .marginLeftLTR),
      rtl: margin(edges.left(.rtl), .autoLeftRTL, .marginLeftRTL))
    marginRight = FlexTurning(
      ltr: margin(edges.right(.ltr), .autoRightLTR, .marginRightLTR),
      rtl: margin(edges.right(.rtl), .autoRightRTL, .marginRightRTL))
  }

  /// Sets the margins from edges that are all in points.
  private mutating func takeMargin(points edges: LayoutEdges) {
    let points = { (length: Float) in length.isFinite ? length.clamped(to: Limits.length) : 0 }
    let ltr = edges.points(.ltr)
    let rtl = edges.saysStartOrEnd ? edges.points(.rtl) : ltr
    marginTop = points(ltr.top)
    marginBottom = points(ltr.bottom)
    marginLeft = FlexTurning(ltr: points(ltr.left), rtl: points(rtl.left))
    marginRight = FlexTurning(ltr: points(ltr.right), rtl: points(rtl.right))
  }

  mutating func takePadding(_ edges: LayoutEdges) {
    let most = Limits.length
    guard !edges.isPoints else {
      // A length that is not finite counts as 0.
      let length = { (length: Float) in length.isFinite ? length.clampedPositive(to: most) : 0 }
      let points = edges.points(direction)
      padding = UsedEdges(
        top: length(points.top), left: length(points.left), bottom: length(points.bottom),
        right: length(points.right))
      return
    }
    padding = UsedEdges(
      top: length(edges.upper, .paddingTop).positiveOrMixed,
      left: length(edges.left(direction), .paddingLeft).positiveOrMixed,
      bottom: length(edges.lower, .paddingBottom).positiveOrMixed,
      right: length(edges.right(direction), .paddingRight).positiveOrMixed)
  }

  /// Sets the border widths; a percentage or a width that is not finite counts as 0 (Yoga).
  mutating func takeBorder(_ edges: LayoutEdges) {
    let points = { (length: LayoutDimension?) -> Float in
      guard case .points(let points)? = length, points.isFinite else { return 0 }
      return points.clampedPositive(to: Limits.length)
    }
    border = UsedEdges(
      top: points(edges.upper), left: points(edges.left(direction)), bottom: points(edges.lower),
      right: points(edges.right(direction)))
  }

  mutating func takeInsets(_ edges: LayoutEdges) {
    insetTop = length(edges.upper, .insetTop)
    insetBottom = length(edges.lower, .insetBottom)
    insetLeft = FlexTurning(
      ltr: length(edges.left(.ltr), .insetLeftLTR), rtl: length(edges.left(.rtl), .insetLeftRTL))
    insetRight = FlexTurning(
      ltr: length(edges.right(.ltr), .insetRightLTR),
      rtl: length(edges.right(.rtl), .insetRightRTL))
    // An inset of `auto` has no length, but counts as specified (Yoga).
    if edges.left(.ltr) != nil || edges.right(.ltr) != nil { flags.insert(.hasHorizontalInset) }
    if edges.upper != nil || edges.lower != nil { flags.insert(.hasVerticalInset) }
  }

  private mutating func margin(
    _ dimension: LayoutDimension?, _ auto: FlexFlags, _ percent: FlexPercents
  ) -> Float {
    guard let dimension else { return 0 }
    if dimension.isAuto {
      flags.insert(auto)
      return 0
    }
    let length = length(dimension, percent)
    return length.isNaN ? 0 : length
  }
}

extension Borrowed<FlexBox> {
  /// Whether the children of the box are one line in document order, provided that they are plain.
  var allowsPlainLine: Bool {
    pointee.percents.isEmpty && pointee.direction == .ltr && pointee.wrap == .noWrap
      && pointee.flags.isDisjoint(with: .unplainContainer)
  }
}

extension FlexFlags {
  /// The flags of FlexLayout's flexboxes that Yoga's own do not have.
  fileprivate static let flexLayout: FlexFlags = [.isFlexLayout, .keepsTexts]
  /// The flags that a plain box does not have.
  ///
  /// A plain box is read from left to right, but its `auto` margins count in the direction around
  /// its container.
  fileprivate static let unplain: FlexFlags = [
    .hasLimits, .isContentBox, .isHidden, .isContents, .isReferenceBaseline, .autoTop, .autoBottom,
    .autoLeftLTR, .autoRightLTR, .autoLeftRTL, .autoRightRTL, .hasHorizontalInset,
    .hasVerticalInset,
  ]
  /// The flags that the container of a plain line does not have.
  fileprivate static let unplainContainer: FlexFlags = [
    .hasLimits, .isContentBox, .mainIsReversed, .crossIsReversed, .scrolls, .isContents,
  ]
}

// `start` and `end` are edges of the writing direction in CSS, and of the axis in Yoga. A `FlexBox`
// stores them as edges of the axis.

extension FlexSpec.JustifyContent {
  /// The value in terms of the edges of the axis; if the axis turns, the start edge is at its end.
  func along(turns: Bool) -> Self {
    switch self {
    case .start: turns ? .end : .start
    case .end: turns ? .start : .end
    case .flexStart: .start
    case .flexEnd: .end
    case .center, .spaceBetween, .spaceAround, .spaceEvenly: self
    }
  }
}

extension FlexSpec.AlignContent {
  /// The value in terms of the edges of the axis; if the axis turns, the start edge is at its end.
  func along(turns: Bool) -> Self {
    switch self {
    case .start: turns ? .end : .start
    case .end: turns ? .start : .end
    case .flexStart: .start
    case .flexEnd: .end
    case .center, .stretch, .spaceBetween, .spaceAround, .spaceEvenly: self
    }
  }
}

extension FlexSpec.AlignItems {
  /// The value in terms of the edges of the axis; if the axis turns, the start edge is at its end.
  func along(turns: Bool) -> Self {
    switch self {
    case .start: turns ? .end : .start
    case .end: turns ? .start : .end
    case .flexStart: .start
    case .flexEnd: .end
    case .center, .stretch, .baseline: self
    }
  }
}

extension ElementSize {
  /// Whether the size has neither a minimum nor a maximum.
  @inline(__always)
  fileprivate var hasNoLimits: Bool {
    minWidth.isAuto && maxWidth.isAuto && minHeight.isAuto && maxHeight.isAuto
  }
}
