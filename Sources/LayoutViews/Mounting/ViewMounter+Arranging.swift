import LayoutEngine

// Arranging the children of a view: missing views are created or taken from another parent, views
// in another order are moved, and unclaimed views are removed at the end.

extension ViewMounter {
  /// Arranges the waiting views, outer ones first, so that no view is ever inserted into its own
  /// descendant.
  func arrangeWaiting(_ tree: LayoutTree) {
    while let slot = waiting.next() {
      guard views.holds(slot), !views[slot].isLeftover else { continue }
      if slot == views.surfaceSlot || isRight(slot, tree) { arrange(slot, tree) }
    }
    for (slot, stamp) in leftovers
    where views.holds(slot) && views[slot].stamp == stamp && views[slot].isLeftover {
      retire(slot)
    }
    leftovers = []
  }

  /// Whether the element of a view still has a view of the same kind; if not, the children belong
  /// to another view.
  func isRight(_ slot: Int, _ tree: LayoutTree) -> Bool {
    guard let key = views[slot].key, key.separator < 0 else { return false }
    return tree.hasView(key.element) && tree.viewKind(of: key.element) == views[slot].kind
  }

  private func arrange(_ parent: Int, _ tree: LayoutTree) {
    let desired = desiredViews(in: parent, tree)
    var claimed: [(slot: Int, isNew: Bool)] = []
    claimed.reserveCapacity(desired.count)
    /// The current index of each view in the parent.
    var places: [Int: Int] = [:]
    for (place, slot) in views[parent].children.enumerated() { places[slot] = place }
    for view in desired { claimed.append(claim(view, tree)) }
    let wanted = Set(claimed.map(\.slot))
    for slot in views[parent].children where !wanted.contains(slot) { leave(slot) }
    let stays = increasing(claimed.compactMap { places[$0.slot] })
    var index = 0
    for (view, (slot, isNew)) in zip(desired, claimed) {
      if let place = places[slot], stays.contains(place) {
        // The views between are leftovers, or are moved behind.
        while index < views[parent].children.count, views[parent].children[index] != slot {
          index += 1
        }
      } else if places[slot] != nil {
        move(slot, in: parent, to: &index)
      } else {
        if !isNew { detach(slot) }
        insert(slot, into: parent, at: index)
      }
      index += 1
      if !isNew { place(slot, view.frame) }
      if views[slot].scroll != view.scroll, views[slot].kind != .scroll {
        views[slot].scroll = view.scroll
        if !isNew { waiting.add(slot, before: view.key.element) }
      }
      if isNew { waiting.add(slot, before: view.key.element) }
    }
  }

  /// Returns the views that belong in a view, from back to front.
  private func desiredViews(in slot: Int, _ tree: LayoutTree) -> [DesiredView] {
    var walk = ViewWalk()
    let rows = { (element: LayoutElement, scroll: Int) in
      self.shownRows(of: element, in: scroll, tree)
    }
    if let key = views[slot].key {
      guard key.separator < 0 else { return [] }
      let isScroll = views[slot].kind == .scroll
      walk.visitChildren(of: key.element, in: tree, isScroll ? slot : views[slot].scroll, rows)
    } else if tree.count > 0, tree.isPresent(.root) {
      walk.visit(ViewWalk.Stop(element: .root, origin: .zero, scroll: -1), in: tree, rows)
    }
    return walk.found
  }

  /// Returns the mounted view of a key, wherever it is, or a new one.
  private func claim(_ desired: DesiredView, _ tree: LayoutTree) -> (slot: Int, isNew: Bool) {
    if let slot = views.slot(of: desired.key) {
      if desired.key.separator >= 0 || isRight(slot, tree) {
        views[slot].isLeftover = false
        return (slot, false)
      }
      // A view of another kind cannot become this one.
      views.forgetKey(of: slot)
      leave(slot)
    }
    return (makeView(for: desired, in: tree), true)
  }

  /// Notes that a view no longer belongs in its parent.
  func leave(_ slot: Int) {
    guard !views[slot].isLeftover, transition?.isLeaving(slot) != true else { return }
    views[slot].isLeftover = true
    leftovers.append((slot, views[slot].stamp))
  }

  /// Removes a view, immediately or after it has faded out.
  func retire(_ slot: Int) {
    guard transition != nil else { return unmount(slot) }
    startLeaving(slot)
  }

  // MARK: Order

  func insert(_ slot: Int, into parent: Int, at index: Int) {
    guard let view = views[slot].view else { return }
    views[parent].children.insert(slot, at: index)
    views[slot].parent = parent
    backend.insert(view, into: views[parent].view, at: index)
    startEntering(slot)
  }

  private func move(_ slot: Int, in parent: Int, to index: inout Int) {
    guard let view = views[slot].view,
      let place = views[parent].children.firstIndex(of: slot)
    else { return }
    if place < index { index -= 1 }
    guard place != index else { return }
    views[parent].children.remove(at: place)
    views[parent].children.insert(slot, at: index)
    backend.move(view, in: views[parent].view, to: index)
  }

  /// Returns the numbers of a longest increasing subsequence.
  private func increasing(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let low = tails.partitioningIndex { numbers[$0] >= number }
      if low > 0 { previous[place] = tails[low - 1] }
      if low < tails.count { tails[low] = place } else { tails.append(place) }
    }
    var found: Set<Int> = []
    var place = tails.last ?? -1
    while place >= 0 {
      found.insert(numbers[place])
      place = previous[place]
    }
    return found
  }

  // MARK: Frames

  /// Sets the final frame of a view, and shows it unless the view is on its way in an animation.
  func place(_ slot: Int, _ frame: LayoutRect) {
    guard views[slot].frame != frame else { return }
    views[slot].frame = frame
    guard transition?.moves(slot) != true else { return }
    show(slot, frame: frame)
  }

  func show(_ slot: Int, frame: LayoutRect) {
    guard views[slot].shownFrame != frame, let view = views[slot].view else { return }
    views[slot].shownFrame = frame
    backend.setFrame(frame, of: view)
  }

  func show(_ slot: Int, opacity: Float) {
    guard views[slot].shownOpacity != opacity, let view = views[slot].view else { return }
    views[slot].shownOpacity = opacity
    backend.setOpacity(opacity, of: view)
  }
}
