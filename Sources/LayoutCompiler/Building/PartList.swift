/// A sequence of parts, each preceded by its length, so that no two lists have the same bytes.
struct PartList {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ word: String) { add(word.utf8) }

  mutating func add(_ number: Int) { add("\(number)".utf8) }

  mutating func add(_ part: some Collection<UInt8>) {
    bytes += "\(part.count) ".utf8
    bytes += part
  }

  /// Adds a number of 64 bits, which needs no length.
  mutating func add(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  var digest: Digest { Digest(of: bytes.span) }
}

/// Reads the parts of a ``PartList``.
struct PartReader {
  /// The bytes are not a well-formed list.
  struct Spoilt: Error {}

  /// The bytes that were not read yet.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func part() throws(Spoilt) -> ArraySlice<UInt8> {
    guard let blank = rest.firstIndex(of: UInt8(ascii: " ")),
      let count = Self.number(rest[..<blank]), count <= rest.endIndex - blank - 1
    else { throw Spoilt() }
    let start = blank + 1
    defer { rest = rest[(start + count)...] }
    return rest[start..<start + count]
  }

  mutating func string() throws(Spoilt) -> String { String(decoding: try part(), as: UTF8.self) }

  /// Reads a non-negative number.
  mutating func number() throws(Spoilt) -> Int {
    guard let number = Self.number(try part()) else { throw Spoilt() }
    return number
  }

  /// Reads a number that was added as a word.
  mutating func word() throws(Spoilt) -> UInt64 {
    guard rest.count >= 8 else { throw Spoilt() }
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(rest[rest.startIndex + index]) << UInt64(index * 8) }
    rest = rest[(rest.startIndex + 8)...]
    return word
  }

  /// Reads a number and as many elements.
  mutating func list<Element>(
    _ element: (inout PartReader) throws(Spoilt) -> Element
  ) throws(Spoilt) -> [Element] {
    var list: [Element] = []
    for _ in 0..<(try number()) { list.append(try element(&self)) }
    return list
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count < 19 else { return nil }
    var number = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
