import LayoutModel

/// The types that generated source mentions, of those that its head has to import or name.
///
/// These are the names that begin with a capital and do not follow a full stop. Comments and the
/// words of texts are skipped.
struct SwiftSource {
  /// The engine's types, its module, and other types asked for.
  let types: Set<String>
  /// Those of them in the heads of declarations with an access modifier.
  ///
  /// A head includes parameters and their defaults, but not the body.
  let typesInHeads: Set<String>

  /// - Parameters:
  ///   - source: The source.
  ///   - access: The modifier and a space; empty for declarations without a modifier, among which
  ///     those within bodies count too.
  ///   - others: Types to look for besides the engine's.
  init(_ source: [UInt8], access: String, besides others: some Sequence<String> = []) {
    var table = NameTable.ofEngine
    for name in others { table.insert(name) }
    let starts = access.isEmpty ? Self.heads : [access]
    let mentions = source.withUnsafeBufferPointer { bytes in
      Self.nameParts.withUnsafeBufferPointer { nameParts in
        var reader = Reader(bytes, nameParts, table)
        reader.readLines(withHeadsAt: starts.map { Array($0.utf8) })
        return reader.mentions
      }
    }
    var types: Set<String> = []
    var typesInHeads: Set<String> = []
    for (place, mention) in mentions.enumerated() where mention != .none {
      types.insert(table.names[place])
      if mention == .inHead { typesInHeads.insert(table.names[place]) }
    }
    self.types = types
    self.typesInHeads = typesInHeads
  }

  /// Whether each byte is part of a name: a letter, a digit or `_`.
  private static let nameParts = (UInt8.min ... .max).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The beginnings of declarations without an access modifier.
  private static let heads = [
    "case ", "enum ", "func ", "init(", "nonisolated ", "static ", "struct ", "var ",
  ]
}

/// Names that are found by their bytes, without a string being made of these.
private struct NameTable {
  private(set) var names: [String] = []
  private var bytes: [[UInt8]] = []
  /// The indices of names by their hashes; −1 where there is none.
  private var slots: [Int32]

  private init(count: Int) {
    slots = Array(repeating: -1, count: count)
  }

  static let ofEngine = {
    var table = NameTable(count: 512)
    for name in EngineNames.types { table.insert(name) }
    table.insert(EngineNames.module)
    return table
  }()

  mutating func insert(_ name: String) {
    let bytes = Array(name.utf8)
    let (index, slot) = bytes.withUnsafeBufferPointer { find($0) }
    guard index < 0 else { return }
    slots[slot] = Int32(truncatingIfNeeded: names.count)
    names.append(name)
    self.bytes.append(bytes)
    // In a table that is nearly full, a name would take long to find.
    if names.count > slots.count / 2 { grow() }
  }

  private mutating func grow() {
    let all = names
    let count = slots.count * 2
    self = NameTable(count: count)
    for name in all { insert(name) }
  }

  /// Returns the index of a name, or −1 with the slot that it would have.
  @inline(__always)
  func find(_ name: UnsafeBufferPointer<UInt8>) -> (index: Int, slot: Int) {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    var slot = Int(hash ^ hash >> 16) & (slots.count - 1)
    while slots[slot] >= 0, !bytes[Int(slots[slot])].elementsEqual(name) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return (Int(slots[slot]), slot)
  }
}

private struct Reader {
  enum Mention {
    case none
    case inBody
    case inHead
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let nameParts: UnsafeBufferPointer<Bool>
  private let table: NameTable
  /// How each name of the table is mentioned.
  private(set) var mentions: [Mention]
  private var mention = Mention.inBody
  private var position = 0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ nameParts: UnsafeBufferPointer<Bool>, _ table: NameTable
  ) {
    self.bytes = bytes
    self.nameParts = nameParts
    self.table = table
    mentions = Array(repeating: .none, count: table.names.count)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Reads the whole source, in which lines that begin with one of `starts` are heads of
  /// declarations.
  mutating func readLines(withHeadsAt starts: [[UInt8]]) {
    while position < bytes.count {
      while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
      if starts.contains(where: { isNext($0) }) {
        mention = .inHead
        readCode(until: UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "\n"))
        mention = .inBody
        if bytes[position - 1] == UInt8(ascii: "\n") { continue }
      }
      let end = UInt8(ascii: "\n")
      readCode(until: end, end, end)
    }
  }

  private func isNext(_ word: [UInt8]) -> Bool {
    guard bytes.count - position >= word.count else { return false }
    for index in word.indices where bytes[position + index] != word[index] { return false }
    return true
  }

  /// Reads through the first of three ends outside parentheses, or to the end of the source.
  ///
  /// Such an end may be the parenthesis that closes one opened before.
  private mutating func readCode(until first: UInt8, _ second: UInt8, _ third: UInt8) {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if isNamePart(byte) {
        readName()
        continue
      }
      if byte == UInt8(ascii: " ") {
        position += 1
        continue
      }
      if depth == 0, byte == first || byte == second || byte == third {
        position += 1
        return
      }
      switch byte {
      case Self.quote: readString()
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        depth -= 1
        position += 1
      default: position += 1
      }
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  @inline(__always)
  private mutating func readName() {
    let start = position
    var end = position + 1
    while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
    position = end
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]),
      start == 0 || bytes[start - 1] != UInt8(ascii: ".")
    else { return }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let index = table.find(name).index
    if index >= 0, mentions[index] != .inHead { mentions[index] = mention }
  }

  private mutating func readString() {
    let isLong =
      next == Self.quote && position + 2 < bytes.count && bytes[position + 2] == Self.quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Self.backslash {
        position += 2
        let end = UInt8(ascii: ")")
        if bytes[position - 1] == UInt8(ascii: "(") { readCode(until: end, end, end) }
        continue
      }
      position += 1
      guard byte == Self.quote else { continue }
      guard isLong else { return }
      if position + 1 < bytes.count, bytes[position] == Self.quote,
        bytes[position + 1] == Self.quote
      {
        position += 2
        return
      }
    }
  }

  @inline(__always)
  private func isNamePart(_ byte: UInt8) -> Bool { nameParts[Int(byte)] }
}
