/// The rows of a tree that a new version of its document may reuse while the version is built.
///
/// A row with an origin is not built again if its value is equal. Instead, each of its elements
/// becomes a mark, which stands for a whole subtree of the old tree.
struct KeptRows: Sendable {
  /// A row that was reused together with the rows in it.
  struct Row: Sendable {
    /// The indices of the row in the new version (`row`) and in the old one (`old`).
    let row: Int
    let old: Int
    /// The number of the row's first mark, or of the next element if the row is empty.
    let mark: Int
  }

  private struct Identity: Hashable {
    let site: GeneratedCode.RowSite
    let key: RowKey
  }

  let table: RowTable
  let nodes: [Node]
  private(set) var kept: [Row] = []
  /// The index in `table` of the row that was found last.
  private(set) var found = 0
  /// The index in `table` at which the search for the next row starts.
  private var cursor = 0
  /// The index of each row by its identity; built when a row is not at the cursor.
  private var places: [Identity: Int]?

  init(of table: RowTable, _ nodes: [Node]) {
    self.table = table
    self.nodes = nodes
  }

  /// Finds a row by its key and site, and returns the value it was built from.
  mutating func find(_ key: RowKey, at site: GeneratedCode.RowSite, outer: [RowKey]) -> (
    any AnyRowValue
  )? {
    guard let place = place(of: key, site) else { return nil }
    // If the row is rebuilt, the rows in it are searched next.
    cursor = place + 1
    guard table.rows[place].path.outer == outer, let origin = table.rows[place].origin
    else { return nil }
    found = place
    return origin.value
  }

  private mutating func place(of key: RowKey, _ site: GeneratedCode.RowSite) -> Int? {
    if cursor < table.rows.count, table.rows[cursor].path.key == key,
      table.rows[cursor].origin?.site == site
    {
      return cursor
    }
    if places == nil {
      var places: [Identity: Int] = [:]
      for (place, row) in table.rows.enumerated() {
        guard let origin = row.origin else { continue }
        places[Identity(site: origin.site, key: row.path.key)] = place
      }
      self.places = places
    }
    return places?[Identity(site: site, key: key)]
  }

  /// Reuses the row that was found last.
  mutating func keep(at row: Int, mark: Int) {
    kept.append(Row(row: row, old: found, mark: mark))
    cursor = table.rows[found].next
  }
}
