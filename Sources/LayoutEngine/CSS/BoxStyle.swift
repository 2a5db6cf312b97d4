/// The attributes of an element's CSS box, with edges resolved to left and right.
///
/// Lengths that are not specified are NaN; a bit in `percents` marks those that are percents. All
/// attributes are read again after an edit, so that none can be outdated.
struct BoxStyle: Sendable {
  var width = Float.nan
  var height = Float.nan
  var minWidth = Float.nan
  var maxWidth = Float.nan
  var minHeight = Float.nan
  var maxHeight = Float.nan
  /// The ratio of width to height.
  var ratio = Float.nan
  var percents: BoxPercents = []
  var flags: BoxFlags = []
  var margin = UsedEdges.zero
  var padding = UsedEdges.zero
  var border = UsedEdges.zero
  /// The insets; NaN on an edge without one.
  var inset = UsedEdges(top: .nan, left: .nan, bottom: .nan, right: .nan)
  /// The gaps between columns and between rows.
  var columnGap: Float = 0
  var rowGap: Float = 0
  /// The direction that `start` and `end` refer to.
  var direction: WritingDirection
  /// The flex item attributes: flex factors, flex basis, and alignment in a line.
  var grow: Float = 0
  var shrink: Float = 0
  var basis = Float.nan
  var alignSelf = FlexItem.AlignSelf.auto
}

/// The lengths of a box that are percents.
struct BoxPercents: OptionSet, Sendable {
  let rawValue: UInt32

  static let width = BoxPercents(rawValue: 1)
  static let height = BoxPercents(rawValue: 1 << 1)
  static let minWidth = BoxPercents(rawValue: 1 << 2)
  static let maxWidth = BoxPercents(rawValue: 1 << 3)
  static let minHeight = BoxPercents(rawValue: 1 << 4)
  static let maxHeight = BoxPercents(rawValue: 1 << 5)
  static let marginTop = BoxPercents(rawValue: 1 << 6)
  static let marginLeft = BoxPercents(rawValue: 1 << 7)
  static let marginBottom = BoxPercents(rawValue: 1 << 8)
  static let marginRight = BoxPercents(rawValue: 1 << 9)
  static let paddingTop = BoxPercents(rawValue: 1 << 10)
  static let paddingLeft = BoxPercents(rawValue: 1 << 11)
  static let paddingBottom = BoxPercents(rawValue: 1 << 12)
  static let paddingRight = BoxPercents(rawValue: 1 << 13)
  static let insetTop = BoxPercents(rawValue: 1 << 14)
  static let insetLeft = BoxPercents(rawValue: 1 << 15)
  static let insetBottom = BoxPercents(rawValue: 1 << 16)
  static let insetRight = BoxPercents(rawValue: 1 << 17)
  static let columnGap = BoxPercents(rawValue: 1 << 18)
  static let rowGap = BoxPercents(rawValue: 1 << 19)
  static let basis = BoxPercents(rawValue: 1 << 20)

  // Named because a literal of several options allocates in unoptimised builds.
  static let widths: BoxPercents = [.width, .minWidth, .maxWidth]
  static let heights: BoxPercents = [.height, .minHeight, .maxHeight]
  static let paddings: BoxPercents = [.paddingTop, .paddingLeft, .paddingBottom, .paddingRight]
  /// The lengths that may be negative.
  static let signed: BoxPercents = [
    .marginTop, .marginLeft, .marginBottom, .marginRight, .insetTop, .insetLeft, .insetBottom,
    .insetRight,
  ]
  static let margins: BoxPercents = [.marginTop, .marginLeft, .marginBottom, .marginRight]
}

