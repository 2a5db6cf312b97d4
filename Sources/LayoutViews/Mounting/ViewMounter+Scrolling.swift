public import LayoutEngine

// Scroll views, and the rows in them that have views.

/// The state of a mounted scroll.
struct ScrollState {
  /// The distance from the top left corner of the content to that of the view, in points.
  var offset = LayoutPoint.zero
  /// The size of the visible part of the content, in points.
  var shownSize = LayoutSize.zero
  var axis = ScrollSpec.Axis.vertical
  /// The geometry that the view received last.
  var told: ScrollGeometry?
  /// The rows of each element that is longer than the visible part, as far as such elements were
  /// visited.
  var rows: [LayoutElement: RowWindow] = [:]

  /// Whether the rows of an element with this frame are arranged vertically.
  func isVertical(_ frame: LayoutRect) -> Bool {
    axis == .vertical || (axis == .both && frame.height >= frame.width)
  }

  /// Whether an element with this frame is longer than the visible part.
  func isLong(_ frame: LayoutRect) -> Bool {
    isVertical(frame) ? frame.height > shownSize.height : frame.width > shownSize.width
  }

  /// The range along an element in which rows are mounted, in points from the start of the content.
  func window(of frame: LayoutRect, overscan: Float) -> (start: Float, end: Float) {
    let isVertical = isVertical(frame)
    let start = isVertical ? offset.y : offset.x
    let length = isVertical ? shownSize.height : shownSize.width
    let more = length * max(overscan, 0)
    return (start - more, start + length + more)
  }
}

extension ViewMounter {
  /// Applies a new scroll offset: mounts the rows that come into sight, reusing the views of rows
  /// that leave.
  ///
  /// The host calls this function after a scroll view has been scrolled.
  ///
  /// - Parameters:
  ///   - token: The token of the scroll view; an outdated one has no effect.
  ///   - offset: The distance from the top left corner of the content to that of the scroll view,
  ///     in points. An infinite or `NaN` offset is ignored.
  ///   - tree: The tree of the last mount or update.
  /// - Complexity: O(n) in the number of mounted rows and of rows that come into sight or leave it.
  public func scroll(_ token: ViewToken, to offset: LayoutPoint, in tree: LayoutTree) {
    guard let slot = views.slot(of: token), let element = views[slot].key?.element else { return }
    scroll(element, to: offset, in: tree)
  }

