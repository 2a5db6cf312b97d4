package import Foundation
import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutSchema
package import LayoutSemantics
import LayoutXML

/// A document that both back ends are to read alike.
package struct ParityDocument: Sendable {
  /// Where it lies.
  package let path: String
  /// A type name that no other document of the run has.
  package let name: String
  package let tree: TypedDocument

  /// The Swift that is generated for it.
  package var source: String { SwiftTarget().source(of: tree, name: name, path: path) }

  /// The Swift that would be generated for it if it had errors.
  package var stub: String { SwiftTarget().stub(of: tree, name: name, path: path) }

  package init(path: String, name: String, tree: TypedDocument) {
    self.path = path
    self.name = name
    self.tree = tree
  }
}

extension ParityDocument {
  /// The documents at `paths` that are correct, and the paths of those that are not.
  package static func load(_ paths: [String]) throws -> (
    documents: [ParityDocument], broken: [String]
  ) {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    var checker = Checker()
    var documents: [ParityDocument] = []
    var broken: [String] = []
    for (number, path) in paths.enumerated() {
      try parser.parse(contentsOf: path)
      checker.check(parser.document, findings: parser.diagnostics)
      guard !checker.document.hasErrors, checker.document.root >= 0 else {
        broken.append(path)
        continue
      }
      let name = "\(DocumentName.of(checker.document, path: path))_\(number)"
      documents.append(ParityDocument(path: path, name: name, tree: checker.document))
    }
    return (documents, broken)
  }

  /// The paths of all documents in a folder, sorted.
  package static func paths(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".layout.xml") }.sorted()
      .map { folder.appending(path: $0).path() }
  }
}
