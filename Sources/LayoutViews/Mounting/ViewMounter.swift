public import LayoutEngine

/// An object that keeps the views of a toolkit in step with the elements of a solved tree.
///
/// Every leaf has a view, and so does every element that scrolls, clips or is pinned. A container
/// has a view if its appearance is visible or matters: a color, a stroke, corners, a shadow, an
/// opacity, a rotation, a tint, or attributes for assistive technology. Other containers only
/// position their children. Of an element that is longer than the visible part of its scroll, only
/// the children in sight or nearly in sight have views; see ``overscan``.
///
/// ```swift
/// let mounter = ViewMounter(backend: backend)
/// mounter.mount(running.tree, in: running.environment)
/// let changes = running.update(document)
/// mounter.update(changes, of: running.tree, in: running.environment)
/// ```
///
/// A ``ViewHost`` does this for a document. The time of an update is in proportion to the changes.
/// The time of a scroll is in proportion to the rows that come into sight or leave it.
public final class ViewMounter<Backend: ViewBackend> {
  /// The backend, which creates the views.
  public let backend: Backend
  /// The length beyond the visible part of a scroll in which rows are mounted, on either side, as a
  /// fraction of the visible length.
  ///
  /// The default is 0.5; a negative number counts as 0. A new value takes effect with the next
  /// scroll or change of rows.
  public var overscan: Float = 0.5
  /// The maximum number of unused views of one kind that are stored for reuse; the default is 64.
  ///
  /// With 0 or a negative number no view is stored. A lower limit removes no views that are stored
  /// already.
  public var poolLimit = 64

  var views = MountedViews<Backend.View>()
  /// The mounted scrolls, by slot.
  var scrolls: [Int: ScrollState] = [:]
  /// The offsets of scrolls that were scrolled, by element; other scrolls are at their initial
  /// offset.
  var offsets: [LayoutElement: LayoutPoint] = [:]
  /// The slots of mounted separators.
  var lines: Set<Int> = []
  /// The slot of the scroll for each element whose children are its rows.
  var scrollsOfRows: [LayoutElement: Int] = [:]
  /// The views whose children must be arranged, outer ones first.
  var waiting = SlotQueue()
  /// The views that no longer belong in their parents and that no other parent has claimed.
  var leftovers: [(slot: Int, stamp: UInt64)] = []
  /// The animated update in progress, or nil.
  var transition: ViewTransition?
  var environment = LayoutEnvironment()
  /// Returns the name of an element's outlet; nil if outlets have no names.
  var nameOf: ((_ element: LayoutElement) -> String)?
  /// Called with a picture or a font that a view is about to show, and whether a layout lacks its
  /// size.
  var needs: ((_ asset: LayoutAsset, _ isWithoutSize: Bool) -> Void)?
  /// Whether an element answers people otherwise than by an action; nil if none does.
  var answers: ((_ element: LayoutElement) -> Bool)?
  /// The elements that people act on at the moment.
  var pointed = PointedElements()
  /// What elements say of their motion, by the slots of their views; most say nothing.
  var saidMotions: [Int: SaidMotion] = [:]
  /// The factors by which views on their way are drawn larger, by slot; of others it is 1.
  var shownScales: [Int: Float] = [:]
  /// The slots of views that look different in some states.
  var changing: Set<Int> = []
  /// The colors that states give the letters of texts, by the slots of their views; most give none.
  var stateColors: [Int: LayoutColor] = [:]
  private var pools: [ViewKind: [Backend.View]] = [:]
  private(set) var isMounted = false

  /// Creates a mounter without any views.
  public init(backend: Backend) {
    self.backend = backend
  }

  /// The number of mounted views.
  public var viewCount: Int { views.count }

  /// Creates the views of a solved tree, after removing all existing views.
  ///
  /// - Parameters:
  ///   - tree: The solved tree.
  ///   - environment: The environment of the tree's last solve.
  /// - Complexity: O(n) in the number of views created and removed.
  public func mount(_ tree: LayoutTree, in environment: LayoutEnvironment) {
    unmount()
    self.environment = environment
    isMounted = true
    waiting.add(views.surfaceSlot, before: nil)
    arrangeWaiting(tree)
  }

