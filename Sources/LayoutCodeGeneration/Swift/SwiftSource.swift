/// Finds the types that generated source mentions.
enum SwiftSource {
  /// Returns the names in a source that begin with a capital and do not follow a full stop.
  ///
  /// Comments and the words of texts are skipped.
  static func types(in source: String) -> Set<String> {
    var reader = Reader(bytes: Array(source.utf8))
    reader.readCode(until: [])
    return reader.types
  }

  /// Returns the type names in the heads of declarations with an access modifier.
  ///
  /// A head includes parameters and their defaults, but not the body.
  ///
  /// - Parameters:
  ///   - access: The modifier and a space; empty for declarations without a modifier, among which
  ///     those within bodies count too.
  ///   - source: The source.
  /// - Returns: The names of the types.
  static func typesInHeads(of access: String, in source: String) -> Set<String> {
    let starts = access.isEmpty ? heads : [access]
    var reader = Reader(bytes: Array(source.utf8))
    return reader.typesInHeads(startingWith: starts.map { Array($0.utf8) })
  }

  /// The beginnings of declarations without an access modifier.
  private static let heads = [
    "case ", "enum ", "func ", "init(", "nonisolated ", "static ", "struct ", "var ",
  ]
}

private struct Reader {
  let bytes: [UInt8]
  var types: Set<String> = []
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  mutating func typesInHeads(startingWith starts: [[UInt8]]) -> Set<String> {
    var all: Set<String> = []
    while position < bytes.count {
      while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
      let line = bytes[position...]
      if starts.contains(where: line.starts) {
        types = []
        readCode(until: [UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "\n")])
        all.formUnion(types)
        if bytes[position - 1] == UInt8(ascii: "\n") { continue }
      }
      readCode(until: [UInt8(ascii: "\n")])
    }
    return all
  }

  /// Reads through the first of `ends` outside parentheses, or to the end of the source.
  ///
  /// Such an end may be the parenthesis that closes one opened before.
  mutating func readCode(until ends: [UInt8]) {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if depth == 0, ends.contains(byte) {
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
      case _ where Self.isNamePart(byte): readName()
      default: position += 1
      }
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func readName() {
    let start = position
    while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]),
      start == 0 || bytes[start - 1] != UInt8(ascii: ".")
    else { return }
    types.insert(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func readString() {
    let isLong =
      next == Self.quote && position + 2 < bytes.count && bytes[position + 2] == Self.quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Self.backslash {
        position += 2
        if bytes[position - 1] == UInt8(ascii: "(") { readCode(until: [UInt8(ascii: ")")]) }
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

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
