package import LayoutDiagnostics
package import LayoutSemantics

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
  /// How many findings a run with repairs would put right, where that was tried.
  package var fixable: Int?
  /// What came of repairs, where any were asked for.
  package var fixes: FixReport?
  /// What the rules took, where that was measured.
  package var times: RuleTimes?
  /// What is wrong with the words of the command line; nothing was looked at then.
  package var complaints: [String] = []
  /// What the findings are known by, where they become a baseline.
  package var fingerprints: [Fingerprint] = []
  /// What the shell is told, where documents have thresholds of their own.
  package var verdict: CommandStatus?

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

  package var summary: FindingsSummary {
    FindingsSummary(of: findings, files: files, fixable: fixes == nil ? fixable : 0)
  }

  /// What the shell is told: an unreadable path outweighs findings at or above `severity`; without
  /// a severity findings do not count.
  package func exitStatus(failingOn severity: Severity?) -> CommandStatus {
    if hasUnreadable { return .unreadable }
    guard let severity, let worst = summary.worst else { return .clean }
    return worst >= severity ? .findings : .clean
  }

  /// Drops what a baseline that was just written knows.
  package mutating func leaveOutChoosable() {
    for place in findings.indices { findings[place].diagnostics.removeAll(where: \.isChoosable) }
    findings.removeAll { $0.diagnostics.isEmpty }
    fixable = nil
    if verdict == .findings, summary.worst != .error { verdict = .clean }
  }
}
