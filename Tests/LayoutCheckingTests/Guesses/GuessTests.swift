import LayoutDiagnostics
import Oracles
import Testing

/// Words of other systems have the findings listed in `Guesses.txt`, and the repairs listed there.
struct GuessTests {
  private static let guesses = Guess.all

  @Test func everyGuessIsAnsweredAsWritten() {
    var shares: [(heading: String, right: Int, all: Int)] = []
    var failures: [String] = []
    for guess in Self.guesses {
      let failure = failure(of: guess)
      if let failure { failures.append("\(guess.testDescription): \(failure)") }
      let heading = "\(guess.system), \(guess.kind)"
      if shares.last?.heading != heading { shares.append((heading, 0, 0)) }
      shares[shares.count - 1].all += 1
      shares[shares.count - 1].right += failure == nil ? 1 : 0
    }
    for share in shares { print("\(share.right) of \(share.all)  \(share.heading)") }
    let right = Self.guesses.count - failures.count
    print("\(right) of \(Self.guesses.count) guesses are answered as they should be")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// Nothing can be put around the document itself.
  @Test func theRootIsNotWrapped() {
    let checked = CheckedMarkup(
      "<layout name=\"A\" overflow=\"scroll\"><text>a</text></layout>", rules: .meaning)
    #expect(checked.findings.flatMap(\.fixes).map(\.title) == ["remove 'overflow'"])
  }

  /// Returns a description of how the finding differs from the expected one, or nil.
  private func failure(of guess: Guess) -> String? {
    let checked = CheckedMarkup(guess.document(with: guess.markup), rules: .meaning)
    guard let finding = checked.findings.first else { return "nothing is found" }
    guard checked.findings.count == 1 else { return "found \(checked.lines)" }
    let replaced = finding.fixes.filter { !$0.title.hasPrefix("remove ") }.map(\.title)
    switch guess.answer {
    case .markup(let right):
      guard let fix = finding.fixes.first else { return "no repair: \(said(in: finding))" }
      let repaired = Repairing.apply(fix.edits, to: checked.bytes)
      let lines = String(decoding: repaired, as: UTF8.self)
      guard unbroken(lines) == unbroken(guess.document(with: right)) else {
        return "\(fix.title), \(said(in: finding))"
      }
      return nil
    case .says(let words):
      return said(in: finding).contains(words) && replaced.isEmpty
        ? nil : "\(said(in: finding)), \(replaced)"
    case .none:
      return replaced.isEmpty ? nil : "\(said(in: finding)), \(replaced)"
    }
  }

  /// Returns the document in one line, since a repair may put an element on lines of its own.
  private func unbroken(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined()
  }

  private func said(in finding: Diagnostic) -> String {
    [finding.message, finding.label].compactMap(\.self).joined(separator: ": ")
  }

  @Test func noRepairOfAGuessBringsMore() {
    for guess in Self.guesses {
      let before = CheckedMarkup(guess.document(with: guess.markup), rules: .meaning)
      for fix in before.findings.flatMap(\.fixes) {
        let after = CheckedMarkup(
          Repairing.apply(fix.edits, to: before.bytes), rules: .meaning)
        let isMarkup = if case .markup = guess.answer { true } else { false }
        let isFirst = fix == before.findings.first?.fixes.first
        #expect(
          after.lines.count <= (isMarkup && isFirst ? 0 : before.lines.count),
          "\(guess.testDescription) (\(fix.title)): \(after.lines)")
        #expect(!after.lines.contains(before.lines[0]), "\(guess.testDescription) (\(fix.title))")
      }
    }
  }

  @Test func rightAnswersHaveNoFindings() {
    for guess in Self.guesses {
      guard case .markup(let right) = guess.answer else { continue }
      let checked = CheckedMarkup(guess.document(with: right), rules: .meaning)
      #expect(checked.lines == [], "\(guess.testDescription)")
    }
  }

  @Test func eachWordStandsOnceAndFewHaveNoAnswer() {
    let words = Dictionary(grouping: Self.guesses, by: \.word)
    #expect(words.filter { $0.value.count > 1 }.keys.sorted() == [])
    let systems = Set(Self.guesses.map(\.system))
    let kinds = Set(Self.guesses.map(\.kind))
    #expect(
      systems == ["CSS", "SwiftUI", "UIKit", "Android", "Flutter", "Slint", "Tests", "Vue"])
    #expect(kinds == ["elements", "attributes", "values", "structure"])
    #expect(Self.guesses.count >= 400)
    #expect(Self.guesses.count { $0.answer == .none } * 20 < Self.guesses.count)
  }
}
