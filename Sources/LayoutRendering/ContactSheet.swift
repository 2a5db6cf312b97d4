package import LayoutEngine

/// Several pictures on one page, each with a caption; for instance of one document in several
/// widths.
package struct ContactSheet: Sendable, Equatable {
  package struct Cell: Sendable, Equatable {
    package var caption: String
    package var picture: Picture
    /// The changes since an earlier result.
    package var changes: [FrameChange]
    /// The position of the picture's top left corner on the page.
    package var origin: LayoutPoint
  }

  package var title: String
  package private(set) var cells: [Cell] = []
  package private(set) var size: LayoutSize = .zero

  private static let margin: Float = 24
  private static let captionHeight: Float = 20

  /// Arranges pictures in rows, in their order, so that the page is about square.
  package init(
    _ title: String, _ pictures: [(caption: String, picture: Picture, changes: [FrameChange])]
  ) {
    self.title = title
    let rowWidth = Self.rowWidth(for: pictures.map(\.picture.size))
    var (x, y, rowHeight) = (Self.margin, Self.margin, Float(0))
    for (caption, picture, changes) in pictures {
      if x > Self.margin, x + picture.size.width > rowWidth {
        x = Self.margin
        y += rowHeight + Self.captionHeight + Self.margin
        rowHeight = 0
      }
      let origin = LayoutPoint(x: x, y: y + Self.captionHeight)
      cells.append(Cell(caption: caption, picture: picture, changes: changes, origin: origin))
      // The caption of a narrow picture may be wider than the picture.
      x += max(picture.size.width, Float(caption.count) * 6) + Self.margin
      rowHeight = max(rowHeight, picture.size.height)
      size.width = max(size.width, x)
      size.height = max(size.height, origin.y + rowHeight + Self.margin)
    }
  }

  /// Returns the width of rows: at least that of the widest picture, and else such that the page is
  /// about square.
  private static func rowWidth(for sizes: [LayoutSize]) -> Float {
    let area = sizes.reduce(Float(0)) { sum, size in
      sum + (size.width + margin) * (size.height + captionHeight + margin)
    }
    let widest = sizes.map(\.width).max() ?? 0
    return max(area.squareRoot() * 1.3, widest + 2 * margin)
  }
}
