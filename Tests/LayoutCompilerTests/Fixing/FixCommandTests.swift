import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// `layoutc check --fix` and the repairs it makes.
struct FixCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  private static let slip = """
    <layout name="Slip">
      <center>
        <text ascender="12">Centred</text>
      </center>
    </layout>

    """
  private static let mended = slip.replacing(" ascender=\"12\"", with: "")

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(Self.slip, to: "slip.layout.xml")
  }

  @Test func aFilterPrintsTheDocumentAndNothingElse() throws {
    let mended = try command.run(["check", "--fix", "-"], input: Data(Self.slip.utf8))
    #expect(mended.output == Self.mended)
    #expect(mended.errors == "fixed 1 of 1 finding; 1 repair\nno findings in 1 file\n")
    #expect(CommandStatus(rawValue: mended.status) == .clean)
    let clean = try command.run(["check", "--fix", "-", "--quiet"], input: Data(Self.mended.utf8))
    #expect(clean.output == Self.mended)
    #expect(clean.errors == "")
  }

  @Test func aFilterPrintsWhatCannotBeRepairedAsItIs() throws {
    let broken = "<layout><text>\u{FEFF}\r\n"
    let outcome = try command.run(["check", "--fix", "-"], input: Data(broken.utf8))
    #expect(outcome.output == broken)
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
  }

  @Test func aTrialWritesNothing() throws {
    let outcome = try command.run(["check", "--fix", "--dry-run", "slip.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .wouldChange)
    #expect(try folder.read("slip.layout.xml") == Self.slip)
    #expect(outcome.output.hasPrefix("--- a/slip.layout.xml\n"))
    let clean = try command.run(
      ["check", "--fix", "--dry-run", "-"], input: Data(Self.mended.utf8))
    #expect(CommandStatus(rawValue: clean.status) == .clean)
    #expect(clean.output == "")
  }

  @Test func linksAndPermissionsStay() throws {
    let manager = FileManager.default
    let file = folder.path("slip.layout.xml")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try manager.createSymbolicLink(
      atPath: folder.path("link.layout.xml"), withDestinationPath: "slip.layout.xml")
    _ = try command.run(["check", "--fix", "link.layout.xml"])
    #expect(try folder.read("slip.layout.xml") == Self.mended)
    let permissions = try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(permissions == 0o640)
    let target = try manager.destinationOfSymbolicLink(atPath: folder.path("link.layout.xml"))
    #expect(target == "slip.layout.xml")
    #expect(try manager.contentsOfDirectory(atPath: folder.url.path()).count == 2)
  }

  @Test func whatIsNotUTF8IsLeftAlone() throws {
    let bytes = try #require(Self.slip.data(using: .utf16))
    try bytes.write(to: folder.url.appending(path: "slip.layout.xml"))
    let outcome = try command.run(["check", "--fix", "slip.layout.xml"])
    #expect(
      outcome.output.hasSuffix(
        "\nfixed 0 of 1 finding; 'slip.layout.xml' is not in UTF-8 and stays as it is\n"
          + "1 error in 1 file\n"))
    #expect(try Data(contentsOf: folder.url.appending(path: "slip.layout.xml")) == bytes)
  }

  @Test func theInputIsRepairedAlone() throws {
    let outcome = try command.run(["check", "--fix", "-", "slip.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
  }

  /// A run makes as many repairs as the summary of `check` announces.
  @Test(arguments: RuleRegistry.examples.map(\.finding))
  func asManyAreRepairedAsWasSaid(rule: DiagnosticID) async throws {
    let examples = try #require(RuleRegistry.examples.first { $0.finding == rule })
    for document in examples.wrong {
      let path = try folder.write(document, to: "example.layout.xml")
      var check = CheckRun([path])
      check.rules.set(rule, isOn: true)
      let before = await check.run()
      check.countsFixable = false
      let uncounted = await check.run()
      #expect(uncounted.fixable == nil)
      #expect(uncounted.findings.map(\.diagnostics) == before.findings.map(\.diagnostics))
      check.fix = .safe
      let after = await check.run()
      let fixes = try #require(after.fixes)
      #expect(before.fixable == fixes.fixed, "\(document)")
      #expect(after.findings.flatMap(\.diagnostics).allSatisfy { $0.id != .movedFrame })
      guard let file = fixes.files.first else { continue }
      // A second run makes no repair.
      try folder.write(String(decoding: file.new, as: UTF8.self), to: "example.layout.xml")
      let again = await check.run()
      #expect(again.fixes?.fixed == 0)
      #expect(again.findings.count == after.findings.count)
    }
  }

  @Test func whatABaselineKnowsIsNotRepaired() throws {
    let document = """
      <layout name="A">
        <!-- layoutc:disable unequal-grow -->
        <text id="a">a</text>
      </layout>

      """
    try folder.write(document, to: "a.layout.xml")
    _ = try command.run(["check", "--write-baseline", "known.json", "a.layout.xml"])
    let outcome = try command.run(["check", "--baseline", "known.json", "--fix", "a.layout.xml"])
    #expect(outcome.output == "fixed 0 of 0 findings\nno findings in 1 file\n")
    #expect(try folder.read("a.layout.xml") == document)
  }
}
