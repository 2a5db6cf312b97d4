/// A word of at most 16 bytes in two machine words, so that choices compare without text.
struct PackedWord: Equatable {
  var low: UInt64 = 0
  var high: UInt64 = 0

  /// Packs `start..<end`, or gives nil for what is too long to be one of ours.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
    guard end - start <= 16 else { return nil }
    var shift: UInt64 = 0
    var index = start
    while index < end, shift < 64 {
      low |= UInt64(bytes[index]) &<< shift
      shift &+= 8
      index += 1
    }
    shift = 0
    while index < end {
      high |= UInt64(bytes[index]) &<< shift
      shift &+= 8
      index += 1
    }
  }

  init(_ word: String) {
    for (index, byte) in word.utf8.enumerated() {
      if index < 8 {
        low |= UInt64(byte) &<< UInt64(index &* 8)
      } else {
        high |= UInt64(byte) &<< UInt64((index &- 8) &* 8)
      }
    }
  }
}
