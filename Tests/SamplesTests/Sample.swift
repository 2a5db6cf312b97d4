import Foundation
import LayoutDiagnostics
import LayoutInterpreter
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import TestSupport
import Testing

/// One of the documents in `Samples`.
struct Sample: CustomTestStringConvertible, Sendable {
  /// The file's name without its endings.
  let name: String

  var testDescription: String { name }

  /// The file's path in the package, as the command prints it.
  var file: String { "Samples/\(name)\(Self.ending)" }

  var url: URL { PackageRoot.appending(file) }

  static let all: [Sample] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(ending) }.sorted().map {
      Sample(name: String($0.dropLast(ending.count)))
    }
  }()

  static let folder = PackageRoot.appending("Samples")
  private static let ending = ".layout.xml"
}

// MARK: Compiled samples

/// A sample that was read and checked.
struct CheckedSample {
  let document: TypedDocument
  /// The findings, one on each line.
  let findings: String

  init(_ sample: Sample) throws {
    let bytes = [UInt8](try Data(contentsOf: sample.url))
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(bytes.span)
    var checker = RuleChecker()
    checker.check(parser.document, findings: parser.diagnostics)
    document = checker.document
    let source = SourceText(name: sample.file, bytes: bytes)
    findings = ShortRenderer().render([
      FileFindings(source: source, diagnostics: checker.diagnostics)
    ])
  }

  /// The kinds of the sample's elements, spans included.
  var kinds: Set<ElementKind> { Set(document.nodes.map(\.kind)) }
}

/// A preview of a sample, solved.
struct SolvedPreview {
  let name: String
  let settings: PreviewSettings
  let layout: SolvedLayout

  init(_ node: Int, of document: TypedDocument) throws {
    name = try #require(document.string(.name, of: node), "a preview of a sample has a name")
    settings = PreviewSettings(preview: node, of: document)
    var interpreter = Interpreter()
    let solved = interpreter.solve(document, in: settings)
    layout = try #require(solved)
  }

  /// Returns every preview of a document in order.
  static func all(of document: TypedDocument) throws -> [SolvedPreview] {
    try document.previews.map { try SolvedPreview(Int($0), of: document) }
  }
}
