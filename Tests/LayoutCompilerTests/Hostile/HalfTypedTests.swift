import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import TestSupport
import Testing

/// What somebody types before an element of a sample is told where it is typed.
///
/// There are at most two findings, and nothing is said of the elements around it, in 98 of a
/// hundred places with each text.
struct HalfTypedTests {
  /// What is typed.
  private static let typed = [
    "<", "</", "<!-", "<te", "<text", "<text ", "<text flex", "<text flexGrow", "<text flexGrow=",
    "<text flexGrow=\"", "<text flexGrow=\"1", "<text flexGrow=\"1\"", "<text flexGrow=\"1\" ",
    "<text content=\"a\"", "<text content=\"a\" tap=\"{", "<view/", "<stack>", "<text>Hello",
  ]

  @Test(arguments: typed) func isToldWhereItIsTyped(text: String) throws {
    try expectFindings(on: { _, _ in text }, number: Self.typed.firstIndex(of: text) ?? 0)
  }

  /// The end tag of the element around, of which some letters are there, or all but the `>`.
  @Test(arguments: [1, 2, .max]) func anEndTagIsToldWhereItIsTyped(letters: Int) throws {
    try expectFindings(
      on: { lines, index in
        let depth = Self.indentation(of: lines[index]).count
        let parent = lines[..<index].last { line in
          line.contains("<") && Self.indentation(of: line).count < depth
        }
        let name = parent?.drop { $0 == " " || $0 == "<" || $0 == "/" }.prefix { $0.isLetter }
        return "</" + (name ?? "").prefix(letters)
      }, number: letters % 7)
  }

  private func expectFindings(
    on typed: ([String], Int) -> String, number: Int,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let checker = LiveChecker(registry: .init())
    var (places, tried, others) = (0, 0, [String]())
    for (path, lines) in try Self.samples() {
      for (index, line) in lines.enumerated().dropFirst()
      where line.wholeMatch(of: #/ +<[a-zA-Z].*/#) != nil && lines[index - 1].hasSuffix(">") {
        places += 1
        guard TestLength.isWhole || (places + number) % 23 == 0 else { continue }
        tried += 1
        let text = Self.indentation(of: line) + typed(lines, index)
        let bytes = Array((lines[..<index] + [text] + lines[index...]).joined(separator: "\n").utf8)
        let errors = checker.check(bytes, at: path).findings.filter { $0.severity == .error }
        let table = LineTable(bytes)
        let found = errors.map { table.line(at: Int($0.range.start)) }
        if errors.count > 2 || errors.isEmpty || found.contains(where: { $0 != index }) {
          let words = zip(errors, found).map { "\($1 + 1): \($0.message)" }
          others.append("\(path):\(index + 1) \(words)")
        }
      }
    }
    #expect(tried > 10, sourceLocation: location)
    let list = others.prefix(5).joined(separator: "\n")
    #expect(
      others.count * 50 <= tried, "\(others.count) of \(tried)\n\(list)",
      sourceLocation: location)
  }

  private static func indentation(of line: String) -> String { String(line.prefix { $0 == " " }) }

  /// Returns the lines of all samples, with their paths.
  private static func samples() throws -> [(String, [String])] {
    let folder = PackageRoot.appending("Samples")
    let names = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return try (names ?? []).sorted().filter { $0.hasSuffix(".layout.xml") }.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (folder.appending(path: name).path(), text.components(separatedBy: "\n"))
    }
  }
}
