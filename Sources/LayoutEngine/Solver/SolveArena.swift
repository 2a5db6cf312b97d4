/// What a solve needs besides the tree, kept for the next one.
struct SolveArena: Sendable {
  var frames: [Frame] = []

  mutating func invalidate() {
    frames.removeAll(keepingCapacity: true)
  }
}
