import Foundation
import TestSupport
import Testing

/// No type is spread over more than five files of its target, so that its private parts can be
/// private.
///
/// An extension counts if other files of the target can use something in it.
struct TypeSpreadTests {
  private static let most = 5

  /// Types that are tables or vocabularies with a topic in each file, and the reason.
  private static let excepted = [
    "AttributeSpec": "the rows of the table, a group of attributes a file",
    "Children": "the vocabulary of building, a family of elements a file",
    "DiagnosticID": "the catalogue of findings, a topic a file",
    "ElementSpec": "the rows of the table, a group of elements a file",
    "Example": "the examples of the reference, a family of elements a file",
    "Layoutc": "the command, a subcommand a file",
    "Solver": "one solve of a tree, what each family of layouts asks of it a file",
    "XMLNode": "the words of two grammars, each beside what is written in them",
  ]

  @Test func noTypeIsSpreadOverMoreThanFiveFiles() throws {
    var found: Set<String> = []
    var spread: [String] = []
    for (target, files) in Dictionary(
      grouping: swiftFiles(in: "Sources"), by: { $0.split(separator: "/")[1] })
    {
      let types = try files.map { file in
        TypesOfFile(try String(contentsOf: PackageRoot.appending(file), encoding: .utf8))
      }
      for type in types.reduce(into: Set<String>(), { $0.formUnion($1.declared) }) {
        let count = types.count { $0.declared.contains(type) || $0.extended.contains(type) }
        guard count > Self.most else { continue }
        found.insert(type)
        if Self.excepted[type] == nil { spread.append("\(target): \(type) in \(count) files") }
      }
    }
    #expect(spread.sorted() == [])
    #expect(Set(Self.excepted.keys).subtracting(found) == [], "no exception any more")
  }

  @Test func whatIsPrivateToAFileIsNoPartOfAType() {
    let types = TypesOfFile(
      """
      package struct Tree<Item>: Sendable {
        struct Inner {}
      }

      extension Leaf {
        fileprivate func fall() {
          let speed = 1
        }
      }

      extension Twig {
        @inlinable
        mutating func bend() {}
        private var isBent = false
      }

      private enum Wind { case north }
      """)
    #expect(types.declared == ["Tree", "Wind"])
    #expect(types.extended == ["Twig"])
  }
}

/// The types that a file declares, and those that it extends for other files.
private struct TypesOfFile {
  private(set) var declared: Set<String> = []
  private(set) var extended: Set<String> = []

  init(_ text: String) {
    var extending: String?
    for line in text.split(separator: "\n") {
      if let type = line.firstMatch(
        of: #/^(?:@\w+ |\w+ )*(struct|enum|class|protocol|actor|extension) ([A-Z]\w*)/#)
      {
        extending = type.1 == "extension" ? String(type.2) : nil
        if extending == nil { declared.insert(String(type.2)) }
      } else if let type = extending, line.contains(Self.member),
        !line.contains(#/\b(?:file)?private /#)
      {
        extended.insert(type)
      }
    }
  }

  /// A member declaration directly in an extension.
  private nonisolated(unsafe) static let member =
    #/^  (?:@\w+ |[\w()]+ )*(?:func|var|let|init|subscript|struct|enum|typealias|case)\b/#
}
