import LayoutEngine

// The views of a view, made to be those that belong in it: what is missing is made or taken from where it
// was, what stands in another order is moved, and what no one wants is removed in the end.

extension ViewMounter {
  /// Looks through the views that wait for it, outer ones first, so that nothing is ever put into what is in
  /// it.
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

  /// Whether what a view is mounted for still has one of its kind; if not, what is in it is another's.
  func isRight(_ slot: Int, _ tree: LayoutTree) -> Bool {
    guard let key = views[slot].key, key.separator < 0 else { return false }
    return tree.hasView(key.element) && tree.viewKind(of: key.element) == views[slot].kind
  }

  private func arrange(_ parent: Int, _ tree: LayoutTree) {
    let desired = desiredViews(in: parent, tree)
    var claimed: [(slot: Int, isNew: Bool)] = []
    claimed.reserveCapacity(desired.count)
    /// Where those stand that are in their parent already.
    var places: [Int: Int] = [:]
    for (place, slot) in views[parent].children.enumerated() { places[slot] = place }
    for view in desired { claimed.append(claim(view, tree)) }
    let wanted = Set(claimed.map(\.slot))
    for slot in views[parent].children where !wanted.contains(slot) { leave(slot) }
    let stays = increasing(claimed.compactMap { places[$0.slot] })
    var index = 0
    for (view, (slot, isNew)) in zip(desired, claimed) {
      if let place = places[slot], stays.contains(place) {
        // Whatever stands between is to go, or is moved behind.
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

  /// The views that belong in a view.
  private func desiredViews(in slot: Int, _ tree: LayoutTree) -> [DesiredView] {
    var walk = ViewWalk()
    let rows = { (element: LayoutElement, scroll: Int) in
      self.shownRows(of: element, in: scroll, tree)
    }
    if let key = views[slot].key {
      guard key.separator < 0 else { return [] }
      let isScroll = views[slot].kind == .scroll
      walk.visitChildren(
        of: key.element, in: tree, isScroll ? slot : views[slot].scroll, isScroll: isScroll, rows)
    } else if tree.count > 0, tree.isPresent(0) {
      walk.visit(ViewWalk.Stop(element: 0, origin: .zero, scroll: -1), in: tree, rows)
    }
    return walk.found
  }

  /// The view that is mounted for what belongs somewhere, wherever it is, or a new one.
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

  /// Notes that a view belongs here no more.
  func leave(_ slot: Int) {
    guard !views[slot].isLeftover, transition?.isLeaving(slot) != true else { return }
    views[slot].isLeftover = true
    leftovers.append((slot, views[slot].stamp))
  }

  /// Removes a view, at once or when it has faded out.
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

  /// A longest sequence of numbers that increase.
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

  /// Gives a view its place, at once or on its way there.
  func place(_ slot: Int, _ frame: Frame) {
    guard views[slot].frame != frame else { return }
    views[slot].frame = frame
    guard transition == nil else { return }
    show(slot, frame: frame)
  }

  func show(_ slot: Int, frame: Frame) {
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
