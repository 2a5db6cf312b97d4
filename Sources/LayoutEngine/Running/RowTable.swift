/// The rows of a tree: which elements stand in one with a key, and what each was made from.
///
/// It lies beside the tree, because most have none.
@usableFromInline
struct RowTable: Sendable {
  struct Row: Sendable {
    let path: RowPath
    /// Where in the source it was added and what it was made from; nil for a row that does not say.
    var origin: RowOrigin?
    /// How many elements are open where the row stands.
    let depth: Int
    /// The numbers of its elements and of all that is in them.
    var elements: Range<Int>
    /// The first entry of its elements and of all that is in them.
    var firstEntry: Int
    /// The row behind the last one in it.
    var next = 0
  }

  /// A row's own element.
  struct Entry: Sendable {
    var element: Int
    var row: Int
  }

  /// In the order in which they were opened.
  private(set) var rows: [Row] = []
  /// In the order of the elements' numbers.
  private(set) var entries: [Entry] = []
  private var openRows: [Int] = []
  /// Whether rows were forgotten, because an edit gave other numbers to elements.
  private(set) var isOutdated = false

  @usableFromInline var hasOpenRow: Bool { !openRows.isEmpty }
  var isEmpty: Bool { rows.isEmpty }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    openRows.removeAll(keepingCapacity: true)
    isOutdated = false
  }

  /// Forgets all rows, as the elements get other numbers.
  mutating func outdate() {
    guard !rows.isEmpty else { return }
    removeAll()
    isOutdated = true
  }

  /// The keys of the rows that stand so deep and are open, the outermost first.
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

  /// Notes an element that was added, if a row stands where it does.
  mutating func note(_ element: Int, depth: Int) {
    guard let row = openRows.last, rows[row].depth == depth else { return }
    entries.append(Entry(element: element, row: row))
  }

  /// Notes the row of an element that was added last, which is all of it so far.
  mutating func note(_ element: Int, in keys: [RowKey]) {
    guard let key = keys.last else { return }
    rows.append(
      Row(
        path: RowPath(key: key, outer: Array(keys.dropLast())), origin: nil, depth: -1,
        elements: element..<element, firstEntry: entries.count, next: rows.count + 1))
    entries.append(Entry(element: element, row: rows.count - 1))
  }

  /// The keys of the row that an element stands in.
  subscript(element: Int) -> RowPath? { row(of: element).map { rows[$0].path } }

  /// The place of the row that an element stands in.
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

// MARK: Rows that are taken over

extension RowTable {
  /// The element behind one that stands where a row's own elements do; nil where that is the last.
  ///
  /// The elements of rows that stand in the row without an element between are among them.
  func element(behind entry: inout Int, in row: Int) -> Int? {
    let (depth, elements) = (rows[row].depth, rows[row].elements)
    while entry < entries.count, elements.contains(entries[entry].element) {
      defer { entry += 1 }
      if rows[entries[entry].row].depth == depth { return entries[entry].element }
    }
    return nil
  }

  /// Takes what rows are made from out of a table of some that were made anew, where the elements are the
  /// same as they were.
  ///
  /// - Parameters:
  ///   - other: The rows that were made anew.
  ///   - origin: The number in this table of an element in the other one.
  mutating func update(from other: RowTable, _ origin: (Int) -> Int) {
    for entry in other.entries {
      guard let row = row(of: origin(entry.element)) else { continue }
      rows[row].origin = other.rows[entry.row].origin
    }
  }

  /// Becomes the table of a tree in which some rows are made anew and the others taken over.
  ///
  /// - Parameters:
  ///   - other: The rows that were made anew, by the numbers that elements have among marks.
  ///   - kept: The rows of this table that were taken over, in their order.
  ///   - numbers: By the numbers among marks the final ones, up to the one behind the last.
  mutating func become(_ other: RowTable, keeping kept: [KeptRows.Row], _ numbers: [Int]) {
    var merged = RowTable()
    merged.rows.reserveCapacity(other.rows.count + kept.count)
    merged.entries.reserveCapacity(entries.count)
    /// The place of each row of the other table.
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

  /// Finds behind which rows those end that others stand in.
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

  /// Adds the rows of another table up to one, and the entries up to an element.
  private mutating func add(
    _ other: RowTable, upTo end: Int, _ element: Int, _ numbers: [Int], _ places: inout [Int],
    _ entry: inout Int
  ) {
    while places.count < end
      || entry < other.entries.count && other.entries[entry].element < element
    {
      let row = places.count
      // An entry of a row that is still to come is behind that.
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

  /// Adds a row of another table with all in it, whose elements now stand from a number on.
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
