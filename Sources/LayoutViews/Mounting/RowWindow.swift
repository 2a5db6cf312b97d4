import LayoutEngine

/// The children of an element that is longer than the visible part of its scroll, with those in
/// sight.
///
/// The children are sorted by their start along the scroll axis, so binary search finds those in
/// sight.
struct RowWindow {
  /// The children sorted by their start; in document order where two start together.
  let rows: [LayoutElement]
  /// The start of each child, in points from the start of the content.
  private let starts: [Float]
  /// For each child, the last end among the child and those before it.
  private let ends: [Float]
  /// The indices of pinned children, which stay mounted at every offset.
  private let pinned: [Int]
  /// Whether the order by start is document order.
  private let isInOrder: Bool
  /// The indices of the children in sight.
  private(set) var shown = 0..<0

  /// Creates a window over the children of an element of a solved tree.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - tree: The tree.
  ///   - offset: The origin of the element in the content, in points.
  ///   - isVertical: Whether the scroll axis is vertical.
  init(
    _ element: LayoutElement, of tree: LayoutTree, startingAt offset: LayoutPoint, isVertical: Bool
  ) {
    var entries: [(row: LayoutElement, start: Float, end: Float)] = []
    var isInOrder = true
    var next = tree.firstChild(of: element)
    while let child = next {
      let frame = tree.frame(of: child)
      let start = isVertical ? offset.y + frame.y : offset.x + frame.x
      if let last = entries.last, last.start > start { isInOrder = false }
      entries.append((child, start, start + (isVertical ? frame.height : frame.width)))
      next = tree.nextSibling(of: child)
    }
    if !isInOrder { entries.sort { ($0.start, $0.row) < ($1.start, $1.row) } }
    rows = entries.map(\.row)
    starts = entries.map(\.start)
    var last = -Float.infinity
    ends = entries.map {
      last = max(last, $0.end)
      return last
    }
    self.isInOrder = isInOrder
    let isStack = tree.kind(of: element) == .stack
    pinned = isStack ? entries.indices.filter { tree.isPinned(entries[$0].row) } : []
  }

  /// Moves the window, and returns the rows that leave and enter it.
  mutating func show(from start: Float, to end: Float) -> (
    leaving: [LayoutElement], entering: [LayoutElement]
  ) {
    let before = shown
    let first = ends.partitioningIndex { $0 >= start }
    shown = first..<max(first, starts.partitioningIndex { $0 > end })
    guard before != shown else { return ([], []) }
    return (rows(at: before, without: shown), rows(at: shown, without: before))
  }

  /// The rows at some indices but not at others, without pinned rows.
  private func rows(at places: Range<Int>, without others: Range<Int>) -> [LayoutElement] {
    let first =
      places.lowerBound..<max(places.lowerBound, min(places.upperBound, others.lowerBound))
    let last = min(places.upperBound, max(places.lowerBound, others.upperBound))..<places.upperBound
    return [first, last].flatMap { $0.filter { !isPinned($0) }.map { self.rows[$0] } }
  }

  private func isPinned(_ place: Int) -> Bool {
    let found = pinned.partitioningIndex { $0 >= place }
    return found < pinned.count && pinned[found] == place
  }

  /// The rows in the window and the pinned rows, in document order.
  var shownRows: [LayoutElement] {
    let besides = pinned.filter { !shown.contains($0) }
    let found = rows[shown] + besides.map { rows[$0] }
    return isInOrder && besides.isEmpty ? Array(found) : found.sorted()
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which `holds` is true, if it is true for all elements after
  /// it.
  func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
