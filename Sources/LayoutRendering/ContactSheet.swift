package import LayoutEngine

/// Several pictures on one page, each with a caption: of one document in several widths, say.
package struct ContactSheet: Sendable, Equatable {
  package struct Cell: Sendable, Equatable {
    package var caption: String
    package var picture: Picture
    /// What has changed since an earlier result.
    package var changes: [FrameChange]
    /// Where its top left is on the page.
    package var origin: LayoutPoint
  }

  package var title: String
  package private(set) var cells: [Cell] = []
  package private(set) var size: LayoutSize = .zero

  private static let margin: Float = 24
  private static let captionHeight: Float = 20

  /// Puts pictures into rows that are about as wide as the page is high, in their order.
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
      // A caption of a narrow picture has room too.
      x += max(picture.size.width, Float(caption.count) * 6) + Self.margin
      rowHeight = max(rowHeight, picture.size.height)
      size.width = max(size.width, x)
      size.height = max(size.height, origin.y + rowHeight + Self.margin)
    }
  }

  /// At least as wide as the widest, and else such that the page is about square.
  private static func rowWidth(for sizes: [LayoutSize]) -> Float {
    let area = sizes.reduce(Float(0)) { sum, size in
      sum + (size.width + margin) * (size.height + captionHeight + margin)
    }
    let widest = sizes.map(\.width).max() ?? 0
    return max(area.squareRoot() * 1.3, widest + 2 * margin)
  }
}
