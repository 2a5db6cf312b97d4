import LayoutModel
import LayoutXML

/// The identifiers of one document, by a hash of their bytes.
///
/// The hash differs in every process, so that no document can contain many
/// identifiers with equal hashes on purpose. A
/// generation number empties the table without touching its slots, so that checking a small
/// document costs only the identifiers in it.
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

  /// Notes the attribute of an id; returns an earlier attribute with the same id, or nil.
  mutating func note(_ attribute: Int, in document: TypedDocument) -> Int32? {
    guard case .text(let text) = document.attributes[attribute].value else { return nil }
    let place = Int(text.start)..<Int(text.end)
    let hash =
      text.isDecoded
      ? seed.hash(document.decoded.span.extracting(place))
      : seed.hash(document.source.span.extracting(place))
    var search = search(for: hash)
    while let other = next(&search) {
      guard case .text(let earlier) = document.attributes[Int(other)].value else { continue }
      if document.isSame(text, earlier) { return other }
    }
    insert(Int32(attribute), behind: search)
    return nil
  }

  /// A search for an identifier, which ends at the slot where the identifier may be inserted.
  private struct Search {
    let hash: UInt64
    var index: Int
  }

  /// Starts a search for the identifier with a hash.
  private mutating func search(for hash: UInt64) -> Search {
    if count * 2 >= slots.count { grow() }
    return Search(hash: hash, index: Int(truncatingIfNeeded: hash) & (slots.count - 1))
  }

  /// Returns the next attribute whose identifier has the searched hash, or nil.
  private func next(_ search: inout Search) -> Int32? {
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

  /// Notes that `attribute` contains the identifier, which the search did not find.
  private mutating func insert(_ attribute: Int32, behind search: Search) {
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
