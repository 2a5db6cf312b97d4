import LayoutGTK

extension GTKAssets {
  /// The colors that the sample's documents name.
  static var sample: GTKAssets {
    var assets = GTKAssets()
    assets.colors = [
      "Accent": AdaptiveColor(0x2563_EBFF, dark: 0x60A5_FAFF),
      "Card": AdaptiveColor(0xFFFF_FFFF, dark: 0x2727_2AFF),
      "Page": AdaptiveColor(0xF3F4_F6FF, dark: 0x1818_1BFF),
      "Quiet": AdaptiveColor(0x6B72_80FF, dark: 0xA1A1_AAFF),
    ]
    return assets
  }
}