  /// Applies a new scroll offset to an element, whether or not the element has a view at present.
  ///
  /// The offset of an element without a view takes effect when the element gets a view.
  ///
  /// - Parameters:
  ///   - element: The scroll element.
  ///   - offset: The distance from the top left corner of the content to that of the scroll view,
  ///     in points. An infinite or `NaN` offset is ignored.
  ///   - tree: The tree of the last mount or update.
  /// - Complexity: O(n) in the number of mounted rows and of rows that come into sight or leave it.
  public func scroll(_ element: LayoutElement, to offset: LayoutPoint, in tree: LayoutTree) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    // The initial offset is not stored, so that it can change until the scroll is scrolled.
    if offsets[element] != nil || tree.contentOffset(of: element) != offset {
      offsets[element] = offset
    }
    guard let slot = views.slot(of: ViewKey(element: element)), scrolls[slot]?.offset != offset
    else { return }
    scrolls[slot]?.offset = offset
    scrolls[slot]?.told?.offset = nil
    moveWindows(of: slot, tree)
  }

  /// Returns the current offset of a scroll: the distance from the top left corner of the content
  /// to that of the view, in points.
  ///
  /// - Parameters:
  ///   - element: The scroll element.
  ///   - tree: The tree of the last mount or update.
  /// - Returns: The offset; `nil` for an element of another kind or outside the tree.
  public func offset(of element: LayoutElement, in tree: LayoutTree) -> LayoutPoint? {
    guard tree.elements.contains(element) else { return nil }
    guard tree.kind(of: element) == .scroll else { return nil }
    return offsets[element] ?? tree.contentOffset(of: element)
  }

  /// Returns the offset at which a scroll comes to rest; see
  /// `LayoutTree.restingOffset(of:near:from:)`.
  ///
  /// - Parameters:
  ///   - token: The token of the scroll view.
  ///   - proposed: The offset at which scrolling would end otherwise, in points from the top left
  ///     corner of the content; clamped to what can be scrolled.
  ///   - released: The offset at which a finger left the content, in points; `nil` is `proposed`.
  ///   - tree: The tree of the last mount or update.
  /// - Returns: The offset, in points; `nil` for an outdated token and for a view of another kind.
  /// - Complexity: O(n) in the number of children that snap.
  public func restingOffset(
    of token: ViewToken, near proposed: LayoutPoint, from released: LayoutPoint? = nil,
    in tree: LayoutTree
  ) -> LayoutPoint? {
    guard let slot = views.slot(of: token), let element = views[slot].key?.element,
      tree.elements.contains(element)
    else { return nil }
    return tree.restingOffset(of: element, near: proposed, from: released)
  }

  private func moveWindows(of slot: Int, _ tree: LayoutTree) {
    for element in (scrolls[slot]?.rows ?? [:]).keys.sorted() {
      // The element may have been removed together with a row that contains it.
      guard let state = scrolls[slot], var rows = state.rows[element] else { continue }
      let (start, end) = state.window(of: tree.frame(of: element), overscan: overscan)
      let (leaving, entering) = rows.show(from: start, to: end)
      if leaving.isEmpty && entering.isEmpty { continue }
      let parent = nearestView(at: element, tree)
      guard transition == nil else {
        scrolls[slot]?.rows[element] = rows
        waiting.add(parent, before: views[parent].key?.element)
        continue
      }
      // Leaving rows are removed first, so that their views can be reused.
      for row in leaving { unmountRow(row, of: slot, tree) }
      scrolls[slot]?.rows[element] = rows
      let origin = tree.offset(of: element, in: views[parent].key?.element)
      for row in entering { mountRow(row, at: origin, of: slot, in: parent, tree) }
    }
    arrangeWaiting(tree)
  }

  private func views(
    ofRow row: LayoutElement, at origin: LayoutPoint, _ scroll: Int, _ tree: LayoutTree
  )
    -> [DesiredView]
  {
    var walk = ViewWalk()
    walk.visit(ViewWalk.Stop(element: row, origin: origin, scroll: scroll), in: tree) {
      self.shownRows(of: $0, in: $1, tree)
    }
    return walk.found
  }

  private func unmountRow(_ row: LayoutElement, of scroll: Int, _ tree: LayoutTree) {
    for view in views(ofRow: row, at: .zero, scroll, tree) {
      if let slot = views.slot(of: view.key) { unmount(slot) }
    }
    for element in (scrolls[scroll]?.rows ?? [:]).keys
    where tree.subtree(of: row).contains(element) {
      scrolls[scroll]?.rows[element] = nil
      scrollsOfRows[element] = nil
    }
  }

  private func mountRow(
    _ row: LayoutElement, at origin: LayoutPoint, of scroll: Int, in parent: Int, _ tree: LayoutTree
  ) {
    for desired in views(ofRow: row, at: origin, scroll, tree) {
      let slot = makeView(for: desired, in: tree)
      views[slot].scroll = desired.scroll
      let index = views[parent].children.partitioningIndex {
        isBehind(desired.key, views[$0].key, tree)
      }
      insert(slot, into: parent, at: index)
      waiting.add(slot, before: desired.key.element)
    }
  }

  /// Whether the view of one key lies behind the view of another key with the same parent.
  private func isBehind(_ key: ViewKey, _ other: ViewKey?, _ tree: LayoutTree) -> Bool {
    guard let other else { return true }
    if key.element == other.element { return key.separator < other.separator }
    // The separators of a container lie behind its descendants.
    if key.separator >= 0, tree.subtree(of: key.element).contains(other.element) { return true }
    if other.separator >= 0, tree.subtree(of: other.element).contains(key.element) { return false }
    return tree.isBehind(key.element, other.element)
  }

  /// The slot of an element's view, or of the nearest ancestor's view.
  func nearestView(at element: LayoutElement?, _ tree: LayoutTree) -> Int {
    var current = element
    while let next = current {
      if let slot = views.slot(of: ViewKey(element: next)) { return slot }
      current = tree.parent(of: next)
    }
    return views.surfaceSlot
  }
}

// MARK: Windows

