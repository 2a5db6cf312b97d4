import LayoutDiagnostics
public import LayoutEngine

/// The translations of an app: a String Catalog (`.xcstrings`) with all of its languages, or a
/// `.strings` file with one language.
///
/// The file is read directly at run time, on any system.
///
/// ```swift
/// let catalog = try StringCatalog(bytes, named: "Texts.xcstrings")
/// let environment = LayoutEnvironment(localization: catalog.localization(for: ["de-AT", "en"]))
/// ```
public struct StringCatalog: Sendable {
  /// The tables, that of the source language first.
  private let tables: [StringTable]
  /// Whether the file does not name its language, as a `.strings` file.
  private let isNameless: Bool

  /// Creates a catalog from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file in UTF-8, or in UTF-16 with a byte order mark.
  ///   - name: The name of the file; a name that ends in `.xcstrings` or `.json` is a String
  ///     Catalog, any other a `.strings` file.
  /// - Throws: The first mistake in the file, with its line.
  /// - Complexity: O(n) in the length of the file, for each of its languages.
  public init(_ bytes: some Sequence<UInt8>, named name: String) throws(StringCatalogError) {
    let text = StringTable.utf8(Array(bytes))
    let (tables, findings) = StringTable.tables(text, named: name, languages: [])
    guard let tables, !tables.isEmpty else {
      throw StringCatalogError(findings.first, in: text, named: name)
    }
    self.tables = tables
    isNameless = !StringTable.isCatalog(name)
  }

  /// The languages of the catalog, its source language first; empty for a `.strings` file, which
  /// does not name its language.
  public var languages: [String] { isNameless ? [] : tables.map(\.language) }

  /// Returns the first preferred language that the catalog contains, with its translations and
  /// formats.
  ///
  /// A language with a region, such as `de-AT`, has the translations of `de` if the catalog
  /// contains none for `de-AT`, with the formats of `de-AT`. If the catalog contains none of the
  /// languages, the result is its source language. A `.strings` file counts as the first preferred
  /// language.
  ///
  /// - Parameter preferred: The languages of the reader, the best first, such as `["de-AT", "en"]`.
  /// - Returns: The language to show.
  /// - Complexity: O(n) in the number of preferred languages times those of the catalog.
  public func localization(for preferred: [String]) -> TextLocalization {
    if isNameless {
      return TextLocalization(language: preferred.first ?? "", words: tables[0])
    }
    for language in preferred {
      if let table = table(for: language) {
        return TextLocalization(language: language, words: table)
      }
    }
    return TextLocalization(language: tables[0].language, words: tables[0])
  }

  /// Returns the table of a language, or of a more general one, such as `de` for `de-AT`.
  private func table(for language: String) -> StringTable? {
    var parts = Self.parts(of: language)
    while !parts.isEmpty {
      if let table = tables.first(where: { Self.parts(of: $0.language) == parts }) { return table }
      parts.removeLast()
    }
    return nil
  }

  private static func parts(of language: String) -> [Substring] {
    language.lowercased().split { $0 == "-" || $0 == "_" }
  }
}

/// A mistake in a file of strings.
public struct StringCatalogError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the file, as it was passed to the catalog.
  public let file: String
  /// The line of the mistake, from 1.
  public let line: Int
  /// The description of the mistake.
  public let message: String

  init(_ finding: Diagnostic?, in text: [UInt8], named file: String) {
    self.file = file
    let place = min(Int(finding?.range.start ?? 0), text.count)
    line = 1 + text[..<place].count { $0 == 0x0A }
    message = finding?.message ?? "there are no words"
  }

  /// The file, the line and the message, in the form of a compiler's error.
  public var description: String { "\(file):\(line): error: \(message)" }
}
