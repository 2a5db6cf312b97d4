/// A cached result, with the index of the next one of the same element, or −1.
protocol KeptAnswer {
  var next: Int32 { get set }
}

/// The cached results of all elements, a linked list of them for each.
///
/// A removed entry leaves a free place, which is filled before the memory grows.
struct Memo<Entry: KeptAnswer & Sendable>: Sendable {
  private var entries: [Entry] = []
  // Equivalent, `-1` as `1`: all entries are dropped before the first is added.
  /// The first free place, or −1; the free places are linked in a list.
  private var free: Int32 = -1

  /// The number of places, including free ones.
  var count: Int { entries.count }

  @inline(__always)
  subscript(place: Int32) -> Entry { entries[Int(place)] }

  /// Stores a result and returns its place.
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

  /// Links an entry to the next one of its list.
  @inline(__always)
  mutating func link(_ place: Int32, to next: Int32) { entries[Int(place)].next = next }

  /// Changes a result in place.
  @inline(__always)
  mutating func update(_ place: Int32, _ change: (inout Entry) -> Void) {
    change(&entries[Int(place)])
  }

  /// Removes a list of results.
  mutating func free(from first: Int32) {
    var place = first
    while place >= 0 {
      let next = entries[Int(place)].next
      entries[Int(place)].next = free
      free = place
      place = next
    }
  }

  /// Removes all results but keeps the allocated memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    free = -1
  }

  /// Passes the entries to `body`, to be read in place.
  @inline(__always)
  func withBorrowed<Result>(_ body: (BorrowedArray<Entry>) -> Result) -> Result {
    entries.withBorrowed(body)
  }
}

/// A cached measurement of an element.
struct MemoEntry: KeptAnswer, Sendable {
  var measure: Measure
  var next: Int32
}
