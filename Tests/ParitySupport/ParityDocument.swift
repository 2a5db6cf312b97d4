package import Foundation
import LayoutChecking
package import LayoutCodeGeneration
import LayoutCompiler
import LayoutDiagnostics
package import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import SeededRandom

/// A document whose frames are compared between interpreter and generated code.
package struct ParityDocument: Sendable {
  /// The path of the document.
  package let path: String
  /// A type name that is unique in the run.
  package let name: String
  package let tree: TypedDocument
  /// Several sets of values for the document's parameters, the same in every run for a file name.
  package let values: [ParityValues]

  /// Whether the document was read from a file, and not made for a sweep.
  package var isFile: Bool { path.hasSuffix(".layout.xml") }

  /// The Swift that is generated for the document.
  package var source: String { source(access: .public) }

  /// Returns the Swift that is generated for the document, with at most this access level.
  package func source(access: SwiftAccess) -> String {
    SwiftTarget(access: access).source(of: tree, name: name, path: path)
  }

  /// The Swift that would be generated for the document if it had errors.
  package var stub: String { SwiftTarget().stub(of: tree, name: name, path: path) }

  package init(path: String, name: String, tree: TypedDocument, values: [ParityValues]? = nil) {
    self.path = path
    self.name = name
    self.tree = tree
    self.values = values ?? RandomValues.sets(for: tree, seed: Self.seed(path))
  }

  /// Whether the document has no parameters.
  package var takesNothing: Bool { tree.structure.parameters.isEmpty }

  /// The Swift of all direct and indirect imports, by the names of their types.
  package var imports: [String: String] { imports(access: .public) }

  /// Returns the Swift of all direct and indirect imports, with at most this access level.
  package func imports(access: SwiftAccess) -> [String: String] {
    var sources: [String: String] = [:]
    var modules = tree.structure.imports
    while let module = modules.popLast() {
      let name = module.signature.name
      // Libraries that come with the compiler are in the engine.
      guard sources[name] == nil, !ShippedLibrary.isMeant(by: module.signature.path) else {
        continue
      }
      sources[name] = SwiftTarget(access: access).source(
        of: module.document, name: name, path: module.signature.path)
      modules += module.document.structure.imports
    }
    return sources
  }

  /// The Swift expressions that make the document, one for each set of values.
  var instances: [String] {
    values.map { values in
      SwiftTarget().instance(of: tree, name: name, with: values.light, inTheDark: values.dark)
    }
  }

  /// The Swift functions that print the outlets of the document's types, by type.
  var outletPrinters: [String: String] {
    SwiftTarget().outletTypes(of: tree, name: name).reduce(into: [:]) {
      $0[$1.owner] = ParityOutletPrinter($1).source
    }
  }

  private static func seed(_ path: String) -> UInt64 {
    let name = path.split(separator: "/").last ?? ""
    return name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
  }
}

extension ParityDocument {
  /// Returns the correct documents at `paths`, and the paths of the others.
  package static func load(_ paths: [String]) throws -> (
    documents: [ParityDocument], broken: [String]
  ) {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    var checker = RuleChecker()
    let loader = ModuleLoader()
    var documents: [ParityDocument] = []
    var broken: [String] = []
    for (number, path) in paths.enumerated() {
      try parser.parse(contentsOf: path)
      let markup = parser.document
      let imports = loader.outcomes(of: ImportRequest.all(in: markup), from: path) {
        SourceText(name: path, bytes: markup.bytes)
      }
      checker.check(markup, findings: parser.diagnostics, path: path, imports: imports)
      // A library is compiled along with the documents that import it.
      if checker.document.structure.isLibrary, !checker.document.hasErrors { continue }
      guard !checker.document.hasErrors, checker.document.root >= 0 else {
        broken.append(path)
        continue
      }
      let name = "\(DocumentName.of(checker.document, path: path))_\(number)"
      documents.append(ParityDocument(path: path, name: name, tree: checker.document))
    }
    return (documents, broken)
  }

  /// Returns the paths of all documents in a folder, sorted.
  package static func paths(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.filePath)?
      .compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".layout.xml") }.sorted()
      .map { folder.appending(path: $0).filePath }
  }
}