/// The properties of a box, as bits.
struct BoxFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static let isContentBox = BoxFlags(rawValue: 1)
  static let isAbsolute = BoxFlags(rawValue: 1 << 1)
  static let isHidden = BoxFlags(rawValue: 1 << 2)
  /// The box clips contents that do not fit, and has no automatic minimum size.
  static let scrolls = BoxFlags(rawValue: 1 << 3)
  static let autoTop = BoxFlags(rawValue: 1 << 4)
  static let autoLeft = BoxFlags(rawValue: 1 << 5)
  static let autoBottom = BoxFlags(rawValue: 1 << 6)
  static let autoRight = BoxFlags(rawValue: 1 << 7)
  /// The box is in the flow and not moved by its insets.
  static let isStatic = BoxFlags(rawValue: 1 << 8)
  /// The box specifies its own gaps.
  static let saysColumnGap = BoxFlags(rawValue: 1 << 9)
  static let saysRowGap = BoxFlags(rawValue: 1 << 10)
  /// The box is as wide as its area, even if that is less than its padding and border (Chromium).
  static let fillsColumns = BoxFlags(rawValue: 1 << 11)
  // Attributes that most boxes do not have.
  static let hasFrame = BoxFlags(rawValue: 1 << 12)
  static let hasMargin = BoxFlags(rawValue: 1 << 13)
  // Equivalent, `1 << 14` as `2 << 14`: boxes with sizes are examined for insets too, with the same
  // result.
  static let hasInset = BoxFlags(rawValue: 1 << 14)
  static let hasSize = BoxFlags(rawValue: 1 << 15)
  /// The children replace the box.
  static let isContents = BoxFlags(rawValue: 1 << 16)
  /// The flexbox takes its baseline from this item.
  static let isReferenceBaseline = BoxFlags(rawValue: 1 << 17)
  /// The box has a minimum or a maximum length.
  static let hasLimits = BoxFlags(rawValue: 1 << 18)

  static let hasSizeOrFills: BoxFlags = [.hasSize, .fillsColumns]
  static let display: BoxFlags = [.isHidden, .isContents]
  static let outOfFlow: BoxFlags = [.isHidden, .isContents, .isAbsolute]
  static let autoHorizontal: BoxFlags = [.autoLeft, .autoRight]
  static let autoVertical: BoxFlags = [.autoTop, .autoBottom]
  static let anyAuto: BoxFlags = [.autoTop, .autoLeft, .autoBottom, .autoRight]
}

// MARK: Reading

extension BoxStyle {
  /// A length, resolved against `whole` if it is a percent; NaN if it is not specified or `whole`
  /// is NaN.
  @inline(__always)
  func resolved(_ length: Float, _ percent: BoxPercents, of whole: Float) -> Float {
    percents.isDisjoint(with: percent) ? length : Self.share(length, percent, of: whole)
  }

  /// A length, resolved against `whole` if it is a percent; 0 if `whole` is NaN.
  @inline(__always)
  func counted(_ length: Float, _ percent: BoxPercents, of whole: Float) -> Float {
    guard !percents.isDisjoint(with: percent) else { return length }
    let share = Self.share(length, percent, of: whole)
    return share.isNaN ? 0 : share
  }

  private static func share(_ percent: Float, _ kind: BoxPercents, of whole: Float) -> Float {
    guard !whole.isNaN else { return .nan }
    guard !percent.isMixed else {
      let length = MixedLength(code: percent).length(of: whole)
      return kind.isDisjoint(with: .signed) ? length.clampedPositive(to: Limits.length) : length
    }
    return Float(Double(percent) * Double(whole) / 100).clamped(to: Limits.length)
  }

  /// The sum of padding and border at each edge; percents refer to `whole`, a width.
  @inline(__always)
  func frame(of whole: Float) -> UsedEdges {
    guard flags.contains(.hasFrame) else { return .zero }
    return UsedEdges(
      top: counted(padding.top, .paddingTop, of: whole) + border.top,
      left: counted(padding.left, .paddingLeft, of: whole) + border.left,
      bottom: counted(padding.bottom, .paddingBottom, of: whole) + border.bottom,
      right: counted(padding.right, .paddingRight, of: whole) + border.right)
  }

  /// The margins, 0 if `auto`; percents refer to `whole`, a width.
  @inline(__always)
  func margin(of whole: Float) -> UsedEdges {
    guard flags.contains(.hasMargin) else { return .zero }
    return UsedEdges(
      top: counted(margin.top, .marginTop, of: whole),
      left: counted(margin.left, .marginLeft, of: whole),
      bottom: counted(margin.bottom, .marginBottom, of: whole),
      right: counted(margin.right, .marginRight, of: whole))
  }

