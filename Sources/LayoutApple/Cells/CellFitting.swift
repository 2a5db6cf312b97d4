package import LayoutEngine

/// The lengths of a cell that its collection decides; the content decides the others.
package enum CellFitting: Sendable, Equatable {
  /// The collection scrolls vertically and decides the width.
  case width
  /// The collection scrolls horizontally and decides the height.
  case height
  /// The content decides both lengths, at most as large as the collection has estimated.
  case size

  /// Returns the sizes that a cell may have.
  ///
  /// - Parameter given: The size that the collection has estimated, in points.
  /// - Returns: The range.
  package func range(_ given: LayoutSize) -> SizeRange {
    switch self {
    case .width: .width(given.width)
    case .height: .height(given.height)
    case .size: SizeRange(max: given)
    }
  }

  /// Returns the size of a cell for the measured size of its content.
  package func size(_ content: LayoutSize, given: LayoutSize) -> LayoutSize {
    switch self {
    case .width: LayoutSize(width: given.width, height: content.height)
    case .height: LayoutSize(width: content.width, height: given.height)
    case .size: content
    }
  }
}
