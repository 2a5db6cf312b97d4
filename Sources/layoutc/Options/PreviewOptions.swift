import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

/// The preview, parameter values and translations to show a document with.
struct PreviewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The preview to start from (default: the first), several with commas, or all; may be "
        + "repeated.",
      valueName: "name"))
  var preview: [String] = []

  @Option(
    help: ArgumentHelp("Values for the parameters, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]),
  )
  var data: String?

  @OptionGroup var texts: StringsOptions

  func validate() throws { try texts.validateForShowing() }

  /// Adds these settings to a request.
  ///
  /// A file that cannot be read ends the command.
  func completing(
    _ request: LayoutRequest, _ findings: FindingOptions
  ) throws -> LayoutRequest {
    var request = request
    request.previews = PreviewChoice(preview)
    request.data = try data.map(Self.read)
    request.strings = try texts.file(findings)
    request.language = texts.languages.first
    return request
  }

  /// Returns the contents of a file; ends the command if it cannot be read.
  static func read(_ path: String) throws -> SourceText {
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(path)
    } catch {
      CommandOutput.complain("cannot read '\(path)': \(error.explanation)")
      throw ExitCode(.unreadable)
    }
    return SourceText(name: path, bytes: reader.bytes)
  }
}
