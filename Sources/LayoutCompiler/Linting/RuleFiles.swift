import LayoutDiagnostics
import LayoutRules
import LayoutXML

/// The `*.rule.xml` files of a run, each read once for all configurations that name it.
struct RuleFiles {
  /// A rule file without mistakes.
  struct File: Sendable {
    /// The absolute path.
    var path: String
    var rules: [OwnRule]
    var source: SourceText
  }

  /// The findings on the files.
  private(set) var findings: [FileFindings] = []
  /// Whether a file could not be read.
  private(set) var isUnreadable = false
  private var known: [PathKey: File?] = [:]
  private let view: FileView

  init(in view: FileView = .disk) { self.view = view }

  /// The paths of all requested files.
  var paths: [String] { known.keys.map(\.path) }

  /// Returns the file at a path, or nil if it has mistakes, which are reported once.
  mutating func file(at path: String) -> File? {
    let path = FolderPath.absolute(path)
    if let file = known[PathKey(path)] { return file }
    let shown = FolderPath.shown(path)
    var file: File?
    do throws(FileError) {
      let (rules, findings) = try Self.read(path, shownAs: shown, in: view)
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

  /// Checks a rule file by itself: its syntax, and whether its examples behave as stated.
  static func findings(
    inFileAt path: String, in view: FileView = .disk
  ) throws(FileError) -> FileFindings {
    let (rules, findings) = try read(path, shownAs: path, in: view)
    guard findings.diagnostics.isEmpty else { return findings }
    return FileFindings(source: findings.source, diagnostics: rules.flatMap { $0.brokenExamples() })
  }

  private static func read(
    _ path: String, shownAs name: String, in view: FileView
  ) throws(FileError) -> (rules: [OwnRule], findings: FileFindings) {
    var parser = MarkupParser()
    try parser.parse(contentsOf: path, in: view)
    let reader = RuleFileReader(parser.document, findings: parser.diagnostics)
    let source = SourceText(name: name, bytes: parser.document.bytes)
    return (reader.rules, FileFindings(source: source, diagnostics: reader.findings))
  }
}

extension RuleFiles.File {
  /// Returns the finding that another file has a rule with the same id.
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
  /// Adds a file unless it is present.
  ///
  /// If one of its rules has the id of an existing rule, returns that id instead.
  mutating func add(_ file: RuleFiles.File) -> (id: DiagnosticID, other: String)? {
    if contains(where: { $0.path.isSamePath(as: file.path) }) { return nil }
    for rule in file.rules {
      let owner = first { $0.rules.contains { $0.finding == rule.finding } }
      if let owner { return (rule.finding, FolderPath.shown(owner.path)) }
    }
    append(file)
    return nil
  }

  /// The rules of all files.
  var rules: OwnRules { isEmpty ? .none : OwnRules(flatMap(\.rules)) }
}
