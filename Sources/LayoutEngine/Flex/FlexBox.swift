/// One box of a flexbox, as the solver reads it.
///
/// Lengths that are not specified are NaN; a bit in `percents` marks those that are percents.
/// Values that depend on the direction are resolved. A child of a box with `display: contents` is
/// linked to the box around that.
struct FlexBox: Sendable {
  /// The kind of content of a box.
  enum Content: UInt8, Sendable {
    /// Boxes, or nothing.
    case boxes
    case text
    /// A content of a fixed size.
    case intrinsic
    /// A content that takes the available size if both axes are bounded, else nothing.
    case fill
    /// An element of another family, which measures itself.
    case element
  }

  var node: Int32
  /// The box that lays this one out, or −1 for the root.
  var parent: Int32 = -1
  /// The first child, the last child and the next sibling in document order, in the flow or not; −1
  /// for none.
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  /// The only flexible child, if it both grows and shrinks.
  ///
  /// −1 if no child is flexible; −2 if several are, or if the only one just grows or shrinks.
  var onlyFlexible: Int32 = -1
  /// The index of the box's `FlexLaid`, or −1 if it has none.
  var laid: Int32 = -1

  var flags: FlexFlags = []
  var percents: FlexPercents = []

  // The fields that are read most often come first, so that they are close in memory.
  var width = Float.nan
  var height = Float.nan
  var basis = Float.nan
  var grow: Float = 0
  var shrink: Float = 0
  /// The sum of both margins of an axis, without percents.
  var marginRow: Float = 0
  var marginColumn: Float = 0
  /// The sum of padding and border at both edges of an axis, without percents.
  var frameRow: Float = 0
  var frameColumn: Float = 0

  var content = Content.boxes
  var direction = WritingDirection.ltr
  var position = FlexItem.Position.relative
  var wrap = FlexSpec.Wrap.noWrap
  var justifyContent = FlexSpec.JustifyContent.start
  var alignContent = FlexSpec.AlignContent.start
  /// The cross-axis alignment of the box in its parent.
  var align = FlexSpec.AlignItems.stretch
  var alignItems = FlexSpec.AlignItems.stretch

  var minWidth = Float.nan
  var maxWidth = Float.nan
  var minHeight = Float.nan
  var maxHeight = Float.nan
  var aspectRatio = Float.nan
  /// The gaps between rows and between columns.
  var rowGap: Float = 0
  var columnGap: Float = 0

  /// The left and right margins have one value for each writing direction.
  var marginLeft = FlexTurning()
  var marginRight = FlexTurning()
  var marginTop: Float = 0
  var marginBottom: Float = 0
  var insetLeft = FlexTurning.unset
  var insetRight = FlexTurning.unset
  var insetTop = Float.nan
  var insetBottom = Float.nan
  var padding = UsedEdges.zero
  var border = UsedEdges.zero

  /// The size of a content of kind `intrinsic`.
  var intrinsicSize = LayoutSize.zero

  init(node: Int32) { self.node = node }
}

/// A length that depends on the writing direction in which it is read.
struct FlexTurning: Sendable {
  var ltr: Float = 0
  var rtl: Float = 0

  static let unset = FlexTurning(ltr: .nan, rtl: .nan)

  @inline(__always)
  subscript(direction: WritingDirection) -> Float { direction == .ltr ? ltr : rtl }
}

