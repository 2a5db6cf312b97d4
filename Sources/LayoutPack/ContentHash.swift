/// The SHA-256 of bytes (FIPS 180-4), by which packs, patches and catalogues name each other.
///
/// Any other program can compute the same one, such as `sha256sum`.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  /// The bytes of a hash.
  package static let size = 32

  package let bytes: [UInt8]

  /// Creates a hash from its 32 bytes; nil for another number of bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

  package init(of message: [UInt8]) {
    var state = Self.start
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = message.count & ~63
    for place in stride(from: 0, to: whole, by: 64) {
      Self.take(message[place..<place + 64], &state, &schedule)
    }
    var rest = Array(message[whole...])
    rest.append(0x80)
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    for place in stride(from: 0, to: rest.count, by: 64) {
      Self.take(rest[place..<place + 64], &state, &schedule)
    }
    bytes = state.flatMap { word in
      stride(from: UInt32(24), through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// The hash as 64 hexadecimal digits.
  package var description: String { Hexadecimal.text(of: bytes) }

  private static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  /// Adds a block of 64 bytes to the state.
  private static func take(
    _ block: ArraySlice<UInt8>, _ state: inout [UInt32], _ schedule: inout [UInt32]
  ) {
    for index in 0..<16 {
      let place = block.startIndex + 4 * index
      schedule[index] =
        UInt32(block[place]) << 24 | UInt32(block[place + 1]) << 16
        | UInt32(block[place + 2]) << 8 | UInt32(block[place + 3])
    }
    for index in 16..<64 {
      let (near, far) = (schedule[index - 2], schedule[index - 15])
      let first = far.turned(7) ^ far.turned(18) ^ far >> 3
      let second = near.turned(17) ^ near.turned(19) ^ near >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum = e.turned(6) ^ e.turned(11) ^ e.turned(25)
      let chosen = (e & f) ^ (~e & g)
      let next = h &+ sum &+ chosen &+ constants[index] &+ schedule[index]
      let other = a.turned(2) ^ a.turned(13) ^ a.turned(22)
      let most = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ next, c, b, a, next &+ other &+ most)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}

/// Bytes as two digits each.
package enum Hexadecimal {
  package static func text(of bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the bytes of a text; nil if it has anything but pairs of digits.
  package static func bytes(of text: String) -> [UInt8]? {
    let digits = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count % 2 == 0, !digits.contains(nil) else { return nil }
    let values = digits.compactMap(\.self)
    return stride(from: 0, to: values.count, by: 2).map {
      UInt8(values[$0] << 4 | values[$0 + 1])
    }
  }
}

extension UInt32 {
  /// The number with its bits turned right.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self &>> count | self &<< (32 - count) }
}
