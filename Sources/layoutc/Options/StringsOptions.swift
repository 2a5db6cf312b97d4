import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

/// The strings file, and the languages of texts.
struct StringsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Words for the texts: a String Catalog (.xcstrings) or a .strings file.", valueName: "file"),
    completion: .file(extensions: ["xcstrings", "strings"]),
  )
  var strings: String?

  @Option(
    help: ArgumentHelp(
      """
      The language, or several with commas: those that texts should have words in (default: all of a \
      String Catalog), or the one that is shown (default: the preview's, else the catalog's own).
      """, valueName: "code"))
  var language: String?

  /// The options of a command line without any.
  static var unset: Self {
    var options = Self()
    options.strings = nil
    options.language = nil
    return options
  }

  /// The requested languages.
  var languages: [String] {
    (language ?? "").split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// Throws if several languages are given for showing documents.
  func validateForShowing() throws {
    if languages.count > 1 { throw ValidationError("documents are shown in one language") }
  }

  /// Reads the strings file; nil if none is given.
  ///
  /// Mistakes in it end the command.
  func file(_ findings: FindingOptions) throws -> StringsFile? {
    guard let strings else { return nil }
    do throws(FileError) {
      let read = try StringsFile.read(strings, languages: languages)
      if let file = read.file { return file }
      let report = CheckReport(findings: [read.findings], files: 1, hasUnreadable: false)
      try? findings.writeAside(report)
    } catch {
      CommandOutput.complain("cannot read '\(strings)': \(error.explanation)")
      throw ExitCode(.unreadable)
    }
    throw ExitCode(.findings)
  }
}
