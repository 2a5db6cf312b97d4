import LayoutEngine

/// Columns of equal width, whose edges lie on pixels.
struct ColumnGrid {
  /// The number of columns, at least 1.
  let columns: Int
  /// The width of all columns and spaces, in points.
  let length: Float
  private let column: Double
  private let spacing: Double
  private let scale: Double

  /// Creates columns that share `most` points, or, if infinite, are as wide as the widest child
  /// requires.
  init(
    _ layout: MasonryLayout, _ children: inout CustomChildren<MasonryLayout.Item>,
    upTo most: Float
  ) {
    columns = min(max(layout.columns, 1), 1000)
    spacing = Double(Self.sane(layout.spacing))
    scale = min(max(Double(children.environment.scale), 0.01), 100)
    let gaps = spacing * Double(columns - 1)
    if most < .infinity {
      column = max(0, (Double(most) - gaps) / Double(columns))
      length = most
    } else {
      var widest = 0.0
      for child in children.indices {
        let span = Double(min(max(children.item(of: child).span, 1), columns))
        let width = Double(children.measure(child).width)
        widest = max(widest, (width - spacing * (span - 1)) / span)
      }
      column = (widest * scale - 1e-4).rounded(.up) / scale
      length = Float(column * Double(columns) + gaps)
    }
  }

  /// The points clamped to 0…9,999,999; 0 for `NaN`.
  static func sane(_ points: Float) -> Float { points > 0 ? min(points, 9_999_999) : 0 }

  /// The number of columns that a child covers.
  func span(of item: MasonryLayout.Item) -> Int { min(max(item.span, 1), columns) }

  /// The distance from the start edge to a column, in points.
  func start(of column: Int) -> Float { Float(pixels(before: column) / scale) }

  /// The width of `span` columns and the spaces between them, in points.
  func width(from column: Int, _ span: Int) -> Float {
    let end = ((self.column + spacing) * Double(column + span) - spacing) * scale
    return Float(max(0, end.rounded() - pixels(before: column)) / scale)
  }

  private func pixels(before column: Int) -> Double {
    ((self.column + spacing) * Double(column) * scale).rounded()
  }
}
