/// A user-perceived character, classified for line breaking.
enum Grapheme {
  case lineBreak
  case space
  /// Any other character, by its first scalar.
  case letter(Unicode.Scalar)

  @inline(__always)
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    case 0x09, 0x20: self = .space
    default: self = .letter(scalar)
    }
  }
}

extension String {
  /// Calls `body` for each grapheme; ASCII without carriage returns needs no segmentation rules.
  @inline(__always)
  func forEachGrapheme(_ body: (Grapheme) -> Void) {
    let isDone = withBorrowedUTF8 { bytes in
      // Equivalent, `>= 0x80` as `> 0x80`, `>= 0x80` as `>= 0x80 - 1`: no UTF-8 sequence begins
      // with 0x80, and a text with the control character before it only takes the longer way.
      for index in 0..<bytes.count where bytes[index] >= 0x80 || bytes[index] == 0x0D {
        return false
      }
      for index in 0..<bytes.count { body(Grapheme(Unicode.Scalar(bytes[index]))) }
      return true
    }
    if isDone == true { return }
    var index = startIndex
    while index < endIndex {
      body(Grapheme(unicodeScalars[index]))
      index = self.index(after: index)
    }
  }
}
