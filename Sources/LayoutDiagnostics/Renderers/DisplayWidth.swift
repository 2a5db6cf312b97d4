/// The number of terminal columns that a character takes.
enum DisplayWidth {
  /// Returns 0 for a lone mark or joiner, 2 for wide East Asian characters and emoji, otherwise 1.
  static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: isWide) { return 2 }
    return isMark(first) ? 0 : 1
  }

  static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false  // open: Unicode's list, which may grow.
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    // Emoji presentation, by default or because a selector follows the character.
    if scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation { return true }
    return wide.contains { $0.contains(scalar.value) }
  }

  /// The blocks of Unicode whose East Asian Width is wide or full-width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
