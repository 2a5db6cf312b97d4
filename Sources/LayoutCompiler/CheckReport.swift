package import LayoutDiagnostics
package import LayoutRules

/// The results of checking, building or solving documents.
package struct CheckReport: Sendable {
  /// The documents with findings, in the order in which they were given.
  package var findings: [FileFindings]
  /// The number of documents that were checked.
  package var files: Int
  /// Whether a path could not be read.
  package var hasUnreadable: Bool
  /// The number of documents on which an earlier verdict held; see ``KeptVerdicts``.
  package internal(set) var recalled = 0
  /// The searched folders that contain no document.
  package var emptyFolders: [String]
  /// The number of findings that `--fix` would repair, if that was tried.
  package var fixable: Int?
  /// The results of repairs, if any were requested.
  package var fixes: FixReport?
  /// What was proved, if that was asked for.
  package internal(set) var proof: ProofReport?
  /// The time that each rule took, if measured.
  package var times: RuleTimes?
  /// The errors in the command-line arguments; no document is checked if there are any.
  package var complaints: [String] = []
  /// The fingerprints of the findings, if the run reads or writes a baseline.
  package var fingerprints: [Fingerprint] = []
  /// The exit status of a check, which depends on the thresholds of configurations.
  package var verdict: CommandStatus?

  /// Creates a report with each import cycle, and each finding on a file that several documents
  /// read, listed once.
  package init(
    findings: [FileFindings], files: Int, hasUnreadable: Bool, emptyFolders: [String] = []
  ) {
    self.findings = findings.withEachLoopOnce.withEachFileOnce
    self.files = files
    self.hasUnreadable = hasUnreadable
    self.emptyFolders = emptyFolders
  }

  package var summary: FindingsSummary {
    FindingsSummary(of: findings, files: files, fixable: fixes == nil ? fixable : 0)
  }

  /// Returns the exit status.
  ///
  /// An unreadable path outweighs findings at or above `severity`; without a severity, findings do
  /// not count.
  package func exitStatus(failingOn severity: Severity?) -> CommandStatus {
    if hasUnreadable { return .unreadable }
    guard let severity, let worst = summary.worst else { return .clean }
    return worst >= severity ? .findings : .clean
  }

  /// Removes the findings that a baseline can contain, after one was written.
  package mutating func leaveOutChoosable() {
    for place in findings.indices { findings[place].diagnostics.removeAll(where: \.isChoosable) }
    findings.removeAll { $0.diagnostics.isEmpty }
    fixable = nil
    if verdict == .findings, summary.worst != .error { verdict = .clean }
  }
}