extension ViewMounter {
  /// The mounted rows of an element that is longer than the visible part of its scroll; nil if all
  /// children are mounted.
  func shownRows(of element: LayoutElement, in scroll: Int, _ tree: LayoutTree) -> [LayoutElement]?
  {
    if let rows = scrolls[scroll]?.rows[element] { return rows.shownRows }
    guard let state = scrolls[scroll], tree.firstChild(of: element) != nil,
      tree.kind(of: element) != .scroll
    else { return nil }
    let frame = tree.frame(of: element)
    guard state.isLong(frame) else { return nil }
    let offset = tree.offset(of: element, in: views[scroll].key?.element)
    var rows = RowWindow(
      element, of: tree, startingAt: offset, isVertical: state.isVertical(frame))
    let (start, end) = state.window(of: frame, overscan: overscan)
    _ = rows.show(from: start, to: end)
    scrolls[scroll]?.rows[element] = rows
    scrollsOfRows[element] = scroll
    return rows.shownRows
  }

  /// Creates the state of a scroll view.
  func open(_ slot: Int, in tree: LayoutTree) {
    scrolls[slot] = ScrollState()
    refreshScroll(slot, tree)
  }

  /// Updates the sizes and the offset of a scroll from the tree.
  func refreshScroll(_ slot: Int, _ tree: LayoutTree) {
    guard let element = views[slot].key?.element, var state = scrolls[slot],
      case .scroll(let spec) = tree.spec(of: element)
    else { return }
    let content = tree.contentSize(of: element) ?? .zero
    let before = (shown: state.shownSize, content: state.told?.contentSize)
    state.shownSize = tree.frame(of: element).size
    state.axis = spec.axis
    var offset = tree.contentOffset(of: element) ?? .zero
    if var scrolled = offsets[element] {
      if spec.paging, let content = before.content, before.shown != state.shownSize {
        scrolled = page(at: scrolled, of: element, before.shown, content, tree)
      }
      // The content may have become shorter than the offset.
      // Equivalent below, `0, content.width - state.shownSize.width` as
      // `content.width - state.shownSize.width, 0`,
      // `0, content.height - state.shownSize.height` as
      // `content.height - state.shownSize.height, 0`: the greater of two does not depend on the
      // order.
      offset = LayoutPoint(
        x: min(scrolled.x, max(0, content.width - state.shownSize.width)),
        y: min(scrolled.y, max(0, content.height - state.shownSize.height)))
      offsets[element] = offset
    }
    let isElsewhere = state.told == nil || state.offset != offset
    state.offset = offset
    let geometry = ScrollGeometry(
      contentSize: content, axis: spec.axis, offset: isElsewhere ? offset : nil)
    let isTold = state.told?.contentSize == content && state.told?.axis == spec.axis && !isElsewhere
    state.told = geometry
    scrolls[slot] = state
    if !isTold, let view = views[slot].view { backend.setScroll(geometry, of: view) }
  }

  /// Returns the offset of a page whose scroll has another size than before.
  private func page(
    at offset: LayoutPoint, of element: LayoutElement, _ shownBefore: LayoutSize,
    _ contentBefore: LayoutSize, _ tree: LayoutTree
  ) -> LayoutPoint {
    func scaled(_ distance: Float, _ before: Float, _ now: Float) -> Float {
      before > 0 ? distance / before * now : distance
    }
    let shown = tree.frame(of: element).size
    var moved = LayoutPoint(
      x: scaled(offset.x, shownBefore.width, shown.width),
      y: scaled(offset.y, shownBefore.height, shown.height))
    if tree.direction(of: element) == .rtl {
      let distance = max(0, contentBefore.width - shownBefore.width) - offset.x
      let content = tree.contentSize(of: element) ?? .zero
      moved.x =
        max(0, content.width - shown.width) - scaled(distance, shownBefore.width, shown.width)
    }
    return tree.restingOffset(of: element, near: moved) ?? offset
  }

  /// Discards the rows of a scroll, so that the rows and their parents are visited again.
  func resetWindows(of slot: Int) {
    guard let state = scrolls[slot] else { return }
    for element in state.rows.keys { scrollsOfRows[element] = nil }
    scrolls[slot]?.rows = [:]
    if let element = views[slot].key?.element { waiting.add(slot, before: element) }
    for element in state.rows.keys {
      guard let inner = views.slot(of: ViewKey(element: element)) else { continue }
      waiting.add(inner, before: element)
    }
  }

  func closeScroll(_ slot: Int) {
    guard let state = scrolls.removeValue(forKey: slot) else { return }
    for element in state.rows.keys where scrollsOfRows[element] == slot {
      scrollsOfRows[element] = nil
    }
  }
}
