/// A table of element and attribute names with small ids.
///
/// Seeds have ids from 0 on, in their order. An author's other names have higher ids, and
/// ``resetToSeeds()`` removes them, so that a long-lived table does not grow.
package struct NameTable: Equatable, Sendable {
  /// The number of seeds in the table.
  package private(set) var seedCount = 0

  private struct Entry: Equatable {
    var key: NameKey
    var offset: UInt32
    var slot: UInt32

    /// The range of the name in `bytes`.
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

  /// Creates a table of `seeds`, which should not contain duplicates.
  package init(seeds: [String]) {
    for seed in seeds {
      let name = Array(seed.utf8)
      _ = insert(NameKey(name.span), name.span)
    }
    seedCount = entries.count
    seedByteCount = bytes.count
  }

  /// The number of names, including seeds.
  package var count: Int { entries.count }

  /// Returns the id of `name`; nil if the table does not contain the name.
  package func id(of name: Span<UInt8>) -> NameID? {
    let key = NameKey(name)
    switch find(key, name) {
    case .found(let id): return id
    case .vacant: return nil
    }
  }

  /// Returns the id of `name`; nil if the table does not contain the name.
  package func id(of name: String) -> NameID? {
    let name = Array(name.utf8)
    return id(of: name.span)
  }

  /// Returns the name with the given id; empty for an unused id.
  package func name(of id: NameID) -> String {
    guard Int(id.rawValue) < entries.count else { return "" }
    return String(decoding: bytes[entries[Int(id.rawValue)].place], as: UTF8.self)
  }

  /// Returns the id of `name`, which is added if the table does not contain it.
  mutating func intern(_ key: NameKey, _ name: Span<UInt8>) -> NameID {
    switch find(key, name) {
    case .found(let id): id
    case .vacant: insert(key, name)
    }
  }

  /// Removes all names but the seeds.
  package mutating func resetToSeeds() {
    guard entries.count > seedCount else { return }
    if slots.count > Self.smallestSlotCount, seedCount * 2 <= Self.smallestSlotCount {
      entries.removeSubrange(seedCount...)
      slots = Array(repeating: Self.vacant, count: Self.smallestSlotCount)
      fillSlots()
    } else {
      // Each insertion leaves earlier entries unchanged, so removing the newest names in reverse
      // order restores the table of the seeds.
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

  /// Compares the bytes that a key omits: the middle of names of more than 16 bytes.
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
