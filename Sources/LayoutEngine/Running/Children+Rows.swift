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
  public mutating func item(key: RowKey, _ content: (inout Children<Item>) -> Void) {
    tree.pointee.openRow(key)
    content(&self)
    tree.pointee.closeRow()
  }

  /// Adds a row of a list that depends on one value and is rebuilt only when that value changes.
  ///
  /// An update of a ``RunningLayout`` reuses a row with the same key that was added by the same
  /// call for an equal value: the update does not call `content`. Rows are otherwise matched as by
  /// ``item(key:_:)``.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - value: Everything that `content` depends on besides ``range`` and ``environment``.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - content: Adds the elements of the row.
  @inlinable
  public mutating func item<Value: Equatable & Sendable>(
    key: RowKey, dependingOn value: Value,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column,
    _ content: (inout Children<Item>) -> Void,
  ) {
    let site = GeneratedCode.RowSite(file: file, line: line, column: column)
    item(key: key, dependingOn: value, site: site, content)
  }
}

// MARK: Rows of generated code

extension Children {
  /// Adds a row that depends on one value and is rebuilt only when that value changes.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - value: Everything that `content` depends on besides ``range`` and ``environment``.
  ///   - site: The loop that adds the row.
  ///   - content: Adds the elements of the row.
  @inlinable
  @_documentation(visibility: internal)
  public mutating func item<Value: Equatable & Sendable>(
    key: RowKey, dependingOn value: Value, site: GeneratedCode.RowSite,
    _ content: (inout Children<Item>) -> Void,
  ) {
    guard opensRow(key, value, at: site) else { return }
    content(&self)
    tree.pointee.closeRow()
  }

  /// Adds a row that depends on two values and is rebuilt only when one of them changes.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - first: One value that `content` depends on.
  ///   - second: Everything else that `content` depends on besides ``range`` and ``environment``;
  ///     `GeneratedCode.Both` combines two values into one.
  ///   - site: The loop that adds the row.
  ///   - content: Adds the elements of the row.
  @inlinable
  @_documentation(visibility: internal)
  public mutating func item<First: Equatable & Sendable, Second: Equatable & Sendable>(
    key: RowKey, dependingOn first: First, _ second: Second, site: GeneratedCode.RowSite,
    _ content: (inout Children<Item>) -> Void,
  ) {
    guard opensRow(key, first, second, at: site) else { return }
    content(&self)
    tree.pointee.closeRow()
  }

  /// Adds a row that depends on a value whose type is not `Equatable`, so every update rebuilds it.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - value: The value that `content` depends on; ignored.
  ///   - site: The loop that adds the row; ignored.
  ///   - content: Adds the elements of the row.
  @inlinable
  @_documentation(visibility: internal)
  public mutating func item<Value>(
    key: RowKey, dependingOn value: Value, site: GeneratedCode.RowSite,
    _ content: (inout Children<Item>) -> Void,
  ) {
    item(key: key, content)
  }

  /// Adds a row that depends on two values, one of a type that is not `Equatable`, so every update
  /// rebuilds it.
  ///
  /// - Parameters:
  ///   - key: The key of the row, which should be unique under the parent.
  ///   - first: One value that `content` depends on; ignored.
  ///   - second: Everything else that `content` depends on; ignored.
  ///   - site: The loop that adds the row; ignored.
  ///   - content: Adds the elements of the row.
  @inlinable
  @_documentation(visibility: internal)
  public mutating func item<First, Second>(
    key: RowKey, dependingOn first: First, _ second: Second, site: GeneratedCode.RowSite,
    _ content: (inout Children<Item>) -> Void,
  ) {
    item(key: key, content)
  }
}

// Not inlined and without a closure: compiled code has one copy for each type of value, and not one
// for each list.
extension Children {
  /// Opens a row, or takes over the row that was last added from an equal value; returns whether it
  /// is open.
  @inlinable @inline(never)
  func opensRow<Value: Equatable & Sendable>(
    _ key: RowKey, _ value: Value, at site: GeneratedCode.RowSite
  ) -> Bool {
    if let row = tree.pointee.findRow(key, at: site) as? RowValue<Value>,
      row.value == value
    {
      tree.pointee.keepRow()
      return false
    }
    tree.pointee.openRow(key, RowValue(value), at: site)
    return true
  }

  /// Opens a row, or takes over the row that was last added from equal values; returns whether it
  /// is open.
  @inlinable @inline(never)
  func opensRow<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ key: RowKey, _ first: First, _ second: Second, at site: GeneratedCode.RowSite
  ) -> Bool {
    // The values are compared in place, without copying them into a `Both`.
    if let row = tree.pointee.findRow(key, at: site)
      as? RowValue<GeneratedCode.Both<First, Second>>,
      row.value.first == first, row.value.second == second
    {
      tree.pointee.keepRow()
      return false
    }
    tree.pointee.openRow(key, RowValue(GeneratedCode.Both(first, second)), at: site)
    return true
  }
}
