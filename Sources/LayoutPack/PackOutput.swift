/// Bytes of a pack that are being written.
struct PackOutput {
  private(set) var bytes: [UInt8] = []

  mutating func add(byte: UInt8) { bytes.append(byte) }

  mutating func add(_ bool: Bool) { add(byte: bool ? 1 : 0) }

  /// Adds a number that is not negative: seven bits a byte, the lowest first.
  mutating func add(_ number: Int) { add(varint: UInt64(number)) }

  /// Adds an index plus 1, or 0 for none.
  mutating func add(optional index: Int32) { add(Int(index) + 1) }

  /// Adds a number with a sign, whose lowest bit is the sign.
  mutating func add(signed number: Int) {
    add(varint: UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1)))))
  }

  mutating func add(_ number: Float) { add(word: number.bitPattern) }

  mutating func add(_ number: Double) {
    let bits = number.bitPattern
    add(word: UInt32(truncatingIfNeeded: bits))
    add(word: UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// Adds four bytes, the lowest first.
  mutating func add(word: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  /// Adds two bytes, the lower first.
  mutating func add(half: Int) {
    bytes.append(UInt8(truncatingIfNeeded: half))
    bytes.append(UInt8(truncatingIfNeeded: half >> 8))
  }

  mutating func add(_ other: some Sequence<UInt8>) { bytes += other }

  private mutating func add(varint: UInt64) {
    var rest = varint
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
