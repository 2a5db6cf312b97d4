/// The containing block of an absolute box, and the static position of the box in its parent.
///
/// All positions are from the left and top edges of the containing block. That is the padding box
/// of the nearest container around the box that is not static, or the area that the box names in
/// its grid (CSS Positioned Layout 3, §2.1 and §4; CSS Grid §10).
struct AbsoluteBlock {
  var width: Float
  var height: Float
  /// The distances by which the padding box of the container extends beyond the block.
  var around = UsedEdges.zero
  /// The edges between which the box would be as the only item in its parent.
  var left: Float
  var top: Float
  var right: Float
  var bottom: Float
  var alignment: AbsoluteAlignment

  /// Makes a block that belongs to the parent itself, in all of which the box is placed.
  init(width: Float, height: Float, _ alignment: AbsoluteAlignment) {
    self.width = width
    self.height = height
    (left, top, right, bottom) = (0, 0, width, height)
    self.alignment = alignment
  }
}

/// The alignment of an absolute box by its parent.
struct AbsoluteAlignment {
  /// The position between the static edges on an axis without insets, from the left and the top.
  var row = Place.start
  var column = Place.start
  /// The alignment between two insets: `normal` and `stretch` fill the space between them.
  var justify = GridAlignment.normal
  var align = GridAlignment.normal
  /// The direction of the parent; the inset at its end is ignored if both do not fit.
  var direction = WritingDirection.ltr
  /// Whether lines of the parent begin at the bottom, so that a box that is too long overflows the
  /// top.
  var beginsBelow = false

  enum Place: Sendable {
    case start
    case center
    case end

    var turned: Place {
      switch self {
      case .start: .end
      case .center: .center
      case .end: .start
      }
    }

    init(_ alignment: GridAlignment, isReversed: Bool) {
      let place: Place =
        switch alignment {
        case .normal, .stretch, .start, .baseline: .start
        case .center: .center
        case .end: .end
        }
      self = isReversed ? place.turned : place
    }
  }
}

/// The position of an absolute box in its containing block.
struct BoxPlace {
  var x: Float
  var y: Float
  var size: BoxUsed
}

extension Solver {
  /// Returns the size of an absolute box and its position in its containing block.
  mutating func absolutePlace(
    of node: Int32, _ style: Borrowed<BoxStyle>, in block: AbsoluteBlock
  ) -> BoxPlace {
    let row = AbsoluteAxis(.row, style, block)
    let column = AbsoluteAxis(.column, style, block)
    // Percents refer to the whole block; a box fills or fits into the space between its insets.
    var area = BoxArea(width: row.room, height: column.room)
    area.wholeWidth = block.width
    area.wholeHeight = block.height
    area.holdsRatios = true
    let (saysWidth, saysHeight) = (
      !style.pointee.resolved(style.pointee.width, .width, of: block.width).isNaN,
      !style.pointee.resolved(style.pointee.height, .height, of: block.height).isNaN
    )
    // An aspect ratio takes precedence over a pair of insets; the height is decided first.
    let fillsRow = row.fills && !(style.pointee.hasRatio && saysHeight)
    let fillsColumn = column.fills && !(style.pointee.hasRatio && (fillsRow || saysWidth))
    let size = usedSize(
      of: node, style, in: area, stretchesWidth: fillsRow, stretchesHeight: fillsColumn,
      wantsBaseline: false)
    return BoxPlace(
      x: row.place(of: size.width), y: column.place(of: size.height), size: size)
  }
}

/// One axis of an absolute box.
private struct AbsoluteAxis {
  let axis: Axis
  let whole: Float
  /// The insets from the left or top edge and from the opposite edge; NaN if there is none.
  let near: Float
  let far: Float
  /// The margins; 0 if `auto`.
  let nearMargin: Float
  let farMargin: Float
  let isNearAuto: Bool
  let isFarAuto: Bool
  /// The space between the insets, and its start.
  var start: Float
  var room: Float
  /// The position of the box in `room`.
  let position: AbsoluteAlignment.Place
  /// Whether the box fills the space between its insets.
  let fills: Bool
  /// The edges that a box that is too long must not cross; infinite if there are none.
  var least = -Float.infinity
  var most = Float.infinity
  /// Whether the far edge takes precedence.
  let isReversed: Bool

