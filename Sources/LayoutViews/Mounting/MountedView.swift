import LayoutEngine

/// The key of a mounted view: an element, or a separator of a `linear`.
struct ViewKey: Hashable, Comparable {
  var element: LayoutElement
  /// The index of the separator in the element; −1 for the element itself.
  var separator = -1

  static func < (one: ViewKey, other: ViewKey) -> Bool {
    (one.element, one.separator) < (other.element, other.separator)
  }
}

/// A mounted view with its place among the others.
struct MountedView<View> {
  /// The view of the toolkit; nil for the host's surface only.
  let view: View?
  let kind: ViewKind
  /// The serial number among all views that were ever mounted.
  let stamp: UInt64
  /// The key; nil for the surface, and for elements that the tree no longer contains.
  var key: ViewKey?
  /// The slot of the parent; −1 for the surface and for views without a parent.
  var parent = -1
  /// The slots of the child views, from back to front.
  var children: [Int] = []
  /// The final frame, in the coordinates of the parent.
  var frame = LayoutRect.zero
  /// The final opacity, when no view fades.
  var opacity: Float = 1
  /// The states of the element that the view shows, if it looks different in any.
  var states: ElementStates = []
  /// The frame and the opacity that the backend received last.
  var shownFrame = LayoutRect.zero
  var shownOpacity: Float = 1
  /// The slot of the scroll whose rows in sight are the view's children; −1 if the children are no
  /// such rows.
  var scroll = -1
  /// Whether the view no longer belongs in its parent, and is removed unless another parent claims
  /// it.
  var isLeftover = false
}

/// The mounted views, each in a slot that stays the same while the view is mounted.
struct MountedViews<View> {
  private var slots: [MountedView<View>?] = []
  private var free: [Int] = []
  private var places: [ViewKey: Int] = [:]
  private var stamps: UInt64 = 0
  /// The keys in document order; nil after views were added or removed.
  private var order: [ViewKey]?

  /// The slot of the host's surface.
  var surfaceSlot: Int { 0 }

  init() { _ = add(nil, .box, for: nil) }

  /// The number of views without the surface.
  var count: Int { slots.count - free.count - 1 }

  subscript(slot: Int) -> MountedView<View> {
    _read {
      // A slot is accessed only while it contains a view.
      guard let view = slots[slot] else { preconditionFailure("there is no view in this slot") }
      yield view
    }
    _modify {
      guard var view = slots[slot] else { preconditionFailure("there is no view in this slot") }
      // Equivalent, dropped: the children are only copied before they change.
      slots[slot] = nil
      defer { slots[slot] = view }
      yield &view
    }
  }

  /// Whether a slot contains a view.
  func holds(_ slot: Int) -> Bool { slots.indices.contains(slot) && slots[slot] != nil }

  /// The slot of an element or a separator; nil if it is not mounted.
  func slot(of key: ViewKey) -> Int? { places[key] }

  /// The slot that a token identifies; nil if the token is outdated.
  func slot(of token: ViewToken) -> Int? {
    holds(token.slot) && self[token.slot].stamp == token.stamp ? token.slot : nil
  }

  /// The token of the view in a slot.
  func token(of slot: Int) -> ViewToken { ViewToken(slot: slot, stamp: self[slot].stamp) }

  /// Adds a view without a parent and returns its slot.
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

  /// Removes the key of a view that no longer shows an element of the tree.
  mutating func forgetKey(of slot: Int) {
    guard let key = self[slot].key else { return }
    self[slot].key = nil
    if places[key] == slot { places[key] = nil }
    order = nil
  }

  /// All slots with a view, without the surface.
  var all: [Int] { slots.indices.dropFirst().filter { slots[$0] != nil } }

  /// Renumbers the elements of all keys; views of removed elements lose their keys.
  ///
  /// - Parameter successor: Returns the new element for an old one; nil if it was removed.
  /// - Returns: The slots of removed elements.
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

  /// Returns the keys of mounted views in a range of elements, without views inside other views of
  /// the range.
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
