// Methods of the pointer, not of the box: what is read through a pointer is a field at a time, where
// a method of the box would be handed a copy of all of it.

extension UnsafePointer<FlexBox> {
  /// A length against what its pointee.percents are of; no number where that is none.
  @inline(__always)
  func resolved(_ length: Float, _ percent: FlexPercents, of whole: Float) -> Float {
    pointee.percents.isDisjoint(with: percent) ? length : Self.share(length, of: whole)
  }

  private static func share(_ percent: Float, of whole: Float) -> Float {
    let share = percent * whole * 0.01
    return share.isNaN ? share : share.held(to: Limits.length)
  }

  /// The same, and 0 in place of no number.
  @inline(__always)
  private func counted(_ length: Float, _ percent: FlexPercents, of whole: Float) -> Float {
    if pointee.percents.isDisjoint(with: percent) { return length }
    let share = Self.share(length, of: whole)
    return share.isNaN ? 0 : share
  }

  // MARK: Sizes

  @inline(__always)
  func length(isRow: Bool, of whole: Float) -> Float {
    isRow
      ? resolved(pointee.width, .width, of: whole) : resolved(pointee.height, .height, of: whole)
  }

  @inline(__always)
  func isDefinite(isRow: Bool, of whole: Float) -> Bool { length(isRow: isRow, of: whole) >= 0 }

  /// The length from edge to edge.
  @inline(__always)
  func outerLength(isRow: Bool, of whole: Float, ownerWidth: Float) -> Float {
    let length = length(isRow: isRow, of: whole)
    return pointee.flags.contains(.isContentBox) ? length + frame(isRow: isRow, ownerWidth) : length
  }

  @inline(__always)
  func least(isRow: Bool, of whole: Float, ownerWidth: Float) -> Float {
    let least =
      isRow
      ? resolved(pointee.minWidth, .minWidth, of: whole)
      : resolved(pointee.minHeight, .minHeight, of: whole)
    return pointee.flags.contains(.isContentBox) ? least + frame(isRow: isRow, ownerWidth) : least
  }

  @inline(__always)
  func greatest(isRow: Bool, of whole: Float, ownerWidth: Float) -> Float {
    let greatest =
      isRow
      ? resolved(pointee.maxWidth, .maxWidth, of: whole)
      : resolved(pointee.maxHeight, .maxHeight, of: whole)
    return pointee.flags.contains(.isContentBox)
      ? greatest + frame(isRow: isRow, ownerWidth) : greatest
  }

  /// A length held to the limits: the greatest is asked first (Yoga).
  @inline(__always)
  func limited(_ value: Float, isRow: Bool, of whole: Float, ownerWidth: Float) -> Float {
    guard pointee.flags.contains(.hasLimits) else { return value }
    let greatest = greatest(isRow: isRow, of: whole, ownerWidth: ownerWidth)
    if greatest >= 0 && value > greatest { return greatest }
    let least = least(isRow: isRow, of: whole, ownerWidth: ownerWidth)
    if least >= 0 && value < least { return least }
    return value
  }

  /// A length held to the limits, and no less than pointee.padding and pointee.border.
  @inline(__always)
  func bounded(_ value: Float, isRow: Bool, of whole: Float, ownerWidth: Float) -> Float {
    let limited = limited(value, isRow: isRow, of: whole, ownerWidth: ownerWidth)
    let frame = frame(isRow: isRow, ownerWidth)
    return limited > frame ? limited : frame
  }

  @inline(__always)
  func flexBasis(isRow: Bool, of whole: Float, ownerWidth: Float) -> Float {
    let basis = resolved(pointee.basis, .basis, of: whole)
    return pointee.flags.contains(.isContentBox) ? basis + frame(isRow: isRow, ownerWidth) : basis
  }

  // MARK: Padding and pointee.border

