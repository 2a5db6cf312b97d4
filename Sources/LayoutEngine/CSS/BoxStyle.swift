/// What an element says of its box to the rules of CSS, with its edges turned into their places.
///
/// Lengths that were not said are no numbers; those that are percents are told by a bit. All are read
/// anew after an edit, so that none can be left behind.
struct BoxStyle: Sendable {
  var width = Float.nan
  var height = Float.nan
  var minWidth = Float.nan
  var maxWidth = Float.nan
  var minHeight = Float.nan
  var maxHeight = Float.nan
  /// Width to height.
  var ratio = Float.nan
  var percents: BoxPercents = []
  var flags: BoxFlags = []
  var margin = UsedEdges.zero
  var padding = UsedEdges.zero
  var border = UsedEdges.zero
  /// No number on an edge without an inset.
  var inset = UsedEdges(top: .nan, left: .nan, bottom: .nan, right: .nan)
  /// Between columns and between rows.
  var columnGap: Float = 0
  var rowGap: Float = 0
  /// Whose edges `start` and `end` are.
  var direction: WritingDirection
  /// What it says to a flexbox: its flex factors and its flex basis, and how it is aligned in a line.
  var grow: Float = 0
  var shrink: Float = 0
  var basis = Float.nan
  var alignSelf = FlexItem.AlignSelf.auto
}

/// Which lengths of a box are percents.
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

  // Named, because a literal of several allocates where nothing is optimised.
  static let widths: BoxPercents = [.width, .minWidth, .maxWidth]
  static let heights: BoxPercents = [.height, .minHeight, .maxHeight]
  static let paddings: BoxPercents = [.paddingTop, .paddingLeft, .paddingBottom, .paddingRight]
  static let margins: BoxPercents = [.marginTop, .marginLeft, .marginBottom, .marginRight]
}

