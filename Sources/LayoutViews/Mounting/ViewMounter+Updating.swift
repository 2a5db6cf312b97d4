public import LayoutEngine

// Applying the changes of an update to the views.

extension ViewMounter {
  /// Updates the views to the current tree.
  ///
  /// An update that is not animated ends the animation in progress, unless it changes nothing.
  ///
  /// - Parameters:
  ///   - changes: All changes since the last mount or update.
  ///   - tree: The tree with the changes.
  ///   - environment: The environment of the tree's last solve.
  ///   - animated: Whether views keep their frames at first, so that
  ///     ``animate(at:standard:reducesMotion:)`` can move them.
  /// - Complexity: In proportion to the changes; O(n) in the number of mounted views if elements
  ///   were renumbered, the environment changed or the update is animated.
  public func update(
    _ changes: LayoutChanges, of tree: LayoutTree, in environment: LayoutEnvironment,
    animated: Bool = false,
  ) {
    update(changes, of: tree, in: environment, animated ? .begins : .ends)
  }

  /// What becomes of the animation in progress by an update.
  enum AnimationUpdate {
    /// Another one begins, from what is on the screen.
    case begins
    /// It ends, unless the update changes nothing.
    case ends
    /// It goes on, to the new frames.
    case goesOn
  }

  func update(
    _ changes: LayoutChanges, of tree: LayoutTree, in environment: LayoutEnvironment,
    _ animation: AnimationUpdate
  ) {
    guard isMounted else { return mount(tree, in: environment) }
    let isElsewhere = self.environment.ofViews != environment.ofViews
    switch animation {
    case .begins: beginTransition()
    case .ends: if isElsewhere || !changes.isEmpty { endTransition() }
    case .goesOn: break
    }
    self.environment = environment
    let lost = changes.isRenumbering ? renumber(changes) : []
    var touched = TouchedViews()
    let isRearranged = changes.isRenumbering || !changes.gone.isEmpty || !changes.returned.isEmpty
    if isElsewhere || isRearranged { touched.scrolls = Set(scrolls.keys) }
    note(changes, tree, &touched)
    if isElsewhere || isRearranged || !changes.reframed.isEmpty { waitForLines(tree) }
    removeDead(lost)
    arrangeWaiting(tree)
    for element in touched.frames { replaceViews(of: element, tree) }
    configure(touched, isElsewhere: isElsewhere, tree)
    refreshStates(tree)
  }

  /// Renumbers the elements of all views, and returns the slots of removed elements.
  private func renumber(_ changes: LayoutChanges) -> [Int] {
    func successor(_ element: LayoutElement) -> LayoutElement? {
      changes.successor(of: element) ?? changes.heir(of: element)
    }
    let lost = views.renumber(successor)
    pointed.renumber(successor)
    offsets = offsets.reduce(into: [:]) { offsets, entry in
      if let element = successor(entry.key) { offsets[element] = entry.value }
    }
    // The elements of all rows are renumbered.
    scrollsOfRows = [:]
    for (slot, state) in scrolls where !state.rows.isEmpty {
      scrolls[slot]?.rows = [:]
      if let element = views[slot].key?.element { waiting.add(slot, before: element) }
    }
    for slot in views.all where views[slot].scroll >= 0 {
      if let element = views[slot].key?.element { waiting.add(slot, before: element) }
    }
    return lost
  }

  /// Removes the views of removed elements before new views are created, so that they can be
  /// reused.
  ///
  /// A view that still contains views of living elements waits until those have been taken out.
  private func removeDead(_ lost: [Int]) {
    guard !lost.isEmpty else { return }
    let isLost = Set(lost)
    var holdsLiving: Set<Int> = []
    for slot in lost {
      let isLiving = views[slot].children.contains { !isLost.contains($0) && views[$0].key != nil }
      guard isLiving else { continue }
      var around = slot
      while isLost.contains(around), holdsLiving.insert(around).inserted {
        around = views[around].parent
      }
    }
    for slot in lost where views.holds(slot) && !isLost.contains(views[slot].parent) {
      if holdsLiving.contains(slot) { leave(slot) } else { retire(slot) }
    }
  }
}

// MARK: Which views are concerned

