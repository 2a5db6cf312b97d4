public import LayoutEngine

// What an update changed, brought to the views that it concerns.

extension ViewMounter {
  /// Brings the views up to date with a tree.
  ///
  /// - Parameters:
  ///   - changes: All that changed since the last mount or update.
  ///   - tree: The tree with the changes.
  ///   - environment: The environment that it was solved in.
  ///   - animated: Whether views keep their frames at first; see ``animate(to:)``.
  public func update(
    _ changes: LayoutChanges, of tree: LayoutTree, in environment: LayoutEnvironment,
    animated: Bool = false,
  ) {
    guard isMounted else { return mount(tree, in: environment) }
    if animated { beginTransition() } else { endTransition() }
    let isElsewhere = self.environment.ofViews != environment.ofViews
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
  }

  /// Follows the numbers of elements; gives the views of what is no more.
  private func renumber(_ changes: LayoutChanges) -> [Int] {
    let lost = views.renumber { changes.successor(of: $0) }
    offsets = offsets.reduce(into: [:]) { offsets, entry in
      if let element = changes.successor(of: entry.key) { offsets[element] = entry.value }
    }
    // Rows have other numbers, whichever they are.
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

  /// Removes views of what is no more, with all that is in them, before anything is made, so that they can be
  /// used again; those that hold what is still there wait until that has been taken out.
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

/// The views that an update concerns in themselves.
private struct TouchedViews {
  /// Elements with another frame that have no view; the views in them have other frames than before.
  var frames: [LayoutElement] = []
  var parts: [LayoutElement: LayoutChanges.Parts] = [:]
  /// The slots of scrolls that are larger, smaller or elsewhere, or whose content is.
  var scrolls: Set<Int> = []
  /// The elements whose children may be parted by lines now.
  var lined: Set<LayoutElement> = []
}

extension ViewMounter {
  private func note(
    _ changes: LayoutChanges, _ tree: LayoutTree, _ touched: inout TouchedViews
  ) {
    for element in changes.inserted { waitForChange(in: tree.parent(of: element), tree) }
    for element in changes.returned { waitForChange(in: tree.parent(of: element), tree) }
    for element in changes.bereft { waitForChange(in: element, tree) }
    for element in changes.gone { waitForMove(of: element, tree) }
    for element in changes.moved { waitForMove(of: element, tree) }
    for change in changes.altered { note(change, tree, &touched) }
    for change in changes.reframed { note(change, tree, &touched) }
    for element in touched.lined
    where views.slot(of: ViewKey(element: element, separator: 0)) == nil
      && !tree.separators(of: element).isEmpty
    {
      wait(for: nearestView(at: element, tree))
    }
    for slot in touched.scrolls where views.holds(slot) && views[slot].key != nil {
      resetWindows(of: slot)
      refreshScroll(slot, tree)
    }
  }

  /// Notes that something came or went in an element.
  private func waitForChange(in element: LayoutElement?, _ tree: LayoutTree) {
    wait(for: nearestView(at: element, tree))
    guard let element else { return }
    // A layout that holds nothing is a view, and else mostly none.
    if tree.kind(of: element) == .custom {
      wait(for: nearestView(at: tree.parent(of: element), tree))
    }
    if let scroll = scrollsOfRows[element] { resetWindows(of: scroll) }
  }

  /// Notes that an element left its place, and may have another one.
  private func waitForMove(of element: LayoutElement, _ tree: LayoutTree) {
    waitForChange(in: tree.parent(of: element), tree)
    for key in views.outermost(in: tree.subtree(of: element), of: tree) {
      if let slot = views.slot(of: key) { wait(for: views[slot].parent) }
    }
  }

  /// Notes which layouts have their lines elsewhere, which no frame of a child need tell.
  private func waitForLines(_ tree: LayoutTree) {
    var frames: [LayoutElement: [Frame]] = [:]
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
      // It may have a line before it now.
      wait(for: nearestView(at: parent, tree))
    }
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
    // What a box does with its children does not show in it.
    let shown: LayoutChanges.Parts =
      views[slot].kind == .box ? .appearance : [.content, .appearance]
    var parts = change.parts.intersection(shown)
    if change.parts.contains(.placement), let parent = tree.parent(of: element),
      tree.kind(of: parent) == .stack
    {
      parts.insert(.placement)
    }
    if !parts.isEmpty { touched.parts[element, default: []].formUnion(parts) }
    if views[slot].kind == .scroll, !parts.isDisjoint(with: .content) {
      touched.scrolls.insert(slot)
    }
    if tree.kind(of: element) == .linear { wait(for: slot) }
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
    if tree.kind(of: element) == .linear { touched.lined.insert(element) }
    guard let parent = tree.parent(of: element) else { return }
    if tree.kind(of: parent) == .linear { touched.lined.insert(parent) }
    if let scroll = scrollsOfRows[parent] { touched.scrolls.insert(scroll) }
    if tree.kind(of: parent) == .scroll, let slot = views.slot(of: ViewKey(element: parent)) {
      touched.scrolls.insert(slot)
    }
  }

  // MARK: Frames and contents

  /// Gives the views of an element their frames, where it has another one.
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
    place(slot, Frame(x: origin.x, y: origin.y, width: size.width, height: size.height))
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
  /// What some attributes belong to.
  fileprivate init(of changes: LayoutChanges.Parts) {
    self = []
    if !changes.isDisjoint(with: .content) { insert(.spec) }
    if !changes.isDisjoint(with: [.appearance, .placement]) { insert(.look) }
  }
}

extension LayoutEnvironment {
  /// What views show: all but the safe area, which moves without any of them.
  fileprivate var ofViews: LayoutEnvironment {
    var environment = self
    environment.safeArea = Self().safeArea
    return environment
  }
}
