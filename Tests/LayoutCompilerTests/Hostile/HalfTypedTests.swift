import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import TestSupport
import Testing

/// What somebody types before an element of a sample is told where it is typed.
///
/// There are at most three findings: on its tag, on an attribute of it, and on its place. Nothing
/// is said of the elements around it.
struct HalfTypedTests {
  /// What is typed, with the most places of a hundred in which something is said elsewhere.
  private static let typed: [(text: String, most: Int)] = [
    ("<", 0), ("</", 0), ("<!-", 0), ("<te", 2), ("<text", 2), ("<text ", 2), ("<text flex", 2),
    ("<text flexGrow", 2), ("<text flexGrow=", 2), ("<text flexGrow=\"", 2),
    ("<text flexGrow=\"1", 2), ("<text flexGrow=\"1\"", 2), ("<text flexGrow=\"1\" ", 2),
    ("<view/", 2), ("<stack>", 2), ("<text>Hello", 2),
  ]

  @Test(arguments: typed.indices) func isToldWhereItIsTyped(number: Int) throws {
    let (text, most) = Self.typed[number]
    let checker = LiveChecker(registry: .init())
    var (places, elsewhere) = (0, [String]())
    for (path, lines) in try Self.samples() {
      for (index, line) in lines.enumerated().dropFirst()
      where line.wholeMatch(of: #/ +<[a-zA-Z].*/#) != nil && lines[index - 1].hasSuffix(">") {
        places += 1
        guard TestLength.isWhole || (places + number) % 23 == 0 else { continue }
        let indentation = String(line.prefix { $0 == " " })
        let changed = lines[..<index] + [indentation + text] + lines[index...]
        let bytes = Array(changed.joined(separator: "\n").utf8)
        let errors = checker.check(bytes, at: path).findings.filter { $0.severity == .error }
        let table = LineTable(bytes)
        let found = errors.map { table.line(at: Int($0.range.start)) }
        // What is not closed may be told where the next line shows it.
        if errors.count > 3 || errors.isEmpty || found.contains(where: { abs($0 - index) > 1 }) {
          let words = zip(errors, found).map { "\($1 + 1): \($0.message)" }
          elsewhere.append("\(path):\(index + 1) \(words)")
        }
      }
    }
    let tried = TestLength.isWhole ? places : places / 23
    #expect(tried > 10)
    #expect(elsewhere.count * 100 <= tried * most, "\(elsewhere.prefix(5).joined(separator: "\n"))")
  }

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
