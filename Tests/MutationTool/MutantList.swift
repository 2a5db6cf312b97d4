import Foundation

/// Mutants in the form in which a run prints them: a heading with the file and the declaration,
/// then the original and the mutated line.
struct MutantList {
  private(set) var keys: Set<String> = []

  /// Reads the lines of a list that identify mutants.
  init(_ text: String) {
    var heading = ""
    var before = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### ") {
        heading = String(line.dropFirst(4)).replacing(" · ", with: "|")
      } else if line.hasPrefix("    - ") {
        before = String(line.dropFirst(6))
      } else if line.hasPrefix("    +") {
        let parts = line.dropFirst(6).split(separator: "  #", omittingEmptySubsequences: false)
        let number = parts.count > 1 ? String(parts[1]) : "1"
        keys.insert("\(heading)|\(before)|\(parts.first ?? "")|\(number)")
      }
    }
  }

  /// Reads the list in a file, or returns an empty list if there is no file.
  init(path: String) {
    self.init((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  func holds(_ mutant: Mutant) -> Bool { keys.contains(mutant.key) }
}