  /// The border box's length for a specified length.
  @inline(__always)
  private func outer(_ length: Float, _ frame: Float) -> Float {
    guard flags.contains(.isContentBox) else { return length < frame ? frame : length }
    return length < 0 ? frame : length + frame
  }

  /// The width of the border box, or NaN if it is `auto`.
  @inline(__always)
  func width(of whole: Float, _ frame: UsedEdges) -> Float {
    outer(resolved(width, .width, of: whole), frame.horizontal)
  }

  /// The height of the border box, or NaN if it is `auto`.
  @inline(__always)
  func height(of whole: Float, _ frame: UsedEdges) -> Float {
    outer(resolved(height, .height, of: whole), frame.vertical)
  }

  /// The minimum width of the border box, or NaN if it is `auto`.
  @inline(__always)
  func minWidth(of whole: Float, _ frame: UsedEdges) -> Float {
    outer(resolved(minWidth, .minWidth, of: whole), frame.horizontal)
  }

  /// The minimum height of the border box, or NaN if it is `auto`.
  @inline(__always)
  func minHeight(of whole: Float, _ frame: UsedEdges) -> Float {
    outer(resolved(minHeight, .minHeight, of: whole), frame.vertical)
  }

  /// The maximum width of the border box, or infinity if there is none.
  @inline(__always)
  func maxWidth(of whole: Float, _ frame: UsedEdges) -> Float {
    let length = outer(resolved(maxWidth, .maxWidth, of: whole), frame.horizontal)
    return length.isNaN ? .infinity : length
  }

  /// The maximum height of the border box, or infinity if there is none.
  @inline(__always)
  func maxHeight(of whole: Float, _ frame: UsedEdges) -> Float {
    let length = outer(resolved(maxHeight, .maxHeight, of: whole), frame.vertical)
    return length.isNaN ? .infinity : length
  }

  /// The preferred length of the border box on an axis, or NaN if it is `auto`.
  @inline(__always)
  func length(_ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    axis == .row ? width(of: whole, frame) : height(of: whole, frame)
  }

  /// The minimum length of the border box on an axis, or NaN if it is `auto` or a percent of an
  /// unknown length.
  @inline(__always)
  func least(_ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    axis == .row ? minWidth(of: whole, frame) : minHeight(of: whole, frame)
  }

  /// The maximum length of the border box on an axis, or infinity if there is none.
  @inline(__always)
  func most(_ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    axis == .row ? maxWidth(of: whole, frame) : maxHeight(of: whole, frame)
  }

  /// A length clamped to the limits of its axis, of which the minimum takes precedence, and at
  /// least padding and border.
  @inline(__always)
  func clamped(_ length: Float, _ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    let edges = axis.pick(frame.horizontal, frame.vertical)
    guard flags.contains(.hasLimits) else { return length < edges ? edges : length }
    var clamped = length
    let most = most(axis, of: whole, frame)
    if clamped > most { clamped = most }
    let least = least(axis, of: whole, frame)
    if clamped < least { clamped = least }
    return clamped < edges ? edges : clamped
  }

  /// Whether the minimum length of an axis is `auto`, and the box does not scroll.
  ///
  /// Then a box with a ratio, or a flex item, is at least as long as its content (CSS Sizing 4,
  /// §5.1; CSS Flexible Box Layout §4.5). A percent is not `auto`, even if it refers to an unknown
  /// length.
  @inline(__always)
  func keepsContent(_ axis: Axis) -> Bool {
    flags.isDisjoint(with: .scrolls) && axis.pick(minWidth, minHeight).isNaN
  }

  /// The flex basis of the border box, or NaN if it is `auto` or a percent of an unknown length.
  @inline(__always)
  func definiteBasis(of whole: Float, frame: Float) -> Float {
    outer(resolved(basis, .basis, of: whole), frame)
  }

  /// The gap between rows, or between columns along a row.
  @inline(__always)
  func gap(_ axis: Axis, of whole: Float) -> Float {
    axis == .row
      ? counted(columnGap, .columnGap, of: whole) : counted(rowGap, .rowGap, of: whole)
  }

