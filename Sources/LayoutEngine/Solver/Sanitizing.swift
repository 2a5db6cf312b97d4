// Clamping of all attributes, so that the solver reads only finite numbers within the limits.

extension SpecPools {
  mutating func sanitize() {
    for index in stacks.indices { stacks[index].sanitize() }
    for index in insets.indices { insets[index].sanitize() }
    for index in corners.indices {
      corners[index].offset = corners[index].offset.sane
    }
    for index in images.indices {
      images[index].intrinsicSize = images[index].intrinsicSize?.sane
    }
    for index in views.indices {
      guard case .size(let size) = views[index].intrinsicSize else { continue }
      views[index].intrinsicSize = .size(size.sane)
    }
    for index in stackItems.indices { stackItems[index].sanitize() }
    for index in absoluteItems.indices { absoluteItems[index].sanitize() }
    for index in cells.indices { cells[index].sanitize() }
    for index in linears.indices { linears[index].sanitize() }
    for index in flows.indices { flows[index].sanitize() }
  }
}

extension LayoutPoint {
  var sane: LayoutPoint {
    LayoutPoint(x: x.clamped(to: Limits.length), y: y.clamped(to: Limits.length))
  }
}

extension LayoutSize {
  var sane: LayoutSize {
    LayoutSize(
      width: width.clampedPositive(to: Limits.length),
      height: height.clampedPositive(to: Limits.length))
  }
}

extension LayoutDimension {
  /// The length clamped to at least 0.
  fileprivate var sane: LayoutDimension {
    switch self {
    case .auto: .auto
    case .points(let points): .points(points.clampedPositive(to: Limits.length))
    case .percent(let percent): .percent(percent.clampedPositive(to: Limits.percent))
    case .mixed: self
    }
  }

  /// The maximum length, clamped to at least 0; an infinite one is no limit.
  fileprivate var saneMaximum: LayoutDimension {
    self == .points(.infinity) ? .auto : sane
  }

  /// The length clamped, of either sign, or infinity.
  fileprivate var saneInset: LayoutDimension {
    switch self {
    case .auto: .points(0)
    case .points(let points):
      points == .infinity ? .infinity : .points(points.clamped(to: Limits.length))
    case .percent(let percent): .percent(percent.clamped(to: Limits.percent))
    case .mixed: self
    }
  }
}

extension ElementSize {
  mutating func sanitize() {
    width = width.sane
    height = height.sane
    minWidth = minWidth.sane
    minHeight = minHeight.sane
    maxWidth = maxWidth.saneMaximum
    maxHeight = maxHeight.saneMaximum
  }
}

extension StackSpec {
  mutating func sanitize() {
    spacing = spacing.clampedPositive(to: Limits.length)
    lineSpacing = lineSpacing.clampedPositive(to: Limits.length)
  }
}

extension FlowSpec {
  mutating func sanitize() {
    spacing = spacing.clampedPositive(to: Limits.length)
    lineSpacing = lineSpacing.clampedPositive(to: Limits.length)
  }
}

extension LinearSpec {
  mutating func sanitize() {
    spacing = spacing.clampedPositive(to: Limits.length)
    separator = separator.clampedPositive(to: Limits.length)
    separatorInset = separatorInset.sane
  }
}

extension InsetSpec {
  mutating func sanitize() {
    insets.change { $0.saneInset }
  }
}

extension StackItem {
  mutating func sanitize() {
    flexGrow = flexGrow.clampedPositive(to: Limits.factor)
    flexShrink = flexShrink.clampedPositive(to: Limits.factor)
    flexBasis = flexBasis.sane
    spacingBefore = spacingBefore.clamped(to: Limits.length)
    spacingAfter = spacingAfter.clamped(to: Limits.length)
    ascender = ascender?.clamped(to: Limits.length)
    descender = descender?.clamped(to: Limits.length)
  }
}

extension AbsoluteItem {
  mutating func sanitize() {
    layoutPosition = layoutPosition.sane
    guard var range = sizeRange else { return }
    range.minWidth = range.minWidth.sane
    range.minHeight = range.minHeight.sane
    range.maxWidth = range.maxWidth.saneMaximum
    range.maxHeight = range.maxHeight.saneMaximum
    sizeRange = range
  }
}

extension SizeRange {
  /// The range as the solver needs it: the maximum is at least the minimum, or infinite above the
  /// limit.
  var sane: SizeRange {
    let width = Self.sane(min.width, max.width)
    let height = Self.sane(min.height, max.height)
    return SizeRange(
      min: LayoutSize(width: width.low, height: height.low),
      max: LayoutSize(width: width.high, height: height.high))
  }

  private static func sane(_ low: Float, _ high: Float) -> Interval {
    let low = low.clampedPositive(to: Limits.length)
    guard high <= Limits.length else { return Interval(low, .infinity) }
    return Interval(low, high > low ? high : low)
  }
}

extension LayoutEnvironment {
  /// The environment with its numbers clamped for the solver.
  var sane: LayoutEnvironment {
    var environment = self
    environment.scale =
      scale > 0 && scale < .infinity ? Swift.min(Swift.max(scale, 0.01), 100) : 1
    environment.textScale = textScale > 0 ? textScale.clampedPositive(to: 100) : 1
    if !safeArea.isEmpty {
      let used = usedSafeArea
      environment.safeArea = .points(
        top: used.top, left: used.left, bottom: used.bottom, right: used.right)
    }
    return environment
  }
}