  /// Removes all views, and discards all scroll offsets.
  ///
  /// - Complexity: O(n) in the number of views.
  public func unmount() {
    endTransition()
    for slot in views[views.surfaceSlot].children.reversed() { unmount(slot) }
    offsets = [:]
    pointed = PointedElements()
    isMounted = false
  }

  /// Discards all views that are stored for reuse, for example when memory is short.
  ///
  /// - Complexity: O(n) in the number of stored views.
  public func emptyPools() {
    for pool in pools.values {
      for view in pool { backend.discard(view) }
    }
    pools = [:]
  }

  /// Returns the view of an element; `nil` if the element has no view or is a row out of sight.
  public func view(of element: LayoutElement) -> Backend.View? {
    views.slot(of: ViewKey(element: element)).flatMap { views[$0].view }
  }

  /// Returns the element that a view shows, as an index in the current tree; `nil` if the token is
  /// outdated.
  public func element(of token: ViewToken) -> LayoutElement? {
    views.slot(of: token).flatMap { views[$0].key?.element }
  }

  /// Returns the token of an element's view; `nil` if the element has no view or is a row out of
  /// sight.
  public func token(of element: LayoutElement) -> ViewToken? {
    views.slot(of: ViewKey(element: element)).map { views.token(of: $0) }
  }
}

// MARK: Creating and removing views

extension ViewMounter {
  /// Creates or reuses a view for a key without one, and sets its frame; the view has no parent
  /// yet.
  func makeView(for desired: DesiredView, in tree: LayoutTree) -> Int {
    let kind = desired.key.separator < 0 ? tree.viewKind(of: desired.key.element) : .separator
    let slot = views.add(takeView(kind), kind, for: desired.key)
    configure(slot, .all, [.content, .appearance], tree)
    views[slot].frame = desired.frame
    views[slot].shownFrame = desired.frame
    if let view = views[slot].view { backend.setFrame(desired.frame, of: view) }
    if kind == .scroll { open(slot, in: tree) }
    if kind == .separator { lines.insert(slot) }
    return slot
  }

  private func takeView(_ kind: ViewKind) -> Backend.View {
    if let view = pools[kind]?.popLast() { return view }
    return backend.makeView(kind)
  }

  /// Removes a view with its descendants, and stores the views for reuse.
  func unmount(_ slot: Int) {
    detach(slot)
    var order = [slot]
    var place = 0
    while place < order.count {
      order += views[order[place]].children
      place += 1
    }
    for slot in order.dropFirst().reversed() { detach(slot) }
    for slot in order { giveUp(slot) }
  }

  private func giveUp(_ slot: Int) {
    let mounted = views[slot]
    transition?.drop(slot)
    closeScroll(slot)
    lines.remove(slot)
    changing.remove(slot)
    // Equivalent, `!` dropped: the next view in the slot notes what its own element says.
    if !saidMotions.isEmpty { saidMotions[slot] = nil }
    if !stateColors.isEmpty { stateColors[slot] = nil }
    views.remove(slot)
    guard let view = mounted.view else { return }
    guard pools[mounted.kind, default: []].count < poolLimit else {
      backend.discard(view)
      shownScales[slot] = nil
      return
    }
    dropScale(of: slot, view)
    if mounted.shownOpacity != 1 { backend.setOpacity(1, of: view) }
    backend.recycle(view)
    pools[mounted.kind, default: []].append(view)
  }

  /// Removes a view from its parent, if it has one.
  func detach(_ slot: Int) {
    let parent = views[slot].parent
    guard parent >= 0, let view = views[slot].view else { return }
    views[parent].children.removeAll { $0 == slot }
    views[slot].parent = -1
    backend.remove(view, from: views[parent].view)
  }

  /// Passes the content of a view to the backend.
  func configure(
    _ slot: Int, _ parts: ViewContent.Parts, _ changes: LayoutChanges.Parts, _ tree: LayoutTree
  ) {
    guard let view = views[slot].view, let key = views[slot].key else { return }
    var (parts, changes) = (parts, changes)
    if colorDidChange(of: slot, key, tree) {
      parts.insert(.spec)
      changes.insert(.textColor)
    }
    let content = content(of: slot, key, changes, tree)
    let look = content.look
    if parts.contains(.spec), let needs { content.tellNeeds(to: needs) }
    backend.configure(view, as: content, changed: parts)
    if parts.contains(.look) || !saidMotions.isEmpty { noteMotion(of: slot, content) }
    guard parts.contains(.look) else { return }
    if key.separator < 0 { noteStates(of: slot, key.element, tree) }
    // An opacity that is NaN counts as 1.
    views[slot].opacity = look.opacity >= 0 ? min(look.opacity, 1) : look.opacity.isNaN ? 1 : 0
    // In an animated update, existing views change their opacity gradually.
    if transition?.starts[slot] == nil { show(slot, opacity: views[slot].opacity) }
  }
}

