import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

/// A worker that generates code, with memory reused for all its documents.
struct BuildWorker: ~Copyable {
  /// A document with its generated code.
  struct Document: Sendable {
    var names: DocumentNames
    var code: Code
    /// The files that the document imports, directly or not.
    var imports: [String]
    /// The findings as bytes for later builds; nil if the document must be checked in every build.
    var findings: [UInt8]?
    /// Whether the document was not checked, because an earlier result is still valid.
    var isRecalled: Bool
    /// The text of the document's interface, if it is written; empty for a document with errors.
    var interface: [UInt8]?

    /// The files that the document and its imports were read from.
    var sources: [String] {
      ([names.path] + imports).filter { !ShippedLibrary.isMeant(by: $0) }
    }
  }

  enum Code: Sendable {
    /// New code, written under a temporary name.
    ///
    /// The stamp of the document was taken before reading; nil if it is not needed.
    case new(PendingFile, of: FileStamp?)
    /// The file already contains the code.
    case kept(BuildRecord.Entry)
  }

  struct Outcome: Sendable {
    /// Nil if the file could not be read, or its code could not be written.
    var document: Document?
    var findings: FileFindings
    /// The reason why the code could not be written.
    var failure: FileError?
    /// The imports of a document whose code could not be written.
    var imports: [String] = []
  }

  private let plan: BuildPlan
  private var checker: DocumentFrontEnd
  private var reader = FileReader()
  /// The last settings and their digest; documents of one folder share their settings.
  private var known: (settings: RuleSettings, digest: Digest)?

  init(_ plan: BuildPlan) {
    checker = DocumentFrontEnd(sharing: plan.modules)
    self.plan = plan
  }

  /// Builds one document on which no earlier result holds.
  mutating func build(_ path: String, _ settings: RuleSettings) -> Outcome {
    let isRecalled = !plan.lookedAtAnew.contains(PathKey(path))
    // The stamp is taken before reading, so that any later change alters it.
    let stamp = plan.kept == nil ? nil : System.stamp(of: path)
    do throws(FileError) {
      guard let cache = plan.cache, path != FileFinder.standardInput,
        !ShippedLibrary.isMeant(by: path)
      else {
        checker.rules = settings.choice
        let diagnostics = try checker.check(path)
        return outcome(of: diagnostics, settings, path, stamp)
      }
      try reader.read(path)
      let key = cache.key(
        of: reader.bytes, named: plan.target.mention(of: path), digest(of: settings))
      if isRecalled, let entry = cache.entry(key, of: path, plan.modules),
        let findings = FileFindings(kept: entry.findings, of: path, in: reader.bytes, settings)
      {
        return outcome(of: entry, findings, path, stamp)
      }
      checker.rules = settings.choice
      let diagnostics = checker.check(reader.bytes, insteadOf: path, readAt: stamp)
      return outcome(of: diagnostics, settings, path, stamp) { document, findings, code in
        let entry = BuildCache.Entry(
          type: document.names.type, imports: document.imports, findings: findings, code: code)
        cache.add(entry, key, of: path, plan.modules)
      }
    } catch {
      return Outcome(document: nil, findings: FileFindings(document: error))
    }
  }

  /// Returns the digest of rule settings.
  private mutating func digest(of settings: RuleSettings) -> Digest {
    if let known, known.settings == settings { return known.digest }
    let digest = Digest(of: Array(settings.words.utf8).span)
    known = (settings, digest)
    return digest
  }

  /// Returns the outcome for a document whose code is in the cache.
  private func outcome(
    of entry: BuildCache.Entry, _ findings: FileFindings, _ path: String, _ stamp: FileStamp?
  ) -> Outcome {
    let names = DocumentNames(path: path, type: entry.type)
    var outcome = Outcome(findings: findings)
    do throws(FileError) {
      outcome.document = Document(
        names: names, code: .new(try plan.draft(entry.code, of: path), of: stamp),
        imports: entry.imports, findings: entry.findings, isRecalled: true)
    } catch {
      outcome.failure = error
      outcome.imports = entry.imports
    }
    return outcome
  }

