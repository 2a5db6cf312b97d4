import LayoutDiagnostics

/// The repairs that a run makes.
package enum FixRequest: Equatable, Sendable {
  /// The first repair of each finding, if it is safe.
  case safe
  /// The first repair of each finding.
  case all
}

/// A document changed by repairs.
///
/// The change is not written automatically.
package struct FixedFile: Equatable, Sendable {
  /// The path as given on the command line.
  package let path: String
  package let old: [UInt8]
  package let new: [UInt8]
  /// The number of repairs made, and the number of findings that they removed.
  package let repairs: Int
  package let fixed: Int

  package var isStandardInput: Bool { path == FileFinder.standardInput }

  /// The change as a patch; empty if nothing changes.
  package var patch: String {
    UnifiedDiff(path: FileFinder.displayName(of: path), from: old, to: new).text
  }

  /// Replaces the old text with the new one, if the file still contains the old one.
  package func write() throws(FileError) {
    try OutputFile(path: path, bytes: new).replaceOriginal(of: old)
  }
}

/// The results of the repairs of a run.
package struct FixReport: Equatable, Sendable {
  /// The changed documents, and the standard input even if unchanged.
  package var files: [FixedFile] = []
  /// The number of repairs made.
  package var repairs = 0
  /// The number of findings before the repairs, and the number that the repairs removed.
  package var found = 0
  package var fixed = 0
  /// The number of findings left whose first repair is not safe, where only safe ones were made.
  package var unsafe = 0
  /// The documents with repairs that are not in UTF-8, and so were not changed.
  package var foreign: [String] = []
  /// The number of trials in which the frames were the same before and after.
  package var trials = 0

  /// A one-line summary: `fixed 3 of 5 findings; 3 repairs, frames alike in 16 trials`.
  package func sentence(isTrial: Bool) -> String {
    let verb = isTrial ? "would fix" : "fixed"
    let findings = found == 1 ? "finding" : "findings"
    let left =
      foreign.count == 1
      ? "; '\(foreign[0])' is not in UTF-8 and stays as it is"
      : foreign.isEmpty ? "" : "; \(foreign.count) files are not in UTF-8 and stay as they are"
    let start = "\(verb) \(fixed) of \(found) \(findings)"
    let more = unsafe == 0 ? "" : "; --fix-unsafe tries the repairs of \(unsafe) more"
    guard repairs > 0 else { return start + more + left }
    let made = repairs == 1 ? "1 repair" : "\(repairs) repairs"
    let proof = trials == 0 ? "" : ", frames alike in \(trials) trials"
    return "\(start); \(made)\(proof)\(more)\(left)"
  }

  /// Subtracts the figures of a file that was left as it is.
  package mutating func leaveOut(_ file: FixedFile) {
    files.removeAll { $0.path.utf8.elementsEqual(file.path.utf8) }
    repairs -= file.repairs
    fixed -= file.fixed
  }

  mutating func add(_ other: FixReport) {
    files += other.files
    repairs += other.repairs
    found += other.found
    unsafe += other.unsafe
    fixed += other.fixed
    trials += other.trials
    foreign += other.foreign
  }
}
