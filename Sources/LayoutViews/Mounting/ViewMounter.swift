public import LayoutEngine

/// Keeps the views of a toolkit as a solved tree has its elements.
///
/// A leaf is a view, and so is what scrolls or clips and a container whose looks show or matter: with a color,
/// a stroke, corners, a shadow, an opacity, a tint, or words for assistive technology. Other containers only
/// say where things are. What is longer than the scroll around it shows is not mounted as a whole: of its
/// children only those have views that meet what shows, or nearly do; see ``overscan``.
///
/// ```swift
/// let mounter = ViewMounter(backend: backend)
/// mounter.mount(running.tree, in: running.environment)
/// let changes = running.update(document)
/// mounter.update(changes, of: running.tree, in: running.environment)
/// ```
///
/// A ``ViewHost`` does this for a document. An update takes time in proportion to what changed, and what
/// scrolls in proportion to what comes into sight and leaves it.
public final class ViewMounter<Backend: ViewBackend> {
  /// The views.
  public let backend: Backend
  /// How far beyond what shows of a scroll rows are mounted on either side, as a share of its length.
  ///
  /// It is a number from 0 on, by default 0.5, and counts when something is scrolled or changes.
  public var overscan: Float = 0.5
  /// How many views of one kind are kept to be used again, from 0 on.
  public var poolLimit = 64

  var views = MountedViews<Backend.View>()
  /// What scrolls, by slot.
  var scrolls: [Int: ScrollState] = [:]
  /// Where scrolls were scrolled to, by element; others are where they open.
  var offsets: [LayoutElement: LayoutPoint] = [:]
  /// The slots of separators.
  var lines: Set<Int> = []
  /// The scroll of each element whose children are rows in it.
  var scrollsOfRows: [LayoutElement: Int] = [:]
  /// The views whose children are to be looked through, from the outermost in.
  var waiting = SlotQueue()
  /// Views that no one has claimed so far.
  var leftovers: [(slot: Int, stamp: UInt64)] = []
  /// What is on its way to where it belongs.
  var transition: ViewTransition?
  var environment = LayoutEnvironment()
  /// The names of outlets; nil gives none.
  var nameOf: ((_ element: LayoutElement) -> String)?
  /// Told of a picture or a font that a view is about to show, and whether a layout lacks its size.
  var needs: ((_ asset: LayoutAsset, _ isWithoutSize: Bool) -> Void)?
  private var pools: [ViewKind: [Backend.View]] = [:]
  private(set) var isMounted = false

  /// Creates a mounter without any views.
  public init(backend: Backend) {
    self.backend = backend
  }

  /// How many views are mounted.
  public var viewCount: Int { views.count }

  /// Makes views for a solved tree; views that are there are removed first.
  public func mount(_ tree: LayoutTree, in environment: LayoutEnvironment) {
    unmount()
    self.environment = environment
    isMounted = true
    waiting.add(views.surfaceSlot, before: nil)
    arrangeWaiting(tree)
  }

  /// Removes all views, and forgets where anything was scrolled to.
  public func unmount() {
    endTransition()
    for slot in views[views.surfaceSlot].children.reversed() { unmount(slot) }
    offsets = [:]
    isMounted = false
  }

  /// Removes all views that are kept to be used again, as when memory is short.
  public func emptyPools() {
    for pool in pools.values {
      for view in pool { backend.discard(view) }
    }
    pools = [:]
  }

  /// The view of an element; `nil` where it has none, or is a row out of sight.
  public func view(of element: LayoutElement) -> Backend.View? {
    views.slot(of: ViewKey(element: element)).flatMap { views[$0].view }
  }

  /// The element that a view shows, by its number now; `nil` where it shows none any more.
  public func element(of token: ViewToken) -> LayoutElement? {
    views.slot(of: token).flatMap { views[$0].key?.element }
  }

  /// What the view of an element is known by; `nil` where it has none.
  public func token(of element: LayoutElement) -> ViewToken? {
    views.slot(of: ViewKey(element: element)).map { views.token(of: $0) }
  }
}

// MARK: Making and giving up

