/// The rows of a tree that another version of its document may take over as they are, while that is
/// being built.
///
/// A row that says what it was made from is not made again from an equal value: each of its elements
/// is put in as a mark, which stands for the element of the first tree with all that is in it.
struct KeptRows: Sendable {
  /// A row that was taken over, and those in it.
  struct Row: Sendable {
    /// Its place among the rows of the new version, and among those of the first.
    let row: Int
    let old: Int
    /// The number of its first mark, or of what was added next.
    let mark: Int
  }

  private struct Identity: Hashable {
    let site: RowSite
    let key: RowKey
  }

  let table: RowTable
  let nodes: [Node]
  private(set) var kept: [Row] = []
  /// The row that was found last.
  private(set) var found = 0
  /// Where the next row is looked for first.
  private var cursor = 0
  /// The rows by what they are recognized by, made when one is not where it is looked for.
  private var places: [Identity: Int]?

  init(of table: RowTable, _ nodes: [Node]) {
    self.table = table
    self.nodes = nodes
  }

  /// What the row was made from that has a key and was added at a place.
  mutating func find(_ key: RowKey, at site: RowSite, outer: [RowKey]) -> (any AnyRowValue)? {
    guard let place = place(of: key, site) else { return nil }
    // If it is made again, those in it are looked for next.
    cursor = place + 1
    guard table.rows[place].path.outer == outer, let origin = table.rows[place].origin
    else { return nil }
    found = place
    return origin.value
  }

  private mutating func place(of key: RowKey, _ site: RowSite) -> Int? {
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

  /// Takes over the row that was found last.
  mutating func keep(at row: Int, mark: Int) {
    kept.append(Row(row: row, old: found, mark: mark))
    cursor = table.rows[found].next
  }
}
