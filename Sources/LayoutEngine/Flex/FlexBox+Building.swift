extension FlexBox {
  /// A box for an element, before it is linked.
  ///
  /// - Parameters:
  ///   - node: The element's place in the tree.
  ///   - size: The element's own size.
  ///   - item: What its parent reads.
  ///   - spec: What it is itself, where it is a flexbox.
  ///   - direction: The direction of its parent.
  init(
    node: Int32, size: ElementSize?, item: FlexItem, spec: FlexSpec?,
    under direction: LayoutDirection
  ) {
    self.init(node: node)
    self.direction = direction
    if let spec { take(spec) }
    if let size { take(size) }
    take(item, spec)
    if !item.margin.isEmpty { takeMargin(item.margin) }
    takePadding(spec.map { $0.padding.over(item.padding) } ?? item.padding)
    takeBorder(spec.map { $0.borderWidth.over(item.borderWidth) } ?? item.borderWidth)
    if !item.insets.isEmpty { takeInsets(item.insets) }
    if !(minWidth.isNaN && maxWidth.isNaN && minHeight.isNaN && maxHeight.isNaN) {
      flags.insert(.hasLimits)
    }
    marginRow = marginLeft.ltr + marginRight.ltr
    marginColumn = marginTop + marginBottom
    frameRow = (padding.left + border.left) + (padding.right + border.right)
    frameColumn = (padding.top + border.top) + (padding.bottom + border.bottom)
    if percents.isEmpty && aspectRatio.isNaN && direction == .ltr && position == .relative
      && flags.isDisjoint(with: .unplain)
    {
      flags.insert(.isPlain)
    }
  }

  /// Whether its children, should they be plain, are one line in their own order.
  var allowsPlainLine: Bool {
    percents.isEmpty && direction == .ltr && wrap == .noWrap
      && flags.isDisjoint(with: .unplainContainer)
  }

  private mutating func take(_ spec: FlexSpec) {
    switch spec.layoutDirection {
    case .inherit: break
    case .ltr: direction = .ltr
    case .rtl: direction = .rtl
    }
    let turns = direction == .rtl
    switch spec.direction {
    case .column: if turns { flags.insert(.crossIsReversed) }
    case .columnReverse:
      flags.insert(.mainIsReversed)
      if turns { flags.insert(.crossIsReversed) }
    case .row: flags.formUnion(turns ? .isReversedRow : .isRow)
    case .rowReverse: flags.formUnion(turns ? .isRow : .isReversedRow)
    }
    wrap = spec.wrap
    justifyContent = spec.justifyContent
    alignContent = spec.alignContent
    alignItems = spec.alignItems
    if spec.overflow == .scroll { flags.insert(.scrolls) }
    if spec.flexbox == .flexLayout { flags.insert(.isFlexLayout) }
    rowGap = length(spec.rowGap ?? spec.gap, .rowGap).heldPositive(to: Limits.length)
    columnGap = length(spec.columnGap ?? spec.gap, .columnGap).heldPositive(to: Limits.length)
  }

  private mutating func take(_ size: ElementSize) {
    width = length(size.width, .width)
    height = length(size.height, .height)
    minWidth = length(size.minWidth, .minWidth)
    maxWidth = length(size.maxWidth, .maxWidth)
    minHeight = length(size.minHeight, .minHeight)
    maxHeight = length(size.maxHeight, .maxHeight)
    // A length whose limits are one is that (Yoga).
    if percents.contains(.minWidth) == percents.contains(.maxWidth)
      && (minWidth - maxWidth).magnitude < 1e-4
    {
      width = maxWidth
      if percents.contains(.maxWidth) {
        percents.insert(.width)
      } else {
        percents.remove(.width)
      }
    }
    if percents.contains(.minHeight) == percents.contains(.maxHeight)
      && (minHeight - maxHeight).magnitude < 1e-4
    {
      height = maxHeight
      if percents.contains(.maxHeight) {
        percents.insert(.height)
      } else {
        percents.remove(.height)
      }
    }
  }

  private mutating func take(_ item: FlexItem, _ spec: FlexSpec?) {
    let flex = item.flex?.held(to: Limits.factor)
    grow = (item.flexGrow ?? flex ?? 0).heldPositive(to: Limits.factor)
    shrink = (item.flexShrink ?? flex.map { -$0 } ?? 0).heldPositive(to: Limits.factor)
    basis = length(item.flexBasis, .basis)
    if item.flexBasis.isAuto, let flex, flex > 0 { basis = 0 }
    position = item.position
    if item.isReferenceBaseline { flags.insert(.isReferenceBaseline) }
    if (spec?.boxSizing ?? item.boxSizing) == .contentBox || item.boxSizing == .contentBox {
      flags.insert(.isContentBox)
    }
    if let ratio = spec?.aspectRatio ?? item.aspectRatio, ratio > 0, ratio < .infinity {
      aspectRatio = Swift.min(Swift.max(ratio, 1e-3), 1e3)
    }
    let display = spec.map { $0.display == .flex ? item.display : $0.display } ?? item.display
    switch display {
    case .flex: break
    case .none: flags.insert(.isHidden)
    case .contents: flags.insert(.isContents)
    }
  }

  private mutating func takeMargin(_ edges: FlexEdges) {
    marginTop = margin(edges.upper, .autoTop, .marginTop)
    marginBottom = margin(edges.lower, .autoBottom, .marginBottom)
    marginLeft = FlexTurning(
      ltr: margin(edges.left(.ltr), .autoLeftLTR, .marginLeftLTR),
      rtl: margin(edges.left(.rtl), .autoLeftRTL, .marginLeftRTL))
    marginRight = FlexTurning(
      ltr: margin(edges.right(.ltr), .autoRightLTR, .marginRightLTR),
      rtl: margin(edges.right(.rtl), .autoRightRTL, .marginRightRTL))
  }

  private mutating func takePadding(_ edges: FlexEdges) {
    guard !edges.isEmpty else { return }
    let most = Limits.length
    padding = Edges(
      top: length(edges.upper, .paddingTop).heldPositive(to: most),
      left: length(edges.left(direction), .paddingLeft).heldPositive(to: most),
      bottom: length(edges.lower, .paddingBottom).heldPositive(to: most),
      right: length(edges.right(direction), .paddingRight).heldPositive(to: most))
  }

  /// A percentage of a border is none.
  private mutating func takeBorder(_ edges: FlexEdges) {
    guard !edges.isEmpty else { return }
    let points = { (length: Dimension?) -> Float in
      guard case .points(let points)? = length else { return 0 }
      return points.heldPositive(to: Limits.length)
    }
    border = Edges(
      top: points(edges.upper), left: points(edges.left(direction)), bottom: points(edges.lower),
      right: points(edges.right(direction)))
  }

  private mutating func takeInsets(_ edges: FlexEdges) {
    insetTop = length(edges.upper, .insetTop)
    insetBottom = length(edges.lower, .insetBottom)
    insetLeft = FlexTurning(
      ltr: length(edges.left(.ltr), .insetLeftLTR), rtl: length(edges.left(.rtl), .insetLeftRTL))
    insetRight = FlexTurning(
      ltr: length(edges.right(.ltr), .insetRightLTR),
      rtl: length(edges.right(.rtl), .insetRightRTL))
    // An inset of `auto` is none, and yet counts as said (Yoga).
    if edges.left(.ltr) != nil || edges.right(.ltr) != nil { flags.insert(.hasHorizontalInset) }
    if edges.upper != nil || edges.lower != nil { flags.insert(.hasVerticalInset) }
  }

  /// A length of either sign, no number where none is said.
  private mutating func length(_ dimension: Dimension?, _ percent: FlexPercents) -> Float {
    switch dimension {
    case nil, .auto?: return .nan
    case .points(let points)?:
      return points.isFinite ? points.held(to: Limits.length) : .nan
    case .percent(let amount)?:
      guard amount.isFinite else { return .nan }
      percents.insert(percent)
      return amount.held(to: Limits.percent)
    }
  }

  private mutating func margin(
    _ dimension: Dimension?, _ auto: FlexFlags, _ percent: FlexPercents
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

extension FlexFlags {
  /// What a plain box is not.
  fileprivate static let unplain: FlexFlags = [
    .hasLimits, .isContentBox, .isHidden, .isContents, .isReferenceBaseline, .autoTop, .autoBottom,
    .autoLeftLTR, .autoRightLTR, .autoLeftRTL, .autoRightRTL, .hasHorizontalInset,
    .hasVerticalInset,
  ]
  /// What the container of a plain line is not.
  fileprivate static let unplainContainer: FlexFlags = [
    .hasLimits, .isContentBox, .mainIsReversed, .crossIsReversed, .scrolls, .isContents,
  ]
}
