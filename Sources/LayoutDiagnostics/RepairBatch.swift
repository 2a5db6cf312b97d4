/// Repairs of one document that can be made together, because their edits do not overlap.
package struct RepairBatch: Sendable {
  /// The edits, sorted by their place in the document.
  private var edits: [SourceEdit] = []
  /// The number of repairs in the batch.
  package private(set) var count = 0
  /// The number of bytes of the document.
  private let length: Int

  /// Creates an empty batch for a document of `length` bytes.
  package init(for length: Int) {
    self.length = length
  }

  package var isEmpty: Bool { edits.isEmpty }

  /// Adds a repair.
  ///
  /// The order of two insertions at the same place is undefined, so these count as overlapping.
  ///
  /// - Parameter fix: The repair to add.
  /// - Returns: False, without adding the repair, if it overlaps another one, has no edits or ends
  ///   behind the document.
  /// - Complexity: O(m · n), with m edits of the repair and n edits in the batch; O(m · log n) if
  ///   the repair comes behind all others.
  package mutating func add(_ fix: FixIt) -> Bool {
    let new = fix.edits.sorted { $0.comesBefore($1) }
    guard let last = new.last, last.range.end <= length else { return false }
    for (edit, next) in zip(new, new.dropFirst()) where edit.meets(next) { return false }
    guard new.allSatisfy({ $0.range.start <= $0.range.end && isFree($0) }) else { return false }
    // Repairs mostly come in document order, so appending is the common case.
    if let before = edits.last, let first = new.first, first.comesBefore(before) {
      for edit in new { edits.insert(edit, at: place(of: edit)) }
    } else {
      edits.append(contentsOf: new)
    }
    count += 1
    return true
  }

  /// Returns the document with all repairs made.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for edit in edits where Int(edit.range.end) <= bytes.count {
      result += bytes[place..<Int(edit.range.start)]
      result += edit.replacement.utf8
      place = Int(edit.range.end)
    }
    result += bytes[place...]
    return result
  }

  /// Returns the index of the first edit that does not come before `edit`.
  private func place(of edit: SourceEdit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].comesBefore(edit) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isFree(_ edit: SourceEdit) -> Bool {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start < edit.range.start { low = middle + 1 } else { high = middle }
    }
    // If two edits start at one place, one of them is empty and comes first.
    let neighbours = edits[max(0, low - 1)..<min(edits.count, low + 2)]
    return !neighbours.contains { $0.meets(edit) }
  }
}

extension SourceEdit {
  fileprivate func comesBefore(_ other: SourceEdit) -> Bool {
    (range.start, range.end) < (other.range.start, other.range.end)
  }

  fileprivate func meets(_ other: SourceEdit) -> Bool {
    range == other.range || (range.start < other.range.end && other.range.start < range.end)
  }
}
