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
    var code: Code
    /// The files that it imports, directly or not.
    var imports: [String]
    /// Those of them that come with the compiler and are compiled in the document's own module.
    var shipped: Set<String>
    /// The text of its interface, where that is written; empty for one with errors.
    var interface: [UInt8]?

    /// The files that it and its imports were read from.
    var sources: [String] {
      ([names.path] + imports).filter { !ShippedLibrary.isMeant(by: $0) }
    }
  }

  enum Code: Sendable {
    /// The file was like this before it was read; nil where something was found in it, so that it is
    /// looked at each time.
    case new(String, of: FileStamp?)
    /// It lies in its file already.
    case kept(BuildRecord.Entry)
  }

  struct Outcome: Sendable {
    /// Nothing if the file could not be read.
    var document: Document?
    var findings: FileFindings
  }

  private let target: any CodeTarget
  private let kept: KeptWork?
  private let makesInterfaces: Bool
  private var checker: DocumentChecker

  init(
    target: any CodeTarget, modules: ModuleLoader, keeping kept: KeptWork?,
    makingInterfaces makesInterfaces: Bool,
  ) {
    checker = DocumentChecker(sharing: modules)
    self.makesInterfaces = makesInterfaces
    self.target = target
    self.kept = kept
  }

  mutating func build(_ path: String, _ settings: RuleSettings) -> Outcome {
    if let kept, let entry = kept.entry(of: path) {
      return Outcome(
        document: Document(entry, importing: entry.imports.map { kept.record.libraries[$0].path }),
        findings: FileFindings(source: SourceText(name: path, bytes: nil), diagnostics: []))
    }
    // Before it is read, so that what changes it from now on changes the stamp.
    let stamp = kept == nil ? nil : System.stamp(of: path)
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
    let findings = diagnostics + renaming(declared, to: names.type)
    let code =
      isBroken
      ? target.stub(of: typed, name: declared, path: name)
      : target.source(of: typed, name: declared, path: name)
    var document = Document(
      names: names,
      code: .new(code, of: findings.isEmpty ? stamp : nil),
      imports: typed.importedPaths,
      shipped: typed.shippedLibraries,
    )
    if makesInterfaces {
      document.interface =
        isBroken ? [] : DocumentInterface(checker.signature(path: path), typed, checker.markup).text
    }
    let source = SourceText(name: name, bytes: checker.text)
    return Outcome(
      document: document,
      findings: FileFindings(source: source, diagnostics: findings),
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

extension BuildWorker.Document {
  fileprivate init(_ entry: BuildRecord.Entry, importing imports: [String]) {
    names = DocumentNames(of: entry)
    code = .kept(entry)
    self.imports = imports
    shipped = Set(entry.shipped)
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