  /// Whether a margin is `auto`.
  @inline(__always)
  func isAuto(_ edge: BoxEdge) -> Bool {
    guard !flags.isDisjoint(with: .anyAuto) else { return false }
    return switch edge {
    case .left: flags.contains(.autoLeft)
    case .top: flags.contains(.autoTop)
    case .right: flags.contains(.autoRight)
    case .bottom: flags.contains(.autoBottom)
    }
  }

  /// The width of the border box that the ratio gives for a height.
  @inline(__always)
  func width(fromHeight height: Float, _ frame: UsedEdges) -> Float {
    guard flags.contains(.isContentBox) else {
      return Swift.max(height * ratio, frame.horizontal)
    }
    return Swift.max(0, height - frame.vertical) * ratio + frame.horizontal
  }

  /// The height of the border box that the ratio gives for a width.
  @inline(__always)
  func height(fromWidth width: Float, _ frame: UsedEdges) -> Float {
    guard flags.contains(.isContentBox) else {
      return Swift.max(width / ratio, frame.vertical)
    }
    return Swift.max(0, width - frame.horizontal) / ratio + frame.vertical
  }

  /// Removes the width attributes, because a subgrid fills its columns.
  mutating func fillWidth() {
    (width, minWidth, maxWidth) = (.nan, .nan, .nan)
    percents.subtract(.widths)
    flags.subtract(.autoHorizontal)
    flags.insert(.fillsColumns)
  }

  /// Removes the height attributes, because a subgrid fills its rows.
  mutating func fillHeight() {
    (height, minHeight, maxHeight) = (.nan, .nan, .nan)
    percents.subtract(.heights)
    flags.subtract(.autoVertical)
  }

  @inline(__always)
  var hasRatio: Bool { !ratio.isNaN }

  // Equivalent, `left` as `right`, `right` as `left`, `||` as `&&`, `|| !inset.right.isNaN`
  // dropped: an inset at one edge alone decides the position, whatever the alignment.
  var hasHorizontalInset: Bool { !inset.left.isNaN || !inset.right.isNaN }

  // Equivalent, `top` as `bottom`, `bottom` as `top`, `||` as `&&`, `|| !inset.bottom.isNaN`
  // dropped: an inset at one edge alone decides the position, whatever the alignment.
  var hasVerticalInset: Bool { !inset.top.isNaN || !inset.bottom.isNaN }
}

/// An edge of a box.
enum BoxEdge: UInt8, Sendable {
  case left
  case top
  case right
  case bottom

  @inline(__always)
  var opposite: BoxEdge {
    switch self {
    case .left: .right
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    }
  }

  /// Whether lengths from this edge run against frame coordinates.
  @inline(__always)
  var isFar: Bool { self == .right || self == .bottom }
}

extension UsedEdges {
  @inline(__always)
  subscript(edge: BoxEdge) -> Float {
    switch edge {
    case .left: left
    case .top: top
    case .right: right
    case .bottom: bottom
    }
  }

  @inline(__always)
  var horizontal: Float { left + right }

  @inline(__always)
  var vertical: Float { top + bottom }
}

// MARK: Making

extension BoxStyle {
  init(direction: WritingDirection) { self.direction = direction }

  /// The styles of items without attributes, one for each direction.
  static let plain = [BoxStyle(direction: .ltr), BoxStyle(direction: .rtl)]

  // Equivalent, `==` as `!=`, `.rtl` as `.ltr`, `1` as `0`, `0` as `1`: a plain item has no edges
  // to turn, and is no subgrid.
  /// The index in the solver's styles of the plain style with a direction.
  static func plainPlace(_ direction: WritingDirection) -> Int32 { direction == .rtl ? 1 : 0 }

  /// Whether an index is that of a plain style.
  static func isPlain(_ place: Int32) -> Bool { place < 2 }

  /// The index of the style of an element with attributes.
  static func saidPlace(of node: Int32) -> Int32 { node &+ 2 }

  /// Sets an element's size and limits.
  @inline(__always)
  mutating func take(_ size: ElementSize) {
    flags.insert(.hasSize)
    width = length(size.width, .width)
    height = length(size.height, .height)
    minWidth = length(size.minWidth, .minWidth)
    maxWidth = length(size.maxWidth, .maxWidth)
    minHeight = length(size.minHeight, .minHeight)
    maxHeight = length(size.maxHeight, .maxHeight)
    if !(minWidth.isNaN && maxWidth.isNaN && minHeight.isNaN && maxHeight.isNaN) {
      flags.insert(.hasLimits)
    }
  }

