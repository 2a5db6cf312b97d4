package import LayoutEngine

/// Which lengths of a cell its collection decides, and which its content.
package enum CellFitting: Sendable, Equatable {
  /// The collection scrolls vertically: it gives the width.
  case width
  /// The collection scrolls horizontally: it gives the height.
  case height
  /// The content is as large as it likes, within what the collection has estimated at most.
  case size

  /// The sizes that a cell may have.
  ///
  /// - Parameter given: The size that the collection has in mind, in points.
  /// - Returns: The range.
  package func range(_ given: LayoutSize) -> SizeRange {
    switch self {
    case .width: .width(given.width)
    case .height: .height(given.height)
    case .size: SizeRange(max: given)
    }
  }

  /// The size that the cell asks for, when its content is so large.
  package func size(_ content: LayoutSize, given: LayoutSize) -> LayoutSize {
    switch self {
    case .width: LayoutSize(width: given.width, height: content.height)
    case .height: LayoutSize(width: content.width, height: given.height)
    case .size: content
    }
  }
}
