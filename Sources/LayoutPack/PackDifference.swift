/// The difference of two packs: what a patch takes of the old one, and what is new.
///
/// A patch is applied whole or not at all. It names both packs by their hashes, so that it makes
/// exactly the new one, with its signature, or nothing.
package struct PackDifference: Sendable {
  /// A part of the new pack.
  private enum Part: Sendable {
    /// Bytes of the old pack.
    case copy(Range<Int>)
    /// Bytes of the patch.
    case insertion(Range<Int>)
  }

  package let oldHash: ContentHash
  package let newHash: ContentHash
  private let patch: [UInt8]
  private let oldCount: Int
  private let newCount: Int
  /// The place of the parts in the patch.
  ///
  /// They are read once to be verified and once to be applied. A list of them could take many times
  /// the memory of the patch.
  private let place: Range<Int>

  /// Reads and verifies a patch.
  ///
  /// - Parameter bytes: The bytes of the patch.
  /// - Throws: The first mistake, with its place.
  package init(_ bytes: [UInt8]) throws(PackError) {
    let format = PatchFormat.self
    var input = PackInput(bytes, in: 0..<bytes.count, section: "patch")
    guard bytes.starts(with: format.magic) else {
      throw input.error("this is no patch of a pack")
    }
    _ = try input.bytes(format.magic.count)
    let (major, minor) = (try input.half(), try input.half())
    guard major == format.major else {
      throw input.error(
        "the patch has the format \(major).\(minor); this reader knows \(format.major).*", at: 8)
    }
    let count = Int(try input.word())
    guard count == bytes.count, count > format.headerSize, count <= PackFormat.mostBytes else {
      throw input.error(
        "the patch says that it has \(count) bytes, and has \(bytes.count)", at: 12)
    }
    let end = count - 4
    var sum = PackInput(bytes, in: end..<count, section: "patch")
    guard try sum.word() == Checksum.of(bytes[..<end]) else {
      throw input.error("the check sum of the patch is wrong", at: end)
    }
    oldCount = Int(try input.word())
    newCount = Int(try input.word())
    guard newCount <= PackFormat.mostBytes else {
      throw input.error("the new pack has more than \(PackFormat.mostBytes) bytes", at: 20)
    }
    guard let old = ContentHash(bytes: Array(bytes[try input.bytes(ContentHash.size)])),
      let new = ContentHash(bytes: Array(bytes[try input.bytes(ContentHash.size)]))
    else { throw input.error("the patch ends too early") }
    (oldHash, newHash) = (old, new)
    place = input.position..<end
    patch = bytes
    try readParts { _ in }
  }

  private func readParts(_ take: (Part) -> Void) throws(PackError) {
    var input = PackInput(patch, in: place, section: "patch")
    var (made, place) = (0, 0)
    while !input.isAtEnd {
      let start = input.position
      let word = try input.number()
      let count = word >> 1
      guard count > 0, count <= newCount - made else {
        throw input.error("\(count) bytes are no part of \(newCount - made)", at: start)
      }
      made += count
      guard word & 1 == 1 else {
        take(.insertion(try input.bytes(count)))
        continue
      }
      let distance = try input.signed()
      let (from, isTooFar) = place.addingReportingOverflow(distance)
      guard !isTooFar, from >= 0, from <= oldCount, count <= oldCount - from else {
        throw input.error("\(count) bytes there are not in the old pack", at: start)
      }
      take(.copy(from..<from + count))
      place = from + count
    }
    guard made == newCount else {
      throw input.error("the patch makes \(made) bytes of \(newCount)")
    }
  }

  /// Whether the patch is one of these bytes.
  package func isMade(for old: [UInt8]) -> Bool {
    old.count == oldCount && ContentHash(of: old) == oldHash
  }

  /// Returns the new pack; nil if the patch makes other bytes than it says.
  ///
  /// The patch must be made for the old pack.
  package func applied(to old: [UInt8]) -> [UInt8]? {
    guard old.count == oldCount else { return nil }
    var new: [UInt8] = []
    new.reserveCapacity(newCount)
    let isWhole: Void? = try? readParts { part in
      switch part {
      case .copy(let range): new += old[range]
      case .insertion(let range): new += patch[range]
      }
    }
    return isWhole != nil && ContentHash(of: new) == newHash ? new : nil
  }
}

