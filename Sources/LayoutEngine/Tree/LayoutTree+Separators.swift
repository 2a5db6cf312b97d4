extension LayoutTree {
  /// The frames of the separators of a `linear` in the last solve, in its own coordinates; empty
  /// for other elements.
  public func separators(of element: Int) -> [Frame] {
    guard nodes[element].kind == .linear else { return [] }
    var separators: [Frame] = []
    var child = nodes[element].firstChild
    while child >= 0 {
      let index = Int(nodes[Int(child)].placement)
      if arena.cells.indices.contains(index), arena.cells[index].hasSeparator {
        separators.append(arena.cells[index].separator)
      }
      child = nodes[Int(child)].nextSibling
    }
    return separators
  }
}
