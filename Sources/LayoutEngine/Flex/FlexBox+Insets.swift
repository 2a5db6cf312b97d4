extension Borrowed<FlexBox> {
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
}
