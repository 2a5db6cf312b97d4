import LayoutDiagnostics

/// Which repairs a run makes.
package enum FixRequest: Equatable, Sendable {
  /// The first of each finding, where it is safe.
  case safe
  /// The first of each finding.
  case all
}

/// A document that repairs have changed; nothing is written by itself.
package struct FixedFile: Equatable, Sendable {
  /// As on the command line.
  package let path: String
  package let old: [UInt8]
  package let new: [UInt8]
  /// How many repairs that are, and how many findings are gone by them.
  package let repairs: Int
  package let fixed: Int

  package var isStandardInput: Bool { path == FileFinder.standardInput }

  /// The change as a patch, empty where nothing changes.
  package var patch: String {
    UnifiedDiff(path: FileFinder.displayName(of: path), from: old, to: new).text
  }

  /// Puts the new text in place of the old one, which must still be there.
  package func write() throws(FileError) {
    try OutputFile(path: path, bytes: new).replaceOriginal(of: old)
  }
}

/// What came of the repairs of a run.
package struct FixReport: Equatable, Sendable {
  /// The documents that were changed, and the standard input whatever became of it.
  package var files: [FixedFile] = []
  /// How many repairs were made.
  package var repairs = 0
  /// How many findings there were before, and how many of them are gone.
  package var found = 0
  package var fixed = 0
  /// Documents with repairs that are not in UTF-8, which alone is written.
  package var foreign: [String] = []
  /// In how many trials the frames are the same as before.
  package var trials = 0

  /// One line for people: `fixed 3 of 5 findings; 3 repairs, frames alike in 16 trials`.
  package func sentence(isTrial: Bool) -> String {
    let verb = isTrial ? "would fix" : "fixed"
    let findings = found == 1 ? "finding" : "findings"
    let left =
      foreign.count == 1
      ? "; '\(foreign[0])' is not in UTF-8 and stays as it is"
      : foreign.isEmpty ? "" : "; \(foreign.count) files are not in UTF-8 and stay as they are"
    let start = "\(verb) \(fixed) of \(found) \(findings)"
    guard repairs > 0 else { return start + left }
    let made = repairs == 1 ? "1 repair" : "\(repairs) repairs"
    let proof = trials == 0 ? "" : ", frames alike in \(trials) trials"
    return "\(start); \(made)\(proof)\(left)"
  }

  /// Takes back what was counted of a file that was left as it is.
  package mutating func leaveOut(_ file: FixedFile) {
    files.removeAll { $0.path.utf8.elementsEqual(file.path.utf8) }
    repairs -= file.repairs
    fixed -= file.fixed
  }

  mutating func add(_ other: FixReport) {
    files += other.files
    repairs += other.repairs
    found += other.found
    fixed += other.fixed
    trials += other.trials
    foreign += other.foreign
  }
}
