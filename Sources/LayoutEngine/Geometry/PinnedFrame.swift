extension LayoutRect {
  /// The frame of a pinned element, moved to the edge of what its `scroll` shows but not out of its
  /// parent.
  ///
  /// - Parameters:
  ///   - visible: The part of the content that is in sight, in the coordinates of the parent.
  ///   - parent: The size of the parent, in points.
  ///   - axis: The axes along which the content scrolls.
  /// - Returns: The frame.
  package func kept(
    in visible: LayoutRect, within parent: LayoutSize, along axis: ScrollSpec.Axis
  ) -> LayoutRect {
    var frame = self
    if axis != .horizontal {
      frame.y += Pinning.distance(
        from: y, to: y + height, visibleFrom: visible.y, within: parent.height)
    }
    if axis != .vertical {
      frame.x += Pinning.distance(
        from: x, to: x + width, visibleFrom: visible.x, within: parent.width)
    }
    return frame
  }
}

/// Where pinned elements are while their `scroll` is scrolled.
package enum Pinning {
  /// Returns how far an element moves along one axis to the edge of what is in sight, but not out
  /// of its parent, in points.
  ///
  /// - Parameters:
  ///   - start: The start of its frame, in the coordinates of the parent.
  ///   - end: The end of its frame.
  ///   - visible: The start of what is in sight.
  ///   - parent: The length of the parent.
  /// - Returns: The distance, at least 0.
  package static func distance<Number: BinaryFloatingPoint>(
    from start: Number, to end: Number, visibleFrom visible: Number, within parent: Number
  ) -> Number {
    min(max(visible - start, 0), max(parent - end, 0))
  }
}
