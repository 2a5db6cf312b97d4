/// A hash function that depends on two random numbers.
///
/// Texts with equal hashes cannot be constructed without the numbers.
package struct HashSeed: Equatable, Sendable {
  private let start: UInt64
  private let factor: UInt64

  /// Creates a seed with random numbers.
  package init() {
    start = .random(in: .min ... .max)
    factor = .random(in: .min ... .max) | 1
  }

  /// Returns the hash of `bytes`.
  package func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hash = mixed(start, UInt64(bytes.count))
    var index = 0
    while index < bytes.count {
      let end = min(index + 8, bytes.count)
      var word: UInt64 = 0
      for place in index..<end { word = word << 8 | UInt64(bytes[place]) }
      hash = mixed(hash, word)
      index = end
    }
    return mixed(hash, hash >> 32)
  }

  /// Returns the hash of a name, from its key if the name is at most 16 bytes long.
  @inline(__always)
  func hash(_ key: NameKey, _ name: Span<UInt8>) -> Int {
    var hash = mixed(mixed(start ^ UInt64(key.length), key.first), key.last)
    if key.length > 16 { hash = mixed(hash, self.hash(name)) }
    return Int(truncatingIfNeeded: hash)
  }

  /// Returns the hash mixed with `word`: the halves of a product with the secret factor.
  @inline(__always)
  private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
