import Foundation

/// The faults that comments of a source file declare to be equivalent to the original code.
///
/// A comment stands above the line that it is about, and gives the faults and the reason:
///
///     // Equivalent, `<` as `<=`: equal bounds are interchangeable.
///     if value < to { to = value }
///
/// A fault is a piece of the line and its replacement, where `…` stands for any text that is in
/// both; or a piece of the line and the word "dropped", or this word alone for the whole statement.
/// Commas separate several faults. `Equivalent below` is about all lines up to the next empty one.
struct EquivalentFaults {
  private let comments: [Comment]

  /// Reads the comments of a file.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    comments = lines.indices.compactMap { Comment(at: $0, of: lines) }
  }

  /// Whether a comment declares a mutant of the file to be equivalent.
  func declare(_ mutant: Mutant) -> Bool {
    comments.contains { comment in
      comment.lines.contains(mutant.line) && comment.faults.contains { $0.makes(mutant) }
    }
  }

  /// Returns the comments, by their lines, of which a fault is none of `mutants`.
  func unmatched(by mutants: [Mutant]) -> [Int] {
    comments.filter { comment in
      let near = mutants.filter { comment.lines.contains($0.line) }
      return comment.faults.isEmpty
        || !comment.faults.allSatisfy { fault in near.contains { fault.makes($0) } }
    }.map(\.line)
  }
}

private struct Comment {
  /// The line of the comment, and the lines that it is about, from 1.
  let line: Int
  let lines: ClosedRange<Int>
  let faults: [Fault]

  init?(at index: Int, of lines: [Substring]) {
    let isBelow = lines[index].hasPrefix("// Equivalent below,")
    let rest = lines[(index + 1)...]
    guard isBelow || lines[index].hasPrefix("// Equivalent,"),
      let code = rest.firstIndex(where: { !$0.hasPrefix("//") })
    else { return nil }
    let next = isBelow ? rest.firstIndex(of: "") ?? lines.endIndex : code + 1
    let others = rest.prefix { $0.hasPrefix("// ") && !$0.hasPrefix("// Equivalent") }
    let words = ([lines[index]] + others).map { $0.dropFirst(3) }.joined(separator: " ")
    line = index + 1
    self.lines = code + 1...max(code + 1, next)
    faults = Fault.all(in: words)
  }
}

private enum Fault {
  case statement
  case piece(String, replacement: String)

  /// Returns the faults in a comment, which come before its first colon.
  static func all(in comment: String) -> [Fault] {
    var faults: [Fault] = []
    var code: String?
    // Every other part is code.
    var isCode = true
    for part in comment.split(separator: "`", omittingEmptySubsequences: false) {
      isCode.toggle()
      if isCode {
        if let piece = code {
          faults.append(.piece(piece, replacement: part.bare))
          code = nil
        } else {
          code = part.bare
        }
        continue
      }
      let words = part.prefix { $0 != ":" }
      if words.contains("dropped") {
        faults.append(code.map { .piece($0, replacement: "") } ?? .statement)
        code = nil
      }
      if words.endIndex < part.endIndex { break }
    }
    return faults
  }

  /// Whether the mutant is this fault in its line.
  func makes(_ mutant: Mutant) -> Bool {
    let (before, after) = (mutant.before.bare, mutant.after.bare)
    guard case .piece(let piece, let replacement) = self else { return after.isEmpty }
    let ends = piece.split(separator: "…", omittingEmptySubsequences: false)
    guard let first = ends.first, let last = ends.last, !piece.isEmpty else { return false }
    guard ends.count == 2 else {
      return before.ranges(of: piece).contains {
        before.replacingCharacters(in: $0, with: replacement) == after
      }
    }
    return before.indices.filter { before[$0...].hasPrefix(first) }.contains { start in
      let rest = before[start...].dropFirst(first.count)
      return (rest.indices + [rest.endIndex]).contains { end in
        let tail = rest[end...]
        let new = replacement.replacing("…", with: rest[..<end])
        return tail.hasPrefix(last)
          && before[..<start] + new + tail.dropFirst(last.count) == after
      }
    }
  }
}

extension StringProtocol {
  /// The text without white space and parentheses, which mutants have more of.
  fileprivate var bare: String {
    String(filter { !$0.isWhitespace && $0 != "(" && $0 != ")" })
  }
}