/// The properties of a box, as bits, so that rare rules cost one test.
struct FlexFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static let isRow = FlexFlags(rawValue: 1)
  /// The main axis runs from the right or from the bottom.
  static let mainIsReversed = FlexFlags(rawValue: 1 << 1)
  /// The cross axis runs from the right.
  static let crossIsReversed = FlexFlags(rawValue: 1 << 2)
  static let isContentBox = FlexFlags(rawValue: 1 << 3)
  static let scrolls = FlexFlags(rawValue: 1 << 4)
  static let isHidden = FlexFlags(rawValue: 1 << 5)
  /// The children replace the box, which is itself in no list.
  static let isContents = FlexFlags(rawValue: 1 << 6)
  static let isReferenceBaseline = FlexFlags(rawValue: 1 << 7)
  /// Items align by their baselines, which decide how high a line is.
  static let alignsBaselines = FlexFlags(rawValue: 1 << 8)
  static let isFlexLayout = FlexFlags(rawValue: 1 << 9)
  static let isText = FlexFlags(rawValue: 1 << 10)
  /// The box contains an absolute box, directly or in a static box.
  static let holdsAbsolute = FlexFlags(rawValue: 1 << 11)
  /// A child or a gap has a percent of this length of the box.
  static let hasPercentOfWidth = FlexFlags(rawValue: 1 << 12)
  static let hasPercentOfHeight = FlexFlags(rawValue: 1 << 13)
  // Equivalent, `14` as `14 - 1`: with the flag before it, results are only cached for fewer
  // constraints.
  /// The size of the box depends on this length of its owner.
  static let readsOwnerWidth = FlexFlags(rawValue: 1 << 14)
  static let readsOwnerHeight = FlexFlags(rawValue: 1 << 15)
  /// A child has a flex basis, which counts if the main size is known.
  static let hasChildBasis = FlexFlags(rawValue: 1 << 16)
  /// A text keeps the pixel that Yoga's rounding may take from it; on a container, the texts in it
  /// do.
  static let keepsTexts = FlexFlags(rawValue: 1 << 17)
  static let hasHorizontalInset = FlexFlags(rawValue: 1 << 18)
  static let hasVerticalInset = FlexFlags(rawValue: 1 << 19)
  static let hasLimits = FlexFlags(rawValue: 1 << 20)
  static let autoTop = FlexFlags(rawValue: 1 << 21)
  static let autoBottom = FlexFlags(rawValue: 1 << 22)
  /// Horizontal `auto` margins have one bit for each writing direction.
  static let autoLeftLTR = FlexFlags(rawValue: 1 << 23)
  static let autoRightLTR = FlexFlags(rawValue: 1 << 24)
  static let autoLeftRTL = FlexFlags(rawValue: 1 << 25)
  static let autoRightRTL = FlexFlags(rawValue: 1 << 26)

  /// The box has no attribute that a line of plain boxes would have to handle.
  static let isPlain = FlexFlags(rawValue: 1 << 27)
  /// The children are one line of plain boxes, from left to right or from top to bottom.
  static let hasPlainLine = FlexFlags(rawValue: 1 << 28)
  /// The box is or contains an element of another family.
  static let holdsElement = FlexFlags(rawValue: 1 << 29)
  /// The box is a flexbox, not only a child of one.
  static let isContainer = FlexFlags(rawValue: 1 << 30)
  /// The result of a visit may depend on earlier visits in the same layout; see `FlexHistory`.
  static let hasHistory = FlexFlags(rawValue: 1 << 31)

  /// `hasPlainLine`, and the flags that rule out a plain line and may be set after it was found.
  static let plainLine: FlexFlags = [
    .hasPlainLine, .hasLimits, .alignsBaselines, .holdsAbsolute, .hasPercentOfWidth,
    .hasPercentOfHeight,
  ]
  static let isReversedRow: FlexFlags = [.isRow, .mainIsReversed]
  static let readsOwner: FlexFlags = [.readsOwnerWidth, .readsOwnerHeight]
  static let display: FlexFlags = [.isContents, .isHidden]
  static let anyAuto: FlexFlags = [
    .autoTop, .autoBottom, .autoLeftLTR, .autoRightLTR, .autoLeftRTL, .autoRightRTL,
  ]
}

/// The lengths of a box that are percents.
struct FlexPercents: OptionSet, Sendable {
  let rawValue: UInt32

