/// Advances as fractions of the font size.
enum BuiltInAdvances {
  static let space: Float = 0.28

  /// The advances from the space, U+0020, to the tilde, U+007E, in hundredths.
  private static let latin: [UInt8] = [
    28, 29, 39, 62, 62, 76, 68, 25, 36, 36, 44, 62, 29, 44, 29, 34,  // space to /
    62, 48, 59, 61, 63, 60, 62, 56, 61, 62, 29, 29, 62, 62, 62, 52,  // 0 to ?
    90, 68, 64, 71, 71, 58, 56, 73, 73, 27, 53, 65, 55, 86, 73, 75,  // @ to O
    62, 75, 64, 62, 62, 72, 67, 95, 66, 65, 64, 36, 34, 36, 62, 50,  // P to _
    50, 54, 60, 55, 60, 56, 35, 60, 58, 25, 25, 54, 25, 86, 58, 58,  // ` to o
    60, 60, 37, 52, 36, 58, 54, 77, 53, 54, 54, 38, 28, 38, 62,  // p to ~
  ]

  /// Returns the advance of a grapheme whose first scalar is `scalar`.
  static func advance(of scalar: Unicode.Scalar) -> Float {
    let value = scalar.value
    // Equivalent, `value >= 0x20` as `value >= 0x20 + 1`: the advance of a space is not measured as
    // that of a letter.
    if value >= 0x20 && value < 0x7F { return Float(latin[Int(value) - 0x20]) / 100 }
    // Equivalent, `<` as `<=`: the line above returns for a space.
    if value < 0x20 { return 0 }
    if isWide(value) { return 1 }
    if value >= 0x200B && value <= 0x200F || value == 0xFEFF { return 0 }
    return scalar.properties.isUppercase ? 0.68 : 0.57
  }

  /// Returns the factor by which a weight is wider than regular.
  static func widening(of weight: FontWeight) -> Float {
    switch weight {
    case .ultraLight: 0.94
    case .thin: 0.95
    case .light: 0.97
    case .regular: 1
    case .medium: 1.02
    case .semibold: 1.04
    case .bold: 1.06
    case .heavy: 1.08
    case .black: 1.11
    }
  }

  /// Returns whether a scalar is an East Asian letter or a pictograph, which fills a square.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2600...0x27BF, 0x2B1B...0x2B55, 0x2E80...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
