import LayoutChecking
import LayoutDiagnostics
import LayoutFormatting
import LayoutModel
import LayoutXML

/// Formats documents.
///
/// Writing the results is left to the caller.
package struct FormatRun: Sendable {
  /// A document whose text formatting changes, or the document of the standard input.
  package struct Change: Sendable {
    /// The path as given on the command line.
    package var path: String
    /// The name of the document in messages.
    package var name: String
    package var old: [UInt8]
    package var new: [UInt8]
    /// The bytes that were read.
    ///
    /// They differ from `old` if the file is in another encoding.
    fileprivate var read: [UInt8]
    /// Whether the file is in an encoding other than UTF-8; the new text is in UTF-8.
    package var isReencoded: Bool

    /// Whether formatting changes the document.
    ///
    /// The standard input yields a `Change` in any case.
    package var isChange: Bool { isReencoded || old != new }

    /// Replaces the old text with the new one, if the file still contains the old one.
    package func write() throws(FileError) {
      try OutputFile(path: path, bytes: new).replaceOriginal(of: read)
    }

    /// The difference as `diff -u` prints it.
    package var difference: String { UnifiedDiff(path: name, from: old, to: new).text }
  }

  /// The changed documents, and the findings on all documents.
  package struct Result: Sendable {
    package var changes: [Change]
    package var report: CheckReport
  }

  package var paths: [String]
  /// The name of the standard input's document in messages.
  package var standardInputName: String?
  /// The lines to format, counted from 1; all lines if empty.
  ///
  /// A tag, text or comment that touches one of them changes as a whole.
  package var lines: [ClosedRange<Int>]
  package var pool: WorkerPool

  package init(
    _ paths: [String], standardInputName: String? = nil, lines: [ClosedRange<Int>] = [],
    pool: WorkerPool,
  ) {
    self.paths = paths
    self.standardInputName = standardInputName
    self.lines = lines
    self.pool = pool
  }

  /// Formats every document once.
  ///
  /// A document with XML errors stays as it is, because its intended meaning is unknown.
  package func run() async -> Result {
    let found = FileFinder(paths)
    let files = found.files
    let outcomes = await pool.map(
      count: files.count,
      makeState: { FormatWorker() },
      body: { [lines, standardInputName] in
        $0.format(files[$1], named: standardInputName, lines: lines)
      },
    )
    return Result(
      changes: outcomes.compactMap(\.change),
      report: CheckReport(
        findings: found.failures.map { FileFindings(file: $0) }
          + outcomes.compactMap(\.findings),
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || outcomes.contains(where: \.isUnreadable),
        emptyFolders: found.emptyFolders,
      ))
  }
}

/// The result of formatting one document.
private struct FormatOutcome: Sendable {
  var change: FormatRun.Change?
  var findings: FileFindings?
  var isUnreadable = false
}

/// A worker's parser, formatter and reader, reused for all its documents.
private struct FormatWorker: ~Copyable {
  private var parser = MarkupParser(names: .language)
  private var formatter = DocumentFormatter()
  private var reader = FileReader()

  /// Formats one file.
  ///
  /// Returns nil if its text does not change and it has no errors.
  mutating func format(
    _ path: String, named standardInputName: String?, lines: [ClosedRange<Int>]
  ) -> FormatOutcome? {
    let isStandardInput = path == FileFinder.standardInput
    let name = (isStandardInput ? standardInputName : nil) ?? FileFinder.displayName(of: path)
    do throws(FileError) {
      try parser.parse(contentsOf: path)
      let isTranscoded = parser.document.isTranscoded
      if isTranscoded, !isStandardInput {
        // The parser does not keep the original bytes of a transcoded document.
        try reader.read(path)
        let bytes = reader.bytes
        parser.parse(bytes.span)
      }
    } catch {
      return FormatOutcome(findings: FileFindings(document: error), isUnreadable: true)
    }
    guard !parser.diagnostics.contains(where: { $0.severity == .error }) else {
      let source = SourceText(name: name, bytes: parser.document.bytes)
      return FormatOutcome(
        findings: FileFindings(source: source, diagnostics: parser.diagnostics))
    }
    formatter.format(parser.document, lines: lines)
    let isReencoded = parser.document.isTranscoded
    guard isStandardInput || isReencoded || formatter.output != parser.document.bytes else {
      return nil
    }
    return FormatOutcome(
      change: FormatRun.Change(
        path: path, name: name, old: parser.document.bytes, new: formatter.output,
        read: isReencoded ? reader.bytes : parser.document.bytes, isReencoded: isReencoded))
  }
}
