import LayoutEngine

/// A view that belongs in a given view.
struct DesiredView {
  let key: ViewKey
  /// The frame in the coordinates of the given view.
  let frame: LayoutRect
  /// The slot of the scroll whose rows are the view's children, or −1.
  let scroll: Int
}

/// Finds the views that belong in a given view, from back to front.
///
/// These are the views below its element that are in no other view; of rows in a scroll, only those
/// in sight.
struct ViewWalk {
  /// An element to visit.
  struct Stop {
    let element: LayoutElement
    /// The origin of the element's parent in the view.
    let origin: LayoutPoint
    /// The slot of the scroll in which the element may be a row or contain rows, or −1.
    let scroll: Int
  }

  /// Returns the mounted children of an element that contains rows of a scroll; nil for other
  /// elements.
  typealias Rows = (_ element: LayoutElement, _ scroll: Int) -> [LayoutElement]?

  private(set) var found: [DesiredView] = []
  private var waiting: [Stop] = []

  /// Adds the view of an element, or the views in it if it has none.
  mutating func visit(_ stop: Stop, in tree: LayoutTree, _ rows: Rows) {
    waiting.append(stop)
    run(tree, rows)
  }

  /// Adds the views in an element that has a view itself.
  mutating func visitChildren(
    of element: LayoutElement, in tree: LayoutTree, _ scroll: Int, _ rows: Rows
  ) {
    addSeparators(of: element, at: .zero, tree)
    push(
      scroll < 0 ? nil : rows(element, scroll), of: element, at: .zero, scroll, tree)
    run(tree, rows)
  }

  private mutating func run(_ tree: LayoutTree, _ rows: Rows) {
    while let stop = waiting.popLast() {
      let element = stop.element
      let frame = tree.frame(of: element)
      let shown = stop.scroll < 0 ? nil : rows(element, stop.scroll)
      let scroll = shown == nil ? -1 : stop.scroll
      let origin = LayoutPoint(x: stop.origin.x + frame.x, y: stop.origin.y + frame.y)
      guard !tree.hasView(element) else {
        let frame = LayoutRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
        found.append(DesiredView(key: ViewKey(element: element), frame: frame, scroll: scroll))
        continue
      }
      addSeparators(of: element, at: origin, tree)
      push(shown, of: element, at: origin, scroll, tree)
    }
  }

  /// Adds the separators of an element before its children, because separators lie behind the
  /// children.
  private mutating func addSeparators(
    of element: LayoutElement, at origin: LayoutPoint, _ tree: LayoutTree
  ) {
    guard tree.kind(of: element) == .linear else { return }
    for (place, frame) in tree.separators(of: element).enumerated() {
      found.append(
        DesiredView(
          key: ViewKey(element: element, separator: place), frame: frame.moved(by: origin),
          scroll: -1))
    }
  }

  /// Pushes children in reverse order, because the last one is popped first.
  private mutating func push(
    _ rows: [LayoutElement]?, of element: LayoutElement, at origin: LayoutPoint, _ scroll: Int,
    _ tree: LayoutTree
  ) {
    let first = waiting.count
    if let rows {
      waiting += rows.map { Stop(element: $0, origin: origin, scroll: scroll) }
    } else {
      var next = tree.firstChild(of: element)
      while let child = next {
        waiting.append(Stop(element: child, origin: origin, scroll: scroll))
        next = tree.nextSibling(of: child)
      }
    }
    if tree.kind(of: element) != .background { waiting[first...].reverse() }
    // Equivalent, `!= 0` as `!= 1`: where all numbers are the same, sorting changes nothing.
    // Equivalent, dropped: it only saves the sort.
    guard waiting[first...].contains(where: { tree.zIndex(of: $0.element) != 0 }) else { return }
    // The sort is stable.
    waiting[first...].sort { tree.zIndex(of: $0.element) > tree.zIndex(of: $1.element) }
  }
}
