import Foundation
import TestSupport
import Testing

/// Checks the comments of the libraries' public declarations.
///
/// `make docs` finds broken links.
struct DocumentationTests {
  @Test(arguments: [
    "LayoutEngine", "LayoutLanguages", "LayoutLive", "LayoutPackSigning", "LayoutPango/Text",
    "LayoutRuntime", "LayoutTesting", "LayoutTool", "LayoutViews", "MasonryLayout",
  ])
  func everyPublicDeclarationHasAComment(_ library: String) throws {
    let declarations = try Self.declarations(of: library)
    #expect(declarations.count > 4)
    #expect(declarations.filter { $0.comment.isEmpty }.map(\.description) == [])
  }

  /// The comment of a number gives its unit.
  ///
  /// That of a number in a spec or a placement also gives its range.
  @Test func everyNumberHasItsUnitAndItsRange() throws {
    let numbers = try Self.declarations(of: "LayoutEngine").filter(\.isNumber)
    let specs = numbers.filter {
      $0.file.hasPrefix("Sources/LayoutEngine/Specs/")
        || $0.file.hasPrefix("Sources/LayoutEngine/Placements/")
    }
    #expect(numbers.count > 90)
    #expect(specs.count > 45)
    let unit =
      #/\b(?:points?|percent|pixels|factor|share|width to height|degrees|seconds|a number from)\b/#
      .ignoresCase()
    #expect(numbers.filter { !$0.comment.contains(unit) }.map(\.description) == [])
    // The comment may give the range of this number, of all numbers of its type, or of the property
    // that it stands for.
    let range = #/\bclamp|\bwith the ranges of\b|\bfrom \d|``TextSpec\//#
    #expect(
      specs.filter { !($0.comment + $0.commentOfType).contains(range) }.map(\.description) == [])
  }

  /// The Swift Package Index documents the libraries of the package.
  @Test func theIndexDocumentsTheLibraries() throws {
    let manifest = try String(contentsOf: PackageRoot.appending("Package.swift"), encoding: .utf8)
    let libraries = manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) }
      .filter { $0 != "CPango" }  // the system's own
    let index = try String(contentsOf: PackageRoot.appending(".spi.yml"), encoding: .utf8)
    let documented = try #require(index.firstMatch(of: #/documentation_targets: \[(.*)\]/#)?.1)
    #expect(documented == libraries.joined(separator: ", "))
    for system in manifest.matches(of: #/\.(\w+)\(\.v\d+\)/#).map(\.1) where system != "macOS" {
      #expect(index.contains("platform: \(system.lowercased())\n"))
    }
  }

  /// A public declaration: a line of code with the comment above it.
  private struct Declaration: CustomStringConvertible {
    let file: String
    let line: Int
    let code: String
    let comment: String
    /// The comment of the enclosing type.
    let commentOfType: String

    var description: String { "\(file):\(line): \(code)" }

    /// Whether the declaration is a property with a length, a factor or several of these.
    var isNumber: Bool {
      code.contains(
        #/^public (?:internal\(set\) |private\(set\) )?(?:var|let) \w+: (?:Float|LayoutDimension|LayoutPoint|LayoutSize|LayoutEdges)\??(?: \{)?$/#
      )
    }
  }

  /// Returns the public declarations of a library, with the cases of enums and the requirements of
  /// protocols.
  private static func declarations(of library: String) throws -> [Declaration] {
    try swiftFiles(in: "Sources/\(library)").flatMap(declarations(in:))
  }

  private static func declarations(in file: String) throws -> [Declaration] {
    let lines = try String(contentsOf: PackageRoot.appending(file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var found: [Declaration] = []
    // The enclosing types, innermost last. The indentation is reliable because sources are
    // formatted.
    var types: [(indent: Int, kind: Substring, comment: String)] = []
    var comment: [Substring] = []
    for (number, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3))
        continue
      }
      // A regular expression is as slow to make as to use, and most lines need none.
      let code =
        text.hasPrefix("@")
        ? String(text.replacing(#/^(?:@\w+(?:\([^)]*\))? ?)+/#, with: "")) : String(text)
      // An attribute may stand between a comment and its declaration.
      if code.isEmpty && !text.isEmpty { continue }
      while let type = types.last, !text.isEmpty, indent <= type.indent { types.removeLast() }
      let words = comment.joined(separator: " ")
      let type = types.last
      let isMember =
        switch type?.kind {
        case "enum"? where indent == (type?.indent ?? 0) + 2: code.hasPrefix("case ")
        case "protocol"? where indent == (type?.indent ?? 0) + 2:
          code.contains(#/^(?:mutating )?func |^var |^init\(|^associatedtype /#)
        default: false  // open: kinds of types
        }
      if isMember || code.hasPrefix("public ") && !code.hasPrefix("public import ") {
        found.append(
          Declaration(
            file: file, line: number + 1, code: code, comment: words,
            commentOfType: type?.comment ?? ""))
      }
      if line.hasSuffix("{"),
        let kind = code.firstMatch(
          of: #/^(public )?.*?\b(struct|enum|class|protocol|extension) \w/#)
      {
        types.append((indent, kind.1 == nil ? "" : kind.2, words))
      }
      comment = []
    }
    return found
  }
}
