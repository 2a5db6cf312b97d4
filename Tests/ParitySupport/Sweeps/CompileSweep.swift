package import Foundation
import LayoutChecking
import LayoutCodeGeneration
import LayoutCompiler
import LayoutDiagnostics
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

/// Documents that each test one thing.
///
/// Those without errors must compile.
package struct CompileSweep {
  /// Documents that are compiled together because one imports the others.
  package struct Case: Sendable {
    package var label: String
    /// The texts by file name.
    ///
    /// The last one is the tested document.
    package var files: [(name: String, text: String)]
    /// The host's Swift that the documents refer to, and the types in it.
    package var host: (types: Set<String>, text: String)

    package init(
      _ label: String, _ files: [(name: String, text: String)],
      host: (types: Set<String>, text: String) = ([], ""),
    ) {
      self.label = label
      self.files = files
      self.host = host
    }
  }

  package struct Outcome: Sendable {
    package var tried = 0
    package var refused = 0
    package var compiled = 0
    package var failures: [String] = []
    /// The number of refused cases for each finding.
    package var findings: [String: Int] = [:]

    package var summary: String {
      "\(tried) tried, \(refused) refused by check, \(compiled) compiled, \(failures.count) failed"
    }
  }

  private let toolchain: ParityToolchain
  private let folder: URL
  private let front = SweepChecker()
  /// Swift of an app that is compiled together with the documents.
  private let app: String?

  /// The number of cases that are compiled together.
  private static let batch = 150

  package init(_ toolchain: ParityToolchain, in folder: URL, beside app: String? = nil) {
    self.toolchain = toolchain
    self.folder = folder
    self.app = app
  }

  /// Checks and compiles cases.
  ///
  /// `progress` is called with the outcome so far.
  package func run(_ cases: [Case], progress: (Outcome) -> Void = { _ in }) throws -> Outcome {
    var outcome = Outcome()
    var batch: [Checked] = []
    var types: Set<String> = []
    for (number, example) in cases.enumerated() {
      outcome.tried += 1
      let checked = try check(example, number)
      guard checked.errors.isEmpty else {
        outcome.refused += 1
        for error in checked.errors { outcome.findings[error, default: 0] += 1 }
        continue
      }
      // Two types with the same name go into different programs.
      if batch.count >= Self.batch || !types.isDisjoint(with: checked.types) {
        try compile(batch, &outcome)
        progress(outcome)
        (batch, types) = ([], [])
      }
      batch.append(checked)
      types.formUnion(checked.types)
    }
    try compile(batch, &outcome)
    progress(outcome)
    return outcome
  }

  /// Whether a case is without errors.
  package func isAccepted(_ example: Case) throws -> Bool {
    try check(example, 0).errors.isEmpty
  }

  // MARK: Checking

  private struct Checked {
    var label: String
    /// The prefix of the case's file names.
    var prefix: String
    var types: Set<String> = []
    var sources: [(file: String, text: String)] = []
    var errors: [String] = []
  }

  private func check(_ example: Case, _ number: Int) throws -> Checked {
    let prefix = "case\(number)_"
    var checked = Checked(label: example.label, prefix: prefix, types: example.host.types)
    if !example.host.text.isEmpty {
      checked.sources.append(("\(prefix)host.swift", example.host.text))
    }
    let home = folder.appending(path: prefix)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    for file in example.files {
      try Data(file.text.utf8).write(to: home.appending(path: file.name))
    }
    let loader = ModuleLoader()
    for (place, file) in example.files.enumerated() {
      let path = home.appending(path: file.name).path()
      try front.parser.parse(contentsOf: path)
      let markup = front.parser.document
      let imports = loader.outcomes(of: ImportRequest.all(in: markup), from: path) {
        SourceText(name: path, bytes: markup.bytes)
      }
      let findings = front.parser.diagnostics
      front.checker.check(markup, findings: findings, path: path, imports: imports)
      checked.errors += (findings + front.checker.diagnostics)
        .filter { $0.severity == .error }.map { "\($0.id.name): \($0.message)" }
      guard checked.errors.isEmpty else { return checked }
      let document = front.checker.document
      let name = DocumentName.of(document, path: path)
      checked.types.insert(SwiftTarget().typeName(for: name))
      checked.sources.append(
        (
          "\(prefix)\(place).swift",
          SwiftTarget().source(
            of: document, name: name, path: "\(prefix)\(place).layout.xml")
        ))
    }
    return checked
  }

  // MARK: Compiling

  private func compile(_ batch: [Checked], _ outcome: inout Outcome) throws {
    guard !batch.isEmpty else { return }
    let home = folder.appending(path: "batch")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    var files: [String] = []
    func write(_ text: String, to name: String) throws {
      let file = home.appending(path: name)
      try Data(text.utf8).write(to: file)
      files.append(file.path())
    }
    if let app { try write(app, to: "app.swift") }
    for checked in batch {
      for source in checked.sources { try write(source.text, to: source.file) }
    }
    let output = try toolchain.complaints(files)
    let lines = output.split(separator: "\n").filter { $0.contains(": error:") }
    var complaints: [String: String] = [:]
    for line in lines {
      let owner = batch.first { line.contains($0.prefix) }?.prefix ?? ""
      if complaints[owner] == nil { complaints[owner] = String(line) }
    }
    if complaints.isEmpty, !output.isEmpty { complaints[""] = String(output.suffix(400)) }
    for checked in batch {
      if let complaint = complaints[checked.prefix] {
        outcome.failures.append("\(checked.label): \(complaint)")
      } else {
        outcome.compiled += 1
      }
    }
    if let complaint = complaints[""] { outcome.failures.append("a batch: \(complaint)") }
  }
}

/// A parser and a checker for many documents, one after the other.
final class SweepChecker {
  var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  var checker = RuleChecker()

  /// Whether a text without imports is without errors.
  func accepts(_ text: String) -> Bool {
    parser.parse(text)
    checker.check(parser.document, findings: parser.diagnostics)
    return !checker.document.hasErrors
  }
}
