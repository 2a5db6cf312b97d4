/// How much was found, and in how many documents.
package struct FindingsSummary: Equatable, Sendable {
  /// The documents that were looked at, those without findings too.
  package private(set) var files: Int
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0
  /// The findings whose first repair is safe to apply.
  package private(set) var fixable = 0

  /// Counts findings; `fixable` is how many of them a run with repairs puts right, where that was
  /// tried.
  package init(of findings: [FileFindings], files: Int, fixable: Int? = nil) {
    self.files = files
    for file in findings {
      for diagnostic in file.diagnostics {
        add(diagnostic)
      }
    }
    if let fixable { self.fixable = fixable }
  }

  /// The gravest severity found, or nothing.
  package var worst: Severity? {
    if errors > 0 { return .error }
    if warnings > 0 { return .warning }
    return notes > 0 ? .note : nil
  }

  /// One line for people: `2 errors, 1 warning in 3 files (1 fixable)`.
  package var sentence: String {
    let counts = [
      errors > 0 ? counted(errors, "error") : nil,
      warnings > 0 ? counted(warnings, "warning") : nil,
      notes > 0 ? counted(notes, "note") : nil,
    ].compactMap(\.self)
    let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    return "\(found) in \(counted(files, "file"))" + (fixable > 0 ? " (\(fixable) fixable)" : "")
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
    if diagnostic.safeRepair != nil { fixable += 1 }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
