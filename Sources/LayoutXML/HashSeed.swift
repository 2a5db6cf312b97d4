/// A hash that depends on two random numbers: whoever does not know them cannot write texts that
/// hash alike.
package struct HashSeed: Equatable, Sendable {
  private let start: UInt64
  private let factor: UInt64

  /// Draws the numbers.
  package init() {
    start = .random(in: .min ... .max)
    factor = .random(in: .min ... .max) | 1
  }

  /// The hash of some bytes.
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

  /// The hash of a name by its key, which leaves out the middle of a long one.
  @inline(__always)
  func hash(_ key: NameKey, _ name: Span<UInt8>) -> Int {
    var hash = mixed(mixed(start ^ UInt64(key.length), key.first), key.last)
    if key.length > 16 { hash = mixed(hash, self.hash(name)) }
    return Int(truncatingIfNeeded: hash)
  }

  /// A hash with one more word in it: both halves of a product with a number that nobody knows.
  @inline(__always)
  private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
