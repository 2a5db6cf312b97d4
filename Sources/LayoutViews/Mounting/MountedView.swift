import LayoutEngine

/// What a view is mounted for: an element, or a separator of a `linear`.
struct ViewKey: Hashable, Comparable {
  var element: LayoutElement
  /// −1 for the element itself, and else which of its separators.
  var separator = -1

  static func < (one: ViewKey, other: ViewKey) -> Bool {
    (one.element, one.separator) < (other.element, other.separator)
  }
}

/// A view where it is mounted.
struct MountedView<View> {
  /// Nil for the surface of the host alone.
  let view: View?
  let kind: ViewKind
  /// Which of all views that were ever mounted it is.
  let stamp: UInt64
  /// Nil for the surface, and for what the tree no longer has.
  var key: ViewKey?
  /// The slot of the view it is in; −1 for the surface, and for what is in none.
  var parent = -1
  /// The slots of the views in it, from back to front.
  var children: [Int] = []
  /// Where it belongs, in its parent.
  var frame = Frame.zero
  /// How opaque it is when nothing fades.
  var opacity: Float = 1
  /// What of both the backend was told last.
  var shownFrame = Frame.zero
  var shownOpacity: Float = 1
  /// The slot of the scroll in which only rows in sight have views, where its children are such rows; or −1.
  var scroll = -1
  /// Whether it is not among its parent's views any more, unless someone claims it.
  var isLeftover = false
}

/// The views that are mounted, each in a slot that it keeps.
struct MountedViews<View> {
  private var slots: [MountedView<View>?] = []
  private var free: [Int] = []
  private var places: [ViewKey: Int] = [:]
  private var stamps: UInt64 = 0
  /// What is mounted, in document order; nil when something came or went since.
  private var order: [ViewKey]?

  /// The slot of the host's surface.
  var surfaceSlot: Int { 0 }

  init() { _ = add(nil, .box, for: nil) }

  /// How many views there are.
  var count: Int { slots.count - free.count - 1 }

  subscript(slot: Int) -> MountedView<View> {
    _read {
      // A slot is used only while a view is in it.
      guard let view = slots[slot] else { preconditionFailure("there is no view in this slot") }
      yield view
    }
    _modify {
      guard var view = slots[slot] else { preconditionFailure("there is no view in this slot") }
      slots[slot] = nil
      defer { slots[slot] = view }
      yield &view
    }
  }

  /// Whether a view is in a slot.
  func holds(_ slot: Int) -> Bool { slots.indices.contains(slot) && slots[slot] != nil }

  /// The slot of what is mounted for an element or a separator.
  func slot(of key: ViewKey) -> Int? { places[key] }

  /// The slot that a token names, if it still does.
  func slot(of token: ViewToken) -> Int? {
    holds(token.slot) && self[token.slot].stamp == token.stamp ? token.slot : nil
  }

  /// What the view in a slot is known by.
  func token(of slot: Int) -> ViewToken { ViewToken(slot: slot, stamp: self[slot].stamp) }

  /// Adds a view that has no parent yet.
  mutating func add(_ view: View?, _ kind: ViewKind, for key: ViewKey?) -> Int {
    stamps &+= 1
    let mounted = MountedView(view: view, kind: kind, stamp: stamps, key: key)
    let slot = free.popLast() ?? slots.count
    if slot == slots.count { slots.append(mounted) } else { slots[slot] = mounted }
    if let key {
      places[key] = slot
      order = nil
    }
    return slot
  }

  /// Empties a slot.
  mutating func remove(_ slot: Int) {
    forgetKey(of: slot)
    slots[slot] = nil
    free.append(slot)
  }

  /// Notes that a view shows nothing of the tree any more.
  mutating func forgetKey(of slot: Int) {
    guard let key = self[slot].key else { return }
    self[slot].key = nil
    if places[key] == slot { places[key] = nil }
    order = nil
  }

  /// All slots with a view, but for the surface.
  var all: [Int] { slots.indices.dropFirst().filter { slots[$0] != nil } }

  /// Gives elements other numbers; what is no more loses its key.
  ///
  /// - Returns: The slots of what is no more.
  mutating func renumber(_ successor: (LayoutElement) -> LayoutElement?) -> [Int] {
    var lost: [Int] = []
    var moved: [ViewKey: Int] = [:]
    moved.reserveCapacity(places.count)
    for (key, slot) in places {
      guard let element = successor(key.element) else {
        self[slot].key = nil
        lost.append(slot)
        continue
      }
      let key = ViewKey(element: element, separator: key.separator)
      self[slot].key = key
      moved[key] = slot
    }
    places = moved
    order = nil
    return lost
  }

  /// What is mounted for some elements, without what is in a view of one of them.
  mutating func outermost(in elements: Range<LayoutElement>, of tree: LayoutTree) -> [ViewKey] {
    let order = self.order ?? places.keys.sorted()
    self.order = order
    var found: [ViewKey] = []
    var place = order.partitioningIndex { $0.element >= elements.lowerBound }
    while place < order.count, order[place].element < elements.upperBound {
      let key = order[place]
      found.append(key)
      place += 1
      guard key.separator < 0 else { continue }
      let end = tree.subtree(of: key.element).upperBound
      place = order[place...].partitioningIndex { $0.element >= end }
    }
    return found
  }
}
