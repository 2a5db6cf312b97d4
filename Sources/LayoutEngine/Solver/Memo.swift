/// An answer that is kept, and the place of the next one of the same element, or −1.
protocol KeptAnswer {
  var next: Int32 { get set }
}

/// The answers that are kept, a chain of them for each element.
///
/// What is dropped leaves a place that is filled before the memory grows.
struct Memo<Entry: KeptAnswer & Sendable>: Sendable {
  private var entries: [Entry] = []
  /// The first place that is free, or −1; the others are chained to it.
  private var free: Int32 = -1

  /// How many places there are, free ones included.
  var count: Int { entries.count }

  @inline(__always)
  subscript(place: Int32) -> Entry { entries[Int(place)] }

  /// Keeps an answer, and tells where.
  @inline(__always)
  mutating func keep(_ entry: Entry) -> Int32 {
    let place = free
    guard place >= 0 else {
      entries.append(entry)
      return Int32(truncatingIfNeeded: entries.count &- 1)
    }
    free = entries[Int(place)].next
    entries[Int(place)] = entry
    return place
  }

  /// Chains an answer to the one behind it.
  @inline(__always)
  mutating func link(_ place: Int32, to next: Int32) { entries[Int(place)].next = next }

  /// Drops a chain of answers.
  mutating func free(from first: Int32) {
    var place = first
    while place >= 0 {
      let next = entries[Int(place)].next
      entries[Int(place)].next = free
      free = place
      place = next
    }
  }

  /// Drops all answers, and keeps their memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    free = -1
  }

  /// Lends the answers to be read in place.
  @inline(__always)
  func withBorrowed<Result>(_ body: (BorrowedArray<Entry>) -> Result) -> Result {
    entries.withBorrowed(body)
  }
}

/// An answer of an element.
struct MemoEntry: KeptAnswer, Sendable {
  var measure: Measure
  var next: Int32
}
