import LayoutDiagnostics

extension MarkupScanner {
  /// Reports the references in `range` that stand for nothing; true where there are none.
  mutating func checkReferences(in range: Range<Int>) -> Bool {
    var isSound = true
    var offset = range.lowerBound
    while offset < range.upperBound, !isStopped {
      guard byte(offset) == .ampersand else {
        offset += 1
        continue
      }
      switch unsafe Reference(at: base + offset, limit: range.upperBound - offset) {
      case .character(_, let length): offset += length
      case .unknownName(let length):
        if !hasDoctype { reportUnknownEntity(offset..<offset + length) }
        isSound = false
        offset += length
      case .illegalCharacter(let length):
        reportIllegalReference(offset..<offset + length)
        isSound = false
        offset += length
      case .none:
        let count = byte(offset + 1) == .ampersand && offset + 1 < range.upperBound ? 2 : 1
        reportAmpersand(offset..<offset + count, isBinding: opensBinding(range.lowerBound..<offset))
        isSound = false
        offset += count
      }
    }
    return isSound
  }

  /// Whether a `{` in `range` is still open at its end.
  func opensBinding(_ range: Range<Int>) -> Bool {
    for offset in range.reversed() {
      if byte(offset) == UInt8(ascii: "{") { return true }
      if byte(offset) == UInt8(ascii: "}") { return false }
    }
    return false
  }
}