  static let width = FlexPercents(rawValue: 1)
  static let height = FlexPercents(rawValue: 1 << 1)
  static let minWidth = FlexPercents(rawValue: 1 << 2)
  static let maxWidth = FlexPercents(rawValue: 1 << 3)
  static let minHeight = FlexPercents(rawValue: 1 << 4)
  static let maxHeight = FlexPercents(rawValue: 1 << 5)
  static let basis = FlexPercents(rawValue: 1 << 6)
  static let rowGap = FlexPercents(rawValue: 1 << 7)
  static let columnGap = FlexPercents(rawValue: 1 << 8)
  static let marginTop = FlexPercents(rawValue: 1 << 9)
  static let marginBottom = FlexPercents(rawValue: 1 << 10)
  static let marginLeftLTR = FlexPercents(rawValue: 1 << 11)
  static let marginLeftRTL = FlexPercents(rawValue: 1 << 12)
  static let marginRightLTR = FlexPercents(rawValue: 1 << 13)
  static let marginRightRTL = FlexPercents(rawValue: 1 << 14)
  static let insetTop = FlexPercents(rawValue: 1 << 15)
  static let insetBottom = FlexPercents(rawValue: 1 << 16)
  static let insetLeftLTR = FlexPercents(rawValue: 1 << 17)
  static let insetLeftRTL = FlexPercents(rawValue: 1 << 18)
  static let insetRightLTR = FlexPercents(rawValue: 1 << 19)
  static let insetRightRTL = FlexPercents(rawValue: 1 << 20)
  static let paddingTop = FlexPercents(rawValue: 1 << 21)
  static let paddingLeft = FlexPercents(rawValue: 1 << 22)
  static let paddingBottom = FlexPercents(rawValue: 1 << 23)
  static let paddingRight = FlexPercents(rawValue: 1 << 24)

  static let margins: FlexPercents = [
    .marginTop, .marginBottom, .marginLeftLTR, .marginLeftRTL, .marginRightLTR, .marginRightRTL,
  ]
  /// The lengths that may be negative.
  static let signed: FlexPercents = [
    .marginTop, .marginBottom, .marginLeftLTR, .marginLeftRTL, .marginRightLTR, .marginRightRTL,
    .insetTop, .insetBottom, .insetLeftLTR, .insetLeftRTL, .insetRightLTR, .insetRightRTL,
  ]
  static let paddings: FlexPercents = [.paddingTop, .paddingLeft, .paddingBottom, .paddingRight]
  static let verticalInsets: FlexPercents = [.insetTop, .insetBottom]
  static let widthLimits: FlexPercents = [.minWidth, .maxWidth]
  static let heightLimits: FlexPercents = [.minHeight, .maxHeight]
  // Named because a literal of several options allocates in unoptimised builds.
  static let widths: FlexPercents = [.width, .minWidth, .maxWidth]
  static let heights: FlexPercents = [.height, .minHeight, .maxHeight]
  static let ofOwnerWidth: FlexPercents = [.margins, .paddings, .widths]
  /// The percents of the owner that decide the size of a box, besides those its owner resolves into
  /// constraints.
  static let ofOwner: FlexPercents = [.margins, .paddings, .widthLimits, .heightLimits]
}

extension Borrowed<FlexBox> {
  // Methods of the pointer, not of the box: a pointer loads single fields, where a method of the
  // box would get a copy of all of it.

  /// The main axis.
  @inline(__always)
  var axis: Axis { pointee.flags.contains(.isRow) ? .row : .column }

  /// Whether the box has neither children nor a content.
  @inline(__always)
  // Equivalent, `firstChild` as `lastChild`: a box has a last child if it has a first one.
  var isEmpty: Bool { pointee.firstChild < 0 && pointee.content == .boxes }

  /// The cross length that the aspect ratio gives for a main length.
  @inline(__always)
  func cross(of main: Float, _ axis: Axis) -> Float {
    axis == .row ? main / pointee.aspectRatio : main * pointee.aspectRatio
  }

