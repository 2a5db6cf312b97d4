import LayoutEngine
import LayoutModel
import LayoutSchema

/// The elements of a solved document, as expectations of tests ask about them.
package struct MeasuredElements: Sendable {
  /// An element of the tree, in the coordinates of the document.
  struct Element: Sendable {
    /// The frame, in points from the top left of the document.
    var frame: LayoutRect
    /// Whether the element takes part in the layout: it is neither `gone` nor left out by a `fit`.
    var isThere: Bool
    /// Whether the element is there and drawn, like all around it.
    var isShown: Bool
    /// The innermost row around the element, as an index in ``rows``, or −1.
    var row: Int32
    /// The lines of a text.
    var lines: TextLines?
  }

  private(set) var elements: [Element] = []
  /// The rows of the loops in the document's own body.
  let rows: [PlacedRow]
  /// The elements of the tree for each element of the document, in the order of the tree.
  private(set) var places: [Int: [Int]] = [:]
  let size: LayoutSize
  let isRightToLeft: Bool

  /// Reads the elements of a layout, the last one that `interpreter` solved.
  ///
  /// The interpreter has to note rows.
  package init(_ layout: SolvedLayout, _ interpreter: borrowing Interpreter) {
    let tree = interpreter.tree
    rows = interpreter.runner.rows
    size = layout.size
    isRightToLeft = tree.environment.direction == .rtl
    let rowsOfElements = interpreter.runner.rowsOfElements
    elements.reserveCapacity(layout.elements.count)
    var open: [Int] = []
    for (place, solved) in layout.elements.enumerated() {
      while let last = open.last, layout.elements[last].end <= place { open.removeLast() }
      var frame = solved.shownFrame
      let element = LayoutElement(place)
      var isShown = !solved.isGone && tree.style(of: element)?.visibility != .invisible
      if let parent = open.last {
        let around = elements[parent]
        let offset = layout.elements[parent].contentOffset ?? .zero
        frame.x += around.frame.x - offset.x
        frame.y += around.frame.y - offset.y
        isShown = isShown && around.isShown
      }
      elements.append(
        Element(
          frame: frame, isThere: !solved.isGone, isShown: isShown,
          row: rowsOfElements.indices.contains(place) ? rowsOfElements[place] : -1,
          lines: solved.kind == .text && !solved.isGone ? tree.lines(of: element) : nil))
      for source in solved.sources { places[source, default: []].append(place) }
      open.append(place)
    }
  }

  /// Returns a row and those around it, the innermost first.
  func rows(around row: Int32) -> [Int32] {
    var all: [Int32] = []
    var next = row
    while rows.indices.contains(Int(next)) {
      all.append(next)
      next = rows[Int(next)].outer
    }
    return all
  }

  /// Returns the value of a member; nil if the element is not there and so has no such member.
  ///
  /// - Parameters:
  ///   - kind: The member.
  ///   - place: The element, or nil for none.
  ///   - container: The frame from whose edges lengths are counted, in the coordinates of the
  ///     document.
  /// - Returns: The value, of which lengths are in points, rounded to thousandths.
  func value(
    _ kind: ElementMember.Kind, of place: Int?, in container: LayoutRect
  ) -> ConstantValue? {
    let element = place.map { elements[$0] }
    if kind == .isShown { return .bool(element?.isShown ?? false) }
    guard let element, element.isThere else { return nil }
    let frame = element.frame
    let left = frame.x - container.x
    let right = left + frame.width
    let (start, end) =
      isRightToLeft ? (container.width - right, container.width - left) : (left, right)
    switch kind {
    case .start: return Self.points(start)
    case .end: return Self.points(end)
    case .left: return Self.points(left)
    case .right: return Self.points(right)
    case .top: return Self.points(frame.y - container.y)
    case .bottom: return Self.points(frame.y - container.y + frame.height)
    case .width: return Self.points(frame.width)
    case .height: return Self.points(frame.height)
    case .lines: return .integer(element.lines?.count ?? 0)
    case .isTruncated: return .bool(element.lines?.isTruncated ?? false)
    case .isShown: return nil
    }
  }

  /// Returns a length without what sums of fractions of pixels leave behind.
  private static func points(_ length: Float) -> ConstantValue {
    .number((Double(length) * 1000).rounded() / 1000)
  }
}
