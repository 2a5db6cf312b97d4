/// The length of a name with its first and last eight bytes.
///
/// The key determines names of up to 16 bytes; longer names with equal keys rarely differ.
struct NameKey: Equatable, Sendable {
  var first: UInt64
  /// The last eight bytes; 0 for names of up to eight bytes.
  var last: UInt64
  var length: UInt32

  init(_ name: Span<UInt8>) {
    length = UInt32(name.count)
    first = Self.word(name, at: 0, count: min(8, name.count))
    last = name.count > 8 ? Self.word(name, at: name.count - 8, count: 8) : 0
  }

  /// Creates the key from the text in memory; eight bytes from `name` on must be readable.
  @inline(__always)
  init(at name: UnsafePointer<UInt8>, count: Int) {
    let raw = unsafe UnsafeRawPointer(name)
    let word = unsafe UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    length = UInt32(truncatingIfNeeded: count)
    if count <= 8 {
      first = word & (UInt64.max >> UInt64(truncatingIfNeeded: 64 - 8 * count))
      last = 0
    } else {
      first = word
      last = unsafe UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }
  }

  private static func word(_ name: Span<UInt8>, at start: Int, count: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(name[start + index]) << UInt64(8 * index) }
    return word
  }
}
