extension Children {
  /// Adds a row of a list, whose elements keep their identity when the list changes.
  ///
  /// ``LayoutTree/update(to:)`` matches rows by their key, wherever they have moved. If several
  /// rows under one parent have the same key, it matches them in their order.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
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
