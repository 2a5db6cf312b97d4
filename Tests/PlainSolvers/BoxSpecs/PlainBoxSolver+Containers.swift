import LayoutEngine

// The containers of one or two children, and those whose children overlap.

extension PlainBoxSolver {
  private var isReversed: Bool { environment.direction == .rtl }

  /// Returns the first child, or a plain view without children.
  private func content(_ box: BoxSpec) -> BoxSpec { box.children.first ?? .plain }

  /// Lays out Texture's inset (3), with the percentages of ComponentKit (5).
  func inset(_ spec: InsetSpec, _ box: BoxSpec, _ range: Range, _ parent: ParentSize) -> Placed {
    let edges = spec.insets
    let safe = spec.safeArea
    let (start, end) = (environment.safeAreaStart, environment.safeAreaEnd)
    let (areaLeft, areaRight) = isReversed ? (end, start) : (start, end)
    let top = edge([edges.top], parent.y, safe.contains(.top) ? environment.safeAreaTop : 0)
    let bottom = edge(
      [edges.bottom], parent.y, safe.contains(.bottom) ? environment.safeAreaBottom : 0)
    let left = edge(
      [isReversed ? edges.end : edges.start, edges.left], parent.x,
      safe.contains(.left) ? areaLeft : 0)
    let right = edge(
      [isReversed ? edges.start : edges.end, edges.right], parent.x,
      safe.contains(.right) ? areaRight : 0)
    // Left and right are the same in both directions, start and end follow the direction.
    let turns = isReversed && (edges.start != nil || edges.end != nil)
    let leading = Lengths(x: turns ? right : left, y: top)
    let trailing = Lengths(x: turns ? left : right, y: bottom)

    var inner = range
    var innerParent = parent
    for axis in [BoxAxis.x, .y] {
      let sum = finite(leading[axis]) + finite(trailing[axis])
      let takesFreeSpace = leading[axis].isInfinite || trailing[axis].isInfinite
      inner[axis] = Span(
        min: takesFreeSpace ? 0 : max(0, range[axis].min - sum), max: max(0, range[axis].max - sum))
      innerParent[axis] = parent[axis].map { max(0, $0 - sum) }
    }
    let child = layout(content(box), inner, innerParent)
    var size = Lengths.zero
    var position = Lengths.zero
    for axis in [BoxAxis.x, .y] {
      let (before, after) = (leading[axis], trailing[axis])
      let most = range[axis].max
      let length = child.size[axis]
      // Without a maximum an infinite inset has no free space beyond the minimum to take.
      if before.isFinite && after.isFinite || most.isInfinite {
        size[axis] = range[axis].clamp(length + finite(before) + finite(after))
      } else {
        size[axis] = most
      }
      let whole = ceilPixel(size[axis])
      if before.isFinite {
        position[axis] = before
      } else if after.isFinite {
        position[axis] = whole - after - length
      } else {
        position[axis] = whole - (roundPixel((whole - length) / 2) + length)
      }
    }
    // Positions count from the start.
    if isReversed && !turns { position.x = ceilPixel(size.x) - child.size.x - position.x }
    return Placed(size: size, children: [child], positions: [position])
  }

  /// Returns the first length that is set, plus the safe area.
  private func edge(
    _ lengths: [LayoutDimension?], _ parent: Double?, _ safe: Float
  ) -> Double {
    let length = lengths.compactMap(\.self).first.flatMap { resolve($0, parent) } ?? 0
    return length + Double(safe)
  }

  private func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

  /// Lays out Texture's overlay: the second child has exactly the content's size, to which its
  /// percentages refer (3).
  func overlay(_ box: BoxSpec, _ range: Range, _ parent: ParentSize) -> Placed {
    let child = layout(content(box), range, parent)
    let front = layout(box.children[1], child.size.map(Span.exactly), child.size.map { $0 })
    return Placed(size: child.size, children: [child, front], positions: [.zero, .zero])
  }

  /// Lays out Texture's background: the second child's percentages refer to the outer parent (3).
  func background(_ box: BoxSpec, _ range: Range, _ parent: ParentSize) -> Placed {
    let child = layout(content(box), range, parent)
    let behind = layout(box.children[1], child.size.map(Span.exactly), parent)
    return Placed(size: child.size, children: [child, behind], positions: [.zero, .zero])
  }

  /// Lays out Texture's center: a relative that centers on the given axes (3).
  func center(_ spec: CenterSpec, _ box: BoxSpec, _ range: Range) -> Placed {
    var sizing = RelativeSpec.Sizing()
    if spec.sizing.contains(.minimumX) { sizing.insert(.minimumWidth) }
    if spec.sizing.contains(.minimumY) { sizing.insert(.minimumHeight) }
    let relative = RelativeSpec(
      horizontalPosition: spec.centering.contains(.x) ? .center : .none,
      verticalPosition: spec.centering.contains(.y) ? .center : .none, sizing: sizing)
    return self.relative(relative, box, range)
  }

