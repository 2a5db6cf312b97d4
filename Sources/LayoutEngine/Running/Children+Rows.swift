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