  /// Padding and pointee.border of both edges of an axis.
  @inline(__always)
  func frame(isRow: Bool, _ ownerWidth: Float) -> Float {
    guard pointee.percents.isDisjoint(with: .paddings) else {
      return frameOfPercents(isRow: isRow, ownerWidth)
    }
    return isRow ? pointee.frameRow : pointee.frameColumn
  }

  @inline(never)
  private func frameOfPercents(isRow: Bool, _ ownerWidth: Float) -> Float {
    isRow
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
  func frame(at edge: FlexEdge, _ ownerWidth: Float) -> Float {
    switch edge {
    case .left: frameLeft(ownerWidth)
    case .top: frameTop(ownerWidth)
    case .right: frameRight(ownerWidth)
    case .bottom: frameBottom(ownerWidth)
    }
  }

  func border(at edge: FlexEdge) -> Float {
    switch edge {
    case .left: pointee.border.left
    case .top: pointee.border.top
    case .right: pointee.border.right
    case .bottom: pointee.border.bottom
    }
  }

  // MARK: Margins, which are of the owner's pointee.width on every side

  /// Both margins of an axis, which are read from the left in any pointee.direction (Yoga).
  @inline(__always)
  func margin(isRow: Bool, _ ownerWidth: Float) -> Float {
    guard pointee.percents.isDisjoint(with: .margins) else {
      return marginOfPercents(isRow: isRow, ownerWidth)
    }
    return isRow ? pointee.marginRow : pointee.marginColumn
  }

  @inline(never)
  private func marginOfPercents(isRow: Bool, _ ownerWidth: Float) -> Float {
    isRow
      ? counted(pointee.marginLeft.ltr, .marginLeftLTR, of: ownerWidth)
        + counted(pointee.marginRight.ltr, .marginRightLTR, of: ownerWidth)
      : counted(pointee.marginTop, .marginTop, of: ownerWidth)
        + counted(pointee.marginBottom, .marginBottom, of: ownerWidth)
  }

  @inline(__always)
  func margin(at edge: FlexEdge, _ direction: LayoutDirection, _ ownerWidth: Float) -> Float {
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
  func isAuto(at edge: FlexEdge, _ direction: LayoutDirection) -> Bool {
    guard !pointee.flags.isDisjoint(with: .anyAuto) else { return false }
    let isLTR = direction == .ltr
    return switch edge {
    case .left: pointee.flags.contains(isLTR ? .autoLeftLTR : .autoLeftRTL)
    case .top: pointee.flags.contains(.autoTop)
    case .right: pointee.flags.contains(isLTR ? .autoRightLTR : .autoRightRTL)
    case .bottom: pointee.flags.contains(.autoBottom)
    }
  }

  // MARK: Insets

  /// The inset of an edge, no number where there is none.
  func inset(at edge: FlexEdge, _ direction: LayoutDirection, of whole: Float) -> Float {
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

  /// How far a box in the flow is moved along an axis.
  @inline(__always)
  func shift(isRow: Bool, of whole: Float) -> Float {
    guard !pointee.flags.isDisjoint(with: isRow ? .hasHorizontalInset : .hasVerticalInset),
      pointee.position != .static
    else { return 0 }
    let start: FlexEdge = isRow ? (pointee.direction == .ltr ? .left : .right) : .top
    let inset = inset(at: start, pointee.direction, of: whole)
    if !inset.isNaN { return inset }
    let other = self.inset(at: start.opposite, pointee.direction, of: whole)
    return other.isNaN ? 0 : -other
  }

  // MARK: Gaps

  /// Space between children along the axis `isRow`.
  @inline(__always)
  func gap(isRow: Bool, of whole: Float) -> Float {
    isRow
      ? counted(pointee.columnGap, .columnGap, of: whole)
      : counted(pointee.rowGap, .rowGap, of: whole)
  }
}

/// An edge of a box by its name.
enum FlexEdge: UInt8, Sendable {
  case left
  case top
  case right
  case bottom

  @inline(__always)
  var opposite: FlexEdge {
    switch self {
    case .left: .right
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    }
  }
}
