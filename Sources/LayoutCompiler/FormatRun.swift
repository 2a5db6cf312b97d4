import LayoutDiagnostics
import LayoutFormatting
import LayoutSemantics
import LayoutXML

/// Formats documents; writing them is left to the caller.
package struct FormatRun: Sendable {
  /// A document that is written otherwise than it should be, or that of the standard input.
  package struct Change: Sendable {
    /// As on the command line.
    package var path: String
    /// What people call it.
    package var name: String
    package var old: [UInt8]
    package var new: [UInt8]
    /// What was read, which in another encoding is not the old text.
    fileprivate var read: [UInt8]
    /// The file is in another encoding than UTF-8, which the new one is in.
    package var isReencoded: Bool

    /// Whether it is written otherwise at all; what the standard input says is asked for anyway.
    package var isChange: Bool { isReencoded || old != new }

    /// Puts the new text in place of the old one, which must still be there.
    package func write() throws(FileError) {
      try OutputFile(path: path, bytes: new).replaceOriginal(of: read)
    }

    /// The difference as `diff -u` prints it.
    package var difference: String { UnifiedDiff(path: name, from: old, to: new).text }
  }

  /// What would change, and what there was to say about the documents.
  package struct Result: Sendable {
    package var changes: [Change]
    package var report: CheckReport
  }

  package var paths: [String]
  /// What the document on the standard input is called.
  package var standardInputName: String?
  /// Lines, counted from 1, outside of which nothing changes but what they are in the middle of.
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
  /// One with mistakes of XML stays as it is, because nobody knows what it would mean put right.
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

/// What became of one document.
private struct FormatOutcome: Sendable {
  var change: FormatRun.Change?
  var findings: FileFindings?
  var isUnreadable = false
}

/// What one worker needs to format documents, kept from one to the next.
private struct FormatWorker: ~Copyable {
  private var parser = MarkupParser(names: .language)
  private var formatter = DocumentFormatter()
  private var reader = FileReader()

  /// What there is to do or say about a file; nothing about one that is as it should be.
  mutating func format(
    _ path: String, named standardInputName: String?, lines: [ClosedRange<Int>]
  ) -> FormatOutcome? {
    let isStandardInput = path == FileFinder.standardInput
    let name = (isStandardInput ? standardInputName : nil) ?? FileFinder.displayName(of: path)
    do throws(FileError) {
      try parser.parse(contentsOf: path)
      let isTranscoded = parser.document.isTranscoded
      if isTranscoded, !isStandardInput {
        // Of this document the parser does not keep what it has read.
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
