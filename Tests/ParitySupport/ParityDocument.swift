package import Foundation
package import LayoutCodeGeneration
import LayoutCompiler
import LayoutDiagnostics
import LayoutSchema
package import LayoutSemantics
import LayoutXML
import SeededRandom

/// A document that both back ends are to read alike.
package struct ParityDocument: Sendable {
  /// Where it lies.
  package let path: String
  /// A type name that no other document of the run has.
  package let name: String
  package let tree: TypedDocument
  /// Values for its parameters, several times over; the same for the name of a file in every run.
  package let values: [ParityValues]

  /// Whether it was read from a file, and not made for a sweep.
  package var isFile: Bool { path.hasSuffix(".layout.xml") }

  /// The Swift that is generated for it.
  package var source: String { source(access: .public) }

  /// The same for declarations that are no more open than this.
  package func source(access: SwiftAccess) -> String {
    SwiftTarget(access: access).source(of: tree, name: name, path: path)
  }

  /// The Swift that would be generated for it if it had errors.
  package var stub: String { SwiftTarget().stub(of: tree, name: name, path: path) }

  package init(path: String, name: String, tree: TypedDocument, values: [ParityValues]? = nil) {
    self.path = path
    self.name = name
    self.tree = tree
    self.values = values ?? RandomValues.sets(for: tree, seed: Self.seed(path))
  }

  /// Whether it has no parameters.
  package var takesNothing: Bool { tree.structure.parameters.isEmpty }

  /// The Swift of what it imports, directly or not, by the names of its types.
  package var imports: [String: String] { imports(access: .public) }

  /// The same for declarations that are no more open than this.
  package func imports(access: SwiftAccess) -> [String: String] {
    var sources: [String: String] = [:]
    var modules = tree.structure.imports
    while let module = modules.popLast() {
      let name = module.signature.name
      // What comes with the compiler is in the engine.
      guard sources[name] == nil, !ShippedLibrary.isMeant(by: module.signature.path) else {
        continue
      }
      sources[name] = SwiftTarget(access: access).source(
        of: module.document, name: name, path: module.signature.path)
      modules += module.document.structure.imports
    }
    return sources
  }

  /// What makes it in Swift, for each set of values.
  var instances: [String] {
    values.map { values in
      SwiftTarget().instance(of: tree, name: name, with: values.light, inTheDark: values.dark)
    }
  }

  /// What prints the outlets of its types in Swift, by type.
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
  /// The documents at `paths` that are correct, and the paths of those that are not.
  package static func load(_ paths: [String]) throws -> (
    documents: [ParityDocument], broken: [String]
  ) {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    var checker = Checker()
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
      // What it declares is compiled along with those who import it.
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

  /// The paths of all documents in a folder, sorted.
  package static func paths(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.filePath)?
      .compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".layout.xml") }.sorted()
      .map { folder.appending(path: $0).filePath }
  }
}
