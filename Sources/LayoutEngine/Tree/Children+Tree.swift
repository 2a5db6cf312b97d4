extension Children where Item == NoPlacement {
  /// Adds elements by the functions of the tree itself, for a document that is interpreted.
  ///
  /// The elements may depend on any part of the environment.
  ///
  /// - Parameter content: Fills the tree, and returns whether its elements depend on the range.
  package mutating func fill(
    _ content: (inout LayoutTree, SizeRange, LayoutEnvironment) -> Bool
  ) {
    let range = tree.pointee.range
    // Reading it notes that the elements depend on it.
    let environment = environment
    if content(&tree.pointee, range, environment) { tree.pointee.asksForRange = true }
  }
}
