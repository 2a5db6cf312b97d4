import CGTK4
public import LayoutEngine
public import LayoutLanguages

extension TextLocalization {
  /// Returns the language that the user has chosen for all programs, with its formats.
  ///
  /// - Parameter catalog: The app's translations, which limit the choice among the user's
  ///   languages.
  /// - Returns: The language. Without a catalog, `nil` if no formats are known for the user's
  ///   languages, as in the locale `C`.
  public static func ofUser(_ catalog: StringCatalog? = nil) -> TextLocalization? {
    var names: [String] = []
    var next = g_get_language_names()
    while let name = next?.pointee {
      names.append(String(cString: name))
      next = next?.advanced(by: 1)
    }
    return ofUser(reading: names, catalog)
  }

  /// The best localization for the system's language names in order, such as `de_DE.UTF-8`,
  /// `de_DE`, `de`, `C`.
  static func ofUser(reading names: [String], _ catalog: StringCatalog?) -> TextLocalization? {
    // The list has each name also without its encoding and variant.
    let languages = names.filter { !$0.contains(".") && !$0.contains("@") }
      .map { $0.replacing("_", with: "-") }
      .filter { $0 != "C" && $0 != "POSIX" }
    if let catalog { return catalog.localization(for: languages) }
    return languages.first { LanguageFormatting($0) != nil }.map { TextLocalization(language: $0) }
  }
}
