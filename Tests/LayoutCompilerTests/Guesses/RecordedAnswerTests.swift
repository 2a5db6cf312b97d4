import Foundation
import LayoutDiagnostics
import LayoutXML
import TestSupport
import Testing

@testable import LayoutCompiler

/// All that is answered to a construct of another system is as recorded: each finding with its
/// place and each repair with its edits, where other tests ask for the first repair only.
///
/// `Snapshots/answers` has a page for each list of guesses. A changed answer is read there as a
/// change of a line, and is right if an author would prefer it.
struct RecordedAnswerTests {
  /// Where a construct stands: its letters decide, so that a new construct moves no other.
  private enum Place: CaseIterable {
    case alone
    case twice
    case underComponent
    case inBranch
    case besideLast
    case onOtherParents
    case inStyle

    /// The attributes of the first element, with the blank before them.
    private static func attributes(of markup: String) -> Substring {
      let tag = markup.dropFirst().prefix { $0 != ">" }
      return (tag.last == "/" ? tag.dropLast() : tag).drop { $0 != " " }
    }

    /// The construct in its place, with another one for company.
    func markup(_ markup: String, beside last: String) -> String {
      switch self {
      case .alone: markup
      case .twice: "\(markup)<spacer/>\(markup)"
      case .underComponent:
        "<component name=\"Own\"><inset insets=\"8\">\(markup)</inset></component> <Own/>"
      case .inBranch:
        "<if test=\"{isOpen}\">\(markup)</if><else><text>{count}</text></else>"
      case .besideLast: "\(last)\(markup)"
      case .onOtherParents:
        """
        <absolute>\(markup)</absolute><grid columns="1fr">\(markup)</grid>\
        <linear orientation="vertical">\(markup)</linear><flex>\(markup)</flex>
        """
      case .inStyle:
        "<style name=\"own\"\(Self.attributes(of: markup))/> <text style=\"own\">a</text>"
      }
    }
  }

  @Test(arguments: [
    "FirstGuesses.txt", "LaterGuesses.txt", "FreshGuesses.txt", "HeldOutGuesses.txt",
  ])
  func allAnswersAreAsRecorded(file: String) throws {
    try record(TypedGuess.all(in: file).map(\.markup), named: file)
  }

  @Test func allAnswersToWordsAreAsRecorded() throws {
    let words = TypedGuess.all(in: "../../LayoutCheckingTests/Guesses/Guesses.txt")
    try record(words.map(\.markup), named: "Guesses.txt")
  }

  private func record(_ guesses: [String], named file: String) throws {
    #expect(!guesses.isEmpty)
    var frontEnd = DocumentFrontEnd(sharing: ModuleLoader(), rules: TypedGuess.rules)
    var lines: [String] = []
    for (number, guess) in guesses.enumerated() {
      let letters = guess.utf8.reduce(0) { $0 + Int($1) }
      let place = Place.allCases[letters % Place.allCases.count]
      let last = guesses[(number + guesses.count - 1) % guesses.count]
      let markup = place.markup(guess, beside: last)
      let bytes = Array(TypedGuess.document(with: markup).utf8)
      let findings = frontEnd.check(bytes, insteadOf: "guess.layout.xml")
      lines.append(markup)
      lines += findings.flatMap { Self.lines(about: $0, in: bytes) }
      lines.append("")
    }
    try SnapshotFolder("answers").expect(lines.joined(separator: "\n"), named: file)
  }

  /// A finding in a line, and each of its repairs in another one.
  private static func lines(about finding: Diagnostic, in bytes: [UInt8]) -> [String] {
    let text = SourceText(name: "", bytes: bytes)
    func place(_ range: SourceRange) -> String {
      let (start, end) = (text.position(of: range.start), text.position(of: range.end))
      let columns = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
      return "\(start.line):\(start.column)-\(columns)"
    }
    let said = [finding.message, finding.label].compactMap(\.self).joined(separator: ": ")
    let fixes = finding.fixes.map { fix in
      let edits = fix.edits.map { edit in
        let replacement = edit.replacement.replacing("\n", with: "⏎")
        return "\(place(edit.range)) ‘\(replacement)’"
      }
      return "    \(fix.isSafe ? "safe: " : "")\(fix.title): \(edits.joined(separator: ", "))"
    }
    let related = finding.related.map { "    \($0.message): \(place($0.range))" }
    return ["  \(place(finding.range)) \(finding.id): \(said)"] + related + fixes
  }
}
