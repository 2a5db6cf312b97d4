/// What is known of a cell during a solve: its parent's scratch while that is measured, and its
/// place once that is laid out.
struct CellState: Sendable {
  /// The length along the layout, padding included.
  var main: Float = 0
  /// The length across the layout, padding included.
  var cross: Float = 0
  /// What the content was measured in, where it was.
  var offer = Offer(width: .open, height: .open)
  var content = Size.zero
  var isMeasured = false

  /// The edges in the coordinates of the outermost layout of the family, not rounded.
  var rect = CellRect()
  /// What `rect` was when what is in the cell was laid out.
  var laidRect = CellRect()
  /// The separator before the cell, in the coordinates of its layout.
  var separator = Frame.zero
  var hasSeparator = false
}

/// A rectangle by its edges, in double precision, so that neighbours share theirs.
struct CellRect: Sendable, Equatable {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
}

/// Rounding of edges to the nearest pixel, away from zero where two are.
struct CellGrid {
  private let scale: Double

  init(scale: Float) { self.scale = Swift.min(Swift.max(Double(scale), 0.01), 100) }

  /// Edges are sums of lengths in single precision, which are forgiven what they lose.
  func snap(_ edge: Double) -> Double {
    let pixels = (edge.magnitude + Limits.noise) * scale
    guard pixels < Limits.fraction else { return edge }
    let magnitude = Self.floor(pixels + 0.5)
    return (edge < 0 ? -magnitude : magnitude) / scale
  }

  private static func floor(_ value: Double) -> Double {
    let nearest = value.nearestWhole
    return nearest > value ? nearest - 1 : nearest
  }

  /// The frame of a rectangle within another, both by their rounded edges.
  func frame(_ rect: CellRect, in outer: CellRect) -> Frame {
    let left = snap(rect.left)
    let top = snap(rect.top)
    return Frame(
      // Adding 0 leaves no negative one.
      x: Float(left - snap(outer.left)) + 0,
      y: Float(top - snap(outer.top)) + 0,
      width: Float(snap(rect.right) - left),
      height: Float(snap(rect.bottom) - top))
  }
}