extension ViewMounter {
  private func content(
    of slot: Int, _ key: ViewKey, _ changes: LayoutChanges.Parts, _ tree: LayoutTree
  ) -> ViewContent {
    let look = key.separator < 0 ? look(of: key.element, in: tree) : ElementStyle()
    return ViewContent(
      kind: views[slot].kind, element: key.element, token: views.token(of: slot),
      name: key.separator < 0 ? nameOf?(key.element) ?? "" : "",
      spec: spec(of: key.element, stateColors[slot], tree),
      look: look, isEnabled: tree.isEnabled(key.element),
      isPinned: key.separator < 0 && tree.isPinned(key.element),
      padding: tree.padding(ofLeaf: key.element),
      environment: environment.turned(to: tree.direction(of: key.element)), changes: changes)
  }

  /// Reports to all views with a picture or a font that it has loaded or is missing.
  func noteArrival(of asset: LayoutAsset, _ tree: LayoutTree) {
    for slot in views.all where views[slot].kind == .image || views[slot].kind == .text {
      guard let key = views[slot].key, content(of: slot, key, [], tree).shows(asset) else {
        continue
      }
      configure(slot, .asset, [], tree)
    }
  }

  /// The current scroll offsets and mounted rows, for hit tests.
  func surroundings(_ tree: LayoutTree) -> HitTest.Surroundings {
    HitTest.Surroundings(
      offset: { self.offset(of: $0, in: tree) ?? .zero },
      rows: { element in
        guard let scroll = self.scrollsOfRows[element] else { return nil }
        return self.scrolls[scroll]?.rows[element]?.shownRows
      },
      pinned: { self.pinnedDistance(of: $0, in: tree) })
  }
}

extension ViewContent {
  /// Calls `needs` with each picture and font that the view shows.
  fileprivate func tellNeeds(to needs: (LayoutAsset, Bool) -> Void) {
    if let image {
      if image.source != .none { needs(.picture(image.source), image.isWithoutSize) }
      if image.placeholder != .none { needs(.picture(image.placeholder), false) }
    } else if let text {
      if let family = text.fontFamily { needs(.font(family), false) }
      for run in text.runs {
        if let family = run.fontFamily { needs(.font(family), false) }
      }
    }
  }

  /// Whether the view shows the given picture or font.
  func shows(_ asset: LayoutAsset) -> Bool {
    var isShown = false
    tellNeeds { shown, _ in isShown = isShown || shown == asset }
    return isShown
  }
}

/// A priority queue of slots, ordered by their elements.
struct SlotQueue {
  private var entries: [(element: Int, slot: Int)] = []

  /// Adds a slot with the priority of its element; the surface, without an element, comes first.
  mutating func add(_ slot: Int, before element: LayoutElement?) {
    entries.append((element?.index ?? -1, slot))
    var place = entries.count - 1
    while place > 0, entries[(place - 1) / 2].element > entries[place].element {
      // Equivalent, `place, …` as `…, place`: swapping does not depend on the order.
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes and returns the slot of the first element; a slot added several times is returned
  /// once.
  mutating func next() -> Int? {
    guard let first = removeFirst() else { return nil }
    while let again = entries.first, again.slot == first { _ = removeFirst() }
    return first
  }

  private mutating func removeFirst() -> Int? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first.slot }
    entries[0] = last
    var place = 0
    while 2 * place + 1 < entries.count {
      var child = 2 * place + 1
      if child + 1 < entries.count, entries[child + 1].element < entries[child].element {
        child += 1
      }
      // Equivalent, `<` as `<=`: equal entries are interchangeable.
      guard entries[child].element < entries[place].element else { break }
      // Equivalent, `place, child` as `child, place`: swapping does not depend on the order.
      entries.swapAt(place, child)
      place = child
    }
    return first.slot
  }
}
