package import LayoutEngine

/// The colors for everything that documents leave to their host.
package struct Palette: Sendable {
  package var background: Picture.Paint
  package var letters: Picture.Paint
  package var separator: Picture.Paint
  /// The color of placeholders for missing content.
  package var placeholder: Picture.Paint
  package var placeholderLetters: Picture.Paint
  /// The color of symbols and controls without a tint.
  package var tint: Picture.Paint
  /// The appearance that the colors are for.
  package var mode: LayoutEnvironment.ColorScheme
  /// Returns a color of the host by its name, or nil if the color is not known.
  package var named: @Sendable (String) -> Picture.Paint? = { _ in nil }

  /// Makes the colors for an appearance.
  package init(_ mode: LayoutEnvironment.ColorScheme) {
    self.mode = mode
    switch mode {
    case .light:
      background = 0xFFFF_FFFF
      letters = 0x1C1C_1EFF
      separator = 0xC6C6_C8FF
      placeholder = 0xE5E5_EAFF
      placeholderLetters = 0x6E6E_73FF
      tint = 0x0A60_FFFF
    case .dark:
      background = 0x0000_00FF
      letters = 0xF2F2_F7FF
      separator = 0x3838_3AFF
      placeholder = 0x2C2C_2EFF
      placeholderLetters = 0xAEAE_B2FF
      tint = 0x0A84_FFFF
    }
  }

  /// A paint that stands for one that nobody knows: so faint a color is not chosen on purpose.
  package static let unknown: Picture.Paint = 0x0000_0001

  /// Returns the components of a color.
  ///
  /// An unknown color gets components that depend on its name, so that different names look
  /// different.
  func paint(_ color: LayoutColor) -> Picture.Paint {
    switch color {
    case .rgba(let components): components
    case .asset(let name): named(name) ?? Self.paint(standingFor: name)
    }
  }

  private static func paint(standingFor name: String) -> Picture.Paint {
    let hash = name.stableHash
    // Each component is in the middle of the range, so that letters on the color are readable.
    func component(_ shift: UInt32) -> UInt32 {
      let byte = (hash >> shift) & 0xFF
      return 0x60 + byte * 0x7F / 0xFF
    }
    let (red, green, blue) = (component(8), component(16), component(24))
    return red << 24 | green << 16 | blue << 8 | 0xFF
  }
}

extension String {
  /// A number for the string (FNV-1a), which is the same on every system and in every run.
  var stableHash: UInt32 {
    utf8.reduce(2_166_136_261) { hash, byte in (hash ^ UInt32(byte)) &* 16_777_619 }
  }
}