  /// Sets an element's attributes as a flex item.
  ///
  /// `flex="n"` is `n 1 0%` (CSS Flexible Box Layout §7.1.1). The basis is a percent, so that it is
  /// the content if the flexbox has no length of its own. With a negative `n` the item only
  /// shrinks, as in Yoga.
  mutating func take(_ item: Borrowed<FlexItem>) {
    if item.pointee.boxSizing == .contentBox { flags.insert(.isContentBox) }
    take(item.pointee.display)
    take(item.pointee.position)
    if item.pointee.overflow != .visible { flags.insert(.scrolls) }
    if item.pointee.isReferenceBaseline { flags.insert(.isReferenceBaseline) }
    if let ratio = item.pointee.aspectRatio { take(ratio: ratio) }
    alignSelf = item.pointee.alignSelf
    let flex = item.pointee.flex?.clamped(to: Limits.factor)
    grow = (item.pointee.flexGrow ?? flex ?? 0).clampedPositive(to: Limits.factor)
    let share = flex.map { $0 < 0 ? -$0 : 1 }
    shrink = (item.pointee.flexShrink ?? share ?? 0).clampedPositive(to: Limits.factor)
    basis = length(item.pointee.flexBasis, .basis)
    if item.pointee.flexBasis.isAuto, let flex, flex >= 0 {
      basis = 0
      percents.insert(.basis)
    }
    if !item.pointee.margin.isEmpty { takeMargin(item.pointee.margin) }
    if !item.pointee.padding.isEmpty { takePadding(item.pointee.padding) }
    if !item.pointee.borderWidth.isEmpty { takeBorder(item.pointee.borderWidth) }
    if !item.pointee.insets.isEmpty { takeInsets(item.pointee.insets) }
  }

  private mutating func take(_ display: FlexItem.Display) {
    flags.subtract(.display)
    switch display {
    case .flex: break
    case .none: flags.insert(.isHidden)
    case .contents: flags.insert(.isContents)
    }
  }

  /// Sets an element's attributes as a grid item.
  @inline(__always)
  mutating func take(_ item: Borrowed<GridItem>) {
    if item.pointee.boxSizing == .contentBox { flags.insert(.isContentBox) }
    if item.pointee.display == .none { flags.insert(.isHidden) }
    take(item.pointee.position)
    if let ratio = item.pointee.aspectRatio { take(ratio: ratio) }
    if !item.pointee.margin.isEmpty { takeMargin(item.pointee.margin) }
    if !item.pointee.padding.isEmpty { takePadding(item.pointee.padding) }
    if !item.pointee.borderWidth.isEmpty { takeBorder(item.pointee.borderWidth) }
    if !item.pointee.insets.isEmpty { takeInsets(item.pointee.insets) }
  }

  /// Sets the padding and border that an element has as an item.
  mutating func take(_ edges: BoxEdges) {
    if !edges.padding.isEmpty { takePadding(edges.padding) }
    if !edges.border.isEmpty { takeBorder(edges.border) }
  }

  /// Sets the attributes of a flexbox, which take precedence over those it has as an item.
  mutating func take(_ spec: Borrowed<FlexSpec>, _ outer: BoxEdges) {
    if spec.pointee.boxSizing == .contentBox { flags.insert(.isContentBox) }
    if spec.pointee.overflow != .visible { flags.insert(.scrolls) }
    if spec.pointee.display != .flex { take(spec.pointee.display) }
    if let ratio = spec.pointee.aspectRatio { take(ratio: ratio) }
    takeEdges(spec.pointee.padding, spec.pointee.borderWidth, over: outer)
    takeGaps(spec.pointee.gap, spec.pointee.rowGap, spec.pointee.columnGap)
  }

