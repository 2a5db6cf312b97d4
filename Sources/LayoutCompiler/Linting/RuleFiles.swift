import LayoutDiagnostics
import LayoutSemantics
import LayoutXML

/// The `*.rule.xml` files of a run, each read once for all configurations that name it.
struct RuleFiles {
  /// A file of rules without a mistake.
  struct File: Sendable {
    /// From the root.
    var path: String
    var rules: [OwnRule]
    var source: SourceText
  }

  /// What is wrong with the files.
  private(set) var findings: [FileFindings] = []
  /// Whether a file could not be read.
  private(set) var isUnreadable = false
  private var known: [PathKey: File?] = [:]
  /// The files that were asked for.
  var paths: [String] { known.keys.map(\.path) }

  /// The file at a path, or nil where something is wrong with it, which is told once.
  mutating func file(at path: String) -> File? {
    let path = FolderPath.absolute(path)
    if let file = known[PathKey(path)] { return file }
    let shown = FolderPath.shown(path)
    var file: File?
    do throws(FileError) {
      let (rules, findings) = try Self.read(path, shownAs: shown)
      if findings.diagnostics.isEmpty {
        file = File(path: path, rules: rules, source: findings.source)
      } else {
        self.findings.append(findings)
      }
    } catch {
      isUnreadable = true
      findings.append(FileFindings(file: FileError(renaming: error, to: shown)))
    }
    known[PathKey(path)] = .some(file)
    return file
  }

  /// What there is to say about a file of rules that is checked for itself: whether it is one, and
  /// whether its examples show what they say.
  static func findings(inFileAt path: String) throws(FileError) -> FileFindings {
    let (rules, findings) = try read(path, shownAs: path)
    guard findings.diagnostics.isEmpty else { return findings }
    return FileFindings(source: findings.source, diagnostics: rules.flatMap { $0.brokenExamples() })
  }

  private static func read(
    _ path: String, shownAs name: String
  ) throws(FileError) -> (rules: [OwnRule], findings: FileFindings) {
    var parser = MarkupParser()
    try parser.parse(contentsOf: path)
    let reader = RuleFileReader(parser.document, findings: parser.diagnostics)
    let source = SourceText(name: name, bytes: parser.document.bytes)
    return (reader.rules, FileFindings(source: source, diagnostics: reader.findings))
  }
}

extension RuleFiles.File {
  /// Says that one of its rules stands in another file too.
  func mistake(_ id: DiagnosticID, isAlsoIn other: String) -> FileFindings {
    let range = rules.first { $0.finding == id }?.idRange ?? .at(0)
    return FileFindings(
      source: source,
      diagnostics: [
        Diagnostic(.invalidRule, "'\(id.name)' is a rule of '\(other)' too", at: range)
      ])
  }
}

extension [RuleFiles.File] {
  /// Takes in another file, unless it is among these; gives the rule of it whose id one of these has.
  mutating func add(_ file: RuleFiles.File) -> (id: DiagnosticID, other: String)? {
    if contains(where: { $0.path.isSamePath(as: file.path) }) { return nil }
    for rule in file.rules {
      let owner = first { $0.rules.contains { $0.finding == rule.finding } }
      if let owner { return (rule.finding, FolderPath.shown(owner.path)) }
    }
    append(file)
    return nil
  }

  /// All of their rules together.
  var rules: OwnRules { isEmpty ? .none : OwnRules(flatMap(\.rules)) }
}
