import CGTK4

/// The font files of an app.
struct FontFiles {
  private let assets: GTKAssets

  init(_ assets: GTKAssets) { self.assets = assets }

  /// The path of a family's font file; nil if the app has none.
  func path(of family: String) async -> String? {
    for folder in assets.folders {
      for suffix in ["ttf", "otf"] {
        let path = "\(folder)/\(family).\(suffix)"
        if g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 { return path }
      }
    }
    guard let bytes = await assets.load?(.font(family)) else { return nil }
    return Self.written(bytes, family)
  }

  /// Writes a font into a temporary file, since Fontconfig reads only files.
  private static func written(_ bytes: [UInt8], _ family: String) -> String? {
    let safe = String(family.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    guard let folder = g_dir_make_tmp("layout-fonts-XXXXXX", nil) else { return nil }
    defer { g_free(folder) }
    let path = "\(String(cString: folder))/\(safe).ttf"
    let isWritten = bytes.withUnsafeBytes {
      g_file_set_contents(
        path, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gssize($0.count), nil)
    }
    return isWritten != 0 ? path : nil
  }
}
