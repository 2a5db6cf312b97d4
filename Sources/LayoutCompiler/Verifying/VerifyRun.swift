import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import LayoutRules
import LayoutSchema

/// Verifies the certificate of a proof, without the code that made it.
package struct VerifyRun: Sendable {
  /// The certificate.
  package var certificate: String
  /// The files and folders that the certificate must have; all that it names if there are none.
  package var paths: [String]
  package var pool: WorkerPool
  /// The translations that must have been tried, or nil.
  package var strings: StringsFile?
  /// The layouts written in Swift that documents may name.
  package var registry: LayoutRegistry
  /// The properties that must have been proved, and over what.
  package var lint = LintRequest()
  /// The method of measuring text, in place of the previews' own.
  package var textMetrics: LayoutRequest.TextMetrics?

  package init(
    _ certificate: String, of paths: [String], pool: WorkerPool = WorkerPool(),
    strings: StringsFile? = nil, registry: LayoutRegistry = LayoutRegistry()
  ) {
    self.certificate = certificate
    self.paths = paths
    self.pool = pool
    self.strings = strings
    self.registry = registry
  }

  /// What was verified, and what does not hold.
  package struct Result: Sendable {
    package var report: CheckReport
    /// How much was solved again, in one sentence.
    package var sentence: String
  }

  /// Verifies each document of the certificate.
  package func run() async -> Result {
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(certificate)
    } catch {
      return result([FileFindings(document: error)], documents: 0, solves: 0, isUnreadable: true)
    }
    let source = SourceText(
      name: FileFinder.displayName(of: certificate), bytes: reader.bytes)
    let node: JSONNode
    switch JSONReader.read(reader.bytes) {
    case .success(let read): node = read
    case .failure(let mistake):
      let findings = FileFindings(source: source, diagnostics: [mistake.diagnostic])
      return result([findings], documents: 0, solves: 0)
    }
    var found = findings(on: node, reader.bytes)
    var reading = CertificateReader()
    let documents = (node["documents"]?.elements ?? []).compactMap { reading.document($0) }
    found += reading.findings
    for (index, document) in documents.enumerated()
    where documents[..<index].contains(where: { $0.file.string == document.file.string }) {
      found.append(
        Diagnostic(.brokenProof, "this document stands here twice", at: document.file.range))
    }
    let names = documents.map { $0.file.string ?? "" }
    let plan = LintPlan(names, lint)
    let failures = plan.findings + findings(onPathsBesides: names)
    guard plan.findings.isEmpty, plan.complaints.isEmpty else {
      var result = result(failures, documents: 0, solves: 0, isUnreadable: plan.isUnreadable)
      result.report.complaints = plan.complaints
      return result
    }
    let settings = plan.settings(ofEach: names)
    let modules = ModuleLoader()
    let verified = await pool.map(
      count: documents.count, makeState: { DocumentFrontEnd(sharing: modules) },
      body: { front, place in
        verify(documents[place], settings[place], &front, modules)
      })
    found += verified.flatMap(\.findings)
    found.sort { $0.range.start < $1.range.start }
    let own = found.isEmpty ? [] : [FileFindings(source: source, diagnostics: found)]
    return result(
      own + failures, documents: documents.count, solves: verified.reduce(0) { $0 + $1.solves })
  }

  private func result(
    _ findings: [FileFindings], documents: Int, solves: Int, isUnreadable: Bool = false
  ) -> Result {
    var report = CheckReport(findings: findings, files: documents, hasUnreadable: isUnreadable)
    report.verdict = report.exitStatus(failingOn: .error)
    let holds = findings.isEmpty ? "; all of it holds" : ""
    return Result(
      report: report,
      sentence: "verified \(documents) \(documents == 1 ? "document" : "documents"): "
        + "\(solves) \(solves == 1 ? "trial" : "trials") solved again\(holds)")
  }

  // MARK: The certificate as a whole

  private static let members = [
    "version", "tool", "textMetrics", "strings", "languages", "textSizes", "documents", "digest",
  ]

  /// Returns the findings on what the certificate says besides its documents.
  private func findings(on node: JSONNode, _ bytes: [UInt8]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func report(_ message: String, at node: JSONNode) {
      findings.append(Diagnostic(.brokenProof, message, at: node.range))
    }
    guard case .object(let members) = node.value else {
      return [Diagnostic(.brokenProof, "a report of a proof is an object", at: node.range)]
    }
    guard case .number(let version)? = node["version"]?.value, version == "\(Certificate.version)"
    else {
      report("this is no report of version \(Certificate.version)", at: node["version"] ?? node)
      return findings
    }
    for name in Self.members where node[name] == nil { report("there is no '\(name)'", at: node) }
    for member in members where !Self.members.contains(member.name) {
      findings.append(
        Diagnostic(
          .brokenProof, "a report has no member '\(member.name)'", at: member.nameRange))
    }
    if Set(members.map(\.name)).count < members.count {
      report("a member stands here twice", at: node)
    }
    let own = Certificate(textMetrics: textMetrics, strings: strings)
    if let tool = node["tool"], tool.string != Certificate.tool {
      report("this is \(Certificate.tool), which may lay out otherwise: prove it again", at: tool)
    }
    if let metrics = node["textMetrics"], !metrics.says(own.textMetrics) {
      report(
        "text is measured here by \(own.textMetrics.map { "'\($0)'" } ?? "what previews say")",
        at: metrics)
    }
    if let said = node["strings"] {
      let isOwn =
        own.strings.map { said["digest"]?.string == $0.digest.description } ?? said.isNull
      if !isOwn { report("these are not the translations of this run", at: said) }
    }
    if let said = node["languages"] {
      if said.elements?.map(\.string) != own.languages {
        report("the languages of this run are others", at: said)
      }
    }
    if let said = node["textSizes"] {
      let sizes = said.elements?.map { node -> Float? in
        if case .number(let text) = node.value { Float(text) } else { nil }
      }
      if sizes != ProofDomain.textSizes.sorted() {
        report("these are not the text sizes that people choose", at: said)
      }
    }
    if let documents = node["documents"], documents.elements == nil {
      report("'documents' is a list", at: documents)
    }
    if let digest = node["digest"], !Certificate.isSealed(bytes, by: digest) {
      report("the report was changed after it was written", at: digest)
    }
    return findings
  }

  /// Returns the findings on documents of the run that the certificate does not have.
  private func findings(onPathsBesides names: [String]) -> [FileFindings] {
    let known = Set(names.map { PathKey(FolderPath.absolute($0)) })
    let found = FileFinder(paths)
    return found.failures.map { FileFindings(file: $0) }
      + found.files.filter { !known.contains(PathKey(FolderPath.absolute($0))) }.map { path in
        let finding = Diagnostic(
          .brokenProof, "the report does not have this document", at: SourceRange.at(0))
        return FileFindings(
          source: SourceText(name: path, bytes: nil), diagnostics: [finding])
      }
  }

  // MARK: Documents

  private struct Verified: Sendable {
    var findings: [Diagnostic] = []
    var solves = 0
  }

  private func verify(
    _ document: CertifiedDocument, _ settings: RuleSettings, _ front: inout DocumentFrontEnd,
    _ modules: ModuleLoader
  ) -> Verified {
    func finding(_ message: String, at node: JSONNode) -> Verified {
      Verified(findings: [Diagnostic(.brokenProof, message, at: node.range)])
    }
    let path = document.file.string ?? ""
    let errors: [Diagnostic]
    do throws(FileError) {
      errors = try front.check(path).filter { $0.severity == .error }
    } catch {
      return finding("'\(path)' cannot be read: \(error.explanation)", at: document.file)
    }
    let source = SourceText(name: path, bytes: front.text)
    let (previews, read) = PreviewValues.all(of: front, path: path)
    let imports = (front.soundImports ?? []).withTheirImports
      .filter { !ShippedLibrary.isMeant(by: $0) }.compactMap { modules.sound(at: $0)?.file }
    let changed = changes(
      of: document,
      [(path, Digest(of: front.text.span))] + (imports + read.files).map { ($0.path, $0.digest) })
    guard changed.isEmpty else { return Verified(findings: changed) }
    guard errors.isEmpty, front.soundImports != nil else {
      return finding("there are errors in '\(path)'", at: document.file)
    }
    let typed = front.document
    var verifier = ProofVerifier(
      document, in: source, registry: registry,
      textMetrics: textMetrics.flatMap(TextMetricsChoice.init))
    for node in typed.nodes.indices {
      verifier.places[node] = source.position(of: front.nameRange(of: node).start)
    }
    verifier.verifySums()
    verifier.verifyTexts(typed)
    verifier.verify(properties: settings.choice)
    let languages = strings?.checkedTables ?? []
    let asked = lint.proof ?? ProofDomain()
    verify(subjects: document.subjects.map(\.component), of: typed, &verifier)
    for (number, subject) in document.subjects.enumerated() {
      if let name = subject.component {
        let component = typed.structure.components.first { $0.signature.name == name }
        guard let component, let declaration = typed.declaration(of: component) else { continue }
        let required = RequiredTrials(
          of: typed, at: declaration, [], asked, settings.proof)
        verifier.verify(
          subject: number, as: typed.layout(of: component), [], required, in: languages)
      } else if typed.root >= 0 {
        let required = RequiredTrials(of: typed, at: nil, previews, asked, settings.proof)
        verifier.verify(subject: number, as: typed, previews, required, in: languages)
      }
    }
    return Verified(findings: verifier.findings, solves: verifier.solves)
  }

  /// Returns the findings on files that are not those of the certificate.
  private func changes(
    of document: CertifiedDocument, _ files: [(path: String, digest: Digest)]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var known = Set<String>()
    for (path, digest) in document.files {
      if !known.insert(path).inserted {
        found.append(Diagnostic(.brokenProof, "'\(path)' stands here twice", at: digest.range))
      }
      guard let file = files.first(where: { $0.path == path }) else {
        found.append(
          Diagnostic(
            .brokenProof, "'\(path)' is not among the files that are read", at: digest.range))
        continue
      }
      if digest.string != file.digest.description {
        found.append(
          Diagnostic(
            .brokenProof, "'\(path)' was changed after it was proved", at: digest.range))
      }
    }
    for file in files where !known.contains(file.path) {
      found.append(
        Diagnostic(
          .brokenProof, "'\(file.path)' is read too, and was not then", at: document.file.range))
    }
    return found
  }

  /// Verifies that the layout and each component that says what it is meant for have trials.
  private func verify(
    subjects: [String?], of typed: TypedDocument, _ verifier: inout ProofVerifier
  ) {
    var needed: [String?] = typed.root >= 0 ? [nil] : []
    for component in typed.structure.components {
      guard let node = typed.declaration(of: component),
        RequiredTrials.said(.widths, at: node, of: typed) != nil
          || RequiredTrials.said(.heights, at: node, of: typed) != nil
      else { continue }
      needed.append(component.signature.name)
    }
    if needed != subjects { verifier.reportSubjects(needed) }
  }
}

extension JSONNode {
  fileprivate var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The elements of a list; nil for other values.
  var elements: [JSONNode]? {
    if case .array(let nodes) = value { nodes } else { nil }
  }

  /// Whether the node is a string, or null for nil.
  fileprivate func says(_ expected: String?) -> Bool {
    expected == nil ? isNull : string == expected
  }
}