/// What is true of a box.
struct BoxFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static let isContentBox = BoxFlags(rawValue: 1)
  static let isAbsolute = BoxFlags(rawValue: 1 << 1)
  static let isHidden = BoxFlags(rawValue: 1 << 2)
  /// It does not show what does not fit, and has no automatic minimum size.
  static let scrolls = BoxFlags(rawValue: 1 << 3)
  static let autoTop = BoxFlags(rawValue: 1 << 4)
  static let autoLeft = BoxFlags(rawValue: 1 << 5)
  static let autoBottom = BoxFlags(rawValue: 1 << 6)
  static let autoRight = BoxFlags(rawValue: 1 << 7)
  /// In the flow and not moved by its insets.
  static let isStatic = BoxFlags(rawValue: 1 << 8)
  /// It says the gaps itself.
  static let saysColumnGap = BoxFlags(rawValue: 1 << 9)
  static let saysRowGap = BoxFlags(rawValue: 1 << 10)
  /// It is as wide as its area, be that less than its padding and border (Chromium).
  static let fillsColumns = BoxFlags(rawValue: 1 << 11)
  // What most boxes have none of.
  static let hasFrame = BoxFlags(rawValue: 1 << 12)
  static let hasMargin = BoxFlags(rawValue: 1 << 13)
  static let hasInset = BoxFlags(rawValue: 1 << 14)
  static let hasSize = BoxFlags(rawValue: 1 << 15)
  /// Replaced by its children.
  static let isContents = BoxFlags(rawValue: 1 << 16)
  /// Its baseline is that of the flexbox that it stands in.
  static let isReferenceBaseline = BoxFlags(rawValue: 1 << 17)
  /// It says a least or a greatest length.
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
  /// A length against what its percents are of; no number where that is none.
  @inline(__always)
  func resolved(_ length: Float, _ percent: BoxPercents, of whole: Float) -> Float {
    percents.isDisjoint(with: percent) ? length : Self.share(length, of: whole)
  }

  /// The same, and 0 in place of no number.
  @inline(__always)
  func counted(_ length: Float, _ percent: BoxPercents, of whole: Float) -> Float {
    guard !percents.isDisjoint(with: percent) else { return length }
    let share = Self.share(length, of: whole)
    return share.isNaN ? 0 : share
  }

  private static func share(_ percent: Float, of whole: Float) -> Float {
    guard !whole.isNaN else { return .nan }
    return Float(Double(percent) * Double(whole) / 100).held(to: Limits.length)
  }

  /// The padding and the border of each edge together, of which percents are of `whole`, a width.
  @inline(__always)
  func frame(of whole: Float) -> UsedEdges {
    guard flags.contains(.hasFrame) else { return .zero }
    return UsedEdges(
      top: counted(padding.top, .paddingTop, of: whole) + border.top,
      left: counted(padding.left, .paddingLeft, of: whole) + border.left,
      bottom: counted(padding.bottom, .paddingBottom, of: whole) + border.bottom,
      right: counted(padding.right, .paddingRight, of: whole) + border.right)
  }

  /// The margins, 0 where they are `auto`; percents are of `whole`, a width.
  @inline(__always)
  func margin(of whole: Float) -> UsedEdges {
    guard flags.contains(.hasMargin) else { return .zero }
    return UsedEdges(
      top: counted(margin.top, .marginTop, of: whole),
      left: counted(margin.left, .marginLeft, of: whole),
      bottom: counted(margin.bottom, .marginBottom, of: whole),
      right: counted(margin.right, .marginRight, of: whole))
  }

  /// A length of the border box of one that was said.
  @inline(__always)
  private func outer(_ length: Float, _ frame: Float) -> Float {
    guard flags.contains(.isContentBox) else { return length < frame ? frame : length }
    return length < 0 ? frame : length + frame
  }

  /// The width of the border box, no number where it is `auto`.
  @inline(__always)
  func width(of whole: Float, _ frame: UsedEdges) -> Float {
    outer(resolved(width, .width, of: whole), frame.horizontal)
  }

  /// The height of the border box, no number where it is `auto`.
  @inline(__always)
  func height(of whole: Float, _ frame: UsedEdges) -> Float {
    outer(resolved(height, .height, of: whole), frame.vertical)
  }

  /// The least width of the border box, no number where it is `auto`.
  @inline(__always)
  func minWidth(of whole: Float, _ frame: UsedEdges) -> Float {
    outer(resolved(minWidth, .minWidth, of: whole), frame.horizontal)
  }

  /// The least height of the border box, no number where it is `auto`.
  @inline(__always)
  func minHeight(of whole: Float, _ frame: UsedEdges) -> Float {
    outer(resolved(minHeight, .minHeight, of: whole), frame.vertical)
  }

  /// The greatest width of the border box, infinite where there is none.
  @inline(__always)
  func maxWidth(of whole: Float, _ frame: UsedEdges) -> Float {
    let length = outer(resolved(maxWidth, .maxWidth, of: whole), frame.horizontal)
    return length.isNaN ? .infinity : length
  }

  /// The greatest height of the border box, infinite where there is none.
  @inline(__always)
  func maxHeight(of whole: Float, _ frame: UsedEdges) -> Float {
    let length = outer(resolved(maxHeight, .maxHeight, of: whole), frame.vertical)
    return length.isNaN ? .infinity : length
  }

  /// The preferred length of the border box on an axis, no number where it is `auto`.
  @inline(__always)
  func length(_ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    axis == .row ? width(of: whole, frame) : height(of: whole, frame)
  }

  /// The least length of the border box on an axis, no number where it is `auto` or a percent of nothing.
  @inline(__always)
  func least(_ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    axis == .row ? minWidth(of: whole, frame) : minHeight(of: whole, frame)
  }

  /// The greatest length of the border box on an axis, infinite where there is none.
  @inline(__always)
  func most(_ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    axis == .row ? maxWidth(of: whole, frame) : maxHeight(of: whole, frame)
  }

  /// A length held to the limits of its axis, of which the least one wins, and to padding and border.
  @inline(__always)
  func held(_ length: Float, _ axis: Axis, of whole: Float, _ frame: UsedEdges) -> Float {
    let edges = axis.pick(frame.horizontal, frame.vertical)
    guard flags.contains(.hasLimits) else { return length < edges ? edges : length }
    var held = length
    let most = most(axis, of: whole, frame)
    if held > most { held = most }
    let least = least(axis, of: whole, frame)
    if held < least { held = least }
    return held < edges ? edges : held
  }

  /// Whether the least length of an axis is `auto`.
  ///
  /// A box with a ratio, or a flex item, is no shorter than its content then (CSS Sizing 4, §5.1; CSS
  /// Flexible Box Layout §4.5). A percent is a length of its own, also where it is of nothing.
  @inline(__always)
  func keepsContent(_ axis: Axis) -> Bool {
    flags.isDisjoint(with: .scrolls) && axis.pick(minWidth, minHeight).isNaN
  }

  /// The flex basis of the border box, no number where it is `auto` or a percent of nothing.
  @inline(__always)
  func definiteBasis(of whole: Float, frame: Float) -> Float {
    outer(resolved(basis, .basis, of: whole), frame)
  }

  /// Space between rows, or between columns along a row.
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

  /// Says nothing of its width, as a subgrid fills its columns.
  mutating func fillWidth() {
    (width, minWidth, maxWidth) = (.nan, .nan, .nan)
    percents.subtract(.widths)
    flags.subtract(.autoHorizontal)
    flags.insert(.fillsColumns)
  }

  /// Says nothing of its height, as a subgrid fills its rows.
  mutating func fillHeight() {
    (height, minHeight, maxHeight) = (.nan, .nan, .nan)
    percents.subtract(.heights)
    flags.subtract(.autoVertical)
  }

  @inline(__always)
  var hasRatio: Bool { !ratio.isNaN }

  var hasHorizontalInset: Bool { !inset.left.isNaN || !inset.right.isNaN }

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

  /// Whether lengths from it run against those of frames.
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

  /// Those of items that say nothing, one for each direction.
  static let plain = [BoxStyle(direction: .ltr), BoxStyle(direction: .rtl)]

  /// The place in the solver's memory of what such an item says.
  static func plainPlace(_ direction: WritingDirection) -> Int32 { direction == .rtl ? 1 : 0 }

  /// Whether that is what stands in a place.
  static func isPlain(_ place: Int32) -> Bool { place < 2 }

  /// The place of what an element says that says something.
  static func saidPlace(of node: Int32) -> Int32 { node &+ 2 }

  /// Takes what an element says of its size.
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

  /// Takes what an element says to the flexbox that it stands in.
  ///
  /// `flex="n"` is `n 1 0%` (CSS Flexible Box Layout §7.1.1): a percent, so that it is the content where
  /// the flexbox has no length of its own. Less than 0 it only shrinks, as Yoga has it.
  mutating func take(_ item: Borrowed<FlexItem>) {
    if item.pointee.boxSizing == .contentBox { flags.insert(.isContentBox) }
    take(item.pointee.display)
    take(item.pointee.position)
    if item.pointee.overflow != .visible { flags.insert(.scrolls) }
    if item.pointee.isReferenceBaseline { flags.insert(.isReferenceBaseline) }
    if let ratio = item.pointee.aspectRatio { take(ratio: ratio) }
    alignSelf = item.pointee.alignSelf
    let flex = item.pointee.flex?.held(to: Limits.factor)
    grow = (item.pointee.flexGrow ?? flex ?? 0).heldPositive(to: Limits.factor)
    let share = flex.map { $0 < 0 ? -$0 : 1 }
    shrink = (item.pointee.flexShrink ?? share ?? 0).heldPositive(to: Limits.factor)
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

  /// Takes what an element says to the grid that it stands in.
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

  /// Takes what an element says of its edges to the container that it stands in.
  mutating func take(_ edges: BoxEdges) {
    if !edges.padding.isEmpty { takePadding(edges.padding) }
    if !edges.border.isEmpty { takeBorder(edges.border) }
  }

  /// Takes what a flexbox says of itself, over what it says to the grid that it stands in.
  mutating func take(_ spec: Borrowed<FlexSpec>, _ outer: BoxEdges) {
    if spec.pointee.boxSizing == .contentBox { flags.insert(.isContentBox) }
    if spec.pointee.overflow != .visible { flags.insert(.scrolls) }
    if spec.pointee.display != .flex { take(spec.pointee.display) }
    if let ratio = spec.pointee.aspectRatio { take(ratio: ratio) }
    takeEdges(spec.pointee.padding, spec.pointee.borderWidth, over: outer)
    takeGaps(spec.pointee.gap, spec.pointee.rowGap, spec.pointee.columnGap)
  }

  /// Takes what a grid says of itself, over what it says to the container that it stands in.
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

  /// Takes padding and border that a container says itself, over what it says to its parent.
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
      self.rowGap = length.heldPositive(to: Limits.length)
      if !length.isNaN { flags.insert(.saysRowGap) }
    }
    if let gap = columnGap ?? gap {
      let length = length(gap, .columnGap)
      self.columnGap = length.heldPositive(to: Limits.length)
      if !length.isNaN { flags.insert(.saysColumnGap) }
    }
  }

  /// A length of either sign, no number where none is said.
  mutating func length(_ dimension: LayoutDimension?, _ percent: BoxPercents) -> Float {
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
      top: length(edges.upper, .paddingTop).heldPositive(to: Limits.length),
      left: length(edges.left(direction), .paddingLeft).heldPositive(to: Limits.length),
      bottom: length(edges.lower, .paddingBottom).heldPositive(to: Limits.length),
      right: length(edges.right(direction), .paddingRight).heldPositive(to: Limits.length))
  }

  /// A percentage of a border is none.
  mutating func takeBorder(_ edges: LayoutEdges) {
    flags.insert(.hasFrame)
    let points = { (length: LayoutDimension?) -> Float in
      guard case .points(let points)? = length else { return 0 }
      return points.heldPositive(to: Limits.length)
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

/// What a container says of its edges to the one that it stands in.
struct BoxEdges {
  var padding: LayoutEdges
  var border: LayoutEdges

  static let none = BoxEdges(padding: .none, border: .none)
}
