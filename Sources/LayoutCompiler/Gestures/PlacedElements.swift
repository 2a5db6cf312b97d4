import LayoutEngine
import LayoutInterpreter

/// The elements of a solved document in the coordinates of its root.
struct PlacedElements: Sendable {
  /// The frames at which elements are shown, by index.
  private(set) var frames: [LayoutRect] = []
  /// The index of each element's parent; nil for the root.
  private(set) var parents: [Int?] = []

  /// - Complexity: O(n) in the number of elements.
  init(_ layout: SolvedLayout) {
    var open: [Int] = []
    /// The origin of each element's children, by index.
    var origins: [LayoutPoint] = []
    for (index, element) in layout.elements.enumerated() {
      while let last = open.last, layout.elements[last].end <= index { open.removeLast() }
      let parent = open.last
      let origin =
        parent.map { origins[$0] } ?? LayoutPoint(x: -element.frame.x, y: -element.frame.y)
      let (x, y) = (origin.x + element.shownFrame.x, origin.y + element.shownFrame.y)
      let offset = element.contentOffset ?? .zero
      origins.append(LayoutPoint(x: x - offset.x, y: y - offset.y))
      open.append(index)
      parents.append(parent)
      frames.append(
        LayoutRect(x: x, y: y, width: element.frame.width, height: element.frame.height))
    }
  }
}