extension ViewMounter {
  /// Makes or takes a view for what has none, with its frame; it has no parent yet.
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

  /// Removes a view with all that is in it, to be used again.
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
    views.remove(slot)
    guard let view = mounted.view else { return }
    guard pools[mounted.kind, default: []].count < poolLimit else {
      backend.discard(view)
      return
    }
    if mounted.shownOpacity != 1 { backend.setOpacity(1, of: view) }
    backend.recycle(view)
    pools[mounted.kind, default: []].append(view)
  }

  /// Takes a view out of its parent, if it has one.
  func detach(_ slot: Int) {
    let parent = views[slot].parent
    guard parent >= 0, let view = views[slot].view else { return }
    views[parent].children.removeAll { $0 == slot }
    views[slot].parent = -1
    backend.remove(view, from: views[parent].view)
  }

  /// Tells a view what it shows.
  func configure(
    _ slot: Int, _ parts: ViewContent.Parts, _ changes: LayoutChanges.Parts, _ tree: LayoutTree
  ) {
    guard let view = views[slot].view, let key = views[slot].key else { return }
    let content = content(of: slot, key, changes, tree)
    let look = content.look
    if parts.contains(.spec), let needs { content.tellNeeds(to: needs) }
    backend.configure(view, as: content, changed: parts)
    guard parts.contains(.look) else { return }
    // What is not a number is no opacity.
    views[slot].opacity = look.opacity >= 0 ? min(look.opacity, 1) : look.opacity.isNaN ? 1 : 0
    // What was there before an animated update is on its way.
    if transition?.starts[slot] == nil { show(slot, opacity: views[slot].opacity) }
  }
}

extension ViewMounter {
  private func content(
    of slot: Int, _ key: ViewKey, _ changes: LayoutChanges.Parts, _ tree: LayoutTree
  ) -> ViewContent {
    var look = Appearance()
    if key.separator < 0, let said = tree.appearance(of: key.element) { look = said }
    return ViewContent(
      kind: views[slot].kind, element: key.element, token: views.token(of: slot),
      name: key.separator < 0 ? nameOf?(key.element) ?? "" : "", spec: tree.spec(of: key.element),
      look: look, isPinned: key.separator < 0 && tree.isPinned(key.element),
      padding: tree.padding(ofLeaf: key.element),
      environment: environment, changes: changes)
  }

  /// Tells the views that show a picture or a font that it has arrived, or is known to be missing.
  func noteArrival(of asset: LayoutAsset, _ tree: LayoutTree) {
    for slot in views.all where views[slot].kind == .image || views[slot].kind == .text {
      guard let key = views[slot].key, content(of: slot, key, [], tree).shows(asset) else {
        continue
      }
      configure(slot, .asset, [], tree)
    }
  }

  /// What is shown at a moment, beside the tree.
  func surroundings(_ tree: LayoutTree) -> HitTest.Surroundings {
    HitTest.Surroundings(
      offset: { self.offset(of: $0, in: tree) ?? .zero },
      rows: { element in
        guard let scroll = self.scrollsOfRows[element] else { return nil }
        return self.scrolls[scroll]?.rows[element]?.shownRows
      })
  }
}

extension ViewContent {
  /// Tells which pictures and fonts the view shows.
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

  /// Whether the view shows a picture or a font.
  func shows(_ asset: LayoutAsset) -> Bool {
    var isShown = false
    tellNeeds { shown, _ in isShown = isShown || shown == asset }
    return isShown
  }
}

/// Slots to be looked at, those of the first elements first.
struct SlotQueue {
  private var entries: [(element: Int, slot: Int)] = []

  /// Adds a slot by its element; the surface has none.
  mutating func add(_ slot: Int, before element: LayoutElement?) {
    entries.append((element?.index ?? -1, slot))
    var place = entries.count - 1
    while place > 0, entries[(place - 1) / 2].element > entries[place].element {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the slot of the first element, once if it was added several times.
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
      guard entries[child].element < entries[place].element else { break }
      entries.swapAt(place, child)
      place = child
    }
    return first.slot
  }
}
