/// The check sum of a section: CRC-32 as in ISO 3309, which PNG and zlib use too.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1
    }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let table = Self.table
    return ~bytes.reduce(~UInt32(0)) { rest, byte in
      table[Int((rest ^ UInt32(byte)) & 0xFF)] ^ (rest >> 8)
    }
  }
}
