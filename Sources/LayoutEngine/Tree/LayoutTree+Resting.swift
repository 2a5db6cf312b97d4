extension LayoutTree {
  /// Returns the position at which a `scroll` comes to rest after it was scrolled, in points from
  /// the top left of its content.
  ///
  /// With ``ScrollSpec/paging`` that is a whole page, counted from where the content starts. With
  /// ``ScrollSpec/snap-swift.property`` it is where a child of the content starts at the edge,
  /// inside the padding, as with `scroll-snap-align: start` and `scroll-padding` of CSS; a child
  /// that is longer than the room there also rests wherever it fills that room (CSS Scroll Snap
  /// §5.2). In both, the two ends of the content are such positions too. From right to left, a row
  /// starts at the right. Without either, the position is `proposed`.
  ///
  /// Of these positions, the nearest to `proposed` is chosen, and of two that are as near the one
  /// nearer to the start. A swipe goes on in its direction: where `proposed` is a point or more
  /// from `released`, the position is on that side of `released`, or there. Pages are turned one by
  /// one, as with `UIScrollView.isPagingEnabled`: no position is further than the page next to
  /// `released`.
  ///
  /// The children are those of the container that is scrolled. An `inset`, `center`, `relative`,
  /// `ratio`, `clip`, `fit`, `background`, `overlay` or `corner` around it is passed through by its
  /// first child, and an element without children is itself the only child.
  ///
  /// - Parameters:
  ///   - element: The scroll element.
  ///   - proposed: The position at which scrolling would end otherwise, in points: where a finger
  ///     left the content, or where its velocity takes it. Clamped to what can be scrolled; `NaN`
  ///     is where the content starts.
  ///   - released: The position at which a finger left the content, in points; `nil` is `proposed`.
  ///     It may be off by less than a point, as toolkits round positions. Clamped to what can be
  ///     scrolled; `NaN` is where the content starts.
  /// - Returns: The position, in points; `nil` for an element of another kind.
  /// - Precondition: `element` is in ``elements``.
  /// - Complexity: O(n) in the number of children that snap, else O(1).
  public func restingOffset(
    of element: LayoutElement, near proposed: LayoutPoint, from released: LayoutPoint? = nil
  ) -> LayoutPoint? {
    guard let content = contentSize(of: element), case .scroll(let spec) = spec(of: element) else {
      return nil
    }
    let shown = frame(of: element).size
    let padding = space(inside: element)
    let isReversed = direction(of: element) == .rtl
    let horizontal = ScrollAxis(
      shown: shown.width, content: content.width,
      padding: isReversed ? (padding.right, padding.left) : (padding.left, padding.right),
      isReversed: isReversed)
    let vertical = ScrollAxis(
      shown: shown.height, content: content.height, padding: (padding.top, padding.bottom),
      isReversed: false)
    let frames = spec.snap == .start && !spec.paging ? snappingFrames(in: element) : []
    return LayoutPoint(
      x: horizontal.rest(
        near: proposed.x, from: released?.x, spec, scrolls: spec.axis != .vertical,
        children: frames.lazy.map { ($0.x, $0.x + $0.width) }),
      y: vertical.rest(
        near: proposed.y, from: released?.y, spec, scrolls: spec.axis != .horizontal,
        children: frames.lazy.map { ($0.y, $0.y + $0.height) }))
  }

  /// The frames of the children at which a `scroll` comes to rest, in the coordinates of its
  /// content.
  private func snappingFrames(in scroll: LayoutElement) -> [LayoutRect] {
    guard var content = firstChild(of: scroll) else { return [] }
    var frame = frame(of: content)
    func moveIn(to child: LayoutElement) -> LayoutRect {
      let inner = self.frame(of: child)
      return LayoutRect(
        x: frame.x + inner.x, y: frame.y + inner.y, width: inner.width, height: inner.height)
    }
    while kind(of: content).holdsContentFirst, let child = firstChild(of: content) {
      frame = moveIn(to: child)
      content = child
    }
    guard kind(of: content) != .scroll, var child = firstChild(of: content) else { return [frame] }
    var frames = [moveIn(to: child)]
    while let next = nextSibling(of: child) {
      frames.append(moveIn(to: next))
      child = next
    }
    return frames
  }
}
