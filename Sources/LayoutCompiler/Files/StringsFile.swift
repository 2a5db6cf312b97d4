package import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter

/// A file of strings: the words that texts have in a language.
package struct StringsFile: Sendable {
  package let source: SourceText
  let table: StringTable
  /// What there is to say about the file itself, though it can be used.
  let findings: FileFindings?

  /// Reads a String Catalog or a `.strings` file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - language: The language that is wanted of a catalog; its own where none is.
  /// - Returns: The file, or what is wrong with it.
  /// - Throws: What the system says where the file cannot be read.
  package static func read(
    _ path: String, language: String?
  ) throws(FileError) -> (file: StringsFile?, findings: FileFindings) {
    var reader = FileReader()
    try reader.read(path)
    let bytes = StringTable.utf8(reader.bytes)
    let source = SourceText(name: path, bytes: bytes)
    let read = StringTable.read(bytes, named: path, language: language)
    let findings = FileFindings(source: source, diagnostics: read.findings)
    let file = read.table.map {
      StringsFile(source: source, table: $0, findings: read.findings.isEmpty ? nil : findings)
    }
    return (file, findings)
  }

  private init(source: SourceText, table: StringTable, findings: FileFindings?) {
    self.source = source
    self.table = table
    self.findings = findings
  }

  /// The findings of several documents, after those on the file itself.
  static func findings(
    with strings: StringsFile?, _ others: [FileFindings]
  ) -> [FileFindings] {
    (strings?.findings).map { [$0] + others } ?? others
  }

  var localization: TextLocalization {
    TextLocalization("\(source.name) \(table.language)", table)
  }
}
