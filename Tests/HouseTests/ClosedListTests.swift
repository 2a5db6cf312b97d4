import Foundation
import TestSupport
import Testing

/// Switches over the closed lists name every case, so that the compiler reports each switch that
/// lacks a new case.
///
/// The patterns tell the kind of a switch: one with `.case` is over an enum, and may have a
/// `default:` only with a reason behind it, as `default:  // open: bytes`. Switches over numbers
/// and texts, whose patterns are literals, need a `default:`.
struct ClosedListTests {
  /// Folders of rules, which only treat a few kinds.
  private static let excepted = ["Analysis", "Pass", "Rules"].map { "Sources/LayoutRules/\($0)/" }

  @Test func noSwitchOverAnEnumHasADefaultWithoutItsReason() throws {
    let files = swiftFiles(in: "Sources")
    #expect(files.count > 100)
    let found = try files.filter { file in !Self.excepted.contains { file.hasPrefix($0) } }
      .flatMap { file in
        try Switch.defaults(in: PackageRoot.appending(file)).map { "\(file):\($0)" }
      }
    #expect(found == [])
  }

  @Test(arguments: Sample.all)
  func aDefaultIsToldByThePatternsBesideIt(_ sample: Sample) {
    #expect(Switch.defaults(in: sample.code.components(separatedBy: "\n")) == sample.lines)
  }
}

/// A piece of code, and the lines that must be found in it.
struct Sample: Sendable {
  let code: String
  let lines: [Int]

  static let all = [
    Sample(code: "switch kind {\ncase .stack: 1\ndefault: 2\n}", lines: [3]),
    Sample(code: "switch kind {\ncase .stack: 1\ndefault: 2  // open: a reason\n}", lines: []),
    Sample(code: "switch kind {\ncase .stack: 1\ndefault:\n  2\n}", lines: [3]),
    Sample(code: "switch byte {\ncase 0x20: 1\ndefault: 2\n}", lines: []),
    Sample(code: "switch word {\ncase \"a\", \"b\": 1\ndefault: 2\n}", lines: []),
    Sample(code: "switch (a, b) {\ncase (.x, .y): 1\ndefault: 2\n}", lines: [3]),
    Sample(code: "switch value {\ncase 1: 1\ncase let .x(y)?: y\ndefault: 2\n}", lines: [4]),
    Sample(
      code:
        "switch byte {\ncase 1:\n  switch kind {\n  case .x: 1\n  case .y: 2\n  }\ndefault: 2\n}",
      lines: []),
    Sample(code: "switch length {\ncase ...2: 0\ncase ..<5: 1\ndefault: 2\n}", lines: []),
    Sample(code: "f(\n  default: \"0\", .x)", lines: []),
  ]
}

/// Finds switches in Swift sources.
enum Switch {
  static func defaults(in url: URL) throws -> [Int] {
    defaults(in: try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n"))
  }

  /// Returns the lines of `default:` without a reason in switches with a pattern that names a case.
  ///
  /// Sources are formatted, so the cases of a switch begin in the column of its `default:`.
  static func defaults(in lines: [String]) -> [Int] {
    lines.indices.filter { line in
      guard let column = column(of: "default:", in: lines[line]), !lines[line].contains("// open: ")
      else { return false }
      for above in lines[..<line].reversed() {
        let start = above.prefix { $0 == " " }.count
        if above.isEmpty || start > column { continue }
        let text = above.dropFirst(column)
        if start == column, text.hasPrefix("//") || text.hasPrefix("where ") { continue }
        guard start == column, text.hasPrefix("case ") else { return false }
        // The pattern is `.stack` or `let .text(words)`, alone or in a tuple. `..<8` is a range.
        let pattern = above.dropFirst(column + 5).drop { "( _,".contains($0) }
        if pattern.hasPrefix("let .") || pattern.starts(with: #/\.[a-z`]/#) { return true }
      }
      return false
    }.map { $0 + 1 }
  }

  /// Returns the column of a label at the start of a line, or nil.
  ///
  /// An argument label stands in parentheses and is followed by a value that cannot begin a
  /// statement.
  private static func column(of label: String, in line: String) -> Int? {
    let start = line.prefix { $0 == " " }.count
    return line.dropFirst(start).hasPrefix(label) ? start : nil
  }
}