  /// Returns the outcome for a document that was checked.
  ///
  /// Passes the document, its findings and its code to `keep` if they may be stored.
  private func outcome(
    of diagnostics: [Diagnostic], _ settings: RuleSettings, _ path: String, _ stamp: FileStamp?,
    keep: (Document, _ findings: [UInt8], _ code: [UInt8]) -> Void = { _, _, _ in }
  ) -> Outcome {
    var suppressions = Suppressions(checker.markup, settings.choice.own)
    let diagnostics = suppressions.unsilenced(settings.applied(to: diagnostics), settings)
    let name = FileFinder.displayName(of: path)
    let typed = checker.document
    let declared = DocumentName.of(typed, path: path)
    let names = DocumentNames(of: checker, path: path, for: plan.target)
    let isBroken = diagnostics.contains { $0.severity == .error }
    let findings = diagnostics + renaming(declared, to: names.type)
    let code =
      isBroken
      ? plan.target.stub(of: typed, name: declared, path: name)
      : plan.target.source(of: typed, name: declared, path: name)
    var outcome = Outcome(
      findings: FileFindings(
        // Most documents have no findings, so their text is not stored. The standard input is read
        // only once.
        source: SourceText(
          name: name,
          bytes: findings.isEmpty && path != FileFinder.standardInput ? nil : checker.text),
        diagnostics: findings))
    let bytes = Array(code.utf8)
    do throws(FileError) {
      var document = Document(
        names: names,
        code: .new(try plan.draft(bytes, of: path), of: stamp),
        imports: typed.importedPaths,
        findings: KeptFindings.bytes(of: findings, in: checker.text, settings.choice.own),
        isRecalled: false)
      if plan.interfaces != nil, !ShippedLibrary.isMeant(by: path) {
        document.interface =
          isBroken
          ? [] : DocumentInterface(checker.signature(path: path), typed, checker.markup).text
      }
      if let findings = document.findings { keep(document, findings, bytes) }
      outcome.document = document
    } catch {
      outcome.failure = error
      outcome.imports = typed.importedPaths
    }
    return outcome
  }

  /// Returns a finding if the type's name differs from the document's; backticks make no
  /// difference.
  private func renaming(_ name: String, to type: String) -> [Diagnostic] {
    guard type != name, type != "`\(name)`" else { return [] }
    return [
      Diagnostic(
        .renamedType, "the type will be called '\(type)'", at: checker.nameRange,
        label: "'\(name)' is a type that generated code uses")
    ]
  }
}

/// Finds the documents whose code an earlier run has left in the folder.
///
/// It needs none of a worker's tables.
struct Recaller {
  private let plan: BuildPlan
  private var reader = FileReader()
  /// The paths of the earlier run's libraries.
  private let libraries: [String]

  init(_ plan: BuildPlan) {
    self.plan = plan
    libraries = plan.kept?.record.libraries.map(\.path) ?? []
  }

  /// Returns the earlier outcome for a document; nil if it must be built.
  ///
  /// Its text is read if there are findings to show in it.
  mutating func recalled(_ path: String, _ settings: RuleSettings) -> BuildWorker.Outcome? {
    guard let entry = plan.kept?.entry(of: path),
      plan.lookedAtAnew.isEmpty || !plan.lookedAtAnew.contains(PathKey(path)),
      entry.output.isSamePath(as: plan.path(ofCode: path))
    else { return nil }
    if !entry.findings.isEmpty, (try? reader.read(path)) == nil { return nil }
    guard
      let findings = FileFindings(kept: entry.findings, of: path, in: reader.bytes, settings)
    else { return nil }
    return BuildWorker.Outcome(
      document: BuildWorker.Document(entry, importing: entry.imports.map { libraries[$0] }),
      findings: findings)
  }
}

extension FileFindings {
  /// Reads stored findings on the document at a path; nil if they are not valid for its text.
  init?(
    kept: [UInt8], of path: String, in text: [UInt8], _ settings: RuleSettings
  ) {
    guard let findings = KeptFindings.findings(kept, in: text, settings.choice.own) else {
      return nil
    }
    self.init(
      source: SourceText(
        name: FileFinder.displayName(of: path), bytes: findings.isEmpty ? nil : text),
      diagnostics: findings)
  }
}

extension BuildWorker.Document {
  fileprivate init(_ entry: BuildRecord.Entry, importing imports: [String]) {
    names = DocumentNames(path: entry.path, type: entry.type)
    code = .kept(entry)
    self.imports = imports
    findings = entry.findings
    isRecalled = true
  }
}

extension TypedDocument {
  /// The direct and indirect imports of the document, each once.
  var importedPaths: [String] { structure.imports.withTheirImports }
}

extension [Module] {
  /// The paths of the files and of all that they import, each once.
  var withTheirImports: [String] {
    var paths: [String] = []
    var pending = self[...]
    while let module = pending.popFirst() {
      guard !paths.contains(where: module.signature.path.isSamePath(as:)) else { continue }
      paths.append(module.signature.path)
      pending += module.document.structure.imports
    }
    return paths
  }
}
