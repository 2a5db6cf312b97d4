/// The resolved lengths of four edges, in points.
package struct UsedEdges: Sendable, Equatable {
  package var top: Float = 0
  /// The left edge in both directions.
  package var left: Float = 0
  package var bottom: Float = 0
  /// The right edge in both directions.
  package var right: Float = 0

  package static let zero = UsedEdges()
}
