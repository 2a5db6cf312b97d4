import LayoutXML

/// The identifiers of one document, by a hash of their bytes that is different in every process, so
/// that nobody can write identifiers that all hash alike.
///
/// It is emptied by counting up a generation, not by touching its slots, so that checking many
/// small documents costs what they hold.
struct IdentifierTable {
  private struct Slot {
    var hash: UInt64 = 0
    var attribute: Int32 = -1
    var generation: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0
  private var generation: UInt32 = 1
  private let seed = HashSeed()

  mutating func removeAll() {
    count = 0
    generation &+= 1
    if generation == 0 {
      slots = [Slot](repeating: Slot(), count: 256)
      generation = 1
    }
  }

  /// A search for an identifier, which ends where it may be inserted.
  struct Search {
    fileprivate let hash: UInt64
    fileprivate var index: Int
  }

  /// The hash of an identifier.
  func hash(_ bytes: Span<UInt8>) -> UInt64 { seed.hash(bytes) }

  /// Starts to look for the identifier that hashes so.
  mutating func search(for hash: UInt64) -> Search {
    if count * 2 >= slots.count { grow() }
    return Search(hash: hash, index: Int(truncatingIfNeeded: hash) & (slots.count - 1))
  }

  /// The next attribute whose identifier may be the one that is looked for, or nil.
  func next(_ search: inout Search) -> Int32? {
    let mask = slots.count - 1
    while slots[search.index].generation == generation {
      let slot = slots[search.index]
      if slot.hash == search.hash {
        search.index = (search.index + 1) & mask
        return slot.attribute
      }
      search.index = (search.index + 1) & mask
    }
    return nil
  }

  /// Notes that `attribute` holds the identifier that was looked for in vain.
  mutating func insert(_ attribute: Int32, behind search: Search) {
    slots[search.index] = Slot(hash: search.hash, attribute: attribute, generation: generation)
    count += 1
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot.generation == generation {
      var index = Int(truncatingIfNeeded: slot.hash) & mask
      while slots[index].generation == generation { index = (index + 1) & mask }
      slots[index] = slot
    }
  }
}
