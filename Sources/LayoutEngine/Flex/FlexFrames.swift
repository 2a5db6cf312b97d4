extension Solver {
  /// Writes the frames of a flexbox, rounded to pixels from its root on (Yoga).
  ///
  /// What was not laid out and stands where it stood has its frames already. The root's own frame is
  /// written only where it is the document's; elsewhere its parent does.
  mutating func writeFrames(of root: Int32) {
    flexLaids[laid(root)].x = 0
    flexLaids[laid(root)].y = 0
    flexStates[Int(root)].left = 0
    flexStates[Int(root)].top = 0
    if boxes[Int(root)].node == 0 { writeFrame(root, x: 0, y: 0) }
    let shift = shift(of: root)
    var x: Double = 0
    var y: Double = 0
    var box = boxes[Int(root)].firstChild
    while box >= 0 {
      let style = flexBox(at: box)
      if !style.pointee.flags.contains(.isHidden) {
        // A place that is no number is 0 (FlexLayout).
        let left = flexStates[Int(box)].left.held(to: Limits.length)
        let top = flexStates[Int(box)].top.held(to: Limits.length)
        flexStates[Int(box)].top = top
        let start = style.pointee.parent == root ? left + shift : left
        let (boxX, boxY) = (x + Double(start), y + Double(top))
        flexStates[Int(box)].left = start
        writeFrame(box, x: boxX, y: boxY)
        flexStates[Int(box)].left = left
        if style.pointee.firstChild >= 0 && moves(box, to: boxX, boxY)
          && nodes[Int(style.pointee.node)].depth < Limits.depth
        {
          (x, y) = (boxX, boxY)
          box = style.pointee.firstChild
          continue
        }
      }
      var last = box
      while boxes[Int(last)].nextSibling < 0 {
        last = boxes[Int(last)].parent
        if last == root || last < 0 { return }
        let parent = laid(boxes[Int(last)].parent)
        (x, y) = (flexLaids[parent].x, flexLaids[parent].y)
      }
      box = boxes[Int(last)].nextSibling
    }
  }

  /// How much wider a flexbox's frame is than what it was measured to be, where it goes from right to
  /// left; whoever holds it rounds its size.
  ///
  /// What is in it stands as far from the right edge of its frame as it would from the left one.
  private func shift(of root: Int32) -> Float {
    let node = Int(boxes[Int(root)].node)
    guard node != 0, boxes[Int(root)].direction == .rtl else { return 0 }
    return frames[node].width - flexStates[Int(root)].width
  }

  /// Whether what is in a box may have other frames than it has; notes where the box stands.
  @inline(__always)
  private func moves(_ box: Int32, to x: Double, _ y: Double) -> Bool {
    let place = laid(box)
    let laid = flexLaids[place]
    let isSame =
      laid.isFramed && laid.pass != 0 && laid.pass != pass && laid.x == x && laid.y == y && !sweeps
      && boxes[Int(box)].flags.isDisjoint(with: .movesByItself)
    guard !isSame else { return false }
    flexLaids[place].isFramed = true
    flexLaids[place].x = x
    flexLaids[place].y = y
    return true
  }

  @inline(__always)
  private mutating func writeFrame(_ box: Int32, x: Double, y: Double) {
    let style = flexBox(at: box)
    let node = Int(style.pointee.node)
    let flags = style.pointee.flags
    frames[node] = grid.frame(
      flexStates[Int(box)], x: x, y: y, isText: flags.contains(.isText))
    guard sweeps || flags.contains(.holdsElement) else { return }
    states[node].pass = pass
    if style.pointee.content == .element { offerElement(box) }
  }

  /// Offers an element of another family what is inside its padding and border.
  private mutating func offerElement(_ box: Int32) {
    let style = flexBox(at: box)
    let state = flexStates[Int(box)]
    let width = state.width - style.frame(.row, state.ownerWidth)
    let height = state.height - style.frame(.column, state.ownerWidth)
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

extension FlexFlags {
  /// Elements of other families are offered their places at each solve, and absolute boxes are laid
  /// out apart from the box that they stand in.
  fileprivate static let movesByItself: FlexFlags = [.holdsAbsolute, .holdsElement]
}

extension PixelGrid {
  // Yoga's rounding, two numbers at a time. A place is the sum of a length for each level: 10⁷ points
  // by 10³ levels by 10² pixels are less than `Limits.fraction`.

  /// The frame of a box that stands at `x` and `y` from its root.
  @inline(__always)
  func frame(_ state: FlexState, x: Double, y: Double, isText: Bool) -> Frame {
    if isText { return textFrame(state, SIMD2(x, y)) }
    let place = snapped(SIMD2(Double(state.left), Double(state.top)))
    let near = SIMD2(x, y)
    let far = near + SIMD2(Double(state.width), Double(state.height))
    let size = snapped(far) - snapped(near)
    return Frame(
      x: Float(place.x), y: Float(place.y), width: Float(size.x), height: Float(size.y))
  }

  /// The size of a box that stands at the corner of its root.
  func size(_ state: FlexState) -> Size {
    let size = snapped(SIMD2(Double(state.width), Double(state.height)))
    return Size(width: Float(size.x), height: Float(size.y))
  }

  /// The frame of a text, which is moved towards the corner, and widened, not cut.
  @inline(__always)
  private func textFrame(_ state: FlexState, _ near: SIMD2<Double>) -> Frame {
    let place = floored(SIMD2(Double(state.left), Double(state.top)))
    let length = SIMD2(Double(state.width), Double(state.height))
    let scaled = scale == 1 ? length : length * scale
    let rest = scaled - scaled.nearestWhole
    let far = near + length
    let (start, low, high) = (floored(near), floored(far), raised(far))
    let width = (rest.x.magnitude < Limits.inexact ? low.x : high.x) - start.x
    let height = (rest.y.magnitude < Limits.inexact ? low.y : high.y) - start.y
    return Frame(x: Float(place.x), y: Float(place.y), width: Float(width), height: Float(height))
  }

  /// Two numbers at the pixels before them; what is a hair before one counts as there.
  @inline(__always)
  private func floored(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = scale == 1 ? value : value * scale
    let nearest = scaled.nearestWhole
    let rest = scaled - nearest
    let floor =
      nearest - SIMD2(rest.x <= -Limits.inexact ? 1 : 0, rest.y <= -Limits.inexact ? 1 : 0)
    return scale == 1 ? floor : floor / scale
  }

  /// Two numbers at the pixels behind them; what is a hair behind one counts as there.
  @inline(__always)
  private func raised(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = scale == 1 ? value : value * scale
    let nearest = scaled.nearestWhole
    let rest = scaled - nearest
    let ceiling =
      nearest + SIMD2(rest.x >= Limits.inexact ? 1 : 0, rest.y >= Limits.inexact ? 1 : 0)
    return scale == 1 ? ceiling : ceiling / scale
  }

  /// Two numbers at the nearest pixels; what is a hair below half a pixel counts as half.
  @inline(__always)
  private func snapped(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = scale == 1 ? value : value * scale
    let nearest = scaled.nearestWhole
    let rest = scaled - nearest - 0.5
    let up = nearest + SIMD2(rest.x > -Limits.inexact ? 1 : 0, rest.y > -Limits.inexact ? 1 : 0)
    return scale == 1 ? up : up / scale
  }
}
