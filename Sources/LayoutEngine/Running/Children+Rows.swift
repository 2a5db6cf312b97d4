extension Children {
  /// Adds a row of a list, whose elements keep their identity when the list changes.
  ///
  /// ``LayoutTree/update(to:)`` matches rows by their key, wherever they have moved. Several rows
  /// with one key under one parent are matched in their order.
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

  /// Adds a row of a list that depends on one value and is rebuilt only when that value changes.
  ///
  /// An update of a ``RunningLayout`` reuses a row with the same key, site and an equal value: the
  /// update does not call `content`. Rows are otherwise matched as by ``row(key:_:)``.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - value: Everything that `content` depends on besides ``range`` and ``environment``.
  ///   - site: The loop or call that adds the row; rows with one key that are added in several
  ///     places need different sites.
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

  /// Adds a row of a list that depends on two values and is rebuilt only when one of them changes.
  ///
  /// An update of a ``RunningLayout`` reuses a row with the same key, site and equal values: the
  /// update does not call `content`. Rows are otherwise matched as by ``row(key:_:)``.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - first: One value that `content` depends on.
  ///   - second: Everything else that `content` depends on besides ``range`` and ``environment``;
  ///     ``Both`` combines two values into one.
  ///   - site: The loop or call that adds the row; rows with one key that are added in several
  ///     places need different sites.
  ///   - content: Adds the elements of the row.
  @inlinable
  public mutating func row<First: Equatable & Sendable, Second: Equatable & Sendable>(
    key: RowKey, from first: First, _ second: Second, site: RowSite = RowSite(),
    _ content: (inout Children<Item>) -> Void,
  ) {
    // The values are compared in place, without copying them into a `Both`.
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

  /// Adds a row of a list that depends on a value whose type is not `Equatable`, so every update
  /// rebuilds the row.
  ///
  /// Generated code calls this overload for values of an app's own types. Rows are matched as by
  /// ``row(key:_:)``.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - value: The value that `content` depends on; ignored.
  ///   - site: The place in the source that adds the row; ignored.
  ///   - content: Adds the elements of the row.
  @inlinable
  @_documentation(visibility: internal)
  public mutating func row<Value>(
    key: RowKey, from value: Value, site: RowSite = RowSite(),
    _ content: (inout Children<Item>) -> Void,
  ) {
    row(key: key, content)
  }

  /// Adds a row of a list that depends on two values, one of a type that is not `Equatable`, so
  /// every update rebuilds the row.
  ///
  /// Generated code calls this overload for values of an app's own types. Rows are matched as by
  /// ``row(key:_:)``.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - first: One value that `content` depends on; ignored.
  ///   - second: Everything else that `content` depends on; ignored.
  ///   - site: The place in the source that adds the row; ignored.
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