  /// Sets the attributes of a grid, which take precedence over those it has as an item.
  mutating func take(_ spec: Borrowed<GridSpec>, _ outer: BoxEdges) {
    if spec.pointee.boxSizing == .contentBox { flags.insert(.isContentBox) }
    if spec.pointee.overflow != .visible { flags.insert(.scrolls) }
    if let ratio = spec.pointee.aspectRatio { take(ratio: ratio) }
    takeEdges(spec.pointee.padding, spec.pointee.borderWidth, over: outer)
    takeGaps(spec.pointee.gap, spec.pointee.rowGap, spec.pointee.columnGap)
  }

  mutating func take(_ position: FlexItem.Position) {
    switch position {
    case .relative: break
    case .absolute: flags.insert(.isAbsolute)
    case .static: flags.insert(.isStatic)
    }
  }

  mutating func take(ratio: Float) {
    self.ratio = .nan
    guard ratio > 0, ratio < .infinity else { return }
    self.ratio = Swift.min(Swift.max(ratio, 1 / Limits.ratio), Limits.ratio)
  }

  /// Sets a container's own padding and border, which take precedence over those it has as an item.
  mutating func takeEdges(_ padding: LayoutEdges, _ border: LayoutEdges, over outer: BoxEdges) {
    if !padding.isEmpty {
      percents.subtract(.paddings)
      takePadding(padding.over(outer.padding))
    }
    if !border.isEmpty { takeBorder(border.over(outer.border)) }
  }

  mutating func takeGaps(
    _ gap: LayoutDimension?, _ rowGap: LayoutDimension?, _ columnGap: LayoutDimension?
  ) {
    if let gap = rowGap ?? gap {
      let length = length(gap, .rowGap)
      self.rowGap = length.positiveOrMixed
      if !length.isNaN { flags.insert(.saysRowGap) }
    }
    if let gap = columnGap ?? gap {
      let length = length(gap, .columnGap)
      self.columnGap = length.positiveOrMixed
      if !length.isNaN { flags.insert(.saysColumnGap) }
    }
  }

  /// A length of either sign, clamped to the engine's limits; NaN if none is specified.
  mutating func length(_ dimension: LayoutDimension?, _ percent: BoxPercents) -> Float {
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

  mutating func takeMargin(_ edges: LayoutEdges) {
    flags.insert(.hasMargin)
    margin.top = margin(edges.upper, .autoTop, .marginTop)
    margin.bottom = margin(edges.lower, .autoBottom, .marginBottom)
    margin.left = margin(edges.left(direction), .autoLeft, .marginLeft)
    margin.right = margin(edges.right(direction), .autoRight, .marginRight)
  }

  private mutating func margin(
    _ dimension: LayoutDimension?, _ auto: BoxFlags, _ percent: BoxPercents
  ) -> Float {
    guard let dimension else { return 0 }
    if dimension.isAuto {
      flags.insert(auto)
      return 0
    }
    let length = length(dimension, percent)
    return length.isNaN ? 0 : length
  }

  mutating func takePadding(_ edges: LayoutEdges) {
    flags.insert(.hasFrame)
    padding = UsedEdges(
      top: length(edges.upper, .paddingTop).positiveOrMixed,
      left: length(edges.left(direction), .paddingLeft).positiveOrMixed,
      bottom: length(edges.lower, .paddingBottom).positiveOrMixed,
      right: length(edges.right(direction), .paddingRight).positiveOrMixed)
  }

  /// Sets the border widths; a percentage or a width that is not finite counts as 0.
  mutating func takeBorder(_ edges: LayoutEdges) {
    flags.insert(.hasFrame)
    let points = { (length: LayoutDimension?) -> Float in
      guard case .points(let points)? = length, points.isFinite else { return 0 }
      return points.clampedPositive(to: Limits.length)
    }
    border = UsedEdges(
      top: points(edges.upper), left: points(edges.left(direction)), bottom: points(edges.lower),
      right: points(edges.right(direction)))
  }

  mutating func takeInsets(_ edges: LayoutEdges) {
    flags.insert(.hasInset)
    inset = UsedEdges(
      top: length(edges.upper, .insetTop), left: length(edges.left(direction), .insetLeft),
      bottom: length(edges.lower, .insetBottom), right: length(edges.right(direction), .insetRight))
  }
}

/// The padding and border that a container has as an item.
struct BoxEdges {
  var padding: LayoutEdges
  var border: LayoutEdges

  static let none = BoxEdges(padding: .none, border: .none)
}
