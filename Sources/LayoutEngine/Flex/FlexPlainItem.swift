/// What the line of a plain box needs of one child's lengths.
struct FlexPlainItem {
  let main: Float
  let cross: Float
  let mainMargin: Float
  let crossMargin: Float
  let mainFrame: Float
  let crossFrame: Float

  @inline(__always)
  init(_ item: Borrowed<FlexBox>, isRow: Bool) {
    main = isRow ? item.pointee.width : item.pointee.height
    cross = isRow ? item.pointee.height : item.pointee.width
    mainMargin = isRow ? item.pointee.marginRow : item.pointee.marginColumn
    crossMargin = isRow ? item.pointee.marginColumn : item.pointee.marginRow
    mainFrame = isRow ? item.pointee.frameRow : item.pointee.frameColumn
    crossFrame = isRow ? item.pointee.frameColumn : item.pointee.frameRow
  }

  /// A length along the box that is decided, and held to the frame.
  @inline(__always)
  func mainHeld(_ outer: Float) -> Float {
    (outer - mainMargin).orGreater(mainFrame).heldPositive(to: Limits.length)
  }

  /// The same across the box.
  @inline(__always)
  func crossHeld(_ outer: Float) -> Float {
    (outer - crossMargin).orGreater(crossFrame).heldPositive(to: Limits.length)
  }
}

extension Borrowed<FlexBox> {
  /// Whether nothing is in the box.
  @inline(__always)
  var isEmpty: Bool { pointee.firstChild < 0 && pointee.content == .boxes }

  /// The length across its parent that its aspect ratio gives for one along it.
  @inline(__always)
  func cross(of main: Float, isRow: Bool) -> Float {
    isRow ? main / pointee.aspectRatio : main * pointee.aspectRatio
  }

  /// The length along its parent that its aspect ratio gives for one across it.
  @inline(__always)
  func main(of cross: Float, isRow: Bool) -> Float {
    isRow ? cross * pointee.aspectRatio : cross / pointee.aspectRatio
  }
}