/// The elements and scrolls whose own views an update changes.
private struct TouchedViews {
  /// Elements with a new frame; if an element has no view, the views inside it get new frames.
  var frames: [LayoutElement] = []
  var parts: [LayoutElement: LayoutChanges.Parts] = [:]
  /// The slots of scrolls whose size, offset or content changed.
  var scrolls: Set<Int> = []
}

extension ViewMounter {
  private func note(
    _ changes: LayoutChanges, _ tree: LayoutTree, _ touched: inout TouchedViews
  ) {
    for element in changes.inserted { waitForChange(in: tree.parent(of: element), tree) }
    for element in changes.returned { waitForChange(in: tree.parent(of: element), tree) }
    for element in changes.parentsOfRemoved { waitForChange(in: element, tree) }
    for element in changes.gone { waitForMove(of: element, tree) }
    for element in changes.moved { waitForMove(of: element, tree) }
    for element in changes.allHeirs { noteHeir(element, &touched) }
    for change in changes.altered { note(change, tree, &touched) }
    for change in changes.reframed { note(change, tree, &touched) }
    for slot in touched.scrolls where views.holds(slot) && views[slot].key != nil {
      resetWindows(of: slot)
      refreshScroll(slot, tree)
    }
  }

  /// Notes that the children of an element changed.
  private func waitForChange(in element: LayoutElement?, _ tree: LayoutTree) {
    wait(for: nearestView(at: element, tree))
    guard let element else { return }
    // A custom layout has a view while it has no children, and otherwise mostly none.
    if tree.kind(of: element) == .custom {
      wait(for: nearestView(at: tree.parent(of: element), tree))
    }
    if let scroll = scrollsOfRows[element] { resetWindows(of: scroll) }
  }

  /// Notes that an element left its place, and may be in another one.
  private func waitForMove(of element: LayoutElement, _ tree: LayoutTree) {
    waitForChange(in: tree.parent(of: element), tree)
    for key in views.outermost(in: tree.subtree(of: element), of: tree) {
      if let slot = views.slot(of: key) { wait(for: views[slot].parent) }
    }
  }

  /// Notes that an element has the view of a removed one with its id, of which all may differ.
  private func noteHeir(_ element: LayoutElement, _ touched: inout TouchedViews) {
    guard let slot = views.slot(of: ViewKey(element: element)) else { return }
    touched.parts[element] = [.content, .appearance, .placement, .direction]
    wait(for: slot)
  }

  /// Moves separators, and notes the containers whose separators changed; they can change without
  /// any child's frame.
  private func waitForLines(_ tree: LayoutTree) {
    var frames: [LayoutElement: [LayoutRect]] = [:]
    for slot in lines {
      guard let key = views[slot].key else { continue }
      let shown = frames[key.element] ?? tree.separators(of: key.element)
      frames[key.element] = shown
      let parent = views[slot].parent
      guard shown.indices.contains(key.separator),
        parent == views.surfaceSlot || isRight(parent, tree)
      else {
        wait(for: parent)
        continue
      }
      let origin = tree.offset(of: key.element, in: views[parent].key?.element)
      place(slot, shown[key.separator].moved(by: origin))
    }
  }

  private func wait(for slot: Int) {
    guard slot >= 0, views.holds(slot) else { return }
    waiting.add(slot, before: views[slot].key?.element)
  }

  private func note(
    _ change: LayoutChanges.Alteration, _ tree: LayoutTree, _ touched: inout TouchedViews
  ) {
    let element = change.element
    let slot = views.slot(of: ViewKey(element: element))
    if change.parts.contains(.placement), let parent = tree.parent(of: element),
      tree.kind(of: parent) == .linear
    {
      // The change may add or remove a separator before the element.
      wait(for: nearestView(at: parent, tree))
    }
    noteInteraction(change, tree, &touched)
    if change.parts.contains(.order) { wait(for: nearestView(at: tree.parent(of: element), tree)) }
    guard let slot else {
      if tree.hasView(element) || tree.kind(of: element) == .linear {
        wait(for: nearestView(at: element, tree))
      }
      return
    }
    guard tree.hasView(element), tree.viewKind(of: element) == views[slot].kind else {
      wait(for: nearestView(at: tree.parent(of: element), tree))
      return
    }
    // The layout attributes of a box have no effect on its own look. A placement can pin a view,
    // and give a text or a picture a padding.
    let shown: LayoutChanges.Parts =
      views[slot].kind == .box ? [.appearance, .placement] : [.content, .appearance, .placement]
    let parts = change.parts.intersection(shown)
    if !parts.isEmpty { touched.parts[element, default: []].formUnion(parts) }
    if views[slot].kind == .scroll, !parts.isDisjoint(with: .content) {
      touched.scrolls.insert(slot)
    }
    if tree.kind(of: element) == .linear { wait(for: slot) }
  }

