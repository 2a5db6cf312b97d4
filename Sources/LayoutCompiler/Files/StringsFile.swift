package import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages

/// A strings file: the translations of texts in some languages.
package struct StringsFile: Sendable {
  package let source: SourceText
  /// The translations in each language, the file's own language first.
  private let tables: [StringTable]
  /// The requested languages; empty for all of the file's languages.
  private let languages: [String]
  /// The findings on the file itself, none of which prevents using it.
  private let findings: [Diagnostic]

  /// Reads a String Catalog or a `.strings` file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - languages: The languages to read from a catalog; all of them if empty.
  ///   - view: The files as the run sees them.
  /// - Returns: The file, or nil if it cannot be used, and the findings on it.
  /// - Throws: The system's error if the file cannot be read.
  package static func read(
    _ path: String, languages: [String], in view: FileView = .disk
  ) throws(FileError) -> (file: StringsFile?, findings: FileFindings) {
    var reader = FileReader(view)
    try reader.read(path)
    let bytes = StringTable.utf8(reader.bytes)
    let source = SourceText(name: path, bytes: bytes)
    let read = StringTable.tables(bytes, named: path, languages: languages)
    let file = read.tables.map {
      StringsFile(
        source: source, tables: $0, languages: languages, findings: read.findings)
    }
    return (file, FileFindings(source: source, diagnostics: read.findings))
  }

  private init(
    source: SourceText, tables: [StringTable], languages: [String], findings: [Diagnostic]
  ) {
    self.source = source
    self.tables = tables
    self.languages = languages
    self.findings = findings
  }

  /// The tables in which every text should have a translation.
  var checkedTables: [StringTable] {
    languages.isEmpty ? tables : tables.filter { languages.contains($0.language) }
  }

  /// The languages of the tables, as far as the file names them.
  var languageNames: [String] { tables.map(\.language).filter { !$0.isEmpty } }

  /// Returns the table for a language, by default the first requested or the file's own; nil if
  /// there is none.
  func table(for language: String?) -> StringTable? {
    guard let language = language ?? languages.first else { return tables.first }
    // A '.strings' file does not name its language.
    return tables.first { $0.language == language || $0.language.isEmpty }
  }

  /// Returns the findings of several documents, preceded by those on the strings file and its
  /// translations.
  static func findings(
    with strings: StringsFile?, words: [Diagnostic], _ others: [FileFindings]
  ) -> [FileFindings] {
    guard let strings else { return others }
    // Several documents may contain equal texts, with equal findings.
    var seen: Set<SourceRange> = []
    let different = words.filter { seen.insert($0.range).inserted }
      .sorted { $0.range.start < $1.range.start }
    let all = strings.findings + different
    return all.isEmpty
      ? others : [FileFindings(source: strings.source, diagnostics: all)] + others
  }
}
