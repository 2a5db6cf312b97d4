/// The check sum of a section: CRC-32 as in ISO 3309, which PNG and zlib use too.
enum Checksum {
  /// The sums of each byte with 0 to 7 zeros behind it, 256 for each number of zeros.
  ///
  /// With them, eight bytes are added at a time.
  private static let table: [UInt32] = {
    var table: [UInt32] = []
    for byte in 0..<UInt32(256) {
      var rest = byte
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
      table.append(rest)
    }
    for place in 0..<7 * 256 { table.append(table[Int(table[place] & 0xFF)] ^ (table[place] >> 8)) }
    return table
  }()

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = Self.table
    var sum = ~UInt32(0)
    var place = bytes.startIndex
    while bytes.endIndex - place >= 8 {
      var next: UInt32 = 0
      for index in 0..<4 {
        let byte = UInt8(truncatingIfNeeded: sum >> (8 * UInt32(index))) ^ bytes[place + index]
        next ^= table[(7 - index) << 8 | Int(byte)]
        next ^= table[(3 - index) << 8 | Int(bytes[place + index + 4])]
      }
      sum = next
      place += 8
    }
    for byte in bytes[place...] {
      sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
    return ~sum
  }
}
