/// The characters of identifiers beyond ASCII: those that Swift and XML both take in names.
///
/// A name may become an attribute or an element, as a parameter and a component do, and a name in
/// Swift. Characters that cannot be seen are left out, as two names would look the same.
package enum Identifiers {
  /// The characters with which a name may start, beyond ASCII.
  package static let starts: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x167F, 0x1681...0x180A,
    0x180F...0x1DBF, 0x1E00...0x1FFF, 0x2070...0x20CF, 0x2100...0x218F, 0x2C00...0x2DFF,
    0x2E80...0x2FEF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFDFF, 0xFE30...0xFE44, 0xFE47...0xFEFE,
    0xFF00...0xFFEF, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  /// The characters that a name may contain only after its first one, beyond ASCII: marks that are
  /// combined with the character before them.
  package static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  /// Returns the end of the name at `start`, which is `start` if no name starts there.
  package static func end(_ bytes: Span<UInt8>, from start: Int, to limit: Int) -> Int {
    guard start < limit, let first = character(bytes, at: start, to: limit),
      isStart(first.scalar)
    else { return start }
    return end(ofParts: bytes, from: start + first.length, to: limit)
  }

  /// Returns the end of the characters from `start` on that may stand within a name.
  static func end(ofParts bytes: Span<UInt8>, from start: Int, to limit: Int) -> Int {
    var position = start
    while position < limit {
      let byte = bytes[position]
      if byte < 0x80 {
        guard Bytes.isLetter(byte) || Bytes.isDigit(byte) || byte == UInt8(ascii: "_") else {
          break
        }
        position += 1
        continue
      }
      guard let next = character(bytes, at: position, to: limit),
        isStart(next.scalar) || isIn(marks, next.scalar)
      else { break }
      position += next.length
    }
    return position
  }

  /// Whether a type's name may start with the character at `start`: with any that starts a name
  /// and is no small letter, as not all scripts have capitals.
  static func startsType(_ bytes: Span<UInt8>, _ start: Int, to limit: Int) -> Bool {
    let byte = bytes[start]
    if byte < 0x80 { return byte &- UInt8(ascii: "A") < 26 }
    guard let first = character(bytes, at: start, to: limit),
      let scalar = Unicode.Scalar(first.scalar)
    else { return false }
    return isStart(first.scalar) && !scalar.properties.isLowercase
  }

  /// Whether a name may start with the character.
  private static func isStart(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return Bytes.isLetter(UInt8(scalar)) || scalar == 0x5F
    }
    return isIn(starts, scalar)
  }

  private static func isIn(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
    ranges.contains { $0.contains(scalar) }
  }

  /// Returns the character whose UTF-8 starts at `start`, or nil for bytes that are no UTF-8.
  private static func character(
    _ bytes: Span<UInt8>, at start: Int, to limit: Int
  ) -> (scalar: UInt32, length: Int)? {
    let first = bytes[start]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, start + length <= limit else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for index in start + 1..<start + length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
    }
    return (scalar, length)
  }
}
