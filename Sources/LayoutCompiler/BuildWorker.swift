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

  mutating func build(_ path: String, _ settings: RuleSettings) -> Outcome {
    var diagnostics: [Diagnostic]
    do throws(FileError) {
      checker.rules = settings.choice
      diagnostics = settings.applied(to: try checker.check(path))
    } catch {
      return Outcome(document: nil, findings: FileFindings(document: error))
    }
    // Comments that silence nothing are for `check`, which asks more.
    var suppressions = Suppressions(checker.markup, settings.choice.own)
    diagnostics = suppressions.applied(to: diagnostics, settings)
      .filter { $0.id != .invalidSuppression && $0.id != .unusedSuppression }
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
}
