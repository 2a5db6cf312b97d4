extension Solver {
  /// Writes the frames of a flexbox, rounded to pixels from its root on (Yoga).
  ///
  /// The root's own frame is written only where it is the document's; elsewhere its parent does.
  mutating func writeFrames(of root: Int32) {
    flexStates[Int(root)].x = 0
    flexStates[Int(root)].y = 0
    flexStates[Int(root)].left = 0
    flexStates[Int(root)].top = 0
    if boxes[Int(root)].node == 0 { writeFrame(root) }
    var box = boxes[Int(root)].firstChild
    while box >= 0 {
      if !boxes[Int(box)].flags.contains(.isHidden) {
        writeFrame(box)
        if boxes[Int(box)].firstChild >= 0
          && nodes[Int(boxes[Int(box)].node)].depth < Limits.depth
        {
          box = boxes[Int(box)].firstChild
          continue
        }
      }
      while boxes[Int(box)].nextSibling < 0 {
        box = boxes[Int(box)].parent
        if box == root || box < 0 { return }
      }
      box = boxes[Int(box)].nextSibling
    }
  }

  private mutating func writeFrame(_ box: Int32) {
    let style = flexBox(at: box)
    let node = Int(style.pointee.node)
    var state = flexStates[Int(box)]
    if style.pointee.parent >= 0 {
      // A place that is no number is 0 (FlexLayout).
      state.left = state.left.held(to: Limits.length)
      state.top = state.top.held(to: Limits.length)
      state.x = flexStates[Int(style.pointee.parent)].x + Double(state.left)
      state.y = flexStates[Int(style.pointee.parent)].y + Double(state.top)
      flexStates[Int(box)].x = state.x
      flexStates[Int(box)].y = state.y
    }
    let isText = style.pointee.flags.contains(.isText)
    frames[node] = Frame(
      x: flexGrid.position(state.left, isText: isText),
      y: flexGrid.position(state.top, isText: isText),
      width: flexGrid.length(state.width, from: state.x, isText: isText),
      height: flexGrid.length(state.height, from: state.y, isText: isText))
    states[node].pass = pass
    if style.pointee.content == .element { offerElement(box) }
  }

  /// Offers an element of another family what is inside its padding and border.
  private mutating func offerElement(_ box: Int32) {
    let style = flexBox(at: box)
    let state = flexStates[Int(box)]
    let width = state.width - style.frame(isRow: true, state.ownerWidth)
    let height = state.height - style.frame(isRow: false, state.ownerWidth)
    let node = style.pointee.node
    place(
      node, at: .zero,
      Offer(width: AxisOffer(width, .exact), height: AxisOffer(height, .exact)), .nothing)
  }

  /// From an element's corner to its content, where it stands in a flexbox.
  func contentOrigin(of node: Int32) -> Point {
    let box = boxOfNode[Int(node)]
    guard box >= 0 else { return .zero }
    let owner = flexStates[Int(box)].ownerWidth
    return Point(x: flexBox(at: box).frameLeft(owner), y: flexBox(at: box).frameTop(owner))
  }
}

/// Yoga's rounding to pixels.
struct FlexGrid: Sendable {
  private let scale: Double

  init(scale: Float) { self.scale = Double(scale) }

  func position(_ value: Float, isText: Bool) -> Float {
    Float(round(Double(value), isText ? .floor : .nearest))
  }

  /// A length whose far edge is rounded on its own; a text's is widened, not cut.
  func length(_ length: Float, from start: Double, isText: Bool) -> Float {
    let length = Double(length)
    let scaled = length * scale
    let isWhole = (FlexGrid.nearest(scaled) - scaled).magnitude < 1e-4
    let far: Rounding = !isText ? .nearest : isWhole ? .floor : .ceil
    let near: Rounding = isText ? .floor : .nearest
    return Float(round(start + length, far) - round(start, near))
  }

  private enum Rounding {
    case nearest
    case floor
    case ceil
  }

  private func round(_ value: Double, _ rounding: Rounding) -> Double {
    let scaled = value * scale
    guard scaled.magnitude < 0x1p50 else { return value }
    let floor = FlexGrid.floor(scaled)
    let fraction = scaled - floor
    if fraction < 1e-4 { return floor / scale }
    if 1 - fraction < 1e-4 { return (floor + 1) / scale }
    switch rounding {
    case .ceil: return (floor + 1) / scale
    case .floor: return floor / scale
    case .nearest:
      return (fraction > 0.5 || (fraction - 0.5).magnitude < 1e-4 ? floor + 1 : floor) / scale
    }
  }

  /// Adding 3·2⁵¹ leaves no bits for a fraction.
  @inline(__always)
  private static func nearest(_ value: Double) -> Double {
    guard value.magnitude < 0x1p50 else { return value }
    return (value + 0x1.8p52) - 0x1.8p52
  }

  @inline(__always)
  private static func floor(_ value: Double) -> Double {
    let nearest = nearest(value)
    return nearest > value ? nearest - 1 : nearest
  }
}