/// The fixed numbers of patches.
enum PatchFormat {
  static let magic = Array("LAYOUTPP".utf8)
  static let major = 1
  static let minor = 0
  /// The bytes before the parts.
  static let headerSize = 24 + 2 * ContentHash.size
}

// MARK: Making a patch

extension PackDifference {
  /// Returns the bytes of a patch that makes one pack of another.
  package static func bytes(from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    var parts = PackOutput()
    var place = 0
    var pending = 0
    var finder = MatchFinder(old, new)
    while let match = finder.next() {
      insert(new[pending..<match.new.lowerBound], into: &parts)
      parts.add(match.new.count << 1 | 1)
      parts.add(signed: match.old - place)
      place = match.old + match.new.count
      pending = match.new.upperBound
    }
    insert(new[pending...], into: &parts)
    var patch = PackOutput()
    patch.add(PatchFormat.magic)
    patch.add(half: PatchFormat.major)
    patch.add(half: PatchFormat.minor)
    patch.add(word: UInt32(PatchFormat.headerSize + parts.bytes.count + 4))
    patch.add(word: UInt32(old.count))
    patch.add(word: UInt32(new.count))
    patch.add(ContentHash(of: old).bytes)
    patch.add(ContentHash(of: new).bytes)
    patch.add(parts.bytes)
    patch.add(word: Checksum.of(patch.bytes[...]))
    return patch.bytes
  }

  private static func insert(_ bytes: ArraySlice<UInt8>, into parts: inout PackOutput) {
    guard !bytes.isEmpty else { return }
    parts.add(bytes.count << 1)
    parts.add(bytes)
  }
}

/// Finds runs of bytes that two packs share, in the order of the new one.
///
/// The blocks of the old pack are looked up at each place of the new one, so that every run of two
/// blocks is found. A shorter one is found where the last run would go on, as behind a number that
/// has changed.
private struct MatchFinder {
  /// The bytes of a block.
  private static let block = 16
  /// The bytes of a run that goes on; it takes two of the patch.
  private static let least = 6

  private let old: [UInt8]
  private let new: [UInt8]
  private var places: [Block: Int] = [:]
  private var position = 0
  /// The end of the last run in the new pack.
  private var taken = 0
  /// The distance from the last run in the new pack to the old one.
  private var shift = 0

  private struct Block: Hashable {
    var low: UInt64
    var high: UInt64

    init(_ bytes: [UInt8], at place: Int) {
      low = Self.word(bytes, place)
      high = Self.word(bytes, place + 8)
    }

    private static func word(_ bytes: [UInt8], _ place: Int) -> UInt64 {
      var word: UInt64 = 0
      for index in 0..<8 { word = word << 8 | UInt64(bytes[place + index]) }
      return word
    }
  }

  init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = old
    self.new = new
    for place in stride(from: 0, through: old.count - Self.block, by: Self.block) {
      let block = Block(old, at: place)
      if places[block] == nil { places[block] = place }
    }
  }

  /// Returns the next run, and where it is in the old pack; nil behind the last.
  mutating func next() -> (new: Range<Int>, old: Int)? {
    while position + Self.block <= new.count {
      guard let place = continuation ?? places[Block(new, at: position)] else {
        position += 1
        continue
      }
      var (start, from) = (position, place)
      while start > taken, from > 0, new[start - 1] == old[from - 1] {
        (start, from) = (start - 1, from - 1)
      }
      var (end, to) = (position, place)
      while end < new.count, to < old.count, new[end] == old[to] { (end, to) = (end + 1, to + 1) }
      position = end
      taken = end
      shift = from - start
      return (start..<end, from)
    }
    return nil
  }

  /// The place in the old pack at which the last run goes on, if it does.
  private var continuation: Int? {
    let place = position + shift
    guard place >= 0, place + Self.least <= old.count else { return nil }
    for index in 0..<Self.least where new[position + index] != old[place + index] { return nil }
    return place
  }
}
