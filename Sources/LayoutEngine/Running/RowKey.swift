/// The key of a row in a list, by which the row is recognized when the list changes.
public enum RowKey: Sendable, Hashable {
  /// A string, such as the identifier of a post.
  case string(String)
  /// An integer, such as a number from a database.
  case integer(Int)
}

/// The key of the row that contains an element, and the keys of the enclosing rows under one
/// parent.
struct RowPath: Sendable, Hashable {
  var key: RowKey
  /// The keys of the enclosing rows, the outermost first.
  var outer: [RowKey] = []
}
