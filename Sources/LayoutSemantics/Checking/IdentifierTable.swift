/// The identifiers of one document, by a hash of their bytes.
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

  mutating func removeAll() {
    count = 0
    generation &+= 1
    if generation == 0 {
      slots = [Slot](repeating: Slot(), count: 256)
      generation = 1
    }
  }

  /// Notes that `attribute` holds the identifier with `hash`, and gives the earlier attribute that
  /// does so too.
  ///
  /// Two identifiers with one hash are as likely as a damaged file.
  mutating func insert(_ hash: UInt64, _ attribute: Int32) -> Int32? {
    if count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].generation == generation {
      if slots[index].hash == hash { return slots[index].attribute }
      index = (index + 1) & mask
    }
    slots[index] = Slot(hash: hash, attribute: attribute, generation: generation)
    count += 1
    return nil
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

  /// FNV-1a over `start..<end`.
  static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in start..<end {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    return hash
  }
}
