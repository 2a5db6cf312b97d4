import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

/// The language of texts.
struct StringsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Words for the texts: a String Catalog (.xcstrings) or a .strings file.", valueName: "file"),
    completion: .file(extensions: ["xcstrings", "strings"]),
  )
  var strings: String?

  @Option(
    help: ArgumentHelp(
      "The language to take from a String Catalog (default: its own).", valueName: "code"))
  var language: String?

  func validate() throws {
    if language != nil, strings == nil {
      throw ValidationError("'--language' needs '--strings'")
    }
  }

  /// The file, or nothing where none is named; what is wrong with it ends the command.
  func file(_ findings: FindingOptions) throws -> StringsFile? {
    guard let strings else { return nil }
    do throws(FileError) {
      let read = try StringsFile.read(strings, language: language)
      if let file = read.file { return file }
      let report = CheckReport(findings: [read.findings], files: 1, hasUnreadable: false)
      try? findings.writeAside(report)
    } catch {
      CommandOutput.complain("cannot read '\(strings)': \(error.reason)")
      throw ExitCode(.unreadable)
    }
    throw ExitCode(.findings)
  }
}
