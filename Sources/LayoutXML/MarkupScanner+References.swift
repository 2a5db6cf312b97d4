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
        reportAmpersand(at: offset)
        isSound = false
        offset += 1
      }
    }
    return isSound
  }
}
