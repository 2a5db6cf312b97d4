import Foundation
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// The loop of `Docs/Programs.md`, run on documents with mistakes: those of `layoutc explain`, and
/// the fixtures of the checker.
struct ProgramsPageTests {
  private static let examples: [(name: String, text: String)] = DiagnosticCatalog.all.compactMap {
    guard let document = $0.entry.bad.document else { return nil }
    return ("\($0.name).layout.xml", document)
  }

  private static func fixtures() throws -> [(name: String, text: String)] {
    let folder = PackageRoot.appending("Tests/LayoutCheckingTests/Fixtures/check")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.hasSuffix(".layout.xml") }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func eachFindingIsRepairedOrSaysWhatToDo() throws {
    let documents = try Self.examples + Self.fixtures()
    #expect(documents.count > 250)
    let folder = try TemporaryFolder()
    for document in documents { try folder.write(document.text, to: "Screens/\(document.name)") }
    try folder.write("{}", to: ".layoutc.json")
    let block = try #require(MarkdownPage("Docs/Programs.md").blocks.first { $0.file != nil })
    let script = try folder.write(block.text, to: "repair.py")

    let command = BuiltCommand(in: folder.url)
    let arguments = ["check", "--format", "json", "Screens"]
    let before = try Self.findings(command.run(arguments).output)
    let built = BuiltCommand.executable.deletingLastPathComponent().path(percentEncoded: false)
    let path = built + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let run = try BuiltCommand.run(
      tool: ["python3", script, folder.path("Screens")], environment: ["PATH": path])
    try #require(run.status == 0, "\(run.errors)")
    let left = try run.output.split(separator: "\n").map { try Self.finding(Data($0.utf8)) }
    let after = try Self.findings(command.run(arguments).output)
    #expect(left.count == after.count)
    #expect(left.count < before.count, "nothing is repaired")
    for finding in left {
      let isExplained = (finding.explanation ?? "").contains(".")
      #expect(
        isExplained, "\(finding.file): '\(finding.message)' has a repair that leads nowhere")
    }
  }

  private struct Finding: Decodable {
    var file: String
    var message: String
    var explanation: String?
  }

  private struct Findings: Decodable {
    var findings: [Finding]
  }

  private static func findings(_ json: String) throws -> [Finding] {
    try JSONDecoder().decode(Findings.self, from: Data(json.utf8)).findings
  }

  private static func finding(_ json: Data) throws -> Finding {
    try JSONDecoder().decode(Finding.self, from: json)
  }
}
