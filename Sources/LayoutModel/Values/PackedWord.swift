/// A word of at most 16 bytes in two machine words, so that words compare without strings.
package struct PackedWord: Equatable {
  var low: UInt64 = 0
  var high: UInt64 = 0

  /// Packs the bytes in `start..<end`; nil if there are more than 16, which no word of the language
  /// has.
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