  /// Lays out Texture's relative (3).
  func relative(_ spec: RelativeSpec, _ box: BoxSpec, _ range: Range) -> Placed {
    let positions = Lengths(x: spec.horizontalPosition, y: spec.verticalPosition)
    let minimum = Lengths(
      x: spec.sizing.contains(.minimumWidth), y: spec.sizing.contains(.minimumHeight))
    let room = range.map(\.limit)
    let inner = Range.each {
      Span(min: positions[$0] == .none ? range[$0].min : 0, max: range[$0].max)
    }
    let child = layout(content(box), inner, room)
    let size = Lengths<Double>.each { axis in
      let size = range[axis].clamp(room[axis] ?? child.size[axis])
      return minimum[axis] ? range[axis].clamp(min(size, child.size[axis])) : size
    }
    let position = Lengths<Double>.each { axis in
      let factor: Double =
        switch positions[axis] {
        case .none, .start: 0
        case .center: 0.5
        case .end: 1
        }
      return roundPixel((ceilPixel(size[axis]) - child.size[axis]) * factor)
    }
    return Placed(size: size, children: [child], positions: [position])
  }

  /// Lays out Texture's ratio (3).
  func ratio(_ spec: RatioSpec, _ box: BoxSpec, _ range: Range) -> Placed {
    let ratio = Double(spec.ratio.heightToWidth)
    var candidates: [Lengths<Double>] = []
    if let width = range.x.limit {
      candidates.append(
        Lengths(x: range.x.clamp(width), y: range.y.clamp(floorPixel(ratio * width))))
    }
    if let height = range.y.limit {
      candidates.append(
        Lengths(x: range.x.clamp(floorPixel(height / ratio)), y: range.y.clamp(height)))
    }
    // The first candidate wins ties, also if a width is 0 and there is nothing to compare.
    let best = candidates.min { isNearer($0, than: $1, to: ratio) }
    let child: Placed
    if let best {
      let inner = Range.each { range[$0].meet(.exactly(best[$0])) }
      child = layout(content(box), inner, best.map { $0 })
    } else {
      child = layout(content(box), range, ParentSize(x: nil, y: nil))
    }
    return Placed(size: child.size, children: [child], positions: [.zero])
  }

  private func isNearer(
    _ one: Lengths<Double>, than other: Lengths<Double>, to ratio: Double
  ) -> Bool {
    let difference = abs(one.y / one.x - ratio) - abs(other.y / other.x - ratio)
    // In single precision either candidate may win a tie.
    if variant > 0, abs(difference) < 1e-6 { return coin(other.x, .comparison) > 0 }
    return difference < 0
  }

  /// Lays out Texture's absolute (3).
  func absolute(_ spec: AbsoluteSpec, _ box: BoxSpec, _ range: Range) -> Placed {
    let room = range.map(\.limit)
    var placed = Placed(size: .zero)
    var extent = range.map(\.min)
    for child in box.children {
      let item = child.absoluteItem
      let position = Lengths(x: Double(item.layoutPosition.x), y: Double(item.layoutPosition.y))
      var size = child.size
      if let own = item.sizeRange {
        (size.minWidth, size.maxWidth) = (own.minWidth, own.maxWidth)
        (size.minHeight, size.maxHeight) = (own.minHeight, own.maxHeight)
      }
      // An automatic maximum is the space after the position, to which an exact size is cut.
      let left = Range.each { Span(min: 0, max: max(0, range[$0].max - position[$0])) }
      let result = layout(child, resolve(size, room, auto: left), room)
      placed.children.append(result)
      placed.positions.append(position)
      extent = .each { max(extent[$0], position[$0] + result.size[$0]) }
    }
    placed.size = .each { axis in
      let fills = spec.sizing == .fill ? room[axis] : nil
      return range[axis].clamp(fills ?? extent[axis])
    }
    return placed
  }

