// The length that wins on each edge, out of all properties that are set.
extension LayoutEdges {
  /// Returns the length of each side in points, after overrides and percentages are resolved.
  ///
  /// - Parameters:
  ///   - direction: The writing direction, which decides which side is the start.
  ///   - whole: The length that percentages refer to, in points.
  /// - Returns: A length for each side, clamped to `-9_999_999...9_999_999`, or infinite for
  ///   ``LayoutDimension/infinity``. `auto`, `NaN` and an edge that is not set are 0.
  public func sides(
    in direction: WritingDirection = .ltr, of whole: Float = 0
  ) -> (top: Float, left: Float, bottom: Float, right: Float) {
    func points(_ length: LayoutDimension?) -> Float {
      switch length {
      case .points(.infinity): .infinity
      case .points(let points): points.clamped(to: Limits.length)
      case .percent(let percent): (percent / 100 * whole).clamped(to: Limits.length)
      case .mixed(let mixed):
        (mixed.percent / 100 * whole + mixed.points).clamped(to: Limits.length)
      case .auto, nil: 0
      }
    }
    return (
      points(upper), points(left(direction)), points(lower), points(right(direction))
    )
  }

  /// Returns the length that wins on the left edge; nil if none is set.
  package func left(_ direction: WritingDirection) -> LayoutDimension? {
    (direction == .ltr ? start : end) ?? left ?? horizontal ?? units.dimension(1, allAmounts[1])
  }

  /// Returns the length that wins on the right edge; nil if none is set.
  package func right(_ direction: WritingDirection) -> LayoutDimension? {
    (direction == .ltr ? end : start) ?? right ?? horizontal ?? units.dimension(3, allAmounts[3])
  }

  /// The length that wins on the upper edge; nil if none is set.
  package var upper: LayoutDimension? { top ?? vertical ?? units.dimension(0, allAmounts[0]) }

  /// The length that wins on the lower edge; nil if none is set.
  package var lower: LayoutDimension? { bottom ?? vertical ?? units.dimension(2, allAmounts[2]) }

  /// The length that wins on each edge in a left-to-right layout; 0 for an edge that is not set.
  package var lengths:
    (top: LayoutDimension, left: LayoutDimension, bottom: LayoutDimension, right: LayoutDimension)
  {
    (
      upper ?? .points(0), left(.ltr) ?? .points(0), lower ?? .points(0), right(.ltr) ?? .points(0)
    )
  }

  /// Returns the space that the edges take, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages refer to `whole`; `auto` is 0.
  func space(_ direction: WritingDirection, of whole: Float) -> UsedEdges {
    func points(_ length: LayoutDimension?) -> Float {
      let points: Float =
        switch length {
        case .points(let points): points
        case .percent(let percent): percent / 100 * whole
        case .mixed(let mixed): mixed.percent / 100 * whole + mixed.points
        case .auto, nil: 0
        }
      return points.clampedPositive(to: Limits.length)
    }
    return UsedEdges(
      top: points(upper), left: points(left(direction)), bottom: points(lower),
      right: points(right(direction)))
  }

  /// Whether all lengths that are set are in points.
  @inline(__always)
  var isPoints: Bool { units.bits & 0xAA_AAAA == 0 }

  /// Whether the start edge or the end edge is set.
  @inline(__always)
  package var saysStartOrEnd: Bool { units.says(8) || units.says(9) }

  /// Returns the length that wins on each edge, if all are in points; 0 for an edge that is not
  /// set.
  @inline(__always)
  func points(_ direction: WritingDirection) -> UsedEdges {
    // The amount of a property that is not set is 0.
    let (left, right): (UInt32, UInt32) = direction == .ltr ? (8, 9) : (9, 8)
    let (start, end) =
      direction == .ltr ? (otherAmounts[0], otherAmounts[1]) : (otherAmounts[1], otherAmounts[0])
    return UsedEdges(
      top: units.says(4)
        ? namedAmounts[0] : units.says(11) ? otherAmounts[3] : allAmounts[0],
      left: units.says(left)
        ? start
        : units.says(5) ? namedAmounts[1] : units.says(10) ? otherAmounts[2] : allAmounts[1],
      bottom: units.says(6)
        ? namedAmounts[2] : units.says(11) ? otherAmounts[3] : allAmounts[2],
      right: units.says(right)
        ? end
        : units.says(7) ? namedAmounts[3] : units.says(10) ? otherAmounts[2] : allAmounts[3])
  }

  /// Returns these edges, with the properties of `other` for those that are not set here.
  func over(_ other: LayoutEdges) -> LayoutEdges {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return LayoutEdges(
      all: all ?? other.all, top: top ?? other.top, left: left ?? other.left,
      bottom: bottom ?? other.bottom, right: right ?? other.right, start: start ?? other.start,
      end: end ?? other.end, horizontal: horizontal ?? other.horizontal,
      vertical: vertical ?? other.vertical)
  }

  /// Replaces each length that is set.
  mutating func change(_ body: (LayoutDimension) -> LayoutDimension) {
    guard !isEmpty else { return }
    // A range would allocate wherever it is not specialised.
    var place: UInt32 = 0
    while place < 4 {
      let index = Int(place)
      if let length = units.dimension(place, allAmounts[index]) {
        allAmounts[index] = units.store(body(length), place)
      }
      if let length = units.dimension(place + 4, namedAmounts[index]) {
        namedAmounts[index] = units.store(body(length), place + 4)
      }
      if let length = units.dimension(place + 8, otherAmounts[index]) {
        otherAmounts[index] = units.store(body(length), place + 8)
      }
      place += 1
    }
  }
}
