package import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter

/// A file of strings: the words that texts have in a language.
package struct StringsFile: Sendable {
  package let source: SourceText
  let table: StringTable

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
    let source = SourceText(name: path, bytes: reader.bytes)
    let read = StringTable.read(reader.bytes, named: path, language: language)
    let findings = FileFindings(source: source, diagnostics: read.findings)
    return (read.table.map { StringsFile(source: source, table: $0) }, findings)
  }

  private init(source: SourceText, table: StringTable) {
    self.source = source
    self.table = table
  }

  var localization: TextLocalization {
    TextLocalization("\(source.name) \(table.language)", table)
  }
}