  /// Notes the views in an element that answers people now, or no longer.
  private func noteInteraction(
    _ change: LayoutChanges.Alteration, _ tree: LayoutTree, _ touched: inout TouchedViews
  ) {
    let element = change.element
    // A control says with its own attributes whether it is enabled.
    let isControl = change.parts.contains(.attributes) && tree.firstChild(of: element) != nil
    guard change.parts.contains(.interaction) || isControl else { return }
    for inner in tree.subtree(of: element) where views.slot(of: ViewKey(element: inner)) != nil {
      touched.parts[inner, default: []].insert(.interaction)
    }
  }

  private func note(
    _ change: LayoutChanges.Reframing, _ tree: LayoutTree, _ touched: inout TouchedViews
  ) {
    let element = change.element
    touched.frames.append(element)
    if let slot = views.slot(of: ViewKey(element: element)), views[slot].kind == .scroll,
      change.isResized
    {
      touched.scrolls.insert(slot)
    }
    if change.isResized {
      for leaf in tree.leavesWithRelativePadding(in: element) {
        touched.parts[leaf, default: []].insert(.placement)
      }
    }
    guard let parent = tree.parent(of: element) else { return }
    if let scroll = scrollsOfRows[parent] { touched.scrolls.insert(scroll) }
    if tree.kind(of: parent) == .scroll, let slot = views.slot(of: ViewKey(element: parent)) {
      touched.scrolls.insert(slot)
    }
  }

  // MARK: Frames and contents

  /// Sets the frames of the views of an element with a new frame.
  private func replaceViews(of element: LayoutElement, _ tree: LayoutTree) {
    let key = ViewKey(element: element)
    if views.slot(of: key) != nil {
      replaceView(of: key, tree)
    } else {
      for key in views.outermost(in: tree.subtree(of: element), of: tree) {
        replaceView(of: key, tree)
      }
    }
  }

  private func replaceView(of key: ViewKey, _ tree: LayoutTree) {
    guard key.separator < 0, let slot = views.slot(of: key) else { return }
    let around = views[views[slot].parent].key?.element
    let origin = tree.offset(of: key.element, in: around)
    let size = tree.frame(of: key.element).size
    place(slot, LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height))
  }

  private func configure(_ touched: TouchedViews, isElsewhere: Bool, _ tree: LayoutTree) {
    guard isElsewhere else {
      for element in touched.parts.keys.sorted() {
        guard let slot = views.slot(of: ViewKey(element: element)),
          let changes = touched.parts[element]
        else { continue }
        configure(slot, ViewContent.Parts(of: changes), changes, tree)
      }
      return
    }
    for slot in views.all {
      guard let key = views[slot].key else { continue }
      let changes = key.separator < 0 ? touched.parts[key.element] ?? [] : []
      configure(slot, ViewContent.Parts(of: changes).union(.environment), changes, tree)
    }
  }
}

extension ViewContent.Parts {
  /// Creates the parts that contain the given attributes.
  fileprivate init(of changes: LayoutChanges.Parts) {
    self = []
    if !changes.isDisjoint(with: .content) { insert(.spec) }
    if !changes.isDisjoint(with: [.appearance, .placement]) { insert(.look) }
    if changes.contains(.direction) { insert(.environment) }
  }
}

extension LayoutEnvironment {
  /// Returns the environment with another direction.
  func turned(to direction: WritingDirection) -> LayoutEnvironment {
    var environment = self
    environment.direction = direction
    return environment
  }

  /// The environment without the safe area and the time, which have no effect on views.
  fileprivate var ofViews: LayoutEnvironment {
    var environment = self
    environment.safeArea = Self().safeArea
    environment.timeZone = .utc
    environment.now = .epoch
    return environment
  }
}
