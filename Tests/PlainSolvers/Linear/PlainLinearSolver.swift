import LayoutEngine

/// Lays out a tree by the rules of MKLayoutLibrary, each time from the start and without caches.
///
/// Each function takes the constraints of an element, and returns its size and the positions of its
/// children.
struct PlainLinearSolver {
  var isRightToLeft = false
  var scale = 1.0
  var metrics = FixedTextMetrics(width: 10, height: 20)

  /// A laid-out element.
  struct Solved: Equatable {
    var size = PlainPair()
    /// An entry for each child, `nil` for one whose visibility is `gone`.
    var children: [Placed?] = []
    /// The separators, in the order of the children behind them.
    var separators: [PlainRect] = []
  }

  /// A child and its position.
  struct Placed: Equatable {
    var origin: PlainPair
    var solved: Solved
  }

  /// Lays out one element.
  ///
  /// An axis that is not exact is as long as the content. A settled length that differs from this
  /// is laid out as an exact one.
  func solve(_ node: LinearNode, in room: PlainRoom) -> Solved {
    var open = room
    for axis in PlainAxis.allCases {
      open[axis].settled = nil
      // A range from 0 to 0 contains one length, and thus is exact.
      if !room[axis].isExact && max(room[axis].least, room[axis].most) <= 0 {
        open[axis] = .exact(0)
      }
    }
    var solved = wrapped(node, in: open)
    // The pass runs twice, as the length along one axis may follow from that along the other.
    for _ in 0..<2 where !node.children.isEmpty {
      let others = PlainAxis.allCases.filter { axis in
        room[axis].settled.map { abs($0 - solved.size[axis]) > 1e-6 } ?? false
      }
      guard !others.isEmpty else { break }
      for axis in others { open[axis] = .exact(room[axis].settled ?? 0) }
      solved = wrapped(node, in: open)
    }
    for axis in PlainAxis.allCases { solved.size[axis] = room[axis].settled ?? solved.size[axis] }
    return solved
  }

  /// Lays out an element by its content, clamped to its constraints.
  ///
  /// A row that is clamped to another length than its content's is laid out with that exact length.
  private func wrapped(_ node: LinearNode, in room: PlainRoom) -> Solved {
    var room = room
    var solved = layout(node, in: room)
    for axis in PlainAxis.allCases where !room[axis].isExact {
      let length = room[axis].clamped(solved.size[axis])
      guard abs(length - solved.size[axis]) > 1e-6 else { continue }
      room[axis] = .exact(length)
      solved = layout(node, in: room)
    }
    return solved
  }

  /// Lays out an element.
  ///
  /// On an axis that is not exact its size is the content's, in whole pixels.
  private func layout(_ node: LinearNode, in room: PlainRoom) -> Solved {
    switch node.kind {
    case .linear(let spec): linear(spec, node.children, in: room)
    case .layers(let margin): layers(margin, node.children, in: room)
    case .flow(let spec): flow(spec, node.children, in: room)
    case .view, .text, .spacer: leaf(node.kind, in: room)
    }
  }

  /// Lays out a leaf: as large as its content, in whole pixels so that none of it is cut, or as
  /// large as its constraints require.
  private func leaf(_ kind: LinearNode.Kind, in room: PlainRoom) -> Solved {
    var content = PlainPair()
    switch kind {
    case .view(.size(let width, let height)):
      content = PlainPair(width: Double(width), height: Double(height))
    case .view(.fill) where room.width.most < .infinity && room.height.most < .infinity:
      content = PlainPair(width: room.width.most, height: room.height.most)
    case .text(let words, let maxLines):
      content = textSize(words, maxLines, width: room.width.most)
    case .view, .spacer, .linear, .layers, .flow: break
    }
    return Solved(
      size: PlainPair(
        width: length(of: content.width, in: room.width),
        height: length(of: content.height, in: room.height)))
  }

  /// Rounds a length up to whole pixels, except for rounding errors.
  func wholePixels(_ length: Double) -> Double {
    (length * scale - 1e-3).rounded(.up) / scale
  }

  /// Returns a length by content, rounded up to whole pixels at every level.
  func length(of content: Double, in span: PlainSpan) -> Double {
    span.clamped(wholePixels(content))
  }

  /// Returns the size of a text, broken at its spaces and within words that are longer than a line.
  private func textSize(_ words: String, _ maxLines: Int32, width: Double) -> PlainPair {
    let cell = Double(metrics.width)
    let room = Int(min((width + 1e-3) / cell, 1e6))
    var lines = [0]
    for word in words.split(separator: " ") {
      let used = lines[lines.count - 1]
      if used > 0 && used + 1 + word.count <= room {
        lines[lines.count - 1] = used + 1 + word.count
        continue
      }
      if used > 0 { lines.append(0) }
      // Even the narrowest line contains one letter.
      var rest = word.count
      while rest > max(1, room) {
        lines[lines.count - 1] = max(1, room)
        lines.append(0)
        rest -= max(1, room)
      }
      lines[lines.count - 1] = rest
    }
    if maxLines > 0, lines.count > Int(maxLines) {
      lines = Array(lines.prefix(Int(maxLines)))
      // The last line of a truncated text goes on to the last letter that fits. A space at its end
      // takes no width.
      let last = lines.count - 1
      if room >= lines[last] + 2 { lines[last] = room }
    }
    return PlainPair(
      width: Double(lines.max() ?? 0) * cell,
      height: Double(lines.count) * Double(metrics.height))
  }
}

// MARK: Attributes of elements

extension PlainLinearSolver {
  /// Returns the space at the edges in the order of the text.
  func insets(_ edges: LinearNode.Edges) -> PlainInsets {
    let isTurned = isRightToLeft && !edges.followsDirection
    return PlainInsets(
      before: PlainPair(
        width: Double(isTurned ? edges.last : edges.first), height: Double(edges.top)),
      after: PlainPair(
        width: Double(isTurned ? edges.first : edges.last), height: Double(edges.bottom)))
  }

  /// Returns the fraction of free space before an element.
  ///
  /// Centre overrides left, and left overrides right.
  func share(_ gravity: Gravity, _ axis: PlainAxis) -> Double? {
    guard axis == .width else {
      if !gravity.isDisjoint(with: [.center, .centerVertical]) { return 0.5 }
      return gravity.contains(.top) ? 0 : gravity.contains(.bottom) ? 1 : nil
    }
    if !gravity.isDisjoint(with: [.center, .centerHorizontal]) { return 0.5 }
    if gravity.contains(.left) { return isRightToLeft ? 1 : 0 }
    if gravity.contains(.right) { return isRightToLeft ? 0 : 1 }
    return gravity.contains(.start) ? 0 : gravity.contains(.end) ? 1 : nil
  }
}

extension LinearNode {
  /// Returns the length that the parent reads.
  func length(_ axis: PlainAxis) -> Length { axis == .width ? item.width : item.height }

  /// Returns the minimum and the maximum length.
  ///
  /// The minimum wins.
  func limits(_ axis: PlainAxis) -> PlainSpan {
    let limits = item.limits
    let least = Double((axis == .width ? limits.minWidth : limits.minHeight) ?? 0)
    let most = Double((axis == .width ? limits.maxWidth : limits.maxHeight) ?? .infinity)
    return PlainSpan(least, max(least, most))
  }
}
