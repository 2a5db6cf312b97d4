import LayoutDiagnostics

/// A reader of JSON (RFC 8259) that returns every value with its range.
///
/// The reader stops at the first mistake, because the structure after a mistake is uncertain.
package struct JSONReader {
  /// The maximum depth of nested lists and objects.
  static let deepest = 100
  /// The maximum length of a text in bytes.
  static let longest = 64 << 20

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is not part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads a whole text, and returns its value or the first mistake.
  package static func read(_ bytes: [UInt8]) -> Result<JSONNode, JSONMistake> {
    guard bytes.count <= longest else { return .failure(JSONMistake(.tooLarge, at: .at(0))) }
    if let fault = EncodingFault.first(in: bytes) {
      return .failure(JSONMistake(.encoding, at: fault))
    }
    var reader = JSONReader(bytes)
    do throws(JSONMistake) {
      let node = try reader.value()
      reader.skipSpaces()
      guard reader.position == bytes.count else { throw reader.mistake(.moreText) }
      return .success(node)
    } catch {
      return .failure(error)
    }
  }

  // MARK: Values

  private mutating func value() throws(JSONMistake) -> JSONNode {
    skipSpaces()
    let start = position
    guard let sign = peek else { throw mistake(.ended) }
    switch sign {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""):
      let text = try string()
      return JSONNode(value: .string(text), range: SourceRange(start + 1..<position - 1))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: break
    }
    for (word, value) in Self.words where spells(word) {
      position += word.utf8.count
      return JSONNode(value: value, range: SourceRange(start..<position))
    }
    throw mistake(.noValue)
  }

  private static let words: [(String, JSONNode.Value)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
  ]

  private mutating func object() throws(JSONMistake) -> JSONNode {
    let range = try enter()
    var members: [JSONNode.Member] = []
    skipSpaces()
    while peek != UInt8(ascii: "}") {
      guard peek == UInt8(ascii: "\"") else { throw mistake(peek == nil ? .ended : .noName) }
      let start = position
      let name = try string()
      let nameRange = SourceRange(start + 1..<position - 1)
      skipSpaces()
      try take(":", orSay: .noColon)
      members.append(JSONNode.Member(name: name, nameRange: nameRange, value: try value()))
      skipSpaces()
      if peek == UInt8(ascii: "}") { break }
      try take(",", orSay: .noComma("}"))
      skipSpaces()
      if peek == UInt8(ascii: "}") { throw mistake(.commaAtEnd) }
    }
    leave()
    return JSONNode(value: .object(members), range: range)
  }

  private mutating func list() throws(JSONMistake) -> JSONNode {
    let range = try enter()
    var elements: [JSONNode] = []
    skipSpaces()
    while peek != UInt8(ascii: "]") {
      elements.append(try value())
      skipSpaces()
      if peek == UInt8(ascii: "]") { break }
      try take(",", orSay: .noComma("]"))
      skipSpaces()
      if peek == UInt8(ascii: "]") { throw mistake(.commaAtEnd) }
    }
    leave()
    return JSONNode(value: .array(elements), range: range)
  }

  private mutating func enter() throws(JSONMistake) -> SourceRange {
    let range = SourceRange(position..<position + 1)
    depth += 1
    guard depth <= Self.deepest else { throw JSONMistake(.tooDeep, at: range) }
    position += 1
    return range
  }

  private mutating func leave() {
    depth -= 1
    position += 1
  }

  // MARK: Signs

  /// The byte at `position`, or nil at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the text at `position` starts with `word`.
  func spells(_ word: String) -> Bool {
    bytes[position...].starts(with: word.utf8)
  }

  private mutating func skipSpaces() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(
    _ sign: Unicode.Scalar, orSay kind: JSONMistake.Kind
  ) throws(JSONMistake) {
    guard let byte = peek else { throw mistake(.ended) }
    guard byte == UInt8(ascii: sign) else { throw mistake(kind) }
    position += 1
  }

  /// A mistake at the character at `position`, or at the end.
  func mistake(_ kind: JSONMistake.Kind) -> JSONMistake {
    guard position < bytes.count else {
      return JSONMistake(kind, at: .at(UInt32(bytes.count)))
    }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return JSONMistake(kind, at: SourceRange(position..<end))
  }
}
