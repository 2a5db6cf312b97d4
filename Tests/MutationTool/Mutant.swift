/// One small fault in one place.
struct Mutant: Sendable {
  /// The file, from the root of the package.
  let file: String
  /// The function or property that it is in.
  let declaration: String
  /// What is replaced, in bytes of the file.
  let range: Range<Int>
  let replacement: String
  /// What is written twice over, once with the fault: a body, or an expression.
  let unit: Unit
  /// The lines before and after, without the space around them.
  let before: String
  let after: String
  /// Which of several alike it is, from 1.
  var occurrence = 1

  /// The place, and what it says there now and before.
  var key: String { "\(file)|\(declaration)|\(before)|\(after)|\(occurrence)" }

  /// The heading and the two lines that the list of equivalent ones has too.
  var diff: String {
    let number = occurrence > 1 ? "  #\(occurrence)" : ""
    return "### \(file) · \(declaration)\n\n    - \(before)\n    + \(after)\(number)\n"
  }
}

extension Mutant {
  /// What a mutant is a version of.
  struct Unit: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case body
      case expression
    }

    let kind: Kind
    /// In bytes of the file, without the braces.
    let range: Range<Int>
  }
}
