import LayoutDiagnostics

extension MarkupScanner {
  /// The end of the name that starts at `start`, and whether it needs a closer look: a colon or a
  /// character beyond ASCII is in it.
  @inline(__always)
  func scanName(at start: Int) -> (end: Int, isPlain: Bool) {
    var offset = start
    var seen: UInt8 = 0
    // Most names are letters to the end.
    while XMLCharacters.isLetter(byte(offset)) { offset &+= 1 }
    while true {
      let byte = byte(offset)
      guard XMLCharacters.continuesName(byte) else { break }
      seen |= byte
      offset += 1
    }
    if byte(offset) == .colon { return (endOfPrefixedName(from: offset), false) }
    return (offset, seen < 0x80)
  }

  private func endOfPrefixedName(from start: Int) -> Int {
    var offset = start
    while byte(offset) == .colon || XMLCharacters.continuesName(byte(offset)) { offset += 1 }
    return offset
  }

  /// The number of the name in `start..<end`.
  @inline(__always)
  mutating func intern(_ start: Int, _ end: Int) -> NameID {
    let name = unsafe base + start
    let key = unsafe NameKey(at: name, count: end - start)
    let span = unsafe Span(_unsafeStart: name, count: end - start)
    let id = document.names.intern(key, span)
    if id == .overflow { reportTooManyNames(at: start..<end) }
    return id
  }

  /// Whether the same name stands at two places.
  @inline(__always)
  func isSameName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    let one = unsafe NameKey(at: base + first.lowerBound, count: first.count)
    let two = unsafe NameKey(at: base + second.lowerBound, count: second.count)
    guard one == two else { return false }
    guard first.count > 16 else { return true }
    for index in 8..<first.count - 8
    where byte(first.lowerBound + index) != byte(second.lowerBound + index) {
      return false
    }
    return true
  }

  /// Reports a name with characters that XML does not allow in names.
  mutating func checkCharacters(ofNameIn range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = scalar(at: offset)
      let isLegal =
        offset == range.lowerBound
        ? XMLCharacters.startsName(scalar) : XMLCharacters.continuesName(scalar)
      guard isLegal else {
        report(
          .malformedXML, "\(quoted(offset..<offset + length)) cannot stand in a name",
          at: offset..<offset + length)
        return
      }
      offset += length
    }
  }

  /// The scalar at `offset` and its length in bytes; the text is valid UTF-8.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(byte(offset))
    func follower(_ distance: Int) -> UInt32 { UInt32(byte(offset + distance)) & 0x3F }
    switch first {
    case ..<0x80: return (first, 1)
    case ..<0xE0: return ((first & 0x1F) << 6 | follower(1), 2)
    case ..<0xF0: return ((first & 0x0F) << 12 | follower(1) << 6 | follower(2), 3)
    default:
      return ((first & 0x07) << 18 | follower(1) << 12 | follower(2) << 6 | follower(3), 4)
    }
  }
}
