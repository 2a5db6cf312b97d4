// Margins, of which percents are of the owner's width on every side.
extension Borrowed<FlexBox> {
  /// Both margins of an axis, which are read from the left in any direction (Yoga).
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
}
