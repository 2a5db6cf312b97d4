/// Names of elements and attributes and their small numbers.
///
/// The seeds are numbered 0 and up in the order given; what authors write beyond them is numbered
/// above and forgotten by ``resetToSeeds()``, so that a long-lived table does not grow.
package struct NameTable: Equatable, Sendable {
  /// How many of the names are seeds.
  package private(set) var seedCount = 0

  private struct Entry: Equatable {
    var key: NameKey
    var offset: UInt32
    var slot: UInt32

    /// Where the name stands among the bytes.
    var place: Range<Int> { Int(offset)..<Int(offset) + Int(key.length) }
  }

  private static let smallestSlotCount = 1024
  private static let vacant: UInt16 = .max
  private static let largestCount = MarkupLimits.names

  private let seed = HashSeed()
  private var seedByteCount = 0
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  private var slots: [UInt16] = Array(repeating: vacant, count: smallestSlotCount)

  /// Makes a table of `seeds`, which should not repeat a name.
  package init(seeds: [String]) {
    for seed in seeds {
      let name = Array(seed.utf8)
      _ = insert(NameKey(name.span), name.span)
    }
    seedCount = entries.count
    seedByteCount = bytes.count
  }

  /// The number of names, seeds and others.
  package var count: Int { entries.count }

  /// The number of `name`, or nil where the table has not met it.
  package func id(of name: Span<UInt8>) -> NameID? {
    let key = NameKey(name)
    switch find(key, name) {
    case .found(let id): return id
    case .vacant: return nil
    }
  }

  /// The number of `name`, or nil where the table has not met it.
  package func id(of name: String) -> NameID? {
    let name = Array(name.utf8)
    return id(of: name.span)
  }

  /// The name with the number `id`, empty for numbers that name nothing.
  package func name(of id: NameID) -> String {
    guard Int(id.rawValue) < entries.count else { return "" }
    return String(decoding: bytes[entries[Int(id.rawValue)].place], as: UTF8.self)
  }

  /// The number of `name`, a new one where the table has not met it.
  mutating func intern(_ key: NameKey, _ name: Span<UInt8>) -> NameID {
    switch find(key, name) {
    case .found(let id): id
    case .vacant: insert(key, name)
    }
  }

  /// Forgets all names but the seeds.
  package mutating func resetToSeeds() {
    guard entries.count > seedCount else { return }
    if slots.count > Self.smallestSlotCount, seedCount * 2 <= Self.smallestSlotCount {
      entries.removeSubrange(seedCount...)
      slots = Array(repeating: Self.vacant, count: Self.smallestSlotCount)
      fillSlots()
    } else {
      // The newest name left everything before it as it was: taken out in reverse, each leaves
      // exactly the table it found.
      while entries.count > seedCount, let newest = entries.popLast() {
        slots[Int(newest.slot)] = Self.vacant
      }
    }
    bytes.removeSubrange(seedByteCount...)
  }

  private enum Place {
    case found(NameID)
    case vacant(Int)
  }

  private func find(_ key: NameKey, _ name: Span<UInt8>) -> Place {
    let mask = slots.count - 1
    var slot = seed.hash(key, name) & mask
    while true {
      let index = slots[slot]
      if index == Self.vacant { return .vacant(slot) }
      if entries[Int(index)].key == key, isSame(entries[Int(index)], name) {
        return .found(NameID(rawValue: index))
      }
      slot = (slot + 1) & mask
    }
  }

  /// Compares what the two words of a key leave out: the middle of names over 16 bytes.
  private func isSame(_ entry: Entry, _ name: Span<UInt8>) -> Bool {
    guard entry.key.length > 16 else { return true }
    let start = Int(entry.offset)
    for index in 8..<name.count - 8 where bytes[start + index] != name[index] {
      return false
    }
    return true
  }

  private mutating func insert(_ key: NameKey, _ name: Span<UInt8>) -> NameID {
    guard case .vacant(let slot) = find(key, name) else { return .overflow }
    guard entries.count < Self.largestCount else { return .overflow }
    let id = NameID(rawValue: UInt16(entries.count))
    entries.append(Entry(key: key, offset: UInt32(bytes.count), slot: UInt32(slot)))
    for index in 0..<name.count { bytes.append(name[index]) }
    slots[slot] = id.rawValue
    if entries.count * 2 > slots.count {
      slots = Array(repeating: Self.vacant, count: slots.count * 2)
      fillSlots()
    }
    return id
  }

  private mutating func fillSlots() {
    let mask = slots.count - 1
    for index in entries.indices {
      let name = entries[index].place
      var slot = seed.hash(entries[index].key, bytes.span.extracting(name)) & mask
      while slots[slot] != Self.vacant { slot = (slot + 1) & mask }
      slots[slot] = UInt16(index)
      entries[index].slot = UInt32(slot)
    }
  }
}
