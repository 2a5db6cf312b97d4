/// What edges came to in a solve: a number of points for each of the four.
package struct UsedEdges: Sendable, Equatable {
  package var top: Float = 0
  /// Left in both directions.
  package var left: Float = 0
  package var bottom: Float = 0
  /// Right in both directions.
  package var right: Float = 0

  package static let zero = UsedEdges()
}
