/// Repairs of one document that can be made together: none of their edits meets another's.
package struct RepairBatch: Sendable {
  /// In the order of the document.
  private var edits: [SourceEdit] = []
  /// How many repairs are in it.
  package private(set) var count = 0
  /// How many bytes the document has.
  private let length: Int

  /// Begins without repairs of a document of so many bytes.
  package init(for length: Int) {
    self.length = length
  }

  package var isEmpty: Bool { edits.isEmpty }

  /// Takes a repair in; false where it meets another one, or is about another file.
  ///
  /// Of two that insert at one place nobody knows which comes first, so that these meet too.
  package mutating func add(_ fix: FixIt) -> Bool {
    let new = fix.edits.sorted { $0.comesBefore($1) }
    guard let last = new.last, last.range.end <= length else { return false }
    for (edit, next) in zip(new, new.dropFirst()) where edit.meets(next) { return false }
    guard new.allSatisfy({ $0.range.start <= $0.range.end && isFree($0) }) else { return false }
    // Repairs mostly come in the order of the document.
    if let before = edits.last, let first = new.first, first.comesBefore(before) {
      for edit in new { edits.insert(edit, at: place(of: edit)) }
    } else {
      edits.append(contentsOf: new)
    }
    count += 1
    return true
  }

  /// The document with all of them made.
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

  /// The place of the first edit that does not come before this one.
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
    // Of two that start at one place, one is empty and comes first.
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
