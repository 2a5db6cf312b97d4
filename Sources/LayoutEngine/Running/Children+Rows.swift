extension Children {
  /// Adds a row of a list, whose elements stay themselves wherever the row goes and however it
  /// changes.
  ///
  /// Of rows with the same key under one parent, the first before is the first now, and so on.
  ///
  /// - Parameters:
  ///   - key: What tells the row apart from the others under the same parent.
  ///   - content: Adds the elements of the row.
  @inlinable
  public mutating func row(key: RowKey, _ content: (inout Children<Item>) -> Void) {
    tree.pointee.openRow(key)
    content(&self)
    tree.pointee.closeRow()
  }
}

extension LayoutTree {
  @usableFromInline
  mutating func openRow(_ key: RowKey) {
    rows.open(key, depth: openNodes.count)
  }

  @usableFromInline
  mutating func closeRow() {
    rows.close()
  }

  /// Says which row the element stands in that was opened last, by the keys of the rows around it.
  package mutating func noteRow(_ keys: [RowKey]) {
    guard !nodes.isEmpty else { return }
    rows.note(Int32(truncatingIfNeeded: nodes.count - 1), in: keys)
  }
}
