/// A fault in the bytes of a text, found before markup is read.
enum TextFault: Equatable {
  case zeroByte(at: Int)
  /// Invalid UTF-8; `count` is the number of bytes to mark.
  case invalid(at: Int, count: Int)
  /// A character that XML does not allow, such as a control character.
  case forbidden(at: Int, count: Int)
}

/// A check that bytes are UTF-8 and contain only characters of XML.
enum TextGate {
  /// Returns the first fault from `start` on; nil if there is none.
  static func firstFault(
    in base: UnsafePointer<UInt8>, from start: Int, count: Int
  ) -> TextFault? {
    var offset = start
    while offset < count {
      // Skips eight ASCII bytes without control characters at a time; zeros follow the text.
      let word = unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
      let high: UInt64 = 0x8080_8080_8080_8080
      let blanks = word &- 0x2020_2020_2020_2020
      if (word | blanks) & high == 0 {
        offset += 8
        continue
      }
      let limit = min(offset + 8, count)
      while offset < limit {
        let byte = unsafe base[offset]
        if byte >= 0x80 {
          let length = unsafe sequenceLength(base + offset, limit: count - offset)
          guard length > 0 else { return .invalid(at: offset, count: 1) }
          if byte == 0xEF, unsafe base[offset + 1] == 0xBF, unsafe base[offset + 2] >= 0xBE {
            return .forbidden(at: offset, count: 3)
          }
          offset += length
        } else {
          if byte < 0x20, byte != 0x0A, byte != 0x09, byte != 0x0D {
            return byte == 0 ? .zeroByte(at: offset) : .forbidden(at: offset, count: 1)
          }
          offset += 1
        }
      }
    }
    return nil
  }

  /// Returns the length of the well-formed UTF-8 sequence at `start`; 0 if there is none (Unicode
  /// table 3-7).
  private static func sequenceLength(_ start: UnsafePointer<UInt8>, limit: Int) -> Int {
    let first = unsafe start[0]
    let second = unsafe start[1]
    let length: Int
    let seconds: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
    case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
    case 0xED: (length, seconds) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
    case 0xF0: (length, seconds) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
    case 0xF4: (length, seconds) = (4, 0x80...0x8F)
    default: return 0
    }
    guard length <= limit, seconds.contains(second) else { return 0 }
    for index in 2..<max(length, 2) {
      guard unsafe start[index] & 0xC0 == 0x80 else { return 0 }
    }
    return length
  }
}
