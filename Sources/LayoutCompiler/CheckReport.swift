package import LayoutDiagnostics

/// What a look at some documents brought to light.
package struct CheckReport: Sendable {
  /// The documents with findings, in the order in which they were given.
  package var findings: [FileFindings]
  /// How many documents were looked at.
  package var files: Int
  /// Whether a path could not be read.
  package var hasUnreadable: Bool
  /// The folders that were searched and hold no document.
  package var emptyFolders: [String]

  /// Makes a report in which a loop of imports stands once, and what is wrong with a file that
  /// several documents read.
  package init(
    findings: [FileFindings], files: Int, hasUnreadable: Bool, emptyFolders: [String] = []
  ) {
    self.findings = findings.withEachLoopOnce.withEachFileOnce
    self.files = files
    self.hasUnreadable = hasUnreadable
    self.emptyFolders = emptyFolders
  }

  package var summary: FindingsSummary { FindingsSummary(of: findings, files: files) }

  /// What the shell is told: an unreadable path outweighs findings at or above `severity`; without
  /// a severity findings do not count.
  package func exitStatus(failingOn severity: Severity?) -> CommandStatus {
    if hasUnreadable { return .unreadable }
    guard let severity, let worst = summary.worst else { return .clean }
    return worst >= severity ? .findings : .clean
  }
}
