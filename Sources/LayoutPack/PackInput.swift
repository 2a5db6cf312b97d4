/// A part of a pack that is read from its start to its end.
///
/// No read goes beyond the end, and no count is greater than the bytes behind it, so that memory is
/// at most a multiple of the pack's size.
struct PackInput {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  /// The name of the part in errors.
  let section: String

  init(_ bytes: [UInt8], in range: Range<Int>, section: String) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.section = section
  }

  var isAtEnd: Bool { position >= end }

  /// Returns the error for the bytes before the position, or at `offset`.
  func error(_ reason: String, at offset: Int? = nil) -> PackError {
    PackError(reason, at: offset ?? position, in: section)
  }

  mutating func byte() throws(PackError) -> UInt8 {
    guard position < end else { throw error("the section ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func bool() throws(PackError) -> Bool {
    let start = position
    switch try byte() {
    case 0: return false
    case 1: return true
    case let other: throw error("\(other) is neither 0 nor 1", at: start)  // open: bytes
    }
  }

  /// Reads a number that is not negative and fits in 31 bits.
  mutating func number() throws(PackError) -> Int {
    let start = position
    let number = try varint()
    guard number <= Int32.max else { throw error("the number \(number) is too large", at: start) }
    return Int(number)
  }

  /// Reads a number below `count`, an index of `what`.
  mutating func index(below count: Int, of what: String) throws(PackError) -> Int {
    let start = position
    let index = try number()
    guard index < count else {
      throw error("there is no \(what) \(index), of \(count)", at: start)
    }
    return index
  }

  /// Reads an index plus 1, or 0 for none; returns −1 for none.
  mutating func optionalIndex(below count: Int, of what: String) throws(PackError) -> Int32 {
    let start = position
    let index = try number() - 1
    guard index < count else {
      throw error("there is no \(what) \(index), of \(count)", at: start)
    }
    return Int32(index)
  }

  /// Reads the count of a list, each element of which takes at least one byte.
  mutating func count() throws(PackError) -> Int {
    let start = position
    let count = try number()
    guard count <= end - position else {
      throw error("\(count) entries do not fit in the rest of the section", at: start)
    }
    return count
  }

  /// Reads the count of a list of at most `most` elements.
  mutating func count(upTo most: Int, of what: String) throws(PackError) -> Int {
    let start = position
    let count = try count()
    guard count <= most else {
      throw error("\(count) \(what) are too many; the limit is \(most)", at: start)
    }
    return count
  }

  mutating func signed() throws(PackError) -> Int {
    let number = try varint()
    return Int(truncatingIfNeeded: Int64(bitPattern: number >> 1) ^ -Int64(number & 1))
  }

  /// Reads a finite number.
  mutating func float() throws(PackError) -> Float {
    let start = position
    let number = Float(bitPattern: try word())
    guard number.isFinite else { throw error("\(number) is no number", at: start) }
    return number
  }

  mutating func double() throws(PackError) -> Double {
    let low = UInt64(try word())
    return Double(bitPattern: low | UInt64(try word()) << 32)
  }

  mutating func word() throws(PackError) -> UInt32 {
    var word: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) { word |= UInt32(try byte()) << shift }
    return word
  }

  mutating func half() throws(PackError) -> Int {
    let low = Int(try byte())
    return low | Int(try byte()) << 8
  }

  mutating func bytes(_ count: Int) throws(PackError) -> Range<Int> {
    guard count <= end - position else { throw error("the section ends too early") }
    defer { position += count }
    return position..<position + count
  }

  /// Throws unless everything was read.
  func finish() throws(PackError) {
    guard isAtEnd else { throw error("\(end - position) bytes are left in the section") }
  }

  /// Reads a number of at most 64 bits in the fewest bytes.
  private mutating func varint() throws(PackError) -> UInt64 {
    // Most numbers have one byte.
    if position < end, bytes[position] < 0x80 {
      defer { position += 1 }
      return UInt64(bytes[position])
    }
    return try longVarint()
  }

  private mutating func longVarint() throws(PackError) -> UInt64 {
    let start = position
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw error("a number is too long", at: start) }
      number |= UInt64(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else {
        guard byte != 0 || shift == 0 else { throw error("a number is too long", at: start) }
        return number
      }
      shift += 7
    }
  }
}