  init(_ axis: Axis, _ style: Borrowed<BoxStyle>, _ block: AbsoluteBlock) {
    let isRow = axis == .row
    let said = style.pointee
    self.axis = axis
    whole = isRow ? block.width : block.height
    near =
      isRow
      ? said.resolved(said.inset.left, .insetLeft, of: whole)
      : said.resolved(said.inset.top, .insetTop, of: whole)
    far =
      isRow
      ? said.resolved(said.inset.right, .insetRight, of: whole)
      : said.resolved(said.inset.bottom, .insetBottom, of: whole)
    let margin = said.margin(of: block.width)
    nearMargin = isRow ? margin.left : margin.top
    farMargin = isRow ? margin.right : margin.bottom
    isNearAuto = said.isAuto(isRow ? .left : .top)
    isFarAuto = said.isAuto(isRow ? .right : .bottom)
    isReversed = isRow ? block.alignment.direction == .rtl : block.alignment.beginsBelow
    let alignment = isRow ? block.alignment.justify : block.alignment.align
    let hasBoth = !near.isNaN && !far.isNaN
    fills = hasBoth && alignment.fills
    guard !near.isNaN || !far.isNaN else {
      position = isRow ? block.alignment.row : block.alignment.column
      let (from, to) = isRow ? (block.left, block.right) : (block.top, block.bottom)
      switch position {
      case .start:
        start = from
        room = whole - from
      case .end:
        start = 0
        room = to
      case .center:
        let middle = (from + to) / 2
        let half = Swift.min(middle, whole - middle)
        start = middle - half
        room = 2 * half
      }
      return
    }
    let isFromFar = isRow && block.alignment.direction == .rtl
    start = near.isNaN ? 0 : near
    room = whole - start - (far.isNaN ? 0 : far)
    if room < 0 {
      // An `auto` inset gives up the missing space, else the inset at the end.
      if near.isNaN || (isFromFar && !far.isNaN) { start += room }
      room = 0
    }
    guard hasBoth else {
      position = near.isNaN ? .end : .start
      return
    }
    position = AbsoluteAlignment.Place(alignment, isReversed: isFromFar)
    if alignment != .normal {
      // A box that is too long for its insets stays within them and its container (CSS Box
      // Alignment §4.4).
      let around = block.around
      least = Swift.min(isRow ? -around.left : -around.top, start)
      most = Swift.max(whole + (isRow ? around.right : around.bottom), start + room)
    }
  }

  /// The start position of a box with the given length.
  func place(of length: Float) -> Float {
    let outer = length + nearMargin + farMargin
    let free = room - outer
    guard near.isNaN || far.isNaN || !(isNearAuto || isFarAuto) else {
      return start + autoMargin(free) + nearMargin
    }
    var place: Float =
      switch position {
      case .start: start
      case .center: start + free / 2
      case .end: start + free
      }
    if free < 0 {
      place =
        isReversed
        ? Swift.min(Swift.max(place, least), most - outer)
        : Swift.max(Swift.min(place, most - outer), least)
    }
    return place + nearMargin
  }

  /// The length of an `auto` margin before the box, which shares the free space with one after the
  /// box.
  ///
  /// If the free space is negative, the margin at the start of a line is 0 (CSS Positioned Layout
  /// 3, §4.3).
  private func autoMargin(_ free: Float) -> Float {
    guard isNearAuto && isFarAuto else { return isNearAuto ? free : 0 }
    if free > 0 || axis == .column { return free / 2 }
    return isReversed ? free : 0
  }
}

// MARK: Absolute boxes whose containing block is not their parent

extension Solver {
  /// Whether the absolute children of a container belong to a container around it: it is static,
  /// and not the outermost.
  mutating func isStaticContainer(_ node: Int32) -> Bool {
    isBoxItem(node) && style(of: node).pointee.flags.contains(.isStatic)
  }

  /// Places the absolute children of a static container in the nearest container around it that is
  /// not static.
  ///
  /// All these containers have their positions by now.
  mutating func placeLooseAbsolutes(of node: Int32) {
    var around = node
    repeat {
      containers.mutableElement(at: boxStates[Int(around)].container).pointee.holdsLoose = true
      around = boxItems.container(of: around)
    } while isStaticContainer(around)
    let border = style(of: around).pointee.border
    let size = states[Int(around)].size
    let x = Float(boxStates[Int(node)].x - boxStates[Int(around)].x)
    let y = Float(boxStates[Int(node)].y - boxStates[Int(around)].y)
    let own = states[Int(node)].size
    let frame = style(of: node).pointee.frame(of: container(node).pointee.space.contentOwner)
    var child = boxItems.first(of: node)
    while child >= 0 {
      let item = child
      child = boxItems.next(after: item, in: node)
      let box = style(of: item)
      guard box.pointee.flags.isAbsoluteAndSeen else { continue }
      var block = AbsoluteBlock(
        width: Swift.max(0, size.width - border.horizontal),
        height: Swift.max(0, size.height - border.vertical),
        absoluteAlignment(of: item, box, in: node))
      block.left = x + frame.left - border.left
      block.right = x + own.width - frame.right - border.left
      block.top = y + frame.top - border.top
      block.bottom = y + own.height - frame.bottom - border.top
      let place = absolutePlace(of: item, box, in: block)
      propose(
        item, x: place.x + border.left - x, y: place.y + border.top - y, place.size,
        frame: box.pointee.frame(of: block.width))
    }
  }

  /// The alignment that the parent of an absolute box would give it.
  mutating func absoluteAlignment(
    of node: Int32, _ style: Borrowed<BoxStyle>, in parent: Int32
  ) -> AbsoluteAlignment {
    nodes[Int(parent)].kind == .grid
      ? GridContainer.absoluteAlignment(of: node, style, in: parent, &self)
      : CSSFlexbox.absoluteAlignment(of: style, in: parent, &self)
  }
}

extension BoxFlags {
  /// Whether the box is absolute and not hidden.
  @inline(__always)
  var isAbsoluteAndSeen: Bool { contains(.isAbsolute) && isDisjoint(with: .isHidden) }
}
