import LayoutDiagnostics
public import LayoutEngine

/// The translations of an app: a String Catalog (`.xcstrings`) in all of its languages, or a `.strings` file in
/// its one.
///
/// It is read from the file as it is, at run time and on any system.
///
/// ```swift
/// let catalog = try StringCatalog(bytes, named: "Texts.xcstrings")
/// let environment = LayoutEnvironment(localization: catalog.localization(for: ["de-AT", "en"]))
/// ```
public struct StringCatalog: Sendable {
  /// That of its own language first.
  private let tables: [StringTable]
  /// Whether it does not say which languages it has.
  private let isNameless: Bool

  /// Reads a file of strings.
  ///
  /// - Parameters:
  ///   - bytes: What is in the file, in UTF-8, or in UTF-16 with a byte order mark.
  ///   - name: The name of the file: a String Catalog if it ends in `.xcstrings` or `.json`.
  /// - Throws: What is wrong with the file first, with its line.
  public init(_ bytes: some Sequence<UInt8>, named name: String) throws(StringCatalogError) {
    let text = StringTable.utf8(Array(bytes))
    let (tables, findings) = StringTable.tables(text, named: name, languages: [])
    guard let tables, !tables.isEmpty else {
      throw StringCatalogError(findings.first, in: text, named: name)
    }
    self.tables = tables
    isNameless = !StringTable.isCatalog(name)
  }

  /// The languages that it has words in, its own first; none for a `.strings` file, which does not say.
  public var languages: [String] { isNameless ? [] : tables.map(\.language) }

  /// Returns the first of some languages that it has words in, with these and the language's formats.
  ///
  /// For `de-AT` it takes words of `de` where it has none of its own, with the formats of `de-AT`. Where it has
  /// words in none of the languages it is in its own one. A `.strings` file is in the first of the languages.
  ///
  /// - Parameter preferred: The languages that somebody reads, the best first, such as `["de-AT", "en"]`.
  /// - Returns: The language to show.
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

  /// The table of a language, or of what it is a kind of.
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

/// What is wrong with a file of strings.
public struct StringCatalogError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// The line, from 1 on.
  public let line: Int
  /// What is wrong there.
  public let message: String

  init(_ finding: Diagnostic?, in text: [UInt8], named file: String) {
    self.file = file
    let place = min(Int(finding?.range.start ?? 0), text.count)
    line = 1 + text[..<place].count { $0 == 0x0A }
    message = finding?.message ?? "there are no words"
  }

  /// File, line and message, as compilers have them.
  public var description: String { "\(file):\(line): error: \(message)" }
}
