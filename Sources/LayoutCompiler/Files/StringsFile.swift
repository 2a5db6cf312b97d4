package import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages

/// A file of strings: the words that texts have in some languages.
package struct StringsFile: Sendable {
  package let source: SourceText
  /// The words in each language, the file's own first.
  private let tables: [StringTable]
  /// The languages that were asked for; all of the file's where there are none.
  private let languages: [String]
  /// What there is to say about the file itself, though it can be used.
  private let findings: [Diagnostic]

  /// Reads a String Catalog or a `.strings` file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - languages: The languages that are wanted of a catalog; all of them where there are none.
  /// - Returns: The file, or what is wrong with it.
  /// - Throws: What the system says where the file cannot be read.
  package static func read(
    _ path: String, languages: [String]
  ) throws(FileError) -> (file: StringsFile?, findings: FileFindings) {
    var reader = FileReader()
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

  /// The tables that every text should have words in.
  var checkedTables: [StringTable] {
    languages.isEmpty ? tables : tables.filter { languages.contains($0.language) }
  }

  /// The languages that there are words in, as far as the file says.
  var languageNames: [String] { tables.map(\.language).filter { !$0.isEmpty } }

  /// The words in a language; in the file's own where none is asked for, and nil where it has none.
  func table(for language: String?) -> StringTable? {
    guard let language = language ?? languages.first else { return tables.first }
    // A '.strings' file does not say what it is in.
    return tables.first { $0.language == language || $0.language.isEmpty }
  }

  /// The findings of several documents, after those on the file itself and on the words in it.
  static func findings(
    with strings: StringsFile?, words: [Diagnostic], _ others: [FileFindings]
  ) -> [FileFindings] {
    guard let strings else { return others }
    // Several documents may have the same text.
    var seen: Set<SourceRange> = []
    let different = words.filter { seen.insert($0.range).inserted }
      .sorted { $0.range.start < $1.range.start }
    let all = strings.findings + different
    return all.isEmpty
      ? others : [FileFindings(source: strings.source, diagnostics: all)] + others
  }
}
