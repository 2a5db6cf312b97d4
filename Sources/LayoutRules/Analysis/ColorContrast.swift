package import LayoutEngine

/// The contrast of colors by the Web Content Accessibility Guidelines 2.2, as `0xRRGGBBAA` without
/// regard to the opacity.
package enum ColorContrast {
  /// The least contrast of letters, and of large ones (1.4.3).
  static let least = 4.5
  static let leastOfLarge = 3.0

  /// Whether letters are large: of 24 points, or bold ones of 18.66.
  package static func isLarge(_ fontSize: Float, _ weight: FontWeight) -> Bool {
    switch weight {
    case .bold, .heavy, .black: fontSize >= 18.66
    case .ultraLight, .thin, .light, .regular, .medium, .semibold: fontSize >= 24
    }
  }

  /// Returns the contrast ratio by the Web Content Accessibility Guidelines, the lighter colour
  /// first.
  package static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
    let lights = [light(one), light(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func light(_ color: UInt32) -> Double {
    let weights: [(shift: UInt32, weight: Double)] = [(24, 0.2126), (16, 0.7152), (8, 0.0722)]
    return weights.reduce(0) { sum, part in
      sum + part.weight * linear(Double((color >> part.shift) & 0xFF) / 255)
    }
  }

  /// Returns the linear share of light for an sRGB component.
  ///
  /// The power of 2.4 is computed as the square times the square of the fifth root.
  private static func linear(_ share: Double) -> Double {
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    return base * base * fifthRoot(base) * fifthRoot(base)
  }

  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 { root -= (root - number / (root * root * root * root)) / 5 }
    return root
  }
}
