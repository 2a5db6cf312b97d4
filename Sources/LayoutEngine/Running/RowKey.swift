/// The key of a row in a list, by which the row is recognized when the list changes.
public enum RowKey: Sendable, Hashable {
  /// A string.
  case string(String)
  /// An integer.
  case integer(Int)
}

/// The keys of the row that an element stands in, and of the rows around that under one parent.
struct RowPath: Sendable, Hashable {
  var key: RowKey
  /// The outermost first.
  var outer: [RowKey] = []
}