  /// The main length that the aspect ratio gives for a cross length.
  @inline(__always)
  func main(of cross: Float, _ axis: Axis) -> Float {
    axis == .row ? cross * pointee.aspectRatio : cross / pointee.aspectRatio
  }

  /// A length, resolved against `whole` if it is a percent; NaN if it is not specified or `whole`
  /// is not known.
  @inline(__always)
  func resolved(_ length: Float, _ percent: FlexPercents, of whole: Float) -> Float {
    pointee.percents.isDisjoint(with: percent) ? length : Self.share(length, percent, of: whole)
  }

  private static func share(_ percent: Float, _ kind: FlexPercents, of whole: Float) -> Float {
    guard !percent.isMixed else { return Self.sum(MixedLength(code: percent), kind, of: whole) }
    let share = percent * whole * 0.01
    return share.isNaN ? share : share.clamped(to: Limits.length)
  }

  private static func sum(_ length: MixedLength, _ kind: FlexPercents, of whole: Float) -> Float {
    let sum = length.percent * whole * 0.01 + length.points
    guard !sum.isNaN else { return sum }
    return kind.isDisjoint(with: .signed)
      ? sum.clampedPositive(to: Limits.length) : sum.clamped(to: Limits.length)
  }

  /// A length, resolved against `whole` if it is a percent; 0 if `whole` is not known.
  @inline(__always)
  func counted(_ length: Float, _ percent: FlexPercents, of whole: Float) -> Float {
    if pointee.percents.isDisjoint(with: percent) { return length }
    let share = Self.share(length, percent, of: whole)
    return share.isNaN ? 0 : share
  }

  @inline(__always)
  func length(_ axis: Axis, of whole: Float) -> Float {
    axis == .row
      ? resolved(pointee.width, .width, of: whole) : resolved(pointee.height, .height, of: whole)
  }

  @inline(__always)
  func isDefinite(_ axis: Axis, of whole: Float) -> Bool { length(axis, of: whole) >= 0 }

  /// The specified length of the border box.
  @inline(__always)
  func outerLength(_ axis: Axis, of whole: Float, ownerWidth: Float) -> Float {
    let length = length(axis, of: whole)
    return pointee.flags.contains(.isContentBox) ? length + frame(axis, ownerWidth) : length
  }

  @inline(__always)
  func least(_ axis: Axis, of whole: Float, ownerWidth: Float) -> Float {
    let least =
      axis == .row
      ? resolved(pointee.minWidth, .minWidth, of: whole)
      : resolved(pointee.minHeight, .minHeight, of: whole)
    return pointee.flags.contains(.isContentBox) ? least + frame(axis, ownerWidth) : least
  }

  @inline(__always)
  func greatest(_ axis: Axis, of whole: Float, ownerWidth: Float) -> Float {
    let greatest =
      axis == .row
      ? resolved(pointee.maxWidth, .maxWidth, of: whole)
      : resolved(pointee.maxHeight, .maxHeight, of: whole)
    return pointee.flags.contains(.isContentBox)
      ? greatest + frame(axis, ownerWidth) : greatest
  }

  /// A length clamped to the limits, of which the maximum is compared first (Yoga).
  ///
  /// A negative maximum is ignored; a negative minimum has no effect on a length that counts.
  @inline(__always)
  func limited(_ value: Float, _ axis: Axis, of whole: Float, ownerWidth: Float) -> Float {
    guard pointee.flags.contains(.hasLimits) else { return value }
    let greatest = greatest(axis, of: whole, ownerWidth: ownerWidth)
    if greatest >= 0 && value > greatest { return greatest }
    let least = least(axis, of: whole, ownerWidth: ownerWidth)
    // Equivalent, `<` as `<=`: equal lengths are interchangeable.
    return value < least ? least : value
  }

  /// A length clamped to the limits, and at least padding and border.
  @inline(__always)
  func bounded(_ value: Float, _ axis: Axis, of whole: Float, ownerWidth: Float) -> Float {
    let limited = limited(value, axis, of: whole, ownerWidth: ownerWidth)
    let frame = frame(axis, ownerWidth)
    return limited > frame ? limited : frame
  }

