/// The number of findings of each severity, and the number of documents.
package struct FindingsSummary: Equatable, Sendable {
  /// The number of checked documents, with and without findings.
  package private(set) var files: Int
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0
  /// The number of findings that a run with repairs fixes; see `init(of:files:fixable:)`.
  package private(set) var fixable = 0

  /// Counts the findings of `files` documents.
  ///
  /// - Parameters:
  ///   - findings: The findings, document by document.
  ///   - files: The number of checked documents.
  ///   - fixable: The number of findings that repairs were found to fix. If nil, the findings whose
  ///     first repair is safe are counted.
  package init(of findings: [FileFindings], files: Int, fixable: Int? = nil) {
    self.files = files
    for file in findings {
      for diagnostic in file.diagnostics {
        add(diagnostic)
      }
    }
    if let fixable { self.fixable = fixable }
  }

  /// The gravest severity found; nil without findings.
  package var worst: Severity? {
    if errors > 0 { return .error }
    if warnings > 0 { return .warning }
    return notes > 0 ? .note : nil
  }

  /// The counts on one line: `2 errors, 1 warning in 3 files (1 fixable)`.
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
