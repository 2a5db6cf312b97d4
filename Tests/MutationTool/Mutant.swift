/// A small fault in one place of a source file.
struct Mutant: Sendable {
  /// The path of the file from the root of the package.
  let file: String
  /// The function or property that contains the place.
  let declaration: String
  /// The replaced range, in bytes of the file.
  let range: Range<Int>
  let replacement: String
  /// The body or expression that is duplicated, once with the fault.
  let unit: Unit
  /// The original and the mutated line, without white space around them.
  let before: String
  let after: String
  /// The number among equal mutants of a declaration, from 1.
  var occurrence = 1
  /// The line in which the range begins, from 1.
  var line = 1
  /// Whether a comment declares the mutant to be equivalent to the original code.
  var isEquivalent = false

  /// The place, with the original and the mutated line.
  var key: String { "\(file)|\(declaration)|\(before)|\(after)|\(occurrence)" }

  /// The heading and the two lines, as a run prints them.
  var diff: String {
    let number = occurrence > 1 ? "  #\(occurrence)" : ""
    return "### \(file) · \(declaration)\n\n    - \(before)\n    + \(after)\(number)\n"
  }
}

extension Mutant {
  /// The piece of code that a mutant is a version of.
  struct Unit: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case body
      case expression
    }

    let kind: Kind
    /// The range in bytes of the file, without the braces.
    let range: Range<Int>
  }
}
