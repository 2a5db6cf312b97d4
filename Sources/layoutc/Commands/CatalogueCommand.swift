import ArgumentParser
import LayoutCompiler

extension Layoutc {
  /// `layoutc catalogue`: writes what a version of an app can show.
  struct Catalogue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "catalogue",
      abstract: "Write what a version of an app can show, for packs that are made for it.",
      discussion: """
        The catalogue holds the language of this layoutc, and what the documents of the app declare and \
        name: views, layouts in Swift, actions, parameters, fonts, images and colors. Write it with each \
        release of the app, and keep it; 'layoutc pack --for' compares documents with it. Equal documents \
        give equal bytes. With errors in a document nothing is written.

        EXAMPLES
          layoutc catalogue Screens -o app-3.json
          layoutc catalogue Screens -o app-3.json --assets App/Assets.xcassets --font Inter
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup var findings: FindingOptions

    @Option(
      name: [.customShort("o"), .customLong("output")],
      help: ArgumentHelp("The catalogue.", valueName: "file"),
      completion: .file(extensions: ["json"]),
    )
    var output: String

    @Option(
      help: ArgumentHelp(
        "A folder with images and colors, such as an asset catalog of Xcode; may be repeated.",
        valueName: "dir"),
      completion: .directory,
    )
    var assets: [String] = []

    @Option(
      help: ArgumentHelp(
        "The family of a font that the app has; may be repeated.", valueName: "name"))
    var font: [String] = []

    func validate() throws { try input.requirePaths() }

    func run() async throws {
      let result: CatalogueRun.Result
      do throws(FileError) {
        result = try await CatalogueRun(
          input.paths, to: output, assets: assets, fonts: font, pool: input.pool
        ).run()
      } catch {
        CommandOutput.complain("cannot read '\(error.path)': \(error.explanation)")
        throw ExitCode(.unreadable)
      }
      try findings.writeAside(result.report)
      if let output = result.output {
        try output.writeIfChanged()
        CommandOutput.remark("\(result.catalogue.sentence) in '\(output.path)'")
      }
      try input.end(with: result.report, failingOn: findings.threshold)
    }
  }
}
