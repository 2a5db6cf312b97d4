/// What tells a row of a list apart from the others when the list changes.
public enum RowKey: Sendable, Hashable {
  /// A name, such as one that a database gives.
  case string(String)
  /// A number, such as one that a database gives.
  case integer(Int)
}

/// The keys of the row that an element stands in, and of the rows around that under one parent.
struct RowPath: Sendable, Hashable {
  var key: RowKey
  /// The outermost first.
  var outer: [RowKey] = []
}
