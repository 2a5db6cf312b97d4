/// The rows of a tree: their keys, their elements and the values they were built from.
///
/// The table is separate from the nodes, because most elements have no row.
@usableFromInline
struct RowTable: Sendable {
  struct Row: Sendable {
    let path: RowPath
    /// The site and value of the row; nil for a row without a value.
    var origin: RowOrigin?
    /// The number of elements that are open where the row is added.
    let depth: Int
    /// The numbers of the row's elements and of all their descendants.
    var elements: Range<Int>
    /// The index of the first entry in `entries` for `elements`.
    var firstEntry: Int
    /// The index of the first row after this one and the rows in it.
    var next = 0
  }

  /// An element that is a direct member of a row.
  struct Entry: Sendable {
    var element: Int
    var row: Int
  }

  /// The rows, in the order in which they were opened.
  private(set) var rows: [Row] = []
  /// The direct members of rows, in the order of their numbers.
  private(set) var entries: [Entry] = []
  private var openRows: [Int] = []
  /// Whether rows were discarded, because an edit renumbered elements.
  private(set) var isOutdated = false

  @usableFromInline var hasOpenRow: Bool { !openRows.isEmpty }
  var isEmpty: Bool { rows.isEmpty }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    openRows.removeAll(keepingCapacity: true)
    isOutdated = false
  }

  /// Discards all rows, because elements are renumbered.
  mutating func outdate() {
    guard !rows.isEmpty else { return }
    removeAll()
    isOutdated = true
  }

  /// The keys of the open rows at a depth, the outermost first.
  func outerKeys(at depth: Int) -> [RowKey] {
    guard let around = openRows.last, rows[around].depth == depth else { return [] }
    return rows[around].path.outer + [rows[around].path.key]
  }

  mutating func open(_ key: RowKey, from origin: RowOrigin?, depth: Int, at element: Int) {
    let path = RowPath(key: key, outer: outerKeys(at: depth))
    openRows.append(rows.count)
    rows.append(
      Row(
        path: path, origin: origin, depth: depth, elements: element..<element,
        firstEntry: entries.count))
  }

  mutating func close(at element: Int) {
    guard let row = openRows.popLast() else { return }
    rows[row].elements = rows[row].elements.lowerBound..<element
    rows[row].next = rows.count
  }

  /// Notes an added element, if an open row has the same depth.
  mutating func note(_ element: Int, depth: Int) {
    guard let row = openRows.last, rows[row].depth == depth else { return }
    entries.append(Entry(element: element, row: row))
  }

  /// The keys of the row that an element is a direct member of.
  subscript(element: Int) -> RowPath? { row(of: element).map { rows[$0].path } }

  /// The index of the row that an element is a direct member of.
  private func row(of element: Int) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].element < element { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].element == element ? entries[low].row : nil
  }
}

// MARK: Reusing rows

extension RowTable {
  /// Returns the next element at the depth of a row, or nil after the last.
  ///
  /// This includes direct members of inner rows at the same depth.
  func element(behind entry: inout Int, in row: Int) -> Int? {
    let (depth, elements) = (rows[row].depth, rows[row].elements)
    while entry < entries.count, elements.contains(entries[entry].element) {
      defer { entry += 1 }
      if rows[entries[entry].row].depth == depth { return entries[entry].element }
    }
    return nil
  }

  /// Copies the origins of rows from another table, for elements that all stayed the same.
  ///
  /// - Parameters:
  ///   - other: The rows that were built again.
  ///   - origin: Maps the number of an element in `other` to its number in this table.
  mutating func update(from other: RowTable, _ origin: (Int) -> Int) {
    for entry in other.entries {
      guard let row = row(of: origin(entry.element)) else { continue }
      rows[row].origin = other.rows[entry.row].origin
    }
  }

  /// Replaces the table with that of a tree of which some rows are built again and others reused.
  ///
  /// - Parameters:
  ///   - other: The rows that were built again; their element numbers count each mark as one.
  ///   - kept: The rows of this table that were reused, in their order.
  ///   - numbers: Maps numbers that count marks, up to one past the last, to final numbers.
  mutating func become(_ other: RowTable, keeping kept: [KeptRows.Row], _ numbers: [Int]) {
    var merged = RowTable()
    merged.rows.reserveCapacity(other.rows.count + kept.count)
    merged.entries.reserveCapacity(entries.count)
    /// The new index of each row of the other table.
    var places: [Int] = []
    var entry = 0
    for stop in kept {
      merged.add(other, upTo: stop.row, stop.mark, numbers, &places, &entry)
      merged.add(rows[stop.old].elements, stop.old, of: self, at: numbers[stop.mark])
    }
    merged.add(other, upTo: other.rows.count, numbers.count, numbers, &places, &entry)
    merged.nest()
    self = merged
  }

  /// Computes `next` of each row from the nesting of the rows' elements.
  private mutating func nest() {
    var around: [Int] = []
    for row in rows.indices {
      while let last = around.last,
        rows[last].elements.upperBound <= rows[row].elements.lowerBound
      {
        rows[last].next = row
        around.removeLast()
      }
      around.append(row)
    }
    for row in around { rows[row].next = rows.count }
  }

  /// Adds the rows of another table up to an index, and the entries up to an element.
  private mutating func add(
    _ other: RowTable, upTo end: Int, _ element: Int, _ numbers: [Int], _ places: inout [Int],
    _ entry: inout Int
  ) {
    while places.count < end
      || entry < other.entries.count && other.entries[entry].element < element
    {
      let row = places.count
      // The entries of a row come after the row itself.
      if row < end, entry >= other.entries.count || other.rows[row].firstEntry <= entry {
        places.append(rows.count)
        var added = other.rows[row]
        added.elements = numbers[added.elements.lowerBound]..<numbers[added.elements.upperBound]
        added.firstEntry = entries.count
        rows.append(added)
      } else {
        entries.append(
          Entry(
            element: numbers[other.entries[entry].element],
            row: places[other.entries[entry].row]))
        entry += 1
      }
    }
  }

  /// Adds a row of another table and the rows in it, with its elements renumbered from `element`
  /// on.
  private mutating func add(
    _ elements: Range<Int>, _ row: Int, of other: RowTable, at element: Int
  ) {
    let rowShift = rows.count - row
    let entryShift = entries.count - other.rows[row].firstEntry
    let shift = element - elements.lowerBound
    for index in row..<other.rows[row].next {
      var added = other.rows[index]
      added.elements = added.elements.lowerBound + shift..<added.elements.upperBound + shift
      added.firstEntry += entryShift
      rows.append(added)
    }
    var entry = other.rows[row].firstEntry
    while entry < other.entries.count, elements.contains(other.entries[entry].element) {
      entries.append(
        Entry(
          element: other.entries[entry].element + shift,
          row: other.entries[entry].row + rowShift))
      entry += 1
    }
  }
}
