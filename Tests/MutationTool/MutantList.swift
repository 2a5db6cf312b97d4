import Foundation

/// Mutants in a list for people: a heading with the file and the declaration, then the line as it
/// is and as it would be, then the reason why nobody can tell the two apart.
struct MutantList {
  private(set) var keys: Set<String> = []

  /// Reads the lines of a list that say which mutants stand in it.
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

  /// The list in a file; an empty one where there is none.
  init(path: String) {
    self.init((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  func holds(_ mutant: Mutant) -> Bool { keys.contains(mutant.key) }
}
