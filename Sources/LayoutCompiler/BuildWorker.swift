import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutSchema
import LayoutSemantics
import LayoutXML

/// What one worker needs to generate code, kept from document to document.
struct BuildWorker: ~Copyable {
  /// A document with the code made of it.
  struct Document: Sendable {
    var names: DocumentNames
    var code: String
    /// The files that it imports, directly or not.
    var imports: [String]
    /// Those of them that come with the compiler and are compiled in the document's own module.
    var shipped: Set<String>
  }

  struct Outcome: Sendable {
    /// Nothing if the file could not be read.
    var document: Document?
    var findings: FileFindings
  }

  private let target: any CodeTarget
  private var checker: DocumentChecker

  init(target: any CodeTarget, modules: ModuleLoader) {
    checker = DocumentChecker(sharing: modules)
    self.target = target
  }

  mutating func build(_ path: String) -> Outcome {
    let diagnostics: [Diagnostic]
    do throws(FileError) {
      diagnostics = try checker.check(path)
    } catch {
      return Outcome(document: nil, findings: FileFindings(document: error))
    }
    let name = FileFinder.displayName(of: path)
    let typed = checker.document
    let declared = DocumentName.of(typed, path: path)
    let names = DocumentNames(of: checker, path: path, for: target)
    let isBroken = diagnostics.contains { $0.severity == .error }
    let document = Document(
      names: names,
      code: isBroken
        ? target.stub(of: typed, name: declared, path: name)
        : target.source(of: typed, name: declared, path: name),
      imports: typed.importedPaths,
      shipped: typed.shippedLibraries,
    )
    let source = SourceText(name: name, bytes: checker.text)
    return Outcome(
      document: document,
      findings: FileFindings(
        source: source, diagnostics: diagnostics + renaming(declared, to: names.type)),
    )
  }

  /// Says that a type is not called like its document; a name in backticks is the same name.
  private func renaming(_ name: String, to type: String) -> [Diagnostic] {
    guard type != name, type != "`\(name)`" else { return [] }
    return [
      Diagnostic(
        .renamedType, "the type will be called '\(type)'", at: checker.nameRange,
        label: "'\(name)' is a type that generated code uses")
    ]
  }
}

extension TypedDocument {
  /// The files that the document imports, and those that they do, each once.
  fileprivate var importedPaths: [String] {
    var paths: [String] = []
    var pending = structure.imports[...]
    while let module = pending.popFirst() {
      guard !paths.contains(module.signature.path) else { continue }
      paths.append(module.signature.path)
      pending += module.document.structure.imports
    }
    return paths
  }

  /// The libraries that come with the compiler and are imported by it, or by what it imports and is
  /// compiled beside it.
  fileprivate var shippedLibraries: Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var pending = [self][...]
    while let document = pending.popFirst() {
      let structure = document.structure
      for file in structure.imports where structure.swiftModules[file.signature.path] == nil {
        let path = file.signature.path
        if ShippedLibrary.isMeant(by: path) { found.insert(path) }
        if seen.insert(path).inserted { pending.append(file.document) }
      }
    }
    return found
  }
}
