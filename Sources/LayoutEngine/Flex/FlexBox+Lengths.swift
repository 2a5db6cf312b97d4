// Methods of the pointer, not of the box: what is read through a pointer is a field at a time, where
// a method of the box would be handed a copy of all of it.

extension Borrowed<FlexBox> {
  /// A length against what its percents are of; no number where that is none.
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
  func counted(_ length: Float, _ percent: FlexPercents, of whole: Float) -> Float {
    if pointee.percents.isDisjoint(with: percent) { return length }
    let share = Self.share(length, of: whole)
    return share.isNaN ? 0 : share
  }

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

  /// A length held to the limits, and no less than padding and border.
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

  /// Space between children along the axis `isRow`.
  @inline(__always)
  func gap(isRow: Bool, of whole: Float) -> Float {
    isRow
      ? counted(pointee.columnGap, .columnGap, of: whole)
      : counted(pointee.rowGap, .rowGap, of: whole)
  }
}
