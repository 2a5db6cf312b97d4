package import LayoutCompiler
import LayoutDiagnostics

/// A finding of `layoutc check` in a file.
///
/// Its JSON is an object with the names of the properties.
public struct LayoutFinding: Hashable, Sendable, Codable, CustomStringConvertible {
  /// How grave a finding is.
  public enum Severity: String, Sendable, Codable {
    /// The document can be neither laid out nor compiled.
    case error
    /// The document is likely to look other than it was meant to.
    case warning
    /// The document could say the same in a better way.
    case note
  }

  /// The path of the file; empty if the finding is about none.
  public let file: String
  /// The line of the first character that it is about, counted from 1.
  public let line: Int
  /// The column of that character, in Unicode scalars, counted from 1.
  public let column: Int
  /// How grave it is.
  public let severity: Severity
  /// The kind, which `layoutc explain` explains, as in `unknown-attribute`.
  ///
  /// `usage`, `empty-folder` and `pack` are about what was asked for, and are not explained.
  public let kind: String
  /// The finding in a sentence, with the words at its place.
  public let message: String

  /// Creates a finding.
  public init(
    file: String, line: Int, column: Int, severity: Severity, kind: String, message: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.kind = kind
    self.message = message
  }

  /// Whether the document can be neither laid out nor compiled.
  public var isError: Bool { severity == .error }

  /// The finding as `Card.layout.xml:4: 'flexGrow' has no effect here: … [placement]`.
  public var description: String { "\(file):\(line): \(message) [\(kind)]" }
}

extension LayoutFinding {
  /// Creates an error about what was asked for.
  init(_ kind: String, _ message: String, file: String = "") {
    self.init(file: file, line: 1, column: 1, severity: .error, kind: kind, message: message)
  }

  private init(_ finding: Diagnostic, in source: SourceText) {
    let position = source.position(of: finding.range.start)
    let severity: Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    self.init(
      file: source.name, line: position.line, column: position.column, severity: severity,
      kind: finding.id.name,
      message: [finding.message, finding.label].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: ": "))
  }

  static func all(in file: FileFindings) -> [LayoutFinding] {
    file.diagnostics.map { LayoutFinding($0, in: file.source) }
  }

  /// Returns all findings of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - isEmpty: Whether a folder in which no documents were found has none at all.
  /// - Returns: The findings; folders without documents are among them, since a run on nothing
  ///   would find nothing for ever.
  package static func all(
    in report: CheckReport, emptyWhere isEmpty: (String) -> Bool = { _ in true }
  ) -> [LayoutFinding] {
    report.complaints.map { LayoutFinding("usage", $0) }
      + report.emptyFolders.filter(isEmpty)
      .map { LayoutFinding("empty-folder", "it has no documents", file: $0) }
      + report.findings.flatMap(all(in:))
  }
}
