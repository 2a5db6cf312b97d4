import Foundation
import LayoutDiagnostics
import SeededRandom
import TestSupport
import Testing

/// Differences in the format of `diff -u` and git.
struct UnifiedDiffTests {
  @Test func aChangeStandsAmongThreeLinesOfContext() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "line 5\n", with: "line five\nline 5½\n")
    #expect(
      difference(old, new) == """
        --- a/Cards/Profile.layout.xml
        +++ b/Cards/Profile.layout.xml
        @@ -2,7 +2,8 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
        +line 5½
         line 6
         line 7
         line 8

        """)
  }

  @Test func changesSixLinesApartShareAHunk() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let near = old.replacingOccurrences(of: "5\n", with: "5!\n", range: line(5, of: old))
    let both = near.replacingOccurrences(of: "\n12\n", with: "\n12!\n")
    let apart = near.replacingOccurrences(of: "\n13\n", with: "\n13!\n")
    #expect(hunks(difference(old, both)) == ["@@ -2,14 +2,14 @@"])
    #expect(hunks(difference(old, apart)) == ["@@ -2,7 +2,7 @@", "@@ -10,7 +10,7 @@"])
  }

  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    (
      "a\nb", "c\nb",
      "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"
    ),
    ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
  ])
  func theEndOfATextIsPartOfIt(old: String, new: String, hunk: String) {
    let header = "--- a/Cards/Profile.layout.xml\n+++ b/Cards/Profile.layout.xml\n"
    #expect(difference(old, new) == header + hunk)
  }

  @Test func whatIsTheSameHasNoDifference() {
    #expect(difference("a\n", "a\n") == "")
  }

  @Test(arguments: [
    ("./a.xml", "--- a/a.xml\n"), ("/tmp/a.xml", "--- a/tmp/a.xml\n"),
    ("a b.xml", "--- a/a b.xml\t\n"), ("a\"\n\u{1}ü.xml", "--- \"a/a\\\"\\n\\001ü.xml\"\n"),
  ])
  func pathsAreThoseOfGit(path: String, header: String) {
    let text = UnifiedDiff(path: path, from: [0x61], to: [0x62]).text
    #expect(text.hasPrefix(header))
  }

  /// `patch` makes the new texts of the old ones.
  ///
  /// Where a few edits suffice, the difference is no larger than that of `diff`.
  @Test func patchMakesTheNewTextsOfTheOld() throws {
    var random = SeededGenerator(seed: 7)
    let folder = try TemporaryFolder()
    var patch = ""
    let cases = (0..<240).map { _ in EditedText(using: &random) }
    for (index, text) in cases.enumerated() {
      try folder.write(text.old, to: "old/\(index)")
      try folder.write(text.new, to: "new/\(index)")
      patch +=
        UnifiedDiff(path: "\(index)", from: Array(text.old.utf8), to: Array(text.new.utf8)).text
    }
    let ours = patch.split(separator: "\n").count { $0.hasPrefix("+") || $0.hasPrefix("-") }
    try folder.write(patch, to: "all.diff")
    let reference = try Self.run(["diff", "-ru", "--minimal", "old", "new"], in: folder)
    let theirs = reference.output.split(separator: "\n")
      .count { $0.hasPrefix("+") || $0.hasPrefix("-") }
    #expect(ours == theirs)
    let applied = try Self.run(
      ["patch", "-p1", "-d", "old", "--posix", "-s", "-i", "../all.diff"], in: folder)
    #expect(applied.status == 0, "\(applied.output)")
    for (index, text) in cases.enumerated() {
      #expect(try folder.read("old/\(index)") == text.new, "case \(index)")
    }
  }

  /// The number of comparisons per line is limited, even for equal, disjoint and reversed texts.
  @Test(.timeLimit(.minutes(20)), arguments: HostilePair.allCases)
  func nothingMakesItSlow(pair: HostilePair) throws {
    let (old, new) = pair.texts
    let clock = ContinuousClock()
    var text = ""
    let time = clock.measure {
      text = UnifiedDiff(path: "a", from: Array(old.utf8), to: Array(new.utf8)).text
    }
    #expect(time < .seconds(20))
    let folder = try TemporaryFolder()
    try folder.write(old, to: "a")
    try folder.write(text, to: "a.diff")
    let applied = try Self.run(["patch", "-p1", "-s", "-i", "a.diff"], in: folder)
    #expect(applied.status == 0, "\(applied.output)")
    #expect(try folder.read("a") == new)
  }

  private func difference(_ old: String, _ new: String) -> String {
    UnifiedDiff(
      path: "Cards/Profile.layout.xml", from: Array(old.utf8), to: Array(new.utf8)
    ).text
  }

  private func hunks(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("@@") }.map(String.init)
  }

  private func line(_ number: Int, of text: String) -> Range<String.Index>? {
    text.range(of: "\n\(number)\n").map { text.index(after: $0.lowerBound)..<$0.upperBound }
  }

  private static func run(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder.url
    let output = folder.url.appending(path: "\(words[0]).out")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self)
    )
  }
}

/// A text of few distinct lines, with few or many edits.
private struct EditedText {
  private(set) var old: String
  private(set) var new: String

  init(using random: inout SeededGenerator) {
    let alphabet = Int.random(in: 2...40, using: &random)
    let lines = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      "line \(Int.random(in: 0..<alphabet, using: &random))"
    }
    var edited = lines
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let place = Int.random(in: 0...edited.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: edited.insert("line \(Int.random(in: 0..<alphabet, using: &random))", at: place)
      case 1 where place < edited.count: edited.remove(at: place)
      case _ where place < edited.count: edited[place] = "other \(place % 3)"
      default: break
      }
    }
    // `patch` needs at least one line.
    old = Self.text(lines.isEmpty ? ["only"] : lines, using: &random)
    new = Self.text(edited.isEmpty ? ["alone"] : edited, using: &random)
  }

  private static func text(_ lines: [String], using random: inout SeededGenerator) -> String {
    lines.joined(separator: "\n") + (Int.random(in: 0..<5, using: &random) == 0 ? "" : "\n")
  }
}

/// Texts that are expensive to compare.
enum HostilePair: CaseIterable, Sendable {
  case allOther, alternating, halfOther, same, shuffled, upsideDown

  var texts: (old: String, new: String) {
    let count = 20_000
    return switch self {
    case .allOther: (text(count) { "a\($0)" }, text(count) { "b\($0)" })
    case .alternating: (text(count) { "\($0 % 2)" }, text(count) { "\($0 % 3)" })
    case .halfOther: (text(count) { "a\($0)" }, text(count) { $0 % 2 == 0 ? "a\($0)" : "b\($0)" })
    case .same: (text(count) { _ in "a" }, text(count / 2) { _ in "a" })
    case .shuffled: (text(count) { "\($0)" }, text(count) { "\($0 * 7919 % count)" })
    case .upsideDown: (text(count) { "\($0)" }, text(count) { "\(count - $0)" })
    }
  }

  private func text(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }
}
