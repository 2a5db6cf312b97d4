import LayoutEngine

/// The children of an element that is longer than the scroll around it shows, in the order in which they
/// begin along it, so that those in sight are found by halving.
struct RowWindow {
  /// The children by where they begin; in document order where two begin together.
  let rows: [LayoutElement]
  /// Where each begins, in points from the beginning of the content.
  private let starts: [Float]
  /// Where the one ends, among it and those before it, that ends last.
  private let ends: [Float]
  /// The places of those that stay in sight wherever the content is scrolled to.
  private let pinned: [Int]
  /// Whether they begin in document order.
  private let isInOrder: Bool
  /// The places of those in sight.
  private(set) var shown = 0..<0

  /// Takes the children of an element of a solved tree.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - tree: The tree.
  ///   - offset: Where it begins in the content, in points.
  ///   - isVertical: Whether it is scrolled up and down.
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

  /// Moves the window; tells which rows leave it and which enter.
  mutating func show(from start: Float, to end: Float) -> (
    leaving: [LayoutElement], entering: [LayoutElement]
  ) {
    let before = shown
    let first = ends.partitioningIndex { $0 >= start }
    shown = first..<max(first, starts.partitioningIndex { $0 > end })
    guard before != shown else { return ([], []) }
    return (rows(at: before, without: shown), rows(at: shown, without: before))
  }

  /// The rows at some places but not at others, without those that stay anyway.
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

  /// What is in the window, in document order.
  var shownRows: [LayoutElement] {
    let besides = pinned.filter { !shown.contains($0) }
    let found = rows[shown] + besides.map { rows[$0] }
    return isInOrder && besides.isEmpty ? Array(found) : found.sorted()
  }
}

extension RandomAccessCollection where Index == Int {
  /// The place of the first element that something holds of, where it holds of all behind that.
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
