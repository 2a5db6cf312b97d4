// Padding and border, of which percents are of the owner's width on every side.
extension Borrowed<FlexBox> {
  /// Padding and border of both edges of an axis.
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
}