  /// Lays out Texture's corner (3).
  func corner(_ spec: CornerSpec, _ box: BoxSpec, _ range: Range) -> Placed {
    let room = range.map(\.limit)
    let child = layout(content(box), range, room)
    let mark = layout(box.children[1], range, room)
    let isBottom: Bool
    let isEnd: Bool
    switch spec.cornerLocation {
    case .topLeft: (isBottom, isEnd) = (false, isReversed)
    case .topRight: (isBottom, isEnd) = (false, !isReversed)
    case .bottomLeft: (isBottom, isEnd) = (true, isReversed)
    case .bottomRight: (isBottom, isEnd) = (true, !isReversed)
    case .topStart: (isBottom, isEnd) = (false, false)
    case .topEnd: (isBottom, isEnd) = (false, true)
    case .bottomStart: (isBottom, isEnd) = (true, false)
    case .bottomEnd: (isBottom, isEnd) = (true, true)
    }
    let point = Lengths(x: isEnd ? child.size.x : 0, y: isBottom ? child.size.y : 0)
    let offset = Lengths(x: Double(spec.offset.x), y: Double(spec.offset.y))
    let origin = Lengths<Double>.each { point[$0] - mark.size[$0] / 2 + offset[$0] }
    var placed = Placed(size: child.size, children: [child, mark], positions: [.zero, origin])
    if spec.wrapsCorner {
      let start = Lengths<Double>.each { min(0, origin[$0]) }
      let end = Lengths<Double>.each { max(child.size[$0], origin[$0] + mark.size[$0]) }
      placed.size = .each { range[$0].clamp(end[$0] - start[$0]) }
      placed.positions = placed.positions.map { position in .each { position[$0] - start[$0] } }
    }
    return placed
  }

  /// Lays out Texture's wrapper: as large as the largest child, and at least its minimum (3).
  func wrapper(_ box: BoxSpec, _ range: Range) -> Placed {
    var placed = Placed(size: range.map(\.min))
    for child in box.children {
      let result = layout(child, range, range.map(\.limit))
      placed.size = .each { max(placed.size[$0], result.size[$0]) }
      placed.children.append(result)
      placed.positions.append(.zero)
    }
    return placed
  }

  /// Lays out ComponentKit's z-stack: as large as the largest child (5), and within its range,
  /// outside of which ComponentKit stops (1.4).
  func zstack(_ box: BoxSpec, _ range: Range, _ parent: ParentSize) -> Placed {
    var placed = Placed(size: .zero)
    for child in box.children {
      let result = layout(child, range, parent)
      placed.size = .each { max(placed.size[$0], result.size[$0]) }
      placed.children.append(result)
    }
    placed.size = .each { range[$0].clamp(placed.size[$0]) }
    placed.positions = zip(box.children, placed.children).map { child, result in
      // The corner is the same in both directions.
      let isAtStart = (child.gravity == .topLeft) != isReversed
      return Lengths(x: isAtStart ? 0 : ceilPixel(placed.size.x) - result.size.x, y: 0)
    }
    return placed
  }

  /// Lays out ComponentKit's clipping: as large as its child would be within its own size, while
  /// the visible child is measured without a limit on the clipped axis (5).
  ///
  /// The notes do not define the child's percentages. As everywhere in the language they refer to
  /// the parent element, and so to the clip's own maximum.
  func clip(_ spec: ClipSpec, _ box: BoxSpec, _ range: Range, _ inner: Range) -> Placed {
    let limited = layout(content(box), inner, inner.map(\.limit))
    let size = Lengths<Double>.each { inner[$0].clamp(limited.size[$0]) }
    var outer = range
    switch spec.clippedDimensions {
    case .none: return Placed(size: size, children: [limited], positions: [.zero])
    case .width: outer.x.max = .infinity
    case .height: outer.y.max = .infinity
    }
    let child = layout(content(box), outer, inner.map(\.limit))
    return Placed(size: size, children: [child], positions: [.zero])
  }

  /// Lays out alternatives, by the definition: the first child whose ideal size, measured without a
  /// limit on the axes in question, is at most the maximum there; else the last.
  func fit(_ spec: FitSpec, _ box: BoxSpec, _ range: Range) -> Placed {
    guard !box.children.isEmpty else { return Placed(size: range.map(\.min)) }
    let chosen = box.children.firstIndex { fits($0, spec.axis, in: range) }
    let index = chosen ?? box.children.count - 1
    let shown = layout(box.children[index], range, range.map(\.limit))
    var placed = Placed(size: shown.size)
    (placed.ascender, placed.descender) = (shown.ascender, shown.descender)
    placed.children = box.children.enumerated().map { $0 == index ? shown : leftOut($1) }
    placed.positions = box.children.map { _ in .zero }
    return placed
  }

  private func fits(_ child: BoxSpec, _ axis: FitSpec.Axis, in range: Range) -> Bool {
    var open = range
    if axis != .vertical { open.x = Span() }
    if axis != .horizontal { open.y = Span() }
    let ideal = layout(child, open, open.map(\.limit)).size
    let fitsAcross = axis == .vertical || fits(ideal.x, in: range.x.max)
    let fitsDown = axis == .horizontal || fits(ideal.y, in: range.y.max)
    return fitsAcross && fitsDown
  }

  /// An alternative that does not show, with everything in it.
  private func leftOut(_ box: BoxSpec) -> Placed {
    Placed(size: .zero, children: box.children.map(leftOut), isLeftOut: true)
  }
}
