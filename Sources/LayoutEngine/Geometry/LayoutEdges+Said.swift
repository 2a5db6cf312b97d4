// The nine properties that set edges.
extension LayoutEdges {
  /// The shorthand for all four edges, in points or percent, which every other property overrides.
  ///
  /// Setting it stores the winning length of each edge in a left-to-right layout, so the ``start``
  /// of the new value becomes the left edge. An edge that the new value does not set becomes 0.
  /// `nil` and edges without any property remove the shorthand. Any number is stored; the property
  /// that has the edges clamps it.
  @inlinable
  public var all: LayoutEdges? {
    get {
      guard let top = units.dimension(0, allAmounts[0]) else { return nil }
      return .lengths(
        top: top, left: units.dimension(1, allAmounts[1]) ?? .points(0),
        bottom: units.dimension(2, allAmounts[2]) ?? .points(0),
        right: units.dimension(3, allAmounts[3]) ?? .points(0))
    }
    set {
      guard let edges = newValue, !edges.isEmpty else { return setAll(nil, nil, nil, nil) }
      guard edges.isShorthand else {
        return setAll(
          edges.top ?? edges.vertical ?? edges.shorthand(0),
          edges.start ?? edges.left ?? edges.horizontal ?? edges.shorthand(1),
          edges.bottom ?? edges.vertical ?? edges.shorthand(2),
          edges.end ?? edges.right ?? edges.horizontal ?? edges.shorthand(3))
      }
      allAmounts = edges.allAmounts
      units.bits = units.bits & ~0xFF | edges.units.bits & 0xFF
    }
  }

  /// Whether ``all`` is the only property that is set.
  @inlinable
  var isShorthand: Bool { units.bits > 0 && units.bits <= 0xFF }

  @inlinable
  func shorthand(_ place: UInt32) -> LayoutDimension {
    units.dimension(place, allAmounts[Int(place)]) ?? .points(0)
  }

  @inlinable
  mutating func setAll(
    _ top: LayoutDimension?, _ left: LayoutDimension?, _ bottom: LayoutDimension?,
    _ right: LayoutDimension?
  ) {
    allAmounts[0] = units.store(top, 0)
    allAmounts[1] = units.store(left, 1)
    allAmounts[2] = units.store(bottom, 2)
    allAmounts[3] = units.store(right, 3)
  }

  /// The top edge, in points or percent; overrides ``vertical`` and ``all``.
  ///
  /// `nil` leaves the edge to those two. Any number is stored; the property that has the edges
  /// clamps it.
  @inlinable
  public var top: LayoutDimension? {
    get { units.dimension(4, namedAmounts[0]) }
    set { namedAmounts[0] = units.store(newValue, 4) }
  }

  /// The left edge in both directions, in points or percent; overrides ``horizontal`` and ``all``.
  ///
  /// `nil` leaves the edge to those two. Any number is stored; the property that has the edges
  /// clamps it.
  @inlinable
  public var left: LayoutDimension? {
    get { units.dimension(5, namedAmounts[1]) }
    set { namedAmounts[1] = units.store(newValue, 5) }
  }

  /// The bottom edge, in points or percent; overrides ``vertical`` and ``all``.
  ///
  /// `nil` leaves the edge to those two. Any number is stored; the property that has the edges
  /// clamps it.
  @inlinable
  public var bottom: LayoutDimension? {
    get { units.dimension(6, namedAmounts[2]) }
    set { namedAmounts[2] = units.store(newValue, 6) }
  }

  /// The right edge in both directions, in points or percent; overrides ``horizontal`` and ``all``.
  ///
  /// `nil` leaves the edge to those two. Any number is stored; the property that has the edges
  /// clamps it.
  @inlinable
  public var right: LayoutDimension? {
    get { units.dimension(7, namedAmounts[3]) }
    set { namedAmounts[3] = units.store(newValue, 7) }
  }

  /// The inline-start edge, in points or percent: left in a left-to-right layout, else right.
  ///
  /// The property overrides ``left`` or ``right``, depending on the direction; `nil` leaves the
  /// edge to that one. Any number is stored; the property that has the edges clamps it.
  @inlinable
  public var start: LayoutDimension? {
    get { units.dimension(8, otherAmounts[0]) }
    set { otherAmounts[0] = units.store(newValue, 8) }
  }

  /// The inline-end edge, in points or percent: right in a left-to-right layout, else left.
  ///
  /// The property overrides ``left`` or ``right``, depending on the direction; `nil` leaves the
  /// edge to that one. Any number is stored; the property that has the edges clamps it.
  @inlinable
  public var end: LayoutDimension? {
    get { units.dimension(9, otherAmounts[1]) }
    set { otherAmounts[1] = units.store(newValue, 9) }
  }

  /// The left and the right edge, in points or percent; overrides ``all``, and `nil` leaves both to
  /// ``all``.
  ///
  /// Any number is stored; the property that has the edges clamps it.
  @inlinable
  public var horizontal: LayoutDimension? {
    get { units.dimension(10, otherAmounts[2]) }
    set { otherAmounts[2] = units.store(newValue, 10) }
  }

  /// The top and the bottom edge, in points or percent; overrides ``all``, and `nil` leaves both to
  /// ``all``.
  ///
  /// Any number is stored; the property that has the edges clamps it.
  @inlinable
  public var vertical: LayoutDimension? {
    get { units.dimension(11, otherAmounts[3]) }
    set { otherAmounts[3] = units.store(newValue, 11) }
  }
}
