/// A 128-bit hash of bytes: SipHash-2-4-128 with the key of the paper's examples (Aumasson and
/// Bernstein, *SipHash: a fast short-input PRF*), equal on all machines.
///
/// The hash does not protect against deliberate collisions: whoever can write the compared files
/// can put anything into them.
package struct Digest: Hashable, Sendable {
  private let words: (UInt64, UInt64)

  package static func == (one: Digest, other: Digest) -> Bool { one.words == other.words }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
  }

  /// The digest as two numbers, for storage.
  var stored: (UInt64, UInt64) { words }

  /// Creates a digest that was ``stored``.
  init(stored words: (UInt64, UInt64)) { self.words = words }

  package init(of bytes: Span<UInt8>) {
    var state = SipState()
    let memory = bytes.bytes
    let wholeWords = bytes.count & ~7
    var offset = 0
    while offset < wholeWords {
      let word = memory.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state.take(UInt64(littleEndian: word))
      offset &+= 8
    }
    var rest = UInt64(bytes.count & 0xff) << 56
    for index in wholeWords..<bytes.count {
      rest |= UInt64(bytes[index]) << UInt64((index & 7) * 8)
    }
    state.take(rest)
    words = state.finish()
  }

  /// Creates a digest from its ``description``; nil for other texts.
  package init?(_ description: some StringProtocol) {
    guard description.utf8.count == 32, description.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let first = UInt64(description.prefix(16), radix: 16),
      let second = UInt64(description.suffix(16), radix: 16)
    else { return nil }
    words = (first.byteSwapped, second.byteSwapped)
  }
}

extension Digest: CustomStringConvertible {
  /// The digest as 32 hexadecimal digits, in the paper's byte order.
  package var description: String { Self.digits(words.0) + Self.digits(words.1) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word.byteSwapped, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The state of a hash.
///
/// It is written for builds that are not optimised as well: these hash a program of many megabytes.
private struct SipState {
  private static let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)

  private var v0 = key.0 ^ 0x736f_6d65_7073_6575
  private var v1 = key.1 ^ 0x646f_7261_6e64_6f6d ^ 0xee
  private var v2 = key.0 ^ 0x6c79_6765_6e65_7261
  private var v3 = key.1 ^ 0x7465_6462_7974_6573

  mutating func take(_ word: UInt64) {
    v3 ^= word
    turn()
    turn()
    v0 ^= word
  }

  mutating func finish() -> (UInt64, UInt64) {
    v2 ^= 0xee
    for _ in 0..<4 { turn() }
    let first = v0 ^ v1 ^ v2 ^ v3
    v1 ^= 0xdd
    for _ in 0..<4 { turn() }
    return (first, v0 ^ v1 ^ v2 ^ v3)
  }

  private mutating func turn() {
    v0 &+= v1
    v2 &+= v3
    v1 = (v1 &<< 13 | v1 &>> 51) ^ v0
    v3 = (v3 &<< 16 | v3 &>> 48) ^ v2
    v0 = v0 &<< 32 | v0 &>> 32
    v2 &+= v1
    v0 &+= v3
    v1 = (v1 &<< 17 | v1 &>> 47) ^ v2
    v3 = (v3 &<< 21 | v3 &>> 43) ^ v0
    v2 = v2 &<< 32 | v2 &>> 32
  }
}