  @inline(__always)
  func flexBasis(_ axis: Axis, of whole: Float, ownerWidth: Float) -> Float {
    let basis = resolved(pointee.basis, .basis, of: whole)
    return pointee.flags.contains(.isContentBox) ? basis + frame(axis, ownerWidth) : basis
  }

  /// The gap between children along an axis.
  @inline(__always)
  func gap(_ axis: Axis, of whole: Float) -> Float {
    axis == .row
      ? counted(pointee.columnGap, .columnGap, of: whole)
      : counted(pointee.rowGap, .rowGap, of: whole)
  }

  // MARK: Padding and border; percents refer to the owner's width on every side

  /// The padding and border of both edges of an axis.
  @inline(__always)
  func frame(_ axis: Axis, _ ownerWidth: Float) -> Float {
    guard pointee.percents.isDisjoint(with: .paddings) else {
      return frameOfPercents(axis, ownerWidth)
    }
    return axis == .row ? pointee.frameRow : pointee.frameColumn
  }

  @inline(never)
  private func frameOfPercents(_ axis: Axis, _ ownerWidth: Float) -> Float {
    axis == .row
      ? frameLeft(ownerWidth) + frameRight(ownerWidth)
      : frameTop(ownerWidth) + frameBottom(ownerWidth)
  }

  @inline(__always)
  func frameLeft(_ ownerWidth: Float) -> Float { paddingLeft(ownerWidth) + pointee.border.left }

  @inline(__always)
  func frameRight(_ ownerWidth: Float) -> Float { paddingRight(ownerWidth) + pointee.border.right }

  @inline(__always)
  func frameTop(_ ownerWidth: Float) -> Float { paddingTop(ownerWidth) + pointee.border.top }

  @inline(__always)
  func frameBottom(_ ownerWidth: Float) -> Float {
    paddingBottom(ownerWidth) + pointee.border.bottom
  }

  @inline(__always)
  func paddingLeft(_ ownerWidth: Float) -> Float {
    counted(pointee.padding.left, .paddingLeft, of: ownerWidth)
  }

  @inline(__always)
  func paddingRight(_ ownerWidth: Float) -> Float {
    counted(pointee.padding.right, .paddingRight, of: ownerWidth)
  }

  @inline(__always)
  func paddingTop(_ ownerWidth: Float) -> Float {
    counted(pointee.padding.top, .paddingTop, of: ownerWidth)
  }

  @inline(__always)
  func paddingBottom(_ ownerWidth: Float) -> Float {
    counted(pointee.padding.bottom, .paddingBottom, of: ownerWidth)
  }

  @inline(__always)
  func frame(at edge: BoxEdge, _ ownerWidth: Float) -> Float {
    switch edge {
    case .left: frameLeft(ownerWidth)
    case .top: frameTop(ownerWidth)
    case .right: frameRight(ownerWidth)
    case .bottom: frameBottom(ownerWidth)
    }
  }

  func border(at edge: BoxEdge) -> Float {
    switch edge {
    case .left: pointee.border.left
    case .top: pointee.border.top
    case .right: pointee.border.right
    case .bottom: pointee.border.bottom
    }
  }

  // MARK: Margins; percents refer to the owner's width on every side

  /// Both margins of an axis as the parent counts them: horizontal ones are read from left to
  /// right, whatever the direction (Yoga).
  @inline(__always)
  func margin(_ axis: Axis, _ ownerWidth: Float) -> Float {
    guard pointee.percents.isDisjoint(with: .margins) else {
      return marginOfPercents(axis, ownerWidth)
    }
    return axis == .row ? pointee.marginRow : pointee.marginColumn
  }

