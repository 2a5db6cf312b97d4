import CGTK4
public import LayoutEngine
public import LayoutLanguages

extension TextLocalization {
  /// The language that the user has chosen for all programs, with its formats.
  ///
  /// - Parameter catalog: The translations of the app, which decide between the languages that the user reads.
  /// - Returns: The language; `nil` where there is no catalog and the formats of none are known, such as in the
  ///   locale `C`.
  public static func ofUser(_ catalog: StringCatalog? = nil) -> TextLocalization? {
    var names: [String] = []
    var next = g_get_language_names()
    while let name = next?.pointee {
      names.append(String(cString: name))
      next = next?.advanced(by: 1)
    }
    return ofUser(reading: names, catalog)
  }

  /// The same for the languages as the system names them, the best first: `de_DE.UTF-8`, `de_DE`, `de`, `C`.
  static func ofUser(reading names: [String], _ catalog: StringCatalog?) -> TextLocalization? {
    // Beside each stands the same without its encoding and variant.
    let languages = names.filter { !$0.contains(".") && !$0.contains("@") }
      .map { $0.replacing("_", with: "-") }
      .filter { $0 != "C" && $0 != "POSIX" }
    if let catalog { return catalog.localization(for: languages) }
    return languages.first { LanguageFormatting($0) != nil }.map { TextLocalization(language: $0) }
  }
}
