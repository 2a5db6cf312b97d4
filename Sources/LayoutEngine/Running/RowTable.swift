/// The elements of a tree that stand in rows with a key, by their numbers.
///
/// It lies beside the tree, because most have none.
@usableFromInline
struct RowTable: Sendable {
  private struct Entry: Sendable {
    let element: Int32
    let path: RowPath
  }

  private struct OpenRow: Sendable {
    let path: RowPath
    /// How many elements are open where the row stands.
    let depth: Int
  }

  /// In the order of their numbers.
  private var entries: [Entry] = []
  private var openRows: [OpenRow] = []
  /// Whether rows were forgotten, because an edit gave other numbers to elements.
  private(set) var isOutdated = false

  @usableFromInline var hasOpenRow: Bool { !openRows.isEmpty }
  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    openRows.removeAll(keepingCapacity: true)
    isOutdated = false
  }

  /// Forgets all rows, as the elements get other numbers.
  mutating func outdate() {
    guard !entries.isEmpty else { return }
    entries.removeAll(keepingCapacity: true)
    isOutdated = true
  }

  mutating func open(_ key: RowKey, depth: Int) {
    var path = RowPath(key: key)
    if let around = openRows.last, around.depth == depth {
      path.outer = around.path.outer + [around.path.key]
    }
    openRows.append(OpenRow(path: path, depth: depth))
  }

  mutating func close() {
    _ = openRows.popLast()
  }

  /// Notes an element that was added, if a row stands where it does.
  mutating func note(_ element: Int32, depth: Int) {
    guard let row = openRows.last, row.depth == depth else { return }
    entries.append(Entry(element: element, path: row.path))
  }

  /// Notes the row of the element that was added last.
  mutating func note(_ element: Int32, in keys: [RowKey]) {
    guard let key = keys.last else { return }
    entries.append(
      Entry(element: element, path: RowPath(key: key, outer: Array(keys.dropLast()))))
  }

  /// The row that an element stands in.
  subscript(element: Int) -> RowPath? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].element < element { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].element == element ? entries[low].path : nil
  }
}