  @inline(never)
  private func marginOfPercents(_ axis: Axis, _ ownerWidth: Float) -> Float {
    axis == .row
      ? counted(pointee.marginLeft.ltr, .marginLeftLTR, of: ownerWidth)
        + counted(pointee.marginRight.ltr, .marginRightLTR, of: ownerWidth)
      : counted(pointee.marginTop, .marginTop, of: ownerWidth)
        + counted(pointee.marginBottom, .marginBottom, of: ownerWidth)
  }

  /// Both margins of an axis as the box itself subtracts them from its constraints: in its own
  /// direction.
  @inline(__always)
  func ownMargin(_ axis: Axis, _ ownerWidth: Float) -> Float {
    guard axis == .row, pointee.direction == .rtl else { return margin(axis, ownerWidth) }
    return margin(at: .left, .rtl, ownerWidth) + margin(at: .right, .rtl, ownerWidth)
  }

  @inline(__always)
  func margin(at edge: BoxEdge, _ direction: WritingDirection, _ ownerWidth: Float) -> Float {
    let isLTR = direction == .ltr
    return switch edge {
    case .left:
      counted(
        pointee.marginLeft[direction], isLTR ? .marginLeftLTR : .marginLeftRTL, of: ownerWidth)
    case .top: counted(pointee.marginTop, .marginTop, of: ownerWidth)
    case .right:
      counted(
        pointee.marginRight[direction], isLTR ? .marginRightLTR : .marginRightRTL, of: ownerWidth)
    case .bottom: counted(pointee.marginBottom, .marginBottom, of: ownerWidth)
    }
  }

  @inline(__always)
  func isAuto(at edge: BoxEdge, _ direction: WritingDirection) -> Bool {
    guard !pointee.flags.isDisjoint(with: .anyAuto) else { return false }
    let isLTR = direction == .ltr
    return switch edge {
    case .left: pointee.flags.contains(isLTR ? .autoLeftLTR : .autoLeftRTL)
    case .top: pointee.flags.contains(.autoTop)
    case .right: pointee.flags.contains(isLTR ? .autoRightLTR : .autoRightRTL)
    case .bottom: pointee.flags.contains(.autoBottom)
    }
  }

  /// The inset of an edge, or NaN if there is none.
  func inset(at edge: BoxEdge, _ direction: WritingDirection, of whole: Float) -> Float {
    let isLTR = direction == .ltr
    return switch edge {
    case .left:
      resolved(pointee.insetLeft[direction], isLTR ? .insetLeftLTR : .insetLeftRTL, of: whole)
    case .top: resolved(pointee.insetTop, .insetTop, of: whole)
    case .right:
      resolved(pointee.insetRight[direction], isLTR ? .insetRightLTR : .insetRightRTL, of: whole)
    case .bottom: resolved(pointee.insetBottom, .insetBottom, of: whole)
    }
  }

  /// The inset of an edge; 0 if it is a percent of an unknown length, NaN if none is specified.
  func writtenInset(at edge: BoxEdge, _ direction: WritingDirection, of whole: Float) -> Float {
    let written =
      switch edge {
      case .left: pointee.insetLeft[direction]
      case .top: pointee.insetTop
      case .right: pointee.insetRight[direction]
      case .bottom: pointee.insetBottom
      }
    guard !written.isNaN else { return .nan }
    let inset = inset(at: edge, direction, of: whole)
    return inset.isNaN ? 0 : inset
  }

  /// The distance by which insets move a box in the flow along an axis.
  @inline(__always)
  func shift(_ axis: Axis, of whole: Float) -> Float {
    guard !pointee.flags.isDisjoint(with: axis == .row ? .hasHorizontalInset : .hasVerticalInset),
      pointee.position != .static
    else { return 0 }
    let start: BoxEdge = axis == .row ? (pointee.direction == .ltr ? .left : .right) : .top
    let inset = writtenInset(at: start, pointee.direction, of: whole)
    if !inset.isNaN { return inset }
    let other = writtenInset(at: start.opposite, pointee.direction, of: whole)
    return other.isNaN ? 0 : -other
  }
}
