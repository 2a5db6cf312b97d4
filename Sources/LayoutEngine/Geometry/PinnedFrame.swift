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
      frame.y += min(max(visible.y - y, 0), max(parent.height - y - height, 0))
    }
    if axis != .vertical {
      frame.x += min(max(visible.x - x, 0), max(parent.width - x - width, 0))
    }
    return frame
  }
}
