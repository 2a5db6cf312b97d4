import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import MasonryLayout

extension Layoutc {
  /// `layoutc layout`: frames.
  struct Layout: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "layout",
      abstract: "Solve documents and print the frame of every element.",
      discussion: """
        Each document is solved for its first preview unless flags or --preview say otherwise; flags \
        override the preview axis by axis. What nobody says is unbounded.

        EXAMPLES
          layoutc layout --width 390 Cards/Profile.layout.xml
          layoutc layout --max-width 320 --direction rtl --scale 3 Cards
          layoutc layout --format json --text-metrics fixed:7x20 Cards
          layoutc layout --data card.json --strings Texts.xcstrings --language de Card.layout.xml
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup(title: "Size") var constraint: ConstraintOptions
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions
    @OptionGroup(title: "Texts") var texts: StringsOptions
    @OptionGroup var findings: FindingOptions

    @Option(
      help: ArgumentHelp("The preview to start from (default: the first).", valueName: "name"))
    var preview: String?

    @Option(
      help: ArgumentHelp("Values for the parameters, as JSON.", valueName: "file"),
      completion: .file(extensions: ["json"]),
    )
    var data: String?

    @Option(help: "A tree for people, or one JSON object a line.")
    var format = LayoutFormat.tree

    func validate() throws {
      if texts.languages.count > 1 { throw ValidationError("'layout' shows one language") }
    }

    func run() async throws {
      let run = LayoutRun(
        input.paths,
        request: try request,
        form: format.form(inColor: findings.color.wantsColor(on: .standardOutput)),
        pool: input.pool,
        registry: .shipped,
      )
      let result = await run.run()
      CommandOutput.print(result.text)
      try findings.writeAside(result.report)
      for name in result.withoutPreview {
        CommandOutput.complain("'\(name)' has no preview '\(preview ?? "")'")
      }
      try result.report.exitStatus(failingOn: findings.failOn.severity).end()
      if !result.withoutPreview.isEmpty { throw ExitCode(.usage) }
    }

    private var request: LayoutRequest {
      get throws {
        var request = environmentRequest
        request.data = try readData()
        request.strings = try texts.file(findings)
        request.language = texts.languages.first
        return request
      }
    }

    private func readData() throws -> SourceText? {
      guard let data else { return nil }
      var reader = FileReader()
      do throws(FileError) {
        try reader.read(data)
      } catch {
        CommandOutput.complain("cannot read '\(data)': \(error.reason)")
        throw ExitCode(.unreadable)
      }
      return SourceText(name: data, bytes: reader.bytes)
    }

    private var environmentRequest: LayoutRequest {
      var request = LayoutRequest()
      request.horizontal = constraint.horizontal
      request.vertical = constraint.vertical
      request.scale = environment.scale?.value
      request.direction = environment.direction
      request.textScale = environment.textScale?.value
      request.safeArea = environment.safeArea?.edges
      request.appearance = environment.appearance
      request.textMetrics = environment.textMetrics?.metrics
      request.preview = preview
      return request
    }
  }
}

/// The forms in which frames are printed.
enum LayoutFormat: String, CaseIterable, ExpressibleByArgument {
  case tree
  case json

  func form(inColor: Bool) -> LayoutRun.Form {
    switch self {
    case .tree: .tree(inColor: inColor)
    case .json: .json
    }
  }
}
