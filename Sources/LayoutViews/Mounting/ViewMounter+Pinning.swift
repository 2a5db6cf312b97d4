public import LayoutEngine

// Views that stay in sight while the scroll around them is scrolled.

extension ViewMounter {
  /// Returns how far a pinned view is moved from its frame to stay in sight, but not out of its
  /// parent element, in points.
  ///
  /// The frame is the one that the backend received last, so that the view stays at the edge also
  /// while an animation moves what is around it.
  ///
  /// - Parameters:
  ///   - token: The token of the view.
  ///   - tree: The tree of the last mount or update.
  /// - Returns: The distance, at least 0 on both axes; zero for a view that is not pinned or in no
  ///   scroll. `nil` for an outdated token and for a view whose element was removed, which stays
  ///   where it is until it has gone.
  /// - Complexity: O(d) in the depth of the view.
  public func pinnedDistance(of token: ViewToken, in tree: LayoutTree) -> LayoutPoint? {
    guard let slot = views.slot(of: token), views[slot].key != nil else { return nil }
    return pinnedDistance(of: slot, \.shownFrame, tree)
  }

  /// Returns how far the view of a pinned element is moved when no animation is in progress.
  func pinnedDistance(of element: LayoutElement, in tree: LayoutTree) -> LayoutPoint {
    guard let slot = views.slot(of: ViewKey(element: element)) else { return .zero }
    return pinnedDistance(of: slot, \.frame, tree)
  }

  private func pinnedDistance(
    of slot: Int, _ frame: KeyPath<MountedView<Backend.View>, LayoutRect>, _ tree: LayoutTree
  ) -> LayoutPoint {
    guard pinnedElement(of: slot, tree) != nil else { return .zero }
    var chain = [slot]
    var around = views[slot].parent
    while around > views.surfaceSlot, scrolls[around] == nil {
      chain.append(around)
      around = views[around].parent
    }
    guard let scroll = scrolls[around] else { return .zero }
    // What is around a view may be pinned too, and takes it along.
    var start = LayoutPoint.zero
    var distance = LayoutPoint.zero
    for slot in chain.reversed() {
      start.x += views[slot][keyPath: frame].x + distance.x
      start.y += views[slot][keyPath: frame].y + distance.y
      distance = .zero
      guard let element = pinnedElement(of: slot, tree), let parent = tree.parent(of: element)
      else { continue }
      let (final, room) = (tree.frame(of: element), tree.frame(of: parent).size)
      if scroll.axis != .horizontal {
        distance.y = Pinning.distance(
          from: start.y, to: start.y + final.height, visibleFrom: scroll.offset.y,
          within: start.y + room.height - final.y)
      }
      if scroll.axis != .vertical {
        distance.x = Pinning.distance(
          from: start.x, to: start.x + final.width, visibleFrom: scroll.offset.x,
          within: start.x + room.width - final.x)
      }
    }
    return distance
  }

  private func pinnedElement(of slot: Int, _ tree: LayoutTree) -> LayoutElement? {
    guard let key = views[slot].key, key.separator < 0, tree.elements.contains(key.element),
      tree.isPinned(key.element)
    else { return nil }
    return key.element
  }
}
