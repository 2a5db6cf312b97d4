import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// A folder of files, with the output of the command for them.
struct LintCase: Sendable, CustomTestStringConvertible {
  var name: String
  var files: [String: String] = [:]
  var arguments: [String] = ["."]

  var testDescription: String { name }

  /// Returns the command, its output and its status as a page.
  func page(_ first: [String] = ["check"]) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let words = first + arguments
    let outcome = try BuiltCommand(in: folder.url).run(words)
    var page = ""
    for name in files.keys.sorted() { page += "== \(name)\n\(files[name] ?? "")\n" }
    page += "$ layoutc \(words.joined(separator: " "))\n\(outcome.output)"
    if !outcome.errors.isEmpty { page += "-- standard error\n\(outcome.errors)" }
    for name in files.keys.sorted() where try folder.read(name) != files[name] {
      page += "== \(name) now\n\(try folder.read(name))"
    }
    let status = CommandStatus(rawValue: outcome.status).map { "\($0)" } ?? "\(outcome.status)"
    page += "== ends: \(status)\n"
    return page.replacing(folder.url.path().dropLast(), with: "FOLDER")
  }
}
