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

  /// Adds a row of a list that follows from a value, and is made again only where that changes.
  ///
  /// In an update of a ``RunningLayout``, a row that had the key, was added at the same place and came
  /// from an equal value stays as it is: `content` is not called. Rows are else as in
  /// ``row(key:_:)``.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - value: All that `content` depends on besides ``range`` and ``environment``.
  ///   - site: Where the row is added.
  ///   - content: Adds the elements of the row.
  @inlinable
  public mutating func row<Value: Equatable & Sendable>(
    key: RowKey, from value: Value, site: RowSite = RowSite(),
    _ content: (inout Children<Item>) -> Void,
  ) {
    if let row = tree.pointee.findRow(key, at: site) as? RowValue<Value>,
      row.value == value
    {
      tree.pointee.keepRow()
      return
    }
    tree.pointee.openRow(key, RowValue(value), at: site)
    content(&self)
    tree.pointee.closeRow()
  }

  /// Adds a row of a list that follows from two values, and is made again only where one changes.
  ///
  /// It is as with one value.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - first: One value that `content` depends on.
  ///   - second: All else that `content` depends on besides ``range`` and ``environment``; ``Both`` makes
  ///     one value of two.
  ///   - site: Where the row is added.
  ///   - content: Adds the elements of the row.
  @inlinable
  public mutating func row<First: Equatable & Sendable, Second: Equatable & Sendable>(
    key: RowKey, from first: First, _ second: Second, site: RowSite = RowSite(),
    _ content: (inout Children<Item>) -> Void,
  ) {
    // Nothing is copied to be compared.
    if let row = tree.pointee.findRow(key, at: site) as? RowValue<Both<First, Second>>,
      row.value.first == first, row.value.second == second
    {
      tree.pointee.keepRow()
      return
    }
    tree.pointee.openRow(key, RowValue(Both(first, second)), at: site)
    content(&self)
    tree.pointee.closeRow()
  }

  /// Adds a row of a list that follows from a value of a type that is not `Equatable`: it is made again in
  /// every update.
  ///
  /// Generated code has it for types of an app's own. Rows are else as in ``row(key:_:)``.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - value: What `content` depends on.
  ///   - site: Where the row is added.
  ///   - content: Adds the elements of the row.
  @inlinable
  @_documentation(visibility: internal)
  public mutating func row<Value>(
    key: RowKey, from value: Value, site: RowSite = RowSite(),
    _ content: (inout Children<Item>) -> Void,
  ) {
    row(key: key, content)
  }

  /// Adds a row of a list that follows from two values, of which one is of a type that is not
  /// `Equatable`: it is made again in every update.
  ///
  /// Generated code has it for types of an app's own. Rows are else as in ``row(key:_:)``.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - first: One value that `content` depends on.
  ///   - second: All else that `content` depends on.
  ///   - site: Where the row is added.
  ///   - content: Adds the elements of the row.
  @inlinable
  @_documentation(visibility: internal)
  public mutating func row<First, Second>(
    key: RowKey, from first: First, _ second: Second, site: RowSite = RowSite(),
    _ content: (inout Children<Item>) -> Void,
  ) {
    row(key: key, content)
  }
}
